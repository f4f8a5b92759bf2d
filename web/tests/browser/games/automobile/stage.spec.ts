// Automobile's table: whose turn it is in the line, and the room of the market day.
import { expect, test } from '../../fixtures';
import { finish, lit, playNow } from '../../table';
import { driver } from '../automobile';

test('in the line the one who decides is marked, from the start tile on', async ({ url, open }) => {
  const page = await open();
  await playNow(page, url, driver, { level: 'random', players: 4 });
  const marked = page.locator('.ring .worker.moves .name');
  await finish(page, {
    watch: async (clicks) => {
      await lit(page).first().waitFor();
      await expect(marked, `after ${clicks} choices`).toHaveText(['You']);
      return clicks >= 12;
    },
  });
});

test('what "Play now" opens leaves the pages of the game below its picture', async ({
  url,
  open,
}) => {
  const page = await open();
  await page.goto(url);
  const card = page.locator('#game-automobile');
  await card.locator('.pages > *').first().waitFor();
  const pages = await card.locator('.pages > *').allInnerTexts();
  await card.locator('.btn.primary').click();
  await expect(card.locator('.picture .pages > *')).toHaveText(pages);
  await card.locator('.picture .pages .link').click();
  await page.locator('.prompt').waitFor();
});
