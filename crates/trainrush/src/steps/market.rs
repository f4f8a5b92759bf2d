//! The black market: cubes for one of its items.

use engine::Seat;

use crate::action::Action;
use crate::data::data;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::stack::Step;
use crate::state::{Source, TrainRush, slot_of};
use crate::steps::city;

pub fn emit(game: &TrainRush, seat: Seat, emit: &mut impl FnMut(Action)) {
    let most = most(game, seat);
    for item in Item::ALL {
        if item_why_not(game, seat, item, most).is_none() {
            emit(Action::Buy(item));
        }
    }
    emit(Action::Skip);
}

pub fn is_possible(game: &TrainRush, seat: Seat) -> bool {
    let most = most(game, seat);
    Item::ALL.into_iter().any(|item| item_why_not(game, seat, item, most).is_none())
}

/// What the player's cubes can bring at most.
fn most(game: &TrainRush, seat: Seat) -> u8 {
    let player = game.player(seat);
    best(player.cubes(), player.value(Track::Unloading))
}

/// What so many cubes can bring at most.
fn best(cubes: [u8; Resource::COUNT], mut count: u8) -> u8 {
    let mut value = 0;
    for (have, each) in cubes.iter().zip(data().values).rev() {
        let sold = (*have).min(count);
        value += sold * each;
        count -= sold;
    }
    value
}

pub fn why_not(game: &TrainRush, seat: Seat, item: Item) -> Option<Reason> {
    item_why_not(game, seat, item, most(game, seat))
}

fn item_why_not(game: &TrainRush, seat: Seat, item: Item, most: u8) -> Option<Reason> {
    let it = &data().items[item.idx()];
    if most < it.price {
        Some(Reason::TooDear { price: it.price, most })
    } else if !game.is_possible(seat, it.effect) {
        Some(Reason::NoEffect)
    } else {
        None
    }
}

/// A cube is offered if the price can still be reached with it.
pub fn emit_cubes(
    game: &TrainRush,
    seat: Seat,
    item: Item,
    sold: u8,
    value: u8,
    emit: &mut impl FnMut(Action),
) {
    for (car, slot, _) in city::slots(game, seat) {
        if cube_why_not(game, seat, item, sold, value, (car, slot)).is_none() {
            emit(Action::Give(car, slot));
        }
    }
    if value >= data().items[item.idx()].price {
        emit(Action::Done);
    }
}

/// While the cubes given so far do not pay for it.
pub fn buy_why_not(item: Item) -> Reason {
    Reason::PriceOutOfReach { price: data().items[item.idx()].price }
}

pub fn cube_why_not(
    game: &TrainRush,
    seat: Seat,
    item: Item,
    sold: u8,
    value: u8,
    (car, slot): (CarNo, SlotNo),
) -> Option<Reason> {
    let player = game.player(seat);
    let Some(cube) = player.car(car).and_then(|it| it.cargo[slot.idx()]) else {
        return Some(Reason::NoCubeHere);
    };
    let left = player.value(Track::Unloading).saturating_sub(sold);
    if left == 0 {
        return Some(Reason::TooManyCubes { need: 1, left });
    }
    let mut others = player.cubes();
    others[cube.idx()] -= 1;
    let price = data().items[item.idx()].price;
    let reached = value + data().values[cube.idx()] + best(others, left - 1) >= price;
    (!reached).then_some(Reason::PriceOutOfReach { price })
}

pub fn sell(
    game: &mut TrainRush,
    seat: Seat,
    item: Item,
    sold: u8,
    value: u8,
    (car, slot): (CarNo, SlotNo),
    cx: &mut Cx<'_>,
) {
    let cube = city::unload(game, seat, car, slot, cx);
    let value = value + data().values[cube.idx()];
    game.stack.push(seat, Step::Sell { item, sold: sold + 1, value });
}

/// What was paid beyond the price is lost.
pub fn buy(game: &mut TrainRush, seat: Seat, item: Item, value: u8, cx: &mut Cx<'_>) {
    cx.say(Event::Bought { seat, item, value });
    game.gain(seat, data().items[item.idx()].effect, Giver::Market, cx);
}

pub fn emit_slots(game: &TrainRush, seat: Seat, size: u8, emit: &mut impl FnMut(Action)) {
    for city in game.cities_here(seat).iter() {
        if slot_why_not(game, seat, size, city).is_none() {
            emit(Action::Slot(city));
        }
    }
}

pub fn is_slot_possible(game: &TrainRush, seat: Seat, size: u8) -> bool {
    game.cities_here(seat).iter().any(|city| slot_why_not(game, seat, size, city).is_none())
}

/// Any city of the active region, visited or not.
pub fn slot_why_not(game: &TrainRush, seat: Seat, size: u8, city: City) -> Option<Reason> {
    let region = city.data().region;
    if game.region(seat) != Some(region) {
        Some(Reason::WrongRegion { region })
    } else if let Some(by) = game.cities[city.idx()].slots[slot_of(size)] {
        Some(Reason::SlotTaken { by })
    } else if game.player(seat).contract_markers == 0 {
        Some(Reason::NoMarkersLeft)
    } else {
        None
    }
}

pub fn mark_slot(game: &mut TrainRush, seat: Seat, city: City, size: u8, vp: u8, cx: &mut Cx<'_>) {
    city::mark(game, seat, city, size);
    cx.say(Event::SlotMarked { seat, city, size });
    game.score(seat, Source::Market, vp, cx);
}
