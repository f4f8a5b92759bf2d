/** What the pictures of all guides share: a real position as somebody at the table sees it, and parts of its map. */
import type { Extent, Point } from './camera.svelte';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dana'];

/** A position that was recorded, and whose eyes it is for. */
export function pictured<V extends { viewer: number | null; players: unknown[] }>(
  position: object,
) {
  const view = position as V;
  const me = view.players[view.viewer ?? 0] as V['players'][number];
  return { view, me, shown: { view, viewer: view.viewer, names: NAMES } };
}

/** The part of a map around a place, of this size and within the whole. */
export const partOf =
  (whole: Extent, wide: number, high: number) =>
  ([x, y]: Point): [number, number, number, number] => {
    const within = (at: number, size: number, from: number, length: number) =>
      Math.min(Math.max(at - size / 2, from), from + length - size);
    return [
      within(x, wide, whole.left, whole.width),
      within(y, high, whole.top, whole.height),
      wide,
      high,
    ];
  };
