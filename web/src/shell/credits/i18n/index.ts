import { messages, shell } from '../../../i18n/index.svelte';

/** What the page of credits says, loaded with it. */
export const creditsWords = messages(
  import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }),
  shell,
);
export const t = creditsWords.say;
