/** How the result page looks back at a match. */
import type { CourseOf } from '../../board/result/course';
import { deedOf, firstOf, tally } from '../../board/result/deeds';
import type { Event, ScoreSheet, View } from '../../types/trainrush';
import { lineOf, seatOf } from './events';
import { t } from './i18n';
import { SOURCES } from './score';

/** What changes points; the rest of a ply goes without saying. */
const WEIGHTY = new Set([
  'delivered',
  'city_marked',
  'lobbied',
  'agent_placed',
  'leased',
  'warehouse_built',
  'slot_marked',
  'special_used',
  'parcel_taken',
  'mission_begun',
  'contractor_advanced',
  'infrastructure_advanced',
]);
const DEEDS: [string, string[]][] = [
  ['deed-moved', ['moved']],
  ['deed-delivered', ['delivered']],
  ['deed-cities', ['city_marked']],
  ['deed-built', ['warehouse_built', 'station_built']],
  ['deed-leased', ['leased']],
  ['deed-agents', ['lobbied', 'agent_placed']],
  ['deed-invested', ['invested']],
];
const sum = (all: readonly number[]) => all.reduce((n, it) => n + it, 0);

export const course: CourseOf<View, Event> = {
  watch: '/players/*/score',
  points: (seen) =>
    (seen as ScoreSheet[]).map((sheet) =>
      Object.fromEntries(
        SOURCES.map((id) => {
          const points = sheet[id];
          return [id, typeof points === 'number' ? points : sum(points)];
        }),
      ),
    ),
  sources: () => SOURCES.map((id) => ({ id, title: t(`score-${id}`) })),
  rounds: (view) =>
    Array.from({ length: view.round }, (_, i) => t('event-round_began', { round: i + 1 })),
  begins: (event) =>
    typeof event === 'object' && 'round_began' in event ? event.round_began.round - 1 : null,
  deed: deedOf(WEIGHTY, { seatOf, lineOf }),
  tales: firstOf('delivered', () => t('tale-first-delivery'), { seatOf, lineOf }),
  deeds: tally(DEEDS, t, { seatOf }),
  // More cities seen decide; who has seen as many shares the victory.
  tie: (view, ahead, behind) => {
    const seen = (seat: number) => view.players[seat]?.visited.length ?? 0;
    return seen(ahead) === seen(behind)
      ? null
      : t('tie-cities', { n: seen(ahead), m: seen(behind) });
  },
};
