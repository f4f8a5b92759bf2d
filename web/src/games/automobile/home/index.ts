import { messages, shell } from '../../../i18n/index.svelte';

/** What the home page says about the game; a part of what its board says. */
export const home = messages(
  import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }),
  shell,
);
