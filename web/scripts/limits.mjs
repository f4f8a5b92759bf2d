/** What the files of a part may weigh at most, gzipped, in KB. */
export const LIMITS = { shell: 120, autobahn: 180 };
