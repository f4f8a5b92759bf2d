/** The score sheet: every source of points of everybody, from the view. */
import type { Score, ScoreRow } from '../../board/score';
import type { Region, ScoreSheet, View } from '../../types/trainrush';
import { REGIONS, scoring } from './data';
import { t } from './i18n';
import * as word from './words';

/** What points are given for, as on the score sheet. */
export const SOURCES = [
  'tokens',
  'contracts',
  'market',
  'cards',
  'all_cities',
  'tops',
  'sectors',
  'infrastructure',
  'contractors',
  'special_wagons',
  'deliveries',
  'missions',
] as const satisfies (keyof ScoreSheet)[];

type Cell = { points: number; why: string };

export function scoreOf(view: View): Score {
  const all = view.players;
  const row = (id: string, cell: (sheet: ScoreSheet, seat: number) => Cell): ScoreRow => ({
    title: t(`score-${id}`),
    rule: t(`rule-score-${id}`, figures()),
    entry: `score:${id}`,
    cells: all.map((it) => cell(it.score, it.seat)),
  });
  const plain = (points: number): Cell => ({ points, why: '' });
  /** One part per region that brought something. */
  const parts = (points: number[], label: (region: Region, i: number) => string): Cell => ({
    points: points.reduce((sum, n) => sum + n, 0),
    why: word.list(points.flatMap((n, i) => (n > 0 ? [label(REGIONS[i]!, i)] : []))),
  });
  return {
    rows: [
      row('tokens', (it, seat) => ({
        points: it.tokens,
        why: t('score-why-cities', { n: all[seat]!.visited.length }),
      })),
      row('contracts', (it, seat) => ({
        points: it.contracts,
        why: t('score-why-cubes', { n: all[seat]!.delivered.reduce((n, row) => n + row.cubes, 0) }),
      })),
      row('market', (it) => plain(it.market)),
      row('cards', (it) => plain(it.cards)),
      row('all_cities', (it, seat) => ({
        points: it.all_cities,
        why: t('score-why-cities', { n: all[seat]!.visited.length }),
      })),
      row('tops', (it, seat) => ({
        points: it.tops,
        why: word.list(
          all[seat]!.progress.filter((row) => row.top).map((row) => word.track(row.track)),
        ),
      })),
      row('sectors', (it) => ({
        points: it.sectors.reduce((sum, n) => sum + n, 0),
        why: word.list(
          ['first', 'second'].flatMap((place, i) => {
            const n = it.sectors.filter((points) => points === scoring.sector.is[i]).length;
            return n > 0 ? [t(`score-why-${place}`, { n })] : [];
          }),
        ),
      })),
      row('infrastructure', (it, seat) =>
        parts(it.infrastructure, (region, i) =>
          t('score-why-space', {
            region: word.region(region),
            n: all[seat]!.infrastructure[i] ?? 0,
          }),
        ),
      ),
      row('contractors', (it, seat) =>
        parts(it.contractors, (region, i) =>
          t('score-why-space', { region: word.region(region), n: all[seat]!.contractor[i] ?? 0 }),
        ),
      ),
      row('special_wagons', (it) => plain(it.special_wagons)),
      row('deliveries', (it, seat) =>
        parts(it.deliveries, (region, i) =>
          t('score-why-delivered', {
            region: word.region(region),
            n: all[seat]!.delivered[i]?.cubes ?? 0,
          }),
        ),
      ),
      row('missions', (it, seat) => ({
        points: it.missions,
        why: word.list(all[seat]!.missions.map(word.hero)),
      })),
    ],
    totals: all.map((it) => it.score.total),
  };
}

/** What the rules of the scoring name, from the edition. */
export const figures = () => ({
  all: scoring.all_cities.is,
  top: scoring.top.is,
  sector: scoring.sector.is.join(' / '),
  rails: scoring.infrastructure.is.join(' / '),
  contractors: scoring.contractor.is.join(' / '),
  deliveries: scoring.contracts.is.join(' / '),
  scale: scoring.mission.is.join(', '),
});

/** Points that are already on the track, without what only the end brings. */
export const pointsNow = ({ tokens, contracts, market, cards }: ScoreSheet) =>
  tokens + contracts + market + cards;
