import { messages } from '../../../i18n/index.svelte';
import { creditsWords } from '../../../shell/credits/i18n';
import type { Credits } from '../../../shell/credits/makers';

/** The prototype's rulebook leaves the names open; these are from public reports of it. */
export const credits: Credits = {
  makers: [
    ['design', ['Sebastian Szponar']],
    ['art', ['Marek Frankowski']],
    ['publisher', ['MTE Games']],
  ],
  words: messages(
    import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }),
    creditsWords,
  ),
};
