import type { Staging } from '../shell/playback.svelte';
import type { Line, Moments, SeatName } from './log';
import { kindOf } from './tagged';

/** A view in which something of one player has changed. */
export const player = <V extends { players: { seat: number }[] }>(
  view: V,
  seat: number,
  change: (player: V['players'][number]) => Partial<V['players'][number]>,
): V => ({
  ...view,
  players: view.players.map((old) => (old.seat === seat ? { ...old, ...change(old) } : old)),
});

interface Played<V, E> {
  moments: Moments<E>;
  /** Who did it. */
  seat: (event: E, view: V) => number | null;
  line: (event: E, view: V, name: SeatName) => Line | null;
  after: (view: V, event: E) => V;
  /** Is this a match that is played back at all? */
  shown?: (view: V) => boolean;
}

/** How a game's events are played back, from how much of a moment each of them is. */
export function stagingOf<V extends { viewer: number | null }, E extends string | object>(
  game: Played<V, E>,
): Staging<V, E> {
  const moment = (event: E) => game.moments[kindOf(event)];
  return {
    beats: (ply, view) =>
      ply.events.filter((event) => {
        if (game.shown?.(view) === false) return false;
        const beat = moment(event)?.beat;
        return beat === 'fate' || (beat === 'deed' && game.seat(event, view) !== view.viewer);
      }),
    after: game.after,
    caption: game.line,
    mark: (event) => {
      const log = moment(event)?.log;
      return log === 'turn' || log === 'big' ? log : null;
    },
    sound: (event) => moment(event)?.sound ?? null,
  };
}
