/**
 * Where the pieces of a game lie, and what moved from one position to the next.
 *
 * A piece is a name, such as `employee:0`; pieces of one name are alike. A place is a path, such as
 * `0/hand` or `map/section/R1.1`: where a place is not on the screen, what it is a part of stands for it.
 */
export class Layout {
  readonly pieces = new Map<string, Map<string, number>>();

  put(piece: string, place: string, n = 1) {
    if (n <= 0) return;
    const places = this.pieces.get(piece) ?? new Map<string, number>();
    places.set(place, (places.get(place) ?? 0) + n);
    this.pieces.set(piece, places);
  }
}

export interface Move {
  piece: string;
  from: string;
  to: string;
  n: number;
}
/** Where a piece comes from, or goes to, that is nowhere else; `place` is its other end. */
export type Stock = (piece: string, place: string) => string;

/** What has to move so that one layout becomes the other. */
export function movesOf(before: Layout, after: Layout, stock: Stock): Move[] {
  const moves: Move[] = [];
  for (const piece of new Set([...before.pieces.keys(), ...after.pieces.keys()])) {
    const [was, is] = [before.pieces.get(piece), after.pieces.get(piece)];
    const more = (a: Map<string, number> | undefined, b: Map<string, number> | undefined) =>
      [...(a ?? [])]
        .map(([place, n]) => ({ place, n: n - (b?.get(place) ?? 0) }))
        .filter((it) => it.n > 0);
    const [gone, come] = [more(was, is), more(is, was)];
    while (gone.length || come.length) {
      const [from, to] = [gone[0], come[0]];
      const n = Math.min(from?.n ?? Infinity, to?.n ?? Infinity);
      moves.push({
        piece,
        n,
        from: from?.place ?? stock(piece, to!.place),
        to: to?.place ?? stock(piece, from!.place),
      });
      for (const list of [gone, come]) if (list[0] && (list[0].n -= n) === 0) list.shift();
    }
  }
  return moves;
}
