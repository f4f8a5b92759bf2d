/** One page for each `howto-title-N`. */
export const PAGES = 10;
