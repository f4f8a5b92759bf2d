// Train Rush's table can be read where there is little room: heroes, cards, the own figures and titles in full, and
// the numbers of the map.
import { expect, test, type Page } from '../../fixtures';
import { botMatch, playNow, playOn } from '../../table';
import { driver } from '../trainrush';

/** What of these is not there in full. */
const cut = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((it) => it.checkVisibility())
      .filter((it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1)
      .map((it) => it.textContent),
  );

for (const language of ['en-GB', 'de-DE', 'pl-PL'])
  test(`heroes, cards and the own figures are there in full, ${language}`, async ({
    url,
    open,
  }) => {
    const page = await open({ language });
    const { id, plies } = await botMatch(page, url, driver, { players: 2 });
    let crowded = 0;
    for (const part of [0.3, 0.85]) {
      await playOn(page, url, id, Math.round(plies * part));
      for (const [width, height] of [
        [1400, 900],
        [820, 1180],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        const where = `${width} px after ${part} of the match`;
        if (width < 700) await page.locator('.tabs button').nth(2).click();
        const heroes = page.locator('.desk-own .hero');
        await expect(heroes.first()).toBeVisible();
        expect(await cut(page, '.desk-own .hero :is(.name, .body)'), where).toEqual([]);
        // Each says where they are at home and, in words or by its sign, what they bring.
        if (width < 700)
          expect(
            await page.locator('.own').evaluate((it) => it.scrollHeight - it.clientHeight),
            `how far the last hero lies below the edge, ${where}`,
          ).toBe(0);
        const silent = await heroes.evaluateAll((all) =>
          all
            .filter(
              (it) =>
                ![...it.querySelectorAll('.brings, .sign')].some(
                  (says) => says.checkVisibility() && says.getClientRects().length > 0,
                ),
            )
            .map((it) => it.textContent),
        );
        expect(silent, `heroes that bring nothing, ${where}`).toEqual([]);
        expect(await cut(page, '.hand .ticket, .desk .plate .points'), where).toEqual([]);
        const titles = page.locator('.spine:visible');
        await expect(titles, `titles of boards, ${where}`).toHaveCount(width > 1149 ? 7 : 0);
        expect(await cut(page, '.spine'), where).toEqual([]);
        if (width >= 700) crowded += await page.locator('.heroes.many').count();
      }
    }
    expect(crowded, 'positions with more than four heroes').toBeGreaterThan(0);
  });

test('the numbers of sidings lie above the plates beside them', async ({ url, open }) => {
  const page = await open();
  await playNow(page, url, driver);
  await page.locator('.siding').first().waitFor();
  const hidden = await page.locator('.siding rect').evaluateAll((all) =>
    all.flatMap((it) => {
      const { left, right, top, bottom, x, y, width, height } = it.getBoundingClientRect();
      const spots = [left + 3, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y]));
      return [...spots, [x + width / 2, y + height / 2]]
        .map(([x, y]) => document.elementFromPoint(x!, y!)!)
        .filter((over) => !over.closest('.siding'))
        .map((over) => `${it.parentElement!.textContent}: ${over.outerHTML}`);
    }),
  );
  expect(hidden, 'numbers below something else').toEqual([]);
});
