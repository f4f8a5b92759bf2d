// Whole matches from "Play now" to the score sheet by clicking lit things, and nothing else. On the way:
// no English on German and Polish pages, nothing lit that a mouse cannot reach, nothing that jumps, no
// motion for who wants none; and the pictures between two positions, which the client makes from events, lead to what the
// server then shows.
import { english, noEnglish } from '../english';
import { expect, test } from '../fixtures';
import { GAMES } from '../games';
import type { Driver, Told, Way } from '../games/driver';
import { follow } from '../motion';
import { still, watchShifts } from '../shifts';
import { stagingOf } from '../staging';
import { finish, playNow } from '../table';
import { toldTo } from '../told';

/** Where nothing jumps, measured to the end: the match that is offered on a desk, and every one on a tablet or phone. */
const STILL = (way: Way) => Object.keys(way).length === 0 || way.width !== undefined;

async function followed(game: Driver, positions: Told[]) {
  const staging = await stagingOf(game);
  expect(positions.length, 'positions that were told').toBeGreaterThan(50);
  for (const [i, position] of positions.entries()) {
    const before = positions[i - 1];
    if (!before) continue;
    const plies = position.plies.filter((it) => it.n > before.ply);
    const after = plies.flatMap((it) => it.events).reduce(staging.after, before.view as unknown);
    expect(game.picture(after), `the picture after ${JSON.stringify(plies)}`).toEqual(
      game.picture(position.view),
    );
  }
}

for (const game of GAMES)
  for (const way of game.matches) {
    const { language = 'en-GB', width = 1400, keyboard = false, ...wishes } = way;
    const title = Object.entries(way).map(([key, value]) => `${key} ${String(value)}`);
    test(`a match of ${game.title}: ${title.join(', ') || 'as offered'}`, async ({ url, open }) => {
      test.setTimeout(900_000);
      const page = await open({ language, width });
      await page.addInitScript(follow);
      await watchShifts(page);
      const { positions } = toldTo(page);
      await playNow(page, url, game, wishes.solo ? wishes : { level: 'random', ...wishes });
      const jumps = await still(page);
      const leaks = new Set<string>();
      const covered = new Set<string>();
      await finish(page, {
        keyboard,
        covered,
        every: 25,
        watch: async () => {
          for (const leak of await english(page)) leaks.add(leak);
        },
      });
      await expect(page.locator('.result .total').first()).toHaveText(/\d/);
      const moved = await jumps();
      if (STILL(way)) expect(moved, 'what jumped from the first choice to the result').toEqual([]);
      await noEnglish(page, `the ${language} score sheet`);
      expect([...leaks], `English on a ${language} page`).toEqual([]);
      expect([...covered], 'lit things that a mouse cannot reach').toEqual([]);
      expect(await page.locator('.playback').count(), 'playback for who wants none').toBe(0);
      expect(await page.evaluate(() => window.flights), 'pieces that travel then').toEqual([]);
      await followed(game, positions);
    });
  }
