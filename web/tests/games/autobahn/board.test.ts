import { beforeAll, describe, expect, test } from 'vitest';
import { words, LANGUAGES } from '../../../src/i18n/index.svelte';
import { autobahnWords, t } from '../../../src/games/autobahn/i18n';
import { autobotWords } from '../../../src/games/autobahn/i18n/autobot';
import { asideWords, t as aside } from '../../../src/i18n/aside';
import { guideWords } from '../../../src/games/autobahn/i18n/guide';
import { referenceWords } from '../../../src/games/autobahn/i18n/reference';
import { tellWords } from '../../../src/games/autobahn/i18n/tell';
import {
  cards,
  cities,
  deliveryBoard,
  depots,
  links,
  sections,
  technologies,
  tiles,
} from '../../../src/games/autobahn/data';
import { botRuns } from '../../../src/games/autobahn/autobot';
import { describe as tell } from '../../../src/games/autobahn/describe';
import { effectOf } from '../../../src/games/autobahn/effects';
import { lineOf, newsOf } from '../../../src/games/autobahn/events';
import { orders } from '../../../src/games/autobahn/instruct';
import {
  cityPoint,
  pieceOf,
  sideOf,
  stationLinks,
  stationPoint,
} from '../../../src/games/autobahn/geometry';
import { off } from '../../../src/games/autobahn/map/places';
import { seatName, speaker } from '../../../src/shell/seats';
import type { Point } from '../../../src/board/camera.svelte';
import { picksOf } from '../../../src/board/picks';
import { action } from '../../../src/games/autobahn/actions';
import { AutobahnBoard } from '../../../src/games/autobahn/model.svelte';
import { owed, prompt } from '../../../src/games/autobahn/steps';
import { askOf, placeOf } from '../../../src/games/autobahn/pick';
import * as word from '../../../src/games/autobahn/words';
import type { Choice, Event, Step, View } from '../../../src/types/autobahn';
import type { Legal } from '../../../src/types/table';
import types from '../../../src/types/autobahn.ts?raw';
import { kinds } from '../kinds';
import facts from './fixtures/facts.json';
import recorded from './fixtures/positions.json';

const positions = recorded as unknown as {
  name: string;
  seat: number | null;
  step: Step | null;
  legal: Legal[];
  view: View;
}[];
const name = (seat: number) => ['Ada', 'Bob', 'Cid', 'Dan'][seat]!;
/** No key, no id, no hole. */
function isWording(text: string) {
  expect(text).not.toMatch(/\b[RCOPWBY]\d\.\d\b|undefined|\{|\bNaN\b|^(act|event|step|reason)-/);
  expect(text.trim()).not.toBe('');
}

beforeAll(async () => {
  for (const part of [asideWords, autobotWords, guideWords, referenceWords, tellWords])
    await words.add(part);
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => words.speak(language));

  test('every recorded event is worded', () => {
    for (const event of Object.values(facts.events)) {
      const line = lineOf(event as Event, positions[3]!.view, name);
      if (line) isWording(line.text);
    }
  });

  test('places are counted as the language counts', () => {
    const places = { en: '1st 2nd 3rd 4th', de: '1. 2. 3. 4.', pl: '1. 2. 3. 4.' };
    expect([1, 2, 3, 4].map((n) => t('score-place', { n })).join(' ')).toBe(places[language]);
  });

  test('every kind of event, step and reason of the rules has its message', () => {
    for (const kind of kinds(types, 'Event'))
      expect(autobahnWords.has(`event-${kind}`), kind).toBe(true);
    for (const kind of kinds(types, 'Reason'))
      expect(autobahnWords.has(`reason-${kind}`), kind).toBe(true);
    // These run by themselves.
    const silent = ['employee', 'develop', 'check_route', 'next_era', 'over', 'act', 'autobot'];
    for (const kind of kinds(types, 'Step'))
      if (!silent.includes(kind)) expect(autobahnWords.has(`step-${kind}`), kind).toBe(true);
  });

  test('every legal action of every recorded position is worded, and so is its prompt', () => {
    for (const { view, legal, step } of positions) {
      for (const { text } of legal) isWording(action(text, view));
      if (step) isWording(prompt(step, view, legal));
    }
    for (const text of Object.values(facts.actions)) isWording(action(text, positions[3]!.view));
    for (const step of Object.values(facts.steps))
      isWording(prompt(step as Step, positions[3]!.view, []));
  });

  test('what an action brings, what is owed and the whole position are told in words', () => {
    for (const { view, legal } of positions) {
      for (const { text } of legal)
        expect(effectOf(text, view, name)).not.toMatch(/\b[RCOPWBY]\d\.\d\b|undefined|NaN|^then-/);
      for (const it of owed(view, view.current)) isWording(it);
      for (const { title, lines } of tell(view, name))
        [title, ...lines].forEach((it) => {
          isWording(it);
          expect(it).not.toMatch(/^tell-/);
        });
    }
    for (const kind of kinds(types, 'Step').filter(
      (it) =>
        ![
          'trucks',
          'act',
          'claim',
          'route',
          'companion',
          'board',
          'reveal',
          'autobot',
          'next_era',
          'over',
          'check_route',
        ].includes(it),
    ))
      expect(autobahnWords.has(`owed-${kind}`), kind).toBe(true);
  });

  test('every fact of Autobot is an order for a real table or is told', () => {
    const facts_ = Object.values(facts.events) as Event[];
    for (const it of orders(facts_, [], positions[3]!.view, name))
      expect(it.text).not.toMatch(/^(do|event)-|undefined|NaN|\{/);
  });

  test('every card, technology, tile, station bonus and section has a name', () => {
    for (const { id } of cards) {
      isWording(word.card(id));
      word.cardEffects(id).forEach(isWording);
      word.cardEffects(id).forEach((it) => expect(it).not.toMatch(/^effect-/));
    }
    for (const it of technologies) expect(word.tech(it.column, it.level)).not.toMatch(/^tech-/);
    for (const { id, bonus } of tiles) {
      expect(word.tile(id)).not.toMatch(/^bonus-/);
      expect(word.bonusRule(bonus)).not.toMatch(/^rule-/);
    }
    for (let i = 1; i <= 8; i++) isWording(word.stationBonus(i));
    for (const { id } of sections) isWording(word.section(id));
  });
});

test('German and Polish differ from English wherever there is a sentence', async () => {
  const texts: Record<string, string[]> = {};
  for (const language of LANGUAGES) {
    await words.speak(language);
    texts[language] = [
      'step-act-start',
      'rule-office',
      'rule-route',
      'home-text',
      'reason-not_your_turn',
    ].map((key) => t(key));
  }
  texts.en!.forEach((text, i) => {
    expect(texts.de![i]).not.toBe(text);
    expect(texts.pl![i]).not.toBe(text);
  });
});

test('whoever has given no name is a guest in the language of the reader', async () => {
  const said = { n: 1, user: 'x', text: '', at: 0 };
  for (const [language, guest] of [
    ['en', 'Guest'],
    ['de', 'Gast'],
    ['pl', 'Gość'],
  ] as const) {
    await words.speak(language);
    expect(seatName({ seat: 1, who: 'person' })).toBe(`${guest} 2`);
    expect(seatName({ seat: 1, who: 'person', name: 'Ada' })).toBe('Ada');
    expect(
      [
        { name: '', seat: 0 },
        { name: '', seat: null },
        { name: 'Ada', seat: 0 },
      ].map((it) => speaker({ ...said, ...it })),
    ).toEqual([`${guest} 1`, guest, 'Ada']);
  }
});

test('amounts and short Polish words do not end a line', async () => {
  await words.speak('en');
  expect(t('dm', { n: 12 })).toBe('DM\u00a012');
  await words.speak('de');
  expect(t('act-fund', { n: 12 })).toBe('Geldmittel erhalten: 12\u00a0DM');
  await words.speak('pl');
  expect(aside('history-where', { n: 3, of: 9 })).toBe('3 z\u00a09');
  expect(t('reason-bonus_used_this_turn')).toBe('Ten bonus został już wzięty w\u00a0tej turze.');
});

test('Polish counts as Polish does', async () => {
  await words.speak('pl');
  expect([1, 2, 5, 22].map((n) => t('stack-left', { n }))).toEqual([
    'została jedna sekcja',
    'zostały 2 sekcje',
    'zostało 5 sekcji',
    'zostały 22 sekcje',
  ]);
  expect(
    [0, 1, 2, 5, 12, 22, 25, 112].map((n) =>
      t('floor-worth', { points: n }).replace('teraz dla ciebie ', ''),
    ),
  ).toEqual([
    '0 punktów',
    '1 punkt',
    '2 punkty',
    '5 punktów',
    '12 punktów',
    '22 punkty',
    '25 punktów',
    '112 punktów',
  ]);
  expect(
    [1, 3, 12].map((n) =>
      t('event-refreshed', { name: 'Ada', cards: n, money: n }).replaceAll('\u00a0', ' '),
    ),
  ).toEqual([
    'Ada bierze jedną kartę na rękę i zyskuje 1 DM.',
    'Ada bierze 3 karty na rękę i zyskuje 3 DM.',
    'Ada bierze 12 kart na rękę i zyskuje 12 DM.',
  ]);
});

test('every legal action stands for a thing on the board or for a button', () => {
  const buttons = new Set([
    'skip',
    'stop',
    'done',
    'end',
    'develop',
    'pay',
    'passed',
    'home 1',
    'home 2',
  ]);
  for (const { legal } of positions) {
    const picks = picksOf(legal);
    expect(picks.loose.map((it) => it.text).filter((it) => !buttons.has(it))).toEqual([]);
    expect([...picks.at.values()].flat().length + picks.loose.length).toBe(legal.length);
  }
});

test('a turn of Autobot is cut into steps: choices lead to deeds', () => {
  const choice: Choice = {
    subject: 'build',
    candidates: ['O1.1', 'O4.2'],
    rules: [{ rule: 'bonus_tile', left: ['O1.1'] }],
    winner: 'O1.1',
  };
  const events: Event[] = [
    { built: { seat: 0, section: 'R1.1', cost: 6 } },
    { turn_began: { seat: 1, era: 1 } },
    { autobot_colour: { card: 'orange' } },
    { autobot_task: { task: '1', colour: 'orange' } },
    { autobot_chose: { choice } },
    { built: { seat: 1, section: 'O1.1', cost: 0 } },
    { moved: { seat: 1, truck: 1, section: 'B2.1' } },
    { moved: { seat: 1, truck: 1, section: 'B3.1' } },
    { moved: { seat: 1, truck: 2, section: 'B4.1' } },
    { turn_began: { seat: 0, era: 1 } },
    { built: { seat: 0, section: 'C1.1', cost: 6 } },
  ];
  const runs = botRuns([{ n: 7, seat: 0, code: 0, text: 'end', by: 'person', events }], 1);
  expect(runs.map((it) => it.key)).toEqual(['7.1']);
  expect(runs[0]!.steps.map((it) => [it.choices.length, it.facts.length])).toEqual([
    [0, 1],
    [0, 1],
    [1, 1],
    [0, 2],
    [0, 1],
  ]);
});

test('the news are what others did since one’s last turn, and stay the same during the turn', async () => {
  await words.speak('en');
  const ply = (n: number, seat: number, events: Event[]) => ({
    n,
    seat,
    by: 'person' as const,
    events,
  });
  const plies = [
    ply(1, 1, [
      { built: { seat: 1, section: 'R1.1', cost: 6 } },
      { turn_began: { seat: 0, era: 1 } },
    ]),
    ply(2, 0, [{ built: { seat: 0, section: 'R2.1', cost: 6 } }]),
    ply(3, 0, [{ administration: { era: 1 } }, { turn_began: { seat: 1, era: 2 } }]),
    ply(4, 1, [
      { tile_used: { seat: 1, tile: 'recruit' } },
      { hired: { seat: 1 } },
      { employee_placed: { seat: 1, colour: 'red', to_lobby: null } },
    ]),
    ply(5, 1, [{ turn_began: { seat: 0, era: 2 } }]),
  ];
  const news = ['administration', 'tile_used', 'hired'];
  expect(newsOf(plies, 0, positions[3]!.view, name).map((it) => it.kind)).toEqual(news);
  expect(
    newsOf(
      [...plies, ply(6, 0, [{ card_played: { seat: 0, card: 'red', space: 'build' } }])],
      0,
      positions[3]!.view,
      name,
    ).map((it) => it.kind),
  ).toEqual(news);
});

test('what an action would bring is what it brings', async () => {
  await words.speak('en');
  const { view } = positions[1]!;
  const say = (
    text: string,
    change: Partial<View>,
    mine: Partial<View['players'][0]> = {},
    step: Step | null = null,
  ) => {
    const players = view.players.map((it) => (it.seat === view.current ? { ...it, ...mine } : it));
    return effectOf(
      text,
      { ...view, viewer: view.current, ...change, players },
      name,
      step,
    ).replaceAll('\u00a0', ' ');
  };
  // Each reward of a country once, and the tile only while one lies there.
  const board = deliveryBoard(view.players[view.current]!.board).find((it) => it.country === 'DK')!;
  const other = ['appliances', 'chemicals'].find((it) => it !== board.preferred)! as 'chemicals';
  const at = (good: string) =>
    ({ trucks: [{ road: ['B1.1', good] }] }) as unknown as Partial<View['players'][0]>;
  const empty = { panels: view.panels.map((it) => ({ ...it, tiles: [] })) };
  const served = { panels: view.panels.map((it) => ({ ...it, tiles: [], pharmaceuticals: true })) };
  expect(say('deliver 1', {}, at(other))).toBe(
    `Not the preferred goods: DM ${board.money}. You take a bonus tile.`,
  );
  expect(say('deliver 1', empty, { ...at(other), paid: ['DK'] })).toBe(
    'You have had this reward of the country already.',
  );
  expect(say('deliver 1', empty, at(board.preferred))).toMatch(/^The preferred goods/);
  expect(say('deliver 1', empty, { ...at(board.preferred), claimed: ['DK'] })).toBe(
    'You have had this reward of the country already.',
  );
  expect(say('deliver 1', empty, at('pharmaceuticals'))).toMatch(/^First Pharmaceuticals: /);
  expect(say('deliver 1', served, at('pharmaceuticals'))).toBe(
    `Not the preferred goods: DM ${board.money}.`,
  );
  // A country that was paid for other goods still wants its preferred ones.
  const wants = (mine: Partial<View['players'][0]>) =>
    say(`load ${depots.find((it) => it.good === board.preferred)!.city} 1`, {}, mine).includes(
      'Denmark',
    );
  expect([
    wants({ delivered: ['DK'], paid: ['DK'] }),
    wants({ delivered: ['DK'], claimed: ['DK'] }),
  ]).toEqual([true, false]);
  // A delivery bonus waits; whatever else is declined is gone.
  expect([say('skip', {}, {}, 'claim'), say('skip', {}, {}, 'station')]).toEqual([
    'The bonus waits for a later turn.',
    'This choice is gone then.',
  ]);
  // A truck that is called back loses what it carries.
  expect(
    [say('load HH 1', {}, at('chemicals')), say('load HH 1', {}, { trucks: ['home', 'home'] })].map(
      (it) => it.includes('its load is lost: Chemicals'),
    ),
  ).toEqual([true, false]);
  // Two sections at once are cheaper, and paid together with the second.
  const card = cards.find((it) => it.effect.pair_discount)!;
  const pair = {
    turn: { ...view.turn, card: card.id },
    era: 3,
    build_costs: [['R1.1', 12]] as [string, number][],
  };
  expect(action('pair R1.1', { ...view, ...pair }).replaceAll('\u00a0', ' ')).toMatch(/ for DM 7$/);
  expect(
    action('build R2.1', { ...view, ...pair }, { pair: { first: 'R1.1' } }).replaceAll(
      '\u00a0',
      ' ',
    ),
  ).toMatch(/ for DM 7$/);
  expect(say('build R2.1', pair, { money: 20 }, { pair: { first: 'R1.1' } })).toMatch(
    /Leaves you DM 6\.$/,
  );
  // A city gains by the first complete link of an autobahn, and by its first dual one.
  expect(say('build R4.2', { built: ['R4.1'] })).toMatch(/Hamburg: \d+ → \d+\./);
  expect(say('build R4.1', { built: [] })).not.toMatch(/→/);
  expect(say('upgrade B2', { dual: ['B3'] })).toMatch(/Hamburg: 2 → 4\./);
  expect(say('upgrade B2', { dual: ['B3'] })).not.toMatch(/Hannover/);
});

test('a phone is led to the part of the page where a thing is', () => {
  expect(
    ['fund', 'section:R1.1', 'hand:red', 'floor:trade:1', 'display:I2.red'].map(placeOf),
  ).toEqual([null, 'stage', 'tray', 'shared', 'shared']);
});

test('whatever can be pointed at is asked about with an action that the server knows', () => {
  const things = [
    'section:R1.1',
    'station:R3',
    'depot:HH',
    'hand:black',
    'space:build',
    'tech:trade:2',
    'floor:finance:1',
    'token:red',
    `display:${cards.at(-1)!.id}`,
    'tile:develop',
    'bonus:2',
    'claim:DK',
    'fund',
    'country:DK',
    'service:1',
    'wine',
    'route:1',
  ];
  const steps: Step[] = [
    'act',
    'trucks',
    'build',
    'upgrade',
    'swap',
    'discard',
    'flip',
    { moving: { truck: 0, left: 1 } },
    { slide_to: 'black' },
  ];
  for (const step of steps)
    for (const thing of things) {
      const text = askOf(thing, positions[3]!.view, step);
      if (text === undefined) continue;
      const known = (facts.actions as Record<string, string>)[text.split(' ')[0]!];
      expect(known?.split(' ').length, `${thing}: ${text}, like ${known}`).toBe(
        text.split(' ').length,
      );
    }
  expect(askOf('section:R1.1', positions[3]!.view, { moving: { truck: 1, left: 1 } })).toBe(
    'move 2 R1.1',
  );
});

test('every section and every two-section link has its place on the map', () => {
  for (const { id } of sections) expect(pieceOf(id).d).toMatch(/^M[\d. -]+L/);
  expect(stationLinks).toEqual(links.filter((it) => it.sections === 2).map((it) => it.id));
});

test('signs, costs, tiles, stations and cities do not cover each other', () => {
  const things: { id: string; at: Point; r: number }[] = [
    ...cities.map(({ id }) => ({ id, at: cityPoint(id), r: 20 })),
    ...stationLinks.map((id) => ({ id: `station ${id}`, at: stationPoint(id), r: 11 })),
  ];
  for (const it of sections) {
    const p = pieceOf(it.id);
    const side = sideOf(it.id);
    if (it.place === 1) things.push({ id: `sign ${it.id}`, at: p.mid, r: 12 });
    if (it.link.tile === it.place)
      things.push({ id: `tile ${it.id}`, at: off(p.mid, p.across, side), r: 18 });
    if (it.link.develop)
      things.push({ id: `develop ${it.id}`, at: off(p.mid, p.across, side * 0.84), r: 11 });
    if (!it.link.preset)
      things.push({ id: `cost ${it.id}`, at: off(p.mid, p.across, side < 0 ? 27 : -27), r: 15 });
  }
  const shared = (a: (typeof things)[0], b: (typeof things)[0]) =>
    [0, 1].reduce(
      (area, k) =>
        area *
        Math.max(
          Math.min(a.at[k]! + a.r, b.at[k]! + b.r) - Math.max(a.at[k]! - a.r, b.at[k]! - b.r),
          0,
        ),
      1,
    );
  for (const [i, a] of things.entries())
    for (const b of things.slice(i + 1))
      expect(shared(a, b), `${a.id} and ${b.id}`).toBeLessThan(200);
});

test('a choice among several actions is over when the choices are others', () => {
  const { view } = positions[0]!;
  const actions: Legal[] = [1, 2].map((code) => ({
    seat: 0,
    code,
    text: 'end',
    element: 'truck:1',
  }));
  let legal = actions;
  const model = new AutobahnBoard(() => ({ view, legal, onAction: () => {} }));
  model.pick('truck:1');
  expect(model.choosing).toEqual(actions);
  legal = [...actions];
  expect(model.choosing).toBe(null);
});

test('the prompt of a truck under way says what to do', async () => {
  for (const [language, verb] of [
    ['en', 'Move'],
    ['de', 'Bewege'],
    ['pl', 'Przesuń'],
  ] as const) {
    await words.speak(language);
    for (const left of [1, 2, 5])
      expect(prompt({ moving: { truck: 0, left } }, positions[3]!.view, [])).toMatch(
        new RegExp(`^${verb} `),
      );
  }
  await words.speak('en');
});
