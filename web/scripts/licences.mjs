// A plugin of the build: whatever is embedded comes with its licence. What reaches the browser is read from
// the bundle, what is linked into the server from a list that a test of the server keeps true. Writes
// `licences.json`, which the page of credits lists, and `licences.txt` with every text once.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const ROOT = join(WEB, '..');
// Style sheets are no modules, and drawn data has no import: what only they use has to be named.
const UNSEEN = ['@fontsource/barlow-semi-condensed', 'world-atlas'];

function npm(name) {
  const folder = join(WEB, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((it) => /^licen[cs]e(\.(md|txt))?$/i.test(it));
  // Some packages only name theirs; it is one of ours as well.
  const text = file
    ? join(folder, file)
    : join(ROOT, `LICENSE-${license.replace('-2.0', '')}`.toUpperCase());
  if (!existsSync(text))
    throw new Error(`${name} comes without the text of its licence, ${license}`);
  return { name, version, licence: license, texts: [readFileSync(text, 'utf8').trim()] };
}

/** Crates that may be had under Apache 2.0 carry no text of their own: it stands once for all of them. */
function crates() {
  const read = (path) => readFileSync(join(ROOT, path), 'utf8');
  const { packages, texts } = JSON.parse(read('crates/cloverleaf/licences.json'));
  const apache = read('LICENSE-APACHE').trim();
  return packages.map((it) => ({
    ...it,
    texts: it.texts.length ? it.texts.map((n) => texts[n]) : [apache],
  }));
}

const called = ({ name, version, licence }) => `${name} ${version} (${licence})`;
function inFull(packages) {
  const by = new Map();
  for (const it of packages)
    for (const text of it.texts) by.set(text, [...(by.get(text) ?? []), called(it)]);
  return [...by]
    .map(([text, names]) => `${names.join('\n')}\n\n${text}\n`)
    .join(`\n${'-'.repeat(78)}\n\n`);
}

export const licences = () => ({
  name: 'licences',
  apply: 'build',
  generateBundle(_, bundle) {
    const names = Object.values(bundle)
      .flatMap((it) => Object.keys(it.modules ?? {}))
      .map((it) => it.match(/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1])
      .filter((it) => it !== undefined);
    const page = [...new Set([...UNSEEN, ...names])].sort().map(npm);
    const server = crates();
    const list = (all) => all.map(({ name, version, licence }) => ({ name, version, licence }));
    const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
    emit('licences.json', JSON.stringify({ page: list(page), server: list(server) }));
    emit('licences.txt', inFull([...page, ...server]));
  },
});
