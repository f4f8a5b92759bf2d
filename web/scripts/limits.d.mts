export const LIMITS: { shell: number } & Record<string, number>;
