import type { View } from '../../../src/types/automobile';
import { expect } from '../fixtures';
import type { Driver, Told } from './driver';

const modules = ['bonus_tiles'];

export const driver: Driver = {
  id: 'automobile',
  title: 'Automobile',
  board: '.ring .cell',
  // Whoever is last to take a starting tile has no choice, and begins with a turn.
  first: ':is(.starts, .ring .cell) [data-lit]',
  turn: ['.ring .cell [data-lit]', '.acts [data-lit], .tray [data-lit], .offer [data-lit]'],
  own: ['.desk .odometer .count b'],
  lit: ['.ring .cell', ':is(.acts, .tray, .offer)'],
  marks: '.named',
  moments: [/Market day, round 1/, /Market day, round 3/],
  modules,
  most: 4,
  refs: 45,
  matches: [
    {},
    { keyboard: true },
    { language: 'de-DE', players: 4, modules },
    { language: 'de-DE', players: 4, width: 820, modules },
    { language: 'pl-PL', players: 3, width: 390, modules },
  ],
  headings: [
    'The line, from the back',
    'Cars on the market',
    'Merchants',
    'Grand Prix',
    'Research cards',
    'Awards',
  ],

  acts: 'begins a turn',
  restless: 'worker',
  picture: (it) => {
    const view = it as View;
    return {
      round: view.round,
      workers: view.chain.flatMap((it) => ('worker' in it ? [it.worker] : [])),
      market: view.market,
      merchants: view.merchants,
      marker: view.marker,
      prices: view.prices,
      research: view.research,
      discard: view.discard,
      awards: view.awards.map((it) => it.seat),
      players: view.players.map((it) => ({
        workshops: it.workshops,
        canteen: it.canteen,
        supply: it.supply,
        motor: it.motor,
        space: it.space,
        laps: it.laps,
        body: it.body,
        engine: it.engine,
        active: [...it.active].sort(),
        inactive: [...it.inactive].sort(),
        engineers: [...it.engineers].sort(),
      })),
    };
  },

  async told(region) {
    const awards = region.locator('h3', { hasText: 'Awards' }).locator('+ ul > li');
    await expect(awards, 'awards that are described').toHaveCount(10);
  },

  guide: { pages: 10, telling: [1, 2, 5, 6, 10] },

  hiding: [],

  /** Points lie face down until the end. */
  async secrets(seated, spectator) {
    for (const [seat, page] of seated.entries())
      await expect(
        page.locator('.desk .odometer .count'),
        `the own points of seat ${seat}`,
      ).toHaveText(/\d\s*\d\s*\d/);
    for (const [page, seat] of [
      [seated[0], 1],
      [seated[1], 0],
      [spectator, 0],
      [spectator, 1],
    ] as const) {
      await page.locator(`.players [data-place="${seat}"] .player`).click();
      // Whoever watches sees the board of who has the turn without being asked.
      const theirs = page.locator(
        page === spectator ? '.odometer .count' : '.other .odometer .count',
      );
      await expect(theirs.first()).toHaveText(/face down/);
      for (const it of await theirs.all()) await expect(it).not.toHaveText(/\d/);
    }
  },

  leaks(position: Told, seat) {
    const { players } = position.view as View;
    return players
      .filter((it) => it.seat !== seat && it.score !== null)
      .map((it) => `the points of seat ${it.seat}`);
  },
};
