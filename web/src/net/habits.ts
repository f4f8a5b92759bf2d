/**
 * What reviews have said of one's own play, kept in this browser. The server keeps none of it: it would have to go
 * through every match once more, and whoever has read a review has the figures.
 */
import type { Habits } from '../board/advice';
import { keep, kept } from '../kept';
import type { Table } from '../types/table';

const NOTES = 'habits';
/** Matches that are remembered, the last ones. */
const MOST = 200;

interface Note {
  table: string;
  game: string;
  turns: number;
  lost: number;
  /** By their ids, in tenths: another version may have others. */
  categories: Record<string, number>;
}

/** One's habits over several matches of a game. */
export interface Sum extends Habits {
  matches: number;
}

const figure = (it: unknown) => typeof it === 'number' && Number.isFinite(it);
function readable(it: unknown): it is Note {
  const { table, game, turns, lost, categories } = (it ?? {}) as Partial<Note>;
  return (
    typeof table === 'string' &&
    typeof game === 'string' &&
    figure(turns) &&
    figure(lost) &&
    typeof categories === 'object' &&
    Object.values(categories ?? {}).every(figure)
  );
}

function notes(): Note[] {
  try {
    const all: unknown = JSON.parse(kept(NOTES) ?? '[]');
    return Array.isArray(all) ? all.filter(readable) : [];
  } catch {
    return [];
  }
}

/** The one seat that I had for the whole of a fair match; what others have played is not my habit. */
export function ownSeat({ mine, practice, before = [] }: Table): number | null {
  const [seat, ...more] = mine;
  if (seat === undefined || more.length || practice) return null;
  return before.some((it) => it.seat === seat) ? null : seat;
}

/** Notes what a review says of my seat, and sums up all that was noted for the game. */
export function noteHabits(
  { id, game }: Pick<Table, 'id' | 'game'>,
  categories: string[],
  mine: Habits,
): Sum {
  const others = notes().filter((it) => it.table !== id);
  const note: Note = {
    table: id,
    game,
    turns: mine.turns,
    lost: mine.lost,
    categories: Object.fromEntries(categories.map((it, nth) => [it, mine.categories[nth] ?? 0])),
  };
  const all = [...others, note].slice(-MOST);
  keep(NOTES, JSON.stringify(all));
  const same = all.filter((it) => it.game === game);
  const sum = (of: (note: Note) => number) => same.reduce((sum, it) => sum + of(it), 0);
  return {
    matches: same.length,
    turns: sum((it) => it.turns),
    lost: sum((it) => it.lost),
    categories: categories.map((category) => sum((it) => it.categories[category] ?? 0)),
  };
}

/** Whoever comes next to this browser is not told. */
export const forgetHabits = () => keep(NOTES, '[]');
