import { messages } from '../../../../i18n/index.svelte';
import { autobahnWords } from '..';

/** What the position in words says. */
export const tellWords = messages(
  import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }),
  autobahnWords,
);
export const t = tellWords.say;
