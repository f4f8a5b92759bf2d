/** How the result page looks back at a match. */
import type { CourseOf } from '../../board/result/course';
import { kindOf } from '../../board/tagged';
import type { Event, PlayerView, ScoreSheet, View } from '../../types/autobahn';
import { eras } from './data';
import { lineOf, seatOf } from './events';
import { t } from './i18n';
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
  const floor = [3, 2, 1].find((n) => on(n)(a) !== on(n)(b));
  return floor === undefined ? null : t('tie-floor', { floor, n: on(floor)(a), m: on(floor)(b) });
}

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
    typeof event === 'object' && 'turn_began' in event && event.turn_began.era > 0
      ? event.turn_began.era
      : null,
  deed: (event, view, name) => {
    const seat = seatOf(event, view);
    if (seat === null || !WEIGHTY.has(kindOf(event))) return null;
    return { seat, text: lineOf(event, view, name)?.text ?? '' };
  },
  tales: (plies, view, name) => {
    for (const ply of plies)
      for (const event of ply.events)
        if (kindOf(event) === 'delivered')
          return [
            {
              ply: ply.n,
              seat: seatOf(event, view),
              text: `${t('scene-first-delivery')} ${lineOf(event, view, name)?.text ?? ''}`,
            },
          ];
    return [];
  },
  deeds: (plies, view) => {
    const events = plies.flatMap((ply) => ply.events);
    const counts = DEEDS.map(([key, kinds]) => ({
      title: t(key),
      cells: view.players.map(
        ({ seat }) =>
          events.filter((it) => kinds.includes(kindOf(it)) && seatOf(it, view) === seat).length,
      ),
    }));
    return [...counts, { title: t('deed-money'), cells: view.players.map((it) => it.money) }];
  },
  tie,
};
