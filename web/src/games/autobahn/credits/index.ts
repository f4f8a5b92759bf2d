import { messages } from '../../../i18n/index.svelte';
import { creditsWords } from '../../../shell/credits/i18n';
import type { Credits } from '../../../shell/credits/makers';

/** As the rulebook names them. */
export const credits: Credits = {
  makers: [
    ['design', ['Fabio Lopiano', 'Nestore Mangone']],
    ['development', ['David Digby']],
    ['editing', ['Liam Millard', 'Caezar Al-Jassar', 'Simon Milburn']],
    ['art', ['Javier Inkgolem']],
    ['production', ['Florentyna Butler']],
    ['pieces', ['Sebastián Koziner']],
    ['rulebook', ['Brett J. Gilbert', 'Simon Milburn', 'David Digby']],
    ['polish', ['Arachion', 'Iwi']],
    [
      'testing',
      [
        'Tommaso Alisonno',
        'Francesco Binetti',
        'Luigi DeFeo',
        'Anthony Howgego',
        'Dean Morris',
        'Barbara Parutto',
        'David Spada',
        'Ian Zhabjaku',
        'Olly Pilsworth',
        'Tom Fox',
        'David Ellis',
        'Richard Woods',
        'Katie Bain',
        'Samuli Raninen',
      ],
    ],
  ],
  words: messages(
    import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }),
    creditsWords,
  ),
};
