import { messages, shell } from '../index.svelte';

/** Beside the board: the way back through the match, and the way out. */
export const asideWords = messages(
  import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }),
  shell,
);
export const t = asideWords.say;
