// Automobile's table: whose turn it is in the line, and the room of the market day.
import { expect, test } from '../../fixtures';
import { botMatch, finish, lit, playNow, playOn } from '../../table';
import { driver } from '../automobile';

test('in the line the one who decides is marked, from the start tile on', async ({ url, open }) => {
  const page = await open();
  await playNow(page, url, driver, { level: 'random', players: 4 });
  const marked = page.locator('.ring .worker.moves .name');
  await finish(page, {
    watch: async (clicks) => {
      await lit(page).first().waitFor();
      await expect(marked, `after ${clicks} choices`).toHaveText(['You']);
      return clicks >= 12;
    },
  });
});

for (const [language, round, gain] of [
  ['en-GB', /^Round 1 of\s3$/, 'a worker'],
  ['de-DE', /^Runde 1 von\s3$/, 'ein Arbeiter'],
  ['pl-PL', /^Runda 1 z\s3$/, 'pracownik'],
] as const)
  test(`the first decision is the brightest thing, in words, and so is the round, ${language}`, async ({
    url,
    open,
  }) => {
    const page = await open({ language });
    const starts = page.locator('.starts [data-lit]');
    // Whoever is left the last one takes it without being asked: then there is another match.
    do {
      await playNow(page, url, driver, { level: 'random' });
      await lit(page).first().waitFor();
    } while ((await starts.count()) === 0);
    for (const [width, height] of [
      [1400, 900],
      [820, 1180],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(starts.filter({ hasText: gain }).first()).toBeVisible();
      const cut = await page
        .locator('.starts .start, .starts .start small, .hall .title, .hall .lamps')
        .evaluateAll((all) =>
          all
            .filter(
              (it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1,
            )
            .filter((it) => it.clientWidth > 0)
            .map((it) => it.textContent),
        );
      expect(cut, `words that are cut at ${width} px`).toEqual([]);
      // What cannot be taken yet steps back.
      await expect(page.locator('.ring .shade')).toHaveCount(10);
    }
    await expect(page.locator('.hall .lamps')).toHaveAttribute('data-tip', round);
    await expect(page.locator('.hall .lamps .now')).toHaveText('1');
    // Once it is made, the line is as bright as ever.
    await finish(page, { watch: async () => (await page.locator('.starts').count()) === 0 });
    await expect(page.locator('.ring .shade')).toHaveCount(0);
  });

test('what "Play now" opens leaves the pages of the game below its picture', async ({
  url,
  open,
}) => {
  const page = await open();
  await page.goto(url);
  const card = page.locator('#game-automobile');
  await card.locator('.pages > *').first().waitFor();
  const pages = await card.locator('.pages > *').allInnerTexts();
  await card.locator('.btn.primary').click();
  await expect(card.locator('.picture .pages > *')).toHaveText(pages);
  await card.locator('.picture .pages .link').click();
  await page.locator('.prompt').waitFor();
});

test('a phone says in words who is where in the race and what awards are worth', async ({
  url,
  open,
}) => {
  const page = await open({ width: 390, height: 844, language: 'pl-PL' });
  const { id, plies } = await botMatch(page, url, driver, { players: 4 });
  await playOn(page, url, id, Math.round(plies * 0.6));
  await page.locator('[data-tab=own]').click();
  const rows = page.locator('.race tbody tr');
  await expect(rows).toHaveCount(4);
  for (const row of await rows.all()) {
    await expect(row.locator('.place')).toHaveText(/^[1-9]\d?$|^–$/);
    await expect(row.locator('.name')).toHaveText(/Gość|Bot/);
  }
  await expect(page.locator('.race .rule')).toBeVisible();
  const worth = page.locator('.awards .worth');
  await expect(worth).toHaveText(Array.from({ length: 10 }, () => /^\d+\spunkt|^ma ją /));
  const cut = await page.locator('.race :is(.name, .board, td), .awards small').evaluateAll((all) =>
    all
      .filter((it) => !it.checkVisibility() || it.scrollWidth > it.clientWidth + 1)
      .filter((it) => getComputedStyle(it).display !== 'inline')
      .map((it) => it.textContent),
  );
  expect(cut, 'words that are cut').toEqual([]);
});
