import { beforeAll, describe, expect, test } from 'vitest';
import { action } from '../../../src/games/automobile/actions';
import { earned } from '../../../src/games/automobile/course';
import { cards, engineers, stations, tiles } from '../../../src/games/automobile/data';
import { describe as tell } from '../../../src/games/automobile/describe';
import { effectOf } from '../../../src/games/automobile/effects';
import { lineOf } from '../../../src/games/automobile/events';
import { automobileWords } from '../../../src/games/automobile/i18n';
import { guideWords } from '../../../src/games/automobile/i18n/guide';
import { referenceWords } from '../../../src/games/automobile/i18n/reference';
import { tellWords } from '../../../src/games/automobile/i18n/tell';
import { askOf, placeOf } from '../../../src/games/automobile/pick';
import { bestOf, countedIn } from '../../../src/games/automobile/plans';
import { chapters } from '../../../src/games/automobile/reference';
import { border, Ring } from '../../../src/games/automobile/ring';
import { staging } from '../../../src/games/automobile/staging';
import { owed, prompt } from '../../../src/games/automobile/steps';
import * as word from '../../../src/games/automobile/words';
import { LANGUAGES, words } from '../../../src/i18n/index.svelte';
import type { Event, Item, Outcome, Plan, Step, View } from '../../../src/types/automobile';
import type { Legal } from '../../../src/types/table';
import types from '../../../src/types/automobile.ts?raw';
import { kinds } from '../kinds';
import facts from './fixtures/facts.json';
import shown from '../../../src/games/automobile/guide/position.json';
import recorded from './fixtures/positions.json';

const positions = recorded as unknown as {
  seat: number | null;
  step: Step | null;
  legal: Legal[];
  view: View;
}[];
const name = (seat: number) => ['Ada', 'Bob', 'Cid', 'Dan'][seat]!;
/** No key, no id, no hole. */
function isWording(text: string) {
  expect(text).not.toMatch(
    /\b[A-B]\w?\d\b|\bS[1-4]\b|\w\.\d\b|undefined|\{|\bNaN\b|^(act|event|step|reason|what)-/,
  );
  expect(text.trim()).not.toBe('');
}

beforeAll(async () => {
  for (const part of [guideWords, referenceWords, tellWords]) await words.add(part);
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => words.speak(language));

  test('every recorded event is worded', () => {
    for (const event of Object.values(facts.events)) {
      const line = lineOf(event as Event, positions[3]!.view, name);
      if (line) isWording(line.text);
    }
  });

  test('every reason of the rules has its message', () => {
    for (const kind of kinds(types, 'Reason').filter((it) => it !== 'preference'))
      expect(automobileWords.has(`reason-${kind}`), kind).toBe(true);
  });

  test('every legal action is worded with what it brings, and so is its prompt', () => {
    for (const { view, legal, step } of positions) {
      for (const { text } of legal) {
        isWording(action(text, view, step));
        expect(effectOf(text, view, name, step)).not.toMatch(/undefined|NaN|^then-|\{/);
      }
      if (step) isWording(prompt(step, view, legal));
      for (const it of owed(view, view.current)) isWording(it);
      for (const { title, lines } of tell(view, name)) [title, ...lines].forEach(isWording);
    }
    for (const step of Object.values(facts.steps))
      isWording(prompt(step as Step, positions[3]!.view, []));
  });

  test('every tile, card and engineer has a name and a rule, and all are in the reference', () => {
    const entries = new Set(chapters().flatMap((it) => it.entries.map((entry) => entry.id)));
    for (const { id } of tiles) {
      isWording(word.tile(id));
      expect(entries.has(`tile:${id}`), id).toBe(true);
    }
    for (const { id } of cards) {
      isWording(word.card(id));
      isWording(word.cardRule(id));
      expect(entries.has(word.cardEntry(id)), id).toBe(true);
    }
    for (const { id } of engineers) isWording(word.engineerRule(id));
    for (const { entries: all } of chapters())
      for (const it of all) [it.title, it.text].forEach(isWording);
  });
});

test('every lit thing has its place on the table, and a dark one an action to ask about', () => {
  for (const { view, legal, step } of positions)
    for (const { element } of legal) {
      if (element === null) continue;
      expect(placeOf(element), element).not.toBeNull();
      if (!/^(motor|racer|canteen|workshop)/.test(element))
        expect(askOf(element, view, step), element).toBeTypeOf('string');
    }
});

test('things stay where they are on the ring while the gap walks', () => {
  const ring = new Ring();
  const chain = (text: string): Item[] =>
    text.split(' ').map((it) => (/\d/.test(it) ? { worker: Number(it) } : { tile: it }));
  const first = ring.back(chain('0 G 1 W 2 R'));
  // 0 takes W: the gap walks by one station, nothing else moves.
  expect(ring.back(chain('G 1 0 2 R W'))).toBe((first + 1) % stations);
  // G has nobody behind it and goes to the front: by one more.
  expect(ring.back(chain('1 0 2 R W G'))).toBe((first + 2) % stations);
});

test('both rings have as many stations as the line', () => {
  for (const cells of [border(6, 4), border(5, 5)]) {
    expect(cells).toHaveLength(stations);
    expect(new Set(cells.map((it) => it.join())).size).toBe(stations);
  }
});

test('a sale is earned by who sold the car, with all that was paid', () => {
  const sale = {
    merchant: 1,
    preference: 'price' as const,
    bought: {
      car: 1,
      seat: 2,
      why: 'cheapest' as const,
      value: 3,
      price: 3,
      factor: 2,
      bonus: 4,
      points: 10,
    },
  };
  expect(earned({ chose: { sale } })).toEqual([{ seat: 2, source: 'sales', points: 10 }]);
  expect(earned('match_over')).toEqual([]);
});

test('a car is begun with what pays best, with the workers that are on it if they are', () => {
  const outcome = (workers: number, price: number, points: number, gain: number): Outcome => ({
    workers,
    price,
    points,
    gain,
    merchant: 1,
  });
  const plan = (body: number, ...outcomes: Outcome[]): Plan => ({
    body,
    engine: 1,
    boost: null,
    outcomes,
  });
  const small = plan(2, outcome(1, 3, 5, 5), outcome(2, 4, 9, 6));
  const large = plan(3, outcome(1, 2, 8, 6), outcome(2, 5, 9, 6));
  const said = (plans: Plan[], workers: number) => {
    const best = bestOf(plans, workers);
    return best && [best.plan.body, best.outcome.workers, best.outcome.price];
  };
  // What it gains, then its points, then fewer workers, then the higher price.
  expect(said([small, large], 0)).toEqual([3, 2, 5]);
  expect(said([small, large], 1)).toEqual([3, 1, 2]);
  // A third worker changes nothing.
  expect([countedIn(small, 3), countedIn(undefined, 3)]).toEqual([2, 1]);
  expect(said([small], 3)).toEqual([2, 2, 4]);
  expect(said([], 0)).toBeUndefined();
});

test('a discard pile that is shuffled is a pile again', () => {
  const before = { ...positions[0]!.view, pile: 1, discard: ['both.3', 'engine.7', 'daimler'] };
  const cards: [string, string] = ['body.1', 'engine.7'];
  const turned = (shuffled: boolean) => {
    const { pile, discard, research } = staging.after(before, {
      cards_turned: { cards, shuffled },
    });
    return { pile, discard, research };
  };
  expect(turned(true)).toEqual({ pile: 2, discard: [], research: cards });
  expect(turned(false).discard).toEqual(before.discard);
});

test('the pictures of "how to play" have something to show', () => {
  const view = shown as unknown as View;
  const me = view.players[view.viewer!]!;
  const count = (things: unknown[]) => things.filter((it) => it !== null).length;
  expect(view.plans.length, 'a car can be tried').toBeGreaterThan(0);
  expect(count(view.market), 'cars on the market').toBeGreaterThanOrEqual(3);
  expect(count(view.merchants), 'merchants').toBeGreaterThanOrEqual(3);
  expect(view.forecast.unsold.length, 'a car that nobody wants').toBeGreaterThan(0);
  expect(me.engineers.length, 'an engineer').toBeGreaterThan(0);
  expect(me.active.length, 'developments').toBeGreaterThan(0);
  expect(view.projections.length, 'a tile that is looked at').toBeGreaterThan(3);
});
