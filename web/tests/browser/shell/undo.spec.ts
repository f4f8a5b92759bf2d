// Step back and restart: to the barrier and no further, with the reason in words; a reload in
// mid-turn; hotseat.
import { expect, test, type Page } from '../fixtures';
import { GAME } from '../games';
import { anyLit, chooseTable, lit, playNow, pressLit } from '../table';

const prompt = (page: Page) => page.locator('.prompt .text').innerText();
const back = (page: Page) => page.locator('.back button').first();
const all = async (page: Page) =>
  [await prompt(page), ...(await page.locator('.players .player').allInnerTexts())].join();
/** Something else is asked than before, and can be answered. */
const asksElse = (page: Page, than: string) =>
  page.waitForFunction(
    (was) =>
      document.querySelector<HTMLElement>('.prompt .text')!.innerText !== was &&
      document.querySelector('[data-lit]'),
    than,
  );

test('a turn is taken back step by step, as far as its start', async ({ url, open }) => {
  const [first, second] = GAME.turn;
  const page = await open();
  await playNow(page, url, GAME, { level: 'random' });
  // Until a turn begins after somebody else's: nothing before it can be taken back.
  const others = page.locator('.news-button[aria-disabled=false]');
  for (let i = 0; !(await others.count()); i++) {
    await anyLit(page);
    if (!(await others.count())) await pressLit(page, i);
  }
  await page.locator(first).first().waitFor();
  const beginning = await all(page);

  // A choice, the one that follows and whatever follows then; a reload in between changes nothing.
  await page.locator(first).first().click();
  await page.locator(second).first().waitFor();
  const asked = await prompt(page);
  await page.reload();
  await page.locator(second).first().waitFor();
  expect(await prompt(page), 'the prompt after a reload').toBe(asked);
  await page.locator(second).first().click();
  await asksElse(page, asked);

  // Step by step to the start of the turn, where the button says that it leads nowhere.
  await back(page).click();
  await page.locator(second).first().waitFor();
  expect(await prompt(page), 'the prompt after a step back').toBe(asked);
  await back(page).click();
  await page.locator(first).first().waitFor();
  expect(await all(page), 'the table after all steps back').toBe(beginning);
  await expect(back(page), 'step back at the barrier').toHaveAttribute('aria-disabled', 'true');
  await page.mouse.move(5, 5);
  await back(page).hover();
  await page.locator('.tip', { hasText: 'Nothing can be taken back here' }).waitFor();
  await back(page).click({ force: true });
  await page.locator('.refusal').waitFor();
  expect(await all(page), 'the table after a step back that was refused').toBe(beginning);
  expect(await lit(page).count(), 'choices after a refused step back').toBeGreaterThan(0);

  // Restart goes the whole way in one.
  await page.locator(first).nth(1).click();
  await page.locator(second).first().click();
  await asksElse(page, asked);
  await page.locator('.back button').nth(1).click();
  await page.locator(first).first().waitFor();
  expect(await all(page), 'the table after a restart').toBe(beginning);
});

test('at one screen it decides for everybody', async ({ url, open }) => {
  const here = await open();
  await chooseTable(here, url, GAME, { against: 'here' });
  const moved = new Set<string>();
  for (let i = 0; i < 40; i++) {
    await anyLit(here);
    moved.add(await here.locator('.player.move .name').innerText());
    await pressLit(here, i);
  }
  expect(moved.size, 'people who moved at one screen').toBe(2);
});
