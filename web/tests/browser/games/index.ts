/** All games of the client, from its folders: one without a driver is one that nobody tests. */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Driver } from './driver';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const GAMES: Driver[] = [];
for (const { name } of readdirSync(at('../../../src/games'), { withFileTypes: true }).filter((it) =>
  it.isDirectory(),
)) {
  if (!existsSync(at(`./${name}.ts`)))
    throw new Error(`src/games/${name} has no driver: write tests/browser/games/${name}.ts`);
  GAMES.push(((await import(`./${name}.ts`)) as { driver: Driver }).driver);
}

/** The shell is tested once, with this one. */
export const GAME = GAMES[0]!;
