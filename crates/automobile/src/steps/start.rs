//! Set-up: a start tile for everybody, in reverse order of turns, with what it gives at once.

use engine::{Bits, Seat};

use crate::action::Action;
use crate::data::{StartEffect, data};
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::race;
use crate::reason::Reason;
use crate::state::Automobile;
use crate::steps::{parts, work};

pub fn emit(game: &Automobile, emit: &mut impl FnMut(Action)) {
    Bits(u64::from(game.starts)).iter().for_each(|tile| emit(Action::Start(StartTile::of(tile))));
}

pub fn why_not(game: &Automobile, tile: StartTile) -> Option<Reason> {
    (game.starts >> tile.number() & 1 == 0).then_some(Reason::StartTileTaken)
}

/// Nobody has a choice within it: workshops are empty, cards there are none, and an engine of 1 is not
/// better than the one of the Grand Prix car.
pub fn take(game: &mut Automobile, seat: Seat, tile: StartTile, cx: &mut Cx<'_>) {
    game.starts &= !(1 << tile.number());
    game.player_mut(seat).start = Some(tile);
    cx.say(Event::StartTaken { seat, tile });
    for effect in &data().starts[tile.idx()].effects {
        match *effect {
            StartEffect::Worker => work::hire(game, seat, cx),
            StartEffect::Body => {
                parts::store(game, seat, game.player(seat).next_part(PartKind::Body), cx);
            }
            StartEffect::Engine => {
                parts::store(game, seat, game.player(seat).next_part(PartKind::Engine), cx);
            }
            StartEffect::Space(space) => {
                game.player_mut(seat).space = space;
                cx.say(Event::Started { seat, space });
            }
            StartEffect::Motor(engine) => race::install(game, seat, engine.get(), cx),
        }
    }
}
