/**
 * How much jumps on a page: Chromium's layout-shift entries, all of them. The usual sum leaves out what
 * comes within half a second after a click; at a table nearly everything comes after a click, so here
 * nothing is left out. Pieces that travel are moved by transforms, which are no shifts.
 */
import type { Page } from './fixtures';
import { anyLit } from './table';

export interface Shift {
  value: number;
  /** Within half a second after a click or a key. */
  afterInput: boolean;
  /** What moved, by place on the page, and how far in pixels. */
  moved: { what: string; at: string; x: number; y: number; wider: number; taller: number }[];
}
declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Begins to watch, in every document that this page loads from now on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    interface Entry extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    /** The nearest parts with a name, from outside to inside; names made by the compiler say nothing. */
    const place = (node: Node | null) => {
      const names: string[] = [];
      let at = node instanceof Element ? node : node?.parentElement;
      for (; at && at !== document.body && names.length < 3; at = at.parentElement) {
        const name = [...at.classList].find((it) => !it.startsWith('svelte-'));
        if (name) names.unshift(`.${name}`);
        else if (names.length === 0) names.unshift(at.localName);
      }
      return names.join(' ') || (node?.nodeName.toLowerCase() ?? 'gone');
    };
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const it of list.getEntries() as Entry[])
        window.shifts.push({
          value: it.value,
          afterInput: it.hadRecentInput,
          moved: it.sources.map(({ node, previousRect: was, currentRect: is }) => ({
            what: place(node),
            at: `${Math.round(was.x)} ${Math.round(was.y)}`,
            x: Math.round(is.x - was.x),
            y: Math.round(is.y - was.y),
            wider: Math.round(is.width - was.width),
            taller: Math.round(is.height - was.height),
          })),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has shifted since this was last asked, or since the page was loaded. */
export const takeShifts = (page: Page) => page.evaluate(() => window.shifts.splice(0));

/** Waits until everything has its place; then tells, when asked, what has jumped since, if anything. */
export async function still(page: Page) {
  await anyLit(page, { timeout: 60_000 });
  await page.waitForTimeout(1000);
  await takeShifts(page);
  return async () => {
    await page.waitForTimeout(500);
    return worstOf(await takeShifts(page), 40);
  };
}

export const sumOf = (shifts: Shift[]) => shifts.reduce((sum, it) => sum + it.value, 0);

/** What jumps most: each place with its share of the shifts it was part of, and how it moved then. */
export function worstOf(shifts: Shift[], most = 12) {
  const by = new Map<string, { sum: number; times: number; how: string }>();
  for (const { value, moved } of shifts)
    for (const { what, at, x, y, wider, taller } of moved) {
      const it = by.get(what) ?? { sum: 0, times: 0, how: '' };
      it.sum += value / moved.length;
      it.times++;
      it.how ||= `from ${at}: x ${x}, y ${y}, ${wider} wider, ${taller} taller`;
      by.set(what, it);
    }
  return [...by]
    .sort(([, a], [, b]) => b.sum - a.sum)
    .slice(0, most)
    .map(
      ([what, { sum, times, how }]) => `${sum.toFixed(3)} ${what} (${times} times, e.g. ${how})`,
    );
}
