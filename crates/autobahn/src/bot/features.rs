//! A position as numbers, seen from one seat: what the learnt evaluation is given. The order is part
//! of every net that was learnt with it: a change here needs a new one.

use engine::{Bits, Memo, Pen, Seat};

use super::map::{FAR, Map, Staff};
use crate::autobot::SoloSide;
use crate::data::{FLOORS, data};
use crate::nouns::*;
use crate::stack::Step;
use crate::state::{Autobahn, MAX_PLAYERS, Player, Truck};

pub const COUNT: usize = GLOBAL + OWN + TURN + OPPONENT * (MAX_PLAYERS - 1);
const GLOBAL: usize = 276;
const OWN: usize = 393;
const TURN: usize = 77;
const OPPONENT: usize = 70;
/// Parts of these.
const SCORE: usize = 5 * (FLOORS + 3) + 4;
const TRUCK: usize = 25;

pub fn write(game: &Autobahn, seat: Seat, memo: &mut Memo, out: &mut [u8]) {
    let map = Map::of(game, memo);
    let staff = &Staff::of(game, map);
    let mut pen = Pen::new(out);
    global(game, seat, map, staff, pen.part(GLOBAL));
    own(game, seat, map, staff, pen.part(OWN));
    turn(game, seat, pen.part(TURN));
    for other in game.clockwise_from(seat).skip(1) {
        opponent(game, other, map, staff, pen.part(OPPONENT));
    }
}

fn global(game: &Autobahn, seat: Seat, map: Map<'_>, staff: &Staff, mut pen: Pen<'_>) {
    let solo = game.autobot.is_some();
    let options = &game.options;
    pen.one_of(if solo { 0 } else { usize::from(game.players) - 1 }, MAX_PLAYERS);
    let promotions: u8 = options.autobot.promotions[usize::from(game.era)..].iter().sum();
    for switch in [
        options.autobot.board == SoloSide::Hard,
        options.autobot.extra_step,
        options.autobot.develop_on_pass,
        options.autobot.develop_on_skip,
    ] {
        pen.flag(solo && switch);
    }
    pen.number(if solo { promotions } else { 0 });
    pen.one_of(options.extra_department as usize, 4);
    pen.flag(options.wine);
    pen.flag(options.traffic);
    pen.flag(options.services);

    let left = game.stacks[usize::from(game.era)];
    pen.one_of(usize::from(game.era), 3);
    pen.number(left);
    pen.levels(left.into(), &[1, 2, 3, 4, 5, 6, 8, 10, 12]);
    pen.number(game.stacks[..3].iter().sum::<u8>());
    let players = usize::from(game.players);
    let from_me = |other: Seat| (other.idx() + players - seat.idx()) % players;
    pen.one_of(from_me(game.current), MAX_PLAYERS);
    pen.flag(game.stack.top().seat == seat);
    pen.one_of(game.last_turns.map_or(5, usize::from), 5);
    pen.flag(game.trigger.is_some());
    pen.flag(game.trigger == Some(seat));

    for colour in Colour::ALL {
        pen.number(map.open(colour));
        pen.number(map.upgradable(colour));
        pen.number(map.station_spaces(colour));
        pen.number(map.budget(colour));
        pen.number(staff.employees(colour));
    }
    pen.set(game.roads.built.0, Section::COUNT);
    pen.set(game.roads.dual.0, Link::COUNT);
    let display: Bits = game.display.iter().flatten().map(|card| card.number()).collect();
    pen.set(display.0, Card::COUNT);
    for panel in &game.panels {
        pen.number(panel.iter().flatten().count() as u8);
    }
    pen.tally(game.map_tiles.iter().flatten().map(|tile| tile.idx()), Tile::ALL.len());
    pen.tally(game.panels.iter().flatten().flatten().map(|tile| tile.idx()), Tile::ALL.len());
    pen.set(game.pharmaceuticals.into(), Country::COUNT);
    pen.set(map.reached().into(), Country::COUNT);
    pen.set(map.near().into(), Country::COUNT);
    pen.number(game.deck.len());
    pen.done();
}

fn own(game: &Autobahn, seat: Seat, map: Map<'_>, staff: &Staff, mut pen: Pen<'_>) {
    let player = game.player(seat);
    pen.number(player.money / 8);
    pen.levels(player.money, &[4, 6, 8, 10, 12, 16, 20, 24, 32, 40, 60, 80]);
    pen.number(player.money / data().scoring.money_unit);
    pen.number(player.money % data().scoring.money_unit / 4);
    pen.number(player.supply);
    pen.number(player.lobby);
    pen.levels(player.lobby.into(), &[1, 2, 3]);
    score(game, seat, pen.part(SCORE));
    let room = data().setup.floor_seats;
    for department in Department::ALL {
        for floor in Floor::all() {
            pen.flag(game.on_floor(department, floor) >= room);
        }
    }
    pen.set(player.funded.into(), 3);
    pen.flag(player.funded & 1 << game.era == 0);

    let played = player.all_played();
    pen.set(player.hand.or(played).0, Card::COUNT);
    pen.set(player.hand.0, Card::COUNT);
    let held = colours(player.hand);
    held.iter().for_each(|count| pen.number(*count));
    for space in Space::ALL {
        let count = player.played[space.idx()].len();
        pen.number(count);
        pen.number(u32::from(player.limit(space)).saturating_sub(count));
        pen.flag(player.cones[space.idx()] > 0);
        pen.flag(player.cones[space.idx()] > 1);
    }
    pen.set(player.tokens.word().into(), 7);
    pen.number(player.extra_tokens);
    for levels in player.technologies {
        pen.set(levels.into(), 4);
    }
    for colour in Colour::ALL {
        pen.number(player.stations.and(data().derived.links.of(Colours::one(colour))).len());
    }
    pen.one_of(player.track.into(), 22);
    pen.one_of(player.route.map_or(Route::COUNT, Route::idx), Route::COUNT);
    let status = player.route.map_or(FAR, |route| map.route(route));
    pen.number(9u8.saturating_sub(status));
    pen.flag(status < FAR);
    for reach in 0..5 {
        pen.flag(status <= reach);
    }
    pen.one_of(player.board.idx(), DeliveryBoard::COUNT);
    for countries in [player.delivered, player.unclaimed, player.claimed, player.paid] {
        pen.set(countries.into(), Country::COUNT);
    }
    unclaimed(player, &mut pen);
    player.tiles.iter().for_each(|count| pen.number(*count));
    for truck in player.trucks {
        own_truck(game, player, map, truck, &held, pen.part(TRUCK));
    }
    for colour in Colour::ALL {
        let first = game.offices[colour.idx()].seats[0];
        let full = usize::from(staff.employees(colour)) >= game.office_capacity(colour);
        pen.number(staff.of_seat(seat)[colour.idx()]);
        pen.flag(full && first == Some(seat));
        pen.number(staff.share(colour, seat) / 2);
    }
    pen.number(staff.expected_budget(seat) / 4);
    pen.flag(player.wine.is_some());
    pen.flag(player.wine_loaded);
    pen.flag(player.wine_delivered);
    pen.number(player.traffic);
    pen.done();
}

/// Floors, and the points that they are worth now.
fn score(game: &Autobahn, seat: Seat, mut pen: Pen<'_>) {
    let player = game.player(seat);
    let sheet = game.score_sheet(seat);
    for floors in player.floors {
        pen.set(floors.into(), FLOORS);
    }
    for it in &sheet.departments {
        pen.number(it.floors);
        pen.number(it.units);
        pen.number((it.points / 4).unsigned_abs());
    }
    pen.number((sheet.total / 8).unsigned_abs());
    for column in 0..3 {
        pen.number(player.column_height(column));
    }
    pen.done();
}

/// How many cards there are of each colour.
fn colours(cards: Bits) -> [u8; 7] {
    let mut counts = [0; 7];
    let data = data();
    for card in cards {
        for colour in data.cards[usize::from(card)].colours.iter() {
            counts[colour.idx()] += 1;
        }
    }
    counts
}

/// Bonuses to be claimed, by kind: money, develop, promote, anything else.
fn unclaimed(player: &Player, pen: &mut Pen<'_>) {
    let mut kinds = [0u8; 4];
    for country in Bits(player.unclaimed.into()) {
        let kind = match data().boards[player.board.idx()][usize::from(country)].bonus {
            Bonus::Money(_) => 0,
            Bonus::Develop(_) => 1,
            Bonus::Promote(_) => 2,
            Bonus::Gain
            | Bonus::Replace
            | Bonus::Build
            | Bonus::Upgrade
            | Bonus::Station
            | Bonus::Load
            | Bonus::LoadAndMove(_)
            | Bonus::Unlock
            | Bonus::Move(_)
            | Bonus::Swap
            | Bonus::Recolour
            | Bonus::Flip
            | Bonus::Remove
            | Bonus::Recruit
            | Bonus::Slide => 3,
        };
        kinds[kind] += 1;
    }
    kinds.iter().for_each(|count| pen.number(*count));
}

fn own_truck(
    game: &Autobahn,
    player: &Player,
    map: Map<'_>,
    truck: Truck,
    held: &[u8; 7],
    mut pen: Pen<'_>,
) {
    pen.flag(matches!(truck, Truck::Depot(_)));
    pen.flag(matches!(truck, Truck::Road(..)));
    pen.one_of(truck.good().map_or(5, Good::idx), 5);
    let good = truck.good();
    let mut preferred = 0;
    for (country, steps) in Country::all().zip(map.steps(game, truck)) {
        let bit = 1 << country.number();
        let close = 9u8.saturating_sub(steps);
        let wanted = player.delivered & bit == 0;
        pen.number(if wanted { close } else { 0 });
        let likes = good == Some(data().boards[player.board.idx()][country.idx()].preferred);
        if likes && (player.unclaimed | player.claimed) & bit == 0 {
            preferred = close.max(preferred);
        }
    }
    pen.number(preferred);
    let stands = match truck {
        Truck::Home => Colours::EMPTY,
        Truck::Depot(depot) => data().depots[depot.idx()].colours,
        Truck::Road(section, _) => Colours::one(data().sections[section.idx()].colour),
    };
    pen.set(stands.word().into(), 7);
    pen.number(stands.iter().map(|colour| held[colour.idx()]).sum::<u8>());
    pen.flag(crate::steps::trucks::dual_step(game, truck) > 0);
    pen.done();
}

/// What is under way; nothing unless it is the seat's own decision.
fn turn(game: &Autobahn, seat: Seat, mut pen: Pen<'_>) {
    let top = game.stack.top();
    if top.seat != seat || top.step == Step::Over {
        return;
    }
    let turn = &game.turn;
    pen.one_of(kind(top.step), 36);
    pen.one_of(turn.space.map_or(5, Space::idx), 5);
    pen.set(turn.colours.word().into(), 7);
    for flag in [
        turn.acted,
        turn.extra_build,
        turn.extra_station,
        turn.extra_upgrade,
        turn.extra_load,
        turn.extra_develop,
        turn.extra_payment,
        turn.card_built,
        turn.tile_used,
    ] {
        pen.flag(flag);
    }
    pen.number(turn.truck_steps);
    turn.loaded_steps.iter().for_each(|steps| pen.number(*steps));
    pen.set(turn.moved.into(), 2);
    let mut owed = [0u8; 15];
    for frame in game.stack.frames().iter().filter(|frame| frame.seat == seat) {
        let (place, count) = match frame.step {
            Step::Promote => (0, 1),
            Step::Unlock => (1, 1),
            Step::UnlockExtra => (2, 1),
            Step::Build | Step::Pair { .. } => (3, 1),
            Step::Upgrade => (4, 1),
            Step::Load { .. } => (5, 1),
            Step::Station => (6, 1),
            Step::Gain => (7, 1),
            Step::Discard | Step::Replace(_) => (8, 1),
            Step::Develop(steps) => (9, steps),
            Step::Employee(_) | Step::PayEmployee { .. } => (10, 1),
            Step::Moving { left, .. } => (11, left),
            Step::BonusMove { steps } | Step::ExtraStep { steps, .. } => (12, steps),
            Step::StationBonus { .. } => (13, 1),
            Step::Flip | Step::Remove => (14, 1),
            Step::Route
            | Step::Claim
            | Step::Act
            | Step::Space(_)
            | Step::Trucks
            | Step::PickTile(_)
            | Step::Swap
            | Step::SwapFor(_)
            | Step::Recolour
            | Step::Slide
            | Step::SlideTo(_)
            | Step::Traffic
            | Step::Service(_)
            | Step::Companion
            | Step::Board
            | Step::Reveal
            | Step::Autobot(_)
            | Step::CheckRoute
            | Step::NextEra
            | Step::Over => continue,
        };
        owed[place] += count;
    }
    owed.iter().for_each(|count| pen.number(*count));
    pen.done();
}

/// The number of a decision; those that run by themselves are never met.
fn kind(step: Step) -> usize {
    match step {
        Step::Route => 0,
        Step::Claim => 1,
        Step::Act => 2,
        Step::Space(_) => 3,
        Step::Trucks => 4,
        Step::Moving { .. } => 5,
        Step::BonusMove { .. } => 6,
        Step::ExtraStep { .. } => 7,
        Step::StationBonus { .. } => 8,
        Step::PickTile(_) => 9,
        Step::Build => 10,
        Step::Pair { .. } => 11,
        Step::Upgrade => 12,
        Step::Load { .. } => 13,
        Step::Station => 14,
        Step::Unlock => 15,
        Step::UnlockExtra => 16,
        Step::Promote => 17,
        Step::Gain => 18,
        Step::Discard => 19,
        Step::Replace(_) => 20,
        Step::Swap => 21,
        Step::SwapFor(_) => 22,
        Step::Recolour => 23,
        Step::Slide => 24,
        Step::SlideTo(_) => 25,
        Step::Flip => 26,
        Step::Remove => 27,
        Step::Traffic => 28,
        Step::Service(_) => 29,
        Step::PayEmployee { .. } => 30,
        Step::Companion => 31,
        Step::Board => 32,
        Step::Reveal => 33,
        Step::Employee(_)
        | Step::Develop(_)
        | Step::Autobot(_)
        | Step::CheckRoute
        | Step::NextEra
        | Step::Over => 34,
    }
}

/// The same of somebody else, coarser.
fn opponent(game: &Autobahn, seat: Seat, map: Map<'_>, staff: &Staff, mut pen: Pen<'_>) {
    let player = game.player(seat);
    pen.number(player.money / 8);
    pen.levels(player.money, &[6, 12, 24]);
    pen.number(player.supply);
    pen.number(player.lobby);
    score(game, seat, pen.part(SCORE));
    pen.number(player.hand.len());
    colours(player.hand).iter().for_each(|count| pen.number(*count));
    for truck in player.trucks {
        let steps = Country::all().zip(map.steps(game, truck));
        let new = steps.filter(|(it, _)| player.delivered & 1 << it.number() == 0);
        let close = new.map(|(_, steps)| 9u8.saturating_sub(steps)).max();
        pen.flag(truck != Truck::Home);
        pen.number(close.unwrap_or(0));
    }
    pen.set(player.delivered.into(), Country::COUNT);
    pen.number(player.unclaimed.count_ones());
    pen.number(player.track / 2);
    staff.of_seat(seat).iter().for_each(|count| pen.number(*count));
    pen.number(staff.expected_budget(seat) / 4);
    pen.done();
}
