/** What can be chosen when a table is set, for the home page; small, because it loads at once. */
import { dataOf } from '../../net/edition';
import type { Level } from './data';

/** The levels of Autobot in the edition that is played, each with the options that make it. */
export const levels = () =>
  dataOf<{ levels: Level[] }>('autobahn').levels.map(({ id, source: _, ...autobot }) => ({
    id,
    options: { autobot },
  }));
export const modules = ['wine', 'traffic', 'services'];
/** Bonus material, in the box of most editions. */
export const material = ['extra_tiles', 'two_colour_cards'];
export const variants = { extra_department: ['planning', 'customs', 'none'] };
