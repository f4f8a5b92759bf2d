//! Bonus actions on action cards: gain, replace, swap and slide.

use engine::{Bits, Seat};

use crate::action::Action;
use crate::data::data;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::stack::Step;
use crate::state::Autobahn;

pub fn display_has_cards(game: &Autobahn) -> bool {
    game.display.iter().any(Option::is_some)
}

fn display(game: &Autobahn) -> Bits {
    game.display.iter().flatten().map(|card| card.number()).collect()
}

pub fn emit_display(game: &Autobahn, emit: &mut impl FnMut(Action)) {
    display(game).iter().for_each(|card| emit(Action::Take(Card::of(card))));
}

pub fn take_refusal(game: &Autobahn, action: Action) -> Option<Reason> {
    let Action::Take(card) = action else { return None };
    (!game.display.contains(&Some(card))).then_some(Reason::NotInDisplay)
}

/// Into the hand, or above the space where the replaced card lay: that does not count as playing it.
pub fn take(game: &mut Autobahn, seat: Seat, card: Card, above: Option<Space>, cx: &mut Cx<'_>) {
    remove_from_display(game, card, cx);
    let player = game.player_mut(seat);
    match above {
        None => player.hand.insert(card.number()),
        Some(space) => player.played[space.idx()].insert(card.number()),
    }
    cx.say(Event::CardTaken { seat, card });
}

/// The others slide to the right and a new card comes in from the left, as long as the deck lasts.
pub fn remove_from_display(game: &mut Autobahn, card: Card, cx: &mut Cx<'_>) {
    if let Some(place) = game.display.iter().position(|it| *it == Some(card)) {
        game.display[..=place].rotate_right(1);
        game.display[0] = reveal(game, cx);
    }
}

/// The next card of the deck. In companion mode the person tells which it is.
pub fn reveal(game: &mut Autobahn, cx: &mut Cx<'_>) -> Option<Card> {
    if game.options.companion {
        if !game.deck.is_empty() && game.stack.top().step != Step::Reveal {
            game.stack.push(Seat(0), Step::Reveal);
        }
        return None;
    }
    let card = game.deck.draw(cx.rng).map(Card::of)?;
    cx.say(Event::CardRevealed { card });
    Some(card)
}

fn basics(game: &Autobahn, seat: Seat) -> Bits {
    let player = game.player(seat);
    player.hand.or(player.all_played()).and(data().derived.basic)
}

pub fn has_basic(game: &Autobahn, seat: Seat) -> bool {
    !basics(game, seat).is_empty()
}

pub fn emit_basics(game: &Autobahn, seat: Seat, emit: &mut impl FnMut(Action)) {
    basics(game, seat).iter().for_each(|card| emit(Action::Discard(Card::of(card))));
}

pub fn discard_refusal(game: &Autobahn, seat: Seat, action: Action) -> Option<Reason> {
    let Action::Discard(card) = action else { return None };
    let player = game.player(seat);
    if !player.hand.or(player.all_played()).contains(card.number()) {
        Some(Reason::NotInHand)
    } else if !data().derived.basic.contains(card.number()) {
        Some(Reason::NotBasic)
    } else {
        None
    }
}

/// Removes the card from the game. Returns the space above which it lay, if it was played.
pub fn discard(game: &mut Autobahn, seat: Seat, card: Card, cx: &mut Cx<'_>) -> Option<Space> {
    let player = game.player_mut(seat);
    let space = player.space_of(card);
    match space {
        Some(space) => player.played[space.idx()].remove(card.number()),
        None => player.hand.remove(card.number()),
    }
    cx.say(Event::CardDiscarded { seat, card });
    space
}

pub fn emit_hand(game: &Autobahn, seat: Seat, emit: &mut impl FnMut(Action)) {
    game.player(seat).hand.iter().for_each(|card| emit(Action::Give(Card::of(card))));
}

pub fn emit_played(game: &Autobahn, seat: Seat, emit: &mut impl FnMut(Action)) {
    game.player(seat).all_played().iter().for_each(|card| emit(Action::PickUp(Card::of(card))));
}

pub fn swap_refusal(action: Action) -> Option<Reason> {
    matches!(action, Action::Give(_)).then_some(Reason::NotInHand)
}

pub fn swap_for_refusal(action: Action) -> Option<Reason> {
    matches!(action, Action::PickUp(_)).then_some(Reason::NotPlayed)
}

/// The card from the hand takes the exact place of the played one; no action follows.
pub fn swap(game: &mut Autobahn, seat: Seat, down: Card, up: Card, cx: &mut Cx<'_>) {
    let player = game.player_mut(seat);
    let space = player.space_of(up).expect("only played cards are offered");
    player.hand.remove(down.number());
    player.played[space.idx()].remove(up.number());
    player.hand.insert(up.number());
    player.played[space.idx()].insert(down.number());
    cx.say(Event::CardsSwapped { seat, down, up });
}

/// A card slides left onto a space with room, at most as far as the leftmost one.
fn slide_why_not(game: &Autobahn, seat: Seat, card: Card, to: Space) -> Option<Reason> {
    let player = game.player(seat);
    match player.space_of(card) {
        None => Some(Reason::NotPlayed),
        Some(from) if to >= from => Some(Reason::NotToTheLeft),
        Some(_) if !player.has_room(to) => {
            Some(Reason::SpaceFull { space: to, limit: player.limit(to) })
        }
        Some(_) => None,
    }
}

fn can_slide(game: &Autobahn, seat: Seat, card: Card) -> bool {
    Space::ALL.into_iter().any(|to| slide_why_not(game, seat, card, to).is_none())
}

pub fn can_slide_any(game: &Autobahn, seat: Seat) -> bool {
    let mut played = game.player(seat).all_played().iter();
    played.any(|card| can_slide(game, seat, Card::of(card)))
}

pub fn emit_slides(game: &Autobahn, seat: Seat, emit: &mut impl FnMut(Action)) {
    for card in game.player(seat).all_played().iter().map(Card::of) {
        if can_slide(game, seat, card) {
            emit(Action::Slide(card));
        }
    }
}

pub fn emit_slide_targets(game: &Autobahn, seat: Seat, card: Card, emit: &mut impl FnMut(Action)) {
    for to in Space::ALL {
        if slide_why_not(game, seat, card, to).is_none() {
            emit(Action::To(to));
        }
    }
}

pub fn slide_refusal(game: &Autobahn, seat: Seat, action: Action) -> Option<Reason> {
    let Action::Slide(card) = action else { return None };
    let no_space = |to: &Space| slide_why_not(game, seat, card, *to);
    Some(Space::ALL.iter().find_map(no_space).unwrap_or(Reason::NotPlayed))
}

pub fn slide_to_refusal(game: &Autobahn, seat: Seat, card: Card, action: Action) -> Option<Reason> {
    let Action::To(space) = action else { return None };
    slide_why_not(game, seat, card, space)
}

pub fn slide(game: &mut Autobahn, seat: Seat, card: Card, to: Space, cx: &mut Cx<'_>) {
    let player = game.player_mut(seat);
    let from = player.space_of(card).expect("only played cards are offered");
    player.played[from.idx()].remove(card.number());
    player.played[to.idx()].insert(card.number());
    cx.say(Event::CardSlid { seat, card, to });
}
