// Pictures of every page and panel: `npm run screens`, or `npm run screens -- -g guide` for one part.
import { test, type Page } from '../fixtures';
import { driver } from '../games/autobahn';
import { reveal } from '../games/autobahn/companion';
import { asOthers } from '../host';
import { chooseTable, finish, leave, offer, openDrawer, playNow, pressLit } from '../table';
import { dress, every, fileOf, inMatch, MOST, still, visitor, type Dress } from '../shoot';

const LOOKS: Dress[] = [
  ['en', 'light', 1400],
  ['de', 'dark', 1400],
  ['pl', 'light', 1400],
  ['en', 'light', 390],
  ['de', 'light', 390],
  ['pl', 'dark', 390],
];
const WIDE = LOOKS.filter(([, , width]) => width === 1400);
const PHONE = LOOKS.filter(([, , width]) => width === 390);
const ENGLISH: Dress = ['en', 'light', 1400];
const FEW: Dress[] = [ENGLISH, ['de', 'light', 390], ['pl', 'dark', 390]];
/** One of the parts of a table between which a phone switches. */
const tab = (page: Page, name: string) => page.locator(`[data-tab=${name}]`).click();
/** The log and what shares its place: 0 log, 1 actions, 2 score, 3 in words. */
async function side(page: Page, n: number) {
  await openDrawer(page);
  await page.locator('.switch button').nth(n).click();
}
/** Clicks until this is to be seen, at most so often. */
const until = (page: Page, selector: string, limit: number) =>
  finish(page, {
    watch: async (clicks) =>
      clicks === limit || (await page.locator(`${selector}:visible`).count()) > 0,
  });

/** So many choices later. */
const later = (page: Page, choices: number) =>
  finish(page, { every: 25, watch: (clicks) => clicks >= choices });

test('home', async ({ url, open }) => {
  const page = await visitor(open, url);
  await every(page, LOOKS, 'home', '.game', undefined, { whole: true });
  await every(page, LOOKS, 'settings', '.game', () => page.locator('.bar .btn').click());
  await every(page, FEW, 'account', '.game', () => page.locator('.hero .btn').click());
  const choose = () => offer(page, driver).locator('.btn.primary').click();
  await every(page, LOOKS, 'play-now', '.game', choose, { whole: true });
});

test('invitation', async ({ url, open }) => {
  const page = await visitor(open, asOthers(url));
  await chooseTable(page, asOthers(url), driver, { against: 'friends', players: 4 });
  await page.locator('.lobby').waitFor();
  await every(page, LOOKS, 'invitation', '.qr', undefined, { whole: true });
  const bob = await visitor(open, url, 'Bob');
  await bob.goto(await page.locator('.copy input').first().inputValue());
  await every(bob, FEW.slice(0, 2), 'join', '.join .btn.primary');
});

// One of three has left; one of the others has said who shall go on for them.
test('takeover', async ({ url, open }) => {
  const page = await visitor(open, url);
  await chooseTable(page, url, driver, { against: 'friends', players: 3 });
  const link = await page.locator('.copy input').first().inputValue();
  const bob = await visitor(open, url, 'Bob');
  const cleo = await visitor(open, url, 'Cleo');
  for (const it of [bob, cleo]) {
    await it.goto(link);
    await it.locator('.join .btn.primary').click();
    await it.waitForURL(/\/table\//);
  }
  await page.locator('.lobby .btn.primary:enabled').click();
  await page.locator('.prompt').waitFor();
  await leave(bob);
  await cleo.locator('.vacant').click();
  await cleo.locator('.takeover .offers .btn').first().click();
  await every(page, LOOKS, 'takeover', '.vacant', async () => {
    await page.locator('.vacant').click();
    await page.locator('.takeover .cast').waitFor();
  });
});

test('table', async ({ url, open }) => {
  test.setTimeout(600_000);
  const page = await visitor(open, url);
  await inMatch(page, url, driver);
  await until(page, '.map .hit[data-lit]', 60);
  for (const name of ['own', 'shared', 'drawer'])
    await every(page, PHONE, `table-${name}`, '.prompt', () => tab(page, name));
  await every(page, WIDE, 'table-actions', '.prompt', () => side(page, 1));
  await every(page, LOOKS, 'table-score', '.prompt', () => side(page, 2));
  await every(page, PHONE, 'table-in-words', '.prompt', () => side(page, 3));
  const tip = async (thing: string) => {
    await page.locator(thing).first().hover({ force: true });
    await page.waitForTimeout(600);
  };
  await every(page, WIDE, 'tooltip', '.prompt', () => tip('.cartouche .left'), { pointed: true });
  const whyNot = async () => {
    await tip('.hand [data-why]');
    await page.locator('.tip .why').waitFor();
  };
  await every(page, WIDE, 'why-not', '.prompt', whyNot, { pointed: true });
  await every(page, LOOKS, 'reference', '.prompt', async () => {
    await side(page, 0);
    await page.locator('.drawer button.small:not(.close)').first().click();
    await page.locator('dialog[open]').waitFor();
  });
});

/** A public table with bots, and with all modules. */
const fullTable = (page: Page) =>
  page.evaluate(async () => {
    const bot = { bot: 'greedy' };
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        game: 'autobahn',
        options: { wine: true, traffic: true, services: true },
        public: true,
        seats: ['me', bot, bot, bot],
        start: true,
      }),
    });
    return ((await answer.json()) as { id: string }).id;
  });

// Four at a table with all modules, on every size of screen; its panels from near; who watches.
test('modules', async ({ url, open }) => {
  test.setTimeout(600_000);
  const page = await visitor(open, url);
  const id = await fullTable(page);
  await page.goto(`${url}/table/${id}`);
  await page.locator('.prompt').waitFor();
  await later(page, 45);
  await until(page, '.map .hit[data-lit]', 60);
  await every(page, LOOKS, 'modules', '.prompt', () =>
    page.locator('.map').scrollIntoViewIfNeeded(),
  );
  const sizes: Dress[] = [
    ['de', 'light', 768, 1024],
    ['pl', 'light', 1920, 1080],
    ['de', 'dark', 3840, 2160],
  ];
  await every(page, sizes, 'modules', '.prompt', undefined, { quality: 70 });
  const close = await open({
    storageState: await page.context().storageState(),
    deviceScaleFactor: 2,
  });
  await close.goto(`${url}/table/${id}`);
  for (const [language, theme] of [
    ['en', 'light'],
    ['de', 'dark'],
  ] as const) {
    await dress(close, [language, theme, 1400]);
    await close.locator('.prompt').waitFor();
    await close.waitForTimeout(500);
    for (const [name, panel] of Object.entries({
      map: '.map',
      board: '.desk',
      display: '.street .panel >> nth=0',
      services: '.street .panel >> nth=1',
      offices: '.houses',
      administration: '.town > .house',
      track: '.town > .track',
    }))
      await close
        .locator(panel)
        .first()
        .screenshot({
          path: fileOf(`panel-${name}-${language}-${theme}`),
          type: 'jpeg',
          quality: 75,
        });
  }
  const luck = { en: 'Good luck, everybody!', de: 'Viel Glück allerseits!', pl: 'Powodzenia!' };
  await every(page, FEW, 'chat', '.prompt', async ([language, , width]) => {
    if (width < 700) await tab(page, 'drawer');
    await page.locator('.chat-button').click();
    await page.locator('#chat-text').fill(luck[language]);
    await page.keyboard.press('Enter');
    await page.locator('.chat li b').last().waitFor();
    await page.locator('.chat form').scrollIntoViewIfNeeded();
  });
  // Somebody else sees the table on the home page, and watches.
  await chooseTable(page, url, driver, { against: 'friends', players: 3 });
  await page.locator('.lobby').waitFor();
  const bob = await visitor(open, url, 'Bob');
  await playNow(bob, url, driver, { solo: '3' });
  await bob.goto(url);
  await every(bob, FEW, 'tables', '.list .row', undefined, { whole: true });
  await bob.goto(`${url}/table/${id}`);
  await every(bob, FEW.slice(0, 2), 'watching', '.prompt');
});

// What others do, while it is shown.
test('others', async ({ url, open }) => {
  for (const look of LOOKS.slice(0, MOST)) {
    const page = await open({ motion: 'no-preference' });
    await page.goto(url);
    await dress(page, look);
    await playNow(page, url, driver);
    for (let i = 0; !(await page.locator('.playback').count()); i++) {
      await pressLit(page, i);
      await page.waitForTimeout(100);
    }
    await still(page, `others-${look.join('-')}`, {});
    await page.close();
  }
});

test('autobot', async ({ url, open }) => {
  const page = await visitor(open, url);
  await playNow(page, url, driver, { solo: '7', modules: driver.modules });
  await later(page, 90);
  await every(page, LOOKS, 'autobot', '.prompt', async ([, , width]) => {
    if (width < 700) await tab(page, 'own');
    await page.locator('.players .player').click();
  });
  await every(page, LOOKS, 'autobot-turn', '.prompt', async () => {
    // The turn is opened from the log: after a reload it is not news any more.
    await side(page, 0);
    await page.locator('.log .show').first().click();
    const next = page.locator('.bot .primary');
    while (!(await page.locator('.bot .why').count()) && (await next.isEnabled()))
      await next.click();
  });
});

// Autobot at a real table: set-up, the first questions, a turn with an entry.
test('companion', async ({ url, open }) => {
  const page = await visitor(open, url);
  for (const look of LOOKS.slice(0, MOST)) {
    await page.goto(`${url}/game/autobahn/companion`);
    await dress(page, look);
    await page.locator('.setup').waitFor();
    await still(page, `companion-set-up-${look.join('-')}`, { whole: true });
    await page.locator('.setup .btn.primary').click();
    await page.locator('.boards [data-lit]').first().click();
    await reveal(page);
    await page.locator('.kinds .btn').first().click();
    await still(page, `companion-${look.join('-')}`, { whole: look[2] === 390 });
  }
});

test('guide', async ({ url, open }) => {
  const page = await visitor(open, url);
  for (const n of [1, 3, 6]) {
    await page.goto(`${url}/game/autobahn/guide?page=${n}`);
    await every(page, LOOKS, `guide-${n}`, 'article', undefined, { whole: true });
  }
});
