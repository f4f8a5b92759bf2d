// How much jumps at a table, from the first choice to the score sheet: `npm run shifts`. It prints figures
// for whoever looks for what jumps; `every/match.spec.ts` asserts. Page load is left out: counting begins when the board is there.
import { test, type Page } from '../fixtures';
import { GAMES } from '../games';
import { sumOf, takeShifts, watchShifts, worstOf, type Shift } from '../shifts';
import { anyLit, finish, playNow, pressLit } from '../table';

/** Fewer choices than a match has, for a quick look: `CHOICES=60 npm run shifts`. */
const MOST = Number(process.env.CHOICES ?? Infinity);

function tell(what: string, choices: number, shifts: Shift[]) {
  const late = shifts.filter((it) => !it.afterInput);
  console.log(
    [
      `${what}: ${sumOf(shifts).toFixed(3)} in ${shifts.length} shifts over ${choices} choices`,
      `  (${sumOf(late).toFixed(3)} of it later than half a second after a click)`,
      ...worstOf(shifts).map((it) => `  ${it}`),
    ].join('\n'),
  );
}

/** Everything has its place, and the load is no longer counted. */
async function settled(page: Page) {
  await anyLit(page, { timeout: 60_000 });
  await page.waitForTimeout(1000);
  await takeShifts(page);
}

for (const game of GAMES)
  for (const [width, height] of [
    [1400, 900],
    [820, 1180],
    [390, 844],
  ] as const) {
    test(`${game.title}, a match, ${width} px`, async ({ url, open }) => {
      test.setTimeout(900_000);
      const page = await open({ width, height });
      await watchShifts(page);
      await playNow(page, url, game, { level: 'random', players: 3 });
      await settled(page);
      const choices = await finish(page, { watch: (clicks) => clicks >= MOST });
      await page.waitForTimeout(1000);
      tell(`a match of ${game.title} at ${width} px`, choices, await takeShifts(page));
    });

    test(`${game.title}, others move, ${width} px`, async ({ url, open }) => {
      const page = await open({ width, height, motion: 'no-preference' });
      await watchShifts(page);
      await playNow(page, url, game, { level: 'random', players: 3 });
      await settled(page);
      for (let i = 0; i < 30; i++) {
        await anyLit(page, { timeout: 60_000 });
        await pressLit(page, i);
        await page.waitForTimeout(100);
      }
      await anyLit(page, { timeout: 60_000 });
      tell(`${game.title} at ${width} px with playback`, 30, await takeShifts(page));
    });
  }
