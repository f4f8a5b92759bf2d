//! Where a new body or engine goes.

use engine::Seat;

use crate::action::Action;
use crate::awards;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::race;
use crate::reason::Reason;
use crate::state::Automobile;
use crate::step::Step;

/// An engine may go into the Grand Prix car if it is better; all else goes into a workshop, where an
/// old part makes room if need be.
pub fn emit(game: &Automobile, seat: Seat, part: Part, emit: &mut impl FnMut(Action)) {
    if install_why_not(game, seat, part).is_none() {
        emit(Action::Install);
    }
    if game.player(seat).empty_workshops() > 0 {
        emit(Action::Store);
    } else {
        emit_parts(game, seat, emit, Action::Clear);
    }
}

/// Parts in the workshops; equal ones are the same.
pub fn emit_parts(
    game: &Automobile,
    seat: Seat,
    emit: &mut impl FnMut(Action),
    action: fn(PartKind, Value) -> Action,
) {
    for kind in PartKind::ALL {
        for value in game.player(seat).parts(kind) {
            emit(action(kind, Value::of(value)));
        }
    }
}

pub fn install_why_not(game: &Automobile, seat: Seat, part: Part) -> Option<Reason> {
    let (engine, motor) = (part.value.get(), game.player(seat).motor);
    match part.kind {
        PartKind::Body => Some(Reason::NotAnEngine),
        PartKind::Engine => (engine <= motor).then_some(Reason::NotBetter { engine, motor }),
    }
}

pub fn store_why_not(game: &Automobile, seat: Seat) -> Option<Reason> {
    (game.player(seat).empty_workshops() == 0).then_some(Reason::NoEmptyWorkshop)
}

pub fn clear_why_not(game: &Automobile, seat: Seat, old: Part) -> Option<Reason> {
    if game.player(seat).empty_workshops() > 0 {
        return Some(Reason::WorkshopEmpty);
    }
    part_why_not(game, seat, old)
}

pub fn part_why_not(game: &Automobile, seat: Seat, part: Part) -> Option<Reason> {
    game.player(seat).workshop_of(part).is_none().then_some(Reason::NoSuchPart)
}

pub fn store(game: &mut Automobile, seat: Seat, part: Part, cx: &mut Cx<'_>) {
    let workshops = &mut game.player_mut(seat).workshops;
    let empty = workshops.iter_mut().find(|it| it.is_none()).expect("an empty workshop");
    *empty = Some(part);
    cx.say(Event::PartStored { seat, part, cleared: None });
    awards::part(game, seat, part, cx);
}

/// The new part takes the workshop of an old one.
pub fn clear(game: &mut Automobile, seat: Seat, part: Part, old: Part, cx: &mut Cx<'_>) {
    let player = game.player_mut(seat);
    let workshop = player.workshop_of(old).expect("a part that is there");
    player.workshops[workshop] = Some(part);
    cx.say(Event::PartStored { seat, part, cleared: Some(old) });
    awards::part(game, seat, part, cx);
}

/// A new engine moves the car of who has Bugatti at once.
pub fn install(game: &mut Automobile, seat: Seat, part: Part, cx: &mut Cx<'_>) {
    race::install(game, seat, part.value.get(), cx);
    if game.player(seat).has(Engineer::Bugatti) {
        race::drive(game, seat, part.value.get(), cx);
    }
}

/// A body and an engine at once: the order matters only if workshops are short.
pub fn emit_both(game: &Automobile, seat: Seat, emit: &mut impl FnMut(Action)) {
    emit(Action::Do(Act::Body));
    if game.player(seat).empty_workshops() < 2 {
        emit(Action::Do(Act::Engine));
    }
}

/// Both arrive, this one first; the second may push out the first.
pub fn both(game: &mut Automobile, seat: Seat, first: Act) {
    let [body, engine] = PartKind::ALL.map(|kind| game.player(seat).next_part(kind));
    let (first, second) = if first == Act::Body { (body, engine) } else { (engine, body) };
    game.stack.push(seat, Step::Fit(second));
    game.stack.push(seat, Step::Fit(first));
}
