// Rough use: double clicks, a held finger, a look at somebody else's board, a lost connection, a dead link.
import { anyLit, lit, playNow, same, withServer } from './tools.mjs';

const prompt = (page) => page.locator('.prompt .text').innerText();
const mine = (page) => page.locator('.prompt.mine [data-lit]').first().waitFor();

export const rough = () =>
  withServer(async ({ url, open }) => {
    const page = await open();
    await playNow(page, url, { level: 'random' });
    await lit(page).first().click();
    await page.locator('.hand [data-lit]').first().waitFor();

    // Nothing below the hand moves when a card is played, and a double click plays one card, not two things.
    const below = () =>
      page
        .locator('.tokens')
        .boundingBox()
        .then((it) => Math.round(it.y));
    const before = await below();
    await page.locator('.hand [data-lit]').first().dblclick();
    await page.locator('.spaces .space-thing[data-lit]').first().waitFor();
    // Another card is one click away, for as long as its space is being chosen.
    const asked = await prompt(page);
    await page.locator('.hand .thing').nth(1).click();
    await page.waitForFunction(
      (was) =>
        document.querySelector('.prompt .text').innerText !== was &&
        document.querySelector('.space-thing[data-lit]'),
      asked,
    );
    if (!/Above which/.test(await prompt(page))) throw new Error('the other card was not played');
    await page.locator('.spaces .space-thing[data-lit][data-tip*="Build road"]').click();
    await page.locator('path.hit').first().waitFor();
    same(await below(), before, 'the height of what is below the hand');
    await page.locator('path.hit').first().dispatchEvent('click');

    // Whoever looks at another board when their turn comes sees their own again.
    await page.locator('.players .player').nth(1).click();
    await page
      .locator('.prompt [data-lit]', { hasText: 'End turn' })
      .or(page.locator('.prompt [data-lit]', { hasText: 'Go on' }))
      .first()
      .click();
    while (!(await page.locator('.hand [data-lit]').count()))
      await page
        .locator('.prompt [data-lit]', { hasText: 'End turn' })
        .click({ timeout: 300 })
        .catch(() => {});
    same(
      await page.locator('.players .player').first().getAttribute('aria-pressed'),
      'true',
      'the own board is shown',
    );

    // The second half of a double click does not choose what has come in that place.
    await page.locator('.prompt [data-lit]', { hasText: 'Take funding' }).waitFor();
    await page.evaluate(() => {
      const at = document.querySelector('.prompt [data-lit]');
      at.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    });
    await page.waitForTimeout(300);
    if (!/Your turn/.test(await prompt(page)))
      throw new Error('the second half of a double click chose something');

    // Without a connection nothing is lit and the prompt says why; it comes back by itself.
    await page.context().setOffline(true);
    await page.locator('.prompt', { hasText: 'Connection lost' }).waitFor();
    same(await lit(page).count(), 0, 'things lit without a connection');
    await page.context().setOffline(false);
    await mine(page);

    // A finger that is held reads, one that taps chooses.
    const hand = await open({ width: 390, height: 844, hasTouch: true, isMobile: true });
    await playNow(hand, url);
    await anyLit(hand);
    const { x, y, width, height } = await lit(hand).first().boundingBox();
    const finger = await hand.context().newCDPSession(hand);
    await finger.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: x + width / 2, y: y + height / 2 }],
    });
    await hand.locator('.tip', { hasText: 'Keep route card' }).waitFor();
    await hand.waitForTimeout(600);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await hand.waitForTimeout(800);
    if (!/Choose your route/.test(await prompt(hand)))
      throw new Error('a held finger chose something');
    await lit(hand).first().tap();
    await hand.locator('.prompt', { hasText: 'Your turn' }).waitFor();

    // A link to a table that is not there says so, and leads home.
    await hand.goto(`${url}/table/nowhere`);
    await hand.locator('[role=alert]', { hasText: 'no such table' }).waitFor();
    await hand.locator('a.btn[href="/"]').waitFor();
    for (const it of [page, hand])
      it.faults = it.faults.filter(
        (fault) => !/ERR_INTERNET_DISCONNECTED|WebSocket|404/.test(fault),
      );
  });
