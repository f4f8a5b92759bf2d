// Any game on the contract can be played without a board of its own: the toy of the tests, which is in
// the catalogue of a program that was built with the feature `toy`.
import { accessibleInAll } from '../axe';
import { expect, test } from '../fixtures';
import { openDrawer } from '../table';

for (const width of [1400, 390])
  test(`a game without a board is played to the end, ${width} px`, async ({ url, open }) => {
    const page = await open({ width });
    await page.goto(url);
    const offer = page.locator('#game-toy');
    await expect(offer, 'build the program with --features toy').toContainText('A plain board');
    await offer.locator('.btn.primary').click();
    await page.locator('.choose .btn.primary').click();
    await page.locator('.actions .action').first().waitFor();
    // The view as a tree, with the names of its fields.
    await expect(page.locator('.view dt').first()).toHaveText('turn');
    if (width === 1400) await accessibleInAll(page, 'a plain board');
    const result = page.locator('.result');
    const action = page.locator('.actions .action').first();
    for (let i = 0; i < 40 && !(await result.isVisible()); i++) {
      await action.or(result).first().waitFor();
      if (await action.isVisible()) await action.click();
    }
    await expect(result.locator('.total').first()).toHaveText(/^\d+$/);
    await page.getByRole('button', { name: 'Look at the table' }).click();
    await openDrawer(page);
    await expect(page.locator('.log .line').nth(2), 'lines of the log').toBeVisible();
  });
