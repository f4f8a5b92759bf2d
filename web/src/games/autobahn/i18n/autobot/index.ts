import { messages } from '../../../../i18n/index.svelte';
import { autobahnWords } from '..';

/** What Autobot needs: its board, its turns, and the real table. */
export const autobotWords = messages(
  import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }),
  autobahnWords,
);
export const t = autobotWords.say;
