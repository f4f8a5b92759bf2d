// The market day: bars that compare the cars, a card of the sale, a stamp on what is sold. The first one of the
// guided match is always the same: three merchants (body, prestige, engine), four cars (at 8, 6, 10 and 9).
import { accessible } from '../../axe';
import { expect, test, type Look, type Open, type Page } from '../../fixtures';
import { finish, openDrawer } from '../../table';

const dayOf = (page: Page) => page.locator('dialog.moment .day');

/** At the market day of round 1. */
async function marketDay(url: string, open: Open, look: Look) {
  const page = await open(look);
  await page.goto(url);
  await page.locator('#game-automobile .pages .link').first().click();
  await finish(page, { moments: false, watch: () => dayOf(page).count() });
  return page;
}

const box = async (page: Page, selector: string) =>
  dayOf(page)
    .locator(selector)
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON() as DOMRect));

/** The race: place, who, for the place, for laps, together. */
const RACE = [
  ['1', 'Guest 1', '+7', '+0', '+7'],
  ['2', 'a car that nobody drives', '4', '', ''],
  ['3', 'a car that nobody drives', '2', '', ''],
  ['4', 'Bot 2', '+0', '+0', '+0'],
] as const;

/** What each merchant asks, with the figures of the cars that were left, best first, and what it brought. */
const SALES = [
  ['Who has the best body?', [4, 2, 2, 1], [9, 8, 10, 6], 'body 4, the best', '+9'],
  ['Who has the most workers?', [3, 2, 2], [6, 8, 10], '3 workers, the most', '+6'],
  ['Who has the strongest engine?', [2, 1], [10, 8], 'engine 2, the best', '+10'],
] as const;

for (const width of [1400, 390])
  test(`a market day tells who buys what and why, at ${width} px`, async ({ url, open }) => {
    const page = await marketDay(url, open, { width, height: width === 390 ? 844 : 900 });
    const day = dayOf(page);
    await accessible(page, 'the market day');
    // What the day brought everybody is in sight from the start.
    await expect(day.locator('.today')).toBeInViewport({ ratio: 1 });
    // The race first: everybody with what the place and the laps gave, and who took the places in between.
    await day.locator('.merchants button').first().click();
    const race = day.locator('.question');
    await expect(race.getByRole('heading')).toHaveText('How the race ended');
    await expect(race.locator('tbody .place')).toHaveText(RACE.map(([place]) => place));
    await expect(race.locator('tbody .who')).toContainText(RACE.map(([, who]) => who));
    await expect(race.locator('tbody tr td:nth-last-child(3)')).toHaveText(
      RACE.map(([, , place]) => place),
    );
    await expect(race.locator('tbody tr td:nth-last-child(2)')).toHaveText(
      RACE.map(([, , , laps]) => laps),
    );
    await expect(race.locator('tbody .sum')).toHaveText(RACE.map(([, , , , sum]) => sum));
    await expect(race).toContainText('7 / 4 / 2');
    await expect(race.getByText(/^no lap, space (7|2)$/).filter({ visible: true })).toHaveCount(2);
    const whole = await race.evaluate(
      (it) => it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight,
    );
    expect(whole, 'the standing is in sight').toBe(true);
    await accessible(page, 'the race');

    for (const [n, [asks, values, prices, why, points]] of SALES.entries()) {
      await day
        .locator('.merchants button')
        .nth(n + 1)
        .click();
      const question = day.locator('.question');
      await expect(question.getByRole('heading')).toHaveText(asks);
      await expect(question.locator('.bar b')).toHaveText(values.map(String));
      await expect(question.locator('li .chip')).toHaveText(prices.map(String));
      await expect(question.locator('.says')).toHaveText(
        values.map((_, i) => (i === 0 ? 'sold' : 'not enough')),
      );
      // A bar is as long as its figure says.
      const [rails, bars] = [await box(page, '.bar'), await box(page, '.bar i')];
      for (const [i, value] of values.entries())
        expect(bars[i]!.width / rails[i]!.width, `the bar of ${value}`).toBeCloseTo(
          value / values[0],
          1,
        );
      // The card of the sale; on a phone the cars below say it.
      const deal = question.locator('.deal');
      await expect(deal).toBeVisible({ visible: width !== 390 });
      await expect(deal).toContainText(why);
      await expect(deal.locator('strong')).toHaveText(points);
      await expect(day.locator('.cars .on .price')).toHaveText(String(prices[0]));
    }

    // A stamp on each car that was sold, and within it; none on the one that nobody wanted.
    await expect(day.locator('.cars em')).toHaveText(['sold', 'sold', 'sold']);
    await expect(day.locator('.cars li').first()).toContainText('no buyer');
    await expect(day.locator('.cars li').first().locator('em')).toHaveCount(0);
    const [stamps, cars] = [await box(page, '.cars em'), await box(page, '.cars .gone')];
    for (const [i, stamp] of stamps.entries()) {
      expect(stamp.left, 'a stamp begins on its car').toBeGreaterThanOrEqual(cars[i]!.left - 4);
      expect(stamp.right, 'and ends on it').toBeLessThanOrEqual(cars[i]!.right + 4);
      expect(stamp.top).toBeGreaterThan(cars[i]!.top);
      expect(stamp.bottom).toBeLessThan(cars[i]!.bottom);
    }
    // The sums: the race brought 7, the cars 9 and 10 and 6.
    await expect(day.locator('.today span')).toHaveText([/\+26$/, /\+6$/]);
    const within = await day.evaluate((it) => it.scrollWidth <= it.clientWidth);
    expect(within, 'nothing is cut off').toBe(true);
    if (width === 390) return;
    // However few came: merchants, question and cars share the hall, and all of it is in sight.
    const [[floor], faces, all, [asked]] = [
      await box(page, '.floor'),
      await box(page, '.merchants li'),
      await box(page, '.cars li'),
      await box(page, '.question'),
    ];
    for (const row of [faces, all])
      expect(Math.abs(row.at(-1)!.right - floor!.right), 'the end of a row').toBeLessThan(12);
    expect(floor!.bottom, 'the end of the hall').toBeLessThanOrEqual(900);
    const bars = await box(page, '.question .bar, .question .deal, .question h3');
    const drawn = bars.reduce((sum, it) => sum + it.height, 0);
    expect(drawn / asked!.height, 'what of the question is drawn').toBeGreaterThan(0.6);
  });

test('a market day goes merchant after merchant, and all of it on request', async ({
  url,
  open,
}) => {
  const page = await marketDay(url, open, {});
  await page.keyboard.press('Escape');
  await expect(dayOf(page)).toHaveCount(0);
  // Again from the log, now with movement.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openDrawer(page);
  await page.locator('.log .again').first().click();
  const day = dayOf(page);
  const stamps = day.locator('.cars em');
  await expect(day.locator('.question h3'), 'the race first').toHaveText('How the race ended');
  await expect(stamps).toHaveCount(0);
  await expect(day.locator('.merchants button:disabled')).toHaveCount(3);
  await expect(stamps, 'the first merchant').toHaveCount(1);
  await expect(day.locator('.cars .on .price')).toHaveText('9');
  await expect(stamps, 'the second one').toHaveCount(2);
  await expect(day.locator('.cars .none'), 'it is not over').toHaveCount(0);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(stamps).toHaveCount(3);
  await expect(day.locator('.cars .none')).toHaveText('no buyer');
  await expect(day.locator('.today span')).toHaveCount(2);
});
