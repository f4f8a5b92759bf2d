// The pages and dialogs of the shell for everybody, light and dark, wide and on a phone.
import { accessible, LOOKS } from '../axe';
import { test } from '../fixtures';
import { GAME } from '../games';
import { chooseTable } from '../table';

for (const look of LOOKS)
  test(`axe finds nothing serious in the shell, ${look.theme}, ${look.width} px`, async ({
    url,
    open,
  }) => {
    const page = await open(look);
    await page.goto(url);
    await page.locator('.game').first().waitFor();
    await accessible(page, 'home');
    await page.getByRole('button', { name: 'Settings' }).click();
    await accessible(page, 'settings');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'several devices' }).click();
    await accessible(page, 'account');
    await page.keyboard.press('Escape');
    await page.goto(`${url}/credits`);
    await page.locator('.counted').first().waitFor();
    await accessible(page, 'credits');
    await chooseTable(page, url, GAME, { against: 'friends', players: 3 });
    await page.locator('.qr').waitFor();
    await accessible(page, 'invitation');
  });
