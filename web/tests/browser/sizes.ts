/** How large screens are, and how large something is on them, whatever lies between it and the page. */
import type { Page } from './fixtures';

/** Screens of every kind of table, the lowest tablet among them. */
export const SIZES = [
  [1400, 900],
  [820, 1180],
  [768, 1024],
  [390, 844],
] as const;

/** Everything on the table that is written smaller than this, in pixels of the screen. */
export const smaller = (page: Page, least: number) =>
  page.evaluate((least) => {
    const found = new Set<string>();
    const all = document.createTreeWalker(document.querySelector('.table')!, NodeFilter.SHOW_TEXT);
    while (all.nextNode()) {
      const it = all.currentNode.parentElement!;
      const text = all.currentNode.textContent?.trim();
      const range = document.createRange();
      range.selectNodeContents(all.currentNode);
      if (!text || it.closest('.visually-hidden, .drawer') || !range.getClientRects().length)
        continue;
      const matrix = it instanceof SVGGraphicsElement ? it.getScreenCTM() : null;
      const size =
        parseFloat(getComputedStyle(it).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
      if (size < least - 0.05) found.add(`${text}: ${size.toFixed(1)} px`);
    }
    return [...found];
  }, least);

/** The size of what is written in the one thing that matches. */
export const sizeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((it) => parseFloat(getComputedStyle(it).fontSize));
