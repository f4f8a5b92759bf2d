/** Great moments: a zone is scored, somebody has seen every city, the last round. */
import type { Scene, Scenes } from '../../board/moment/scene';
import { kindOf } from '../../board/tagged';
import type { Event, Region, View, Zone } from '../../types/trainrush';
import { cities } from './data';
import { t } from './i18n';
import * as word from './words';

/** One step of a scoring: A by contractors, B by the station. */
export interface Stepped {
  part: 'A' | 'B';
  seat: number;
  colour: Region;
  space: number;
  bonus: boolean;
}
export type ZoneScene = Scene<Event> & { zone: Zone };

/** With these the scoring of a zone is over. */
const AFTER = new Set([
  'moved',
  'card_taken',
  'card_played',
  'phase_began',
  'invested',
  'passed',
  'match_over',
]);

export const scenesOf: Scenes<View, Event> = (plies, view, name) => {
  const scenes: Scene<Event>[] = [];
  let yard: ZoneScene | null = null;
  const seen = new Map<number, number>();
  for (const ply of plies)
    ply.events.forEach((event, i) => {
      const key = `${ply.n}.${i}`;
      const kind = kindOf(event);
      const passing = { key, kind, size: 'card', done: true, until: ply.n } as const;
      if (yard && !yard.done) {
        if (AFTER.has(kind)) yard.done = true;
        else {
          yard.events.push(event);
          yard.until = ply.n;
        }
      }
      if (typeof event === 'string') return;
      if ('zone_scored' in event) {
        const { zone } = event.zone_scored;
        yard = {
          ...passing,
          done: false,
          zone,
          seat: ply.seat,
          title: t('scene-zone', { zone: word.zone(zone) }),
          note: t('scene-zone-by', { name: name(ply.seat) }),
          events: [],
        };
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
      } else if ('round_began' in event && event.round_began.round === view.rounds)
        scenes.push({
          ...passing,
          seat: null,
          events: [event],
          title: t('note-last'),
          note: t('scene-last-note'),
        });
    });
  return scenes;
};

/** The steps of a scoring, in order, each with whether its bonus fired. */
export function stepsOf(events: Event[]): Stepped[] {
  const out: Stepped[] = [];
  for (const event of events) {
    if (typeof event === 'string') continue;
    if ('contractor_advanced' in event) {
      const { seat, colour, space } = event.contractor_advanced;
      out.push({ part: 'A', seat, colour, space, bonus: false });
    } else if ('infrastructure_advanced' in event) {
      const { seat, region, space } = event.infrastructure_advanced;
      out.push({ part: 'B', seat, colour: region, space, bonus: false });
    } else if ('track_bonus' in event) {
      const last = out.at(-1);
      if (last && last.space === event.track_bonus.space) last.bonus = true;
    }
  }
  return out;
}
