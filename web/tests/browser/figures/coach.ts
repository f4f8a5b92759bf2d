// How long people wait for the coach: for hints against three `solid` bots, and for the review of a match of four. It
// prints figures and asserts nothing: `npm run coach`. The aims are 1 s for a hint and 60 s for a review.
import { test } from '../fixtures';
import { GAMES } from '../games';
import { serve } from '../server';
import { anyLit, botMatch, playNow, pressLit, putAway } from '../table';

const HINTS = Number(process.env.HINTS ?? 12);
const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(2);

for (const game of GAMES) {
  test(`hints in ${game.title}`, async ({ url, open }) => {
    test.setTimeout(900_000);
    const page = await open();
    await playNow(page, url, game, { level: 'solid', players: 4 });
    const waited = [];
    for (let nth = 0; waited.length < HINTS; nth++) {
      await anyLit(page, { timeout: 120_000 });
      if (nth % 3 === 0) {
        await putAway(page);
        const since = performance.now();
        await page.locator('.hint-button').click();
        await page.locator('.hint .turn').first().waitFor({ timeout: 120_000 });
        waited.push(seconds(since));
        await page.locator('.hint header button').click();
      }
      await pressLit(page, nth);
    }
    console.log(`hints in ${game.title}, seconds from click to turns: ${waited.join(' ')}`);
  });

  test(`a review of ${game.title}`, async ({ open }) => {
    test.setTimeout(900_000);
    const own = await serve('--review-work', process.env.WORK ?? '40000000');
    const page = await open();
    const { id } = await botMatch(page, own.url, game, { level: 'solid', players: 4 });
    await page.goto(`${own.url}/table/${id}`);
    const review = page.locator('.review');
    await review.getByRole('button', { name: 'Review the match' }).click();
    const since = performance.now();
    await review.locator('.turn').first().waitFor({ timeout: 600_000 });
    const first = seconds(since);
    await review.getByText('turns reviewed').waitFor({ timeout: 600_000 });
    console.log(`a review of ${game.title}: ${seconds(since)} s, a turning point after ${first} s`);
    own.stop();
  });
}
