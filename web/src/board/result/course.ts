/**
 * How a match came to its end: everybody's points after every ply, where they came from and in which
 * round, and what the turning points were. Figures come from the server's views; nothing is counted here
 * that the rules count.
 */
import type { SeatName, Told } from '../log';

/** What a game tells so that its matches can be looked back at. */
export interface CourseOf<V, E> {
  /** The path into the view that is followed, such as `/players/*\/score`. */
  watch?: string;
  /** Points by seat and source, from what lies there. */
  points?: (seen: unknown) => Record<string, number>[];
  /** Where a view hides the points of others: what an event brings, told in the open. */
  earned?: (event: E) => { seat: number; source: string; points: number }[];
  /** Sources in the order of the chart. */
  sources: (view: V) => { id: string; title: string }[];
  /** Eras, rounds or whatever the game is divided into. */
  rounds: (view: V) => string[];
  /** The round that begins with an event, counted from 0; null for all others. */
  begins: (event: E) => number | null;
  /** What a ply is remembered for, if it changes the course of the match; nothing for most events. */
  deed: (event: E, view: V, name: SeatName) => { seat: number; text: string } | null;
  /** Things of a match worth telling whatever they changed: the first delivery, a record. */
  tales?: (plies: Told<E>[], view: V, name: SeatName) => Tale[];
  /** What everybody did, to be compared. */
  deeds: (plies: Told<E>[], view: V) => Deed[];
  /** Why of two with the same points one is ahead. */
  tie?: (view: V, ahead: number, behind: number) => string | null;
}

/** That of whatever game the page shows. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyCourse = CourseOf<any, any>;

/** Something that was done, and how often by each seat. */
export interface Deed {
  title: string;
  cells: number[];
}

export interface Tale {
  ply: number;
  seat: number | null;
  text: string;
}

/** Points after a ply. */
export interface Mark {
  ply: number;
  parts: Record<string, number>[];
  totals: number[];
}

export interface Course {
  marks: Mark[];
  /** The ply with which each round begins; the first begins with 0. */
  begins: number[];
  last: number;
}

export function courseOf<E>(
  plies: (Told<E> & { seen?: unknown })[],
  of: Pick<CourseOf<never, E>, 'points' | 'earned' | 'begins'>,
  seats = 0,
): Course {
  const marks: Mark[] = [];
  const begins = [0];
  let sum: Record<string, number>[] = Array.from({ length: seats }, () => ({}));
  for (const ply of plies) {
    for (const event of ply.events) {
      const round = of.begins(event);
      if (round !== null && begins[round] === undefined) begins[round] = ply.n;
    }
    if (of.earned)
      for (const { seat, source, points } of ply.events.flatMap(of.earned))
        sum = sum.map((it, i) =>
          i === seat ? { ...it, [source]: (it[source] ?? 0) + points } : it,
        );
    else if (ply.seen === undefined || ply.seen === null) continue;
    const parts = of.earned ? sum : (of.points?.(ply.seen) ?? []);
    const totals = parts.map((it) => Object.values(it).reduce((sum, n) => sum + n, 0));
    const before = marks.at(-1);
    if (!before || totals.some((n, seat) => n !== before.totals[seat]))
      marks.push({ ply: ply.n, parts, totals });
    else before.parts = parts;
  }
  return { marks, begins: Array.from(begins, (it) => it ?? 0), last: plies.at(-1)?.n ?? 0 };
}

/** Which round a ply belongs to. */
export const roundAt = ({ begins }: Course, ply: number): number =>
  begins.findLastIndex((begin) => begin < ply || begin === 0);

/**
 * Points by seat, source and round. What a source lost in a round, as when people leave the lobby, is
 * taken from what the rounds before had brought: the parts add up to what is there at the end.
 */
export function byRound(course: Course, sources: string[]): number[][][] {
  const rounds = course.begins.length;
  const ends = course.begins.map((_, round) =>
    course.marks.findLast((it) => roundAt(course, it.ply) <= round),
  );
  const seats = course.marks.at(-1)?.totals.length ?? 0;
  return Array.from({ length: seats }, (_, seat) =>
    sources.map((source) => {
      const brought: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const now = ends[round]?.parts[seat]?.[source] ?? 0;
        let gain = now - brought.reduce((sum, n) => sum + n, 0);
        for (let back = round - 1; gain < 0 && back >= 0; back--) {
          const taken = Math.min(brought[back]!, -gain);
          brought[back]! -= taken;
          gain += taken;
        }
        brought.push(Math.max(gain, 0));
      }
      return brought;
    }),
  );
}

/** Who alone has most points; null while nobody does. */
const leader = (totals: number[]): number | null => {
  const most = Math.max(...totals);
  return totals.filter((it) => it === most).length === 1 ? totals.indexOf(most) : null;
};

/** How often the lead passed from one to another. */
export function changes({ marks }: Course): number {
  const led = marks.map((it) => leader(it.totals)).filter((it) => it !== null);
  return led.filter((seat, i) => i > 0 && seat !== led[i - 1]).length;
}

/** What brought a seat most at a ply: three sources say why; more would be the score sheet. */
export function brought(
  { marks }: Course,
  ply: number,
  seat: number,
): { source: string; points: number }[] {
  const i = marks.findIndex((it) => it.ply === ply);
  const [now, before] = [marks[i]?.parts[seat] ?? {}, marks[i - 1]?.parts[seat] ?? {}];
  return Object.entries(now)
    .map(([source, points]) => ({ source, points: points - (before[source] ?? 0) }))
    .filter((it) => it.points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, 3);
}

/** A turning point; `gain` is what the ply brought at once. */
export interface Turn {
  ply: number;
  seat: number;
  lead: boolean;
  gain: number;
}

/** The turning points by weight: who took the lead from whom, and great leaps. */
export function turns(course: Course): (Turn & { weight: number })[] {
  const out: (Turn & { weight: number })[] = [];
  const top = Math.max(1, ...(course.marks.at(-1)?.totals ?? []));
  let led: number | null = null;
  let before: Mark | undefined;
  for (const mark of course.marks) {
    const leads = leader(mark.totals);
    mark.totals.forEach((n, seat) => {
      const gain = n - (before?.totals[seat] ?? 0);
      const lead = leads === seat && led !== seat;
      if (before && (lead || gain >= Math.max(3, top / 8)))
        out.push({ ply: mark.ply, seat, lead, gain, weight: gain + (lead ? top / 6 : 0) });
    });
    led = leads ?? led;
    before = mark;
  }
  // Who took the lead last kept it.
  const kept = out.findLast((it) => it.lead);
  if (kept) kept.weight += top;
  return out.sort((a, b) => b.weight - a.weight);
}
