/** What a strong player says of a turn, as the server sends it. Points are in tenths. */
export interface Outlook {
  /** Ahead of the best opponent. */
  margin: number;
  /** Percent. */
  win: number;
  score: number;
  categories: number[];
}

/** The chance to win in percent; whoever looks on at a running match is told of no points. */
export type Prospect = Pick<Outlook, 'win'> & Partial<Outlook>;

/** Chances as they are shown: the net judges each seat for itself, and people want them to add up. */
export function shares(all: Prospect[]): number[] {
  if (all.length === 1) return all.map((it) => it.win);
  const sum = all.reduce((sum, it) => sum + it.win, 0);
  const exact = all.map((it) => (sum ? (it.win / sum) * 100 : 100 / all.length));
  const whole = exact.map(Math.floor);
  const rest = 100 - whole.reduce((sum, it) => sum + it, 0);
  // What rounding left over goes to those who lost most by it.
  const first = exact
    .map((it, nth) => ({ nth, lost: it - whole[nth]! }))
    .toSorted((one, other) => other.lost - one.lost)
    .slice(0, rest);
  for (const { nth } of first) whole[nth]! += 1;
  return whole;
}

/** A category, or `rivals`: what is done to them; and the points by which it differs. */
export interface Reason {
  category: string;
  points: number;
}

export interface Advice {
  codes: number[];
  /** The actions as the rules spell them. */
  actions: string[];
  worth: number;
  outlook: Outlook;
  gains: Reason[];
  gives_up: Reason[];
}

/** Actions on the table: what each is about and decides, and what the table would look like. */
export interface Line {
  elements: (string | null)[];
  steps: unknown[];
  view: unknown;
}

/** A turn that could be taken. */
export type Turn = Advice & Line;

export interface Hint {
  ply: number;
  seat: number;
  categories: string[];
  turns: Turn[];
}

/** One turn of a match that is looked back at. */
export interface Reviewed {
  first: number;
  last: number;
  seat: number;
  /** What everybody could expect after it, by seat. */
  outlooks: Outlook[];
  played: Advice | null;
  better: Advice | null;
  lost: number;
  swing: Swing;
}

/** Whose chance to win changed most by a turn, in percent, and what it came by. */
export interface Swing {
  seat: number;
  win: number;
  by: 'mistake' | 'play' | 'luck' | 'others';
}

/** How far the match was after each turn, and a seat's share of the chances then: both from 0 to 1. */
export const curveOf = (turns: Reviewed[], plies: number, seat: number): [number, number][] =>
  turns.map((it) => [it.last / plies, (shares(it.outlooks)[seat] ?? 0) / 100]);

/** What a seat lost in all, and what it sought too much or too little of. */
export interface Habits {
  turns: number;
  lost: number;
  categories: number[];
}

/** What a review says, line by line. */
export type Said = { categories: string[]; plies: number } | Reviewed | { habits: Habits[] };

/** Tenths as points in the reader's language, with a sign. */
export const points = (tenths: number): string =>
  new Intl.NumberFormat(document.documentElement.lang || 'en', {
    signDisplay: 'exceptZero',
    maximumFractionDigits: 1,
  }).format(tenths / 10);

/** Each category with its points, in words. */
export const reasons = (list: Reason[], category: (id: string) => string): string =>
  list.map((it) => `${category(it.category)} ${points(it.points)}`).join(', ');

/** The turns that cost most, the dearest first. */
export const dearest = (turns: Reviewed[], most: number): Reviewed[] =>
  turns
    .filter((it) => it.better !== null && it.lost > 0)
    .toSorted((one, other) => other.lost - one.lost)
    .slice(0, most);

/** Percent of a chance to win; less turns no match. */
const SWING = 5;

/** The turns by which somebody's chance to win changed most, the largest change first. */
export const turningPoints = (turns: Reviewed[], most: number): Reviewed[] =>
  turns
    .filter((it) => Math.abs(it.swing.win) >= SWING)
    .toSorted((one, other) => Math.abs(other.swing.win) - Math.abs(one.swing.win))
    .slice(0, most);

/** What was expected when the match stood at this ply: after the last turn that had ended. */
export const expectedAt = (turns: Reviewed[], ply: number): Outlook[] | null =>
  turns.findLast((it) => it.last <= ply)?.outlooks ?? null;
