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
const games = Object.keys(LIMITS).filter((it) => it !== 'shell');
words('src/i18n/').forEach((file) => shell.add(file));
for (const id of games) words(`src/games/${id}/home/`).forEach((file) => shell.add(file));
const weights = { shell: weigh(shell) };
for (const id of games) {
  const files = [
    ...needed(`src/games/${id}/Board.svelte`),
    ...words('src/board/i18n/'),
    ...words(`src/games/${id}/i18n/`),
  ];
  weights[id] = weigh(new Set(files.filter((file) => !shell.has(file))));
}
let heavy = false;
for (const [part, kb] of Object.entries(weights)) {
  console.log(`${part}: ${kb.toFixed(1)} KB of ${LIMITS[part]} KB (gzip, with one language)`);
  heavy ||= kb > LIMITS[part];
}
process.exit(heavy ? 1 : 0);
