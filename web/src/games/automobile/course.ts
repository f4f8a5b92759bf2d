/** How the result page looks back at a match. Points lie face down, but all were earned in the open. */
import type { CourseOf } from '../../board/result/course';
import { deedOf, tally } from '../../board/result/deeds';
import { someAnswers } from '../../board/tagged';
import type { Event, Source, View } from '../../types/automobile';
import { rounds } from './data';
import { lineOf, seatOf } from './events';
import { t } from './i18n';

interface Earned {
  seat: number;
  source: Source;
  points: number;
}

/** What an event brings, and where it counts. */
export const earned = someAnswers<Event, [], Earned[]>(
  {
    merchant_came: ({ seat, points }) => [{ seat, source: 'chips', points }],
    canteen_paid: ({ seat, points }) => [{ seat, source: 'bonus', points }],
    car_removed: ({ seat, points }) => [{ seat, source: 'bonus', points }],
    part_sold: ({ seat, part }) => [{ seat, source: 'bonus', points: part.value }],
    awarded: ({ seat, points }) => [{ seat, source: 'awards', points }],
    raced: ({ seat, place_points, lap_points }) => [
      { seat, source: 'places', points: place_points },
      { seat, source: 'laps', points: lap_points },
    ],
    chose: ({ sale: { bought } }) =>
      bought ? [{ seat: bought.seat, source: 'sales', points: bought.points }] : [],
  },
  () => [],
);

const SOURCES: Source[] = ['sales', 'chips', 'places', 'laps', 'awards', 'bonus'];
const WEIGHTY = new Set(['chose', 'awarded', 'raced']);
const DEEDS: [string, string[]][] = [
  ['deed-cars', ['car_placed']],
  ['deed-merchants', ['merchant_came']],
  ['deed-research', ['card_taken']],
  ['deed-parts', ['part_stored', 'installed']],
  ['deed-drives', ['drove']],
  ['deed-turns', ['tile_taken']],
];

export const course: CourseOf<View, Event> = {
  earned,
  sources: (view) =>
    SOURCES.filter((it) => it !== 'bonus' || view.options.bonus_tiles).map((id) => ({
      id,
      title: t(`source-${id}`),
    })),
  rounds: () => rounds.map((it) => t('round-name', { n: it.round })),
  begins: (event) =>
    typeof event === 'object' && 'round_began' in event && event.round_began.round > 1
      ? event.round_began.round - 1
      : null,
  deed: deedOf(WEIGHTY, { seatOf, lineOf }),
  deeds: tally(DEEDS, t, { seatOf }),
};
