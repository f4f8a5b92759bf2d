import type { Snippet } from 'svelte';
import type { Coaching } from './coach/lesson';
import type { Hint, Prospect } from './advice';
import type { Decision, Legal, Ply, Refusal } from '../types/table';

/** What a table tells the board of any game; `V` is the game's own view. */
export interface BoardProps<V = unknown> {
  view: V;
  /** The seat whose eyes the view is for; nobody's: one who watches. */
  viewer: number | null;
  legal: Legal[];
  decision: Decision;
  names: string[];
  online: (boolean | undefined)[];
  plies: Ply[];
  undo: number;
  waiting: boolean;
  connected?: boolean;
  /** A position of the past: nothing can be chosen. */
  past?: boolean;
  /** What others do is being shown step by step; `past` is true as well. */
  playing?: boolean;
  /** Several people at one screen: the prompt names whose turn it is. */
  shared?: boolean;
  /** How long movements take, compared with the normal speed; 0: nothing moves. */
  pace?: number;
  /** What the page has for the drawer, around the log (history, leaving); it stands at the end of the result too. */
  page?: Snippet<[log?: Snippet]>;
  /** What it has for the gantry, in place of what is pressed: in the past, where nothing is decided. */
  bar?: Snippet | undefined;
  /** What it has for the gantry beside the sentence. */
  notice?: Snippet | undefined;
  /** The game's name, and the names that seats had when a ply was made: who left is still told of. */
  title?: string;
  nameAt?: (seat: number, ply: number) => string;
  /** Everybody's chance to win at this position, for whoever wants to see it and may; empty before it is known. */
  prospects?: Prospect[] | null;
  /** A guided match: what the coach has to say. */
  coaching?: Coaching | undefined;
  /** What can be done with a match that is over. */
  ending?: Ending | undefined;
  refusal: Refusal | null;
  onAction: (action: Legal) => void;
  onUndo: (all: boolean) => void;
  onWhy?: (text: string) => Promise<Refusal | null>;
  /** What a strong player would do; only where that is fair to everybody. */
  onHint?: (signal: AbortSignal) => Promise<Hint>;
  /** Looks at an earlier position (null: the present), or shows the match from there on. */
  onLook?: (ply: number | null, film: boolean) => void;
  /** The view after a ply; null if it cannot be had now. */
  onPast?: (ply: number) => Promise<V | null>;
  /** All plies, and with each what lies at a path of the view, where that has changed. */
  onTold?: (watch?: string) => Promise<Ply[]>;
  /** What others do waits meanwhile. */
  onHold?: (on: boolean) => void;
}

export interface Ending {
  /** The same people once more; nobody's who only watched. */
  again: (() => void) | null;
  /** Somebody has asked for it already. */
  waits: boolean;
  /** Where the record lies. */
  /** Null if there is none: a part of the match was played by rules that are gone. */
  record: string | null;
}
