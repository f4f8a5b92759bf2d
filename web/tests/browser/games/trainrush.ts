import type { View } from '../../../src/types/trainrush';
import { expect } from '../fixtures';
import type { Driver, Told } from './driver';

/** What only its owner may know, wherever a position names it. */
const HIDDEN = ['hand', 'under', 'heroes', 'pack', 'picks', 'boxed', 'reach'];

const modules = ['random_heroes', 'appendix_cards', 'no_warehouse_after_station'];

export const driver: Driver = {
  id: 'trainrush',
  title: 'Train Rush',
  board: '.map .city',
  first: '.cubes [data-lit]',
  turn: ['.hand [data-lit]', '.heroes [data-lit]'],
  marks: '.pointed, .named',
  moments: [/Last round/],
  own: ['.desk .plate .points b', '.desk .plate .well b'],
  lit: ['.cubes', '.hand', '.heroes', '.map'],
  modules,
  most: 4,
  refs: 60,
  matches: [
    {},
    { keyboard: true },
    { language: 'de-DE', players: 4, modules },
    { language: 'de-DE', players: 4, width: 820, modules },
    { language: 'pl-PL', players: 3, width: 390, modules },
  ],
  headings: ['Locomotives', 'Cities', 'Zones', 'Sectors', 'Progress tracks'],

  acts: 'bids spy',
  restless: 'coal',
  together: '.setting-up',
  picture: (it) => {
    const view = it as View;
    const cargo = (all: (string | null)[]) => all.map((cube) => cube ?? '').sort();
    return {
      round: view.round,
      order: view.order,
      sectors: view.sectors.map((row) => [row.spies, row.agents]),
      zones: view.zones.map((row) => [row.warehouses, row.station, row.parcel]),
      cities: view.cities.map((row) => [row.contractors, row.markers, row.mission, row.slots]),
      tiles: view.tiles,
      players: view.players.map((row) => ({
        field: row.field,
        coal: row.coal,
        investment: row.investment,
        progress: row.progress,
        infrastructure: row.infrastructure,
        contractor: row.contractor,
        spies: row.spies,
        tokens: row.tokens,
        visited: [...row.visited].sort(),
        pieces: [row.warehouses, row.stations, row.agents, row.contract_markers],
        train: row.train.map((car) => [car.wagon, cargo(car.cargo), car.parcels]),
        missions: [...row.missions].sort(),
      })),
    };
  },

  async told(region) {
    const zones = region.locator('h3', { hasText: 'Zones' }).locator('+ ul > li');
    await expect(zones, 'zones that are described').toHaveCount(12);
  },

  guide: { pages: 9, telling: [1, 6, 9] },

  hiding: [],

  async secrets(seated, spectator) {
    const cards: string[][] = [];
    for (const [seat, page] of seated.entries()) {
      cards[seat] = await page
        .locator('.hand [data-piece^="card:"][data-piece$="/hand"]')
        .evaluateAll((all) => all.map((it) => it.getAttribute('data-piece')!));
      expect(cards[seat].length, `the own cards of seat ${seat}`).toBeGreaterThan(0);
    }
    for (const [page, seat] of [
      [seated[0], 1],
      [seated[1], 0],
      [spectator, 0],
      [spectator, 1],
    ] as const) {
      await page.locator(`.players > [data-place="${seat}"] .player`).click();
      for (const card of cards[seat]!)
        await expect(page.locator(`[data-piece="${card}"]`), `a card of seat ${seat}`).toHaveCount(
          0,
        );
    }
  },

  leaks(position: Told, seat) {
    const { players, drawn } = position.view as View;
    const shown = players.flatMap((it) =>
      it.own && it.seat !== seat ? HIDDEN.map((key) => `players.${it.seat}.own.${key}`) : [],
    );
    const decision = (position as unknown as { decision?: { choose?: { seats: number[] } } })
      .decision;
    const looked =
      drawn.length > 0 && !decision?.choose?.seats.includes(seat ?? -1) ? ['drawn'] : [];
    // A card that somebody drew is told to nobody else.
    const drew = position.plies.flatMap((ply) =>
      ply.events.flatMap((event) =>
        typeof event === 'object' &&
        event !== null &&
        'drew' in event &&
        (event as { drew: { seat: number } }).drew.seat !== seat
          ? [`ply ${ply.n} drew`]
          : [],
      ),
    );
    return [...shown, ...looked, ...drew];
  },
};
