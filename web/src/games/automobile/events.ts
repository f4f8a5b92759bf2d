/** The log: facts of the server as sentences. */
import { teller, type SeatName } from '../../board/log';
import { answers, bodyOf, type Kind } from '../../board/tagged';
import type { Args } from '../../i18n/index.svelte';
import type { Car, Event, View } from '../../types/automobile';
import { t } from './i18n';
import { MOMENTS } from './moments';
import * as word from './words';

const said = (kind: Kind<Event>) => (_: unknown, args: Args) => t(`event-${kind}`, args);

/** The one thing that is different now. */
function changed(from: Car, to: Car): string {
  if (from.body !== to.body) return t('part-body', { n: to.body });
  if (from.engine !== to.engine) return t('part-engine', { n: to.engine });
  return from.price !== to.price
    ? t('act-price', { n: to.price })
    : t('act-workers', { n: to.workers });
}

const sentence = answers<Event, [args: Args, view: View, name: SeatName], string>(
  {
    start_taken: ({ tile }, args) => t('event-start_taken', { ...args, what: word.start(tile) }),
    started: said('started'),
    round_began: ({ round }) => t('event-round_began', { round }),
    turn_began: said('turn_began'),
    tile_taken: ({ tile }, args) => t('event-tile_taken', { ...args, tile: word.tile(tile) }),
    tiles_swept: said('tiles_swept'),
    bonus_tile_turned: ({ tile }) => t('event-bonus_tile_turned', { tile: word.tile(tile) }),
    lapsed: ({ act }, args) => t('event-lapsed', { ...args, act: word.act(act) }),
    hired: said('hired'),
    card_taken: ({ card }, args) => t('event-card_taken', { ...args, card: word.card(card) }),
    card_rejected: ({ card }, args) => t('event-card_rejected', { ...args, card: word.card(card) }),
    card_recovered: ({ card }, args) =>
      t('event-card_recovered', { ...args, card: word.card(card) }),
    card_discarded: ({ card }) => t('event-card_discarded', { card: word.card(card) }),
    cards_turned: ({ cards, shuffled }) =>
      t(shuffled ? 'event-cards_turned_shuffled' : 'event-cards_turned', {
        cards: cards.flatMap((it) => (it === null ? [] : [word.card(it)])).join(' · '),
      }),
    activated: ({ card }, args) => t('event-activated', { ...args, card: word.card(card) }),
    part_stored: ({ part, cleared }, args) => {
      const got = { ...args, part: word.part(part) };
      return cleared === null
        ? t('event-part_stored', got)
        : t('event-part_stored_cleared', { ...got, cleared: word.part(cleared) });
    },
    installed: said('installed'),
    drove: said('drove'),
    merchant_came: ({ preference }, args) =>
      t('event-merchant_came', { ...args, preference: word.preference(preference) }),
    marker_moved: said('marker_moved'),
    canteen_paid: said('canteen_paid'),
    car_removed: said('car_removed'),
    part_sold: ({ part }, args) => t('event-part_sold', { ...args, part: word.part(part) }),
    car_placed: ({ car }, args) =>
      t('event-car_placed', {
        ...args,
        body: car.body,
        engine: car.engine,
        workers: car.workers,
        price: car.price,
      }),
    chip_on_merchant: said('chip_on_merchant'),
    car_changed: ({ from, to }, args) =>
      t('event-car_changed', { ...args, what: changed(from, to) }),
    awarded: ({ award }, args) => t('event-awarded', { ...args, award: word.award(award) }),
    round_ends: ({ round, market_full }) =>
      t('event-round_ends', { round, market_full: Number(market_full) }),
    raced: ({ place_points, lap_points }, args) =>
      t('event-raced', { ...args, sum: place_points + lap_points }),
    market_day: said('market_day'),
    // The cars it chose from are gone when this is read again.
    chose: ({ sale }, _, __, name) => {
      const args = { merchant: sale.merchant, preference: word.preference(sale.preference) };
      if (!sale.bought) return t('event-chose_none', args);
      return t('event-chose', {
        ...args,
        name: name(sale.bought.seat),
        sum: sale.bought.points,
        why: word.saleWhy(sale, null, name),
      });
    },
    match_over: said('match_over'),
  },
  '',
);

/** Who did it. */
export function seatOf(event: Event): number | null {
  if (typeof event === 'object' && 'chose' in event) return event.chose.sale.bought?.seat ?? null;
  return ((bodyOf(event) ?? {}) as { seat?: number }).seat ?? null;
}

/** What on the table it is about. */
export function aboutOf(event: Event): string[] {
  if (typeof event === 'object' && 'chose' in event) {
    const { merchant, bought } = event.chose.sale;
    return [`merchant:${merchant}`, ...(bought ? [`car:${bought.car}`] : [])];
  }
  const it = (bodyOf(event) ?? {}) as {
    tile?: string;
    card?: string;
    merchant?: number;
    number?: number;
    car?: unknown;
  };
  return [
    ...(it.tile ? [`tile:${it.tile}`, `start:${it.tile}`] : []),
    ...(it.card ? [`card:${it.card}`, `development:${it.card}`] : []),
    ...(it.merchant ? [`merchant:${it.merchant}`] : []),
    ...(it.number ? [`car:${it.number}`] : []),
    ...(typeof it.car === 'number' ? [`car:${it.car}`] : []),
  ];
}

export const { lineOf, newsOf } = teller<View, Event>({
  moments: MOMENTS,
  sentence,
  seatOf,
});
