import { messages, shell } from '../../i18n/index.svelte';

/** What all boards say, loaded with the first of them. */
export const boardWords = messages(
  import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }),
  shell,
);
export const t = boardWords.say;
