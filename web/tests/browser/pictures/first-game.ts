// The walk of docs/first-game.md, with its pictures: `npm run screens -- -g first-game`.
import type { Locator } from '@playwright/test';
import { test, type Page } from '../fixtures';
import { driver } from '../games/autobahn';
import { anyLit, finish, lit, offer, openDrawer, putAway } from '../table';
import { shoot } from '../shoot';

async function picture(page: Page, what: string, pointed?: Locator) {
  if (pointed) await pointed.hover({ force: true });
  else await page.mouse.move(700, 2);
  await page.waitForTimeout(700);
  await shoot(page, `first-game-${what}`, { quality: 85 });
}

test('first-game', async ({ url, open }) => {
  const page = await open({ motion: 'no-preference', height: 880 });
  await page.goto(url);
  await page.locator('.game').first().waitFor();
  await page.locator('.name input').fill('Ada');
  await page.locator('.name input').press('Tab');
  await picture(page, 'home');
  await offer(page, driver).locator('.btn.primary').click();
  await picture(page, 'choose');
  await page.locator('.choose .btn.primary').click();
  await anyLit(page);
  await picture(page, 'route', page.locator('.routes [data-lit]').first());
  await page.locator('.routes [data-lit]').first().click();

  const hand = page.locator('.hand [data-lit]');
  await hand.first().waitFor({ timeout: 60000 });
  await picture(page, 'turn', hand.first());
  await hand.first().click();
  const build = page.locator('.spaces [data-lit]', { hasText: 'Build' });
  await build.waitFor();
  await picture(page, 'space', build);
  await build.click();
  const section = page.locator('.map .hit[data-lit]').first();
  await section.waitFor({ state: 'attached' });
  await picture(page, 'section', section);
  await section.dispatchEvent('click');
  const end = page.getByRole('button', { name: 'End turn' });
  // A bonus tile on the section may give something more to do.
  while (!(await end.count())) {
    await anyLit(page);
    if (!(await end.count())) await lit(page).first().dispatchEvent('click');
    await page.waitForTimeout(300);
  }
  await picture(page, 'end');
  await end.click();
  await page.locator('.playback').waitFor();
  await picture(page, 'others');
  await page.keyboard.press('Escape');
  await anyLit(page, { timeout: 60000 });
  await page.locator('.news-button').click();
  await page.locator('.news').waitFor();
  await picture(page, 'since');
  await page.keyboard.press('Escape');
  await openDrawer(page);
  await page.getByRole('button', { name: 'Reference' }).click();
  await page.locator('dialog[open]').waitFor();
  await picture(page, 'reference');
  await page.keyboard.press('Escape');

  // The rest at once, first until a truck can drive, then to the end.
  await page.evaluate(() => localStorage.setItem('cloverleaf.speed', 'instant'));
  await page.reload();
  const drives = page.locator(
    '.map .hit[data-lit][aria-label^="Drive"], .map .hit[data-lit][aria-label^="Move"]',
  );
  await finish(page, { limit: 400, watch: () => drives.count() });
  await page.evaluate(() => scrollTo(0, 0));
  await picture(page, 'truck');
  await openDrawer(page);
  await page.locator('.switch button').nth(2).click();
  await picture(page, 'score', page.locator('.drawer tbody th').nth(1));
  await page.locator('.switch button').nth(0).click();
  await page.keyboard.press('Escape');
  await finish(page);
  await page.locator('.story').waitFor({ timeout: 60000 });
  await putAway(page);
  await page.evaluate(() => scrollTo(0, 0));
  await picture(page, 'result');
  await page.locator('#history').scrollIntoViewIfNeeded();
  await page.locator('#history').fill('60');
  await page.locator('.play-on').click();
  await page.locator('.play-on-form').scrollIntoViewIfNeeded();
  await picture(page, 'history');
});
