// The reference has an entry for every thing of the rules' own data files, in every language.
import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, words } from '../../../src/i18n/index.svelte';
import { search } from '../../../src/board/reference';
import { guideWords } from '../../../src/games/autobahn/i18n/guide';
import { referenceWords } from '../../../src/games/autobahn/i18n/reference';
import { chapters } from '../../../src/games/autobahn/reference';

type Row = Record<string, never>;
const files = import.meta.glob<Row[]>('../../../../crates/autobahn/data/*.json', {
  import: 'default',
  eager: true,
});
const rows = (name: string) => files[`../../../../crates/autobahn/data/${name}.json`]!;
const numbered = (name: string, of = rows(name)) => of.map((_, i) => String(i + 1));

/** Every bonus anywhere in the data, by its name. */
function bonuses(it: unknown, out = new Set<string>()): Set<string> {
  if (Array.isArray(it)) it.forEach((row) => bonuses(row, out));
  else if (it !== null && typeof it === 'object') {
    const { bonus } = it as Row;
    if (typeof bonus === 'string') out.add(bonus);
    else if (bonus !== null && typeof bonus === 'object') out.add(Object.keys(bonus)[0]!);
    Object.values(it).forEach((row) => bonuses(row, out));
  }
  return out;
}

/** What must be there, as the things on the board name it. */
const REFERRED: string[] = [
  ...rows('cards').map((it) => `card:${it.id}`),
  ...rows('tiles').map((it) => `tile:${it.id}`),
  ...[
    ...bonuses([
      rows('tiles'),
      rows('track'),
      rows('deliveries'),
      rows('rows'),
      rows('rewards'),
      rows('services'),
    ]),
  ].map((it) => `bonus:${it}`),
  ...rows('technologies').map((it) => `tech:${it.column}:${it.level}`),
  ...rows('rows').map((it) => `row:${it.level}`),
  ...rows('departments')
    .flatMap(({ id }) => (id === 'extra' ? ['planning', 'planning_all_cards', 'customs'] : [id]))
    .map((id) => `department:${id}`),
  ...rows('offices').map((it) => `office:${it.id}`),
  ...rows('countries').map((it) => `country:${it.id}`),
  ...rows('depots').map((it) => `depot:${it.city}`),
  ...numbered('dashboard').map((n) => `era:${n}`),
  ...numbered('routes').map((n) => `route:${n}`),
  ...numbered('stations').map((n) => `sb:${n}`),
  ...rows('track').flatMap((it, i) => (it.bonus ? [`track:${i + 1}`] : [])),
  ...numbered('services').map((n) => `service:${n}`),
  ...rows('wine').map((it) => `wine:${it.id}`),
  ...rows('tasks').map((it) => `task:${it.id}`),
  ...rows('levels').map((it) => `level:${it.id}`),
  ...rows('solo_boards').flatMap((it) =>
    [...numbered('', it.tiles), 'more'].map((n) => `slot:${it.id}:${n}`),
  ),
  ...rows('solo_boards').flatMap((it) =>
    numbered('', it.stations).map((n) => `bot-station:${it.id}:${n}`),
  ),
  ...['unlock', 'build', 'upgrade', 'load', 'station'].map((it) => `space:${it}`),
  ...['claim', 'play', 'refresh', 'fund', 'tile'].map((it) => `action:${it}`),
  ...[
    'truck',
    'token',
    'traffic',
    'wine',
    'services',
    'route',
    'city',
    'supply',
    'display',
    'track',
    'autobot',
    'department:lobby',
  ],
];

beforeAll(async () => {
  for (const part of [guideWords, referenceWords]) await words.add(part);
});

describe.each(LANGUAGES)('the reference in %s', (language) => {
  beforeAll(() => words.speak(language));

  test('has one entry for everything, and each says something', () => {
    const entries = chapters().flatMap((it) => it.entries);
    const ids = entries.map((it) => it.id);
    expect(REFERRED.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    for (const { id, title, text } of entries)
      for (const said of [title, text]) {
        expect(said.trim(), id).not.toBe('');
        // A hole, or the key of a message that is missing.
        expect(said, id).not.toMatch(/undefined|NaN|\{|^[a-z]+(-[a-zA-Z0-9_]+)+$/);
      }
  });
});

test('the search finds words as people type them', async () => {
  const found = (wanted: string) =>
    search(chapters(), wanted).flatMap((it) => it.entries.map((entry) => entry.id));
  await words.speak('pl');
  expect(found('ZALADUJ ciezarowke')).toContain('space:load');
  await words.speak('de');
  expect(found('strassensperrung')).toContain('howto:9');
  expect(found('dienstleistung')).toContain('department:service');
  expect(found('xyzzy')).toEqual([]);
  expect(found('')).toEqual(chapters().flatMap((it) => it.entries.map((entry) => entry.id)));
});
