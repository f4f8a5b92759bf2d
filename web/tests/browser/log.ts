/** The log of any game, as it is written out. */
import { expect, type Page } from './fixtures';

/** What it says, the oldest first; the newest stands on top, and below a head only what came after it. */
export async function logOf(page: Page): Promise<string[]> {
  const chapters = await page.locator('.log > li:not(.end)').evaluateAll((all) =>
    all.map((chapter) => {
      const told = (it: Element) => ({
        at: (it as HTMLElement).dataset.key?.split('.').map(Number) as [number, number] | undefined,
        text: (it.querySelector('span') ?? (it as HTMLElement)).innerText,
      });
      return {
        head: told(chapter.querySelector('.head')!),
        rows: [...chapter.querySelectorAll('.row')].map(told),
      };
    }),
  );
  const told = chapters.flatMap(({ head, rows }) => [...rows, head]).filter((it) => it.at);
  const sorted = told.toSorted((a, b) => a.at![0] - b.at![0] || a.at![1] - b.at![1]);
  expect(told, 'the log from the newest to the oldest').toEqual(sorted.toReversed());
  // What came before every turn has a head without a position, and is the last.
  for (const { head } of chapters.slice(0, -1)) expect(head.at, head.text).toBeDefined();
  expect(chapters.at(-1)!.head.text).not.toBe('');
  return sorted.map((it) => it.text);
}
