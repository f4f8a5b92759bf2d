/** Why something is not allowed. */
import type { SeatName } from '../../board/log';
import { answers, figures, kindOf } from '../../board/tagged';
import type { Args } from '../../i18n/index.svelte';
import type { Reason, View } from '../../types/automobile';
import { t } from './i18n';
import * as word from './words';

const plain = () => ({});
const freely = (it: object) => figures(it);

/** What the message of each reason needs. */
const details = answers<Reason, [view: View, name: SeatName], Args>(
  {
    match_over: plain,
    not_your_turn: plain,
    not_now: plain,
    start_tile_taken: plain,
    tile_taken: plain,
    not_in_the_chain: plain,
    not_on_the_tile: plain,
    not_face_up: plain,
    not_waiting: plain,
    not_better: freely,
    not_an_engine: plain,
    no_empty_workshop: plain,
    workshop_empty: plain,
    no_such_part: plain,
    no_merchant_left: (it) => ({ preference: word.preference(it.preference) }),
    not_your_car: plain,
    no_such_merchant: plain,
    one_chip_per_turn: plain,
    no_such_chip: plain,
    merchant_has_chip: plain,
    same_value: plain,
    no_body: plain,
    no_engine: plain,
    not_enough_workers: freely,
    no_such_price: plain,
    price_taken: plain,
    not_a_boost: plain,
    actions_first: plain,
  },
  {},
);
/** Why something is not allowed: the server's typed reason in words. */
export const reason = (why: Reason, view: View, name: SeatName): string =>
  t(`reason-${kindOf(why)}`, details(why, view, name));
