// What a visitor downloads, gzipped: the shell at once, a game when a table is opened. Fails beyond
// the limits.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { LIMITS } from './limits.mjs';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json')));
const size = (file) =>
  statSync([`${file}.gz`, file].map((it) => join(dist, it)).find(existsSync)).size;
const weigh = (files) => [...files].reduce((sum, file) => sum + size(file), 0) / 1024;

function needed(name, files = new Set(), seen = new Set()) {
  if (seen.has(name)) return files;
  seen.add(name);
  const entry = manifest[name];
  files.add(entry.file);
  for (const css of entry.css ?? []) files.add(css);
  for (const other of entry.imports ?? []) needed(other, files, seen);
  return files;
}

const shell = needed('index.html');
const words = (part) =>
  Object.values(manifest)
    .filter((it) => it.src?.startsWith(part) && it.src.endsWith('en.ftl'))
    .map((it) => it.file);
words('src/i18n/').forEach((file) => shell.add(file));
const game = new Set(
  [...needed('src/games/autobahn/Board.svelte'), ...words('src/games/autobahn/')].filter(
    (file) => !shell.has(file),
  ),
);
const weights = { shell: weigh(shell), autobahn: weigh(game) };
let heavy = false;
for (const [part, kb] of Object.entries(weights)) {
  console.log(`${part}: ${kb.toFixed(1)} KB of ${LIMITS[part]} KB (gzip, with one language)`);
  heavy ||= kb > LIMITS[part];
}
process.exit(heavy ? 1 : 0);
