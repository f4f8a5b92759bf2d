import type { Snippet } from 'svelte';
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
  /** What the page has for the drawer (history, chat, leaving) and for the end (rematch). */
  page?: Snippet;
  ending?: Snippet;
  /** What in the drawer nobody has read yet. */
  unread?: number;
  refusal: Refusal | null;
  onAction: (action: Legal) => void;
  onUndo: (all: boolean) => void;
  onWhy?: (text: string) => Promise<Refusal | null>;
}
