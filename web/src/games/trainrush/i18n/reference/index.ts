import { messages } from '../../../../i18n/index.svelte';
import { trainrushWords } from '..';

/** What only the reference says. */
export const referenceWords = messages(
  import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }),
  trainrushWords,
);
export const t = referenceWords.say;
