import { messages } from '../../../i18n/index.svelte';
import { creditsWords } from '../../../shell/credits/i18n';
import type { Credits } from '../../../shell/credits/makers';

/** As the Polish rulebook of 2016 names them. */
export const credits: Credits = {
  makers: [
    ['design', ['Matthias Cramer']],
    ['art', ['Harald Lieske']],
    ['layout', ['Vladimír Krist']],
    ['polish', ['Katarzyna Dobra', 'Anna Mrzewa-Michalak']],
    ['publisher', ['Blackfire Entertainment', 'G3']],
  ],
  words: messages(
    import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }),
    creditsWords,
  ),
};
