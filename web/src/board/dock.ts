/**
 * Where a tip lies: beside what it is about, on the screen, and on nothing that can be chosen if that is possible; of
 * the own board it is about as little as possible, so that both can be read together.
 */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** Between a tip and its thing, and from the edge of the screen, in pixels. */
const GAP = 8;
const EDGE = 4;
/** What it weighs, beside a pixel that can be chosen, to lie on one of the same board, and to be a pixel farther away. */
const BESIDE = 0.003;
const FAR = 0.15;

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The places of a thing that a pointer can hit; of a line, some points on it and not the box around it. */
function spots(element: Element): Box[] {
  const matrix = element instanceof SVGGeometryElement ? element.getScreenCTM() : null;
  if (!(element instanceof SVGPathElement) || !matrix) return [element.getBoundingClientRect()];
  const length = element.getTotalLength();
  return [0.2, 0.4, 0.6, 0.8].map((part) => {
    const { x, y } = element.getPointAtLength(length * part).matrixTransform(matrix);
    return { left: x - 9, top: y - 9, right: x + 9, bottom: y + 9 };
  });
}

export function dock(of: Element, tip: HTMLElement): { x: number; y: number } {
  const { width: w, height: h } = tip.getBoundingClientRect();
  const it = of.getBoundingClientRect();
  const middle = { x: it.left + it.width / 2, y: it.top + it.height / 2 };
  const lit = [...document.querySelectorAll('[data-lit]')]
    .filter((other) => other !== of && !of.contains(other) && other.getClientRects().length > 0)
    .flatMap(spots);
  const part = of.closest('.tray, .own');
  const board = part?.getBoundingClientRect() ?? it;
  const beside = [...(part?.querySelectorAll('[data-tip]') ?? [])]
    .filter((other) => !of.contains(other) && !other.contains(of))
    .flatMap(spots);
  const inside = (at: number, size: number, of: number) =>
    Math.min(Math.max(at, EDGE), Math.max(of - size - EDGE, EDGE));
  const places = [
    [middle.x - w / 2, it.bottom + GAP],
    [middle.x - w / 2, it.top - GAP - h],
    [it.right + GAP, middle.y - h / 2],
    [it.left - GAP - w, middle.y - h / 2],
    [it.right + GAP, it.bottom + GAP],
    [it.left - GAP - w, it.bottom + GAP],
    [it.right + GAP, it.top - GAP - h],
    [it.left - GAP - w, it.top - GAP - h],
    [middle.x - w / 2, board.top - GAP - h],
    [board.left - GAP - w, middle.y - h / 2],
    [board.right + GAP, middle.y - h / 2],
  ].map(([x, y]) => ({ x: inside(x!, w, innerWidth), y: inside(y!, h, innerHeight) }));
  const cost = ({ x, y }: { x: number; y: number }) => {
    const box = { left: x, top: y, right: x + w, bottom: y + h };
    const covered = (all: Box[]) => all.reduce((sum, other) => sum + overlap(box, other), 0);
    const far = Math.hypot(
      Math.max(x - it.right, it.left - x - w, 0),
      Math.max(y - it.bottom, it.top - y - h, 0),
    );
    // The thing itself weighs most: nobody can press what a tip lies on.
    return covered(lit) + 3 * overlap(box, it) + BESIDE * covered(beside) + FAR * far;
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
