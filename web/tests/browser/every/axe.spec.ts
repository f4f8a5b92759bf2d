// Tables and pages of every game for everybody, light and dark, wide and on a phone.
import { accessibleInAll } from '../axe';
import type { Locator } from '@playwright/test';
import { test, type Page } from '../fixtures';
import { GAMES, visit } from '../games';
import type { Driver } from '../games/driver';
import { anyLit, botMatch, finish, openDrawer, pause, playNow, pressOn } from '../table';

/** Plays against a bot until there is this to choose, another match if it never came in one. */
async function playUntil(page: Page, url: string, game: Driver, choice: Locator) {
  while (!(await choice.count())) {
    if (await page.locator('.result').count()) await playNow(page, url, game, { level: 'random' });
    await finish(page, { watch: () => choice.count() });
  }
}

for (const game of GAMES)
  test.describe(`axe finds nothing serious in ${game.title}`, () => {
    test('at a table', async ({ url, open }) => {
      test.slow();
      const page = await open();
      await playNow(page, url, game, { level: 'random' });
      await anyLit(page);
      await accessibleInAll(page, 'table at set-up');
      await playUntil(page, url, game, page.locator(game.turn[0]));
      await accessibleInAll(page, 'table');
      await openDrawer(page);
      await page.locator('.switch button').nth(1).click();
      await accessibleInAll(page, 'list of actions');
      await page.getByRole('button', { name: 'Reference' }).click();
      await page.locator('dialog[open]').waitFor();
      await accessibleInAll(page, 'reference');
      await page.keyboard.press('Escape');
      await page.locator('.switch button').nth(3).click();
      await accessibleInAll(page, 'position in words');
      const weighty = page.locator('.prompt .btn.primary[data-lit]').first();
      await playUntil(page, url, game, weighty);
      await accessibleInAll(page, 'a weighty choice under the pointer', () => weighty.hover());
    });

    test('on its pages', async ({ url, open }) => {
      await visit(game, await open(), url, accessibleInAll);
    });

    test('after a match', async ({ url, open }) => {
      const page = await open();
      const { id, plies } = await botMatch(page, url, game);
      await page.goto(`${url}/table/${id}`);
      await page.locator('.result').waitFor();
      await accessibleInAll(page, 'result');
      await page.goto(`${url}/table/${id}?ply=${Math.round(plies / 2)}`);
      await page.locator('.play-on').click();
      await page.locator('.play-on-form .primary').waitFor();
      await accessibleInAll(page, 'history');
    });

    test('while others move', async ({ url, open }) => {
      const page = await open({ motion: 'no-preference' });
      await playNow(page, url, game, { level: 'random' });
      for (let i = 0; !(await pause(page)); i++) await pressOn(page, i);
      await accessibleInAll(page, 'playback');
    });
  });
