//! The lower halves of the bonus tiles.

use engine::Seat;

use crate::action::Action;
use crate::data::data;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::race;
use crate::state::Automobile;
use crate::step::Step;
use crate::steps::{chips, parts, research};

/// Carries out a bonus, or lets it lapse if it can do nothing.
pub fn act(game: &mut Automobile, seat: Seat, bonus: Bonus, cx: &mut Cx<'_>) {
    let lapsed = Event::Lapsed { seat, act: Act::Bonus };
    match bonus {
        Bonus::Engine(value) => {
            game.stack.push(seat, Step::Fit(Part { kind: PartKind::Engine, value }));
        }
        Bonus::Body(value) => {
            game.stack.push(seat, Step::Fit(Part { kind: PartKind::Body, value }));
        }
        Bonus::Canteen(each) if game.player(seat).canteen > 0 => {
            let points = each.saturating_mul(game.player(seat).canteen);
            game.scored(seat, Source::Bonus, u16::from(points));
            cx.say(Event::CanteenPaid { seat, points });
        }
        Bonus::Tune(by) => {
            let motor = game.player(seat).motor;
            let better = (motor + by).min(data().setup.best);
            if better == motor {
                return cx.say(lapsed);
            }
            race::install(game, seat, better, cx);
            if game.player(seat).has(Engineer::Bugatti) {
                game.stack.push(seat, Step::Drive);
            }
        }
        Bonus::Remove(points) if game.cars_of(seat).next().is_some() => {
            game.stack.push(seat, Step::Remove(points));
        }
        Bonus::Sell if game.player(seat).workshops.iter().any(Option::is_some) => {
            game.stack.push(seat, Step::Sell);
        }
        Bonus::Canteen(_) | Bonus::Remove(_) | Bonus::Sell => cx.say(lapsed),
        Bonus::Recover => match game.deck.discard.pop() {
            None => cx.say(lapsed),
            Some(card) => {
                cx.say(Event::CardRecovered { seat, card });
                research::resolve(game, seat, card, cx);
            }
        },
    }
}

pub fn emit_removable(game: &Automobile, seat: Seat, emit: &mut impl FnMut(Action)) {
    game.cars_of(seat).for_each(|car| emit(Action::Remove(car)));
    emit(Action::Skip);
}

/// Parts and workers go to the supply, a chip on the car is lost; the space and the price are free.
pub fn remove(game: &mut Automobile, seat: Seat, number: CarNo, points: u8, cx: &mut Cx<'_>) {
    let car = game.market[number.idx()].take().expect("a car to remove");
    game.player_mut(seat).supply += car.workers;
    game.scored(seat, Source::Bonus, u16::from(points));
    cx.say(Event::CarRemoved { seat, car: number, points });
}

pub fn emit_sellable(game: &Automobile, seat: Seat, emit: &mut impl FnMut(Action)) {
    parts::emit_parts(game, seat, emit, Action::Sell);
    emit(Action::Skip);
}

pub fn sell(game: &mut Automobile, seat: Seat, part: Part, cx: &mut Cx<'_>) {
    chips::leave(game, seat, part);
    game.scored(seat, Source::Bonus, u16::from(part.value.get()));
    cx.say(Event::PartSold { seat, part });
}
