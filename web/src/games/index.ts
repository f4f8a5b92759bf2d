import type { Component } from 'svelte';
import type { Source } from '../i18n/index.svelte';
import AutobahnCover from './autobahn/Cover.svelte';

export interface GameEntry {
  id: string;
  cover: Component;
  /** The board and its words, loaded when a table is opened. */
  board: () => Promise<{ default: Component<any> }>;
  words: Source;
}

const autobahnWords = import.meta.glob<string>('./autobahn/i18n/*.ftl', { query: '?raw', import: 'default' });

export const GAMES: Record<string, GameEntry> = {
  autobahn: {
    id: 'autobahn',
    cover: AutobahnCover,
    board: () => import('./autobahn/Board.svelte'),
    words: (language) => autobahnWords[`./autobahn/i18n/${language}.ftl`]!(),
  },
};
