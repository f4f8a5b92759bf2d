// "Invite friends": the link, the same link as a QR code that really decodes, one link for each seat,
// a bot on a free seat, and a grey start button that says why; and no code where no other device could open it.
import type { Locator } from '@playwright/test';
import decode from 'qr/decode.js';
import { expect, test, type Open } from '../fixtures';
import { GAME } from '../games';
import { asOthers } from '../host';
import { chooseTable } from '../table';

/** What the picture of an element says to a phone's camera. */
async function scan(open: Open, element: Locator) {
  const picture = (await element.screenshot()).toString('base64');
  const page = await open();
  const image = await page.evaluate(async (data) => {
    const img = new Image();
    img.src = `data:image/png;base64,${data}`;
    await img.decode();
    const canvas = new OffscreenCanvas(img.width, img.height);
    const pen = canvas.getContext('2d')!;
    pen.drawImage(img, 0, 0);
    const { width, height } = img;
    return { width, height, data: [...pen.getImageData(0, 0, width, height).data] };
  }, picture);
  await page.close();
  return decode({ ...image, data: Uint8ClampedArray.from(image.data) });
}

for (const [theme, width] of [
  ['light', 1400],
  ['dark', 390],
] as const)
  test(`friends come by link, by code and to a seat, ${theme}, ${width} px`, async ({
    url: here,
    open,
  }) => {
    const url = asOthers(here);
    const ada = await open({ theme, width });
    await chooseTable(ada, url, GAME, { against: 'friends', players: 4 });
    const link = await ada.locator('.copy input').first().inputValue();
    expect(link.startsWith(`${url}/join/`), `${link} is of this server`).toBe(true);
    expect(await scan(open, ada.locator('.qr')), 'the text of the QR code').toBe(link);
    await ada.locator('.copy .btn').first().click();
    await ada.getByText('Copied').waitFor();
    await expect(ada.locator('.lobby .btn.primary')).toBeDisabled();
    await expect(ada.locator('#start-why')).toHaveText('3 seats are still free.');

    // The link of the last seat seats nobody elsewhere; the table's link takes the first free one.
    await ada.locator('.lobby summary').click();
    const bob = await open();
    await bob.goto(await ada.locator('.lobby details .copy input').last().inputValue());
    // Whoever sits down says who comes.
    await expect(bob.locator('.join .btn.primary')).toBeDisabled();
    await bob.locator('.join input').fill('Bob');
    await bob.locator('.join .btn.primary').click();
    await bob.locator('.lobby').waitFor();
    await ada.locator('.lobby li').nth(3).filter({ hasText: 'Bob' }).waitFor();
    const cyd = await open({ language: 'de-DE' });
    await cyd.goto(link);
    await cyd.locator('.join input').fill('Cyd');
    await cyd.locator('.join .btn.primary').click();
    await ada.locator('.lobby li').nth(1).filter({ hasText: 'Cyd' }).waitFor();
    // The host, who has given no name, is worded in the language of whoever looks.
    await cyd.locator('.lobby li').nth(0).filter({ hasText: 'Gast 1' }).waitFor();
    await ada.locator('.lobby select').selectOption('random');
    await ada.locator('.lobby .btn.primary:enabled').click();
    await Promise.all([ada, bob, cyd].map((page) => page.locator('.prompt').waitFor()));

    // Whoever comes too late is told so, and looks on by the same link.
    const dan = await open();
    await dan.goto(link);
    await expect(dan.locator('.join .free')).toHaveText('All seats are taken.');
    await dan.locator('.join .btn.primary').click();
    await expect(dan.locator('.standing')).toHaveText('You are watching.');
  });

test('an address of this machine alone has no code', async ({ url, open }) => {
  const page = await open();
  await chooseTable(page, url, GAME, { against: 'friends' });
  await expect(page.locator('.lobby .here')).toContainText('works on this computer only');
  // It would have come by now.
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.qr')).toHaveCount(0);
  await expect(page.getByText('scan this')).toHaveCount(0);
});
