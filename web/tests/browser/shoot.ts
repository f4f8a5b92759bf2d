/** Pictures: those that the README or a page under docs shows go to docs/screens, the others to web/screens. */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Open, Page } from './fixtures';
import type { Driver } from './games/driver';
import { botMatch, playOn } from './table';

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

/** Language, theme, and size of the screen. */
export type Dress = readonly [
  language: 'en' | 'de' | 'pl',
  theme: 'light' | 'dark',
  width: number,
  height?: number,
];

/** How a picture is taken: the whole page, and with the pointer where it is. */
interface How {
  whole?: boolean;
  pointed?: boolean;
  quality?: number;
}

export async function shoot(page: Page, name: string, { whole = false, quality = 80 }: How = {}) {
  await page.screenshot({ path: fileOf(name), type: 'jpeg', quality, fullPage: whole });
}

export async function still(page: Page, name: string, how: How = {}) {
  if (!how.pointed) await page.mouse.move(2, 2);
  await page.waitForTimeout(350);
  await shoot(page, name, how);
}

/** As high as the screens on which the table was drawn are. */
const HEIGHT: Partial<Record<number, number>> = { 390: 844, 820: 1180 };

export async function dress(page: Page, [language, theme, width, height]: Dress) {
  await page.setViewportSize({ width, height: height ?? HEIGHT[width] ?? 900 });
  await page.evaluate(
    ([l, t]) => {
      localStorage.setItem('cloverleaf.language', l);
      localStorage.setItem('cloverleaf.theme', t);
    },
    [language, theme] as const,
  );
  await page.reload();
}

/** `LOOKS=1` takes every picture in its first look only, which tells soon whether all steps still lead there. */
export const MOST = Number(process.env.LOOKS ?? Infinity);

/** One picture in each of these looks, as soon as `ready` is there; `show` brings up what is to be seen. */
export async function every(
  page: Page,
  looks: Dress[],
  name: string,
  ready: string,
  show?: (look: Dress) => Promise<void>,
  how: How = {},
) {
  for (const look of looks.slice(0, MOST)) {
    await dress(page, look);
    await page.locator(ready).first().waitFor();
    await page.waitForTimeout(300);
    await show?.(look);
    await still(page, `${name}-${look.slice(0, 3).join('-')}`, how);
  }
}

/** A visitor with a name. */
export async function visitor(open: Open, url: string, name = 'Ada') {
  const page = await open();
  await page.goto(url);
  await page.locator('.game').first().waitFor();
  await page.locator('.name input').fill(name);
  await Promise.all([
    page.waitForResponse((it) => it.url().endsWith('/api/me')),
    page.locator('.name input').press('Tab'),
  ]);
  return page;
}

/** Good enough to look like a match among people, and quick. */
const LEVEL = 'casual';

/** Three at a table, more than half through a match that so far was played well, and the visitor has to decide. */
export async function inMatch(page: Page, url: string, game: Driver) {
  const { id, plies } = await botMatch(page, url, game, { players: 3, level: LEVEL });
  await playOn(page, url, id, Math.round(plies * 0.6), LEVEL);
}
