// What the rules are told with is of the edition that is played: no figure of the data files stands in the words.
import { expect, test } from 'vitest';
import { LANGUAGES, words } from '../../../src/i18n/index.svelte';
import { dataOf, setEdition } from '../../../src/net/edition';

interface Row {
  [field: string]: unknown;
}
const printed = dataOf<Record<string, Row[]> & { setup: Row; scoring: Row }>('autobahn');
const is = (number: unknown) => ({ is: number });
const LIMITS = { ...(printed.setup.limits as Row), build: [83, 84, 85] };
setEdition('autobahn', {
  ...printed,
  setup: {
    ...printed.setup,
    refresh_money: is(71),
    floor_seats: is(72),
    traffic_set: is(73),
    limits: LIMITS,
  },
  scoring: { lobby: is(74), money_unit: is(75), link_value: is(76), dual_value: is(77) },
  departments: printed.departments!.map((it) => ({ ...it, floors: [78, 79, 80] })),
  dashboard: printed.dashboard!.map((it, n) => ({ ...it, steps: 86 + n })),
  tiles: printed.tiles!.map((it) => (it.id === 'money' ? { ...it, bonus: { money: 81 } } : it)),
  rewards: printed.rewards!.map((it) => ({ ...it, status: it.status === 4 ? 88 : it.status })),
});

test.each(LANGUAGES)(
  'a corrected figure is in what the reference and the guide say, %s',
  async (language) => {
    const { guideWords } = await import('../../../src/games/autobahn/i18n/guide');
    const { referenceWords } = await import('../../../src/games/autobahn/i18n/reference');
    const { chapters } = await import('../../../src/games/autobahn/reference');
    const { howto, PAGES } = await import('../../../src/games/autobahn/guide/pages');
    await words.add(guideWords);
    await words.add(referenceWords);
    await words.speak(language);
    const entries = chapters().flatMap((it) => it.entries);
    const all = entries.map((it) => `${it.title} ${it.text}`).join('\n');
    for (const figure of [71, 73, 74, 75, 76, 77, 78, 79, 80, 81, 86, 87, 88, '89+'])
      expect(all, `the reference says ${figure}`).toMatch(new RegExp(`\\b${figure}`));
    const pages = Array.from({ length: PAGES }, (_, n) => Object.values(howto(n + 1)).join(' '));
    for (const figure of [71, 72, 74, 79, 83, 86, 87, 88])
      expect(pages.join('\n'), `the guide says ${figure}`).toMatch(new RegExp(`\\b${figure}\\b`));
  },
);
