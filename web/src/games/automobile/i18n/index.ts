import { boardWords } from '../../../board/i18n';
import { messages } from '../../../i18n/index.svelte';
import { home } from '../home';

export const automobileWords = messages(
  import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }),
  boardWords,
  home,
);
/** The message in the reader's language: the game's own, or one that all boards share. */
export const t = automobileWords.say;
