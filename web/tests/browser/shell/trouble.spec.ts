// What goes wrong is said: a table that is not there, a part of the page that does not load, a connection
// that breaks. And who leaves in the middle of something is really gone.
import type { WebSocketRoute } from '@playwright/test';
import { expect, forgive, test } from '../fixtures';
import { GAME } from '../games';
import { driver as trainrush } from '../games/trainrush';
import { anyLit, botMatch, chooseTable, finish, openDrawer, playNow, playOn } from '../table';

test('addresses that lead nowhere', async ({ url, open }) => {
  const page = await open();
  await page.goto(`${url}/table/nowhere`);
  await page.getByText('There is no table for you here').waitFor();
  await expect(page.locator('a.btn[href="/"]')).toBeVisible();
  forgive(page, /404/);

  // A page that no game has, by whatever name, leads home.
  await page.goto(`${url}/game/constructor/toString`);
  await page.locator('.game').first().waitFor();
  expect(page.url(), 'where a page leads that is none').toBe(`${url}/`);

  // Nor is a page that does not exist in the way back.
  const visited = () => page.evaluate(() => history.length);
  const pages = await visited();
  await page.goto(`${url}/game/${GAME.id}/nothing`);
  await page.locator('.game').first().waitFor();
  expect(page.url(), 'where a page that does not exist leads').toBe(`${url}/`);
  expect(await visited(), 'pages on the way back').toBe(pages + 1);
});

test('a browser that may keep nothing plays all the same', async ({ url, open }) => {
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
  await chooseTable(strict, url, GAME);
  await strict.locator('.prompt').waitFor();
});

test('a board and a guide that cannot be loaded', async ({ url, open }) => {
  const page = await open();
  await page.route(/Board-|Guide-/, (route) => route.abort());
  await chooseTable(page, url, GAME);
  const said = page.locator('main [role=alert]');
  await said.waitFor();
  const table = page.url();
  await page.goto(`${url}/game/${GAME.id}/guide`);
  await said.waitFor();
  expect(await page.getByText('Setting up the table').count(), 'a promise that is not kept').toBe(
    0,
  );
  await page.unroute(/Board-|Guide-/);
  await said.getByRole('button', { name: 'Try again' }).click();
  await page.locator('main article').waitFor();
  await page.route(/Board-/, (route) => route.abort());
  await page.goto(table);
  await said.waitFor();
  await page.unroute(/Board-/);
  await said.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.prompt').waitFor();
  forgive(page); // All of it was asked for.
});

/** What is said of a part that did not come, and what brings it. */
const MISSING = [
  ['en-GB', 'This part of the page did not load.', 'Try again'],
  ['de-DE', 'Dieser Teil der Seite wurde nicht geladen.', 'Noch einmal versuchen'],
  ['pl-PL', 'Ta część strony się nie wczytała.', 'Spróbuj ponownie'],
] as const;

test('a part of the page that did not come says so and comes when asked again', async ({
  url,
  open,
}) => {
  let id = '';
  for (const [language, text, again] of MISSING) {
    const page = await open({ language });
    id ||= (await botMatch(page, url, GAME)).id;
    let away = true;
    await page.route(/Review-/, (route) => (away ? route.abort() : route.continue()));
    await page.goto(`${url}/table/${id}`);
    const said = page.getByRole('alert').filter({ hasText: text });
    await said.waitFor();
    away = false;
    await page.evaluate(() => (window.stale = true));
    await said.getByRole('button', { name: again }).click();
    await page.locator('.review').waitFor();
    await expect(said, 'what was said of it').toHaveCount(0);
    expect(await page.evaluate(() => window.stale), 'the page as it was').toBe(true);
    forgive(page, /Failed to load/);
  }
});

test('a part that the server does not have any more brings the new page', async ({ url, open }) => {
  const page = await open();
  const { id } = await botMatch(page, url, GAME);
  await page.route(/Review-/, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${url}/table/${id}`);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await page.evaluate(() => (window.stale = true));
  const loads = page.waitForEvent('load');
  await again.click();
  await loads;
  await page.unroute(/Review-/);
  expect(await page.evaluate(() => window.stale), 'a mark on the old page').toBeUndefined();
  forgive(page);
});

test('a moment or a reference that cannot be drawn holds nothing up', async ({ url, open }) => {
  const page = await open();
  const { id } = await botMatch(page, url, GAME);
  let away = true;
  await page.route(/Scene-|Reference-/, (route) => (away ? route.abort() : route.continue()));
  await page.goto(`${url}/table/${id}`);
  await page.locator('.result').waitFor();
  await page.locator('#history').fill('5');
  await page.locator('.table.past').waitFor();
  const said = page.getByRole('alert').filter({ hasText: 'did not load' });
  await page.locator('.drawer .btn', { hasText: 'Reference' }).click();
  await said.getByRole('button', { name: 'Close' }).click();
  await expect(said, 'what was put away').toHaveCount(0);
  await page.locator('.drawer .btn', { hasText: 'Reference' }).click();
  away = false;
  await said.getByRole('button', { name: 'Try again' }).click();
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  forgive(page, /Failed to load/);
});

test('whoever played a match to its end stays at the table until the result has come', async ({
  url,
  open,
}) => {
  const page = await open();
  const { id, plies } = await botMatch(page, url, GAME);
  let away = true;
  await page.route(/Result-/, (route) => (away ? route.abort() : route.continue()));
  await playOn(page, url, id, plies - 30);
  const played = finish(page);
  const said = page.getByRole('alert').filter({ hasText: 'did not load' });
  await said.waitFor();
  await expect(page.locator('.table'), 'the end of the match').toBeVisible();
  away = false;
  await said.getByRole('button', { name: 'Try again' }).click();
  await played;
  await expect(page.locator('.result')).toBeVisible();
  await expect(page.locator('.table')).toHaveCount(0);
  forgive(page, /Failed to load/);

  // Whoever comes when it is over sees no table on the way to the result.
  await page.addInitScript(() =>
    new MutationObserver(() => (window.stale ||= !!document.querySelector('.table'))).observe(
      document,
      { childList: true, subtree: true },
    ),
  );
  await page.goto(`${url}/table/${id}`);
  await page.locator('.result').waitFor();
  expect(await page.evaluate(() => window.stale ?? false), 'a table before the result').toBe(false);
});

test('the drawer and the settings say so when they do not load', async ({ url, open }) => {
  for (const [language, text, again] of MISSING) {
    const page = await open({ language });
    let away = true;
    await page.route(/Side-|SettingsDialog-/, (route) => (away ? route.abort() : route.continue()));
    await playNow(page, url, GAME, { level: 'random' });
    const said = page.getByRole('alert').filter({ hasText: text });
    await page.locator('.drawer-button').click();
    await expect(said).toBeVisible();
    await page.locator('header.bar button[aria-haspopup=dialog]').click();
    await expect(said).toHaveCount(2);
    away = false;
    await said.first().getByRole('button', { name: again }).click();
    await said.first().getByRole('button', { name: again }).click();
    await page.locator('dialog.settings').waitFor();
    await page.locator('.drawer .switch').waitFor();
    await expect(said).toHaveCount(0);
    forgive(page, /Failed to load/);
  }
});

test('the position in words says so when it does not load, and not to screen readers alone', async ({
  url,
  open,
}) => {
  for (const width of [1400, 390]) {
    const page = await open({ width });
    let away = true;
    await page.route(/describe-/, (route) => (away ? route.abort() : route.continue()));
    await playNow(page, url, GAME, { level: 'random' });
    const said = page.getByRole('alert').filter({ hasText: 'The position in words' });
    await expect(said).toBeInViewport({ ratio: 1 });
    await said.getByRole('button', { name: 'Close' }).click();
    await expect(said, 'what was put away').toHaveCount(0);
    // Who wants to read it is told again, and gets it.
    await openDrawer(page);
    await page.locator('.switch button').last().click();
    await expect(said).toBeInViewport({ ratio: 1 });
    away = false;
    await said.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.drawer').getByRole('heading', { level: 3 }).first()).toBeVisible();
    // From then on screen readers have it as well.
    await page.locator('.drawer-button:visible, [data-tab=stage]:visible').first().click();
    await expect(page.locator('.table > section h3'), 'what is heard').not.toHaveCount(0);
    forgive(page, /Failed to load/);
  }
});

test('what comes later is there before anybody asks, and before the connection goes', async ({
  url,
  open,
}) => {
  const page = await open();
  const came = new Set<string>();
  page.on('requestfinished', (it) => came.add(/([A-Z]\w+)-[^/]*\.js$/.exec(it.url())?.[1] ?? ''));
  await playNow(page, url, GAME, { level: 'random' });
  await anyLit(page);
  const wanted = ['Side', 'Aside', 'Reference', 'Result', 'SettingsDialog', 'Scene'];
  await expect.poll(() => wanted.filter((it) => !came.has(it))).toEqual([]);
  await page.waitForLoadState('networkidle');
  await page.route(/assets/, (route) => route.abort());
  await openDrawer(page);
  await page.locator('.drawer .btn', { hasText: 'Reference' }).click();
  await page.locator('dialog[open] h2').first().waitFor();
  await expect(page.locator('dialog[open]')).not.toContainText(/\b(ref|howto|rule)-[a-z]/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('dialog.settings').waitFor();
});

test('what a zone of Train Rush would score says so when it does not load', async ({
  url,
  open,
}) => {
  const page = await open();
  let away = true;
  await page.route(/Forecast-/, (route) => (away ? route.abort() : route.continue()));
  await playNow(page, url, trainrush, { level: 'random' });
  await anyLit(page);
  await page.locator('.departures .zones').click();
  const said = page.getByRole('alert').filter({ hasText: 'did not load' });
  await said.getByRole('button', { name: 'Close' }).click();
  await expect(said).toHaveCount(0);
  await page.locator('.departures .zones').click();
  away = false;
  await said.getByRole('button', { name: 'Try again' }).click();
  await page.locator('dialog[open]').waitFor();
  forgive(page, /Failed to load/);
});

test('who leaves is gone, who comes back sees what is new', async ({ url, open }) => {
  const page = await open();
  // A look back that is answered when we are elsewhere does not bring the address back.
  const { id } = await botMatch(page, url, GAME);
  await page.goto(`${url}/table/${id}`);
  await page.locator('#history').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const slider = document.querySelector<HTMLInputElement>('#history')!;
    slider.value = '5';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    document.querySelector<HTMLElement>('.brand')!.click();
  });
  await page.locator('.game').first().waitFor();
  await page.waitForTimeout(500);
  expect(page.url(), 'the address after leaving').toBe(`${url}/`);

  // Who comes back to the home page finds what has been opened meanwhile.
  const other = await open();
  const open_ = page.locator('.lists .list').nth(1).locator('a');
  const before = await open_.count();
  await chooseTable(other, url, GAME, { against: 'friends', open: true });
  await other.locator('.lobby').waitFor();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await open_.nth(before).waitFor();
});

test('without a connection nothing that was written is lost', async ({ url, open }) => {
  const page = await open();
  const sockets: WebSocketRoute[] = [];
  let cut = false;
  await page.routeWebSocket(/\/live/, (socket) => {
    if (cut) return void socket.close();
    socket.connectToServer();
    sockets.push(socket);
  });
  await playNow(page, url, GAME, { level: 'random' });
  await anyLit(page);
  await page.locator(GAME.first).first().click();
  await anyLit(page);
  await openDrawer(page);
  await page.locator('.chat-button').click();
  await page.locator('#chat-text').fill('hello');
  cut = true;
  await sockets.at(-1)!.close();
  await page.locator('.lost').waitFor();
  await page.locator('#chat-text').press('Enter');
  await page.locator('#history').fill('0');
  await expect(page.locator('#chat-text'), 'what was not sent').toHaveValue('hello');
  cut = false;
  await page.locator('.lost').waitFor({ state: 'detached' });
  await page.locator('#chat-text').press('Enter');
  await page.locator('.chat li', { hasText: 'hello' }).waitFor();
  // The slider works again, too.
  await page.locator('#history').fill('0');
  await page.locator('.history.past').waitFor();
});
