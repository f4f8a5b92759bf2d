// What others do is shown step by step: it can be followed, paused, sped up and skipped; pieces travel,
// one's own and others'; sounds are off unless switched on.
import { expect, test, type Open, type Page } from '../fixtures';
import { GAMES } from '../games';
import type { Driver } from '../games/driver';
import { logOf } from '../log';
import { follow, listen } from '../motion';
import { anyLit, lit, openDrawer, pause, playNow, pressLit, pressOn, type Wishes } from '../table';

/** Presses lit things until others move and it is shown. */
async function untilPlayback(
  page: Page,
  there: () => Promise<unknown> = () => page.locator('.playback').count(),
) {
  for (let i = 0; i < 80; i++) {
    await page.locator('.playback, [data-lit]:not(.actions *)').first().waitFor();
    if (await there()) return;
    await pressOn(page, i);
  }
  throw new Error('nobody else ever moved');
}

/** The same, and pauses it before it is over. */
const untilPaused = (page: Page) => untilPlayback(page, () => pause(page));

const untilShown = (page: Page) =>
  page.locator('.playback').waitFor({ state: 'detached', timeout: 60000 });

/** Plays on until a piece, and not of those that always move, was seen to travel in an own move, or in another's. */
async function untilTravel(page: Page, game: Driver, own: boolean) {
  const seen = () =>
    page.evaluate(
      ([own, restless]) =>
        window.flights.some(
          (it) => it.own === own && it.way > 20 && !it.piece.startsWith(restless),
        ),
      [own, game.restless] as const,
    );
  for (let i = 0; !(await seen()); i++) {
    expect(i, `moves without a travel of more than ${game.restless}, own ${own}`).toBeLessThan(40);
    await anyLit(page, { timeout: 60000 });
    await pressLit(page, i);
    await page.waitForTimeout(700);
  }
}

async function shown(open: Open, url: string, game: Driver, table: Wishes) {
  const page = await open({ motion: 'no-preference' });
  await page.addInitScript(listen);
  await page.addInitScript(follow);
  await playNow(page, url, game, table);
  await untilPaused(page);
  expect(await lit(page).count(), 'lit things while others move').toBe(0);
  const line = page.locator('.playback p');
  const still = await line.innerText();
  await page.waitForTimeout(4000);
  expect(await line.innerText(), 'what is shown while paused').toBe(still);
  await page.locator('.playback .speed').click();
  const speed = await page.evaluate(() => localStorage.getItem('cloverleaf.speed'));
  expect(speed, 'the speed that is kept').toBe('fast');
  await page.getByRole('button', { name: 'Go on' }).click();
  await untilShown(page);
  await anyLit(page);
  while ((await page.evaluate(() => window.lines.length)) < 5) {
    await untilPlayback(page);
    await untilShown(page);
  }
  // Each line was shown by itself, in the order in which it happened; the log has the newest on top.
  const lines = await page.evaluate(() => window.lines);
  await openDrawer(page);
  const log = await logOf(page);
  let at = -1;
  for (const line of lines) {
    const next = log.indexOf(line, at + 1);
    expect(next, `where in the log it says: ${line}`).toBeGreaterThan(at);
    at = next;
  }
  await page.keyboard.press('Escape');
  await untilPlayback(page);
  await page.keyboard.press('Escape');
  await untilShown(page);
  expect(
    await page.locator('[data-ghost], [data-coming]').count(),
    'pieces under way after all was skipped',
  ).toBe(0);
  expect(await page.evaluate(() => window.tones), 'tones while sounds are off').toBe(0);
  for (const own of [true, false]) await untilTravel(page, game, own);
  expect(await page.evaluate(() => window.lines)).not.toContain('A CHOICE WHILE OTHERS MOVE');
  return page;
}

for (const game of GAMES) {
  test(`what a bot does at ${game.title} is shown, and heard if wanted`, async ({ url, open }) => {
    const page = await shown(open, url, game, { level: 'random' });
    const tones = () => page.evaluate(() => window.tones);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.locator('.settings .pill', { hasText: /^On$/ }).click();
    await page.keyboard.press('Escape');
    const before = await tones();
    expect(before, 'tones when sounds are switched on').toBeGreaterThan(0);
    for (let i = 0; (await tones()) === before; i++) {
      await anyLit(page);
      await pressOn(page, i);
    }

    // A page that nobody has touched yet; to look at one from here counts as a touch.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } }),
    );
    await page.reload();
    await anyLit(page, { timeout: 60000 });
    expect(await tones(), 'tones before the page was touched').toBe(0);
  });

  if (game.solo)
    test(`what the opponent of ${game.title} does is shown`, async ({ url, open }) => {
      await shown(open, url, game, { solo: game.solo });
    });
}
