import { messages, shell } from '../index.svelte';

/** What the page says that checks a record. */
export const verifyWords = messages(
  import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }),
  shell,
);
export const t = verifyWords.say;
