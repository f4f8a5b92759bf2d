import { messages } from '../../../../i18n/index.svelte';
import { automobileWords } from '..';

/** What only the reference says. */
export const referenceWords = messages(
  import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }),
  automobileWords,
);
export const t = referenceWords.say;
