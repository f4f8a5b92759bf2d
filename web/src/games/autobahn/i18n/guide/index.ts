import { messages } from '../../../../i18n/index.svelte';
import { autobahnWords } from '..';

/** What "how to play" and the coach of the guided match say. */
export const guideWords = messages(
  import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }),
  autobahnWords,
);
export const t = guideWords.say;
