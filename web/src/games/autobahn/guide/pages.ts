import type { HowTo } from '../../../board/howto';
import { floorSeats, floorsOf, lobbyPoints, refreshMoney, spaceLimits } from '../data';
import { t } from '../i18n/guide';
import { stepsByEra } from '../words';

/** One page for each `howto-title-N`. */
export const PAGES = 11;

/** What of it is printed, in the edition that is played. */
const printed = () => ({
  ...stepsByEra(),
  lobby: lobbyPoints,
  refresh: refreshMoney,
  build: spaceLimits.build[0]!,
  seats: floorSeats,
  times: floorsOf('network')[1]!,
});

export const howto = (n: number): HowTo => ({
  title: t(`howto-title-${n}`),
  text: t(`howto-text-${n}`, printed()),
  note: t(`guide-note-${n}`, printed()),
});
