// The scoring of a zone is shown as a docket with everybody's steps: it opens for those whom it moves, can be
// skipped, and is found again in the log. What each zone would score is drawn the same way beforehand. The guided
// match has both, always the same.
import { accessible } from '../../axe';
import { covered } from '../../covered';
import { expect, test, type Page } from '../../fixtures';
import { clickUntil, finish, lit, openDrawer, playNow, pressLit } from '../../table';
import { driver } from '../trainrush';

const sheetOf = (page: Page) => page.locator('dialog.moment');
const toTheNext = (page: Page) =>
  finish(page, { moments: false, watch: () => sheetOf(page).count() });

for (const width of [1400, 390])
  test(`a zone is scored, at ${width} px`, async ({ url, open }) => {
    const page = await open({ width, height: width === 390 ? 844 : 900 });
    await page.goto(url);
    await page.locator('#game-trainrush .pages .link').click();
    const sheet = sheetOf(page);

    // The opponent stops at my siding: a step of A and one of B, both mine.
    await toTheNext(page);
    await expect(sheet.getByRole('heading', { level: 2 })).toHaveText('Scoring of zone Calestia 1');
    await expect(sheet.locator('.box:not(.empty)')).toHaveCount(2);
    await expect(sheet.locator('.box.own .who b')).toHaveText(['A', 'B']);
    await expect(sheet.locator('.spaces').first()).toHaveText(/1\s*→\s*2/);
    await accessible(page, 'the scoring of a zone');
    const within = await sheet.evaluate((it) => it.scrollWidth <= it.clientWidth);
    expect(within, 'nothing is cut off').toBe(true);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(page.locator('.prompt')).toBeVisible();

    // Again from the log, and put away by a click beside it.
    await openDrawer(page);
    await page.locator('.log .again').first().click();
    await expect(sheet.locator('.box:not(.empty)')).toHaveCount(2);
    // A click that comes at once was meant for the table.
    await page.mouse.click(4, 4);
    await expect(sheet).toHaveCount(1);
    await page.waitForTimeout(600);
    await page.mouse.click(4, 4);
    await expect(sheet).toHaveCount(0);

    // Later it is interrupted by a bonus of mine, which is named; whole, it opens once more.
    await page.keyboard.press('Escape');
    await toTheNext(page);
    await expect(sheet.locator('.box:not(.empty)')).toHaveCount(1);
    await expect(sheet.locator('li')).toContainText('Any open siding tile');
    await sheet.locator('.go').click();
    await expect(page.locator('.prompt .said')).toContainText('siding tile');
    await toTheNext(page);
    await expect(sheet.locator('.box:not(.empty)')).toHaveCount(3);
    await sheet.locator('.go').click();

    // The forecast: every zone, drawn.
    if (width === 390) await page.locator('[data-tab="stage"]').click();
    await page.locator('.departures .zones').click();
    const forecast = page.locator('dialog.forecast');
    await expect(forecast.locator('.docket')).toHaveCount(12);
    await expect(forecast.locator('.box.own')).toHaveCount(3);
    await accessible(page, 'the forecast of all zones');
    await page.keyboard.press('Escape');
    await expect(forecast).toHaveCount(0);
    if (width === 390) return;
    // And of one zone, where it is not in the way.
    await page.locator('[data-place="map/zone/ZG1"]').hover();
    const aside = page.locator('.aside .docket');
    await expect(aside.locator('.box.own')).toHaveCount(3);
    const [plate, docket] = await Promise.all([
      page.locator('[data-place="map/zone/ZG1"] .plate').boundingBox(),
      aside.boundingBox(),
    ]);
    expect(docket!.x + docket!.width, 'the docket ends left of the zone').toBeLessThan(plate!.x);
  });

for (const [width, height] of [
  [1400, 900],
  [820, 1180],
  [390, 844],
] as const)
  test(`what passes covers neither the phases nor anything else that is to be read, ${width} px`, async ({
    url,
    open,
  }) => {
    const page = await open({ width, height });
    await playNow(page, url, driver, { level: 'random', players: 3 });
    await clickUntil(page, '.card[role=status]', 1000);
    await expect.poll(() => covered(page), { timeout: 2000 }).toEqual([]);
  });

for (const [language, width, title] of [
  ['en-GB', 1400, /^Round 1 is over/],
  ['de-DE', 820, /^Runde 1 ist zu Ende/],
  ['pl-PL', 390, /^Koniec rundy 1/],
] as const)
  test(`a round that is over shows how everybody stands, ${language} at ${width} px`, async ({
    url,
    open,
  }) => {
    const height = { 1400: 900, 820: 1180, 390: 844 }[width];
    const page = await open({ language, width, height });
    await playNow(page, url, driver, { level: 'random', players: 4 });
    // In passing, and nothing waits for it.
    const passing = page.locator('.card[role=status]', { hasText: title.source.slice(1) });
    await finish(page, { watch: () => passing.count() });
    await expect(passing.locator('.brief li')).toHaveCount(4);
    await expect(lit(page).first()).toBeAttached();
    // Whoever goes on does not wait until it has gone by itself.
    await pressLit(page, 0);
    await expect(passing).toHaveCount(0, { timeout: 2000 });
    // Again from the log, whole: all four by rank, with what the round brought, as their plates say.
    await openDrawer(page);
    await page.locator('.log .again').first().click();
    const sheet = sheetOf(page);
    await expect(sheet.getByRole('heading', { level: 2 })).toHaveText(title);
    await expect(sheet.locator('tbody tr')).toHaveCount(4);
    const rows = await sheet
      .locator('tbody tr')
      .evaluateAll((all) =>
        all.map((it) =>
          ['.rank', '.now', '.gain'].map((of) => Number(it.querySelector(of)!.textContent)),
        ),
      );
    for (const [i, [rank, now, gain]] of rows.entries()) {
      expect(rank, 'a rank').toBe(1 + rows.filter((it) => it[1]! > now!).length);
      expect(now, 'best first').toBeLessThanOrEqual(rows[i - 1]?.[1] ?? Infinity);
      expect(gain, 'after the first round all points are from it').toBe(now);
    }
    await accessible(page, 'how everybody stands');
    const within = await sheet.evaluate((it) => it.scrollWidth <= it.clientWidth);
    expect(within, 'nothing is cut off').toBe(true);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    const shown = await page
      .locator('.players .player .points, .desk .plate .points b')
      .evaluateAll((all) => all.map((it) => Number(it.textContent)).sort((a, b) => b - a));
    expect(
      rows.map((it) => it[1]),
      'points of all',
    ).toEqual(shown);
  });
