// Autobot at a real table: from the home page through a whole match of entries, in German, with a
// step back and a reload on the way.
import { english } from './english.mjs';
import { withServer } from './tools.mjs';

const lit = (page) => page.locator('.map [data-lit]');
const kind = (page, icon) => page.locator(`.kinds [data-kind="${icon}"]`);

/** Answers which card came off the deck for as long as that is asked. */
export async function reveal(page) {
  for (;;) {
    await page.locator('.cards [data-lit], .kinds, .over-score').first().waitFor();
    const cards = page.locator('.cards [data-lit]');
    if ((await cards.count()) === 0) return;
    const before = await page.locator('.enter').innerHTML();
    await cards.last().click();
    await page.waitForFunction(
      (html) => document.querySelector('.enter')?.innerHTML !== html,
      before,
    );
  }
}

/** Clicks the first lit place of a road where a mouse finds it: roads bend, so their boxes are mostly empty. */
async function clickRoad(page) {
  const [x, y] = await lit(page)
    .first()
    .evaluate((it) => {
      it.scrollIntoView({ block: 'center' });
      const on = it.getPointAtLength(it.getTotalLength() / 2).matrixTransform(it.getScreenCTM());
      return [on.x, on.y];
    });
  await page.mouse.click(x, y);
}

async function enterBuild(page) {
  await kind(page, 'build').click();
  // A level road has a box without height, which Playwright takes for hidden.
  await lit(page).first().waitFor({ state: 'attached' });
  await clickRoad(page);
  await page.locator('.entered li').first().waitFor();
}

export const companion = ({ language = 'de-DE', width = 1400 } = {}) =>
  withServer(async ({ url, open }) => {
    const page = await open({ language, width });
    await page.goto(url);
    await page.locator('.pages a[href$="/companion"]').click();
    await page.locator('.setup input[value="8"]').check({ force: true });
    await page.locator('.setup input[value=traffic]').check({ force: true });
    await page.locator('.setup .btn.primary').click();
    await page.locator('.boards [data-lit]').first().click();
    await reveal(page);

    // Autobot has begun: its turn is there step by step, with how it chose.
    await page.locator('.bot .told').first().waitFor();
    const next = page.locator('.bot .primary');
    let traced = 0;
    while (await next.isEnabled()) {
      await next.click();
      traced += await page.locator('.bot .why').count();
    }
    if (traced === 0) throw new Error('no choice of Autobot was explained');
    if ((await page.locator('.bot .order').count()) === 0)
      throw new Error('Autobot’s turn asks for nothing on the table');

    // An entry, taken back, entered again; a reload keeps it.
    await enterBuild(page);
    await page.locator('.foot .btn').first().click();
    await page.locator('.entered').waitFor({ state: 'detached' });
    await enterBuild(page);
    await page.reload();
    await page.locator('.entered li').first().waitFor();
    await kind(page, 'truck-1').click();
    await page.locator('.map .ring[data-lit]').first().click();
    await page.waitForFunction(() => document.querySelectorAll('.entered li').length === 2);

    // On to the end: one section a turn, as long as there is one to build.
    const leaks = new Set();
    let turns = 0;
    while (!(await page.locator('.over-score').count())) {
      if (turns++ > 150) throw new Error('no end after 150 turns');
      const before = await page.locator('.bot').getAttribute('data-run');
      await page.locator('.foot .primary').click();
      await page.waitForFunction(
        (key) =>
          document.querySelector('.over-score') ||
          document.querySelector('.bot')?.getAttribute('data-run') !== key,
        before,
      );
      await reveal(page);
      if (await page.locator('.over-score').count()) break;
      if (await kind(page, 'build').count()) await enterBuild(page);
      for (const leak of await english(page)) leaks.add(leak);
    }
    if (leaks.size)
      throw new Error(`English on a ${language} page: ${[...leaks].slice(0, 8).join(' | ')}`);
    return `over after ${turns} turns, ${(await page.locator('.over-score').innerText()).trim()}`;
  });
