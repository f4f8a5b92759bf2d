//! A turn begins: a tile out of the chain, then its actions in any order.

use engine::{Bits, Seat};

use crate::action::Action;
use crate::chain::Item;
use crate::data::data;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::race;
use crate::reason::Reason;
use crate::state::Automobile;
use crate::step::Step;
use crate::steps::{bonus, chips, merchant};

/// Any tile, at any distance.
pub fn emit(game: &Automobile, seat: Seat, emit: &mut impl FnMut(Action)) {
    let tiles: Bits = game.chain.tiles().map(Tile::number).collect();
    tiles.iter().for_each(|tile| emit(Action::Take(Tile::of(tile))));
    chips::emit(game, seat, emit);
}

pub fn why_not(game: &Automobile, tile: Tile) -> Option<Reason> {
    game.chain.place(tile).is_none().then_some(Reason::NotInTheChain)
}

/// The worker goes to the place of the tile, whose actions are next.
pub fn take(game: &mut Automobile, seat: Seat, tile: Tile, cx: &mut Cx<'_>) {
    game.chain.take(tile);
    game.turn.tile = Some(tile);
    game.turn.left = data().tiles[tile.idx()].acts;
    cx.say(Event::TileTaken { seat, tile });
    game.stack.push(seat, Step::TurnDone);
    game.stack.push(seat, Step::Car);
    game.stack.push(seat, Step::TileDone);
    game.stack.push(seat, Step::Act);
}

pub fn emit_acts(game: &Automobile, seat: Seat, emit: &mut impl FnMut(Action)) {
    game.turn.left.iter().for_each(|act| emit(Action::Do(act)));
    chips::emit(game, seat, emit);
}

/// While actions of the tile are left.
#[expect(clippy::wildcard_enum_match_arm, reason = "actions of other steps are all alike here")]
pub fn acts_refusal(game: &Automobile, action: Action) -> Option<Reason> {
    match action {
        Action::Take(_) => Some(Reason::TileTaken),
        Action::Do(act) => (!game.turn.left.contains(act)).then_some(Reason::NotOnTheTile),
        Action::Body(_) | Action::End => Some(Reason::ActionsFirst),
        _ => None,
    }
}

/// Has the tile one action, still to be done?
pub fn is_single(game: &Automobile) -> bool {
    let acts = game.turn.tile.map(|tile| data().tiles[tile.idx()].acts);
    acts.is_some_and(|acts| acts.len() == 1 && acts == game.turn.left)
}

pub fn act_first(game: &mut Automobile, seat: Seat, cx: &mut Cx<'_>) {
    if let Some(first) = game.turn.left.first() {
        act(game, seat, first, cx);
    }
}

/// One action with all that it sets off; what can do nothing lapses.
pub fn act(game: &mut Automobile, seat: Seat, act: Act, cx: &mut Cx<'_>) {
    game.turn.left.remove(act);
    let player = game.player(seat);
    match act {
        Act::Worker if player.supply == 0 => cx.say(Event::Lapsed { seat, act }),
        Act::Worker => game.stack.push(seat, Step::Hire(1)),
        Act::Research => game.stack.push(seat, Step::Research),
        Act::Body => game.stack.push(seat, Step::Fit(player.next_part(PartKind::Body))),
        Act::Engine => game.stack.push(seat, Step::Fit(player.next_part(PartKind::Engine))),
        Act::Race => race::drive(game, seat, player.motor, cx),
        Act::Merchant => merchant::act(game, seat, cx),
        Act::Bonus => {
            let tile = game.turn.tile.and_then(|tile| data().tiles[tile.idx()].bonus);
            if let Some(it) = tile {
                bonus::act(game, seat, it, cx);
            }
        }
    }
}

/// The tile goes to the front of the chain. A bonus tile is discarded instead and the next one comes:
/// it is seen before the car is decided.
pub fn done(game: &mut Automobile, cx: &mut Cx<'_>) {
    let Some(tile) = game.turn.tile.take() else { return };
    if data().tiles[tile.idx()].bonus.is_none() {
        return game.chain.push(Item::Tile(tile));
    }
    game.bonus_used.insert(tile.number());
    if game.bonus_pile.is_empty() {
        game.bonus_pile = std::mem::take(&mut game.bonus_used);
    }
    turn_up_bonus(game, cx);
}

/// The next bonus tile of the round goes to the front of the chain.
pub fn turn_up_bonus(game: &mut Automobile, cx: &mut Cx<'_>) {
    let mut pile = engine::Bag(game.bonus_pile);
    let drawn = pile.draw(cx.rng).map(Tile::of);
    game.bonus_pile = pile.0;
    if let Some(tile) = drawn {
        game.chain.push(Item::Tile(tile));
        cx.say(Event::BonusTileTurned { tile });
    }
}

/// A new round has its own bonus tiles; the one on the track, wherever it lies, goes to the box.
pub fn new_bonus_tiles(game: &mut Automobile, cx: &mut Cx<'_>) {
    if !game.options.bonus_tiles {
        return;
    }
    let old = game.chain.tiles().find(|tile| data().tiles[tile.idx()].bonus.is_some());
    old.into_iter().for_each(|tile| game.chain.discard(tile));
    game.bonus_pile = data().derived.bonus[usize::from(game.round)];
    game.bonus_used = Bits::EMPTY;
    turn_up_bonus(game, cx);
}
