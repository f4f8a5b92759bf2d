// Autobahn's table: large enough to read, nothing jumps, tips keep out of the way, trucks drive by one click.
import { expect, test, type Page } from '../../fixtures';
import { sumOf, takeShifts, watchShifts, worstOf } from '../../shifts';
import { anyLit, clickUntil, finish, playNow } from '../../table';
import { driver } from '../autobahn';

/** Everything on the table that is written smaller than this, in pixels of the screen. */
const smaller = (page: Page, least: number) =>
  page.evaluate((least) => {
    const found: string[] = [];
    const all = document.createTreeWalker(document.querySelector('.table')!, NodeFilter.SHOW_TEXT);
    while (all.nextNode()) {
      const it = all.currentNode.parentElement!;
      const text = all.currentNode.textContent?.trim();
      const range = document.createRange();
      range.selectNodeContents(all.currentNode);
      if (!text || it.closest('.visually-hidden, .drawer') || !range.getClientRects().length)
        continue;
      const matrix = it instanceof SVGGraphicsElement ? it.getScreenCTM() : null;
      const size =
        parseFloat(getComputedStyle(it).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
      if (size < least - 0.05) found.push(`${text}: ${size.toFixed(1)} px`);
    }
    return found;
  }, least);

test('it can be read from an arm’s length', async ({ url, open }) => {
  const page = await open();
  await playNow(page, url, driver, { level: 'random', players: 4, modules: driver.modules });
  await clickUntil(page, '.map .truck');
  expect(await smaller(page, 12), 'what is written in less than 12 px').toEqual([]);
  for (const own of ['.tray .money', '.tray .points b']) {
    const size = await page
      .locator(own)
      .evaluate((it) => parseFloat(getComputedStyle(it).fontSize));
    expect(size, own).toBeGreaterThanOrEqual(24);
  }
  // Upright, the map and the own hand are there together.
  await page.setViewportSize({ width: 820, height: 1180 });
  for (const part of ['.map > svg', '.tray .hand']) {
    const { top, bottom } = await page
      .locator(part)
      .evaluate((it) => it.getBoundingClientRect().toJSON() as DOMRect);
    expect(top, part).toBeGreaterThanOrEqual(0);
    expect(bottom, part).toBeLessThanOrEqual(1180);
  }
});

for (const width of [1400, 390])
  test(`nothing jumps between two decisions, ${width} px`, async ({ url, open }) => {
    const page = await open({ width, height: width < 700 ? 844 : 900 });
    await watchShifts(page);
    await playNow(page, url, driver, { level: 'random', players: 3 });
    await anyLit(page);
    await page.waitForTimeout(1000);
    await takeShifts(page);
    await finish(page, { watch: (clicks) => clicks >= 40 });
    await page.waitForTimeout(500);
    const shifts = await takeShifts(page);
    expect(Number(sumOf(shifts).toFixed(4)), worstOf(shifts).join('\n')).toBe(0);
  });

test('a tip comes by movement, not under a resting pointer', async ({ url, open }) => {
  const page = await open();
  await playNow(page, url, driver, { level: 'random' });
  const first = page.locator('.routes [data-lit]').first();
  await first.hover();
  await page.locator('.tip').waitFor();
  const box = (await first.boundingBox())!;
  await first.click();
  await page.locator('.hand [data-lit]').first().waitFor();
  await page.waitForTimeout(700);
  await expect(page.locator('.tip'), 'a tip of what has come under the pointer').toHaveCount(0);
  await page.mouse.move(box.x + box.width / 2 + 2, box.y + box.height / 2);
  await page.locator('.tip').waitFor();
});

test('a tap on a dark thing says what it is and why not, and names no key', async ({
  url,
  open,
}) => {
  const page = await open({ width: 390, height: 844, hasTouch: true, isMobile: true });
  await playNow(page, url, driver, { level: 'random' });
  await anyLit(page);
  await page.locator('.spaces .space-thing').first().tap();
  await page.locator('.tip .why').waitFor();
  await expect(page.locator('.tip kbd')).toBeHidden();
});

test('one click on a place farther away drives the truck there', async ({ url, open }) => {
  const page = await open();
  await playNow(page, url, driver, { level: 'random' });
  await clickUntil(page, 'path.hit.far', 300);
  const far = page.locator('path.hit.far').first();
  const name = (await far.getAttribute('aria-label'))!;
  await far.focus();
  await expect(page.locator('.map .mark.reach'), 'the way is shown').not.toHaveCount(0);
  await page.keyboard.press('Enter');
  // It is there, or something came up on the way that is decided first.
  const [, place] = / to (.*): \d+ steps$/.exec(name)!;
  await expect(page.getByRole('log').last()).toContainText(`drives to ${place}`);
});
