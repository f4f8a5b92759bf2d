/** How much of a moment each event is. */
import type { Moment, Moments } from '../../board/log';
import type { Event } from '../../types/automobile';

const both = (of: 'deed' | 'fate', more: Moment = {}): Moment => ({ beat: of, news: of, ...more });

export const MOMENTS: Moments<Event> = {
  start_taken: both('deed', { sound: 'piece' }),
  started: { beat: 'deed' },
  round_began: { log: 'big', news: 'fate' },
  turn_began: { log: 'turn' },
  tile_taken: both('deed', { sound: 'piece' }),
  tiles_swept: {},
  bonus_tile_turned: both('fate'),
  lapsed: {},
  hired: { beat: 'deed', sound: 'piece' },
  card_taken: both('deed', { sound: 'piece' }),
  card_rejected: { log: 'silent' },
  card_recovered: both('deed'),
  card_discarded: { log: 'silent' },
  cards_turned: {},
  activated: { beat: 'deed' },
  part_stored: { beat: 'deed', sound: 'piece' },
  installed: both('deed'),
  drove: both('deed', { sound: 'piece' }),
  merchant_came: both('deed'),
  marker_moved: both('deed'),
  canteen_paid: both('deed', { sound: 'money' }),
  car_removed: both('deed'),
  part_sold: both('deed', { sound: 'money' }),
  car_placed: both('deed', { sound: 'piece' }),
  chip_on_merchant: both('deed'),
  car_changed: both('deed'),
  awarded: both('deed', { sound: 'money' }),
  round_ends: both('fate', { sound: 'era', log: 'big' }),
  raced: both('fate', { sound: 'money' }),
  market_day: both('fate', { log: 'big' }),
  chose: both('fate', { sound: 'money' }),
  match_over: { sound: 'era', log: 'big' },
};
