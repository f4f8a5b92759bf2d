// A table is read from an arm's length, somebody else's board takes nothing of the own one away, and a tip lies on
// nothing that could be chosen.
import { expect, test, type Page } from '../fixtures';
import { GAMES } from '../games';
import { sizeOf, smaller } from '../sizes';
import { anyLit, botMatch, clickUntil, finish, playNow, playOn, putAway } from '../table';

for (const game of GAMES) {
  test(`${game.title} can be read from an arm’s length`, async ({ url, open }) => {
    const page = await open({ language: 'de-DE' });
    const { id, plies } = await botMatch(page, url, game, {
      players: game.most,
      modules: game.modules,
    });
    for (const part of [0.25, 0.6, 0.9]) {
      await playOn(page, url, id, Math.round(plies * part));
      const step = `after ${part} of the match`;
      expect(await smaller(page, 12), `written in less than 12 px ${step}`).toEqual([]);
      for (const own of game.own)
        expect(await sizeOf(page, own), `${own} ${step}`).toBeGreaterThanOrEqual(24);
      // A rival's board is there beside the own figures, and is large enough as well.
      await page.locator('.players .player').first().click();
      await page.locator('.other').waitFor();
      expect(await smaller(page, 12), `on a rival’s board ${step}`).toEqual([]);
    }
  });

  for (const [width, height] of [
    [1400, 900],
    [820, 1180],
  ] as const)
    test(`a rival’s board covers nothing of the own one, ${game.title}, ${width} px`, async ({
      url,
      open,
    }) => {
      const page = await open({ width, height });
      await playNow(page, url, game, { level: 'random', players: 3 });
      await finish(page, { watch: (clicks) => clicks >= 25 });
      await putAway(page);
      await anyLit(page);
      await page.locator('.players .player').first().click();
      await page.locator('.other').waitFor();
      const covered = await page.evaluate(
        (own) =>
          own.filter((selector) => {
            const it = document.querySelector(selector)!;
            const { x, y, width, height } = it.getBoundingClientRect();
            const top = document.elementFromPoint(x + width / 2, y + height / 2);
            return top !== it && !it.contains(top) && !top?.contains(it);
          }),
        game.own,
      );
      expect(covered, 'own figures below it').toEqual([]);
      // And it goes by the same click.
      await page.locator('.players .player').first().click();
      await expect(page.locator('.other')).toHaveCount(0);
    });
}

/** Which lit things a tip lies on, so that a pointer could not aim at them. */
const hidden = (page: Page) =>
  page.evaluate(() => {
    const tip = document.querySelector('.tip')?.getBoundingClientRect();
    // It goes when what it is about is drawn anew.
    if (!tip) return null;
    return [...document.querySelectorAll<HTMLElement>('[data-lit]')]
      .filter((it) => !it.closest('.actions') && it.getClientRects().length > 0)
      .filter((it) => {
        const box = it.getBoundingClientRect();
        const matrix = it instanceof SVGPathElement ? it.getScreenCTM() : null;
        const { x, y } = matrix
          ? (it as unknown as SVGPathElement)
              .getPointAtLength((it as unknown as SVGPathElement).getTotalLength() / 2)
              .matrixTransform(matrix)
          : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        return x > tip.left && x < tip.right && y > tip.top && y < tip.bottom;
      })
      .map((it) => it.getAttribute('aria-label') ?? it.textContent);
  });

for (const game of GAMES)
  for (const [width, height] of [
    [1400, 900],
    [820, 1180],
  ] as const)
    test(`a tip hides nothing that can be chosen, ${game.title}, ${width} px`, async ({
      url,
      open,
    }) => {
      const page = await open({ width, height });
      await playNow(page, url, game, { level: 'random' });
      let looked = 0;
      for (const kind of game.lit) {
        await clickUntil(page, `${kind} [data-lit]`);
        for (const it of (await page.locator(`${kind} [data-lit]`).all()).slice(0, 6)) {
          // By the keyboard it comes at once, and a pointer that rests brings none.
          let under: Awaited<ReturnType<typeof hidden>> = null;
          while (under === null) {
            await it.blur();
            await it.focus();
            await page.locator('.tip').waitFor();
            under = await hidden(page);
          }
          expect(under, `hidden by the tip of a ${kind}`).toEqual([]);
          looked++;
        }
      }
      expect(looked, 'things that have a tip').toBeGreaterThanOrEqual(8);
    });

for (const game of GAMES)
  test(`a tip about the own board leaves it to be read, ${game.title}`, async ({ url, open }) => {
    const page = await open();
    const { id, plies } = await botMatch(page, url, game, { modules: game.modules });
    await playOn(page, url, id, Math.round(plies * 0.6));
    await putAway(page);
    const own = await page.locator('.desk [data-tip]:visible').all();
    const hidden: number[] = [];
    for (const it of own.filter((_, i) => i % 4 === 0)) {
      await page.keyboard.press('Escape');
      await it.dispatchEvent('pointermove', { pointerType: 'mouse', clientX: hidden.length });
      await page.locator('.tip').waitFor();
      hidden.push(
        await it.evaluate((it) => {
          const tip = document.querySelector('.tip')!.getBoundingClientRect();
          return [...it.closest('.tray, .own')!.querySelectorAll('[data-tip]')]
            .filter((other) => !it.contains(other) && !other.contains(it))
            .map((other) => other.getBoundingClientRect())
            .filter(
              ({ x, y, width, height }) =>
                x + width / 2 > tip.left &&
                x + width / 2 < tip.right &&
                y + height / 2 > tip.top &&
                y + height / 2 < tip.bottom,
            ).length;
        }),
      );
    }
    expect(hidden.length, 'things that were looked at').toBeGreaterThanOrEqual(5);
    const sum = hidden.reduce((sum, n) => sum + n, 0);
    expect(sum / hidden.length, 'others below a tip, on average').toBeLessThan(1);
  });
