import type { Standings } from '../../types/table';

/** People with as many points as each other, and whether they share their place or one is ahead all the same. */
export interface Tie {
  place: number;
  seats: number[];
  shared: boolean;
}

/** The ties below the victory, which is told by itself; `order` is everybody, the best first. */
export function tiesBelow(order: number[], { scores, places }: Standings): Tie[] {
  const below = order.filter((seat) => places[seat] !== 1);
  const ties: Tie[] = [];
  for (const [i, seat] of below.entries()) {
    const before = below[i - 1];
    if (before === undefined || scores[before] !== scores[seat]) continue;
    const place = places[before]!;
    const last = ties.at(-1);
    if (places[seat] !== place) ties.push({ place, seats: [before, seat], shared: false });
    else if (last?.shared && last.place === place) last.seats.push(seat);
    else ties.push({ place, seats: [before, seat], shared: true });
  }
  return ties;
}
