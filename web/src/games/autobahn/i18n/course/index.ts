import { messages } from '../../../../i18n/index.svelte';
import { autobahnWords } from '..';

/** What only the look back at a match says. */
export const courseWords = messages(
  import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }),
  autobahnWords,
);
export const t = courseWords.say;
