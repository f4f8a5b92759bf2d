/** The log of any game, as it is written out. */
import { expect, type Page } from './fixtures';

/**
 * What it says, the oldest first. The newest deed stands on top, and below a head only what came after it; within a
 * deed the cause comes before its effect, and a turn is one deed.
 */
export async function logOf(page: Page): Promise<string[]> {
  await page.locator('.log .line').first().waitFor();
  const chapters = await page.locator('.log > li:not(.end)').evaluateAll((all) =>
    all.map((chapter) => {
      const told = (it: Element) => ({
        at: (it as HTMLElement).dataset.key?.split('.').map(Number) as [number, number] | undefined,
        text: (it.querySelector('span') ?? (it as HTMLElement)).innerText,
      });
      const head = chapter.querySelector('.head');
      return {
        // As long as nothing else is there, what came first needs no head.
        head: head || all.length > 1 ? told(head!) : { at: undefined, text: '' },
        // The head of a turn says whose.
        turn: !!head?.matches('.turn') && head.querySelector('.line > svg') !== null,
        deeds: [...chapter.querySelectorAll('ol')].map((it) =>
          [...it.querySelectorAll('.row')].map(told),
        ),
      };
    }),
  );
  for (const { head, turn, deeds } of chapters)
    if (turn) expect(deeds.length, `parts of the turn "${head.text}"`).toBeLessThanOrEqual(1);
  const told = chapters
    .toReversed()
    .flatMap(({ head, deeds }) => [head, ...deeds.toReversed().flat()])
    .filter((it) => it.at);
  const sorted = told.toSorted((a, b) => a.at![0] - b.at![0] || a.at![1] - b.at![1]);
  expect(told, 'the deeds from the newest to the oldest, each from its cause on').toEqual(sorted);
  // Only what came before every turn has a head without a position: the last, when nothing is left to be written out.
  const more = (await page.locator('.log > .end').count()) > 0;
  for (const { head } of more ? chapters : chapters.slice(0, -1))
    expect(head.at, `where "${head.text}" leads`).toBeDefined();
  return sorted.map((it) => it.text);
}

/** Writes out the log to its very beginning. */
export async function toTheBeginning(page: Page) {
  await page.locator('.log .line').first().waitFor();
  await expect(async () => {
    await page.locator('.log').evaluate((it) => (it.scrollTop = it.scrollHeight));
    await expect(page.locator('.log .end')).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 60_000 });
}
