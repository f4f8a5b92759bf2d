// Step back and restart: to the barrier and no further, with the reason in words; a reload in
// mid-turn; hotseat.
import { anyLit, chooseTable, lit, playNow, pressLit, same, withServer } from './tools.mjs';

const prompt = (page) => page.locator('.prompt .text').innerText();
const back = (page) => page.locator('.back button').first();
const money = (page) =>
  page
    .locator('.players .player')
    .allInnerTexts()
    .then((it) => it.join());

export const undo = () =>
  withServer(async ({ url, open }) => {
    const page = await open();
    await playNow(page, url, { level: 'random' });
    // Until a turn begins after somebody else's: nothing before it can be taken back.
    for (let i = 0; !(await page.locator('.news').count()); i++) {
      await anyLit(page);
      if (!(await page.locator('.news').count())) await pressLit(page, i);
    }
    await page.locator('.hand [data-lit]').first().waitFor();
    const beginning = [await prompt(page), await money(page)].join();

    // A card, its space and whatever follows; a reload in between changes nothing.
    await page.locator('.hand [data-lit]').first().click();
    await page.locator('.spaces .space-thing[data-lit]').first().waitFor();
    const asked = await prompt(page);
    await page.reload();
    await page.locator('.spaces .space-thing[data-lit]').first().waitFor();
    same(await prompt(page), asked, 'the prompt after a reload');
    await page.locator('.spaces .space-thing[data-lit]').first().click();
    await page.waitForFunction(
      (was) =>
        document.querySelector('.prompt .text').innerText !== was &&
        document.querySelector('[data-lit]'),
      asked,
    );

    // Step by step to the start of the turn, where the button says that it leads nowhere.
    await back(page).click();
    await page.locator('.spaces .space-thing[data-lit]').first().waitFor();
    same(await prompt(page), asked, 'the prompt after a step back');
    await back(page).click();
    await page.locator('.hand [data-lit]').first().waitFor();
    same(
      [await prompt(page), await money(page)].join(),
      beginning,
      'the table after all steps back',
    );
    same(
      await back(page).getAttribute('aria-disabled'),
      'true',
      'step back is grey at the barrier',
    );
    await page.mouse.move(5, 5);
    await back(page).hover();
    await page.locator('.tip', { hasText: 'Nothing can be taken back here' }).waitFor();
    await back(page).click({ force: true });
    await page.locator('.refusal').waitFor();
    same(
      [await prompt(page), await money(page)].join(),
      beginning,
      'the table after a step back that was refused',
    );
    if (!(await lit(page).count())) throw new Error('a refused step back took the choices away');

    // Restart goes the whole way in one.
    await page.locator('.hand [data-lit]').nth(1).click();
    await page.locator('.spaces .space-thing[data-lit]').first().click();
    await page.waitForFunction(
      (was) =>
        document.querySelector('.prompt .text').innerText !== was &&
        document.querySelector('[data-lit]'),
      asked,
    );
    await page.locator('.back button').nth(1).click();
    await page.locator('.hand [data-lit]').first().waitFor();
    same([await prompt(page), await money(page)].join(), beginning, 'the table after a restart');

    // Hotseat: one browser decides for both, and sees the board of whoever decides.
    const here = await open();
    await chooseTable(here, url, { against: 'here' });
    const moved = new Set();
    for (let i = 0; i < 40; i++) {
      await anyLit(here);
      moved.add(await here.locator('.player.move .name').innerText());
      await pressLit(here, i);
    }
    same(moved.size, 2, 'people who moved at one screen');
  });
