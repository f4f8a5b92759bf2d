// How soon a table is there, and whether frames are dropped while pieces travel (Chromium's tracing).
// It prints figures and asserts nothing: they are those of this machine at this moment.
//   npm run speed
//
// What is counted: a travel lasts from the first moment of a ghost's movement to its last, or until it is
// called off. Within these times every frame that Chromium's compositor reports as drawn (DrawFrame) or
// dropped (DroppedFrame) is counted. Some of the latter did show the movement and only lacked what the
// main thread had to draw besides; they are dropped frames all the same, and told apart in brackets.
// The control is an empty page with one small box that moves in the same way: what the machine drops
// there is the machine's.
import type { Browser } from '@playwright/test';
import { test, type Open, type Page } from '../fixtures';
import { GAMES } from '../games';
import type { Driver } from '../games/driver';
import { finish, playNow } from '../table';

const LOADS = 9;
const TRAVELS = Number(process.env.TRAVELS ?? 40);
const middle = (figures: number[]) => [...figures].sort((a, b) => a - b)[figures.length >> 1];

/**
 * A page that is as large as its window. The size that a test else asks for is larger by the bar of the
 * window; what moves in the lowest strip is then never shown, and every such frame counts as dropped.
 */
const windowed = async (browser: Browser) =>
  (await browser.newContext({ viewport: null, reducedMotion: 'no-preference' })).newPage();

/** Marks in the trace when anything begins to move and when it is there. */
const marking = () => {
  window.travels = 0;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- it is called with its element below
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (this: HTMLElement, way, how) {
    const animation = animate.call(this, way, how);
    const duration = Number((how as KeyframeAnimationOptions).duration);
    const n = ++window.travels;
    const piece = this.dataset.ghost?.split(':')[0] ?? 'box';
    animation.ready.then(
      () => {
        const startTime = Number(animation.startTime);
        performance.mark(`travel-begins ${n} ${piece}`, { startTime });
        const ends = () =>
          performance.mark(`travel-ends ${n}`, {
            startTime: Math.min(startTime + duration, performance.now()),
          });
        animation.finished.then(ends, ends);
      },
      () => {},
    );
    return animation;
  };
};

/**
 * Plays within the page, as somebody who looks before the next choice, until so much has travelled: to be
 * asked from outside would be work for the page while things move.
 */
const playAlong = (travels: number) =>
  new Promise<void>((resolve) => {
    let quiet = 0;
    let presses = 0;
    const timer = setInterval(() => {
      quiet = document.querySelector('[data-ghost], .playback') ? 0 : quiet + 1;
      if (quiet < 4) return;
      if (window.travels >= travels || presses > 600) return resolve(clearInterval(timer));
      const lit = [...document.querySelectorAll('[data-lit]')].filter(
        (it) => !it.closest('.actions'),
      );
      lit[(presses++ * 7919) % lit.length]?.dispatchEvent(
        new MouseEvent('click', { bubbles: true }),
      );
      quiet = 0;
    }, 50);
  });

/** Runs something with Chromium's tracing on and counts the frames while things travelled. */
interface Traced {
  name: string;
  ts: number;
  args?: { hasPartialUpdate?: boolean };
}
async function traced(page: Page, run: () => Promise<unknown>) {
  const tracing = await page.context().newCDPSession(page);
  const events: Traced[] = [];
  tracing.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as Traced[])),
  );
  await tracing.send('Tracing.start', {
    traceConfig: {
      includedCategories: [
        'devtools.timeline.frame',
        'disabled-by-default-devtools.timeline.frame',
        'blink.user_timing',
      ],
    },
  });
  await run();
  const complete = new Promise((resolve) => tracing.once('Tracing.tracingComplete', resolve));
  await tracing.send('Tracing.end');
  await complete;

  const marks = (kind: string) => events.filter((it) => it.name.startsWith(`travel-${kind} `));
  const ends = new Map(marks('ends').map((it) => [it.name.split(' ')[1], it.ts]));
  const travels = marks('begins').flatMap((it) => {
    const [, n = '', piece] = it.name.split(' ');
    const to = ends.get(n);
    return to === undefined ? [] : [{ piece, from: it.ts, to }];
  });
  const during = (name: string) =>
    events.filter(
      (it) => it.name === name && travels.some(({ from, to }) => it.ts >= from && it.ts <= to),
    );
  const dropped = during('DroppedFrame');
  const partly = dropped.filter((it) => it.args?.hasPartialUpdate);
  // Travels at the same time count once.
  let [seconds, until] = [0, 0];
  for (const { from, to } of travels.sort((a, b) => a.from - b.from)) {
    seconds += Math.max(to - Math.max(from, until), 0) / 1e6;
    until = Math.max(until, to);
  }
  return {
    kinds: [...new Set(travels.map((it) => it.piece))].sort().join(', '),
    text:
      `${travels.length} travels, ${seconds.toFixed(1)} s in motion: ${during('DrawFrame').length} frames drawn, ` +
      `${dropped.length} dropped (${partly.length} of them shown in part)`,
  };
}

/** How long until a table is there: a match that is well under way, opened with an empty cache. */
async function loading(open: Open, url: string, game: Driver) {
  const page = await open();
  await playNow(page, url, game, { players: 4, level: 'random' });
  await finish(page, { limit: 30 }).catch(() => {});
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const shown: number[] = [];
  const painted: number[] = [];
  for (let i = 0; i < LOADS; i++) {
    await page.goto(page.url());
    await page.locator(game.board).first().waitFor();
    const [ready, paint] = await page.evaluate(
      () =>
        new Promise<[number, number]>((resolve) =>
          requestAnimationFrame(() =>
            resolve([
              performance.now(),
              performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
            ]),
          ),
        ),
    );
    shown.push(Math.round(ready));
    painted.push(Math.round(paint));
  }
  await page.close();
  console.log(
    `first render of a table: ${middle(shown)} ms after navigation (median of ${LOADS}; ${Math.min(...shown)} to ${Math.max(...shown)}), first paint ${middle(painted)} ms`,
  );
}

/** A page with nothing but one box that moves. */
async function control(browser: Browser) {
  const page = await windowed(browser);
  await page.addInitScript(marking);
  await page.goto(
    'data:text/html,<div style="position:fixed;width:40px;height:40px;background:red;will-change:transform"></div>',
  );
  const { text } = await traced(page, async () => {
    for (let i = 0; i < TRAVELS / 2; i++) {
      await page.evaluate(() =>
        document
          .querySelector('div')!
          .animate([{ transform: 'none' }, { transform: 'translate(900px, 500px)' }], {
            duration: 500,
            easing: 'ease-in-out',
          })
          .finished.then(() => {}),
      );
      await page.waitForTimeout(300);
    }
  });
  await page.close();
  console.log(`control, one box on an empty page: ${text}`);
}

/** A match at the normal speed: own moves and all that the opponent does, as it is played back. */
async function playing(browser: Browser, url: string, game: Driver) {
  const page = await windowed(browser);
  await page.addInitScript(marking);
  await playNow(page, url, game, { solo: game.solo });
  const { text, kinds } = await traced(page, () => page.evaluate(playAlong, TRAVELS));
  await page.close();
  console.log(`a match of ${game.title}: ${text}; pieces: ${kinds}`);
}

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--window-size=1400,990'] }),
});

for (const game of GAMES)
  test(`speed of ${game.title}`, async ({ url, open, browser }) => {
    test.setTimeout(600_000);
    await loading(open, url, game);
    await control(browser);
    await playing(browser, url, game);
    await control(browser);
  });
