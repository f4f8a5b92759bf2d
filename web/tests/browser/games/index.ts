/** All games of the client, from its folders: one without a driver is one that nobody tests. */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '../fixtures';
import type { Driver, Look } from './driver';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const GAMES: Driver[] = [];
for (const { name } of readdirSync(at('../../../src/games'), { withFileTypes: true }).filter((it) =>
  it.isDirectory(),
)) {
  if (!existsSync(at(`./${name}.ts`)))
    throw new Error(`src/games/${name} has no driver: write tests/browser/games/${name}.ts`);
  GAMES.push(((await import(`./${name}.ts`)) as { driver: Driver }).driver);
}

/** Shows pages of the guide and all others of a game. */
export async function visit(game: Driver, page: Page, url: string, look: Look) {
  for (const n of game.guide.telling) {
    await page.goto(`${url}/game/${game.id}/guide?page=${n}`);
    await page.locator('article').waitFor();
    await look(page, `guide ${n}`);
  }
  await game.pages?.(page, url, look);
}

/** The shell is tested once, with this one. */
export const GAME = GAMES[0]!;
