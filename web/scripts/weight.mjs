// What a visitor downloads, with the words of one language: the shell at once, a game when a table is opened.
// Fails beyond the limits: of each part gzipped, and of the shell and a first table together as browsers get
// them today (brotli).
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { LIMITS, TOGETHER } from './limits.mjs';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json')));
const size = (file, packed) =>
  statSync([`${file}.${packed}`, file].map((it) => join(dist, it)).find(existsSync)).size;
const weigh = (files, packed) =>
  [...files].reduce((sum, file) => sum + size(file, packed), 0) / 1024;

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
function words(part) {
  const found = Object.values(manifest).filter((it) => it.src === `${part}en.ftl?raw`);
  if (found.length === 0) throw new Error(`${part}en.ftl is not among what was built`);
  return found.map((it) => it.file);
}
const games = Object.keys(LIMITS).filter((it) => it !== 'shell');
words('src/i18n/').forEach((file) => shell.add(file));
for (const id of games) words(`src/games/${id}/home/`).forEach((file) => shell.add(file));
let heavy = false;
function tell(what, kb, most, packed) {
  console.log(`${what}: ${kb.toFixed(1)} KB of ${most} KB (${packed}, with one language)`);
  heavy ||= kb > most;
}
tell('shell', weigh(shell, 'gz'), LIMITS.shell, 'gzip');
for (const id of games) {
  const files = [
    ...needed(`src/games/${id}/Board.svelte`),
    ...words('src/board/i18n/'),
    ...words(`src/games/${id}/i18n/`),
  ];
  const table = new Set(files.filter((file) => !shell.has(file)));
  tell(id, weigh(table, 'gz'), LIMITS[id], 'gzip');
  tell(`shell and ${id}`, weigh([...shell, ...table], 'br'), TOGETHER, 'brotli');
}
process.exit(heavy ? 1 : 0);
