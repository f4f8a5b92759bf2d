// What others do is shown step by step: it can be followed, paused, sped up and skipped; pieces travel,
// one's own and others'; who wants no motion gets none; sounds are off unless switched on. And the
// pictures between two positions, which the client makes from events, lead to what the server then shows.
import { createServer } from 'vite';
import { finish } from './match.mjs';
import { anyLit, lit, playNow, pressLit, same, withServer } from './tools.mjs';

/** Keeps every piece that is seen under way: how far it got, and whether nobody else was moving then. */
const follow = () => {
  window.flights = [];
  const spot = (element) => {
    const { x, y } = element.getBoundingClientRect();
    return [x, y];
  };
  new MutationObserver((changes) => {
    for (const element of changes.flatMap((it) => [...it.addedNodes])) {
      if (!element.dataset?.ghost) continue;
      const flight = {
        piece: element.dataset.ghost,
        own: !document.querySelector('.playback'),
        way: 0,
      };
      const [x, y] = spot(element);
      const look = () => {
        if (!element.isConnected) return;
        flight.way = Math.max(flight.way, Math.hypot(spot(element)[0] - x, spot(element)[1] - y));
        requestAnimationFrame(look);
      };
      window.flights.push(flight);
      look();
    }
  }).observe(document, { subtree: true, childList: true });
};

/** Counts the tones that a page really makes, and keeps every line of the playback. */
const watch = () => {
  window.tones = 0;
  window.OscillatorNode = class extends window.OscillatorNode {
    start(...at) {
      window.tones++;
      return super.start(...at);
    }
  };
  window.lines = [];
  new MutationObserver(() => {
    const line = document.querySelector('.playback p')?.textContent;
    if (line && line !== window.lines.at(-1)) window.lines.push(line);
    if (line && document.querySelector('[data-lit]'))
      window.lines.push('A CHOICE WHILE OTHERS MOVE');
  }).observe(document, { subtree: true, childList: true, characterData: true });
};

/** Presses lit things until others move and it is shown. */
async function untilPlayback(page, there = () => page.locator('.playback').count()) {
  for (let i = 0; i < 80; i++) {
    await page.locator('.playback, [data-lit]:not(.actions *)').first().waitFor();
    if (await there()) return;
    await pressLit(page, i);
    await page.waitForTimeout(60);
  }
  throw new Error('nobody else ever moved');
}

/** The same, and pauses it before it is over. */
const untilPaused = (page) =>
  untilPlayback(page, () =>
    page.evaluate(() => {
      const pause = document.querySelector('.playback button[aria-label="Pause"]');
      pause?.click();
      return pause !== null;
    }),
  );

/** Plays on until a piece, and not a truck only, was seen to travel in an own move, or in another's. */
async function untilTravel(page, own) {
  const seen = () =>
    page.evaluate(
      (own) =>
        window.flights.some((it) => it.own === own && it.way > 20 && !it.piece.startsWith('truck')),
      own,
    );
  for (let i = 0; !(await seen()); i++) {
    if (i === 40)
      throw new Error(
        `no piece but trucks was seen to travel in ${own ? 'own' : "others'"} moves: ${JSON.stringify(await page.evaluate(() => window.flights))}`,
      );
    await anyLit(page, { timeout: 60000 });
    await pressLit(page, i);
    await page.waitForTimeout(700);
  }
}

async function shown(open, url, table) {
  const page = await open({ motion: 'no-preference' });
  await page.addInitScript(watch);
  await page.addInitScript(follow);
  await playNow(page, url, table);
  await untilPaused(page);
  same(await lit(page).count(), 0, 'lit things while others move');
  const still = await page.locator('.playback p').innerText();
  await page.waitForTimeout(4000);
  same(await page.locator('.playback p').innerText(), still, 'what is shown while paused');
  await page.locator('.playback .speed').click();
  same(
    await page.evaluate(() => localStorage.getItem('cloverleaf.speed')),
    'fast',
    'the speed that is kept',
  );
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.locator('.playback').waitFor({ state: 'detached', timeout: 60000 });
  await anyLit(page);
  while ((await page.evaluate(() => window.lines.length)) < 5) {
    await untilPlayback(page);
    await page.locator('.playback').waitFor({ state: 'detached', timeout: 60000 });
  }
  // Each line was shown by itself, in the order of the log.
  const lines = await page.evaluate(() => window.lines);
  const log = (await page.locator('.log li span').allInnerTexts()).reverse();
  let at = -1;
  for (const line of lines) {
    at = log.indexOf(line, at + 1);
    if (at < 0) throw new Error(`not in the log, or too late: ${line}`);
  }
  await untilPlayback(page);
  await page.keyboard.press('Escape');
  await page.locator('.playback').waitFor({ state: 'detached' });
  same(
    await page.locator('[data-ghost], [data-coming]').count(),
    0,
    'pieces under way after all was skipped',
  );
  same(await page.evaluate(() => window.tones), 0, 'tones while sounds are off');
  for (const own of [true, false]) await untilTravel(page, own);
  return page;
}

/** The fields that a picture between two positions may change, in an order of their own. */
const picture = (view) =>
  JSON.stringify({
    built: [...view.built].sort(),
    dual: [...view.dual].sort(),
    stations: view.stations.map((it) => `${it.link} ${it.seat}`).sort(),
    offices: view.offices.map((it) => [...it.seats].sort()),
    players: view.players.map((it) => ({
      trucks: it.trucks.filter((truck) => truck !== 'home'),
      delivered: [...it.delivered].sort(),
      floors: it.floors.map((row) => [...row].sort()),
      technologies: it.technologies.map((row) => [...row].sort()),
      money: it.money,
    })),
  });

/** Plays a whole match at once and follows every position by its events. */
async function truth(open, url, table) {
  const vite = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
  });
  const { staging } = await vite
    .ssrLoadModule('/src/games/autobahn/staging.ts')
    .finally(() => vite.close());
  const page = await open();
  await page.addInitScript(follow);
  const positions = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const it = JSON.parse(String(payload));
      if (it.type === 'position') positions.push(it);
    }),
  );
  await playNow(page, url, table);
  await finish(page);
  same(await page.locator('.playback').count(), 0, 'playback for who wants no motion');
  same(
    await page.evaluate(() => window.flights.length),
    0,
    'pieces that travel for who wants no motion',
  );
  for (let i = 1; i < positions.length; i++) {
    const plies = positions[i].plies.filter((it) => it.n > positions[i - 1].ply);
    const after = plies.flatMap((it) => it.events).reduce(staging.after, positions[i - 1].view);
    same(picture(after), picture(positions[i].view), `the picture after ${JSON.stringify(plies)}`);
  }
}

export const motion = () =>
  withServer(async ({ url, open }) => {
    const bot = await shown(open, url, { level: 'random' });
    const solo = await shown(open, url, { solo: '7' });
    for (const page of [bot, solo])
      if ((await page.evaluate(() => window.lines)).includes('A CHOICE WHILE OTHERS MOVE'))
        throw new Error('a choice while others move');

    await bot.getByRole('button', { name: 'Settings' }).click();
    await bot.locator('.settings .pill', { hasText: /^On$/ }).click();
    await bot.keyboard.press('Escape');
    const before = await bot.evaluate(() => window.tones);
    if (before === 0) throw new Error('switching sounds on makes none');
    for (let i = 0; (await bot.evaluate(() => window.tones)) === before; i++) {
      await anyLit(bot);
      await pressLit(bot, i);
      await bot.waitForTimeout(60);
    }

    // A page that nobody has touched yet; to look at one from here counts as a touch.
    await bot.addInitScript(() =>
      Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } }),
    );
    await bot.reload();
    await anyLit(bot, { timeout: 60000 });
    same(await bot.evaluate(() => window.tones), 0, 'tones before the page was touched');

    for (const table of [
      { level: 'random' },
      { solo: '7', modules: ['wine', 'traffic', 'services'] },
    ]) {
      await truth(open, url, table);
    }
  });
