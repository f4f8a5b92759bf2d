import { describe, expect, test } from 'vitest';
import { Layout, movesOf } from '../src/board/moves';

const layout = (...pieces: [piece: string, place: string, n?: number][]) => {
  const it = new Layout();
  for (const [piece, place, n] of pieces) it.put(piece, place, n);
  return it;
};
const box = () => 'box';

describe('moves between two layouts', () => {
  test('what stays does not move', () => {
    const same = layout(['a', 'x', 2], ['b', 'y']);
    expect(movesOf(same, layout(['b', 'y'], ['a', 'x'], ['a', 'x']), box)).toEqual([]);
  });
  test('a piece goes from where it is missing to where it is new', () => {
    expect(
      movesOf(layout(['a', 'x', 3]), layout(['a', 'x', 1], ['a', 'y', 1], ['a', 'z', 1]), box),
    ).toEqual([
      { piece: 'a', from: 'x', to: 'y', n: 1 },
      { piece: 'a', from: 'x', to: 'z', n: 1 },
    ]);
  });
  test('what comes from nowhere comes from the stock, and goes there', () => {
    expect(movesOf(layout(['a', 'x', 5]), layout(['a', 'x', 2], ['b', 'y']), box)).toEqual([
      { piece: 'a', from: 'x', to: 'box', n: 3 },
      { piece: 'b', from: 'box', to: 'y', n: 1 },
    ]);
  });
});
