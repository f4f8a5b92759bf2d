/**
 * Where the coach stands: over what can be chosen never, if there is a way, over one's own cards and figures
 * rather not, and else over as little as possible.
 */

/** What is between it and the edge of the window, in pixels. */
export const EDGE = 8;
/** How many places are tried from one side to the other. */
const TRIED = 16;
/** So much less must be hidden elsewhere, in square pixels, before it moves: somebody is reading it. */
const WORTH = 2500;
/** Hiding one's own counts so many times as much. */
const OWN = 10;
/** Next to what can be chosen it may not stand either: its label and its like are there. */
const NEAR = 14;

export interface Thing {
  left: number;
  right: number;
  top: number;
  bottom: number;
  lit: boolean;
  /** In the tray: one's own. */
  own: boolean;
}
interface Place {
  left: number;
  bottom: number;
}

/** Everything on the table that has a name or can be pressed. */
export const thingsOf = (page: Document): Thing[] =>
  [...page.querySelectorAll('[data-lit], [data-tip], [data-piece]')]
    .filter((it) => it.checkVisibility() && !it.closest('.coach, .drawer, dialog'))
    .map((it) => {
      const { left, right, top, bottom } = it.getBoundingClientRect();
      const own = it.closest('.desk > .tray') !== null;
      return { left, right, top, bottom, lit: it.hasAttribute('data-lit'), own };
    });

const overlap = (from: number, to: number, low: number, high: number) =>
  Math.max(Math.min(to, high) - Math.max(from, low), 0);

/**
 * The place below `top`, where the gantry ends, at which a panel of this size hides least; the present one as
 * long as others are not much better.
 */
export function freest(
  { width, height }: { width: number; height: number },
  now: Place,
  things: Thing[],
  top: number,
): Place {
  const [right, high] = [
    Math.max(innerWidth - width - EDGE, EDGE),
    Math.max(innerHeight - top - EDGE - height, EDGE),
  ];
  const hidden = ({ left, bottom }: Place) => {
    const low = innerHeight - bottom;
    let sum = 0;
    for (const it of things) {
      const by = it.lit ? NEAR : 0;
      const area =
        overlap(left - by, left + width + by, it.left, it.right) *
        overlap(low - height - by, low + by, it.top, it.bottom);
      // Something as small as a field of a map hides as much as a card.
      if (area > 0) sum += it.lit ? 1e6 + area : (area + 800) * (it.own ? OWN : 1);
    }
    return sum;
  };
  const steps = Array.from({ length: TRIED }, (_, i) => i / (TRIED - 1));
  const tried = steps.flatMap((y) =>
    steps.map((x) => ({ left: EDGE + x * (right - EDGE), bottom: EDGE + y * (high - EDGE) })),
  );
  const inside = { left: Math.min(now.left, right), bottom: Math.min(now.bottom, high) };
  let [best, least] = [inside, hidden(inside) - WORTH];
  for (const it of tried) {
    const here = hidden(it);
    if (here < least) [best, least] = [it, here];
  }
  return best;
}
