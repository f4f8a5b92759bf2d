/** What happened, in words and by weight: the log, "since your last turn", and what is played back. */
import type { Sound } from '../shell/sound';
import type { Ply } from '../types/table';
import type { Args } from '../i18n/index.svelte';
import { bodyOf, figures, kindOf, type Kind } from './tagged';

export type SeatName = (seat: number) => string;

/** A ply with the events of a game, as its generated types have them. */
export type Told<E> = Omit<Ply, 'events'> & { events: E[] };

/** A line of the log. */
export interface Line {
  kind: string;
  seat: number | null;
  text: string;
}

/** A line and where it is: `key` is the ply and the place of the event in it. */
export type Kept = Line & { key: string };

/** For whom an event is one to notice: if somebody else did it, or for everybody, because nobody chose it. */
type Worth = 'deed' | 'fate';

/** How much of a moment an event is. */
export interface Moment {
  /** Shown as a beat of its own when it happens. */
  beat?: Worth;
  /** Told to whoever comes back to the table. */
  news?: Worth;
  sound?: Sound;
  /** In the log: a head, of a turn or as a great moment; or nothing at all where the line before says it. */
  log?: 'turn' | 'big' | 'silent';
}
/** Every event of a game; the compiler sees whether one is missing. */
export type Moments<E> = Record<Kind<E>, Moment>;

/** Whose turn begins with the event. In a game that tells of no turns every decision is one. */
const turnOf = (event: string | object): number | undefined =>
  kindOf(event) === 'turn_began' ? (bodyOf(event) as { seat?: number }).seat : undefined;

/**
 * The events since the viewer's last turn, in order; during a turn, those before it, so that the list
 * stays.
 */
function since<E extends string | object>(
  plies: Told<E>[],
  viewer: number,
): { event: E; mine: boolean }[] {
  const begins = (event: E) => turnOf(event) === viewer;
  let last = plies.length - 1;
  while (last >= 0 && plies[last]!.seat === viewer && !plies[last]!.events.some(begins)) last--;
  const found: { event: E; mine: boolean }[] = [];
  for (let i = last; i >= 0; i--) {
    const mine = plies[i]!.seat === viewer;
    found.unshift(...plies[i]!.events.map((event) => ({ event, mine })));
    if (mine) break;
  }
  return found;
}

/** How a game tells of its events. */
interface Telling<V, E extends string | object> {
  moments: Moments<E>;
  /** `args` has who did it and the figures of the event, for messages that use them as they are. */
  sentence: (event: E, args: Args, view: V, name: SeatName) => string;
  /** Who did it. */
  seatOf: (event: E, view: V) => number | null;
  /** News that goes without saying. */
  plain?: (event: E) => boolean;
}

/** The lines of a game's log, and those of them that are news. */
export function teller<V, E extends string | object>(game: Telling<V, E>) {
  const { moments, sentence, seatOf, plain } = game;
  function lineOf(event: E, view: V, name: SeatName): Line | null {
    const kind = kindOf(event);
    if (moments[kind]?.log === 'silent') return null;
    const seat = seatOf(event, view);
    const args = { name: seat === null ? '' : name(seat), ...figures(bodyOf(event) as object) };
    return { kind, seat, text: sentence(event, args, view, name) };
  }
  /** What happened since the viewer's last turn; during a turn that is what happened before it. */
  function newsOf(plies: Told<E>[], viewer: number, view: V, name: SeatName): Line[] {
    return since(plies, viewer)
      .filter(({ event, mine }) => {
        const news = moments[kindOf(event)]?.news;
        return (news === 'fate' || (news === 'deed' && !mine)) && !plain?.(event);
      })
      .map(({ event }) => lineOf(event, view, name))
      .filter((it) => it !== null);
  }
  return { lineOf, newsOf };
}
