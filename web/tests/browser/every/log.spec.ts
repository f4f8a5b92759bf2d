// The log of a whole match, wherever one looks: the newest deed on top, a cause before its effect, and below a head
// only what came after it. A line lights what it names and opens its position, and every great moment is seen again
// from it.
import { accessible } from '../axe';
import { expect, test } from '../fixtures';
import { GAMES } from '../games';
import { logOf, toTheBeginning } from '../log';
import { botMatch, openDrawer } from '../table';

for (const game of GAMES)
  test(`the log of ${game.title} has the newest on top, every head above what it brought`, async ({
    url,
    open,
  }) => {
    const page = await open();
    const { id, plies } = await botMatch(page, url, game, { players: 3 });
    await page.goto(`${url}/table/${id}?ply=${plies - 1}`);
    for (let ply = plies - 1; ply > 0; ply -= Math.ceil(plies / 12)) {
      await page.locator('#history').fill(String(ply));
      await expect(page.locator('.past-banner')).toContainText(`step ${ply} of`);
      expect((await logOf(page)).length, `lines at step ${ply}`).toBeGreaterThan(0);
    }
  });

for (const game of GAMES) {
  test(`a line of ${game.title}’s log lights what it names and opens its position`, async ({
    url,
    open,
  }) => {
    const page = await open();
    const { id, plies } = await botMatch(page, url, game);
    await page.goto(`${url}/table/${id}?ply=${Math.round(plies / 2)}`);
    await page.locator('.past-banner').waitFor();
    await openDrawer(page);
    const marks = page.locator(`.surfaces :is(${game.marks})`);
    const lines = page.locator('.log .row .line');
    await lines.first().waitFor();
    const rest = await marks.count();
    let lit = 0;
    for (let i = 0; i < Math.min(await lines.count(), 30) && lit < 3; i++) {
      await lines.nth(i).focus();
      if ((await marks.count()) <= rest) continue;
      lit++;
      await lines.nth(i).blur();
      await expect(marks, 'what is lit when no line is looked at').toHaveCount(rest);
    }
    expect(lit, 'lines that light something').toBe(3);
    const line = page.locator('.log .row:has(.line)').nth(6);
    const ply = (await line.getAttribute('data-key'))!.split('.')[0]!;
    await line.locator('.line').click();
    await expect(page.locator('.past-banner')).toContainText(`step ${ply} of`);
  });

  test(`every great moment of ${game.title} is seen again from the log`, async ({ url, open }) => {
    const page = await open();
    const { id } = await botMatch(page, url, game, { players: 3 });
    await page.goto(`${url}/table/${id}`);
    await page.getByRole('button', { name: 'Look at the table' }).click();
    await openDrawer(page);
    await toTheBeginning(page);
    const sheet = page.locator('dialog.moment');
    const titles = new Set<string>();
    for (const again of await page.locator('.log .again').all()) {
      await again.click();
      await expect(sheet.getByRole('heading', { level: 2 })).toHaveText(/\S/);
      await expect(sheet.locator('.stage :is(svg, section, table)').first()).toBeVisible();
      if (titles.size === 0) await accessible(page, 'a moment that is seen again');
      titles.add(await sheet.getByRole('heading', { level: 2 }).innerText());
      // By the keyboard, which is where it was.
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
    }
    for (const title of game.moments)
      expect([...titles].join('\n'), 'moments that can be seen again').toMatch(title);
  });
}
