import { messages } from '../../../i18n/index.svelte';
import { boardWords } from '..';

/** What the result and the look back at a match say. */
export const resultWords = messages(
  import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }),
  boardWords,
);
export const t = resultWords.say;
