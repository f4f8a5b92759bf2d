/** What was done in a match, told in the words of its log. */
import type { SeatName, Told } from '../log';
import { kindOf } from '../tagged';
import type { Tale } from './course';

/** What a game's log says of an event, and whose it is. */
interface Teller<V, E> {
  seatOf: (event: E, view: V) => number | null;
  lineOf: (event: E, view: V, name: SeatName) => { text: string } | null;
}

/** `deed` for events of these kinds; the rest of a ply goes without saying. */
export const deedOf =
  <V, E extends string | object>(kinds: Set<string>, { seatOf, lineOf }: Teller<V, E>) =>
  (event: E, view: V, name: SeatName) => {
    const seat = seatOf(event, view);
    if (seat === null || !kinds.has(kindOf(event))) return null;
    return { seat, text: lineOf(event, view, name)?.text ?? '' };
  };

/** `tales` with the first event of a kind, introduced by `title`. */
export const firstOf =
  <V, E extends string | object>(
    kind: string,
    title: () => string,
    { seatOf, lineOf }: Teller<V, E>,
  ) =>
  (plies: Told<E>[], view: V, name: SeatName): Tale[] => {
    for (const ply of plies)
      for (const event of ply.events)
        if (kindOf(event) === kind) {
          const text = `${title()} ${lineOf(event, view, name)?.text ?? ''}`;
          return [{ ply: ply.n, seat: seatOf(event, view), text }];
        }
    return [];
  };

/** `deeds`: how often everybody did what stands for each title, by the kinds of its events. */
export const tally =
  <V extends { players: { seat: number }[] }, E extends string | object>(
    deeds: [title: string, kinds: string[]][],
    title: (key: string) => string,
    { seatOf }: Pick<Teller<V, E>, 'seatOf'>,
  ) =>
  (plies: Told<E>[], view: V) => {
    const events = plies.flatMap((ply) => ply.events);
    return deeds.map(([key, kinds]) => ({
      title: title(key),
      cells: view.players.map(
        ({ seat }) =>
          events.filter((it) => kinds.includes(kindOf(it)) && seatOf(it, view) === seat).length,
      ),
    }));
  };
