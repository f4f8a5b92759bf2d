// The page at the end of a match: what each did most, the match as a film, its slider by keyboard, and a picture to
// share that holds the names it is given.
import { expect, test } from '../fixtures';
import { GAMES } from '../games';
import { botMatch } from '../table';

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
