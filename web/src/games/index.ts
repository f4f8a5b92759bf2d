import type { Component } from 'svelte';
import type { BoardProps } from '../board/props';
import type { Source } from '../i18n/index.svelte';
import type { Staging } from '../shell/playback.svelte';
import { levels, material, modules, variants } from './autobahn/choices';
import AutobahnCover from './autobahn/Cover.svelte';

/** The server's view of a match is its game's affair: here it is only passed on. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyBoard = Component<BoardProps<any>>;
/** A page of a game takes what it needs of what `GamePage` gives. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyPage = Component<any>;

export interface GameEntry {
  id: string;
  /** Its name, the same in every language. */
  title: string;
  cover: Component;
  /** The board and its words, loaded when a table is opened. */
  board: () => Promise<{ default: AnyBoard }>;
  words: Source;
  /** How its events are played back, loaded with the board. */
  staging: () => Promise<{ staging: Staging }>;
  /** Levels of a solo opponent that belongs to the game, each with the options that make it. */
  solo: { id: string; options: Record<string, unknown> }[];
  /** Switches among the options that a player may want to see at once. */
  modules: string[];
  /** Switches that are on unless somebody switches them off, and options with several values. */
  material: string[];
  variants: Record<string, string[]>;
  /** Pages of its own besides the table, at /game/ID/PAGE; the home page links to them. */
  pages: Record<string, () => Promise<{ default: AnyPage }>>;
}

const autobahnWords = import.meta.glob<string>('./autobahn/i18n/*.ftl', {
  query: '?raw',
  import: 'default',
});

export const GAMES: Record<string, GameEntry> = {
  autobahn: {
    id: 'autobahn',
    title: 'Autobahn',
    cover: AutobahnCover,
    solo: levels,
    modules,
    material,
    variants,
    pages: {
      guide: () => import('./autobahn/guide/Guide.svelte'),
      companion: () => import('./autobahn/CompanionSetup.svelte'),
    },
    board: () => import('./autobahn/Board.svelte'),
    staging: () => import('./autobahn/staging'),
    words: (language) => autobahnWords[`./autobahn/i18n/${language}.ftl`]!(),
  },
};
