/** What an action of a tile would bring a player now. Figures come from the view. */
import type { Act, Award, PlayerView, Tile, View } from '../../types/automobile';
import { awardOf, tileOf } from './data';
import { t } from './i18n';
import * as word from './words';

const free = (player: PlayerView) => player.workshops.some((it) => it === null);

/** What an award that is still to be had brings, if this reaches it. */
export const awarded = (view: View, award: Award, reached: boolean): string[] => {
  const it = view.awards.find((row) => row.award === award);
  return reached && it && it.seat === null ? [t('brings-award', { n: it.points })] : [];
};

function part(kind: 'body' | 'engine', player: PlayerView, view: View): string[] {
  const n = player[kind];
  const out = [t(`brings-${kind}${free(player) ? '' : '-full'}`, { n })];
  if (kind === 'engine' && n > player.motor)
    out.push(t('brings-engine-motor', { n: player.motor }));
  const goals: Award[] = kind === 'body' ? ['body3', 'body6'] : ['engine4', 'engine7'];
  for (const goal of goals) out.push(...awarded(view, goal, n >= awardOf(goal).need));
  return out;
}

function race({ lands: [space, laps], laps: now }: PlayerView, view: View): string[] {
  const out = [
    laps > now ? t('brings-race-lap', { n: space, lap: laps }) : t('brings-race', { n: space }),
  ];
  for (const goal of ['lap1', 'lap2'] as const)
    out.push(...awarded(view, goal, laps > now && laps >= awardOf(goal).need));
  return out;
}

export function bringsOf(act: Act, tile: Tile | null, player: PlayerView, view: View): string[] {
  switch (act) {
    case 'worker':
      if (player.supply === 0) return [t('brings-worker-none')];
      return [
        t(player.inactive.length ? 'brings-worker-card' : 'brings-worker'),
        ...awarded(view, 'worker', player.supply === 1),
      ];
    case 'research':
      return [t('brings-research')];
    case 'body':
    case 'engine':
      return part(act, player, view);
    case 'race':
      return race(player, view);
    case 'merchant': {
      const n = view.merchants.length + 1;
      if (n <= view.merchant_places) return [t('brings-merchant', { n })];
      return [view.marker > 1 ? t('brings-bell', { n: view.marker - 1 }) : t('brings-end')];
    }
    case 'bonus': {
      const extra = tile === null ? null : tileOf(tile).bonus;
      return extra === null ? [] : [word.bonus(extra)];
    }
  }
}

/** Can the player put a car together? */
export const hasCar = ({ workshops, canteen }: PlayerView) =>
  canteen > 0 &&
  workshops.some((it) => it?.kind === 'body') &&
  workshops.some((it) => it?.kind === 'engine');

/** One more car ends the round. */
export const lastBay = (view: View) =>
  view.market.filter((it) => it !== null).length + 1 >= view.market_size;
