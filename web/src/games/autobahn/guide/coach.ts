import type { Teaching } from '../../../board/coach/lesson';
import type { Kind } from '../../../board/tagged';
import type { Step } from '../../../types/autobahn';
import { t } from '../i18n/guide';
import { howto } from './pages';

/** Which page of the guide a kind of decision is about; 2 is the turn. */
const PAGES_ON: Partial<Record<Kind<Step>, number>> = {
  space: 3,
  build: 4,
  pair: 4,
  upgrade: 4,
  station: 5,
  load: 6,
  trucks: 6,
  moving: 6,
  bonus_move: 6,
  extra_step: 6,
  station_bonus: 5,
  unlock: 7,
  unlock_extra: 7,
  promote: 8,
  pick_tile: 10,
  gain: 10,
  flip: 10,
};

const teaching: Teaching<Kind<Step>> = {
  tell: (key) => t(`coach-${key}`),
  howto,
  pageOn: (step) => PAGES_ON[step],
};
export default teaching;
