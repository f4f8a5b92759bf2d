// The page at the end of a match: what each did most, the match as a film, its slider by keyboard, and a picture to
// share that holds the names it is given.
import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures';
import { GAME, GAMES } from '../games';
import { botMatch, playNow, playOut } from '../table';

for (const game of GAMES)
  test(`the result of ${game.title} tells what each did most, and shows the match again`, async ({
    url,
    open,
  }) => {
    const page = await open();
    const { id, plies } = await botMatch(page, url, game, { players: 3 });
    await page.goto(`${url}/table/${id}`);
    const result = page.locator('.result');
    await result.locator('.story li').first().waitFor();
    // Of every row the greatest number is marked, for those who listen as well, and no other.
    const rows = await result
      .locator('section', { has: page.getByRole('heading', { name: 'Who did what' }) })
      .locator('tbody tr')
      .evaluateAll((all) =>
        all.map((row) =>
          [...row.querySelectorAll('td')].map((it) => ({
            n: parseInt(it.textContent),
            most: it.classList.contains('most') && it.textContent.includes('(most)'),
          })),
        ),
      );
    expect(rows.length, 'kinds of deeds').toBeGreaterThanOrEqual(5);
    // Whoever got nothing from a source that others had points of has a row as well, with its 0.
    const seats = await result
      .locator('.source')
      .evaluateAll((all) => all.map((it) => it.querySelectorAll('.row').length));
    for (const n of seats) expect(n, 'rows of a source').toBe(3);
    // A position is opened by one link, however much happened there.
    const links = await result.locator('.story .link').allInnerTexts();
    expect(new Set(links).size, links.join()).toBe(links.length);
    for (const row of rows) {
      expect(row).toHaveLength(3);
      const best = Math.max(...row.map((it) => it.n));
      for (const { n, most } of row) expect(most, `${n} of ${best}`).toBe(best > 0 && n === best);
    }

    // As a film, from the first position on.
    await result.getByRole('button', { name: 'Watch the match' }).click();
    const banner = page.locator('.past-banner');
    await expect(banner).toContainText(/step [1-9]\d* of/);
    await page.getByRole('button', { name: 'Back to now' }).click();
    await result.locator('.story li').first().waitFor();
    // By keys from the slider below the result, which goes with it: they lead on from wherever one is.
    await page.locator('#history').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(banner).toContainText(`step ${plies - 1} of`);
    await page.keyboard.press('ArrowLeft');
    await expect(banner).toContainText(`step ${plies - 2} of`);
    await page.keyboard.press('Home');
    await expect(banner).toContainText('step 0 of');
    await page.keyboard.press('End');
    await result.waitFor();
    await expect(banner).toHaveCount(0);
  });

/** Who won comes before what can be done about it, and everybody stands on their block, which rises with the place. */
async function stands(result: Locator) {
  // They rise once.
  await result.evaluate((it) =>
    Promise.all(it.getAnimations({ subtree: true }).map((one) => one.finished)),
  );
  const blocks = await result.locator('.podium li').evaluateAll((all) =>
    all.map((li) => {
      const [name, emblem, block, plate] = ['.name', '.emblem', '.block', '.plate'].map((it) =>
        li.querySelector(it)!.getBoundingClientRect(),
      );
      return {
        place: parseInt(li.querySelector('.name')!.textContent),
        high: block!.height,
        above: block!.top - emblem!.bottom,
        named: emblem!.top - name!.bottom,
        inside: block!.right - plate!.right,
        cut: [...li.querySelectorAll('.total, small')].some(
          (it) => it.scrollWidth > it.clientWidth,
        ),
      };
    }),
  );
  for (const it of blocks) {
    expect(Math.abs(it.above), 'px between wheels and block').toBeLessThan(12);
    expect(it.named, 'a name over what stands below it').toBeGreaterThanOrEqual(0);
    expect(it.inside, 'the plate lies on its block').toBeGreaterThan(0);
    expect(it.cut, 'figures that are cut').toBe(false);
    for (const other of blocks)
      if (it.place < other.place) expect(it.high).toBeGreaterThanOrEqual(other.high - 1);
  }
  const bottom = await result
    .locator('.podium')
    .evaluate((it) => it.getBoundingClientRect().bottom);
  const wide = await result.evaluate((it) => it.scrollWidth - it.clientWidth);
  expect(wide, 'px beyond the page').toBeLessThanOrEqual(0);
  const buttons = await result.locator('.buttons').evaluate((it) => it.getBoundingClientRect().top);
  expect(buttons, 'buttons below the podium').toBeGreaterThanOrEqual(bottom);
}

for (const game of GAMES)
  test(`the result of ${game.title} says the own place large, and every bar its figure`, async ({
    url,
    open,
  }) => {
    const page = await open({ language: 'de-DE' });
    await playNow(page, url, game, { level: 'random', players: game.most });
    await playOut(page, url);
    const result = page.locator('.result');
    await result.locator('.story li').first().waitFor();
    for (const [width, least] of [
      [1400, 18],
      [390, 17],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const sizeOf = (of: string) =>
        result
          .locator(of)
          .first()
          .evaluate((it) => parseFloat(getComputedStyle(it).fontSize));
      expect(await sizeOf('.words .mine'), 'the own place').toBeGreaterThanOrEqual(least);
      await expect(result.locator('.words .mine')).toContainText(
        /^\d\. ?Du bist \d\.|gewonnen|Sieg/,
      );
      await expect(result.locator('.podium .you')).toHaveText('du');
      await expect(result.locator('.sign .game')).toHaveText(game.title);
      await stands(result);
      // The figure of a bar is where the bar ends.
      const bars = await result.locator('.source .row').evaluateAll((all) =>
        all.map((row) => {
          const [bar, figure] = ['.bar', 'b'].map((it) => row.querySelector(it)!);
          const [a, b] = [bar!.getBoundingClientRect(), figure!.getBoundingClientRect()];
          return {
            sum: row.closest('.sums') !== null,
            seat: row.getAttribute('data-seat')!,
            n: Number(figure!.textContent),
            wide: a.width,
            gap: b.left - a.right,
            inside: b.right <= row.getBoundingClientRect().right + 1,
            size: parseFloat(getComputedStyle(figure!).fontSize),
          };
        }),
      );
      for (const it of bars) {
        expect(it.gap, `from bar to figure, ${width} px`).toBeGreaterThan(0);
        expect(it.gap, `from bar to figure, ${width} px`).toBeLessThan(10);
        expect(it.inside, `the figure has room, ${width} px`).toBe(true);
        expect(it.size).toBeGreaterThanOrEqual(14);
      }
      for (const sum of bars.filter((it) => it.sum)) {
        const all = bars.filter((it) => !it.sum && it.seat === sum.seat);
        expect(
          all.reduce((n, it) => n + it.n, 0),
          'figures add up to the sum',
        ).toBe(sum.n);
      }
      // Twice the points are a bar twice as long, whatever source and player.
      const [first, ...others] = bars.filter((it) => !it.sum && it.n > 0);
      for (const it of others)
        expect(Math.abs(it.wide / it.n - first!.wide / first!.n) * it.n).toBeLessThan(4);
    }
    // Beside each other both columns end at the same height, but for what no chart can fill.
    await page.setViewportSize({ width: 1400, height: 900 });
    const ends = await result
      .locator('.column')
      .evaluateAll((all) => all.map((it) => it.lastElementChild!.getBoundingClientRect().bottom));
    expect(Math.abs(ends[0]! - ends[1]!), 'a gap below one of the columns').toBeLessThan(60);
  });

test('the podium stands at once for who wants no movement', async ({ url, open }) => {
  for (const [speed, moves] of [
    ['normal', true],
    ['instant', false],
  ] as const) {
    const page = await open({ motion: 'no-preference' });
    await page.addInitScript((it) => localStorage.setItem('cloverleaf.speed', it), speed);
    const { id } = await botMatch(page, url, GAME);
    await page.goto(`${url}/table/${id}`);
    const podium = page.locator('.podium');
    await podium.waitFor();
    // The winner's step and cup take more than a second.
    const moving = await podium.evaluate((it) => it.getAnimations({ subtree: true }).length > 0);
    expect(moving, speed).toBe(moves);
  }
});

test('a picture to share holds long names, names from right to left and signs', async ({
  url,
  open,
}) => {
  const page = await open();
  const { id } = await botMatch(page, url, GAMES[0]!, { players: 4 });
  const names = [
    'Żółćgęślą'.repeat(4).slice(0, 30),
    'אבגדהוזחטיכלמנסעפצקרשתאבגדהוז',
    '🚚'.repeat(15),
    '<b>&amp;',
  ];
  await page.route(/\/api\/tables\/[^/]+(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const table = (await response.json()) as { seats?: { who: string; name?: string }[] };
    table.seats?.forEach((it, i) => Object.assign(it, { who: 'person', name: names[i] }));
    await route.fulfill({ response, json: table });
  });
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const it = JSON.parse(String(message)) as {
        table?: { seats: object[] };
        seats?: object[];
      };
      (it.table?.seats ?? it.seats)?.forEach((seat, i) =>
        Object.assign(seat, { who: 'person', name: names[i] }),
      );
      socket.send(JSON.stringify(it));
    });
  });
  // What is written into the picture, and where it ends.
  await page.addInitScript(() => {
    const pen = CanvasRenderingContext2D.prototype;
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its own picture
    const fill = pen.fillText;
    window.lines = [];
    pen.fillText = function (text, x, y, most) {
      const width = Math.min(this.measureText(text).width, most ?? Infinity);
      const left = this.textAlign === 'right' ? x - width : x;
      window.lines.push(JSON.stringify({ text, left, right: left + width }));
      fill.call(this, text, x, y, most);
    };
  });
  await page.goto(`${url}/table/${id}`);
  await page.locator('.result .story li').first().waitFor();
  for (const name of names) await expect(page.locator('.podium')).toContainText(name);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, 'px of the page that are wider than the screen').toBeLessThanOrEqual(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a picture' }).click();
  await download;
  const lines = (await page.evaluate(() => window.lines)).map(
    (it) => JSON.parse(it) as { text: string; left: number; right: number },
  );
  for (const name of names) {
    const line = lines.find((it) => it.text === name)!;
    expect(line, `${name} in the picture`).toBeDefined();
    expect(line.left).toBeGreaterThanOrEqual(0);
    expect(line.right, `${name} ends before its points`).toBeLessThanOrEqual(430);
  }
});
