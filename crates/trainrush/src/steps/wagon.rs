//! Drawing and exchanging wagons.

use engine::{Bag, Bits, Seat, Set};

use crate::action::Action;
use crate::data::data;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::state::{Car, TrainRush};

/// Index of a size among the rows and stacks of wagons with two and three slots.
fn row_of(size: u8) -> usize {
    usize::from(size) - 2
}

/// The open wagons of a size.
pub fn open(game: &TrainRush, size: u8) -> Set<Wagon> {
    game.rows[row_of(size)].iter().copied().flatten().collect()
}

/// The special wagon of a size, while there is one.
fn special(game: &TrainRush, size: u8) -> Option<Wagon> {
    (game.specials[row_of(size)] > 0).then(|| data().derived.special[row_of(size)])
}

fn both(game: &TrainRush, size: u8) -> Set<Wagon> {
    special(game, size).into_iter().fold(open(game, size), Set::<Wagon>::with)
}

fn emit_wagons(wagons: Set<Wagon>, emit: &mut impl FnMut(Action)) {
    wagons.iter().for_each(|wagon| emit(Action::Couple(wagon)));
}

pub fn has_place(game: &TrainRush, seat: Seat) -> bool {
    let player = game.player(seat);
    player.car_count() < usize::from(player.value(Track::Wagons))
}

pub fn emit_draw(game: &TrainRush, seat: Seat, size: u8, emit: &mut impl FnMut(Action)) {
    if has_place(game, seat) {
        emit_wagons(both(game, size), emit);
    }
}

pub fn can_draw(game: &TrainRush, seat: Seat, size: u8) -> bool {
    has_place(game, seat) && !both(game, size).is_empty()
}

pub fn draw_why_not(game: &TrainRush, seat: Seat, size: u8, wagon: Wagon) -> Option<Reason> {
    if !has_place(game, seat) {
        let limit = game.player(seat).value(Track::Wagons);
        Some(Reason::TrainFull { limit })
    } else if wagon.data().size != size {
        Some(Reason::WrongSize)
    } else if !both(game, size).contains(wagon) {
        Some(Reason::WagonNotOpen)
    } else {
        None
    }
}

/// The new wagon comes last, empty.
pub fn draw(game: &mut TrainRush, seat: Seat, wagon: Wagon, cx: &mut Cx<'_>) {
    let count = game.player(seat).car_count();
    let car = CarNo::of(count as u8 + 1);
    game.player_mut(seat).train[count] = Some(Car::new(wagon));
    cx.say(Event::Coupled { seat, car, wagon });
    leave_row(game, wagon, cx);
}

/// What can be had for a wagon: a normal one becomes a normal or a special one, a special one becomes
/// a normal one.
fn targets(game: &TrainRush, kinds: Exchanges, car: Car) -> Set<Wagon> {
    let (size, is_special) = (car.wagon.data().size, car.wagon.is_special());
    let mut wagons = Set::<Wagon>::EMPTY;
    for (from, to) in kinds.0.iter().map(Exchange::sizes) {
        if from == size {
            wagons = wagons.or(if is_special { open(game, to) } else { both(game, to) });
        }
    }
    wagons
}

pub fn emit_exchange(
    game: &TrainRush,
    seat: Seat,
    kinds: Exchanges,
    emit: &mut impl FnMut(Action),
) {
    for (number, car) in game.player(seat).cars() {
        if !targets(game, kinds, car).is_empty() {
            emit(Action::Uncouple(number));
        }
    }
}

pub fn can_exchange(game: &TrainRush, seat: Seat, kinds: Exchanges) -> bool {
    game.player(seat).cars().any(|(_, car)| !targets(game, kinds, car).is_empty())
}

pub fn exchange_why_not(game: &TrainRush, seat: Seat, kinds: Exchanges, car: CarNo) -> Reason {
    match game.player(seat).car(car) {
        None => Reason::NoSuchCar,
        Some(car) if !kinds.0.iter().any(|it| it.sizes().0 == car.wagon.data().size) => {
            Reason::WrongSize
        }
        Some(_) => Reason::NothingToTake,
    }
}

pub fn emit_targets(
    game: &TrainRush,
    seat: Seat,
    kinds: Exchanges,
    number: CarNo,
    emit: &mut impl FnMut(Action),
) {
    if let Some(car) = game.player(seat).car(number) {
        emit_wagons(targets(game, kinds, car), emit);
    }
}

pub fn target_why_not(game: &TrainRush, wagon: Wagon) -> Reason {
    let size = wagon.data().size;
    if size == 1 || !both(game, size).contains(wagon) {
        Reason::WagonNotOpen
    } else {
        Reason::WrongSize
    }
}

/// What the old wagon carried is lost; the new one takes its place, empty.
pub fn exchange(game: &mut TrainRush, seat: Seat, number: CarNo, wagon: Wagon, cx: &mut Cx<'_>) {
    let old = std::mem::replace(game.player_mut(seat).car_mut(number), Car::new(wagon)).wagon;
    cx.say(Event::Uncoupled { seat, car: number, wagon: old });
    let size = old.data().size;
    if old.is_special() {
        game.specials[row_of(size)] += 1;
    } else if size > 1 {
        game.wagons_discarded[row_of(size)].insert(old);
    }
    cx.say(Event::Coupled { seat, car: number, wagon });
    leave_row(game, wagon, cx);
}

fn leave_row(game: &mut TrainRush, wagon: Wagon, cx: &mut Cx<'_>) {
    let row = row_of(wagon.data().size);
    if wagon.is_special() {
        game.specials[row] -= 1;
        return;
    }
    for place in 0..game.rows[row].len() {
        if game.rows[row][place] == Some(wagon) {
            game.rows[row][place] = None;
        }
    }
    fill_row(game, row, cx);
}

/// When a stack is used up, the discarded wagons of its size are the new one.
pub fn fill_row(game: &mut TrainRush, row: usize, cx: &mut Cx<'_>) {
    for place in 0..game.rows[row].len() {
        if game.rows[row][place].is_some() {
            continue;
        }
        if game.wagon_stacks[row].is_empty() {
            let discarded = std::mem::take(&mut game.wagons_discarded[row]);
            game.wagon_stacks[row] = Bag(Bits(discarded.word()));
        }
        let wagon = game.wagon_stacks[row].draw(cx.rng).map(Wagon::of);
        game.rows[row][place] = wagon;
        if let Some(wagon) = wagon {
            cx.say(Event::WagonRevealed { wagon });
        }
    }
}
