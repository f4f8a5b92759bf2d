import { expect, test } from 'vitest';
import { brought, courseOf } from '../src/board/result/course';

const of = {
  begins: () => null,
  points: (seen: unknown) => seen as Record<string, number>[],
};
const ply = (n: number, seen?: Record<string, number>[]) => ({ n, text: '', events: [], seen });

test('what brought most at a ply is told, the greatest first, and nothing that was lost', () => {
  const course = courseOf(
    [
      ply(1, [{ lobby: 4, trade: 1, network: 0, finance: 2 }, { lobby: 0 }]),
      ply(2, [{ lobby: 2, trade: 2, network: 6, finance: 22 }, { lobby: 2 }]),
    ] as never,
    of as never,
  );
  expect(brought(course, 2, 0)).toEqual([
    { source: 'finance', points: 20 },
    { source: 'network', points: 6 },
    { source: 'trade', points: 1 },
  ]);
  expect(brought(course, 1, 0).map((it) => it.source)).toEqual(['lobby', 'finance', 'trade']);
  expect(brought(course, 2, 1)).toEqual([{ source: 'lobby', points: 2 }]);
  expect(brought(course, 3, 0)).toEqual([]);
});
