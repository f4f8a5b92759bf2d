//! Loading: a normal wagon is filled completely; slots for any resource take what one chooses.

use engine::Seat;

use crate::action::Action;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::stack::Step;
use crate::state::TrainRush;

/// Phase III.
pub fn income(game: &mut TrainRush, seat: Seat, cx: &mut Cx<'_>) {
    let player = game.player_mut(seat);
    let (investment, coal) = (player.value(Track::Investment), player.value(Track::Coal));
    player.investment = player.investment.saturating_add(investment.into());
    player.coal = player.coal.saturating_add(coal.into());
    let left = player.value(Track::Loading);
    cx.say(Event::Income { seat, investment, coal });
    game.stack.push(seat, Step::Load { left, may: true });
}

pub fn emit(game: &TrainRush, seat: Seat, emit: &mut impl FnMut(Action)) {
    for (number, car) in game.player(seat).cars() {
        if car.has_room() {
            emit(Action::Load(number));
        }
    }
}

pub fn is_possible(game: &TrainRush, seat: Seat) -> bool {
    game.player(seat).train.iter().flatten().any(|car| car.has_room())
}

pub fn why_not(game: &TrainRush, seat: Seat, number: CarNo) -> Reason {
    match game.player(seat).car(number) {
        None => Reason::NoSuchCar,
        Some(car) if car.wagon.is_special() => Reason::SpecialWagon,
        Some(_) => Reason::NoFreeSlot,
    }
}

/// Typed slots fill by themselves; the others are asked for one by one.
pub fn load(game: &mut TrainRush, seat: Seat, number: CarNo, cx: &mut Cx<'_>) {
    let car = game.player(seat).car(number).expect("only wagons of the train are offered");
    for (slot, cube) in car.free_slots() {
        if let Cube::Of(resource) = cube {
            put(game, seat, number, slot, resource, cx);
        }
    }
    game.stack.push(seat, Step::Cube(number));
}

pub fn next_slot(game: &TrainRush, seat: Seat, number: CarNo) -> Option<usize> {
    Some(game.player(seat).car(number)?.free_slots().next()?.0)
}

/// Fills the next free slot, and asks again while there is another.
pub fn fill(game: &mut TrainRush, seat: Seat, number: CarNo, cube: Resource, cx: &mut Cx<'_>) {
    let slot = next_slot(game, seat, number).expect("asked only while a slot is free");
    put(game, seat, number, slot, cube, cx);
    if next_slot(game, seat, number).is_some() {
        game.stack.push(seat, Step::Cube(number));
    }
}

fn put(
    game: &mut TrainRush,
    seat: Seat,
    number: CarNo,
    slot: usize,
    resource: Resource,
    cx: &mut Cx<'_>,
) {
    let car = game.player_mut(seat).car_mut(number);
    car.cargo[slot] = Some(resource);
    cx.say(Event::Loaded { seat, car: number, wagon: car.wagon, resource });
}
