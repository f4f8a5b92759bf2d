/** Pictures: those that the README or a page under docs shows go to docs/screens, the others to web/screens. */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from './fixtures';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const pages = readdirSync(join(ROOT, 'docs')).filter((it) => it.endsWith('.md'));
const prose = ['README.md', ...pages.map((it) => `docs/${it}`)]
  .map((it) => readFileSync(join(ROOT, it), 'utf8'))
  .join('\n');

/** Where a picture goes. */
export function fileOf(name: string) {
  const shown = prose.includes(`screens/${name}.jpg`);
  const file = join(ROOT, shown ? 'docs/screens' : 'web/screens', `${name}.jpg`);
  mkdirSync(dirname(file), { recursive: true });
  return file;
}

export async function shoot(page: Page, name: string, { fullPage = false, quality = 80 } = {}) {
  await page.screenshot({ path: fileOf(name), type: 'jpeg', quality, fullPage });
}
