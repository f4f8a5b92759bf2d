// Autobot at a real table: from the home page through a whole match of entries, with a step back and a
// reload on the way.
import { english } from '../../english';
import { expect, test, type Page } from '../../fixtures';
import { reveal } from './companion';

const lit = (page: Page) => page.locator('.map [data-lit]');
const kind = (page: Page, icon: string) => page.locator(`.kinds [data-kind="${icon}"]`);
const over = (page: Page) => page.locator('.over-score');

/** Clicks the first lit place of a road where a mouse finds it: roads bend, so their boxes are mostly empty. */
async function clickRoad(page: Page) {
  const [x, y] = await lit(page)
    .first()
    .evaluate((it: SVGPathElement) => {
      it.scrollIntoView({ block: 'center' });
      const on = it.getPointAtLength(it.getTotalLength() / 2).matrixTransform(it.getScreenCTM()!);
      return [on.x, on.y] as const;
    });
  await page.mouse.click(x, y);
}

async function enterBuild(page: Page) {
  await kind(page, 'build').click();
  // A level road has a box without height, which Playwright takes for hidden.
  await lit(page).first().waitFor({ state: 'attached' });
  await clickRoad(page);
  await page.locator('.entered li').first().waitFor();
}

for (const { language, width } of [
  { language: 'de-DE', width: 1400 },
  { language: 'pl-PL', width: 390 },
])
  test(`Autobot at a real table, ${language}, ${width} px`, async ({ url, open }) => {
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
    const end = page.locator('.foot .end');
    let traced = 0;
    while (await next.count()) {
      // One blue button at a time: first what Autobot did is carried out, then one's own turn is entered.
      await expect(end).not.toHaveClass(/primary/);
      await next.click();
      traced += await page.locator('.bot .why').count();
    }
    await expect(end).toHaveClass(/primary/);
    expect(traced, 'choices of Autobot that are explained').toBeGreaterThan(0);
    expect(
      await page.locator('.bot .order').count(),
      'what Autobot’s turn asks for on the table',
    ).toBeGreaterThan(0);

    // An entry, taken back, entered again; a reload keeps it.
    await enterBuild(page);
    await page.locator('.foot .btn').first().click();
    await page.locator('.entered').waitFor({ state: 'detached' });
    await enterBuild(page);
    await page.reload();
    await page.locator('.entered li').first().waitFor();

    // Whoever looks back sees that, and how to return.
    await page.locator('#history').fill('1');
    await expect(page.locator('.past-bar .primary')).toBeInViewport({ ratio: 1 });
    await page.locator('.past-bar .primary').click();
    await expect(page.locator('.past-bar')).toHaveCount(0);
    await kind(page, 'truck-1').click();
    await page.locator('.map .ring[data-lit]').first().click();
    await expect(page.locator('.entered li')).toHaveCount(2);

    // On to the end: one section a turn, as long as there is one to build.
    const leaks = new Set<string>();
    for (let turns = 0; !(await over(page).count()); turns++) {
      expect(turns, 'turns without an end').toBeLessThan(150);
      const before = await page.locator('.bot').getAttribute('data-run');
      await page.locator('.foot .end').click();
      await page.waitForFunction(
        (key) =>
          document.querySelector('.over-score') ||
          document.querySelector('.bot')?.getAttribute('data-run') !== key,
        before,
      );
      await reveal(page);
      if (await over(page).count()) break;
      if (await kind(page, 'build').count()) await enterBuild(page);
      for (const leak of await english(page)) leaks.add(leak);
    }
    expect([...leaks], `English on a ${language} page`).toEqual([]);
    await expect(over(page)).toHaveText(/\d/);
  });
