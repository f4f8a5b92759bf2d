// "Invite friends": the link, the same link as a QR code that really decodes, one link for each seat,
// a bot on a free seat, and a grey start button that says why.
import decode from 'qr/decode.js';
import { chooseTable, same, withServer } from './tools.mjs';

/** What the picture of an element says to a phone's camera. */
async function scan(open, element) {
  const picture = (await element.screenshot()).toString('base64');
  const page = await open();
  const image = await page.evaluate(async (data) => {
    const img = new Image();
    img.src = `data:image/png;base64,${data}`;
    await img.decode();
    const canvas = new OffscreenCanvas(img.width, img.height);
    const pen = canvas.getContext('2d');
    pen.drawImage(img, 0, 0);
    return {
      width: img.width,
      height: img.height,
      data: [...pen.getImageData(0, 0, img.width, img.height).data],
    };
  }, picture);
  await page.close();
  return decode({ ...image, data: Uint8ClampedArray.from(image.data) });
}

export const invite = () =>
  withServer(async ({ url, open }) => {
    for (const theme of ['light', 'dark']) {
      const ada = await open({ theme, width: theme === 'dark' ? 390 : 1400 });
      await chooseTable(ada, url, { against: 'friends', players: 4 });
      const link = await ada.locator('.copy input').first().inputValue();
      if (!link.startsWith(`${url}/join/`)) throw new Error(`not a link of this server: ${link}`);
      same(await scan(open, ada.locator('.qr')), link, 'the text of the QR code');
      await ada.locator('.copy .btn').first().click();
      await ada.getByText('Copied').waitFor();
      same(await ada.locator('.lobby .btn.primary').isDisabled(), true, 'start is grey');
      same(await ada.locator('#start-why').innerText(), '3 seats are still free.', 'why it is');

      // The link of the last seat seats nobody elsewhere; the table's link takes the first free one.
      await ada.locator('.lobby summary').click();
      const bob = await open();
      await bob.goto(await ada.locator('.lobby details .copy input').last().inputValue());
      await bob.locator('.join .btn.primary').click();
      await bob.locator('.lobby').waitFor();
      await ada.locator('.lobby li').nth(3).filter({ hasText: 'Guest 4' }).waitFor();
      // A guest without a name is worded in the language of whoever looks.
      const cyd = await open({ language: 'de-DE' });
      await cyd.goto(link);
      await cyd.locator('.join .btn.primary').click();
      await ada.locator('.lobby li').nth(1).filter({ hasText: 'Guest 2' }).waitFor();
      await cyd.locator('.lobby li').nth(3).filter({ hasText: 'Gast 4' }).waitFor();
      await ada.locator('.lobby select').selectOption('random');
      await ada.locator('.lobby .btn.primary:enabled').click();
      await Promise.all([ada, bob, cyd].map((page) => page.locator('.prompt').waitFor()));
    }
  });
