import { messages, shell } from '../index.svelte';

/** Who sits at a table: coming, going, and what becomes of it without them. */
export const companyWords = messages(
  import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }),
  shell,
);
export const t = companyWords.say;
