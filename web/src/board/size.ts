/** Inside a drawing sizes are its own units; in a page, where no place is given, they grow with the text. */
export const sized = (size: number | string, x: number | undefined): number | string =>
  typeof size === 'number' && x === undefined ? `${size / 14}rem` : size;

/** Up to this width a table shows one part at a time; `frame.css` has the same figure. */
export const PHONE = 700;
/** Up to this one the drawer covers most of a table. */
export const TABLET = 1149;
