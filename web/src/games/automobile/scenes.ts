/** The great moment of Automobile: the market day, when a round is scored. */
import type { Scene, Scenes } from '../../board/moment/scene';
import type { Car, Event, Merchant, Sale, View } from '../../types/automobile';
import { rounds } from './data';
import { t } from './i18n';

/** How a player's race ended, and what it gave. */
export interface Ran {
  seat: number;
  /** Among all cars, those that nobody drives as well; 0 in the pit. */
  place: number;
  laps: number;
  /** Where the car stood, as far as what was told goes back. */
  space: number | null;
  place_points: number;
  lap_points: number;
}
export interface Day {
  /** Whoever brought one more merchant with Benz. */
  benz: number | null;
  races: Ran[];
  cars: (Car | null)[];
  merchants: (Merchant | null)[];
  sales: Sale[];
}
export type MarketScene = Scene<Event> & { round: number; day: Day };

export const scenesOf: Scenes<View, Event> = (plies) => {
  const scenes: MarketScene[] = [];
  let round = 1;
  const spaces = new Map<number, number>();
  for (const ply of plies) {
    let benz: number | null = null;
    let scene: MarketScene | null = null;
    ply.events.forEach((event, i) => {
      if (typeof event === 'string') return;
      if ('turn_began' in event) round = event.turn_began.round;
      if ('round_ends' in event) round = event.round_ends.round;
      if ('started' in event) spaces.set(event.started.seat, event.started.space);
      if ('drove' in event) spaces.set(event.drove.seat, event.drove.space);
      if ('merchant_came' in event) benz = event.merchant_came.seat;
      if ('round_ends' in event) benz = null;
      if ('raced' in event) {
        // What comes before it in this ply, at the end of a turn, was an action.
        const ended = ply.events.some((it) => typeof it === 'object' && 'round_ends' in it);
        scene ??= begin(`${ply.n}.${i}`, ply.n, round, ended ? null : benz);
        const { seat } = event.raced;
        scene.day.races.push({ ...event.raced, space: spaces.get(seat) ?? null });
        spaces.delete(seat);
      } else if (scene && 'market_day' in event) {
        scene.day.cars = event.market_day.cars;
        scene.day.merchants = event.market_day.merchants;
      } else if (scene && 'chose' in event) scene.day.sales.push(event.chose.sale);
      scene?.events.push(event);
    });
    // The compiler does not see that the loop has set it.
    const found = scene as MarketScene | null;
    if (found) {
      found.parts = found.day.sales.length + 2;
      scenes.push(found);
    }
  }
  return scenes;
};

const begin = (key: string, ply: number, round: number, benz: number | null): MarketScene => ({
  key,
  kind: 'market',
  round,
  title: t('scene-market', { n: round }),
  size: 'full',
  done: true,
  go: round < rounds.length ? t('scene-next-round', { n: round + 1 }) : t('scene-to-result'),
  until: ply,
  events: [],
  day: { benz, races: [], cars: [], merchants: [], sales: [] },
});
