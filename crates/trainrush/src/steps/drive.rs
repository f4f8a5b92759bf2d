//! Movement: exactly so many steps along the arrows, or fewer into a city or a black market. Nothing
//! happens on the way, so a move is the field on which it ends.

use engine::Seat;

use crate::action::Action;
use crate::data::{MoveData, Place, data};
use crate::event::Event;
use crate::fields::FieldSet;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::stack::{MoveNo, Step};
use crate::state::TrainRush;
use crate::steps::{city, siding};

/// Where a move of so many steps may end: nobody else may stand there, but for cities and markets.
pub fn ends(game: &TrainRush, seat: Seat, steps: u8) -> FieldSet {
    ends_from(game, seat, game.player(seat).field, steps)
}

/// The same from another field, for whoever plans ahead.
pub fn ends_from(game: &TrainRush, seat: Seat, from: Field, steps: u8) -> FieldSet {
    data().derived.ends[from.idx()][usize::from(steps)].minus(game.blocked(seat))
}

pub fn printed(card: Card, nth: MoveNo) -> MoveData {
    card.data().moves[nth.idx()]
}

fn emit_ends(ends: FieldSet, emit: &mut impl FnMut(Action)) {
    ends.iter().for_each(|field| emit(Action::Move(field)));
}

/// A card's move: with a token, without, or not at all.
pub fn emit(game: &TrainRush, seat: Seat, card: Card, nth: MoveNo, emit: &mut impl FnMut(Action)) {
    let MoveData { steps, coal } = printed(card, nth);
    if game.player(seat).coal >= u16::from(coal) {
        for token in Token::all() {
            if token_why_not(game, seat, steps, token).is_none() {
                emit(Action::Token(token));
            }
        }
        emit_ends(ends(game, seat, steps), emit);
    }
    emit(Action::Stop);
}

/// Is there more to it than not to move?
pub fn is_possible(game: &TrainRush, seat: Seat, card: Card, nth: MoveNo) -> bool {
    let MoveData { steps, coal } = printed(card, nth);
    let by_token = |token: Token| token_why_not(game, seat, steps, token).is_none();
    game.player(seat).coal >= u16::from(coal)
        && (!ends(game, seat, steps).is_empty() || Token::all().any(by_token))
}

pub fn emit_travel(game: &TrainRush, seat: Seat, steps: u8, emit: &mut impl FnMut(Action)) {
    emit_ends(ends(game, seat, steps), emit);
}

fn token_why_not(game: &TrainRush, seat: Seat, steps: u8, token: Token) -> Option<Reason> {
    if game.player(seat).tokens[token.idx()] == 0 {
        Some(Reason::NoSuchToken)
    } else if ends(game, seat, steps + token.get()).is_empty() {
        Some(Reason::NoEndField)
    } else {
        None
    }
}

/// Why a card's move is not made like this.
#[expect(clippy::wildcard_enum_match_arm, reason = "actions of other steps are all alike here")]
pub fn why_not(
    game: &TrainRush,
    seat: Seat,
    card: Card,
    nth: MoveNo,
    action: Action,
) -> Option<Reason> {
    let MoveData { steps, coal: need } = printed(card, nth);
    let have = game.player(seat).coal;
    match action {
        Action::Token(_) | Action::Move(_) if have < u16::from(need) => {
            Some(Reason::NotEnoughCoal { need, have })
        }
        Action::Token(token) => token_why_not(game, seat, steps, token),
        Action::Move(field) => end_why_not(game, seat, steps, field),
        _ => None,
    }
}

pub fn end_why_not(game: &TrainRush, seat: Seat, steps: u8, field: Field) -> Option<Reason> {
    let from = game.player(seat).field;
    if !data().derived.ends[from.idx()][usize::from(steps)].contains(field) {
        return Some(Reason::OutOfReach { steps });
    }
    if !game.blocked(seat).contains(field) {
        return None;
    }
    let by = game.all_seats().find(|it| *it != seat && game.player(*it).field == field)?;
    Some(Reason::Occupied { by })
}

/// Coal and token are paid before the move and are gone even if it stops early.
pub fn drive(
    game: &mut TrainRush,
    seat: Seat,
    card: Card,
    nth: MoveNo,
    token: Option<Token>,
    to: Field,
    cx: &mut Cx<'_>,
) {
    let coal = printed(card, nth).coal;
    game.player_mut(seat).coal -= u16::from(coal);
    if coal > 0 {
        cx.say(Event::CoalPaid { seat, coal });
    }
    if let Some(token) = token {
        game.player_mut(seat).tokens[token.idx()] -= 1;
        cx.say(Event::TokenUsed { seat, token });
    }
    let next = match MoveNo::new(nth.get() + 1) {
        Some(nth) => Step::Drive { card, nth },
        None => Step::Special(card),
    };
    game.stack.push(seat, next);
    go(game, seat, to, cx);
}

/// Moves, and begins what the end field offers.
pub fn go(game: &mut TrainRush, seat: Seat, to: Field, cx: &mut Cx<'_>) {
    let from = std::mem::replace(&mut game.player_mut(seat).field, to);
    cx.say(Event::Moved { seat, from, to });
    match to.data().place {
        Place::Start | Place::Track => {}
        Place::City(city) => city::enter(game, seat, city, cx),
        Place::Market(region) => game.stack.push(seat, Step::Market(region)),
        Place::Siding { zone, number } => siding::enter(game, seat, zone, number),
    }
}
