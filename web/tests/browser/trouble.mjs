// What goes wrong is said: a table that is not there, a part of the page that does not load, a connection
// that breaks. And who leaves in the middle of something is really gone.
import { anyLit, botMatch, chooseTable, playNow, same, withServer } from './tools.mjs';

export const trouble = () =>
  withServer(async ({ url, open }) => {
    const page = await open();
    await page.goto(`${url}/table/nowhere`);
    await page.getByText('There is no such table.').waitFor();

    // A page that no game has, by whatever name, leads home.
    await page.goto(`${url}/game/constructor/toString`);
    await page.locator('.game').waitFor();
    same(page.url(), `${url}/`, 'where a page leads that is none');

    // A browser that may keep nothing plays all the same, and remembers while the page is open.
    const strict = await open();
    await strict.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    await strict.goto(url);
    await strict.getByRole('button', { name: 'Settings' }).click();
    await strict.locator('.settings .pill', { hasText: 'Deutsch' }).click();
    await strict.keyboard.press('Escape');
    await chooseTable(strict, url);
    await strict.locator('.prompt').waitFor();

    // The board cannot be loaded, then the guide.
    await page.route(/Board-|Guide-/, (route) => route.abort());
    await chooseTable(page, url);
    await page.locator('main [role=alert]').waitFor();
    await page.goto(`${url}/game/autobahn/guide`);
    await page.locator('main [role=alert]').waitFor();
    same(await page.getByText('Setting up the table').count(), 0, 'a promise that is not kept');
    await page.unroute(/Board-|Guide-/);
    page.faults.splice(0); // All of it was asked for.

    // A look back that is answered when we are elsewhere does not bring the address back.
    const { id } = await botMatch(page, url);
    await page.goto(`${url}/table/${id}`);
    await page.locator('#history').waitFor();
    await page.evaluate(() => {
      const slider = document.querySelector('#history');
      slider.value = '5';
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      document.querySelector('.brand').click();
    });
    await page.locator('.game').waitFor();
    await page.waitForTimeout(500);
    same(page.url(), `${url}/`, 'the address after leaving');

    // Who comes back to the home page finds what has been opened meanwhile.
    const other = await open();
    const before = await page.locator('.lists .list').nth(1).locator('a').count();
    await chooseTable(other, url, { against: 'friends' });
    await other.locator('.lobby').waitFor();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.locator('.lists .list').nth(1).locator('a').nth(before).waitFor();

    // Nor is a page that does not exist in the way back.
    const visited = () => page.evaluate(() => history.length);
    const pages = await visited();
    await page.goto(`${url}/game/autobahn/nothing`);
    await page.locator('.game').waitFor();
    same(page.url(), `${url}/`, 'where a page that does not exist leads');
    same(await visited(), pages + 1, 'pages on the way back');

    // Without a connection nothing that was written is lost; the slider works again afterwards.
    const sockets = [];
    await other.routeWebSocket(/\/live/, (socket) => {
      socket.connectToServer();
      sockets.push(socket);
    });
    await playNow(other, url, { level: 'random' });
    await anyLit(other);
    await other.locator('.routes [data-lit]').first().click();
    await anyLit(other);
    await other.locator('.chat summary').click();
    await other.locator('#chat-text').fill('hello');
    await sockets.at(-1).close();
    await other.locator('.lost').waitFor();
    await other.locator('#chat-text').press('Enter');
    await other.locator('#history').fill('0');
    same(await other.locator('#chat-text').inputValue(), 'hello', 'what was not sent');
    await other.locator('.lost').waitFor({ state: 'detached' });
    await other.locator('#chat-text').press('Enter');
    await other.locator('.chat li', { hasText: 'hello' }).waitFor();
    await other.locator('#history').fill('0');
    await other.locator('.history.past').waitFor();
  });
