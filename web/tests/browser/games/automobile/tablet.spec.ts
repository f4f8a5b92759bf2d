// A portrait tablet shows line, market and the own board together, in words: nobody has to guess a glyph or to scroll
// for what is theirs, and nothing lies over a car.
import { expect, test, type Page } from '../../fixtures';
import { botMatch, finish, playNow, playOn } from '../../table';
import { driver } from '../automobile';

const TABLET = { width: 820, height: 1180 };

/** Pairs of parts of a car in the market that lie over each other, and what of them is cut. */
const overlaps = (page: Page) =>
  page.locator('.bay').evaluateAll((bays) =>
    bays.flatMap((bay) => {
      const parts = [
        ...bay.querySelectorAll('.who, .price, .ticket, .picture .auto, .values > span'),
      ].map((it) => ({ name: String(it.getAttribute('class')), box: it.getBoundingClientRect() }));
      const out = bay.getBoundingClientRect();
      return parts.flatMap(({ name, box }, i) => [
        ...(box.bottom > out.bottom + 1 || box.right > out.right + 1 ? [`${name} is cut`] : []),
        ...parts
          .slice(i + 1)
          .filter(
            (it) =>
              Math.min(it.box.right, box.right) - Math.max(it.box.left, box.left) > 1 &&
              Math.min(it.box.bottom, box.bottom) - Math.max(it.box.top, box.top) > 1,
          )
          .map((it) => `${name} and ${it.name}`),
      ]);
    }),
  );

/** Words that are not there in full, of these. */
const cut = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all
        .filter((it) => !it.checkVisibility() || it.scrollWidth > it.clientWidth + 1)
        .map((it) => it.textContent),
    );

for (const language of ['de-DE', 'pl-PL'])
  test(`a portrait tablet shows line, market and the own board at once, ${language}`, async ({
    url,
    open,
  }) => {
    const page = await open({ ...TABLET, language });
    const { id, plies } = await botMatch(page, url, driver, {
      players: 4,
      modules: ['bonus_tiles'],
    });
    let cars = 0;
    for (const part of [0.3, 0.6, 0.85]) {
      await playOn(page, url, id, Math.round(plies * part));
      const step = `after ${part} of the match`;
      for (const what of ['.line', '.hall', '.shop', '.desk > .tray'])
        await expect(page.locator(what).first(), `${what} ${step}`).toBeInViewport({ ratio: 0.99 });
      const inside = await page
        .locator('.desk > .tray, .hall, .odometer, .race .board')
        .evaluateAll((all) =>
          all
            .filter((it) => it.scrollHeight > it.clientHeight + 1)
            .map((it) => it.getAttribute('class')),
        );
      expect(inside, `what is cut ${step}`).toEqual([]);
      expect(await overlaps(page), `what lies over another thing in a bay ${step}`).toEqual([]);
      expect(await cut(page, '.ring .cell .plate :is(.word, .says)'), `words of tiles`).toEqual([]);
      expect(
        await cut(page, '.offer :is(.kind, strong), .awards small:not(.worth)'),
        'words beside',
      ).toEqual([]);
      cars += await page.locator('.bay').count();
    }
    expect(cars, 'cars that were looked at').toBeGreaterThan(2);
  });

test('on a lower tablet the own board stays at the foot of the screen, and hides nothing that is asked', async ({
  url,
  open,
}) => {
  const page = await open({ width: 1024, height: 768 });
  await playNow(page, url, driver, { level: 'random', players: 3 });
  const covered = new Set<string>();
  await finish(page, { covered, watch: (clicks) => clicks >= 40 });
  expect([...covered], 'lit things that a mouse cannot reach').toEqual([]);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator('.desk > .tray')).toBeInViewport({ ratio: 0.99 });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator('.desk > .tray')).toBeInViewport({ ratio: 0.99 });
  await expect(page.locator('section.awards')).toBeInViewport({ ratio: 0.99 });
  // A phone on its side has room for the line or for the own board.
  await page.setViewportSize({ width: 844, height: 390 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator('.desk > .tray')).not.toBeInViewport();
});

test('on a phone a tile for two or three actions names all of them', async ({ url, open }) => {
  const page = await open({ width: 390, height: 844, language: 'de-DE' });
  await playNow(page, url, driver, { level: 'random' });
  await page.locator('[data-tab=stage]').click();
  for (const look of ['two', 'three']) {
    const tiles = page.locator(`.ring .plate.${look}`);
    await expect(tiles.first()).toBeVisible();
    expect(await cut(page, `.ring .plate.${look} .says`), 'words of tiles').toEqual([]);
    const out = await tiles.evaluateAll((all) =>
      all.filter((it) => it.scrollHeight > it.clientHeight + 1).map((it) => it.textContent),
    );
    expect(out, 'words beyond their tile').toEqual([]);
  }
});
