//! The end of a turn: a car for the market, put together feature by feature.

use engine::Seat;

use crate::action::Action;
use crate::awards;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::state::{Automobile, Car};
use crate::step::{Draft, Step};
use crate::steps::chips::{self, count_of, price_of};

/// A body to begin with, or the end of the turn; a car is never compulsory.
pub fn emit(game: &Automobile, seat: Seat, emit: &mut impl FnMut(Action)) {
    chips::emit(game, seat, emit);
    if means_why_not(game, seat).is_none() {
        game.player(seat)
            .parts(PartKind::Body)
            .iter()
            .for_each(|value| emit(Action::Body(Value::of(value))));
    }
    emit(Action::End);
}

/// A body, an engine, a worker. There is always a price, and a space, for the market is never full
/// when a turn begins.
pub fn means_why_not(game: &Automobile, seat: Seat) -> Option<Reason> {
    let player = game.player(seat);
    if player.parts(PartKind::Body).is_empty() {
        return Some(Reason::NoBody);
    }
    if player.parts(PartKind::Engine).is_empty() {
        return Some(Reason::NoEngine);
    }
    chips::workers_why_not(game, seat, 1)
}

/// The tile is taken and its actions are done.
#[expect(clippy::wildcard_enum_match_arm, reason = "actions of other steps are all alike here")]
pub fn refusal(game: &Automobile, seat: Seat, action: Action) -> Option<Reason> {
    match action {
        Action::Take(_) => Some(Reason::TileTaken),
        Action::Do(_) => Some(Reason::NotOnTheTile),
        Action::Body(value) => means_why_not(game, seat).or_else(|| {
            super::parts::part_why_not(game, seat, Part { kind: PartKind::Body, value })
        }),
        _ => None,
    }
}

pub fn begin(body: Value) -> Step {
    Step::Engine(Draft { body, engine: None, boost: None, workers: 0 })
}

pub fn emit_engines(game: &Automobile, seat: Seat, emit: &mut impl FnMut(Action)) {
    let engines = game.player(seat).parts(PartKind::Engine);
    engines.iter().for_each(|value| emit(Action::Engine(Value::of(value))));
}

/// One chip of Horch or Maybach, if none was used this turn.
pub fn emit_boosts(game: &Automobile, seat: Seat, emit: &mut impl FnMut(Action)) {
    if !game.turn.chip_used {
        for engineer in [Engineer::Horch, Engineer::Maybach] {
            let chips = game.player(seat).chips_of(engineer);
            chips.for_each(|chip| emit(Action::Boost(engineer, chip)));
        }
    }
    emit(Action::Skip);
}

pub fn emit_workers(game: &Automobile, seat: Seat, emit: &mut impl FnMut(Action)) {
    (1..=game.player(seat).canteen).for_each(|count| emit(Action::Workers(count_of(count))));
}

pub fn emit_prices(game: &Automobile, emit: &mut impl FnMut(Action)) {
    game.free_prices().for_each(|price| emit(Action::Price(price_of(price))));
}

/// The draft as it would stand on the market.
pub fn car(seat: Seat, draft: Draft, price: u8) -> Option<Car> {
    let Draft { body, engine, boost, workers } = draft;
    Some(Car { owner: seat, body, engine: engine?, boost, workers, price })
}

/// The price completes the car: only now parts, workers and chip leave the player.
pub fn place(game: &mut Automobile, seat: Seat, draft: Draft, price: u8, cx: &mut Cx<'_>) {
    let car = car(seat, draft, price).expect("a car with an engine");
    chips::leave(game, seat, Part { kind: PartKind::Body, value: car.body });
    chips::leave(game, seat, Part { kind: PartKind::Engine, value: car.engine });
    game.player_mut(seat).canteen -= car.workers;
    if let Some(chip) = car.boost {
        chips::spend(game, seat, chip);
    }
    let space = game.market.iter().position(Option::is_none).expect("a free space");
    game.market[space] = Some(car);
    cx.say(Event::CarPlaced { seat, number: CarNo::of(space as u8 + 1), car });
    awards::market(game, seat, cx);
}
