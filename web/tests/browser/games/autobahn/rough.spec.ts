// Rough use: double clicks, a held finger, a look at somebody else's board, a lost connection.
import { expect, forgive, test, type Page } from '../../fixtures';
import { anyLit, lit, playNow } from '../../table';
import { driver } from '../autobahn';

const prompt = (page: Page) => page.locator('.prompt .text').innerText();

test('double clicks, another board and a lost connection do no harm', async ({ url, open }) => {
  const page = await open();
  await playNow(page, url, driver, { level: 'random' });
  await lit(page).first().click();
  await page.locator('.hand [data-lit]').first().waitFor();

  // Nothing below the hand moves when a card is played, and a double click plays one card, not two things.
  const below = async () => Math.round((await page.locator('.tokens').boundingBox())!.y);
  const before = await below();
  await page.locator('.hand [data-lit]').first().dblclick();
  await page.locator('.spaces .space-thing[data-lit]').first().waitFor();
  // Another card is one click away, for as long as its space is being chosen.
  const asked = await prompt(page);
  await page.locator('.hand .thing').nth(1).click();
  await page.waitForFunction(
    (was) =>
      document.querySelector<HTMLElement>('.prompt .text')!.innerText !== was &&
      document.querySelector('.space-thing[data-lit]'),
    asked,
  );
  expect(await prompt(page), 'the other card is played').toMatch(/Above which/);
  await page.locator('.spaces .space-thing[data-lit][data-tip*="Build road"]').click();
  await page.locator('path.hit').first().waitFor();
  expect(await below(), 'the height of what is below the hand').toBe(before);
  await page.locator('path.hit').first().dispatchEvent('click');

  // Whoever looks at another board when their turn comes sees their own again.
  await page.locator('.players .player').first().click();
  await page.locator('.other').waitFor();
  await expect(page.locator('.tray .hand'), 'the own hand, meanwhile').toBeVisible();
  const end = page.locator('.prompt [data-lit]', { hasText: 'End turn' });
  await end
    .or(page.locator('.prompt [data-lit]', { hasText: 'Go on' }))
    .first()
    .click();
  while (!(await page.locator('.hand [data-lit]').count()))
    await end.click({ timeout: 300 }).catch(() => {});
  await expect(page.locator('.other'), 'the other board').toHaveCount(0);

  // The second half of a double click does not choose what has come in that place.
  await page.locator('.prompt [data-lit]', { hasText: 'Take funding' }).waitFor();
  await page
    .locator('.prompt [data-lit]')
    .first()
    .evaluate((it) => it.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 })));
  await page.waitForTimeout(300);
  expect(await prompt(page), 'after the second half of a double click').toMatch(/Your turn/);

  // Without a connection nothing is lit and the prompt says why; it comes back by itself.
  await page.context().setOffline(true);
  await page.locator('.prompt', { hasText: 'Connection lost' }).waitFor();
  expect(await lit(page).count(), 'things lit without a connection').toBe(0);
  await page.context().setOffline(false);
  await page.locator('.prompt.mine [data-lit]').first().waitFor();
  forgive(page, /ERR_INTERNET_DISCONNECTED|WebSocket/);
});

test('a finger that is held reads, one that taps chooses', async ({ url, open }) => {
  const page = await open({ width: 390, height: 844, hasTouch: true, isMobile: true });
  await playNow(page, url, driver);
  await anyLit(page);
  const { x, y, width, height } = (await lit(page).first().boundingBox())!;
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: x + width / 2, y: y + height / 2 }],
  });
  await page.locator('.tip', { hasText: 'Keep route card' }).waitFor();
  await page.waitForTimeout(600);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(800);
  expect(await prompt(page), 'after a finger was held').toMatch(/Choose your route/);
  await lit(page).first().tap();
  await page.locator('.prompt', { hasText: 'Your turn' }).waitFor();
});
