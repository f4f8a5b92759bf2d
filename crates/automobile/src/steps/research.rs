//! Research: one of the two face-up cards, and what each kind of card does.

use engine::Seat;

use crate::action::Action;
use crate::awards;
use crate::data::{Effect, data};
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::race;
use crate::reason::Reason;
use crate::state::Automobile;
use crate::step::Step;
use crate::steps::work;

pub fn emit(game: &Automobile, emit: &mut impl FnMut(Action)) {
    let [a, b] = game.deck.shown;
    for card in [a.min(b), a.max(b)].into_iter().flatten() {
        emit(Action::Card(card));
    }
}

pub fn why_not(game: &Automobile, card: Card) -> Option<Reason> {
    (!game.deck.shows(card)).then_some(Reason::NotFaceUp)
}

/// The other card goes, two new ones are turned up, and only then the card is resolved.
pub fn take(game: &mut Automobile, seat: Seat, card: Card, cx: &mut Cx<'_>) {
    cx.say(Event::CardTaken { seat, card });
    if let Some(card) = game.deck.take(card) {
        cx.say(Event::CardRejected { seat, card });
    }
    let shuffled = game.deck.refill(cx.rng);
    cx.say(Event::CardsTurned { cards: game.deck.shown, shuffled });
    resolve(game, seat, card, cx);
}

pub fn resolve(game: &mut Automobile, seat: Seat, card: Card, cx: &mut Cx<'_>) {
    match data().cards[card.idx()].effect {
        Effect::Engineer(engineer) => {
            let player = game.player_mut(seat);
            player.cards.insert(card.number());
            let chips = data().chips[engineer.idx()];
            player.chips[engineer.idx()] = u8::from(chips[0] > 0) | u8::from(chips[1] > 0) << 1;
            awards::engineers(game, seat, cx);
            if engineer == Engineer::Otto {
                game.stack.push(seat, Step::Research);
                game.stack.push(seat, Step::Hire(data().setup.otto_workers));
            }
        }
        Effect::Hire(workers) => {
            game.stack.push(seat, Step::Discard(card));
            game.stack.push(seat, Step::Hire(workers));
        }
        Effect::Race(spaces) => {
            race::drive(game, seat, spaces, cx);
            discard(game, card, cx);
        }
        Effect::Parts => {
            game.stack.push(seat, Step::Discard(card));
            game.stack.push(seat, Step::Parts);
        }
        Effect::Development(_) => {
            let player = game.player_mut(seat);
            player.cards.insert(card.number());
            // With nobody in the canteen the card waits.
            if player.canteen > 0 {
                player.canteen -= 1;
                work::activate(game, seat, card, false, cx);
            }
        }
    }
}

/// An instant card is done.
pub fn discard(game: &mut Automobile, card: Card, cx: &mut Cx<'_>) {
    game.deck.discard.push(card);
    cx.say(Event::CardDiscarded { card });
}
