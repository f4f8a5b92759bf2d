/** Great moments: a zone is scored, somebody has seen every city, a round is over, the last one begins. */
import type { Scene, Scenes } from '../../board/moment/scene';
import { kindOf } from '../../board/tagged';
import type { Effect, Event, Region, View, Zone, ZoneView } from '../../types/trainrush';
import { cities, longTrackOf } from './data';
import { t } from './i18n';
import * as word from './words';

/** One step of a scoring: A by contractors, B by the station. */
export interface Stepped {
  part: 'A' | 'B';
  seat: number;
  colour: Region;
  space: number;
  bonus: Effect | null;
}
export interface ZoneScene extends Scene<Event> {
  zone: Zone;
  /** As many steps there are, of A and of B alike. */
  leased: number;
}

/** How everybody stands when a round is over, with what it brought each of them, by seat. */
export interface RoundScene extends Scene<Event> {
  round: number;
  gains: number[];
}

/** With these the scoring of a zone is over, also where a marker at the end of its track went nowhere. */
const AFTER = new Set(['card_taken', 'card_played', 'phase_began', 'invested', 'passed']);

export const scenesOf: Scenes<View, Event> = (plies, view, name) => {
  const scenes: Scene<Event>[] = [];
  /** Scorings under way: a bonus of one can lead a train to another siding. */
  const yards: ZoneScene[] = [];
  const seen = new Map<number, number>();
  let gains = view.players.map(() => 0);
  const sums = view.players.map(() => 0);
  /** A match that went on under other rules does not tell what came before. */
  const whole = plies[0]?.n === 1;
  for (const ply of plies)
    ply.events.forEach((event, i) => {
      const key = `${ply.n}.${i}`;
      const kind = kindOf(event);
      const passing = { key, kind, size: 'card', done: true, until: ply.n } as const;
      if (AFTER.has(kind) || kind === 'match_over')
        for (const yard of yards.splice(0)) close(yard, view);
      const yard = yards.at(-1);
      if (yard && kind !== 'zone_scored') {
        yard.events.push(event);
        yard.until = ply.n;
        if (stepsOf(yard.events).length === 2 * yard.leased) close(yards.pop()!, view);
      }
      if (typeof event === 'string') return;
      if ('zone_scored' in event) {
        const { zone, leased } = event.zone_scored;
        const yard: ZoneScene = {
          ...passing,
          size: 'full',
          small: true,
          quiet: true,
          parts: 1,
          done: false,
          zone,
          leased,
          seat: ply.seat,
          title: t('scene-zone', { zone: word.zone(zone) }),
          note: t('scene-zone-by', { name: name(ply.seat) }),
          events: [],
        };
        yards.push(yard);
        scenes.push(yard);
      } else if ('city_marked' in event) {
        const { seat } = event.city_marked;
        const n = (seen.get(seat) ?? 0) + 1;
        seen.set(seat, n);
        if (n === cities.length)
          scenes.push({
            ...passing,
            seat,
            events: [event],
            title: t('scene-cities', { name: name(seat) }),
            note: t('scene-last-note'),
          });
      } else if ('scored' in event) {
        const { seat, vp } = event.scored;
        gains[seat] = (gains[seat] ?? 0) + vp;
        sums[seat] = (sums[seat] ?? 0) + vp;
      } else if ('round_began' in event) {
        const { round } = event.round_began;
        const most = Math.max(...sums);
        const ahead = view.players.filter((it) => sums[it.seat] === most);
        const over: RoundScene = {
          ...passing,
          size: 'full',
          small: true,
          quiet: true,
          seat: null,
          events: [event],
          title: t('scene-round', { n: round - 1 }),
          ...(whole && {
            note: t('scene-ahead', {
              names: word.list(ahead.map((it) => name(it.seat))),
              n: most,
            }),
          }),
          ...(round === view.rounds && {
            title: t('note-last'),
            note: t('scene-last-note'),
          }),
          round: round - 1,
          gains,
        };
        gains = view.players.map(() => 0);
        if (round > 1) scenes.push(over);
      }
    });
  for (const yard of yards) tell(yard, view);
  return scenes;
};

function close(yard: ZoneScene, view: View) {
  yard.done = true;
  tell(yard, view);
}

/** A, then B. It opens by itself for those who take a step in it; others see it in passing. */
function tell(yard: ZoneScene, view: View) {
  const steps = stepsOf(yard.events);
  yard.quiet = !steps.some((it) => it.seat === view.viewer);
  yard.parts = steps.some((it) => it.part === 'B') ? 2 : 1;
}

const bonusOf = (part: 'A' | 'B', space: number) =>
  longTrackOf(part === 'A' ? 'contractor' : 'infrastructure').bonuses.find(
    (it) => it.space === space,
  )?.effect ?? null;

/** The steps of a scoring, in order. What its bonuses build and lease are steps of their own, and not of these. */
export function stepsOf(events: Event[]): Stepped[] {
  const out: Stepped[] = [];
  let before = '';
  for (const event of events) {
    const kind = kindOf(event);
    if (typeof event !== 'string') {
      if ('contractor_advanced' in event && before !== 'leased') {
        const { seat, colour, space } = event.contractor_advanced;
        out.push({ part: 'A', seat, colour, space, bonus: bonusOf('A', space) });
      } else if ('infrastructure_advanced' in event && before !== 'warehouse_built') {
        const { seat, region, space } = event.infrastructure_advanced;
        out.push({ part: 'B', seat, colour: region, space, bonus: bonusOf('B', space) });
      }
    }
    before = kind;
  }
  return out;
}

/** The same for a scoring that has not come yet. */
export const forecastOf = (zone: ZoneView): Stepped[] => [
  ...zone.leases.map((it) => ({ part: 'A' as const, ...it })),
  ...zone.station_steps.map((it) => ({ part: 'B' as const, ...it })),
];
