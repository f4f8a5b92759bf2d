/**
 * Great moments of a match. A game reads them off the events of its plies (`Wording.scenes`) and draws
 * them (`scene` of `Board.svelte`); when they open, how they are skipped and where they are found again is
 * the same for all games.
 */
import type { SeatName, Told } from '../log';

export interface Scene<E = unknown> {
  /** Of the event that opens it, as the log has it: the ply and the place of the event in it. */
  key: string;
  /** What the game calls it; its drawing goes by this. */
  kind: string;
  title: string;
  /** Beside the title: who brought it about. */
  note?: string;
  /**
   * `full` is a sheet over the table, which stays until it is put away. `card` says in passing what has
   * just happened, hides nothing that can be chosen, and goes by itself.
   */
  size: 'full' | 'card';
  /** A sheet that does not need the whole table: it lies in the middle of it. */
  small?: boolean;
  /** A sheet that comes in passing, like a card; from the log it opens as a whole. */
  quiet?: boolean;
  /** How many parts a sheet has, so that they come one after the other; it may grow while plies come. */
  parts?: number;
  /** Nothing more belongs to it. */
  done: boolean;
  /** The button that puts a sheet away. */
  go?: string;
  /** The last ply that belongs to it. */
  until: number;
  events: E[];
  seat?: number | null;
}

export type Scenes<V, E> = (plies: Told<E>[], view: V, name: SeatName) => Scene<E>[];

/** What draws a scene: `view` is the position at its end, `part` how many parts are there by now. */
export interface SceneProps<V = unknown, E = unknown> {
  scene: Scene<E>;
  view: V;
  part: number;
}
