// How soon a table is there, and whether frames are dropped while trucks drive (Chromium's tracing).
// It prints figures and asserts nothing: they are those of this machine at this moment.
//   npm run speed
import { finish } from './match.mjs';
import { launch, lit, open, playNow, pressLit, serve } from './tools.mjs';

const LOADS = 9;
const DRIVES = 12;
const middle = (figures) => [...figures].sort((a, b) => a - b)[figures.length >> 1];

const server = await serve();
const browser = await launch();
try {
  // A match that is well under way, opened again and again with an empty cache.
  const page = await open(browser);
  await playNow(page, server.url, { players: 4, level: 'random' });
  await finish(page, { limit: 80 }).catch(() => {});
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const shown = [];
  const painted = [];
  for (let i = 0; i < LOADS; i++) {
    await page.goto(page.url());
    await page.locator('.map .city').first().waitFor();
    const [ready, paint] = await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve([performance.now(), performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0]))));
    shown.push(Math.round(ready));
    painted.push(Math.round(paint));
  }
  console.log(`first render of a table: ${middle(shown)} ms after navigation (median of ${LOADS}; ${Math.min(...shown)} to ${Math.max(...shown)}), first paint ${middle(painted)} ms`);

  // A solo match at normal speed: every drive of a truck is marked in the trace.
  const moving = await open(browser, { motion: 'no-preference' });
  await moving.addInitScript(() => {
    const of = (event) => event.target instanceof Element && event.target.classList.contains('truck');
    addEventListener('transitionrun', (event) => { if (of(event)) { window.drives = (window.drives ?? 0) + 1; performance.mark('drive-begins'); } });
    addEventListener('transitionend', (event) => { if (of(event)) performance.mark('drive-ends'); });
  });
  await playNow(moving, server.url, { solo: '9' });
  const tracing = await moving.context().newCDPSession(moving);
  const events = [];
  tracing.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await tracing.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline.frame', 'disabled-by-default-devtools.timeline.frame', 'blink.user_timing'] } });
  for (let i = 0; ((await moving.evaluate(() => window.drives)) ?? 0) < DRIVES && i < 600; i++) {
    await moving.locator('.playback, .result, [data-lit]:not(.actions *)').first().waitFor();
    // Skipped, the trucks drive all the same, and nobody has to read along.
    if (await lit(moving).count()) await pressLit(moving, i);
    else await moving.keyboard.press('Escape');
    await moving.waitForTimeout(200);
  }
  await moving.waitForTimeout(1000);
  const complete = new Promise((resolve) => tracing.once('Tracing.tracingComplete', resolve));
  await tracing.send('Tracing.end');
  await complete;

  const marks = events.filter((it) => /^drive-/.test(it.name)).sort((a, b) => a.ts - b.ts);
  const drives = marks.flatMap((it, i) => (it.name === 'drive-begins' && marks[i + 1]?.name === 'drive-ends' ? [[it.ts, marks[i + 1].ts]] : []));
  const during = (name) => events.filter((it) => it.name === name && drives.some(([from, to]) => it.ts >= from && it.ts <= to)).length;
  const seconds = drives.reduce((sum, [from, to]) => sum + (to - from) / 1e6, 0);
  console.log(`${drives.length} drives of ${seconds.toFixed(1)} s in all: ${during('DrawFrame')} frames drawn, ${during('DroppedFrame')} dropped`);
} finally {
  await browser.close();
  server.stop();
}
