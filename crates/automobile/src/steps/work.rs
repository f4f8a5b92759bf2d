//! Hiring workers, and the developments that wait for them.

use engine::Seat;

use crate::action::Action;
use crate::awards;
use crate::data::{Effect, data};
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::state::Automobile;
use crate::step::Step;

/// The next of so many workers: to the canteen, or onto a card if one waits. Each is finished with all
/// that follows before the next one comes; nobody may hire fewer than the supply allows.
pub fn hire_next(game: &mut Automobile, seat: Seat, count: u8, cx: &mut Cx<'_>) {
    game.stack.pop();
    if count == 0 || game.player(seat).supply == 0 {
        return;
    }
    game.stack.push(seat, Step::Hire(count - 1));
    if game.player(seat).inactive().is_empty() {
        hire(game, seat, cx);
    } else {
        game.stack.push(seat, Step::Activate);
    }
}

/// One worker from the supply to the canteen.
pub fn hire(game: &mut Automobile, seat: Seat, cx: &mut Cx<'_>) {
    let player = game.player_mut(seat);
    player.supply -= 1;
    player.canteen += 1;
    cx.say(Event::Hired { seat });
    awards::workers(game, seat, cx);
}

pub fn emit(game: &Automobile, seat: Seat, emit: &mut impl FnMut(Action)) {
    let waiting = game.player(seat).inactive();
    waiting.iter().for_each(|card| emit(Action::Activate(Card::of(card))));
}

/// The card that a new worker makes active if it makes no difference which: those of a kind are the
/// same.
pub fn only_kind(game: &Automobile, seat: Seat) -> Option<Card> {
    let kind = |card: Card| data().cards[card.idx()].kind;
    let mut waiting = game.player(seat).inactive().iter().map(Card::of);
    let first = waiting.next()?;
    waiting.all(|card| kind(card) == kind(first)).then_some(first)
}

pub fn why_not(game: &Automobile, seat: Seat, card: Card) -> Option<Reason> {
    let waits = game.player(seat).inactive().contains(card.number());
    (!waits).then_some(Reason::NotWaiting)
}

/// A new worker goes onto a card that waits.
pub fn activate_with_new(game: &mut Automobile, seat: Seat, card: Card, cx: &mut Cx<'_>) {
    game.player_mut(seat).supply -= 1;
    activate(game, seat, card, true, cx);
    awards::workers(game, seat, cx);
}

/// The points of the card count at once, also for the part that comes with it.
pub fn activate(game: &mut Automobile, seat: Seat, card: Card, hired: bool, cx: &mut Cx<'_>) {
    game.player_mut(seat).active.insert(card.number());
    cx.say(Event::Activated { seat, card, hired });
    if let Effect::Development(development) = data().cards[card.idx()].effect
        && let Some(kind) = development.take
    {
        game.stack.push(seat, Step::Fit(game.player(seat).next_part(kind)));
    }
}
