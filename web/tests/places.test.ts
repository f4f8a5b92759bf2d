import { expect, test } from 'vitest';
import { levelBy, placeBy } from '../src/board/score';

const told = (points: number[]) =>
  points.map((it) => {
    const own = (n: number) => n;
    return `${placeBy(own, points, it)}${levelBy(own, points, it) ? ' level' : ''}`;
  });

test('who has as many points as another has the same place and is level', () => {
  expect(told([0, 0])).toEqual(['1 level', '1 level']);
  expect(told([5, 2, 2, 1])).toEqual(['1', '2 level', '2 level', '4']);
});
