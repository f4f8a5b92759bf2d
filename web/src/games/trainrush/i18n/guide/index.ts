import { messages } from '../../../../i18n/index.svelte';
import { trainrushWords } from '..';

/** What "how to play" and the coach of the guided match say. */
export const guideWords = messages(
  import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }),
  trainrushWords,
);
export const t = guideWords.say;
