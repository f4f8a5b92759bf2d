import { describe, expect, test } from 'vitest';
import { movesOf } from '../../../src/board/moves';
import { parked, placeOf } from '../../../src/games/autobahn/map/places';
import { layoutOf, stockOf } from '../../../src/games/autobahn/pieces';
import type { PlayerView, View } from '../../../src/types/autobahn';
import recorded from './fixtures/positions.json';

describe('pieces of Autobahn', () => {
  const positions = recorded as unknown as { name: string; view: View }[];
  const view = positions.find((it) => it.name === '2 players, ply 160')!.view;
  const mine = view.players[0]!;
  const next = (change: Partial<View>, player: Partial<PlayerView> = {}) => {
    const after = {
      ...view,
      ...change,
      players: view.players.map((it) => (it.seat === 0 ? { ...it, ...player } : it)),
    };
    return movesOf(layoutOf(view), layoutOf(after), stockOf(after));
  };

  test('every recorded position is laid out, and there no piece is twice', () => {
    for (const it of positions) {
      const { pieces } = layoutOf(it.view);
      for (const [piece, places] of pieces) {
        const n = [...places.values()].reduce((sum, n) => sum + n, 0);
        if (/^(card|basic|truck|disc|route):/.test(piece)) expect(n, piece).toBe(1);
      }
    }
  });
  test('a section comes from its stack, a station from the board, an employee from the supply', () => {
    const stacks = view.stacks.map((n, i) => (i === view.era - 1 ? n - 1 : n));
    expect(next({ stacks, built: [...view.built, 'W1.1'] })).toEqual([
      { piece: 'road', from: `map/stack/${view.era}`, to: 'map/section/W1.1', n: 1 },
    ]);
    expect(
      next(
        { stations: [...view.stations, { link: 'W1', seat: 0 }] },
        { stations: mine.stations + 1 },
      ),
    ).toEqual([
      { piece: 'station:0', from: `0/station/${mine.stations + 1}`, to: 'map/station/W1', n: 1 },
    ]);
    expect(
      next(
        {
          offices: view.offices.map((it) =>
            it.colour === 'red' ? { ...it, seats: [...it.seats, 0] } : it,
          ),
        },
        { supply: mine.supply - 1 },
      ),
    ).toEqual([{ piece: 'employee:0', from: '0/supply', to: 'offices/office/red', n: 1 }]);
  });
  test('a card goes to its space, a truck with its load home, money to whom it is paid', () => {
    const [card] = mine.hand;
    expect(
      next(
        {},
        {
          hand: mine.hand.slice(1),
          spaces: mine.spaces.map((it) => (it.space === 'build' ? { ...it, cards: [card!] } : it)),
        },
      ),
    ).toEqual([{ piece: `basic:0:${card}`, from: '0/hand', to: '0/space/build', n: 1 }]);
    expect(next({}, { trucks: ['home'], delivered: ['FR'] })).toEqual([
      { piece: 'truck:0.0', from: 'map/section/B5.1', to: '0/garage', n: 1 },
      { piece: 'load:0', from: 'map/truck/0.0', to: 'map/country/FR', n: 1 },
    ]);
    const players = view.players.map((it) => ({
      ...it,
      money: it.money + (it.seat === 0 ? -2 : 2),
    }));
    expect(movesOf(layoutOf(view), layoutOf({ ...view, players }), stockOf(view))).toEqual([
      { piece: 'coin', from: '0/money', to: '1/money', n: 2 },
    ]);
  });
  test('a truck on the map is found by the name that the rules have for it', () => {
    let trucks = 0;
    for (const it of positions)
      for (const truck of parked(it.view)) {
        // "truck 2" is the second of the list.
        const [kind, nth] = truck.target.split(':');
        expect([kind, it.view.players[truck.seat]!.trucks[Number(nth) - 1]]).toEqual([
          'truck',
          it.view.players[truck.seat]!.trucks[truck.n],
        ]);
        expect(placeOf(`truck:${truck.n + 1}`, it.view, truck.seat)).toEqual(truck.at);
        trucks += 1;
      }
    expect(trucks).toBeGreaterThan(3);
  });
});
