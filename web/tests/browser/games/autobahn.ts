import type { View } from '../../../src/types/autobahn';
import { expect, type Page } from '../fixtures';
import { reveal } from './autobahn/companion';
import type { Driver, Told } from './driver';

const modules = ['wine', 'traffic', 'services'];

/** The wine card is the one secret, until its wine is loaded: every place that names one. */
function wines(it: unknown, path = ''): string[] {
  if (it === null || typeof it !== 'object')
    return /wine$/.test(path) && typeof it === 'string' ? [path] : [];
  return Object.entries(it).flatMap(([key, value]) => wines(value, `${path}.${key}`));
}

/** The page's text, and what only a screen reader or a tip says. */
const everything = (page: Page) =>
  page.evaluate(
    () =>
      document.body.innerText +
      [...document.querySelectorAll('*')]
        .flatMap((it) => [...it.attributes].map((attribute) => attribute.value))
        .join('\n'),
  );

export const driver: Driver = {
  id: 'autobahn',
  title: 'Autobahn',
  board: '.map .city',
  first: '.routes [data-lit]',
  turn: ['.hand [data-lit]', '.spaces .space-thing[data-lit]'],
  own: ['.tray .money', '.tray .points b'],
  lit: ['.routes', '.hand', '.spaces', '.map'],
  marks: '.reach',
  moments: [/1946/, /1966/, /1991/, /delivers/, /The last round/],
  solo: '7',
  modules,
  most: 4,
  refs: 60,
  matches: [
    {},
    { language: 'de-DE' },
    { language: 'de-DE', players: 3, width: 820 },
    { language: 'pl-PL', players: 3, width: 390 },
    { keyboard: true },
    { solo: '1' },
    { language: 'de-DE', solo: '12', modules },
    { language: 'pl-PL', players: 4, modules },
  ],
  headings: ['Autobahns', 'Connected cities', 'Trucks', 'Construction offices', 'Administration'],

  acts: 'begins a turn',
  restless: 'truck',
  picture: (it) => {
    const view = it as View;
    return {
      built: [...view.built].sort(),
      dual: [...view.dual].sort(),
      stations: view.stations.map((it) => `${it.link} ${it.seat}`).sort(),
      offices: view.offices.map((it) => [...it.seats].sort()),
      players: view.players.map((it) => ({
        trucks: it.trucks.filter((truck) => truck !== 'home'),
        delivered: [...it.delivered].sort(),
        floors: it.floors.map((row) => [...row].sort()),
        technologies: it.technologies.map((row) => [...row].sort()),
        money: it.money,
      })),
    };
  },

  async told(region) {
    const roads = region.locator('h3', { hasText: 'Autobahns' }).locator('+ ul > li');
    await expect(roads, 'autobahns that are described').toHaveCount(7);
  },

  guide: { pages: 11, telling: [1, 6, 11] },

  async pages(page, url, look) {
    await page.goto(`${url}/game/autobahn/companion`);
    await page.locator('.setup').waitFor();
    await look(page, 'companion at set-up');
    await page.locator('.setup .btn.primary').click();
    await page.locator('.boards [data-lit]').first().waitFor();
    await look(page, 'companion, delivery boards');
    await page.locator('.boards [data-lit]').first().click();
    await reveal(page);
    await page.locator('.kinds .btn').first().click();
    await look(page, 'companion');
  },

  hiding: ['wine'],

  async secrets(seated, spectator) {
    const wine: string[] = [];
    for (const [seat, page] of seated.entries()) {
      wine[seat] = await page.locator('.own .wine > span').innerText();
      expect(wine[seat], `the own wine card of seat ${seat}`).toMatch(/ from .* to /);
    }
    for (const [page, seat] of [
      [seated[0], 1],
      [seated[1], 0],
      [spectator, 0],
      [spectator, 1],
    ] as const) {
      await page.locator(`.players > [data-place="${seat}"] .player`).click();
      await expect(page.locator('.other .wine > span')).toHaveText('not shown yet');
      expect(await everything(page), `a page with the wine of seat ${seat}`).not.toContain(
        wine[seat],
      );
    }
  },

  leaks(position: Told, seat) {
    const { players } = position.view as { players: { wine_loaded: boolean }[] };
    return wines(position).filter((path) => {
      const [, owner] = path.match(/^\.view\.players\.(\d)\.wine$/) ?? [];
      const open =
        owner !== undefined &&
        (Number(owner) === seat || players[Number(owner)]?.wine_loaded === true);
      return !open && !/\.wine_(loaded|delivered)\./.test(path);
    });
  },
};
