// Tables and pages of every game for everybody, light and dark, wide and on a phone.
import { accessible, LOOKS } from '../axe';
import { test, type Page } from '../fixtures';
import { GAMES } from '../games';
import { anyLit, botMatch, openDrawer, playNow, pressLit } from '../table';

/** Presses lit things until this is there. */
async function pressUntil(page: Page, selector: string) {
  for (let i = 0; !(await page.locator(selector).count()); i++) {
    await pressLit(page, i);
    await page.waitForTimeout(60);
  }
}

for (const game of GAMES)
  for (const look of LOOKS)
    test.describe(`axe finds nothing serious in ${game.title}, ${look.theme}, ${look.width} px`, () => {
      test('at a table', async ({ url, open }) => {
        const page = await open(look);
        await playNow(page, url, game, { level: 'random' });
        await anyLit(page);
        await accessible(page, 'table at set-up');
        await pressUntil(page, game.turn[0]);
        await accessible(page, 'table');
        await openDrawer(page);
        await page.locator('.switch button').nth(1).click();
        await accessible(page, 'list of actions');
        await page.getByRole('button', { name: 'Reference' }).click();
        await page.locator('dialog[open]').waitFor();
        await accessible(page, 'reference');
        await page.keyboard.press('Escape');
        await page.locator('.switch button').nth(3).click();
        await accessible(page, 'position in words');
        const weighty = '.prompt .btn.primary[data-lit]';
        await pressUntil(page, weighty);
        await page.locator(weighty).first().hover();
        await accessible(page, 'a weighty choice under the pointer');
      });

      test('on its pages', async ({ url, open }) => {
        await game.pages(await open(look), url, accessible);
      });

      test('after a match and while others move', async ({ url, open }) => {
        const page = await open(look);
        const { id, plies } = await botMatch(page, url, game);
        await page.goto(`${url}/table/${id}`);
        await page.locator('.result').waitFor();
        await accessible(page, 'result');
        await page.goto(`${url}/table/${id}?ply=${Math.round(plies / 2)}`);
        await page.locator('.play-on').click();
        await page.locator('.play-on-form .primary').waitFor();
        await accessible(page, 'history');

        const moving = await open({ ...look, motion: 'no-preference' });
        await playNow(moving, url, game, { level: 'random' });
        await pressUntil(moving, '.playback');
        await moving.getByRole('button', { name: 'Pause' }).click();
        await accessible(moving, 'playback');
      });
    });
