import { messages, shell } from '../index.svelte';

/** What settings and account say. */
export const dialogsWords = messages(
  import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }),
  shell,
);
export const t = dialogsWords.say;
