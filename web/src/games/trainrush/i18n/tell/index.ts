import { messages } from '../../../../i18n/index.svelte';
import { trainrushWords } from '..';

/** What the position in words says. */
export const tellWords = messages(
  import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }),
  trainrushWords,
);
export const t = tellWords.say;
