import type { Drawing } from './icons';

/**
 * The parts of a table: the stage, what all players share, the tray, what is one's own besides, and the
 * drawer. A phone shows one of them at a time, with the tray below the stage and below the own board.
 */
export type Part = 'stage' | 'shared' | 'tray' | 'own' | 'drawer';

/** How the tab of a part is called. */
export interface Tab {
  title: string;
  icon: Drawing;
}
