/** What each board of the table says in one line, for a screen that has no room to show them all. */
import type { Contract, Cube, PlayerView, View } from '../../types/trainrush';
import { contractOf, resources, scoring } from './data';
import { t } from './i18n';

/** The boards all players share, in the order of the table. */
export const BOARDS = ['influence', 'contracts', 'rails', 'area', 'wagon', 'item'] as const;
export type BoardName = (typeof BOARDS)[number];

/** Which board a thing that can be chosen lies on. */
const KINDS: Record<string, BoardName> = {
  sector: 'influence',
  track: 'influence',
  contract: 'contracts',
  slot: 'contracts',
  area: 'area',
  wagon: 'wagon',
  item: 'item',
};
export const boardOf = (target: string): BoardName | undefined => KINDS[target.split(':')[0]!];

/** The open contracts that ask for this kind of cube, and whose they are. */
export const wantedBy = (view: View, cube: Cube) =>
  view.contracts.flatMap(({ region, open }) =>
    open.flatMap((id) =>
      id !== null && contractOf(id).cubes.includes(cube) ? [{ id, region }] : [],
    ),
  );

const cargoOf = (player: PlayerView) =>
  player.train.flatMap((car) => car.cargo).filter((it) => it !== null);
const valueOf = (player: PlayerView, track: string) =>
  player.progress.find((it) => it.track === track)?.value ?? 0;

/** Are all of its cubes on the train, and may so many be unloaded? */
function fits(player: PlayerView, contract: Contract) {
  const { cubes } = contractOf(contract);
  const left = [...cargoOf(player)] as string[];
  const named = cubes.filter((it) => it !== 'any');
  for (const cube of named) {
    const at = left.indexOf(cube);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length >= cubes.length - named.length && cubes.length <= valueOf(player, 'unloading');
}

/** What the train's cubes would bring at a black market at most. */
function worth(player: PlayerView) {
  const each = cargoOf(player).map((it) => resources.find((row) => row.id === it)!.value);
  const sold = each.sort((a, b) => b - a).slice(0, valueOf(player, 'unloading'));
  return sold.reduce((sum, value) => sum + value, 0);
}

const sum = (points: number[]) => points.reduce((all, n) => all + n, 0);

export function digestOf(board: BoardName, view: View, player: PlayerView): string {
  switch (board) {
    case 'influence': {
      const first = scoring.sector.is[0];
      const n = player.score.sectors.filter((it) => it === first).length;
      return t('digest-influence', { n, of: view.sectors.length });
    }
    case 'contracts': {
      const open = view.contracts.flatMap((row) => row.open).filter((it) => it !== null);
      return t('digest-contracts', { n: open.filter((it) => fits(player, it)).length });
    }
    case 'rails':
      return t('digest-rails', {
        n: sum(player.score.infrastructure) + sum(player.score.contractors),
      });
    case 'area':
      return t('digest-area', {
        n: sum(view.areas.map((it) => it.capacity - it.taken)),
        of: sum(view.areas.map((it) => it.capacity)),
      });
    case 'wagon':
      return t('yard-train', { n: player.train.length, limit: valueOf(player, 'wagons') });
    case 'item':
      return t('digest-item', { n: worth(player) });
  }
}
