import { messages } from '../../../../i18n/index.svelte';
import { autobahnWords } from '..';

/** What only the reference says. */
export const referenceWords = messages(
  import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }),
  autobahnWords,
);
export const t = referenceWords.say;
