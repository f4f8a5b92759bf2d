/** Why something is not allowed. */
import type { SeatName } from '../../board/log';
import { answers, figures, kindOf } from '../../board/tagged';
import type { Args } from '../../i18n/index.svelte';
import type { Reason, View } from '../../types/trainrush';
import { t } from './i18n';
import * as word from './words';

const plain = () => ({});
const freely = (it: object) => figures(it);
const inSector = (it: { sector: string }) => ({ sector: word.sector(it.sector) });
const by = (it: { by: number }, name: SeatName) => ({ name: name(it.by) });

/** What the message of each reason needs. */
const details = answers<Reason, [view: View, name: SeatName], Args>(
  {
    match_over: plain,
    not_your_turn: plain,
    not_now: plain,
    not_offered: plain,
    not_in_hand: plain,
    not_in_pack: plain,
    no_such_spy: freely,
    state_taken: (it) => ({ region: word.regionIn(it.region) }),
    one_spy_only: inSector,
    no_spy_field: inSector,
    no_such_car: plain,
    no_free_slot: plain,
    special_wagon: plain,
    not_enough_investment: freely,
    area_full: (it) => ({ area: word.area(it.area), free: it.free, need: it.need }),
    must_be_done: plain,
    no_effect: plain,
    wrong_cost: freely,
    not_enough_coal: freely,
    no_such_token: plain,
    no_end_field: plain,
    out_of_reach: freely,
    occupied: (it, _, name) => by(it, name),
    no_region: plain,
    wrong_region: (it) => ({ region: word.regionIn(it.region) }),
    no_warehouse_here: plain,
    no_station_here: plain,
    colour_taken: (it) => ({ contractor: word.contractorOf(it.colour) }),
    contractor_gone: (it) => ({
      city: word.city(it.city),
      contractor: word.contractorOf(it.colour),
    }),
    leased_already: plain,
    not_open: plain,
    slot_taken: (it, _, name) => by(it, name),
    too_many_cubes: freely,
    cubes_missing: plain,
    no_markers_left: plain,
    no_cube_here: plain,
    wrong_cube: plain,
    price_out_of_reach: freely,
    too_dear: freely,
    zone_full: plain,
    station_stands: (it, _, name) => by(it, name),
    no_piece_left: plain,
    no_agent_field: inSector,
    no_room_for_both: inSector,
    top_taken: (it, _, name) => by(it, name),
    at_top: plain,
    nothing_to_take: plain,
    wagon_not_open: plain,
    train_full: freely,
    wrong_size: plain,
    mission_gone: (it) => ({ city: word.city(it.city) }),
    not_drawn: plain,
  },
  {},
);
/** Why something is not allowed: the server's typed reason in words. */
export const reason = (why: Reason, view: View, name: SeatName): string =>
  t(`reason-${kindOf(why)}`, details(why, view, name));
