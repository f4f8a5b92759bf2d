// What the browser scripts share: a real server on a free port with an empty store, and Chromium.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launch = (...more) =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [...ARGS, ...more],
  });

/** The built program. */
export function binary() {
  const target = process.env.CARGO_TARGET_DIR ?? join(ROOT, 'target');
  const found = [
    process.env.CLOVERLEAF_BIN,
    join(target, 'release/cloverleaf'),
    join(target, 'debug/cloverleaf'),
  ].find((it) => it && existsSync(it));
  if (!found) throw new Error('build the server first: cargo build --release --package cloverleaf');
  return found;
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Starts `cloverleaf serve`; `stop` ends that very process and removes its data. */
async function serve() {
  const program = binary();
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'cloverleaf-'));
  const child = spawn(
    program,
    ['serve', '--listen', `127.0.0.1:${port}`, '--data', data, '--no-rate-limits'],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  child.stderr.on('data', (text) => (said += text));
  const url = `http://127.0.0.1:${port}`;
  const stop = () => {
    child.kill();
    rmSync(data, { recursive: true, force: true });
  };
  for (let i = 0; ; i++) {
    if (child.exitCode !== null || i > 200) {
      stop();
      throw new Error(`the server did not start: ${said}`);
    }
    const up = await fetch(`${url}/api/games`).then(
      (it) => it.ok,
      () => false,
    );
    if (up) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url, said: () => said, stop };
}

/** A page that remembers what goes wrong in it. */
async function openPage(
  browser,
  {
    width = 1400,
    height = 900,
    theme = 'light',
    language = 'en-GB',
    motion = 'reduce',
    ...more
  } = {},
) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale: language,
    reducedMotion: motion,
    ...more,
  });
  const page = await context.newPage();
  page.faults = [];
  page.on('pageerror', (error) => page.faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/401/.test(message.text())) page.faults.push(message.text());
  });
  return page;
}

/** Writes down what can be known after a failure: each open page as a picture, what went wrong in them, what the server said. */
async function keep(pages, said) {
  const folder = mkdtempSync(join(tmpdir(), 'cloverleaf-failed-'));
  const lines = pages.flatMap((page, i) => [
    `page ${i + 1}${page.isClosed() ? ' (closed)' : ''}: ${page.url()}`,
    ...page.faults.slice(-20).map((it) => `  ${it}`),
  ]);
  writeFileSync(join(folder, 'log.txt'), [...lines, 'server:', said].join('\n'));
  // One page after the other: a page that hangs must not cost the pictures of the others.
  for (const [i, page] of pages.entries()) {
    if (!page.isClosed())
      await page
        .screenshot({ path: join(folder, `page-${i + 1}.png`), timeout: 5000 })
        .catch(() => {});
  }
  return folder;
}

/**
 * Runs a test with a server and a browser of its own: `open` makes another page there, for another
 * visitor. Fails as well if anything went wrong inside any of the pages; an error names the folder in
 * which the pages are kept as they were then.
 */
export async function withServer(test, ...args) {
  const server = await serve();
  const pages = [];
  let browser;
  try {
    browser = await launch(...args);
    const open = async (options) => {
      const page = await openPage(browser, options);
      pages.push(page);
      return page;
    };
    const result = await test({ url: server.url, browser, open });
    const faults = pages.flatMap((page) => page.faults);
    if (faults.length) throw new Error(`faults in the page: ${faults.slice(0, 5).join(' | ')}`);
    return result;
  } catch (error) {
    throw Object.assign(error, { kept: await keep(pages, server.said()) });
  } finally {
    await browser?.close();
    server.stop();
  }
}

/** Fails unless both are the same. */
export const same = (a, b, what) => {
  if (a !== b) throw new Error(`${what}: ${a} is not ${b}`);
};

/** Things that can be clicked, without the list of actions that says the same in words. */
export const lit = (page) => page.locator('[data-lit]:not(.actions *)');

/** Something can be clicked. */
export const anyLit = (page, options) => lit(page).first().waitFor(options);

/** Presses one of the lit things, whichever `pick` falls on. */
export const pressLit = (page, pick) =>
  lit(page).evaluateAll(
    (all, pick) =>
      all[(pick * 7919) % all.length]?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
    pick,
  );

/** From the home page to a table, as a visitor does it; only what differs from the defaults is clicked. */
export async function chooseTable(
  page,
  url,
  { against, players = 2, level, solo, modules = [] } = {},
) {
  await page.goto(url);
  await page.locator('.game .btn.primary').click();
  const choose = (name, value) =>
    page.locator(`input[name=${name}][value="${value}"]`).check({ force: true });
  if (against) await choose('against', against);
  if (solo) await choose('solo', solo);
  for (const module of modules) await choose('modules', module);
  if (players !== 2) await choose('players', players);
  if (level) await choose('level', level);
  await page.locator('.choose .btn.primary').click();
}

/** A table against bots or Autobot: two clicks, more only for other than the defaults. */
export async function playNow(page, url, { solo, ...wishes } = {}) {
  await chooseTable(page, url, { ...wishes, ...(solo ? { against: 'solo', solo } : {}) });
  await page.locator('.prompt').waitFor();
}

/** A match of two bots, hosted by this page's visitor and over when this returns. */
export async function botMatch(page, url) {
  await page.goto(url);
  await page.locator('.game').waitFor();
  return page.evaluate(async () => {
    const head = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
    const table = await fetch('/api/tables', {
      ...head,
      body: JSON.stringify({
        game: 'autobahn',
        seats: [{ bot: 'random' }, { bot: 'random' }],
        start: true,
      }),
    }).then((it) => it.json());
    for (let now = table; ; now = await fetch(`/api/tables/${table.id}`).then((it) => it.json())) {
      if (now.status === 'over') return { id: table.id, plies: now.ply };
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
}
