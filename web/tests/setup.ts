import { setEdition } from '../src/net/edition';

// The little of a browser that the words and the playback need.
const kept = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  },
  document: { documentElement: { lang: 'en' }, hidden: false },
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
});

// The data of every game, from where the rules have it.
const data = import.meta.glob('../../crates/*/data/*.json', { import: 'default', eager: true });
const games = new Map<string, Record<string, unknown>>();
for (const [path, it] of Object.entries(data)) {
  const [, game, name] = /crates\/(\w+)\/data\/(\w+)\.json$/.exec(path)!;
  games.set(game!, { ...games.get(game!), [name!]: it });
}
for (const [game, files] of games) setEdition(game, files);
