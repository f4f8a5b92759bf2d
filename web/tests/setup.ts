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
