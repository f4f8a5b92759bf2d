/** What a visitor does at a table of any game: everything that can be chosen has `data-lit`. */
import { expect, test, type Page } from './fixtures';
import type { Driver } from './games/driver';
import { luckOf } from './luck';

/** What somebody wants of a table; what is left out stays as it is offered. */
export interface Wishes {
  against?: 'bots' | 'solo' | 'friends' | 'here';
  players?: number;
  level?: string;
  /** The level of the opponent that belongs to the game. */
  solo?: string;
  modules?: string[];
  /** A table for friends that anybody finds. */
  open?: boolean;
  /** One at which everybody may ask for hints. */
  hints?: boolean;
}

/** Things that can be clicked, without the list of actions that says the same in words. */
export const lit = (page: Page) => page.locator('[data-lit]:not(.actions *)');

/** Something can be clicked. */
export const anyLit = (page: Page, options?: { timeout: number }) =>
  lit(page).first().waitFor(options);

/** A great moment that lies over the table is put away. */
export const putAway = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('dialog.moment[open] .go')?.click());

/** Presses one of the lit things, whichever `pick` falls on. */
export const pressLit = async (page: Page, pick: number) => {
  await putAway(page);
  await lit(page).evaluateAll(
    (all, pick) =>
      all[pick % all.length]?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
    (pick + (luckOf(test.info(), 'presses') % 1000)) * 7919,
  );
};

/** The same against bots, until there is something to choose again, others are seen to move, or all is over. */
export const pressOn = async (page: Page, pick: number) => {
  await pressLit(page, pick);
  await page
    .locator('[data-lit]:not(.actions *), .playback, .result')
    .first()
    .waitFor({ state: 'attached' });
};

/** Pauses what is shown of others' moves, before it is over; false if nothing is shown. */
export const pause = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('.playback button[aria-label="Pause"]');
    button?.click();
    return button !== null;
  });

/** Opens the drawer with the log, the list of actions, and the history. */
export async function openDrawer(page: Page) {
  // At the end of a match its contents stand below the result.
  if (await page.locator('.drawer:not(.shut), .result').count()) return;
  await page.locator('.drawer-button:visible, [data-tab=drawer]:visible').first().click();
  await page.locator('.drawer:not(.shut) .switch').waitFor();
}

/** Gets up for good, and is back on the home page. */
export async function leave(page: Page) {
  await openDrawer(page);
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.locator('.game').first().waitFor();
}

/** The part of the home page that offers a game. */
export const offer = (page: Page, game: Driver) =>
  page.locator('.game').filter({ has: page.getByRole('heading', { name: game.title }) });

/** From the home page to a table, as a visitor does it; only what differs from the defaults is clicked. */
export async function chooseTable(page: Page, url: string, game: Driver, wishes: Wishes = {}) {
  const { against, players = 2, level, solo, modules = [], open = false, hints = false } = wishes;
  await page.goto(url);
  await offer(page, game).locator('.btn.primary').click();
  const choose = (name: string, value: string | number) =>
    page.locator(`input[name=${name}][value="${value}"]`).check({ force: true });
  if (against) await choose('against', against);
  if (solo) await choose('solo', solo);
  for (const module of modules) await choose('modules', module);
  if (players !== 2) await choose('players', players);
  if (level) await choose('level', level);
  if (open) await page.getByLabel('Open to all').check();
  if (hints) await page.locator('input[name=hints]').check({ force: true });
  await page.locator('.choose .btn.primary').click();
}

/** Sits down by the link on the host's page. */
export async function sitDown(page: Page, host: Page, name = 'Bob') {
  await page.goto(await host.locator('.copy input').first().inputValue());
  await page.locator('.join input').fill(name);
  // Whoever starts at once leaves the part of the one who came last out of the draw.
  const part = page.waitForResponse(/\/contribution$/);
  await page.locator('.join .btn.primary').click();
  await part;
}

/** A table against bots or the game's own opponent: two clicks, more only for other than the defaults. */
export async function playNow(page: Page, url: string, game: Driver, wishes: Wishes = {}) {
  await chooseTable(page, url, game, { ...wishes, ...(wishes.solo ? { against: 'solo' } : {}) });
  await page.locator('.prompt').waitFor();
}

/** The table that a page is at. */
export const tableId = (page: Page) => new URL(page.url()).pathname.split('/')[2]!;

/** For somebody who sits there: plays whatever comes until the match is over, without drawing a board. */
export async function playOut(page: Page, url: string) {
  const id = tableId(page);
  await page.goto(`${url}/verify`);
  await page.evaluate(
    (id) =>
      new Promise<void>((resolve, reject) => {
        interface Position {
          type: string;
          ply: number;
          viewer: number;
          hash: string;
          legal: { code: number }[];
          decision: { over?: unknown };
        }
        const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/live`);
        let seed = 7;
        socket.onclose = () => reject(new Error('hung up'));
        socket.onmessage = ({ data }) => {
          const it = JSON.parse(String(data)) as Position;
          if (it.type !== 'position') return;
          if (it.decision.over) return resolve();
          seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
          const chosen = it.legal[(seed >>> 8) % it.legal.length];
          const { ply, viewer: seat, hash } = it;
          if (chosen)
            socket.send(JSON.stringify({ type: 'play', ply, seat, hash, code: chosen.code }));
        };
      }),
    id,
  );
  await page.goto(`${url}/table/${id}`);
}

/** A match of bots, hosted by this page's visitor and over when this returns. */
export async function botMatch(
  page: Page,
  url: string,
  game: Driver,
  { players = 2, modules = [], level = 'random' }: Wishes = {},
) {
  await page.goto(url);
  await page.locator('.game').first().waitFor();
  return page.evaluate(
    async (table) => {
      interface Table {
        id: string;
        status: string;
        ply: number;
      }
      const ask = async (path: string, how?: RequestInit) =>
        (await (await fetch(path, how)).json()) as Table;
      const made = await ask('/api/tables', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...table, public: true, start: true }),
      });
      for (let now = made; ; now = await ask(`/api/tables/${made.id}`)) {
        if (now.status === 'over') return { id: made.id, plies: now.ply };
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    {
      game: game.id,
      options: Object.fromEntries(modules.map((it) => [it, true])),
      seats: Array.from({ length: players }, () => ({ bot: level })),
    },
  );
}

/** A table in the middle of a match, where this page's visitor has to choose; `id` is a match that is over. */
export async function playOn(page: Page, url: string, id: string, ply: number, level = 'random') {
  const table = await page.evaluate(
    async ([id, ply, bot]) => {
      const answer = await fetch(`/api/tables/${id}/branch`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ply, seat: 0, bot }),
      });
      return ((await answer.json()) as { id: string }).id;
    },
    [id, ply, level] as const,
  );
  await page.goto(`${url}/table/${table}`);
  await page.locator('.prompt').waitFor();
  await anyLit(page);
}

interface Way {
  luck: number;
  /** So many clicks of kinds that the mouse knows are made here. */
  here: number;
  known: string[];
  keyboard: boolean;
  moments: boolean;
}

/**
 * In the page: plays on until the match is over, a great moment lies over it, or there is a choice for the
 * real mouse or keyboard, and says where. It does what a keen newcomer would do: anything but declining, if
 * there is anything else. What is clicked here lies open to a mouse as well: it is looked for at its place.
 */
async function drive({ luck, here, known, keyboard, moments }: Way) {
  const roll = () => {
    luck = (Math.imul(luck, 1103515245) + 12345) >>> 0;
    return luck >>> 8;
  };
  /** While the prompt asks which of several is meant, it may lie over what was pressed. */
  const seen = () => {
    const asks = document.querySelector('.prompt .which')?.parentElement;
    return [...(asks ?? document).querySelectorAll<HTMLElement | SVGElement>('[data-lit]')].filter(
      (it) => !it.closest('.actions') && it.getClientRects().length,
    );
  };
  /** A great moment lies over the table until it is put away. */
  const moment = () => {
    const go = document.querySelector<HTMLElement>('dialog.moment[open] .go');
    if (moments) go?.click();
    return go !== null && !moments;
  };
  /** What comes next; it may come together with a great moment. */
  const coming = async () => {
    for (const since = performance.now(); ;) {
      const all = seen();
      if (document.querySelector('.result')) return 'over';
      if (moment()) return 'moment';
      if (all.length) return all;
      if (performance.now() - since > 30_000) throw new Error('nothing can be chosen for 30 s');
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  /** Where a mouse would point at it, and what lies over it there. */
  const spot = (it: HTMLElement | SVGElement) => {
    it.scrollIntoView({ block: 'center', inline: 'center' });
    const box = it.getBoundingClientRect();
    const over = (x: number, y: number) => {
      const top = document.elementFromPoint(x, y);
      return top === it || it.contains(top) ? null : (top?.outerHTML ?? 'nothing');
    };
    // The middle of a road is on the road, not in the middle of its box; and where a station may be built there,
    // it divides the road in two.
    const along = (path: SVGPathElement, part: number) =>
      path.getPointAtLength(path.getTotalLength() * part).matrixTransform(path.getScreenCTM()!);
    const middle =
      it instanceof SVGPathElement
        ? ([0.5, 0.25, 0.75].map((part) => along(it, part)).find(({ x, y }) => !over(x, y)) ??
          along(it, 0.5))
        : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    // Cards lie over each other like in a hand: a strip as wide as a finger tip is enough.
    const strip = [2, 12, 22].map((dx) => over(box.x + dx, middle.y));
    const covered = over(middle.x, middle.y);
    return covered && strip.every((it) => it === null)
      ? { at: { x: box.x + 12, y: middle.y }, covered: null }
      : { at: { x: middle.x, y: middle.y }, covered };
  };
  for (let clicks = 0; ; clicks++) {
    const all = await coming();
    if (typeof all === 'string') return { luck, clicks, end: all };
    const pick = roll();
    const eager = all.filter((it) => !it.closest('.prompt'));
    const from = eager.length && pick % 10 !== 0 ? eager : all;
    const it = from[pick % from.length]!;
    const label = it.getAttribute('aria-label') ?? it.textContent.trim();
    const kind = `${it.tagName} ${it.getAttribute('class')?.replace(/svelte-\w+|\d/g, '')}`;
    if (keyboard) {
      it.focus();
      return { luck, clicks, label, kind, at: null, covered: null };
    }
    const { at, covered } = spot(it);
    if (covered || clicks >= here || !known.includes(kind))
      return { luck, clicks, label, kind, at, covered };
    document
      .elementFromPoint(at.x, at.y)!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: at.x, clientY: at.y }));
    // Two frames later it is on the screen, and what jumps has jumped. A browser that draws no frame, as one
    // without a screen at times does, would else hold the match up for ever.
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 1000);
    });
  }
}

interface Manner {
  keyboard?: boolean;
  limit?: number;
  /** Filled with what could not be clicked because something else lay over it. */
  covered?: Set<string>;
  /** Looks before every click, or before one of so many; when it says so, it has seen enough. */
  watch?: (clicks: number) => unknown;
  every?: number;
  /** Great moments are put away as they come. */
  moments?: boolean;
}

/**
 * Clicks one lit thing after the other until the match is over, or until `watch` has seen enough. The real
 * mouse clicks the first thing of every kind; between two looks, others of that kind are clicked inside the
 * page, which takes a fraction of the time.
 */
export async function finish(page: Page, manner: Manner = {}) {
  const { keyboard = false, limit = 4000, covered = new Set(), watch, moments = true } = manner;
  const { every = watch ? 1 : 50 } = manner;
  const known = new Set<string>();
  let luck = luckOf(test.info(), 'clicks');
  for (let clicks = 0; clicks < limit; clicks++) {
    const way = { luck, here: every - 1, known: [...known], keyboard, moments };
    const it = await page.evaluate(drive, way);
    luck = it.luck;
    clicks += it.clicks;
    if (it.end === 'over') return clicks;
    if (await watch?.(clicks)) return clicks;
    if (it.end !== undefined) continue;
    if (!it.at) await page.keyboard.press('Enter');
    else if (it.covered) {
      covered.add(`${it.label} is covered by ${it.covered.slice(0, 120)}`);
      await page.evaluate(
        (label) =>
          [...document.querySelectorAll('[data-lit]')]
            .find((it) => (it.getAttribute('aria-label') ?? it.textContent.trim()) === label)
            ?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
        it.label,
      );
    } else {
      await page.mouse.click(it.at.x, it.at.y);
      // What it rests on is raised over its neighbours, and would be while others are clicked here.
      if (every > 1) await page.mouse.move(0, 0);
      known.add(it.kind);
    }
  }
  throw new Error(`no end after ${limit} clicks`);
}

/** Clicks on until something is to be seen. */
export async function clickUntil(page: Page, selector: string, limit = 400) {
  const there = page.locator(selector);
  await finish(page, { limit, watch: () => there.count() });
  await expect(there.first(), `${selector} comes up`).toBeAttached();
}
