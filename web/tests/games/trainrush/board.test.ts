/** Whatever the rules send is worded, in three languages; and the map hides nothing that can be chosen. */
import { beforeAll, describe, expect, test } from 'vitest';
import { action } from '../../../src/games/trainrush/actions';
import { cities, fields, markets, zones } from '../../../src/games/trainrush/data';
import { describe as tell } from '../../../src/games/trainrush/describe';
import { boardOf, BOARDS, digestOf } from '../../../src/games/trainrush/digests';
import { effectOf } from '../../../src/games/trainrush/effects';
import { lineOf } from '../../../src/games/trainrush/events';
import {
  CITY,
  cityPlate,
  fieldPoint,
  MARKET,
  marketPlate,
  WHOLE,
  ways,
  waysOf,
  ZONE,
  zonePlate,
} from '../../../src/games/trainrush/geometry';
import { trainrushWords } from '../../../src/games/trainrush/i18n';
import { guideWords } from '../../../src/games/trainrush/i18n/guide';
import { referenceWords } from '../../../src/games/trainrush/i18n/reference';
import { tellWords } from '../../../src/games/trainrush/i18n/tell';
import { TrainRushBoard } from '../../../src/games/trainrush/model.svelte';
import { owed, prompt } from '../../../src/games/trainrush/steps';
import {
  scenesOf,
  stepsOf,
  type RoundScene,
  type ZoneScene,
} from '../../../src/games/trainrush/scenes';
import { scoreOf } from '../../../src/games/trainrush/score';
import { chapters } from '../../../src/games/trainrush/reference';
import { LANGUAGES, words } from '../../../src/i18n/index.svelte';
import type { Event, PlayerView, Resource, View } from '../../../src/types/trainrush';
import types from '../../../src/types/trainrush.ts?raw';
import { kinds } from '../kinds';

/** Whole matches as the rules tell them, with some views. */
const goldens = import.meta.glob<string>('../../../../crates/trainrush/tests/it/golden/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const lines = Object.values(goldens).flatMap((it) => it.split('\n'));
const views = lines.flatMap((it) => {
  const [, json] = /^ {2}view \S+ (\{.*)$/.exec(it) ?? [];
  return json ? [JSON.parse(json) as View] : [];
});
const events = lines.flatMap((it) => {
  const [, json] = /^ {2}(?:Everybody|Only\(Seat\(\d\)\)) (.*)$/.exec(it) ?? [];
  return json ? [JSON.parse(json) as Event] : [];
});
const actions = [...new Set(lines.flatMap((it) => /^\d+ \d (.+) #\w+$/.exec(it)?.[1] ?? []))];
const name = (seat: number) => ['Ada', 'Bob', 'Cid', 'Dan'][seat]!;
/** No key, no id of the data files, no hole. */
function isWording(text: string) {
  expect(text).not.toMatch(/\b[RGB]-[IMO]\d+\b|\bS[RGB]\d[ab]\d\b|\bZ[RGB]\d\b|\b[KW]\d{3}\b/);
  expect(text).not.toMatch(/undefined|\{|\bNaN\b|\b(act|event|step|reason|then|effect|tell)-[a-z]/);
  expect(text.trim()).not.toBe('');
}

beforeAll(async () => {
  for (const part of [guideWords, referenceWords, tellWords]) await words.add(part);
});

test('the recorded matches have something to word', () => {
  expect(views.length).toBeGreaterThan(3);
  expect(events.length).toBeGreaterThan(500);
  expect(actions.length).toBeGreaterThan(100);
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => words.speak(language));

  test('every event and action of recorded matches is worded', () => {
    for (const event of events) {
      const line = lineOf(event, views[0]!, name);
      if (line) isWording(line.text);
    }
    for (const text of actions) isWording(action(text, views[0]!));
  });

  test('every kind of event, step and reason of the rules has its message', () => {
    for (const kind of kinds(types, 'Event'))
      expect(trainrushWords.has(`event-${kind}`), kind).toBe(true);
    for (const kind of kinds(types, 'Reason'))
      expect(trainrushWords.has(`reason-${kind}`), kind).toBe(true);
    const asked = kinds(types, 'Step').slice(0, kinds(types, 'Step').indexOf('deal_cards'));
    expect(asked.length).toBeGreaterThan(30);
    for (const kind of asked) expect(trainrushWords.has(`step-${kind}`), kind).toBe(true);
  });

  test('what actions bring, what is owed, the score and the position are told in words', () => {
    for (const view of views) {
      for (const text of actions.filter((it) => !/^(give|parcel|load|uncouple)/.test(it))) {
        const brings = effectOf(text, view, name);
        if (brings) isWording(brings);
      }
      for (const { seat } of view.players) owed(view, seat).forEach(isWording);
      for (const { title, lines } of tell(view, name)) [title, ...lines].forEach(isWording);
      for (const row of scoreOf(view).rows) {
        isWording(`${row.title} ${row.rule}`);
        for (const it of row.cells) expect(it?.why).not.toMatch(/×|\b\d\.[,:]/);
      }
      for (const board of BOARDS)
        for (const player of view.players) isWording(digestOf(board, view, player));
    }
  });

  test('the reference has one entry for everything, and each says something', () => {
    const entries = chapters(views[0]!).flatMap((it) => it.entries);
    const ids = entries.map((it) => it.id);
    expect(new Set(ids).size, 'entries of one name').toBe(ids.length);
    for (const it of entries) isWording(`${it.title} ${it.text}`);
    const kept = (kind: string) => ids.filter((it) => it.startsWith(`${kind}:`)).length;
    expect([kept('card'), kept('tile'), kept('hero'), kept('contract')]).toEqual([56, 47, 18, 48]);
    expect([kept('city'), kept('zone'), kept('track'), kept('action')]).toEqual([9, 12, 5, 14]);
  });

  test('the reference has the numbers of the table where it is read', () => {
    const of = (view: View, id: string) =>
      chapters(view)
        .flatMap((it) => it.entries)
        .find((it) => it.id === id)!.text;
    for (const view of views) {
      expect(of(view, 'round')).toContain(String(view.rounds));
      expect(of(view, 'area:build')).toContain(String(view.areas[0]!.capacity));
    }
    const rounds = new Set(views.map((it) => of(it, 'round')));
    expect(rounds.size, 'tables for two and for more').toBe(2);
  });
});

describe('a drawer says', () => {
  beforeAll(() => words.speak('en'));
  const [view] = views;
  const carrying = (cargo: Resource[], unloading: number): [View, PlayerView] => {
    const it = structuredClone(view!);
    const player = it.players[0]!;
    player.train = [{ wagon: 'W501', cargo, parcels: 0 }];
    player.progress.find((row) => row.track === 'unloading')!.value = unloading;
    it.contracts.forEach((row) => (row.open = [null, null, null, null]));
    // Copper and any cube; brass, water and food.
    it.contracts[0]!.open = ['K211', 'K302', null, null];
    return [it, player];
  };

  test('how many contracts fit the cargo and Unloading', () => {
    const fit = (cargo: Resource[], unloading: number) =>
      digestOf('contracts', ...carrying(cargo, unloading));
    expect(fit(['copper', 'brass', 'water', 'food'], 8)).toContain('2');
    expect(fit(['copper', 'brass', 'water', 'food'], 2)).toContain('1');
    expect(fit(['copper'], 8)).toContain('0');
    expect(fit(['brass', 'water', 'gold'], 8)).toContain('0');
  });

  test('what the best cubes that may be unloaded are worth', () => {
    expect(digestOf('item', ...carrying(['brass', 'gold', 'water', 'copper'], 2))).toContain('9');
  });

  test('which board each thing to choose lies on, or none', () => {
    expect(boardOf('sector:red-trade')).toBe('influence');
    expect(boardOf('slot:rackglen:2')).toBe('contracts');
    expect(boardOf('field:R-I7')).toBeUndefined();
  });
});

test('the parts of the score sheet add up to what the rules say', () => {
  for (const view of views) {
    const { rows, totals } = scoreOf(view);
    view.players.forEach((_, seat) =>
      expect(rows.reduce((sum, row) => sum + (row.cells[seat]?.points ?? 0), 0)).toBe(totals[seat]),
    );
  }
});

test('plates hide no field and no other plate', () => {
  type Box = { of: string; x: number; y: number; w: number; h: number };
  const box = (of: string, [x, y]: readonly number[], [w, h]: readonly number[]): Box => ({
    of,
    x: x! - w! / 2,
    y: y! - h! / 2,
    w: w!,
    h: h!,
  });
  const plates = [
    ...cities.map((it) => box(it.id, cityPlate(it.id), CITY)),
    ...zones.map((it) => box(it.id, zonePlate(it.id), ZONE)),
    ...markets.map((it) => box(`market ${it.id}`, marketPlate(it.id), MARKET)),
  ];
  const hidden: string[] = [];
  for (const a of plates) {
    if (a.x < 0 || a.y < 0 || a.x + a.w > WHOLE.width || a.y + a.h > WHOLE.height)
      hidden.push(`${a.of} leaves the map`);
    for (const it of fields) {
      const [x, y] = fieldPoint(it.id);
      const [dx, dy] = [Math.max(a.x - x, 0, x - a.x - a.w), Math.max(a.y - y, 0, y - a.y - a.h)];
      if (it.kind !== 'start' && Math.hypot(dx, dy) < 5) hidden.push(`${a.of} over ${it.id}`);
    }
    for (const b of plates)
      if (a.of < b.of && a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h)
        hidden.push(`${a.of} over ${b.of}`);
  }
  expect(hidden).toEqual([]);
});

test('the ways of a move lead to its end fields and nowhere else', () => {
  expect(ways.length).toBe(fields.reduce((sum, it) => sum + it.next.length, 0));
  // Four steps from the start: straight on, and through the tunnel.
  const four = waysOf('START', 4, new Set(['G-I2', 'G-M2']));
  expect([...four].sort()).toEqual(
    ['START>R-I8', 'R-I8>R-I9', 'R-I9>G-I1', 'G-I1>G-I2', 'G-I1>G-M2'].sort(),
  );
  expect([...waysOf('START', 4, new Set(['G-I2']))]).not.toContain('G-I1>G-M2');
  // A city may be reached early, and the ways end there if nothing else can be reached.
  expect([...waysOf('R-I5', 3, new Set(['R-I7']))].sort()).toEqual(['R-I5>R-I6', 'R-I6>R-I7']);
});

test('the scoring of a zone is one moment, with the steps of A before those of B', () => {
  const plies = events.map((event, n) => ({ n, seat: 0, events: [event] }));
  const told = plies as unknown as Parameters<typeof scenesOf>[0];
  const scored = events.filter((it) => typeof it === 'object' && 'zone_scored' in it);
  const scenes = scenesOf(told, views[0]!, name).filter((it) => it.kind === 'zone_scored');
  expect(scored.length).toBeGreaterThan(0);
  expect(scenes.length).toBe(scored.length);
  for (const [i, scene] of scenes.entries()) {
    const parts = stepsOf(scene.events).map((it) => it.part);
    const { leased } = (scored[i] as { zone_scored: { leased: number } }).zone_scored;
    expect(parts.filter((it) => it === 'A')).toHaveLength(leased);
    expect(parts.join('')).toMatch(/^A+B*$/);
  }
});

test('what a bonus builds, and where it leads, is no step of the scoring that it interrupts', () => {
  const scoring: Event[] = [
    { zone_scored: { zone: 'ZG1', leased: 1 } },
    { contractor_advanced: { seat: 0, colour: 'red', space: 3 } },
    { track_bonus: { seat: 0, track: 'contractor', region: 'red', space: 3 } },
    { tile_opened: { seat: 0, number: 3, tile: 'B13' } },
    { warehouse_built: { seat: 0, zone: 'ZG2' } },
    { infrastructure_advanced: { seat: 0, region: 'green', space: 1 } },
    // A free action of a special one leads a train to another siding.
    { moved: { seat: 0, from: 'G-I3', to: 'SG2a1' } },
    { zone_scored: { zone: 'ZG2', leased: 1 } },
    { contractor_advanced: { seat: 1, colour: 'blue', space: 1 } },
    { infrastructure_advanced: { seat: 1, region: 'green', space: 2 } },
    { infrastructure_advanced: { seat: 1, region: 'green', space: 3 } },
  ];
  const told = scoring.map((event, n) => ({ n, seat: 0, events: [event] }));
  const [outer, inner] = scenesOf(told as never, { ...views[0]!, viewer: 0 }, name) as ZoneScene[];
  const steps = (scene: ZoneScene) =>
    stepsOf(scene.events).map((it) => `${it.part} ${it.seat} ${it.space}`);
  expect(steps(outer!)).toEqual(['A 0 3', 'B 1 3']);
  expect(steps(inner!)).toEqual(['A 1 1', 'B 1 2']);
  expect([outer!.done, inner!.done]).toEqual([true, true]);
  // Mine opens by itself, that of others comes in passing; both are sheets of the log.
  expect([outer!.quiet, inner!.quiet]).toEqual([false, true]);
  expect([outer!.size, inner!.size]).toEqual(['full', 'full']);
});

test('who leads after a round is said only where all of the match is told', () => {
  const told = (first: number) =>
    [
      { scored: { seat: 0, source: 'cards', vp: 3 } },
      { scored: { seat: 1, source: 'cards', vp: 5 } },
      { round_began: { round: 2 } },
    ].map((event, n) => ({ n: first + n, seat: 0, events: [event] })) as never;
  const [scene] = scenesOf(told(1), views[0]!, name) as RoundScene[];
  expect(scene!.note).toMatch(/Bob/);
  expect(scene!.gains.slice(0, 2)).toEqual([3, 5]);
  expect(scenesOf(told(7), views[0]!, name).map((it) => it.note)).toEqual([undefined]);
});

test('the first cube is offered where the cards will lie until it is loaded, and not a moment longer', () => {
  const view = structuredClone(views[0]!);
  const mine = view.players.find((it) => it.seat === view.viewer) ?? view.players[0]!;
  const board = new TrainRushBoard(() => ({ view, legal: [], onAction: () => {} }));
  const loads = (playing: boolean, cargo: (Resource | null)[]) => {
    view.playing = playing;
    mine.train = [{ wagon: 'W201', cargo, parcels: 0 }];
    return board.loadsFirst;
  };
  expect(loads(false, ['brass', null])).toBe(true);
  // Others load theirs; there are no cards yet.
  expect(loads(false, ['brass', 'food'])).toBe(false);
  expect(loads(true, ['brass', null])).toBe(false);
});

test('whoever is led to one choice is not told that there is none', () => {
  const view = views[0]!;
  const asked = (step: 'mission' | { special: string }, text: string) =>
    prompt(step, view, [{ text }]);
  expect(asked('mission', 'mission C02')).not.toBe(asked('mission', 'skip'));
  const special = { special: 'A40' };
  expect(asked(special, 'special A40')).not.toBe(asked(special, 'stop'));
});
