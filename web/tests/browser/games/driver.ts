import type { Locator } from '@playwright/test';
import type { Page } from '../fixtures';
import type { Wishes } from '../table';

/** A way in which a whole match is worth playing. */
export interface Way extends Wishes {
  language?: string;
  width?: number;
  keyboard?: boolean;
}

export type Look = (page: Page, where: string) => Promise<void>;

/** How a test plays a game: what is where on its board, and what it has besides. */
export interface Driver {
  /** As its folder under `src/games` and on the wire. */
  id: string;
  /** As the home page calls it, in every language. */
  title: string;
  /** There as soon as the board is drawn. */
  board: string;
  /** The first choice at a new table. */
  first: string;
  /** The own figures that are read first: points, and money where there is some. */
  own: string[];
  /** Parts of the table where things are lit, in the order in which they come. */
  lit: string[];
  /** What is marked on the board while something else is looked at that names it. */
  marks: string;
  /** Titles of great moments that every match has. */
  moments: RegExp[];
  /** Two choices of an own turn, one after the other; there are several of the first kind. */
  turn: [string, string];
  /** Level with the most to read of an opponent that belongs to the game. */
  solo?: string;
  /** Everything that can be switched on. */
  modules: string[];
  matches: Way[];
  /** Seats at the largest table. */
  most: number;
  /** How many things of a table are at least explained in the reference. */
  refs: number;
  /** Parts of the position in words, and more that is to be told there. */
  headings: string[];
  told(region: Locator): Promise<void>;
  /** What the log says after the name of somebody else who begins to act. */
  acts: string;
  /** There while everybody chooses at once: then nobody waits. */
  together?: string;
  /** Pieces of this name travel in nearly every move. */
  restless: string;
  /** What of a view a picture between two positions may change, in an order of its own. */
  picture(view: unknown): unknown;
  /** How many pages the guide has, and which of them are unlike the others. */
  guide: { pages: number; telling: number[] };
  /** Pages it has besides, one after the other, each shown to `look`. */
  pages?(page: Page, url: string, look: Look): Promise<void>;
  /** Modules with which there is something to hide. */
  hiding: string[];
  /** No page tells what another hides, in its text or only to a screen reader; each tells its own. */
  secrets(seated: [Page, Page], spectator: Page): Promise<void>;
  /** Everything in a position that is shown to this seat (null: a spectator) though others hide it. */
  leaks(position: Told, seat: number | null): string[];
}

/** A position as it comes over the wire, with the parts that tests look at. */
export interface Told {
  type: string;
  ply: number;
  viewer: number | null;
  legal: unknown[];
  plies: { n: number; seat: number; events: unknown[] }[];
  view: never;
}
