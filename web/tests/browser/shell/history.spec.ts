// A finished match: the slider over it, a link to a position opened by somebody else, playing on from
// there against bots to another end, and a rematch; and its record, which the program replays.
import { execFileSync } from 'node:child_process';
import { expect, test, type Page } from '../fixtures';
import { GAME } from '../games';
import { logOf } from '../log';
import { binary } from '../server';
import { anyLit, botMatch, finish, lit, openDrawer, playOn } from '../table';

const where = (page: Page) => page.locator('.history .where').first();
const figures = async (page: Page) =>
  (await page.locator('.players .player').allInnerTexts()).join();
const copied = async (page: Page) => {
  await page.getByRole('button', { name: 'Copy a link to this position' }).click();
  await page.getByText('Copied').waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
};

test('a finished match is looked back at, linked to, played on and played again', async ({
  url,
  open,
}) => {
  const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  const { id, plies } = await botMatch(page, url, GAME);
  await page.goto(`${url}/table/${id}`);
  await page.locator('.result').waitFor();
  const end = await figures(page);
  await openDrawer(page);
  await expect(where(page), 'where the slider is at the end').toHaveText(`${plies} of ${plies}`);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the record' }).click();
  const record = await (await download).path();
  const checked = execFileSync(binary(), ['record', 'verify', record], { encoding: 'utf8' });
  expect(checked, `the record of ${plies} plies`).toContain(String(plies));

  await page.locator('#history').focus();
  await page.keyboard.press('Home');
  await page.locator('.history.past').waitFor();
  await expect(where(page), 'where the slider is at the start').toHaveText(`0 of ${plies}`);
  expect(await page.locator('.result').count(), 'results before the end').toBe(0);
  const half = Math.round(plies / 2);
  await page.locator('#history').fill(String(half));
  await page.getByText(`${half} of ${plies}`, { exact: true }).waitFor();
  const then = await figures(page);
  expect(then, 'the middle of the match').not.toBe(end);

  // The keyboard goes through it as the eye does, and then into the log.
  await page.locator('.drawer .close').focus();
  const way: string[] = [];
  for (let i = 0; i < 30 && way.at(-1) !== 'log'; i++) {
    await page.keyboard.press('Tab');
    way.push(
      await page.evaluate(() => {
        const it = document.activeElement!;
        return it.matches('.log')
          ? 'log'
          : it.id || it.getAttribute('aria-label') || it.textContent.trim();
      }),
    );
  }
  expect(way.slice(0, 4)).toEqual([
    'One step back',
    'Play the match',
    'history',
    'One step forward',
  ]);
  expect(way[4]).toContain('Copy a link');
  expect(way.at(-1)).toBe('log');

  // By keys, and as a film; the past is named, and its look is another. Turns and great moments have ticks.
  await expect(page.locator('.past-banner')).toHaveText(`The past: step ${half} of ${plies}`);
  const tint = () =>
    page
      .locator('.table > .surfaces')
      .evaluate((it) => getComputedStyle(it, '::after').backgroundColor);
  expect(await tint(), 'the tint of the past').not.toBe('rgba(0, 0, 0, 0)');
  expect(await page.locator('.history .ticks path').count()).toBeGreaterThan(4);
  expect(await page.locator('.history .ticks .tall').count()).toBeGreaterThan(0);
  await page.locator('.history .where').first().click();
  await page.keyboard.press('ArrowRight');
  await expect(where(page)).toHaveText(`${half + 1} of ${plies}`);
  await page.keyboard.press('ArrowLeft');
  await expect(where(page)).toHaveText(`${half} of ${plies}`);
  await page.keyboard.press(' ');
  await expect(where(page), 'the film runs').toHaveText(`${half + 2} of ${plies}`);
  await page.keyboard.press(' ');
  await page.locator('#history').fill(String(half));
  await expect(where(page)).toHaveText(`${half} of ${plies}`);

  // The link says the same to somebody who never was here.
  const link = await copied(page);
  expect(link, 'the copied link').toBe(page.url());
  const stranger = await open();
  await stranger.goto(link);
  await stranger.locator('.history.past').waitFor();
  await expect(where(stranger), 'where the link leads').toHaveText(`${half} of ${plies}`);
  expect(await figures(stranger), 'what the link shows').toBe(then);
  expect(
    (await logOf(stranger)).length,
    'lines that say what led to the position',
  ).toBeGreaterThanOrEqual(5);
  await stranger.getByRole('button', { name: 'Back to now' }).click();
  await stranger.locator('.result').waitFor();
  expect(await figures(stranger), 'what "back to now" shows').toBe(end);

  // Playing on: the same position, now to be decided by us.
  await page.locator('.play-on').click();
  await page.locator('.play-on-form select[name=seat]').selectOption('1');
  await page.locator('.play-on-form select[name=bot]').selectOption('random');
  const tables = () =>
    page.evaluate(async () => {
      const answer = await fetch('/api/tables?mine=true');
      return ((await answer.json()) as { tables: unknown[] }).tables.length;
    });
  const had = await tables();
  await page.locator('.play-on-form .primary').dblclick();
  await page.waitForURL((it) => !it.pathname.endsWith(id));
  await anyLit(page);
  expect(await tables(), 'tables after a double click').toBe(had + 1);
  await openDrawer(page);
  expect(
    Number((await where(page).innerText()).split(' ')[0]),
    'where the new match begins',
  ).toBeGreaterThanOrEqual(half);
  await page.locator('.prompt.mine').waitFor();

  // The new table is private: its link shows it to others all the same.
  await stranger.goto(await copied(page));
  await stranger.locator(GAME.board).first().waitFor();
  expect(await lit(stranger).count(), 'lit things for who was shown a private table').toBe(0);

  // The same shortly before the end, played to the end, and again from the start.
  await page.goto(`${url}/table/${id}?ply=${plies - 12}`);
  await page.locator('.play-on').click();
  await page.locator('.play-on-form .primary').click();
  await page.waitForURL((it) => !it.pathname.endsWith(id));
  await page.locator('.prompt').waitFor();
  await finish(page);
  const over = page.url();
  // The end of the era is told over the result, as soon as its last piece has arrived.
  await page.addLocatorHandler(page.locator('dialog.moment[open] .go'), (go) => go.click());
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.waitForURL((it) => it.href !== over);
  await page.locator('.prompt').waitFor();
  await anyLit(page);
  // The strip has a chip for everybody else.
  const others = await page
    .locator('.players > [data-place]')
    .evaluateAll((all) => all.map((it) => it.getAttribute('data-place')));
  expect(others, 'where the others sit when everybody has moved on by one seat').toEqual(['0']);
});

for (const language of ['de-DE', 'pl-PL'])
  test(`the past is named beside the sentence, not over it, ${language}`, async ({ url, open }) => {
    const page = await open({ language });
    const { id, plies } = await botMatch(page, url, GAME);
    await page.goto(`${url}/table/${id}?ply=${plies - 1}`);
    const bar = (await page.locator('.past-bar').boundingBox())!;
    const sign = (await page.locator('.prompt .sign').boundingBox())!;
    const tools = (await page.locator('.prompt .tools').boundingBox())!;
    expect(bar.x, 'left of it is the sentence').toBeGreaterThanOrEqual(sign.x + sign.width);
    expect(bar.x + bar.width, 'right of it are the tools').toBeLessThanOrEqual(tools.x);
  });

for (const [width, height] of [
  [1400, 900],
  [820, 1180],
  [390, 844],
] as const)
  test(`in the past the gantry keeps every place, ${width} px`, async ({ url, open }) => {
    const page = await open({ width, height });
    const { id, plies } = await botMatch(page, url, GAME);
    const half = Math.round(plies / 2);
    await playOn(page, url, id, half);
    // On a desk a sentence has the room of choices that are not there.
    const kept = width < 1150 ? '.choices, .back-place, .main-place' : '.back-place, .main-place';
    const places = () =>
      page
        .locator(kept)
        .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON() as DOMRect));
    const now = await places();
    await page.goto(`${page.url()}?ply=${half - 1}`);
    const bar = page.locator('.gantry .past-bar');
    await bar.waitFor();
    expect(await places(), 'of what is pressed').toEqual(now);
    const [it, gantry] = [
      (await bar.boundingBox())!,
      (await page.locator('.gantry').boundingBox())!,
    ];
    expect(it.y, 'the top of the bar').toBeGreaterThanOrEqual(gantry.y);
    expect(it.y + it.height, 'its bottom').toBeLessThanOrEqual(gantry.y + gantry.height);
    expect(it.x + it.width, 'its end').toBeLessThanOrEqual(width);
    await bar.locator('.primary').click();
    await anyLit(page);
    expect(await places(), 'and back in the present').toEqual(now);
  });
