//! The chips of Daimler and Diesel, which can be used whenever the player is asked for the next thing
//! to do. One chip a turn is all, those of Horch and Maybach included.

use engine::Seat;

use crate::action::Action;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::state::{Automobile, Car};
use crate::step::Step;

pub fn emit(game: &Automobile, seat: Seat, emit: &mut impl FnMut(Action)) {
    if game.turn.chip_used {
        return;
    }
    let player = game.player(seat);
    for chip in player.chips_of(Engineer::Daimler) {
        for (number, merchant) in game.active_merchants() {
            if merchant.daimler.is_none() {
                emit(Action::Daimler(chip, number));
            }
        }
    }
    if player.chips[Engineer::Diesel.idx()] != 0 {
        // There is always another price to choose.
        game.cars_of(seat).for_each(|car| emit(Action::Diesel(car)));
    }
}

fn chip_why_not(game: &Automobile, seat: Seat, chip: Chip) -> Option<Reason> {
    if game.turn.chip_used {
        return Some(Reason::OneChipPerTurn);
    }
    let has = game.player(seat).chips_of(chip.engineer).any(|it| it == chip.number);
    (!has).then_some(Reason::NoSuchChip)
}

pub fn daimler_why_not(
    game: &Automobile,
    seat: Seat,
    number: ChipNo,
    merchant: MerchantNo,
) -> Option<Reason> {
    let chip = Chip { engineer: Engineer::Daimler, number };
    chip_why_not(game, seat, chip).or_else(|| match game.merchants[merchant.idx()] {
        None => Some(Reason::NoSuchMerchant),
        Some(it) => it.daimler.map(|_| Reason::MerchantHasChip),
    })
}

pub fn diesel_why_not(game: &Automobile, seat: Seat, car: CarNo) -> Option<Reason> {
    if game.turn.chip_used {
        return Some(Reason::OneChipPerTurn);
    }
    if game.player(seat).chips[Engineer::Diesel.idx()] == 0 {
        return Some(Reason::NoSuchChip);
    }
    car_why_not(game, seat, car)
}

pub fn car_why_not(game: &Automobile, seat: Seat, car: CarNo) -> Option<Reason> {
    let own = game.market[car.idx()].is_some_and(|car| car.owner == seat);
    (!own).then_some(Reason::NotYourCar)
}

pub fn boost_why_not(game: &Automobile, seat: Seat, chip: Chip) -> Option<Reason> {
    if !matches!(chip.engineer, Engineer::Horch | Engineer::Maybach) {
        return Some(Reason::NotABoost);
    }
    chip_why_not(game, seat, chip)
}

pub fn spend(game: &mut Automobile, seat: Seat, chip: Chip) {
    game.turn.chip_used = true;
    game.player_mut(seat).spend(chip);
}

/// Whoever sells to this merchant gets the bonus.
pub fn daimler(game: &mut Automobile, seat: Seat, number: ChipNo, at: MerchantNo, cx: &mut Cx<'_>) {
    let chip = Chip { engineer: Engineer::Daimler, number };
    spend(game, seat, chip);
    if let Some(merchant) = &mut game.merchants[at.idx()] {
        merchant.daimler = Some(number);
    }
    cx.say(Event::ChipOnMerchant { seat, merchant: at, points: chip.amount() });
}

pub fn diesel(game: &mut Automobile, seat: Seat, car: CarNo) {
    let chip = game.player(seat).chips_of(Engineer::Diesel).next().expect("a chip of Diesel");
    spend(game, seat, Chip { engineer: Engineer::Diesel, number: chip });
    game.stack.push(seat, Step::Change(car));
}

/// One feature: another body or engine from a workshop, more workers, another price. Workers are not
/// taken back, for the rule speaks of those in the canteen only.
pub fn emit_changes(game: &Automobile, seat: Seat, number: CarNo, emit: &mut impl FnMut(Action)) {
    let Some(car) = game.market[number.idx()] else { return };
    let player = game.player(seat);
    let values = |kind: PartKind, has: Value| {
        let values = player.parts(kind).iter().filter(move |value| *value != has.get());
        values.map(Value::of)
    };
    values(PartKind::Body, car.body).for_each(|value| emit(Action::Body(value)));
    values(PartKind::Engine, car.engine).for_each(|value| emit(Action::Engine(value)));
    (1..=player.canteen).for_each(|count| emit(Action::Workers(count_of(count))));
    game.free_prices().for_each(|price| emit(Action::Price(price_of(price))));
}

#[expect(clippy::wildcard_enum_match_arm, reason = "actions of other steps are all alike here")]
pub fn change_why_not(
    game: &Automobile,
    seat: Seat,
    number: CarNo,
    action: Action,
) -> Option<Reason> {
    let car = game.market[number.idx()]?;
    let part = |kind, value, has| {
        let missing = super::parts::part_why_not(game, seat, Part { kind, value });
        missing.or((value == has).then_some(Reason::SameValue))
    };
    match action {
        Action::Body(value) => part(PartKind::Body, value, car.body),
        Action::Engine(value) => part(PartKind::Engine, value, car.engine),
        Action::Workers(count) => workers_why_not(game, seat, count.get()),
        Action::Price(price) => price_why_not(game, price.get()),
        _ => None,
    }
}

pub fn workers_why_not(game: &Automobile, seat: Seat, need: u8) -> Option<Reason> {
    let have = game.player(seat).canteen;
    (need > have).then_some(Reason::NotEnoughWorkers { need, have })
}

pub fn price_why_not(game: &Automobile, price: u8) -> Option<Reason> {
    if !game.prices().contains(&price) {
        return Some(Reason::NoSuchPrice);
    }
    (!game.price_is_free(price)).then_some(Reason::PriceTaken)
}

pub fn count_of(count: u8) -> engine::Nth<30> {
    engine::Nth::of(count)
}

pub fn price_of(price: u8) -> engine::Nth<99> {
    engine::Nth::of(price)
}

/// The old part goes to the supply, the old price chip lies beside the market again; a boost stays on
/// the car. What was swapped in wins no award: it had its chance in the workshop.
#[expect(clippy::wildcard_enum_match_arm, reason = "actions of other steps are never offered")]
pub fn change(game: &mut Automobile, seat: Seat, number: CarNo, action: Action, cx: &mut Cx<'_>) {
    let from = game.market[number.idx()].expect("a car to change");
    let mut to: Car = from;
    match action {
        Action::Body(value) => {
            leave(game, seat, Part { kind: PartKind::Body, value });
            to.body = value;
        }
        Action::Engine(value) => {
            leave(game, seat, Part { kind: PartKind::Engine, value });
            to.engine = value;
        }
        Action::Workers(count) => {
            game.player_mut(seat).canteen -= count.get();
            to.workers += count.get();
        }
        Action::Price(price) => to.price = price.get(),
        other => unreachable!("{other} changes no car"),
    }
    game.market[number.idx()] = Some(to);
    cx.say(Event::CarChanged { seat, number, from, to });
}

/// A part leaves its workshop.
pub fn leave(game: &mut Automobile, seat: Seat, part: Part) {
    let player = game.player_mut(seat);
    let workshop = player.workshop_of(part).expect("a part that is there");
    player.workshops[workshop] = None;
}
