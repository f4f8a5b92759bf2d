// The log of a whole match, wherever one looks: the newest on top, and below a head only what came after it.
import { expect, test } from '../fixtures';
import { GAMES } from '../games';
import { logOf } from '../log';
import { botMatch } from '../table';

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
