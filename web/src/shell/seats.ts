import { t } from '../i18n/index.svelte';
import type { SeatInfo } from '../types/table';

/** What a visitor is called before they choose a name, in each language: a word, so everybody reads it in their own. */
export const UNNAMED = ['Guest', 'Gast', 'Gość'];
export const personName = (name: string): string => (UNNAMED.includes(name) ? t('guest') : name);

/** Who sits there, for people. */
export function seatName(seat: SeatInfo): string {
  if (seat.who === 'bot') return t('bot-seat', { n: seat.seat + 1, level: t(`bot-${seat.bot ?? 'random'}`) });
  if (seat.who === 'open') return t('seat-open');
  if (seat.who === 'gone') return t('seat-gone');
  return personName(seat.name ?? '');
}
