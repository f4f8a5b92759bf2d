import { describe, expect, test } from 'vitest';
import { shares } from '../src/board/advice';

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
  test('of whoever plays alone is what it is', () => {
    expect(shares([{ win: 37 }])).toEqual([37]);
  });
});
