import { readdirSync, readFileSync } from 'node:fs';

const games = new URL('../src/games/', import.meta.url);
const about = (name) => JSON.parse(readFileSync(new URL(`${name}/about.json`, games), 'utf8'));

/** What the files of a part may weigh at most, gzipped, in KB; a game says it in its `about.json`. */
export const LIMITS = {
  shell: 120,
  ...Object.fromEntries(
    readdirSync(games, { withFileTypes: true })
      .filter((it) => it.isDirectory())
      .map(({ name }) => [name, about(name).weight]),
  ),
};

/** What the home page and a first table may weigh together at most, as brotli, in KB. */
export const TOGETHER = 130;
