//! Phase 3: move trucks. What they meet on the way is in `passing`, where they arrive in `deliver` and `wine`.

use engine::{Bits, Seat};

use crate::action::Action;
use crate::data::data;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::stack::Step;
use crate::state::{Autobahn, Truck};
use crate::steps::ends::{Help, ends, taken};
use crate::steps::{deliver, passing, wine};

/// Built sections one step away.
pub fn next_sections(game: &Autobahn, truck: Truck) -> Bits {
    let reach = match truck {
        Truck::Home => Bits::EMPTY,
        Truck::Depot(depot) => data().depots[depot.idx()].sections,
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
    if left == 0 {
        return Bits::EMPTY;
    }
    let Some(good) = it.good() else { return Bits::EMPTY };
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
pub fn emit_movement(
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

fn emit_steps(
    game: &Autobahn,
    seat: Seat,
    truck: TruckNo,
    left: u8,
    emit: &mut impl FnMut(Action),
) {
    emit_movement(game, seat, |it| if it == truck { left } else { 0 }, emit);
}

/// Is there anything but to stop?
pub fn can_go_on(game: &Autobahn, seat: Seat, truck: TruckNo, left: u8) -> bool {
    let mut any = false;
    emit_steps(game, seat, truck, left, &mut |_| any = true);
    any
}

pub fn emit_moving(
    game: &Autobahn,
    seat: Seat,
    truck: TruckNo,
    left: u8,
    emit: &mut impl FnMut(Action),
) {
    emit_steps(game, seat, truck, left, emit);
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

/// One step, of a truck of anybody.
pub fn step(game: &mut Autobahn, seat: Seat, truck: TruckNo, section: Section, cx: &mut Cx<'_>) {
    let before = game.player(seat).trucks[truck.idx()];
    let good = before.good().expect("a truck on the move is loaded");
    let passed = passing::passed_station(game, before, section);
    game.player_mut(seat).trucks[truck.idx()] = Truck::Road(section, good);
    cx.say(Event::Moved { seat, truck, section });
    if let Some(city) = wine::arrives(game, seat, good, section) {
        // The wine is home: whatever was left of the movement is not needed.
        end_movement(game, seat, truck);
        wine::deliver(game, seat, truck, city, cx);
    }
    if let Some((link, owner)) = passed {
        passing::pass_station(game, seat, truck, link, owner, cx);
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
