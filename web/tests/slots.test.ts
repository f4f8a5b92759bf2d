import { expect, test } from 'vitest';
import { slots } from '../src/board/slots';

test('what stays keeps its place, and what comes takes the first free one', () => {
  const place = slots<string>();
  expect(place(['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
  expect(place(['a', 'c'])).toEqual(['a', null, 'c']);
  expect(place(['c', 'a', 'd', 'e'])).toEqual(['a', 'd', 'c', 'e']);
  expect(place([])).toEqual([null, null, null, null]);
  expect(slots()([])).toEqual([]);
});
