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
    // The view as a tree, with the names of its fields, and of people where it has seats.
    const view = page.locator('.view');
    await expect(view.locator('dt').first()).toHaveText('turn');
    await expect(view.locator('dd').first()).toHaveText('Guest 1');
    await expect(view.locator('dd').first().locator('svg.seat-0'), 'the shape').toBeVisible();
    await expect(view.locator('dl dl > div > dt').first(), 'whose record').toHaveText('Guest 1');
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
    const first = page.locator('.log ol').last().locator('.line').first();
    await expect(first, 'the oldest line').toHaveText('laid: Guest 1');
    await expect(first.locator('svg.seat-0'), 'by whom').toBeVisible();
  });

test('a game without a board is set up with the options of its rules', async ({ url, open }) => {
  const page = await open();
  await page.goto(url);
  await page.locator('#game-toy .btn.primary').click();
  const choose = page.locator('.choose');
  await expect(choose, 'as the rules explain it').toContainText(
    'How many cards everybody begins with.',
  );
  const cards = choose.getByRole('spinbutton', { name: 'cards' });
  await expect(cards, 'the default').toHaveValue('3');
  await expect(cards).toHaveAttribute('min', '1');
  await expect(cards).toHaveAttribute('max', '4');
  await cards.fill('2');
  await choose.getByRole('checkbox', { name: 'lowest wins' }).check();
  await choose.locator('.btn.primary').click();
  await expect(page.locator('.actions .action'), 'two cards to lay').toHaveCount(2);
  await expect(page.locator('.view div', { hasText: /^lowest wins/ }).locator('dd')).toHaveText(
    '✓',
  );
});
