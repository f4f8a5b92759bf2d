/** How the result page looks back at a match. */
import type { CourseOf } from '../../board/result/course';
import { deedOf, firstOf, tally } from '../../board/result/deeds';
import type { Event, PlayerView, ScoreSheet, View } from '../../types/autobahn';
import { eras, FLOORS } from './data';
import { lineOf, seatOf } from './events';
import { t } from './i18n/course';
import * as word from './words';

/** What changes points; the rest of a ply goes without saying. */
const WEIGHTY = new Set([
  'promoted',
  'built',
  'upgraded',
  'station_built',
  'delivered',
  'unlocked',
]);
const DEEDS: [string, string[]][] = [
  ['deed-built', ['built']],
  ['deed-upgraded', ['upgraded']],
  ['deed-station', ['station_built']],
  ['deed-delivered', ['delivered', 'wine_delivered']],
  ['deed-promoted', ['promoted']],
  ['deed-unlocked', ['unlocked']],
];

/** By what ties are broken, in order: people in the administration, then on each floor from the top. */
function tie(view: View, ahead: number, behind: number): string | null {
  const people = ({ lobby, floors }: PlayerView) => lobby + floors.flat().length;
  const on = (floor: number) => (it: PlayerView) =>
    it.floors.flat().filter((n) => n === floor).length;
  const [a, b] = [view.players[ahead], view.players[behind]];
  if (!a || !b) return null;
  if (view.autobot) return t('tie-autobot');
  if (people(a) !== people(b)) return t('tie-people', { n: people(a), m: people(b) });
  const floor = FLOORS.find((n) => on(n)(a) !== on(n)(b));
  return floor === undefined ? null : t('tie-floor', { floor, n: on(floor)(a), m: on(floor)(b) });
}

const count = tally<View, Event>(DEEDS, t, { seatOf });
export const course: CourseOf<View, Event> = {
  watch: '/players/*/score',
  points: (seen) =>
    (seen as ScoreSheet[]).map((it) => ({
      lobby: it.lobby_points,
      ...Object.fromEntries(it.departments.map(({ department, points }) => [department, points])),
    })),
  sources: (view) => [
    { id: 'lobby', title: t('department-lobby') },
    ...view.players[0]!.score.departments.filter(
      (it) => it.department !== 'extra' || view.options.extra_department !== 'none',
    ).map(({ department }) => ({ id: department, title: word.department(department, view) })),
  ],
  rounds: () => eras.map((it) => String(it.years[0])),
  begins: (event) =>
    typeof event === 'object' && 'turn_began' in event && event.turn_began.era > 1
      ? event.turn_began.era - 1
      : null,
  deed: deedOf(WEIGHTY, { seatOf, lineOf }),
  tales: firstOf('delivered', () => t('scene-first-delivery'), { seatOf, lineOf }),
  deeds: (plies, view) => [
    ...count(plies, view),
    { title: t('deed-money'), cells: view.players.map((it) => it.money) },
  ],
  tie,
};
