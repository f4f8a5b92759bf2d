/** No serious finding of axe-core on a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from './fixtures';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** In which looks it is asked for. */
export const LOOKS = [
  { theme: 'light', width: 1400 },
  { theme: 'dark', width: 1400 },
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 390 },
] as const;

/** Goes on after a finding, so that one run tells all of them. */
export async function accessible(page: Page, where: string) {
  await page.evaluate(source);
  const { violations } = await page.evaluate(() =>
    window.axe.run(document, { resultTypes: ['violations'] }),
  );
  const serious = violations
    .filter((it) => it.impact === 'serious' || it.impact === 'critical')
    .map((it) => `${it.id}: ${it.help}: ${it.nodes.map((node) => node.html.slice(0, 160)).join()}`);
  expect.soft(serious, `serious findings: ${where}`).toEqual([]);
}
