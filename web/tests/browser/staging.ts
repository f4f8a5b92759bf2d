/** What a game's client makes of events between two positions, to be held against the server's views. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'vite';
import type { Driver } from './games/driver';

interface Staging {
  after: (view: unknown, event: unknown) => unknown;
}
/** The data of the printed game, from where the rules have it. */
function dataOf(game: Driver) {
  const folder = new URL(`../../../crates/${game.id}/data/`, import.meta.url);
  const names = readdirSync(folder).filter((it) => it.endsWith('.json'));
  return Object.fromEntries(
    names.map((it) => [
      it.replace('.json', ''),
      JSON.parse(readFileSync(new URL(it, folder), 'utf8')) as unknown,
    ]),
  );
}

const loaded = new Map<string, Promise<Staging>>();

async function load(game: Driver) {
  const vite = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    const { setEdition } = (await vite.ssrLoadModule('/src/net/edition.ts')) as {
      setEdition: (game: string, files: Record<string, unknown>) => void;
    };
    setEdition(game.id, dataOf(game));
    const module = await vite.ssrLoadModule(`/src/games/${game.id}/staging.ts`);
    return module.staging as Staging;
  } finally {
    await vite.close();
  }
}

export function stagingOf(game: Driver): Promise<Staging> {
  const staging = loaded.get(game.id) ?? load(game);
  loaded.set(game.id, staging);
  return staging;
}
