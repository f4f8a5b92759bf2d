// What helps a player: a car put together on paper and brought to market with one click, and what a car tells of
// its sale. The positions are those of the guided match, so that nothing here depends on luck.
import { expect, test, type Open } from '../../fixtures';
import { lit } from '../../table';

/** The guided match after so many own choices, then on one's own. */
async function after(url: string, open: Open, choices: number) {
  const page = await open();
  await page.goto(url);
  await page.locator('#game-automobile .pages .link').first().click();
  const coach = page.locator('.coach');
  const said = coach.locator('.idea');
  for (let n = 0; n < choices; n++) {
    await lit(page).first().waitFor({ state: 'attached' });
    const before = await said.textContent();
    await lit(page).first().dispatchEvent('click');
    await expect(said).not.toHaveText(before ?? '');
  }
  await coach.getByRole('button', { name: 'Play on my own' }).click();
  await coach.getByRole('button', { name: 'Fold the coach' }).click();
  return page;
}

test('a car is tried and brought to market with one click', async ({ url, open }) => {
  const page = await after(url, open, 10);
  const tried = page.locator('.try');
  await tried.getByRole('button', { name: '3', exact: true }).first().click();
  await tried.locator('.price', { hasText: '9' }).click();
  await expect(tried.locator('.verdict')).toContainText('+9');
  await tried.getByRole('button', { name: 'Bring this car to market' }).click();
  const car = page.locator('[data-place="market/1"]');
  await expect(car).toContainText('body 2, engine 1, 3 workers, price 9');
  await expect(page.locator('.try'), 'put away with the car').toHaveCount(0);
});

test('a car says who would buy it and why, and marks him', async ({ url, open }) => {
  const page = await after(url, open, 13);
  const [mine, theirs] = [1, 2].map((n) => page.locator(`[data-place="market/${n}"]`));
  await mine!.hover();
  await expect(page.locator('.tip')).toContainText('Merchant 1 would buy it: 8 points');
  await expect(page.locator('.merchant.named')).toHaveCount(1);
  await theirs!.hover();
  await expect(page.locator('.tip')).toContainText('the only car left');
});
