/** What can be chosen when a table is set, for the home page; small, because it loads at once. */
import rows from '$data/levels.json';

export const levels = rows.map(({ id, source: _, ...autobot }) => ({ id, options: { autobot } }));
export const modules = ['wine', 'traffic', 'services'];
/** Bonus material, in the box of most editions. */
export const material = ['extra_tiles', 'two_colour_cards'];
export const variants = { extra_department: ['planning', 'customs', 'none'] };
