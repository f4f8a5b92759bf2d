import type { Teaching } from '../../../board/coach/lesson';
import type { Kind } from '../../../board/tagged';
import type { Step } from '../../../types/trainrush';
import { t } from '../i18n/guide';
import { howto } from './pages';

/** Which page of the guide a kind of decision is about; 2 is the round. */
const PAGES_ON: Partial<Record<Kind<Step>, number>> = {
  keep_cards: 6,
  keep_heroes: 9,
  draft: 9,
  lobby: 3,
  corrupt: 3,
  advance: 3,
  cube: 4,
  load: 4,
  exchange: 4,
  exchange_for: 4,
  draw_wagon: 4,
  invest: 5,
  area: 5,
  warehouse: 8,
  station: 8,
  play: 6,
  drive: 6,
  drive_with: 6,
  travel: 6,
  special: 6,
  free_special: 6,
  pool: 6,
  discard: 6,
  keep: 6,
  city: 7,
  lease: 7,
  contractor: 7,
  deliver: 7,
  market: 7,
  sell: 7,
  slot: 7,
  parcel: 8,
  tile: 8,
  mission: 9,
};

const teaching: Teaching<Kind<Step>> = {
  tell: (key) => t(`coach-${key}`),
  howto,
  pageOn: (step) => PAGES_ON[step],
};
export default teaching;
