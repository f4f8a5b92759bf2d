// How soon a table is there, and whether frames are dropped while pieces move (Chromium's tracing).
//   node tests/browser/speed.mjs
import { finish } from './match.mjs';
import { launch, open, playNow, serve } from './tools.mjs';

const server = await serve();
const browser = await launch();
try {
  const page = await open(browser, { motion: 'no-preference' });
  await playNow(page, server.url, { level: 'random' });
  await finish(page, { limit: 60 }).catch(() => {});
  const url = page.url();
  const loads = [];
  for (let i = 0; i < 7; i++) {
    const start = performance.now();
    await page.goto(url);
    await page.locator('.map .city').first().waitFor();
    loads.push(Math.round(performance.now() - start));
  }
  loads.sort((a, b) => a - b);
  console.log(`first render of a table: ${loads[3]} ms (median of 7; ${loads[0]} to ${loads[6]})`);

  const session = await page.context().newCDPSession(page);
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame', 'disabled-by-default-devtools.timeline'] } });
  // Every truck that moves takes its time on the road, so a pause after each click is part of it.
  await finish(page, { limit: 40, watch: () => page.waitForTimeout(500) }).catch(() => {});
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  const count = (name) => events.filter((it) => it.name === name).length;
  console.log(`frames while playing: ${count('DrawFrame')} drawn, ${count('DroppedFrame')} dropped`);
} finally {
  await browser.close();
  server.stop();
}
