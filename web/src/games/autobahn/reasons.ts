/** Why something is not allowed. */
import type { SeatName } from '../../board/log';
import { answers, figures, kindOf } from '../../board/tagged';
import type { Args } from '../../i18n/index.svelte';
import type { Reason, View } from '../../types/autobahn';
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
    already_acted: plain,
    play_a_card_first: plain,
    not_enough_money: freely,
    route_taken: plain,
    nothing_to_claim: plain,
    not_in_hand: plain,
    no_use_for_card: plain,
    space_full: (it) => ({ space: word.space(it.space), limit: it.limit }),
    no_target: (it) => ({ space: word.space(it.space) }),
    action_must_stay_possible: plain,
    take_the_action: plain,
    step_needed: plain,
    nothing_played: plain,
    funded_this_era: plain,
    no_employee_in_supply: plain,
    no_such_tile: plain,
    one_tile_per_turn: plain,
    tile_too_fresh: plain,
    tile_has_no_use: plain,
    wrong_colour: (it) => ({ colour: word.roadName(it.is) }),
    already_built: plain,
    roadblock: plain,
    not_connected: plain,
    no_second_section: plain,
    link_unfinished: plain,
    already_dual: plain,
    depot_not_connected: plain,
    use_the_free_truck: plain,
    second_truck_locked: plain,
    no_wine: plain,
    wine_road_not_built: plain,
    wine_needs_card: plain,
    section_busy: plain,
    no_improvements_left: plain,
    not_your_station: plain,
    not_dual: plain,
    already_improved: plain,
    no_traffic_here: plain,
    no_station_space: plain,
    station_taken: (it, _, name) => ({ name: name(it.by) }),
    no_stations_left: plain,
    no_section_built: plain,
    token_used: (it) => ({ colour: word.roadName(it.colour) }),
    no_token_for_colour: plain,
    already_unlocked: plain,
    lower_level_locked: plain,
    no_such_department: plain,
    floor_locked: (it, view) => ({ floor: word.floor(it.department, it.floor, view) }),
    floor_full: (it, view) => ({ floor: word.floor(it.department, it.floor, view) }),
    own_employee_there: plain,
    nobody_below: plain,
    not_in_display: plain,
    not_basic: plain,
    not_played: plain,
    not_to_the_left: plain,
    not_that_colour: plain,
    wrong_side_up: plain,
    no_action_tile: plain,
    station_not_built: freely,
    bonus_used_this_turn: plain,
    no_such_tile_there: plain,
    truck_at_home: plain,
    truck_moved: plain,
    truck_colour: plain,
    no_card_played: plain,
    not_adjacent: plain,
    not_built: plain,
    occupied: plain,
    traffic: plain,
    not_at_border: plain,
    not_offered: plain,
  },
  {},
);
/** Why something is not allowed: the server's typed reason in words. */
export const reason = (why: Reason, view: View, name: SeatName): string =>
  t(`reason-${kindOf(why)}`, details(why, view, name));
