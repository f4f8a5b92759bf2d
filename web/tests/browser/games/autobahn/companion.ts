import type { Page } from '../../fixtures';

/** Answers which card came off the deck for as long as that is asked. */
export async function reveal(page: Page) {
  for (;;) {
    await page.locator('.cards [data-lit], .kinds, .over-score').first().waitFor();
    const cards = page.locator('.cards [data-lit]');
    if ((await cards.count()) === 0) return;
    const before = await page.locator('.enter').innerHTML();
    await cards.last().click();
    await page.waitForFunction(
      (html) => document.querySelector('.enter')?.innerHTML !== html,
      before,
    );
  }
}
