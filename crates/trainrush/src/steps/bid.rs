//! Phase I: everybody bids a spy, and the bids make the order of play.

use engine::Seat;

use crate::action::Action;
use crate::event::{Event, Order};
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::state::TrainRush;

pub fn emit(game: &TrainRush, seat: Seat, emit: &mut impl FnMut(Action)) {
    game.player(seat).spies_left().for_each(|spy| emit(Action::Bid(spy)));
}

pub fn why_not(spy: Spy) -> Reason {
    Reason::NoSuchSpy { spy }
}

pub fn bid(game: &mut TrainRush, seat: Seat, spy: Spy, cx: &mut Cx<'_>) {
    let player = game.player_mut(seat);
    player.spies &= !(1 << spy.get());
    player.bid = Some(spy);
    cx.say(Event::Bid { seat, spy });
}

/// The highest number goes first; of two alike, the one played earlier.
pub fn set_order(game: &mut TrainRush, cx: &mut Cx<'_>) {
    let seats = game.seats;
    let players = usize::from(game.players);
    // A stable sort without allocating: at most four seats.
    let order = &mut game.order[..players];
    for last in 1..players {
        let mut at = last;
        while at > 0 && seats[order[at - 1].idx()].bid < seats[order[at].idx()].bid {
            order.swap(at - 1, at);
            at -= 1;
        }
    }
    cx.say(Event::OrderSet { order: Order { seats: game.order, players: game.players } });
}
