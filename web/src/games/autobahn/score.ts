/** The score sheet: the points of everybody, from the view. */
import type { Score, ScoreRow } from '../../board/score';
import type { View } from '../../types/autobahn';
import { lobbyPoints, moneyUnit } from './data';
import { t } from './i18n';
import * as word from './words';

export function scoreOf(view: View): Score {
  const sheets = view.players.map((it) => it.score);
  const lobby: ScoreRow = {
    title: t('department-lobby'),
    cells: sheets.map((it) => ({
      points: it.lobby_points,
      why: t('score-row-lobby', { n: it.lobby_employees, each: lobbyPoints }),
    })),
  };
  const departments = sheets[0]!.departments.flatMap(({ department }, i): ScoreRow[] => {
    if (department === 'extra' && view.options.extra_department === 'none') return [];
    const key = word.departmentKey(department, view);
    return [
      {
        title: word.department(department, view),
        rule: word.departmentRule(key),
        entry: `department:${key}`,
        cells: sheets.map((it) => {
          const { floors, units, points } = it.departments[i]!;
          const why = `${t('score-floors', { n: floors })} × ${t(`score-units-${key}`, { n: units, unit: moneyUnit })}`;
          return { points, why };
        }),
      },
    ];
  });
  return { rows: [lobby, ...departments], totals: sheets.map((it) => it.total) };
}
