import { describe, expect, test } from 'vitest';
import { curveOf, shares, turningPoints, type Reviewed } from '../src/board/advice';

describe('chances to win', () => {
  test('add up to a hundred, whatever the net says of each seat', () => {
    const shown = (...wins: number[]) => shares(wins.map((win) => ({ win })));
    expect(shown(70, 50)).toEqual([58, 42]);
    expect(shown(1, 1, 1)).toEqual([34, 33, 33]);
    expect(shown(0, 0)).toEqual([50, 50]);
    expect(shown(100, 0, 0, 0)).toEqual([100, 0, 0, 0]);
    for (let win = 0; win <= 100; win += 7)
      expect(shown(win, 33, 12, 5).reduce((sum, it) => sum + it, 0)).toBe(100);
  });
  test('are drawn as the shares that are said', () => {
    const after = (last: number, ...wins: number[]) =>
      ({ last, outlooks: wins.map((win) => ({ win })) }) as Reviewed;
    // In positions that no strong player would be in, the net gives nobody much.
    const turns = [after(10, 33, 33), after(20, 9, 3), after(40, 100, 0)];
    expect(curveOf(turns, 40, 0)).toEqual([
      [0.25, 0.5],
      [0.5, 0.75],
      [1, 1],
    ]);
    for (const [i, [, mine]] of curveOf(turns, 40, 0).entries())
      expect(mine + curveOf(turns, 40, 1)[i]![1]).toBeCloseTo(1);
  });
  test('of whoever plays alone is what it is', () => {
    expect(shares([{ win: 37 }])).toEqual([37]);
  });
});

test('the largest swings are turning points, up or down, and small ones are none', () => {
  const turns = [4, -30, 12, -5, 60].map(
    (win, nth) => ({ first: nth, swing: { seat: 0, win, by: 'luck' } }) as Reviewed,
  );
  expect(turningPoints(turns, 3).map((it) => it.first)).toEqual([4, 1, 2]);
  expect(turningPoints(turns, 8)).toHaveLength(4);
});
