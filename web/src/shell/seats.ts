import { t } from '../i18n/index.svelte';
import type { ChatMessage, SeatInfo, Table } from '../types/table';

/** Somebody who has given no name, in the reader's language. */
const guest = (seat: number | null) =>
  seat === null ? t('guest') : t('guest-seat', { n: seat + 1 });

/** Who sits there, for people. */
export function seatName(seat: SeatInfo): string {
  if (seat.who === 'bot')
    return t('bot-seat', { n: seat.seat + 1, level: t(`bot-${seat.bot ?? 'random'}`) });
  if (seat.who === 'open') return t('seat-open');
  if (seat.who === 'gone') return seat.name ?? t('seat-gone');
  return seat.name ?? guest(seat.seat);
}

/** Who sat there when a ply was made: whoever left is still told of by name. */
export function nameAt(table: Table, seat: number, ply: number): string | undefined {
  const then = table.before?.find((it) => it.seat === seat && ply <= it.until);
  const now = table.seats[seat];
  if (!then) return now && seatName(now);
  return seatName({ ...then, who: then.bot ? 'bot' : 'gone' });
}

/** A person at a table or beside it. */
export const personName = ({ name, seat }: { name: string; seat?: number }): string =>
  name || guest(seat ?? null);

/** Who said it; whoever was forgotten has left the table. */
export function speaker({ user, name, seat }: ChatMessage): string {
  return user === null ? t('speaker-gone') : name || guest(seat);
}

/** Nobody else plays here but bots. */
export const amongBots = ({ seats }: Table): boolean =>
  seats.every((it) => it.who === 'bot' || it.mine);
