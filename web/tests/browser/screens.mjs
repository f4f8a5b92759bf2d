// Pictures of every page and panel for docs/screens: `npm run screens`.
// With names of parts only those are made anew: `node tests/browser/screens.mjs table guide`.
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { finish } from './match.mjs';
import { chooseTable, playNow, pressLit, withServer } from './tools.mjs';

const folder = fileURLToPath(new URL('../../../docs/screens/', import.meta.url));
const LOOKS = [
  ['en', 'light', 1400],
  ['de', 'dark', 1400],
  ['pl', 'light', 1400],
  ['en', 'light', 390],
  ['de', 'light', 390],
  ['pl', 'dark', 390],
];
const WIDE = LOOKS.filter(([, , width]) => width === 1400);
const PHONE = LOOKS.filter(([, , width]) => width === 390);
const ENGLISH = ['en', 'light', 1400];
/** The parts of a table between which a phone switches. */
const TAB = { map: 0, board: 1, offices: 2, log: 3 };

let url;
let open;

async function shoot(page, name, { whole = false, rest = true, quality = 80 } = {}) {
  if (rest) await page.mouse.move(2, 2);
  await page.waitForTimeout(350);
  await page.screenshot({ path: `${folder}${name}.jpg`, type: 'jpeg', quality, fullPage: whole });
  console.log(name);
}
async function dress(page, language, theme, width, height = width < 700 ? 844 : 900) {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    ([l, t]) => {
      localStorage.setItem('cloverleaf.language', l);
      localStorage.setItem('cloverleaf.theme', t);
    },
    [language, theme],
  );
  await page.reload();
}
/** One picture in each of these looks; `show` brings up what is to be seen. */
async function every(page, looks, name, ready, show = async () => {}, how) {
  for (const look of looks) {
    await dress(page, ...look);
    await page.locator(ready).first().waitFor();
    await page.waitForTimeout(300);
    await show(look);
    await shoot(page, `${name}-${look.slice(0, 3).join('-')}`, how);
  }
}
const tab = (page, name) => page.locator('.tabs button').nth(TAB[name]).click();
/** The log and what shares its place: 0 log, 1 actions, 2 score, 3 in words. */
async function side(page, width, n) {
  if (width < 700) await tab(page, 'log');
  await page.locator('.switch button').nth(n).click();
}
/** A visitor with a name. */
async function visitor(name = 'Ada') {
  const page = await open();
  await page.goto(url);
  await page.locator('.game').waitFor();
  await page.locator('.name input').fill(name);
  await Promise.all([
    page.waitForResponse((it) => it.url().endsWith('/api/me')),
    page.locator('.name input').press('Tab'),
  ]);
  return page;
}
/** Clicks until this is to be seen, at most so often. */
const until = (page, selector, limit) =>
  finish(page, {
    watch: async (_, clicks) =>
      clicks === limit || (await page.locator(`${selector}:visible`).count()) > 0,
  });
/** A public table with bots, and with all modules. */
const fullTable = (page) =>
  page.evaluate(async () => {
    const bot = { bot: 'greedy' };
    const body = JSON.stringify({
      game: 'autobahn',
      options: { wine: true, traffic: true, services: true },
      public: true,
      seats: ['me', bot, bot, bot],
      start: true,
    });
    return (
      await fetch('/api/tables', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      }).then((it) => it.json())
    ).id;
  });

const PARTS = {
  async home() {
    const page = await visitor();
    await every(page, LOOKS, 'home', '.game', undefined, { whole: true });
    await every(page, LOOKS, 'settings', '.game', () => page.locator('.bar .btn').click());
    await every(
      page,
      [ENGLISH, ['de', 'light', 390], ['pl', 'dark', 390]],
      'account',
      '.game',
      () => page.locator('.hero .btn').click(),
    );
    await every(
      page,
      LOOKS,
      'play-now',
      '.game',
      () => page.locator('.game .btn.primary').click(),
      { whole: true },
    );
  },

  async invitation() {
    const page = await visitor();
    await chooseTable(page, url, { against: 'friends', players: 4 });
    await every(page, LOOKS, 'invitation', '.qr', undefined, { whole: true });
    const link = await page.locator('.copy input').first().inputValue();
    const bob = await visitor('Bob');
    await bob.goto(link);
    await every(bob, [ENGLISH, ['de', 'light', 390]], 'join', '.join .btn.primary');
  },

  /** One of three has left; one of the others has said who shall go on for them. */
  async takeover() {
    const page = await visitor();
    await chooseTable(page, url, { against: 'friends', players: 3 });
    const link = await page.locator('.copy input').first().inputValue();
    const others = [await visitor('Bob'), await visitor('Cleo')];
    for (const it of others) {
      await it.goto(link);
      await it.locator('.join .btn.primary').click();
      await it.waitForURL(/\/table\//);
    }
    await page.locator('.lobby .btn.primary:enabled').click();
    await page.locator('.prompt').waitFor();
    const [bob, cleo] = others;
    await bob.locator('.leave .btn').click();
    await bob.locator('.leave .btn').first().click();
    await bob.locator('.game').waitFor();
    await cleo.locator('.takeover .offers .btn').first().click();
    await page.locator('.takeover .cast').waitFor();
    await every(page, LOOKS, 'takeover', '.takeover .cast');
  },

  async table() {
    const page = await visitor();
    await playNow(page, url, { players: 3, level: 'random' });
    await until(page, '.routes [data-lit]', 5);
    await every(page, LOOKS, 'set-up', '.routes [data-lit]');
    await until(page, '.nothing', 130);
    await until(page, '.map .hit[data-lit]', 60);
    await every(page, LOOKS, 'table', '.prompt');
    for (const part of ['board', 'offices', 'log'])
      await every(page, PHONE, `table-${part}`, '.prompt', () => tab(page, part));
    await every(page, WIDE, 'table-actions', '.prompt', ([, , width]) => side(page, width, 1));
    await every(page, LOOKS, 'table-score', '.prompt', ([, , width]) => side(page, width, 2));
    await every(page, PHONE, 'table-in-words', '.prompt', ([, , width]) => side(page, width, 3));
    const tip = async (thing) => {
      await page.locator(thing).first().hover({ force: true });
      await page.waitForTimeout(600);
    };
    await every(page, WIDE, 'tooltip', '.prompt', () => tip('.dashboard .head'), { rest: false });
    await every(
      page,
      WIDE,
      'why-not',
      '.prompt',
      async () => {
        await tip('.hand [data-why]');
        await page.locator('.tip .why').waitFor();
      },
      { rest: false },
    );
    await every(page, LOOKS, 'reference', '.prompt', async ([, , width]) => {
      await side(page, width, 0);
      await page.locator('[data-part=log] button.small').first().click();
      await page.locator('dialog').waitFor();
    });
    await dress(page, ...ENGLISH);
    await finish(page);
    await every(page, LOOKS, 'result', '.result');
    await every(page, LOOKS, 'history', '#history', async () => {
      await page.locator('#history').fill('120');
      await page.locator('.play-on').click();
      await page.locator('.play-on-form').scrollIntoViewIfNeeded();
    });
  },

  /** Four at a table with all modules, on every size of screen; its panels from near; who watches. */
  async modules() {
    const page = await visitor();
    const id = await fullTable(page);
    await page.goto(`${url}/table/${id}`);
    await page.locator('.prompt').waitFor();
    await until(page, '.nothing', 45);
    await until(page, '.map .hit[data-lit]', 60);
    await every(page, LOOKS, 'modules', '.prompt', () =>
      page.locator('.map').scrollIntoViewIfNeeded(),
    );
    for (const look of [
      ['de', 'light', 768, 1024],
      ['pl', 'light', 1920, 1080],
      ['de', 'dark', 3840, 2160],
    ]) {
      await every(page, [look], 'modules', '.prompt', undefined, { quality: 70 });
    }
    const close = await open({
      storageState: await page.context().storageState(),
      deviceScaleFactor: 2,
    });
    await close.goto(`${url}/table/${id}`);
    for (const [language, theme] of [
      ['en', 'light'],
      ['de', 'dark'],
    ]) {
      await dress(close, language, theme, 1400);
      await close.locator('.prompt').waitFor();
      await close.waitForTimeout(500);
      for (const [name, panel] of Object.entries({
        map: '.map',
        board: '[data-part=mine] .panel',
        display: '[data-part=offices] .panel >> nth=1',
        services: '[data-part=offices] .panel >> nth=2',
        offices: '[data-part=offices] .panel >> nth=3',
        administration: '[data-part=offices] .panel >> nth=4',
        track: '[data-part=offices] .panel >> nth=0',
      })) {
        await close
          .locator(panel)
          .first()
          .screenshot({
            path: `${folder}panel-${name}-${language}-${theme}.jpg`,
            type: 'jpeg',
            quality: 75,
          });
        console.log(`panel-${name}-${language}-${theme}`);
      }
    }
    await close.context().close();
    await every(
      page,
      [ENGLISH, ['de', 'light', 390], ['pl', 'dark', 390]],
      'chat',
      '.prompt',
      async ([language, , width]) => {
        if (width < 700) await tab(page, 'log');
        await page.locator('.chat summary').click();
        await page
          .locator('#chat-text')
          .fill(
            { en: 'Good luck, everybody!', de: 'Viel Glück allerseits!', pl: 'Powodzenia!' }[
              language
            ],
          );
        await page.keyboard.press('Enter');
        await page.locator('.chat li b').last().waitFor();
        await page.locator('.chat form').scrollIntoViewIfNeeded();
      },
    );
    // Somebody else sees the table on the home page, and watches.
    await chooseTable(page, url, { against: 'friends', players: 3 });
    await page.locator('.qr').waitFor();
    const bob = await visitor('Bob');
    await playNow(bob, url, { solo: '3' });
    await bob.goto(url);
    await every(
      bob,
      [ENGLISH, ['de', 'light', 390], ['pl', 'dark', 390]],
      'tables',
      '.list .row',
      undefined,
      { whole: true },
    );
    await bob.goto(`${url}/table/${id}`);
    await every(bob, [ENGLISH, ['de', 'light', 390]], 'watching', '.prompt');
  },

  /** What others do, while it is shown. */
  async others() {
    for (const look of LOOKS) {
      const page = await open({ motion: 'no-preference' });
      await page.goto(url);
      await dress(page, ...look);
      await playNow(page, url, {});
      for (let i = 0; !(await page.locator('.playback').count()); i++) {
        await pressLit(page, i);
        await page.waitForTimeout(100);
      }
      await shoot(page, `others-${look.join('-')}`);
      await page.context().close();
    }
  },

  async autobot() {
    const page = await visitor();
    await playNow(page, url, { solo: '7', modules: ['wine', 'traffic', 'services'] });
    await until(page, '.nothing', 90);
    await every(page, LOOKS, 'autobot', '.prompt', async ([, , width]) => {
      if (width < 700) await tab(page, 'board');
      await page.locator('.players button').nth(1).click();
    });
    await dress(page, ...ENGLISH);
    await until(page, '.bot .primary[aria-disabled=false]', 60);
    await every(page, LOOKS, 'autobot-turn', '.prompt', async ([, , width]) => {
      // The turn is opened from the log: after a reload it is not news any more.
      if (width < 700) await tab(page, 'log');
      await page.locator('.log .show').first().click();
      while (
        (await page.locator('.bot .why').count()) === 0 &&
        (await page.locator('.bot .primary').isEnabled())
      )
        await page.locator('.bot .primary').click();
    });
  },

  /** Autobot at a real table: set-up, the first questions, a turn with an entry. */
  async companion() {
    const page = await visitor();
    for (const look of LOOKS) {
      await page.goto(`${url}/game/autobahn/companion`);
      await dress(page, ...look);
      await page.locator('.setup').waitFor();
      await shoot(page, `companion-set-up-${look.join('-')}`, { whole: true });
      await page.locator('.setup .btn.primary').click();
      await page.locator('.boards [data-lit]').first().click();
      while (
        await page
          .locator('.cards [data-lit]')
          .first()
          .waitFor({ timeout: 1500 })
          .then(
            () => true,
            () => false,
          )
      ) {
        await page.locator('.cards [data-lit]').last().click();
        await page.waitForTimeout(150);
      }
      await page.locator('.kinds .btn').first().click();
      await shoot(page, `companion-${look.join('-')}`, { whole: look[2] === 390 });
    }
  },

  async guide() {
    const page = await visitor();
    for (const n of [1, 3, 6]) {
      await page.goto(`${url}/game/autobahn/guide?page=${n}`);
      await every(page, LOOKS, `guide-${n}`, 'article', undefined, { whole: true });
    }
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((it) => !(it in PARTS));
if (unknown.length)
  throw new Error(
    `no such part: ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}`,
  );
if (!wanted.length) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await withServer(async (here) => {
  ({ url, open } = here);
  for (const [name, part] of Object.entries(PARTS))
    if (!wanted.length || wanted.includes(name)) await part();
});
