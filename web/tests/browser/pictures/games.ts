// Every game by its driver, from the first decision to the result: `npm run screens -- -g trainrush` for one of them.
import { test } from '../fixtures';
import { GAMES } from '../games';
import { openDrawer, playNow, playOut, tableId } from '../table';
import { every, inMatch, visitor, type Dress } from '../shoot';

const LOOKS: Dress[] = [
  ['en', 'light', 1400],
  ['de', 'dark', 1400],
  ['en', 'light', 820],
  ['de', 'light', 390],
  ['pl', 'dark', 390],
];

for (const game of GAMES)
  test(game.id, async ({ url, open }) => {
    const page = await visitor(open, url);
    await playNow(page, url, game, { level: 'random', players: 3 });
    await every(page, LOOKS, `${game.id}-first`, game.first);
    await inMatch(page, url, game);
    await every(page, LOOKS, `${game.id}-table`, '[data-lit]');
    const id = tableId(page);
    await playOut(page, url);
    await every(page, LOOKS, `${game.id}-result`, '.result .story li', undefined, { whole: true });
    // The newest and an older one: they may be of different kinds.
    for (const n of [0, 1])
      await every(page, LOOKS, `${game.id}-moment-${n + 1}`, '.result .story li', async () => {
        // The way to the table is the first that does not begin another match.
        await page.locator('.result .btn:not(.primary)').first().click();
        await openDrawer(page);
        await page.locator('.log .again').nth(-n).click();
        await page.locator('dialog.moment').waitFor();
      });
    await page.goto(`${url}/table/${id}?ply=120`);
    await every(page, LOOKS, `${game.id}-past`, '.past-banner');
  });
