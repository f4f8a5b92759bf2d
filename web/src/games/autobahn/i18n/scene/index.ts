import { messages } from '../../../../i18n/index.svelte';
import { autobahnWords } from '..';

/** What only great moments say. */
export const sceneWords = messages(
  import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }),
  autobahnWords,
);
export const t = sceneWords.say;
