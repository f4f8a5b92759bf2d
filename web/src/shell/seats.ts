import { t } from '../i18n/index.svelte';
import type { SeatInfo } from '../types/table';

/** Who sits there, for people. */
export function seatName(seat: SeatInfo): string {
  if (seat.who === 'bot') return t('bot-seat', { n: seat.seat + 1, level: t(`bot-${seat.bot ?? 'random'}`) });
  if (seat.who === 'open') return t('seat-open');
  if (seat.who === 'gone') return t('seat-gone');
  return seat.name ?? '';
}
