// The table of every game is one frame: one screen on a desk, the stage first on a phone, one main button
// whose place never changes; and a map whose names can be read.
import { expect, test, type Page } from '../fixtures';
import { GAMES } from '../games';
import { anyLit, botMatch, openDrawer, playNow, playOn, pressOn, tableId } from '../table';

const height = (page: Page, selector: string) =>
  page.locator(selector).evaluate((it) => it.getBoundingClientRect().height);

for (const game of GAMES) {
  test(`${game.title} is exactly one screen at 1400 px`, async ({ url, open }) => {
    const page = await open();
    await playNow(page, url, game, { level: 'random' });
    const places = new Set<string>();
    for (let i = 0; i < 12; i++) {
      await anyLit(page);
      const { scroll, inner, main } = await page.evaluate(() => {
        const { x, y } = document.querySelector('.main-place')!.getBoundingClientRect();
        return {
          scroll: document.documentElement.scrollHeight,
          inner: innerHeight,
          main: `${Math.round(x)} ${Math.round(y)}`,
        };
      });
      expect(scroll, 'the height of the page').toBeLessThanOrEqual(inner);
      places.add(main);
      await pressOn(page, i);
    }
    expect([...places], 'places of the main button').toHaveLength(1);
  });

  test(`${game.title} gives the stage two fifths of a phone, and all of it for a tap`, async ({
    url,
    open,
  }) => {
    const page = await open({ width: 390, height: 844, hasTouch: true, isMobile: true });
    await playNow(page, url, game, { level: 'random', players: game.most });
    await anyLit(page);
    await page.locator('[data-tab=stage]').click();
    const part = await height(page, '.surfaces > .stage');
    expect(part, 'of 844 px').toBeGreaterThanOrEqual(844 * 0.4);
    await page.locator('.whole-button').click();
    expect(await height(page, '.surfaces > .stage'), 'after a tap').toBeGreaterThan(part + 100);
    await page.locator('.whole-button').click();
    expect(await height(page, '.surfaces > .stage'), 'after another').toBe(part);
  });
}

/** The names on the map, and how high their letters are on the screen, in pixels. */
const names = (page: Page) =>
  page.locator('.map svg text').evaluateAll((all) =>
    all
      .filter((it) => it.checkVisibility() && /\p{L}{2}/u.test(it.textContent))
      .map((it) => ({
        name: it.textContent,
        size: parseFloat(getComputedStyle(it).fontSize) * (it as SVGTextElement).getScreenCTM()!.a,
      })),
  );

for (const game of GAMES.filter((it) => it.board.startsWith('.map')))
  test(`whatever the whole map of ${game.title} names on a phone can be read`, async ({
    url,
    open,
  }) => {
    const page = await open({ width: 390, height: 844, hasTouch: true, isMobile: true });
    await playNow(page, url, game, { level: 'random' });
    await anyLit(page);
    await page.locator('[data-tab=stage]').click();
    const fit = page.locator('.map .fit');
    if (await fit.isVisible()) await fit.click();
    await expect(page.locator('.map.zoomed')).toHaveCount(0);
    for (const where of ['a part of the screen', 'all of it']) {
      const found = await names(page);
      expect(found.length, `names on ${where}`).toBeGreaterThan(8);
      expect(
        found.filter((it) => it.size < 10),
        `names that are too small on ${where}`,
      ).toEqual([]);
      await page.locator('.whole-button').click();
    }
  });

for (const game of GAMES)
  test(`whoever looks back at ${game.title} sees the own tray, and the way through the match first`, async ({
    url,
    open,
  }) => {
    const page = await open();
    const { id, plies } = await botMatch(page, url, game, { players: game.most });
    const half = Math.round(plies / 2);
    await playOn(page, url, id, half);
    await page.goto(`${url}/table/${tableId(page)}?ply=${half - 1}`);
    await page.locator('.history.past').waitFor();
    const [drawer, film] = [page.locator('.drawer'), page.locator('.drawer .history')];
    for (const part of ['.tray', ...game.own]) {
      const [over, it] = [
        (await drawer.boundingBox())!,
        (await page.locator(part).first().boundingBox())!,
      ];
      expect(over.y + over.height, `the drawer ends above ${part}`).toBeLessThanOrEqual(it.y + 1);
    }
    const [over, it] = [(await drawer.boundingBox())!, (await film.boundingBox())!];
    expect(it.y + it.height, 'the slider is in sight').toBeLessThan(over.y + over.height);
    const log = (await drawer.getByRole('group').first().boundingBox())!;
    expect(it.y, 'and above the log').toBeLessThan(log.y);
    // In the present the log has all the height.
    await page.getByRole('button', { name: 'Back to now' }).click();
    await anyLit(page);
    await openDrawer(page);
    expect((await drawer.boundingBox())!.height).toBeGreaterThan(over.height);
  });

test('on a phone the past is named beside the tools of the page', async ({ url, open }) => {
  const page = await open({ width: 390, height: 844, language: 'de-DE' });
  const game = GAMES[0]!;
  const { id, plies } = await botMatch(page, url, game);
  await playOn(page, url, id, Math.round(plies / 2));
  await page.goto(`${url}/table/${tableId(page)}?ply=${Math.round(plies / 2) - 1}`);
  const banner = (await page.locator('.past-banner').boundingBox())!;
  for (const tool of await page.locator('.prompt .tools > .btn:visible').all())
    expect((await tool.boundingBox())!.x).toBeGreaterThanOrEqual(banner.x + banner.width);
});
