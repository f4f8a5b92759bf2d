//! Phase 3: move trucks, pass service stations, make deliveries. Long, because it is one phase of the rulebook:
//! every step of it has what is legal, why something is not and what then happens side by side.

use engine::{Bits, Seat};

use crate::action::Action;
use crate::autobot;
use crate::data::{StationBonus, data};
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::stack::Step;
use crate::state::{Autobahn, Truck};
use crate::steps::ends::{Help, ends, needs_help, open_ends, taken};
use crate::steps::{deliver, station, wine};

/// Built sections one step away.
pub fn next_sections(game: &Autobahn, truck: Truck) -> Bits {
    let reach = match truck {
        Truck::Home => Bits::EMPTY,
        Truck::Depot(depot) => data().cities[data().depots[depot.idx()].city.idx()].sections,
        Truck::Road(section, _) => data().sections[section.idx()].steps,
    };
    reach.and(game.roads.built)
}

/// The country a truck can deliver to with its next step. Wine is not for export.
pub fn at_border(truck: Truck) -> Option<Country> {
    truck
        .section()
        .filter(|_| truck.good() != Some(Good::Wine))
        .and_then(|section| data().sections[section.idx()].border)
}

/// Sections the truck may step onto with `left` steps in hand: it must be able to end its movement
/// on a free section, if need be with the steps that its own stations give on the way.
fn moves(game: &Autobahn, seat: Seat, truck: TruckNo, left: u8) -> Bits {
    let it = game.player(seat).trucks[truck.idx()];
    let Some(good) = it.good().filter(|_| left > 0) else { return Bits::EMPTY };
    let taken = taken(game, seat, truck);
    let next = next_sections(game, it);
    let busy = next.and(taken);
    if busy.is_empty() {
        return next;
    }
    let help = Help::of(game, seat, truck);
    let passed = it.section().map_or(Bits::EMPTY, |from| help.passed(from.bit()));
    let no_end = |section: &u8| {
        let section = Section::of(*section).bit();
        let start = (section, section.and(passed));
        ends(game, seat, good, start, (left - 1, help), taken).is_some_and(Bits::is_empty)
    };
    next.minus(busy.iter().filter(no_end).collect())
}

/// Steps of a truck in phase 3, or why it may not move.
pub fn steps(game: &Autobahn, seat: Seat, truck: TruckNo) -> Result<u8, Reason> {
    let turn = &game.turn;
    let era = &data().eras[usize::from(game.era)];
    let it = game.player(seat).trucks[truck.idx()];
    if turn.card.is_none() {
        return Err(Reason::NoCardPlayed);
    }
    if turn.moved & 1 << truck.number() != 0 {
        return Err(Reason::TruckMoved);
    }
    let colours = match it {
        Truck::Home => return Err(Reason::TruckAtHome),
        Truck::Depot(depot) => data().depots[depot.idx()].colours,
        Truck::Road(section, _) => Colours::one(data().sections[section.idx()].colour),
    };
    if !colours.meets(turn.colours) {
        return Err(Reason::TruckColour);
    }
    let loaded = turn.loaded_steps[truck.idx()];
    Ok(era.steps + dual_step(game, it) + turn.truck_steps + loaded)
}

/// One step more from a dual carriageway.
pub fn dual_step(game: &Autobahn, truck: Truck) -> u8 {
    let on_dual =
        |section: Section| game.roads.dual.contains(data().sections[section.idx()].link.number());
    u8::from(truck.section().is_some_and(on_dual))
}

/// Moves, then deliveries, of the trucks for which `left` gives steps.
fn emit_movement(
    game: &Autobahn,
    seat: Seat,
    left: impl Fn(TruckNo) -> u8,
    emit: &mut impl FnMut(Action),
) {
    for truck in TruckNo::all() {
        let sections = moves(game, seat, truck, left(truck));
        sections.iter().for_each(|section| emit(Action::Move(truck, Section::of(section))));
    }
    for truck in TruckNo::all() {
        let it = game.player(seat).trucks[truck.idx()];
        if left(truck) > 0 && at_border(it).is_some() {
            emit(Action::Deliver(truck));
        }
    }
}

pub fn emit_phase(game: &Autobahn, seat: Seat, emit: &mut impl FnMut(Action)) {
    let left = TruckNo::BOTH.map(|truck| steps(game, seat, truck).unwrap_or(0));
    emit_movement(game, seat, |truck| left[truck.idx()], emit);
    emit(Action::End);
}

#[expect(clippy::wildcard_enum_match_arm, reason = "actions of other steps are all alike here")]
pub fn phase_refusal(game: &Autobahn, seat: Seat, action: Action) -> Option<Reason> {
    match action {
        Action::Move(truck, section) => match steps(game, seat, truck) {
            Err(reason) => Some(reason),
            Ok(left) => move_why_not(game, seat, truck, section, left),
        },
        Action::Deliver(truck) => {
            steps(game, seat, truck).err().or_else(|| deliver::why_not(game, seat, truck))
        }
        Action::Play(_) | Action::Refresh | Action::Fund => Some(Reason::AlreadyActed),
        _ => None,
    }
}

pub fn emit_moving(
    game: &Autobahn,
    seat: Seat,
    truck: TruckNo,
    left: u8,
    emit: &mut impl FnMut(Action),
) {
    emit_movement(game, seat, |it| if it == truck { left } else { 0 }, emit);
    if stop_why_not(game, seat, truck).is_none() {
        emit(Action::Stop);
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "actions of other steps are all alike here")]
pub fn moving_refusal(
    game: &Autobahn,
    seat: Seat,
    moving: TruckNo,
    left: u8,
    action: Action,
) -> Option<Reason> {
    match action {
        Action::Move(truck, section) if truck == moving => {
            move_why_not(game, seat, truck, section, left)
        }
        Action::Deliver(truck) if truck == moving => deliver::why_not(game, seat, truck),
        Action::Stop => stop_why_not(game, seat, moving),
        _ => None,
    }
}

fn stop_why_not(game: &Autobahn, seat: Seat, truck: TruckNo) -> Option<Reason> {
    let section = game.player(seat).trucks[truck.idx()].section()?;
    let taken = taken(game, seat, truck).contains(section.number());
    taken.then(|| in_the_way(game, section))
}

/// What keeps a truck from ending on a section.
fn in_the_way(game: &Autobahn, section: Section) -> Reason {
    if game.traffic.contains(section.number()) { Reason::Traffic } else { Reason::Occupied }
}

pub fn emit_bonus_move(game: &Autobahn, seat: Seat, steps: u8, emit: &mut impl FnMut(Action)) {
    emit_movement(game, seat, |_| steps, emit);
}

#[expect(clippy::wildcard_enum_match_arm, reason = "actions of other steps are all alike here")]
pub fn bonus_move_refusal(
    game: &Autobahn,
    seat: Seat,
    steps: u8,
    action: Action,
) -> Option<Reason> {
    match action {
        Action::Move(truck, section) => move_why_not(game, seat, truck, section, steps),
        Action::Deliver(truck) => deliver::why_not(game, seat, truck),
        _ => None,
    }
}

pub fn can_move_any(game: &Autobahn, seat: Seat, steps: u8) -> bool {
    let mut any = false;
    emit_bonus_move(game, seat, steps, &mut |_| any = true);
    any
}

/// The extra step goes to the moving truck, or at once to the other one. It moves a truck, so it may be
/// declined: the moving truck stops; where there is none, nothing happens.
pub fn emit_extra_step(
    game: &Autobahn,
    seat: Seat,
    moving: TruckNo,
    steps: u8,
    emit: &mut impl FnMut(Action),
) {
    let home = game.player(seat).trucks[moving.idx()] == Truck::Home;
    if !home {
        emit(Action::Truck(moving));
    }
    if !needs_help(game, seat, moving) {
        emit_movement(game, seat, |truck| if truck == moving { 0 } else { steps }, emit);
    }
    if home {
        emit(Action::Skip);
    }
}

pub fn extra_step_refusal(
    game: &Autobahn,
    seat: Seat,
    moving: TruckNo,
    steps: u8,
    action: Action,
) -> Option<Reason> {
    // The moving truck goes on by its own steps afterwards.
    let for_other = matches!(action, Action::Move(it, _) | Action::Deliver(it) if it != moving);
    let needed = || for_other && needs_help(game, seat, moving);
    bonus_move_refusal(game, seat, steps, action).or_else(|| needed().then_some(Reason::StepNeeded))
}

/// A truck that is home by now has no use for it.
pub fn give_extra_step(game: &mut Autobahn, seat: Seat, truck: TruckNo, steps: u8) {
    if game.player(seat).trucks[truck.idx()] == Truck::Home {
        return;
    }
    for frame in game.stack.frames_mut().iter_mut().rev() {
        if let Step::Moving { truck: moving, left } = &mut frame.step
            && frame.seat == seat
            && *moving == truck
        {
            *left += steps;
            return;
        }
    }
}

fn move_why_not(
    game: &Autobahn,
    seat: Seat,
    truck: TruckNo,
    section: Section,
    left: u8,
) -> Option<Reason> {
    let it = game.player(seat).trucks[truck.idx()];
    if it == Truck::Home {
        Some(Reason::TruckAtHome)
    } else if !game.roads.built.contains(section.number()) {
        Some(Reason::NotBuilt)
    } else if !next_sections(game, it).contains(section.number()) {
        Some(Reason::NotAdjacent)
    } else if !moves(game, seat, truck, left).contains(section.number()) {
        Some(in_the_way(game, section))
    } else {
        None
    }
}

/// The station that a truck passes by stepping onto a section, and whose it is: it crosses from one
/// section of the link to the other.
pub fn passed_station(game: &Autobahn, truck: Truck, section: Section) -> Option<(Link, Seat)> {
    let from = truck.section()?;
    let link = data().sections[section.idx()].link;
    let crosses = from != section && data().sections[from.idx()].link == link;
    game.station_owner(link).filter(|_| crosses).map(|owner| (link, owner))
}

/// One step, of a truck of anybody.
pub fn step(game: &mut Autobahn, seat: Seat, truck: TruckNo, section: Section, cx: &mut Cx<'_>) {
    let before = game.player(seat).trucks[truck.idx()];
    let good = before.good().expect("a truck on the move is loaded");
    let passed = passed_station(game, before, section);
    game.player_mut(seat).trucks[truck.idx()] = Truck::Road(section, good);
    cx.say(Event::Moved { seat, truck, section });
    if let Some(city) = wine::arrives(game, seat, good, section) {
        // The wine is home: whatever was left of the movement is not needed.
        end_movement(game, seat, truck);
        wine::deliver(game, seat, truck, city, cx);
    }
    if let Some((link, owner)) = passed {
        pass_station(game, seat, truck, link, owner, cx);
    }
}

/// The truck goes no further in any movement that is under way.
pub fn end_movement(game: &mut Autobahn, seat: Seat, truck: TruckNo) {
    for frame in game.stack.frames_mut() {
        if let Step::Moving { truck: moving, left } = &mut frame.step
            && frame.seat == seat
            && *moving == truck
        {
            *left = 0;
        }
    }
}

fn pass_station(
    game: &mut Autobahn,
    seat: Seat,
    truck: TruckNo,
    link: Link,
    owner: Seat,
    cx: &mut Cx<'_>,
) {
    if owner != seat {
        if game.is_autobot(owner) {
            return autobot::human_passed(game);
        }
        let money = station::fee(game, owner, link);
        game.player_mut(owner).receive(money);
        cx.say(Event::StationFee { from: seat, to: owner, link, money });
    } else if game.is_autobot(seat) {
        autobot::passed_own_station(game, link, cx);
    } else if !game.turn.stations_passed.contains(link.number()) {
        game.turn.stations_passed.insert(link.number());
        let bonuses = if game.improved.contains(link.number()) { 2 } else { 1 };
        (0..bonuses).for_each(|_| game.stack.push(seat, Step::StationBonus { truck, link }));
    }
}

pub fn extra_steps(number: StationNo) -> u8 {
    match data().stations[number.idx()] {
        StationBonus::Step(steps) => steps,
        StationBonus::Money { .. }
        | StationBonus::Develop(_)
        | StationBonus::Promote(_)
        | StationBonus::Employee { .. } => 0,
    }
}

pub fn bonus_why_not(
    game: &Autobahn,
    seat: Seat,
    truck: TruckNo,
    number: StationNo,
) -> Option<Reason> {
    let built = game.player(seat).stations_built() as u8;
    if number.get() > built {
        Some(Reason::StationNotBuilt { built })
    } else if game.turn.bonuses_used & 1 << number.idx() != 0 {
        Some(Reason::BonusUsedThisTurn)
    } else {
        match data().stations[number.idx()] {
            StationBonus::Employee { price } => station::pay_why_not(game, seat, price),
            StationBonus::Step(_) => {
                needs_help(game, seat, truck.other()).then_some(Reason::StepNeeded)
            }
            StationBonus::Money { .. } | StationBonus::Develop(_) | StationBonus::Promote(_) => {
                None
            }
        }
    }
}

/// Whether the bonus may be chosen for a station just passed: a truck that needs the extra step to get
/// off an occupied section takes it, unless another station on its way gives it too.
fn choice_why_not(
    game: &Autobahn,
    seat: Seat,
    truck: TruckNo,
    number: StationNo,
) -> Option<Reason> {
    let stuck = || {
        extra_steps(number) == 0
            && open_ends(game, seat, truck, Help::of(game, seat, truck)).is_some_and(Bits::is_empty)
    };
    bonus_why_not(game, seat, truck, number).or_else(|| stuck().then_some(Reason::StepNeeded))
}

pub fn bonus_refusal(
    game: &Autobahn,
    seat: Seat,
    truck: TruckNo,
    action: Action,
) -> Option<Reason> {
    let Action::Bonus(number) = action else { return None };
    choice_why_not(game, seat, truck, number)
}

pub fn emit_station_bonuses(
    game: &Autobahn,
    seat: Seat,
    truck: TruckNo,
    emit: &mut impl FnMut(Action),
) {
    let mut only_for_money = true;
    for number in StationNo::all() {
        if choice_why_not(game, seat, truck, number).is_none() {
            only_for_money &=
                matches!(data().stations[number.idx()], StationBonus::Employee { .. });
            emit(Action::Bonus(number));
        }
    }
    // Nobody has to pay: with nothing else left the bonus may be declined.
    if only_for_money {
        emit(Action::Skip);
    }
}

pub fn take_station_bonus(
    game: &mut Autobahn,
    seat: Seat,
    truck: TruckNo,
    link: Link,
    number: StationNo,
    cx: &mut Cx<'_>,
) {
    game.turn.bonuses_used |= 1 << number.idx();
    cx.say(Event::StationBonus { seat, link, number });
    match data().stations[number.idx()] {
        StationBonus::Step(steps) => {
            game.stack.push(seat, Step::ExtraStep { moving: truck, steps });
        }
        StationBonus::Employee { price } => {
            game.pay(seat, price, cx);
            game.stack.push(seat, Step::Employee(data().links[link.idx()].colour));
        }
        bonus @ (StationBonus::Money { .. }
        | StationBonus::Develop(_)
        | StationBonus::Promote(_)) => station::gain(game, seat, bonus, cx),
    }
}
