// Everything fits its place, from a phone to 4K and in the languages with the longest words: no page
// scrolls sideways, and nothing that is written runs out of its box.
import { finish } from './match.mjs';
import { playNow, withServer } from './tools.mjs';

const SIZES = [
  [390, 844],
  [768, 1024],
  [1400, 900],
  [1920, 1080],
  [3840, 2160],
];

/** What is wider than its place; what scrolls or ends in dots by itself is meant to. */
const tooWide = (page) =>
  page.evaluate(() => {
    const out =
      document.documentElement.scrollWidth > innerWidth
        ? [`the page by ${document.documentElement.scrollWidth - innerWidth} px`]
        : [];
    for (const it of document.querySelectorAll(
      '.panel, .panel *, .players *, .dashboard *, .prompt *, .list *, .lobby *, .about *',
    )) {
      if (
        !(it instanceof HTMLElement) ||
        it.closest('.visually-hidden') ||
        it.getClientRects().length === 0
      )
        continue;
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
async function tips(page) {
  const ends = await page.evaluate(() => {
    const spots = [...document.querySelectorAll('[data-tip]')]
      .map((it) => it.getBoundingClientRect())
      .filter(
        (it) =>
          it.width > 0 &&
          it.top > innerHeight * 0.15 &&
          it.bottom < innerHeight * 0.9 &&
          it.width < innerWidth / 3,
      );
    const middle = (it) => [it.x + it.width / 2, it.y + it.height / 2];
    spots.sort((a, b) => middle(a)[0] - middle(b)[0]);
    return [spots.at(0), spots.at(-1)].filter((it) => it).map(middle);
  });
  const out = [];
  for (const [x, y] of ends) {
    await page.mouse.move(x, y);
    if (
      !(await page
        .locator('.tip')
        .waitFor({ timeout: 1500 })
        .then(
          () => true,
          () => false,
        ))
    )
      continue;
    const box = await page.locator('.tip').evaluate((it) => it.getBoundingClientRect().toJSON());
    const width = await page.evaluate(() => innerWidth);
    if (box.left < 0 || box.right > width)
      out.push(`a tip from ${Math.round(box.left)} to ${Math.round(box.right)} px`);
  }
  return out;
}

export const fits = () =>
  withServer(async ({ url, open }) => {
    for (const language of ['de-DE', 'pl-PL']) {
      const page = await open({ language });
      const look = async (where) => {
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await page.waitForTimeout(100);
          const found = [...(await tooWide(page)), ...(await tips(page))];
          if (found.length)
            throw new Error(`${where}, ${language}, ${width} px: ${found.slice(0, 4).join(' | ')}`);
        }
        await page.setViewportSize({ width: 1400, height: 900 });
      };
      await playNow(page, url, {
        players: 4,
        level: 'random',
        modules: ['wine', 'traffic', 'services'],
      });
      const table = page.url();
      await page.locator('.routes [data-lit]').first().waitFor();
      await look('the table at set-up');
      await finish(page, { watch: (_, clicks) => clicks === 120 });
      await look('the table');
      await page.goto(url);
      await page.locator('.list .row').waitFor();
      await look('the home page');
      await page.goto(table);
      await page.locator('.prompt').waitFor();
      await finish(page);
      await look('the result');
    }
  });
