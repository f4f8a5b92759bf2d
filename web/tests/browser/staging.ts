/** What a game's client makes of events between two positions, to be held against the server's views. */
import { createServer } from 'vite';
import type { Driver } from './games/driver';

interface Staging {
  after: (view: unknown, event: unknown) => unknown;
}
const loaded = new Map<string, Promise<Staging>>();

async function load(game: Driver) {
  const vite = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
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
