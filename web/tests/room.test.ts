import { expect, test } from 'vitest';
import { freeSpot, type Box } from '../src/board/moment/room';

const room: Box = { left: 0, top: 60, width: 600, height: 300 };
const size = { width: 120, height: 60 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  width,
  height,
});
const meets = (a: Box, b: Box) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

test('what passes lies where it is wanted if nothing is there', () => {
  expect(freeSpot(room, size, [], { left: 240, top: 60 })).toEqual({
    left: 240,
    top: 60,
    covered: 0,
  });
});

test('it keeps off everything that is taken as long as there is room, and stays near', () => {
  const taken = [box(200, 60, 250, 90), box(0, 200, 590, 20)];
  const spot = freeSpot(room, size, taken, { left: 240, top: 60 });
  expect(spot.covered).toBe(0);
  for (const it of taken) expect(meets({ ...spot, ...size }, it)).toBe(false);
  expect(Math.abs(spot.left - 240), 'just beside what is in the way').toBeLessThanOrEqual(216);
});

test('without room it covers the least, and never leaves the table', () => {
  const spot = freeSpot(room, size, [box(0, 60, 600, 240)], { left: 0, top: 60 });
  expect(spot.top + size.height).toBeLessThanOrEqual(360);
  expect(spot.covered, 'nothing, for the lowest rows are free').toBe(0);
  expect(freeSpot(room, size, [box(-50, 0, 900, 900)], { left: 0, top: 60 }).covered).toBe(200);
});
