/** The score sheet: the points of everybody, from the view. Whose lie face down are not told. */
import type { Score } from '../../board/score';
import type { Source, View } from '../../types/automobile';
import { t } from './i18n';
import * as word from './words';

const SOURCES: Source[] = ['sales', 'chips', 'places', 'laps', 'awards', 'bonus'];

export function scoreOf(view: View): Score {
  const sheets = view.players.map((it) => it.score);
  const shown = SOURCES.filter((it) => it !== 'bonus' || view.options.bonus_tiles);
  return {
    rows: shown.map((source) => ({
      title: t(`source-${source}`),
      rule: t(`rule-source-${source}`, { places: word.placePoints(), laps: word.lapPoints() }),
      entry: `source:${source}`,
      cells: sheets.map((sheet) => {
        if (!sheet) return null;
        const rounds = sheet.rounds.map(
          (round) => round.find((it) => it.source === source)?.points ?? 0,
        );
        return {
          points: rounds.reduce((sum, n) => sum + n, 0),
          why: t('score-rounds', { list: rounds.slice(0, view.round).join('\u00a0+\u00a0') }),
        };
      }),
    })),
    totals: sheets.map((it) => it?.total ?? null),
  };
}
