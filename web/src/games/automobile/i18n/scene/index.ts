import { messages } from '../../../../i18n/index.svelte';
import { automobileWords } from '..';

/** What only great moments say. */
export const sceneWords = messages(
  import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }),
  automobileWords,
);
export const t = sceneWords.say;
