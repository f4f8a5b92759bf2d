// A plugin of the build: writes licences.txt, with the licence of every package that reaches the browser.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WEB = fileURLToPath(new URL('..', import.meta.url));
// Style sheets are no modules: what only they use has to be named.
const FONTS = ['@fontsource/barlow-semi-condensed'];

function licenceOf(name) {
  const folder = join(WEB, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((it) => /^licen[cs]e(\.(md|txt))?$/i.test(it));
  // Some packages only name theirs; it is one of ours as well.
  const text = file
    ? join(folder, file)
    : join(WEB, `../LICENSE-${license.replace('-2.0', '')}`.toUpperCase());
  if (!existsSync(text))
    throw new Error(`${name} comes without the text of its licence, ${license}`);
  return `${name} ${version} (${license})\n\n${readFileSync(text, 'utf8').trim()}\n`;
}

export const licences = () => ({
  name: 'licences',
  apply: 'build',
  generateBundle(_, bundle) {
    const names = Object.values(bundle)
      .flatMap((it) => Object.keys(it.modules ?? {}))
      .map((it) => it.match(/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1])
      .filter((it) => it !== undefined);
    const source = [...new Set([...FONTS, ...names])]
      .sort()
      .map(licenceOf)
      .join(`\n${'-'.repeat(78)}\n\n`);
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
  },
});
