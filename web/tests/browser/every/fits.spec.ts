// Everything fits its place, from a phone to 4K and in the languages with the longest words: no page
// scrolls sideways, and nothing that is written runs out of its box.
import { expect, test, type Page } from '../fixtures';
import { GAMES } from '../games';
import { botMatch, playNow, playOn } from '../table';

const SIZES = [
  [390, 844],
  [768, 1024],
  [1400, 900],
  [1920, 1080],
  [3840, 2160],
] as const;

/** What is wider than its place; what scrolls or ends in dots by itself is meant to. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const out: string[] = [];
    const beyond = document.documentElement.scrollWidth - innerWidth;
    if (beyond > 0) out.push(`the page by ${beyond} px`);
    for (const it of document.querySelectorAll(
      '.panel, .panel *, .players *, .dashboard *, .prompt *, .list *, .lobby *, .about *',
    )) {
      if (!(it instanceof HTMLElement)) continue;
      if (it.closest('.visually-hidden') || it.getClientRects().length === 0) continue;
      const style = getComputedStyle(it);
      if (style.display === 'inline' || style.overflowX !== 'visible' || it.clientWidth === 0)
        continue;
      if (it.scrollWidth > it.clientWidth + 2)
        out.push(
          `${it.className || it.tagName} by ${it.scrollWidth - it.clientWidth} px: ${it.innerText.slice(0, 40)}`,
        );
    }
    return out;
  });

/** The tips of what lies farthest to the left and to the right are wholly on the screen. */
async function tips(page: Page) {
  const ends = await page.evaluate(() => {
    const spots = [...document.querySelectorAll('[data-tip]')]
      .map((it) => it.getBoundingClientRect())
      .filter(
        (it) =>
          it.width > 0 &&
          it.top > innerHeight * 0.15 &&
          it.bottom < innerHeight * 0.9 &&
          it.width < innerWidth / 3,
      )
      .map((it) => [it.x + it.width / 2, it.y + it.height / 2] as const)
      .sort((a, b) => a[0] - b[0]);
    return [spots.at(0), spots.at(-1)].filter((it) => it !== undefined);
  });
  const out: string[] = [];
  for (const [x, y] of ends) {
    await page.mouse.move(x, y);
    const tip = page.locator('.tip');
    const there = await tip.waitFor({ timeout: 1500 }).then(
      () => true,
      () => false,
    );
    if (!there) continue;
    const { left, right } = await tip.evaluate(
      (it) => it.getBoundingClientRect().toJSON() as DOMRect,
    );
    if (left < 0 || right > (await page.evaluate(() => innerWidth)))
      out.push(`a tip from ${Math.round(left)} to ${Math.round(right)} px`);
  }
  return out;
}

async function look(page: Page, where: string) {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(100);
    const found = [...(await tooWide(page)), ...(await tips(page))];
    expect(found, `what does not fit, ${where}, ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1400, height: 900 });
}

for (const game of GAMES)
  for (const language of ['de-DE', 'pl-PL'])
    test(`${game.title} fits every screen, ${language}`, async ({ url, open }) => {
      const page = await open({ language });
      const table = { players: game.most, modules: game.modules };
      await playNow(page, url, game, { ...table, level: 'random' });
      await page.locator(game.first).first().waitFor();
      await look(page, 'the table at set-up');
      await page.goto(url);
      await page.locator('.list .row').waitFor();
      await look(page, 'the home page');
      const { id, plies } = await botMatch(page, url, game, table);
      await playOn(page, url, id, Math.round(plies / 2));
      await look(page, 'the table');
      await page.goto(`${url}/table/${id}`);
      await page.locator('.result').waitFor();
      await look(page, 'the result');
    });
