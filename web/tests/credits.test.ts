import { expect, test } from 'vitest';
import { count, SOURCES, sum } from '../src/shell/credits/sources';

test('a record is as sure as its weakest part', () => {
  const file = [
    { id: 'a', source: 'rulebook' },
    { id: 'b', source: 'rulebook', cost: { is: 3, source: 'reconstructed' } },
    { id: 'c', source: 'rulebook', parts: [{ source: 'public' }] },
  ];
  expect(count(file)).toEqual({ rulebook: 1, public: 1, reconstructed: 1 });
  expect(count({ laps: 2, source: 'public' })).toEqual({
    rulebook: 0,
    public: 1,
    reconstructed: 0,
  });
});

const files = import.meta.glob<unknown>('../../crates/*/data/*.json', {
  eager: true,
  import: 'default',
});
test('every record of every game names its source', () => {
  expect(Object.keys(files).length).toBeGreaterThan(50);
  for (const [name, file] of Object.entries(files)) {
    const counted = sum([count(file)]);
    const all = SOURCES.reduce((n, source) => n + counted[source], 0);
    expect(all, name).toBe(Array.isArray(file) ? file.length : 1);
  }
});
