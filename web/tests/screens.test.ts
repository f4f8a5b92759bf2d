import { expect, test } from 'vitest';

const names = (all: string[]) => all.map((it) => it.replace(/.*\//, '')).sort();

test('docs/screens holds the pictures that the README and docs show, and no other', () => {
  const pages = import.meta.glob<string>(['../../README.md', '../../docs/*.md'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const shown = Object.values(pages).flatMap((it) => it.match(/screens\/[\w-]+\.jpg/g) ?? []);
  expect(shown).not.toEqual([]);
  const kept = Object.keys(import.meta.glob('../../docs/screens/*'));
  expect(names(kept)).toEqual(names([...new Set(shown)]));
});
