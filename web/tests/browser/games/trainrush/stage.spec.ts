// Train Rush's table can be read where there is little room: heroes, cards and the own figures in full.
import { expect, test, type Page } from '../../fixtures';
import { botMatch, playOn } from '../../table';
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
        if (width >= 700) crowded += await page.locator('.heroes.many').count();
      }
    }
    expect(crowded, 'positions with more than four heroes').toBeGreaterThan(0);
  });
