import { messages } from '../../../../i18n/index.svelte';
import { automobileWords } from '..';

/** What the position in words says. */
export const tellWords = messages(
  import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }),
  automobileWords,
);
export const t = tellWords.say;
