import { beforeEach, describe, expect, test } from 'vitest';
import { keep } from '../src/kept';
import { forgetHabits, noteHabits, ownSeat } from '../src/net/habits';
import type { Table } from '../src/types/table';

const CATEGORIES = ['network', 'trade'];
const said = (turns: number, lost: number, ...categories: number[]) => ({
  turns,
  lost,
  categories,
});
const note = (id: string, game: string, habits: ReturnType<typeof said>) =>
  noteHabits({ id, game }, CATEGORIES, habits);

describe('habits over many matches', () => {
  beforeEach(forgetHabits);

  test('are summed up game by game, each match once', () => {
    note('a', 'autobahn', said(10, 50, 30, -20));
    note('b', 'automobile', said(7, 70, 1, 1));
    const sum = { matches: 2, turns: 30, lost: 80, categories: [25, -60] };
    expect(note('c', 'autobahn', said(20, 30, -5, -40))).toEqual(sum);
    // Reviewed again.
    expect(note('c', 'autobahn', said(20, 30, -5, -40))).toEqual(sum);
  });

  test('outlive whatever else lies in their place', () => {
    for (const rubbish of ['', '{', 'null', '{"a":1}', '[null, 3, {"table": "x"}]']) {
      keep('habits', rubbish);
      expect(note('a', 'autobahn', said(10, 50, 30, -20)).matches, rubbish).toBe(1);
    }
    // Categories of another version are not counted, and new ones begin at nothing.
    const old = {
      table: 'x',
      game: 'autobahn',
      turns: 1,
      lost: 2,
      categories: { wine: 9, trade: 4 },
    };
    keep('habits', JSON.stringify([old]));
    const sum = { matches: 2, turns: 11, lost: 52, categories: [30, -16] };
    expect(note('a', 'autobahn', said(10, 50, 30, -20))).toEqual(sum);
  });

  test('are of the last 200 matches', () => {
    for (let nth = 0; nth < 230; nth++) note(`m${nth}`, 'autobahn', said(1, 1, 0, 0));
    expect(note('last', 'autobahn', said(1, 1, 0, 0)).matches).toBe(200);
  });

  test('are of a seat that was mine for the whole match', () => {
    const seat = (table: Partial<Table>) => ownSeat({ mine: [1], ...table } as Table);
    expect(seat({})).toBe(1);
    expect(seat({ mine: [] }), 'who looks on').toBe(null);
    expect(seat({ mine: [0, 1] }), 'people at one screen').toBe(null);
    expect(seat({ practice: true }), 'who played on from somewhere').toBe(null);
    expect(seat({ before: [{ seat: 1, until: 9 }] }), 'who took a seat over').toBe(null);
    expect(seat({ before: [{ seat: 0, until: 9 }] })).toBe(1);
  });
});
