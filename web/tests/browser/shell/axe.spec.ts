// The pages and dialogs of the shell for everybody, light and dark, wide and on a phone.
import { accessibleInAll } from '../axe';
import { test } from '../fixtures';
import { GAME } from '../games';
import { asOthers } from '../host';
import { chooseTable } from '../table';

test('axe finds nothing serious in the shell', async ({ url, open }) => {
  const page = await open();
  await page.goto(url);
  await page.locator('.game').first().waitFor();
  await accessibleInAll(page, 'home');
  await page.getByRole('button', { name: 'Settings' }).click();
  await accessibleInAll(page, 'settings');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'several devices' }).click();
  await accessibleInAll(page, 'account');
  await page.keyboard.press('Escape');
  await page.goto(`${url}/credits`);
  await page.locator('.counted').first().waitFor();
  await accessibleInAll(page, 'credits');
  await chooseTable(page, asOthers(url), GAME, { against: 'friends', players: 3 });
  await page.locator('.qr').waitFor();
  await accessibleInAll(page, 'invitation');
});
