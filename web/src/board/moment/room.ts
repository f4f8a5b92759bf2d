/**
 * Where something may lie for some seconds without covering what somebody must read: the table is looked at as a
 * grid of small squares, and the window with the least in it is found by sums of rectangles.
 */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Spot {
  left: number;
  top: number;
  /** Squares of it in which there is something. */
  covered: number;
}

/** The side of a square, in px. */
export const SQUARE = 6;

/** The place of `size` within `room` that covers the least of `taken`; of equal ones that nearest to `near`. */
export function freeSpot(
  room: Box,
  size: { width: number; height: number },
  taken: Box[],
  near: { left: number; top: number },
): Spot {
  const columns = Math.floor(room.width / SQUARE);
  const rows = Math.floor(room.height / SQUARE);
  const wide = Math.min(Math.ceil(size.width / SQUARE), columns);
  const high = Math.min(Math.ceil(size.height / SQUARE), rows);
  // How much there is above and to the left of each corner of a square.
  const sums = new Uint32Array((columns + 1) * (rows + 1));
  const at = (x: number, y: number) => y * (columns + 1) + x;
  const within = (n: number, most: number) => Math.min(Math.max(n, 0), most);
  for (const it of taken) {
    const x0 = within(Math.floor((it.left - room.left) / SQUARE), columns);
    const x1 = within(Math.ceil((it.left + it.width - room.left) / SQUARE), columns);
    const y0 = within(Math.floor((it.top - room.top) / SQUARE), rows);
    const y1 = within(Math.ceil((it.top + it.height - room.top) / SQUARE), rows);
    for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) sums[at(x + 1, y + 1)] = 1;
  }
  for (let y = 1; y <= rows; y++)
    for (let x = 1; x <= columns; x++)
      sums[at(x, y)]! += sums[at(x - 1, y)]! + sums[at(x, y - 1)]! - sums[at(x - 1, y - 1)]!;
  let best: Spot | null = null;
  let away = Infinity;
  for (let y = 0; y + high <= rows; y++)
    for (let x = 0; x + wide <= columns; x++) {
      const covered =
        sums[at(x + wide, y + high)]! -
        sums[at(x, y + high)]! -
        sums[at(x + wide, y)]! +
        sums[at(x, y)]!;
      if (best && covered > best.covered) continue;
      const [left, top] = [room.left + x * SQUARE, room.top + y * SQUARE];
      const far = Math.hypot(left - near.left, top - near.top);
      if (best && covered === best.covered && far >= away) continue;
      best = { left, top, covered };
      away = far;
    }
  return best ?? { left: room.left, top: room.top, covered: 0 };
}

/** What of a table is to be read or pressed: its words, its pieces, and whatever can be chosen. */
export function toRead(table: Element): Box[] {
  const boxes: Box[] = [];
  const seen = (it: Element) =>
    it.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const words = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const holder = node.parentElement!;
    if (!node.textContent?.trim() || holder.closest('.visually-hidden, title') || !seen(holder))
      continue;
    range.selectNodeContents(node);
    boxes.push(...range.getClientRects());
  }
  for (const it of table.querySelectorAll('[data-lit], [data-piece], svg'))
    if (seen(it) && !spacious(it)) boxes.push(it.getBoundingClientRect());
  return boxes;
}

/** A drawing like the map has things in it that count by themselves. */
const spacious = (it: Element) => it instanceof SVGSVGElement && it.querySelector('text') !== null;
