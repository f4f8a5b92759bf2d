// The luck of a match is everybody's: the browsers of all players commit a part of the seed, open it when the
// host starts, and the page that checks records finds it all in order, or finds what is not.
import { accessible } from '../axe';
import { noEnglish } from '../english';
import { expect, forgive, test, type Page } from '../fixtures';
import { GAME } from '../games';
import { chooseTable, playNow, playOut, sitDown, tableId } from '../table';

interface Part {
  commitment: string;
  value?: string;
  mine?: boolean;
}
interface Table {
  status: string;
  seed_hash: string;
  contributions: Part[];
}
const table = (page: Page) =>
  page.evaluate(
    async (id) => (await (await fetch(`/api/tables/${id}`)).json()) as Table,
    tableId(page),
  );

test('two browsers draw the seed with the server, and the record proves it', async ({
  url,
  open,
}) => {
  const ada = await open();
  const bob = await open();
  await chooseTable(ada, url, GAME, { against: 'friends' });
  await sitDown(bob, ada);
  await bob.locator('.lobby').waitFor();
  await expect.poll(async () => (await table(bob)).contributions.length).toBe(2);
  const before = await table(bob);
  expect(before.contributions.map((it) => it.value)).toEqual([undefined, undefined]);
  // A page that is loaded anew opens what the one before it has committed.
  await bob.reload();
  await bob.locator('.lobby').waitFor();
  await ada.locator('.lobby .btn.primary').click();
  await Promise.all([ada, bob].map((page) => page.locator('.prompt').waitFor()));
  const begun = await table(bob);
  expect(begun.seed_hash).toBe(before.seed_hash);
  const promises = (it: Table) => it.contributions.map((part) => part.commitment);
  expect(promises(begun)).toEqual(promises(before));
  for (const part of begun.contributions) expect(part.value).toMatch(/^[0-9a-f]{64}$/);
  expect(await bob.locator('main [role=alert]').count(), 'nothing to be suspicious of').toBe(0);

  await Promise.all([playOut(ada, url), playOut(bob, url)]);
  await bob.getByRole('link', { name: 'Check the luck' }).click();
  const result = bob.locator('.verify [role=status]');
  await expect(result).toHaveText('Fair: server and players drew the seed together.');
  const rows = bob.locator('.checks li');
  expect(await rows.allInnerTexts()).toEqual([
    expect.stringContaining("The server's part"),
    expect.stringContaining('Guest 1: the part'),
    expect.stringContaining('Bob: the part'),
    expect.stringContaining('Every seat'),
    expect.stringContaining('exactly these parts'),
    expect.stringContaining('this browser had noted'),
    expect.stringContaining('of this browser is in it'),
  ]);
  expect(await rows.filter({ hasText: 'Right:' }).count()).toBe(7);
  await accessible(bob, 'the check of a record');

  // From a file it works as well, for anybody and in every language; and what was bent is found.
  const record = await bob.evaluate(
    async (id) => (await fetch(`/api/tables/${id}/record`)).text(),
    tableId(bob),
  );
  const stranger = await open({ language: 'de-DE', width: 390 });
  await stranger.goto(`${url}/verify`);
  const hand = (text: string) =>
    stranger
      .locator('input[type=file]')
      .setInputFiles({ name: 'match.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await hand(record);
  await stranger.getByText('In Ordnung: Server und Spieler').waitFor();
  expect(await stranger.locator('.checks li').count()).toBe(5);
  await noEnglish(stranger, 'the check of a record');
  await hand(record.replace(/^table (\w)/m, (_, it) => `table ${it === '0' ? '1' : '0'}`));
  await stranger.getByText('In dieser Aufzeichnung stimmt etwas nicht').waitFor();
  await expect(stranger.locator('.checks li.bad')).toHaveText(/Falsch:.*aus genau diesen Teilen/s);
  await hand('hello');
  await stranger.getByText('keine Aufzeichnung einer Partie (Zeile 1)').waitFor();
});

test('whoever plays alone draws with the server, also without https', async ({ url, open }) => {
  const page = await open();
  // As on an address of the local network: no hash of the browser's own.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'isSecureContext', { value: false });
    Object.defineProperty(window.crypto, 'subtle', { value: undefined });
  });
  await playNow(page, url, GAME, { level: 'random' });
  const { contributions } = await table(page);
  expect(contributions.map((it) => [it.mine, typeof it.value])).toEqual([[true, 'string']]);
  await page.goto(`${url}/verify/${tableId(page)}`);
  await page.getByText('The match is still going on.').waitFor();
  forgive(page, /409/);
});

test('a server that exchanges its part gets no value, and the table is told', async ({
  url,
  open,
}) => {
  const page = await open();
  let bent = false;
  const values: string[] = [];
  await page.route('**/contribution', (route) => {
    if (route.request().postData()?.includes('value')) values.push(route.request().postData()!);
    return route.continue();
  });
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as { table?: Table };
      if (bent && message.table) message.table.seed_hash = '0'.repeat(64);
      socket.send(JSON.stringify(message));
    });
  });
  await chooseTable(page, url, GAME, { against: 'friends' });
  await page.locator('.lobby').waitFor();
  await expect.poll(async () => (await table(page)).contributions.length).toBe(1);
  bent = true;
  // Somebody else sits down, so that the table is told anew.
  const other = await open();
  await sitDown(other, page);
  await page.getByText('exchanged its part of the seed').waitFor();
  await expect.poll(async () => (await table(page)).contributions.length).toBe(2);
  await page.evaluate(
    (id) =>
      fetch(`/api/tables/${id}/start`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      }),
    tableId(page),
  );
  // The other's browser was not lied to and opens; the match begins without the part that was kept back.
  await other.locator('.prompt').waitFor({ timeout: 30_000 });
  expect(values).toEqual([]);
});
