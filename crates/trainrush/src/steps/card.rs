//! Phase V and everything else about action cards: playing, special actions, drawing, the limit.

use engine::{Bag, Bits, Seat};

use crate::action::Action;
use crate::data::data;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::stack::{MoveNo, Step};
use crate::state::TrainRush;

pub fn emit_play(game: &TrainRush, seat: Seat, emit: &mut impl FnMut(Action)) {
    game.player(seat).hand.iter().for_each(|card| emit(Action::Play(card)));
}

/// Of a card to be played or discarded: all of the hand are offered.
pub fn hand_why_not() -> Reason {
    Reason::NotInHand
}

fn leave_hand(game: &mut TrainRush, seat: Seat, card: Card) {
    let player = game.player_mut(seat);
    player.hand.remove(card);
    player.shown.remove(card);
}

/// The card lies on the table until all of it is done.
pub fn play(game: &mut TrainRush, seat: Seat, card: Card, cx: &mut Cx<'_>) {
    leave_hand(game, seat, card);
    game.table.insert(card);
    cx.say(Event::CardPlayed { seat, card });
    game.stack.push(seat, Step::EndTurn(card));
    game.stack.push(seat, Step::Drive { card, nth: MoveNo::of(1) });
}

/// Whoever has no card to play still takes one.
pub fn end_turn(game: &mut TrainRush, seat: Seat, played: Option<Card>, cx: &mut Cx<'_>) {
    match played {
        Some(card) => put_away(game, seat, card, cx),
        None => cx.say(Event::NoCard { seat }),
    }
    game.stack.push(seat, Step::RefillPool);
    game.stack.push(seat, Step::Discard);
    game.stack.push(seat, Step::Pool);
}

pub fn put_away(game: &mut TrainRush, seat: Seat, card: Card, cx: &mut Cx<'_>) {
    game.table.remove(card);
    game.discarded.insert(card);
    cx.say(Event::CardDiscarded { seat, card });
}

pub fn pays_special(game: &TrainRush, seat: Seat) -> bool {
    game.player(seat).coal >= u16::from(data().setup.special_coal)
}

/// Of the played card or of another one in hand. It is asked even if nothing can be chosen, for
/// otherwise the silence would tell of the hand.
pub fn emit_special(
    game: &TrainRush,
    seat: Seat,
    played: Option<Card>,
    emit: &mut impl FnMut(Action),
) {
    let hand = game.player(seat).hand;
    for card in played.map_or(hand, |card| hand.with(card)).iter() {
        if game.is_possible(seat, card.data().special) {
            emit(Action::Special(card));
        }
    }
    emit(Action::Skip);
}

pub fn special_why_not(
    game: &TrainRush,
    seat: Seat,
    played: Option<Card>,
    card: Card,
) -> Option<Reason> {
    if played != Some(card) && !game.player(seat).hand.contains(card) {
        Some(Reason::NotInHand)
    } else if !game.is_possible(seat, card.data().special) {
        Some(Reason::NoEffect)
    } else {
        None
    }
}

pub fn pay_special(game: &mut TrainRush, seat: Seat, cx: &mut Cx<'_>) {
    let coal = data().setup.special_coal;
    game.player_mut(seat).coal -= u16::from(coal);
    cx.say(Event::CoalPaid { seat, coal });
}

pub fn use_special(game: &mut TrainRush, seat: Seat, card: Card, cx: &mut Cx<'_>) {
    if game.player(seat).hand.contains(card) {
        leave_hand(game, seat, card);
        game.table.insert(card);
        game.stack.push(seat, Step::Return(card));
    }
    cx.say(Event::SpecialUsed { seat, card });
    game.gain(seat, card.data().special, Giver::Card, cx);
}

pub fn emit_pool(game: &TrainRush, emit: &mut impl FnMut(Action)) {
    let pool: Cards = game.pool.iter().copied().flatten().collect();
    pool.iter().for_each(|card| emit(Action::Take(card)));
}

/// Of a card to be taken or kept: all that lie there to choose from are offered.
pub fn open_why_not() -> Reason {
    Reason::NotDrawn
}

pub fn take(game: &mut TrainRush, seat: Seat, card: Card, cx: &mut Cx<'_>) {
    for open in &mut game.pool {
        if *open == Some(card) {
            *open = None;
        }
    }
    let player = game.player_mut(seat);
    player.hand.insert(card);
    player.shown.insert(card);
    cx.say(Event::CardTaken { seat, card });
}

pub fn fill_pool(game: &mut TrainRush, cx: &mut Cx<'_>) {
    for place in 0..game.pool.len() {
        if game.pool[place].is_none() {
            game.pool[place] = draw(game, None, cx);
            if let Some(card) = game.pool[place] {
                cx.say(Event::CardRevealed { card });
            }
        }
    }
}

pub fn clear_pool(game: &mut TrainRush, cx: &mut Cx<'_>) {
    for place in &mut game.pool {
        if let Some(card) = place.take() {
            game.discarded.insert(card);
        }
    }
    cx.say(Event::PoolCleared);
    fill_pool(game, cx);
}

pub fn exceeds_limit(game: &TrainRush, seat: Seat) -> bool {
    game.player(seat).hand.len() > u32::from(data().setup.hand_limit)
}

pub fn emit_discard(game: &TrainRush, seat: Seat, emit: &mut impl FnMut(Action)) {
    if exceeds_limit(game, seat) {
        game.player(seat).hand.iter().for_each(|card| emit(Action::Discard(card)));
    }
}

pub fn discard(game: &mut TrainRush, seat: Seat, card: Card, cx: &mut Cx<'_>) {
    leave_hand(game, seat, card);
    game.discarded.insert(card);
    cx.log.reveal();
    cx.say(Event::CardDiscarded { seat, card });
    game.stack.push(seat, Step::Discard);
}

/// Draws to choose from: these cards are not in hand yet.
pub fn plan(game: &mut TrainRush, seat: Seat, count: u8, keep: u8, cx: &mut Cx<'_>) {
    for _ in 0..count {
        if let Some(card) = draw(game, Some(seat), cx) {
            game.drawn.insert(card);
            cx.log.whisper(seat, Event::Drew { seat, card });
        }
    }
    cx.say(Event::CardsDrawn { seat, count: game.drawn.len() as u8 });
    game.stack.push(seat, Step::Discard);
    game.stack.push(seat, Step::Keep(keep));
}

pub fn emit_keep(game: &TrainRush, emit: &mut impl FnMut(Action)) {
    game.drawn.iter().for_each(|card| emit(Action::Keep(card)));
    emit(Action::Done);
}

pub fn keep(game: &mut TrainRush, seat: Seat, card: Card, left: u8, cx: &mut Cx<'_>) {
    game.drawn.remove(card);
    game.player_mut(seat).hand.insert(card);
    cx.say(Event::CardKept { seat });
    if left > 1 && !game.drawn.is_empty() {
        game.stack.push(seat, Step::Keep(left - 1));
    } else {
        keep_no_more(game, seat, cx);
    }
}

/// The rest goes to the discard pile, open.
pub fn keep_no_more(game: &mut TrainRush, seat: Seat, cx: &mut Cx<'_>) {
    cx.log.reveal();
    for card in std::mem::take(&mut game.drawn).iter() {
        game.discarded.insert(card);
        cx.say(Event::CardDiscarded { seat, card });
    }
}

pub fn draw_to_hand(game: &mut TrainRush, seat: Seat, count: u8, cx: &mut Cx<'_>) {
    for _ in 0..count {
        if let Some(card) = draw(game, Some(seat), cx) {
            game.player_mut(seat).hand.insert(card);
            cx.log.whisper(seat, Event::Drew { seat, card });
        }
    }
    cx.say(Event::CardsDrawn { seat, count });
    game.stack.push(seat, Step::Discard);
}

/// From the upper part of the deck, then from the cards put under it, then from the discard pile,
/// which becomes the deck. Only `by` sees the card, or everybody.
pub fn draw(game: &mut TrainRush, by: Option<Seat>, cx: &mut Cx<'_>) -> Option<Card> {
    if game.upper.is_empty() && game.bottom.is_empty() && !game.discarded.is_empty() {
        game.upper = Bag(Bits(std::mem::take(&mut game.discarded).word()));
        cx.say(Event::Reshuffled);
    }
    if let Some(card) = game.upper.draw(cx.rng) {
        return Some(Card::of(card));
    }
    let card = Card::of(game.bottom.draw(cx.rng)?);
    for seat in game.all_seats() {
        let under = &mut game.player_mut(seat).under;
        under.remove(card);
        // Somebody took a card from the bottom unseen: nobody else can tell which.
        if by.is_some_and(|by| by != seat) {
            *under = Cards::EMPTY;
        }
    }
    Some(card)
}
