/**
 * The games that have a board, read from this folder: a game is `games/ID/`, and `entry.ts` there says
 * what the shell must know of it before a table is opened. Nothing else names a game.
 */
import type { Component } from 'svelte';
import type { Lesson } from '../board/coach/lesson';
import type { BoardProps } from '../board/props';
import type { Part } from '../i18n/index.svelte';
import type { Credits } from '../shell/credits/makers';
import type { AnyStaging } from '../shell/playback.svelte';

/** The server's view of a match is its game's affair: here it is only passed on. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyBoard = Component<BoardProps<any>>;
/** A page of a game takes what it needs of what `GamePage` gives. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyPage = Component<any>;

export interface GameEntry {
  /** Its name, the same in every language. */
  title: string;
  /** What the home page says of it: `about`, `facts`, and its options. */
  home: Part;
  cover: () => Promise<{ default: Component }>;
  /** Who made it, and what of it is reconstructed. */
  credits: () => Promise<{ credits: Credits }>;
  /** The board, its words and how its events are played back, loaded when a table is opened. */
  board: () => Promise<{ default: AnyBoard }>;
  words: Part;
  staging: () => Promise<{ staging: AnyStaging }>;
  /** Levels of a solo opponent that belongs to the game, each with the options that make it; asks for its data. */
  solo?: () => { id: string; options: Record<string, unknown> }[];
  /** Switches among the options that a player may want to see at once. */
  modules: string[];
  /** Switches that are on unless somebody switches them off, and options with several values. */
  material: string[];
  variants: Record<string, string[]>;
  /** A guided first match, known again by the hash of its seed. */
  lesson?: { hash: string; load: () => Promise<{ default: Lesson }> };
  /** Pages of its own besides the table, at /game/ID/PAGE; the home page links to them. */
  pages: Record<string, () => Promise<{ default: AnyPage }>>;
}

const entries = import.meta.glob<GameEntry>('./*/entry.ts', { eager: true, import: 'entry' });

export const GAMES: ReadonlyMap<string, GameEntry> = new Map(
  Object.entries(entries).map(([path, entry]) => [path.split('/')[1]!, entry]),
);
