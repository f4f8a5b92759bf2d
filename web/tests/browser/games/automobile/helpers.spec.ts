// What helps a player: a car put together on paper and brought to market with one click, and what a car tells of
// its sale. The positions are those of the guided match, so that nothing here depends on luck.
import { accessible } from '../../axe';
import { expect, test, type Look, type Open } from '../../fixtures';
import { finish, lit, playNow } from '../../table';
import { driver } from '../automobile';

const PHONE: Look = { width: 390, height: 844, hasTouch: true, isMobile: true };

/** The guided match after so many own choices, then on one's own. */
async function after(url: string, open: Open, choices: number, look: Look = {}) {
  const page = await open(look);
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
  const hidden = await tried.evaluate((it) => it.scrollHeight - it.clientHeight);
  expect(hidden, 'px of what there is to choose that are not seen').toBe(0);
  await tried.getByRole('button', { name: 'Bring this car to market' }).click();
  const car = page.locator('[data-place="market/1"]');
  await expect(car).toContainText('body 2, engine 1, 3 workers, price 9');
  await expect(page.locator('.try'), 'put away with the car').toHaveCount(0);
});

test('with more workers than anybody has, each price still tells what it would bring', async ({
  url,
  open,
}) => {
  // Two workers on the first car of an empty market: one would do as well.
  const page = await after(url, open, 12);
  const tried = page.locator('.try');
  await expect(tried.locator('.price')).toHaveCount(8);
  await expect(tried.locator('.verdict')).toContainText('+10');
});

test('a car says who would buy it and why, and marks him', async ({ url, open }) => {
  const page = await after(url, open, 13);
  const [mine, theirs] = [1, 2].map((n) => page.locator(`[data-place="market/${n}"]`));
  await mine!.hover();
  await expect(page.locator('.tip')).toContainText('Merchant 1 would buy it: 8 points');
  await expect(page.locator('.merchant-thing.named')).toHaveCount(1);
  await theirs!.hover();
  await expect(page.locator('.tip')).toContainText('the only car left');
});

test('on a tablet the reason of every sale is whole', async ({ url, open }) => {
  const page = await open({ width: 820, height: 1180 });
  await playNow(page, url, driver, { level: 'random', players: 4 });
  const sold = page.locator('.sale strong');
  await finish(page, { watch: async () => (await sold.count()) > 1 });
  const cut = await page
    .locator('.sale')
    .evaluateAll((all) => all.filter((it) => it.scrollHeight > it.clientHeight + 1).length);
  expect(cut, 'sales that are cut').toBe(0);
});

test('a finger on what cannot be chosen is told what it is, also after a tile was looked at', async ({
  url,
  open,
}) => {
  const page = await after(url, open, 3, PHONE);
  await page.locator('[data-tab=stage]').click();
  const tip = page.locator('.tip');
  const told = async (what: string, says: RegExp) => {
    await page.locator(what).first().tap({ force: true });
    await expect(tip, what).toHaveText(says);
    // It is not enough that it is there: where the middle of the line says the same it is not seen.
    await expect(tip, what).toHaveCSS('opacity', '1');
  };
  await told('.cell.worker', /^Worker of/);
  await told('.cell.gap', /^The gap/);
  await page.locator('.cell [data-lit]').last().tap();
  await expect(page.locator('.cell.looked')).toHaveCount(1);
  await told('.cell.worker:not(.rear)', /^Worker of/);
});

test('on a phone a car is tried inside the line, which stays to be seen', async ({ url, open }) => {
  const page = await after(url, open, 10, PHONE);
  await page.locator('[data-tab=stage]').click();
  const box = (what: string) =>
    page
      .locator(what)
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON() as DOMRect));
  const [tried] = await box('.try');
  const button = page.getByRole('button', { name: 'Bring this car to market' });
  await expect(button).toBeInViewport({ ratio: 1 });
  for (const cell of await box('.ring > .cell'))
    expect(
      cell.right <= tried!.left + 1 ||
        cell.left >= tried!.right - 1 ||
        cell.bottom <= tried!.top + 1 ||
        cell.top >= tried!.bottom - 1,
      `nothing lies over the cell at ${cell.x}, ${cell.y}`,
    ).toBe(true);
  await page.locator('.try .price').first().tap();
  await button.tap();
  await expect(page.locator('.try')).toHaveCount(0);
});

test('on a phone whoever may bring a car is led to where its prices say what they bring', async ({
  url,
  open,
}) => {
  const page = await after(url, open, 9, PHONE);
  // Somebody looks at what is theirs, as after a research card.
  await page.locator('[data-tab=own]').tap();
  await lit(page).first().dispatchEvent('click');
  await expect(page.locator('.prompt')).toContainText('You may bring a car to market');
  await expect(page.locator('.try')).toBeInViewport({ ratio: 1 });
});

test('on a phone the market leads to where a car is tried', async ({ url, open }) => {
  const page = await after(url, open, 3, PHONE);
  await page.locator('[data-tab=shared]').click();
  await page.getByRole('button', { name: 'Try a car' }).tap();
  await expect(page.locator('.try')).toBeInViewport({ ratio: 1 });
});

test('a hint can be read on a phone', async ({ url, open }) => {
  const page = await after(url, open, 3, PHONE);
  await page.locator('.hint-button').tap();
  await page.locator('.hint .turn').first().waitFor();
  await accessible(page, 'a hint');
});
