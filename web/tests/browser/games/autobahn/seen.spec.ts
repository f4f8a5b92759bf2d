// What an Autobahn table shows of others and of its time: chips, pawns, eras, cards in play, route cards.
import { readFileSync } from 'node:fs';
import type { PlayerView, Step, Truck, View } from '../../../../src/types/autobahn';
import { expect, test, type Page } from '../../fixtures';
import { anyLit, botMatch, finish, openDrawer, playNow } from '../../table';
import { toldTo } from '../../told';
import type { Told } from '../driver';
import { driver } from '../autobahn';

const read = (name: string) =>
  JSON.parse(
    readFileSync(
      new URL(`../../../../../crates/autobahn/data/${name}.json`, import.meta.url),
      'utf8',
    ),
  ) as unknown;
const CARDS = read('cards') as { id: string; colours: string[] }[];
const DEPOTS = read('depots') as { city: string; good: string }[];

const cargo = (truck: Truck) =>
  truck === 'home'
    ? ''
    : 'road' in truck
      ? truck.road[1]
      : DEPOTS.find((it) => it.city === truck.depot)!.good;
/** Names of classes that are not made by the compiler. */
const classes = (all: Element[]) =>
  all.map((it) => [...it.classList].filter((name) => !name.startsWith('svelte-')).join(' '));

test('a rival’s chip says rank, money, hand by colour and cargo', async ({ url, open }) => {
  const page = await open();
  const { positions } = toldTo(page);
  await playNow(page, url, driver, { level: 'random', players: 4 });
  const now = () => (positions.at(-1) as unknown as { view: View }).view;
  await expect(page.locator('.players .crown:visible'), 'nobody leads yet').toHaveCount(0);
  // Until a rival's truck is loaded and somebody leads.
  await finish(page, {
    watch: async () =>
      new Set(now().players.map((it) => it.score.total)).size > 1 &&
      (await page.locator('.players .trucks i').count()) > 0,
  });
  await anyLit(page);
  const view = now();
  const rank = (it: PlayerView) =>
    1 + view.players.filter((other) => other.score.total > it.score.total).length;
  expect(new Set(view.players.map(rank)).size, 'not everybody has the same rank').toBeGreaterThan(
    1,
  );
  for (const player of view.players.filter((it) => it.seat !== view.viewer)) {
    const chip = page.locator(`.players > [data-place="${player.seat}"]`);
    await expect(chip.locator('.rank b')).toHaveText(String(rank(player)));
    await expect(chip.locator('.crown')).toBeVisible({ visible: rank(player) === 1 });
    await expect(chip.getByText('leads')).toHaveCount(rank(player) === 1 ? 1 : 0);
    await expect(chip.locator('.gold')).toHaveText(new RegExp(`\\b${player.money}\\b`));
    const hand = chip.locator('.cards > i');
    await expect(hand).toHaveCount(player.hand.length);
    for (const [i, card] of player.hand.entries())
      expect(await hand.nth(i).locator('i').evaluateAll(classes), card).toEqual(
        CARDS.find((it) => it.id === card)!.colours,
      );
    const colours = await hand
      .locator('i')
      .evaluateAll((all) =>
        all.map((it) => [it.className, getComputedStyle(it).backgroundColor] as [string, string]),
      );
    expect(new Set(colours.map(String)).size, 'as many colours as there are on the cards').toBe(
      new Set(colours.map(([, colour]) => colour)).size,
    );
    const trucks = chip.locator('.trucks > span');
    await expect(trucks).toHaveCount(player.trucks.length);
    for (const [i, truck] of player.trucks.entries())
      expect(await trucks.nth(i).locator('i').evaluateAll(classes)).toEqual(
        truck === 'home' ? [] : [cargo(truck)],
      );
  }
});

/** Shows a past position of the match on this page. */
async function lookAt(page: Page, ply: number) {
  await page.locator('#history').fill(String(ply));
  await expect(page.locator('.past-banner')).toContainText(String(ply));
}

test('people of four players in one house are told apart', async ({ url, open }) => {
  const page = await open();
  const { id, plies } = await botMatch(page, url, driver, { players: 4 });
  for (const width of [1400, 820, 390]) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 1000 });
    await page.goto(`${url}/table/${id}?ply=${plies - 1}`);
    await page.locator('.past-banner').waitFor();
    if (width < 700) await page.locator('[data-tab=shared]').click();
    const rooms = await page.locator('.room .people, .lobby').evaluateAll((all) =>
      all.map((room) =>
        [...room.querySelectorAll('svg')].map((it) => {
          const box = it.getBoundingClientRect();
          const house = room.getBoundingClientRect();
          return {
            mark: it.querySelector('.mark')?.getAttribute('d') ?? '',
            colour: getComputedStyle(it.querySelector('.body') ?? it).fill,
            middle: box.x + box.width / 2,
            inside: box.left >= house.left - 1 && box.right <= house.right + 1,
          };
        }),
      ),
    );
    const people = rooms.map((it) => it.filter(({ mark }) => mark !== ''));
    expect(Math.max(...people.map((it) => it.length)), 'all four in the lobby').toBe(4);
    expect(people.filter((it) => it.length > 1).length, 'rooms with more than one').toBeGreaterThan(
      1,
    );
    for (const room of people) {
      for (const of of ['mark', 'colour'] as const)
        expect(new Set(room.map((it) => it[of])).size, of).toBe(room.length);
      const middles = room.map((it) => it.middle).sort((a, b) => a - b);
      for (const [i, it] of middles.entries())
        if (i > 0)
          expect(it - middles[i - 1]!, `pixels between two people at ${width} px`).toBeGreaterThan(
            6,
          );
      expect(
        room.every((it) => it.inside),
        'nobody stands outside',
      ).toBe(true);
    }
  }
});

test('each era has a look of its own, and nothing has another place in it', async ({
  url,
  open,
}) => {
  const page = await open();
  const { id, plies } = await botMatch(page, url, driver);
  await page.goto(`${url}/table/${id}?ply=1`);
  await page.locator('.past-banner').waitFor();
  await openDrawer(page);
  const looks = new Map<string, { colours: string[]; places: unknown; years: string }>();
  for (let part = 0; part < 20 && looks.size < 3; part++) {
    await lookAt(page, Math.max(1, Math.floor((plies * part) / 20)));
    const { era, ...look } = await page.evaluate(() => {
      const of = (selector: string) => document.querySelector(selector)!;
      return {
        era: document.documentElement.dataset.era!,
        colours: [
          getComputedStyle(of('.cartouche')).backgroundColor,
          getComputedStyle(of('.cartouche')).borderColor,
          getComputedStyle(of('.surfaces > .desk')).backgroundColor,
          getComputedStyle(of('.tray .well, .tray .pays')).backgroundColor,
        ],
        places: ['.stage', '.cartouche', '.shared', '.desk > .tray', '.desk > .own'].map((it) =>
          JSON.stringify(of(it).getBoundingClientRect()),
        ),
        years: of('.cartouche .years').textContent,
      };
    });
    looks.set(era, look);
  }
  expect([...looks.keys()]).toEqual(['1', '2', '3']);
  const [first, second, third] = [...looks.values()];
  for (const [i, years] of ['1946', '1966', '1991'].entries())
    expect([...looks.values()][i]!.years).toContain(years);
  for (const [one, other] of [
    [first, second],
    [second, third],
    [first, third],
  ] as const) {
    for (const [i, colour] of one!.colours.entries()) expect(colour).not.toBe(other!.colours[i]);
    expect(one!.places).toEqual(other!.places);
  }
});

test('a card that a bot has picked does not lift mine of the same colour', async ({
  url,
  open,
}) => {
  const page = await open();
  const { past } = toldTo(page);
  await playNow(page, url, driver, { level: 'random' });
  await finish(page, { watch: (clicks) => clicks >= 40 });
  await anyLit(page);
  await openDrawer(page);
  const last = Number(await page.locator('#history').getAttribute('max'));
  const seen = { mine: 0, theirs: 0 };
  for (let ply = last - 1; ply > 0 && !(seen.mine && seen.theirs); ply--) {
    await lookAt(page, ply);
    const told = past.findLast((it) => it.ply === ply) as unknown as Omit<Told, 'view'> & {
      decision: { choose: { seats: number[]; step: Step } };
      view: View;
    };
    const { seats, step } = told.decision.choose;
    if (typeof step !== 'object' || !('space' in step)) continue;
    const own = seats.includes(told.viewer!);
    // The other's card is of a kind that I hold, too.
    const same = own || told.view.players[told.viewer!]!.hand.includes(step.space);
    if (!same) continue;
    seen[own ? 'mine' : 'theirs']++;
    await expect(page.locator('.held.in-play'), `ply ${ply}`).toHaveCount(own ? 1 : 0);
  }
  expect(seen.mine, 'an own card in play').toBeGreaterThan(0);
  expect(seen.theirs, 'a card of the other, of which I hold the same').toBeGreaterThan(0);
});

for (const language of ['en-GB', 'de-DE', 'pl-PL'])
  test(`a route card shows its way, what is missing and what it pays, ${language}`, async ({
    url,
    open,
  }) => {
    const page = await open({ language });
    await playNow(page, url, driver, { level: 'random' });
    const cards = page.locator('.routes [data-lit]');
    await cards.first().waitFor();
    // At first sight, before anything is pointed at: how long each way is, what a status pays, and one way.
    const rewards = read('rewards') as unknown[];
    await expect(page.locator('.pays li'), 'what each status pays').toHaveCount(rewards.length);
    const long = async (n: number) => Number(/\d+/.exec(await cards.nth(n).innerText())![0]);
    await expect(page.locator('.map path.mark'), 'the way of the first').toHaveCount(await long(0));
    const other = cards.nth(1);
    await other.hover();
    await expect(page.locator('.map path.mark'), 'the way of the next').toHaveCount(await long(1));
    await page.mouse.move(2, 2);
    await expect(page.locator('.offer.looked'), 'the card of the way').toHaveCount(1);
    await expect(other.locator('.on-map')).toBeVisible();
    await other.hover();
    const tip = page.locator('.tip p').first();
    const lines = (await tip.innerText()).split('\n').filter((it) => it !== '');
    // The way and what is missing of it, road by road: the rest is said below the cards already.
    expect(lines).toHaveLength(2);
    const sections = Number(/(\d+)\D*$/.exec(lines[0]!)![1]);
    await expect(page.locator('.map path.mark'), 'sections on the map').toHaveCount(sections);
    await expect(page.locator('.map circle.mark'), 'its two ends').toHaveCount(2);
    const missing = /\((\d+)\)/.exec(lines[1]!)?.[1];
    if (missing) expect(Number(missing)).toBeLessThan(sections);
    expect(Math.max(...lines.map((it) => it.length)), 'no wall of text').toBeLessThan(220);
  });

test('every one of five route cards is whole, and every card of a rival is seen', async ({
  url,
  open,
}) => {
  const page = await open({ width: 390, height: 844, language: 'pl-PL' });
  const cards = page.locator('.routes .offer');
  // Who chooses first is drawn; the first of four has five to choose from.
  for (let n = 0; n < 20 && (await cards.count()) < 5; n++) {
    await playNow(page, url, driver, { level: 'random', players: 4 });
    await cards.first().waitFor();
  }
  await expect(cards).toHaveCount(5);
  const hidden = (it: Element) => it.scrollHeight - it.clientHeight;
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1400, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const routes = page.locator('.routes');
    await expect.poll(() => routes.evaluate(hidden), `px that are not seen, ${width}`).toBe(0);
    const cut = await page
      .locator('.rivals .cards')
      .evaluateAll((all) => all.map((it) => it.scrollWidth - it.clientWidth));
    expect(cut, `at ${width} px`).toEqual([0, 0, 0]);
  }
});

test('a finger sees the way of a card before it keeps it', async ({ url, open }) => {
  const page = await open({ width: 390, height: 844, hasTouch: true, isMobile: true });
  await playNow(page, url, driver, { level: 'random' });
  const card = page.locator('.routes [data-lit]').nth(1);
  await card.waitFor();
  await expect(page.locator('.pays .tap'), 'what a tap does').toBeVisible();
  await card.tap();
  await expect(page.locator('.routes .offer').nth(1)).toHaveClass(/looked/);
  await expect(page.locator('.routes [data-lit]'), 'nothing is kept yet').not.toHaveCount(0);
  // Two taps at once are one, as everywhere at a table.
  await page.waitForTimeout(700);
  await card.tap();
  await expect(page.locator('.hand .held').first()).toBeVisible();
});

for (const theme of ['light', 'dark'] as const)
  test(`a station that stands tells of itself, and the A2 has the colour of its name, ${theme}`, async ({
    url,
    open,
  }) => {
    const page = await open({ theme });
    const { id, plies } = await botMatch(page, url, driver);
    await page.goto(`${url}/table/${id}?ply=${plies - 1}`);
    await page.locator('.past-banner').waitFor();
    const stations = page.locator('.map [data-tip^="Service station of"]');
    await expect(stations.first()).toBeAttached();
    for (const station of await stations.all()) {
      // What passing it brings, not how to build one.
      await expect(station).toHaveAttribute('data-rule', /^Trucks pass this station/);
      await expect(station).toHaveAttribute('data-tip', /Bot [12] \(Random\)/);
    }
    const hue = await page.evaluate(() => {
      const pen = document.createElement('canvas').getContext('2d')!;
      pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--road-cyan');
      const [r, g, b] = [1, 3, 5].map((i) =>
        parseInt((pen.fillStyle as string).slice(i, i + 2), 16),
      );
      const [most, least] = [Math.max(r!, g!, b!), Math.min(r!, g!, b!)];
      return g === most
        ? 120 + (60 * (b! - r!)) / (most - least)
        : 240 + (60 * (r! - g!)) / (most - least);
    });
    expect(hue, 'turquoise lies between green and blue').toBeGreaterThan(160);
    expect(hue).toBeLessThan(200);
  });
