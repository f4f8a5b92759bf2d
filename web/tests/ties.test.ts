import { expect, test } from 'vitest';
import { tiesBelow } from '../src/board/result/ties';

const ties = (scores: number[], places: number[]) => {
  const order = scores.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]!);
  return tiesBelow(order, { scores, places }).map(
    (it) => `${it.place}: ${it.seats.join()}${it.shared ? ' share' : ''}`,
  );
};

test('ties below the victory are found, shared or broken', () => {
  expect(ties([30, 50, 30], [2, 1, 3])).toEqual(['2: 0,2']);
  expect(ties([30, 50, 30], [2, 1, 2])).toEqual(['2: 0,2 share']);
  expect(ties([30, 30, 50, 30], [2, 2, 1, 2])).toEqual(['2: 0,1,3 share']);
  expect(ties([30, 30, 50, 30], [2, 2, 1, 4])).toEqual(['2: 0,1 share', '2: 1,3']);
  expect(ties([50, 50, 40, 40], [1, 1, 3, 4])).toEqual(['3: 2,3']);
});

test('the victory and different points are none', () => {
  expect(ties([50, 50], [1, 2])).toEqual([]);
  expect(ties([50, 50, 40], [1, 1, 3])).toEqual([]);
  expect(ties([50, 40, 30], [1, 2, 3])).toEqual([]);
});
