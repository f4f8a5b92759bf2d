/** No serious finding of axe-core on a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from './fixtures';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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

/** The same page light and dark, wide and on a phone; `ready` is done in each look before. */
export async function accessibleInAll(page: Page, where: string, ready?: () => Promise<unknown>) {
  for (const [theme, width] of [
    ['light', 1400],
    ['dark', 1400],
    ['dark', 390],
    ['light', 390],
  ] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    await page.locator(`html[data-theme=${theme}]`).waitFor();
    await ready?.();
    await accessible(page, `${where}, ${theme}, ${width} px`);
  }
  await page.setViewportSize({ width: 1400, height: 900 });
}
