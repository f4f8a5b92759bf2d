//! Phase IV: actions of the action area, paid with investment markers that stay there for the round.

use engine::Seat;

use crate::action::Action;
use crate::data::data;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::stack::Step;
use crate::state::TrainRush;

pub fn emit(game: &TrainRush, seat: Seat, emit: &mut impl FnMut(Action)) {
    for action in AreaAction::ALL {
        if why_not(game, seat, action).is_none() {
            emit(Action::Invest(action));
        }
    }
    emit(Action::Pass);
}

/// Is there anything but to pass? The first possible action answers, so that it is asked after every ply.
pub fn is_possible(game: &TrainRush, seat: Seat) -> bool {
    AreaAction::ALL.into_iter().any(|action| why_not(game, seat, action).is_none())
}

/// Spaces left in an area.
pub fn room(game: &TrainRush, area: Area) -> u8 {
    game.by_players().area.saturating_sub(game.areas[area.idx()])
}

pub fn why_not(game: &TrainRush, seat: Seat, action: AreaAction) -> Option<Reason> {
    let it = &data().actions[action.idx()];
    let (have, free) = (game.player(seat).investment, room(game, it.area));
    if have < u16::from(it.cost) {
        Some(Reason::NotEnoughInvestment { need: it.cost, have })
    } else if free < it.cost {
        Some(Reason::AreaFull { area: it.area, free, need: it.cost })
    } else if !game.is_possible(seat, it.effect) {
        Some(Reason::NoEffect)
    } else {
        None
    }
}

pub fn invest(game: &mut TrainRush, seat: Seat, action: AreaAction, cx: &mut Cx<'_>) {
    let it = &data().actions[action.idx()];
    game.player_mut(seat).investment -= u16::from(it.cost);
    game.areas[it.area.idx()] += it.cost;
    cx.say(Event::Invested { seat, action, cost: it.cost });
    ask_next(game, seat);
    game.gain(seat, it.effect, Giver::Area, cx);
}

pub fn pass(game: &mut TrainRush, seat: Seat, cx: &mut Cx<'_>) {
    game.player_mut(seat).passed = true;
    cx.say(Event::Passed { seat });
    ask_next(game, seat);
}

/// Round and round, until everybody has passed.
fn ask_next(game: &mut TrainRush, seat: Seat) {
    let next = game.in_order_from(seat).skip(1).chain([seat]);
    let next = next.into_iter().find(|next| !game.player(*next).passed);
    if let Some(next) = next {
        game.stack.push(next, Step::Invest);
    }
}

/// A card's free action: of exactly this cost, without a marker.
pub fn emit_free(game: &TrainRush, seat: Seat, cost: u8, emit: &mut impl FnMut(Action)) {
    for action in AreaAction::ALL {
        if free_why_not(game, seat, cost, action).is_none() {
            emit(Action::Invest(action));
        }
    }
}

pub fn is_free_possible(game: &TrainRush, seat: Seat, cost: u8) -> bool {
    AreaAction::ALL.into_iter().any(|action| free_why_not(game, seat, cost, action).is_none())
}

pub fn free_why_not(game: &TrainRush, seat: Seat, cost: u8, action: AreaAction) -> Option<Reason> {
    let it = &data().actions[action.idx()];
    if it.cost != cost {
        Some(Reason::WrongCost { need: cost, is: it.cost })
    } else if !game.is_possible(seat, it.effect) {
        Some(Reason::NoEffect)
    } else {
        None
    }
}

pub fn take_free(game: &mut TrainRush, seat: Seat, action: AreaAction, cx: &mut Cx<'_>) {
    cx.say(Event::FreeAction { seat, action });
    game.gain(seat, data().actions[action.idx()].effect, Giver::Area, cx);
}
