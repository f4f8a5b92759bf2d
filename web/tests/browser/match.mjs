// Plays a whole match from "Play now" to the score sheet by clicking lit things, and nothing else.
import { english, noEnglish } from './english.mjs';
import { playNow, withServer } from './tools.mjs';

/** Clicks one lit thing after the other until the match is over, or until `watch` says that it has seen enough. */
export async function finish(
  page,
  { keyboard = false, limit = 4000, covered = new Map(), watch = () => false } = {},
) {
  let clicks = 0;
  let seed = 5;
  const roll = (n) => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return (seed >>> 8) % n;
  };
  while (clicks < limit) {
    const state = await page
      .waitForFunction(
        () => {
          if (document.querySelector('.result')) return 'over';
          const lit = [...document.querySelectorAll('[data-lit]')].filter(
            (it) => !it.closest('.actions') && it.getClientRects().length,
          );
          return lit.length ? 'choose' : null;
        },
        null,
        { timeout: 30000 },
      )
      .then((it) => it.jsonValue());
    if (state === 'over') return clicks;
    if (await watch(page, clicks)) return clicks;
    // What a keen newcomer would do: anything but declining, if there is anything else.
    const it = await page.evaluate(
      ({ pick, keyboard }) => {
        const all = [...document.querySelectorAll('[data-lit]')].filter(
          (it) => !it.closest('.actions') && it.getClientRects().length,
        );
        const eager = all.filter((it) => !it.closest('.prompt'));
        const from = eager.length && pick % 10 !== 0 ? eager : all;
        const it = from[pick % from.length];
        if (!it) return null;
        const label = it.getAttribute('aria-label') ?? it.textContent.trim();
        if (keyboard) {
          it.focus();
          return { label };
        }
        it.scrollIntoView({ block: 'center', inline: 'center' });
        // The middle of a road is on the road, not in the middle of its box.
        let point;
        if (it instanceof SVGPathElement) {
          const on = it
            .getPointAtLength(it.getTotalLength() / 2)
            .matrixTransform(it.getScreenCTM());
          point = [on.x, on.y];
        } else {
          const box = it.getBoundingClientRect();
          point = [box.x + box.width / 2, box.y + box.height / 2];
        }
        const top = document.elementFromPoint(...point);
        return {
          label,
          point,
          covered:
            top === it || it.contains(top) ? null : (top?.outerHTML.slice(0, 120) ?? 'nothing'),
        };
      },
      { pick: roll(1 << 20), keyboard },
    );
    if (it === null) {
      await page.waitForTimeout(20);
      continue;
    }
    if (keyboard) await page.keyboard.press('Enter');
    else if (it.covered) {
      covered.set(`${it.label} is covered by ${it.covered}`, (covered.get(it.label) ?? 0) + 1);
      await page.evaluate(
        (label) =>
          [...document.querySelectorAll('[data-lit]')]
            .find((it) => (it.getAttribute('aria-label') ?? it.textContent.trim()) === label)
            ?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
        it.label,
      );
    } else await page.mouse.click(...it.point);
    clicks++;
  }
  throw new Error(`no end after ${limit} clicks`);
}

export const match = ({
  language = 'en-GB',
  players = 2,
  width = 1400,
  keyboard = false,
  solo,
  modules = [],
} = {}) =>
  withServer(async ({ url, open }) => {
    const page = await open({ language, width });
    await playNow(page, url, solo ? { solo, modules } : { players, level: 'random', modules });
    const leaks = new Set();
    const covered = new Map();
    const clicks = await finish(page, {
      keyboard,
      covered,
      watch: async (it, n) => {
        if (n % 25 === 0) for (const leak of await english(it)) leaks.add(leak);
      },
    });
    const total = await page.locator('.result .total').first().innerText();
    await noEnglish(page, `the ${language} score sheet`);
    if (leaks.size)
      throw new Error(`English on a ${language} page: ${[...leaks].slice(0, 8).join(' | ')}`);
    if (covered.size)
      throw new Error(
        `lit things that a mouse cannot reach: ${[...covered.keys()].slice(0, 6).join(' | ')}`,
      );
    return `over after ${clicks} clicks, winner has ${total} points`;
  });
