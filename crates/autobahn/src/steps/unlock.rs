//! Action "Unlock technology".

use engine::Seat;

use crate::action::Action;
use crate::data::{Technology, data};
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::state::Autobahn;

/// The lowest free lock; of the top two either.
fn is_next(levels: u8, level: TechnologyLevel) -> bool {
    let below = if level.idx() < 2 { (1 << level.idx()) - 1 } else { 0b11 };
    levels & 1 << level.idx() == 0 && levels & below == below
}

/// With one of the extra tokens, as long as they last.
pub fn emit_extra(game: &Autobahn, seat: Seat, offer: &mut impl FnMut(Action)) {
    if game.player(seat).extra_tokens > 0 {
        emit(game, seat, offer);
    }
}

pub fn emit(game: &Autobahn, seat: Seat, emit: &mut impl FnMut(Action)) {
    let technologies = game.player(seat).technologies;
    for column in Column::ALL {
        for level in TechnologyLevel::all() {
            if is_next(technologies[column.idx()], level) {
                emit(Action::Unlock(column, level));
            }
        }
    }
}

pub fn why_not(
    game: &Autobahn,
    seat: Seat,
    column: Column,
    level: TechnologyLevel,
) -> Option<Reason> {
    let levels = game.player(seat).technologies[column.idx()];
    if levels & 1 << level.idx() != 0 {
        Some(Reason::AlreadyUnlocked)
    } else if !is_next(levels, level) {
        Some(Reason::LowerLevelLocked)
    } else {
        None
    }
}

pub fn refusal(game: &Autobahn, seat: Seat, action: Action) -> Option<Reason> {
    let Action::Unlock(column, level) = action else { return None };
    why_not(game, seat, column, level)
}

/// The token is taken by the caller.
pub fn unlock(
    game: &mut Autobahn,
    seat: Seat,
    column: Column,
    level: TechnologyLevel,
    cx: &mut Cx<'_>,
) {
    let bit = 1 << level.idx();
    let player = game.player_mut(seat);
    player.technologies[column.idx()] |= bit;
    let row_complete = player.technologies.iter().all(|levels| levels & bit != 0);
    cx.say(Event::Unlocked { seat, column, level });
    if row_complete && let Some(bonus) = data().row_bonus[level.idx()] {
        game.gain(seat, bonus, Source::Technology, cx);
    }
    if let Technology::Once(bonus) = data().technologies[column.idx()][level.idx()] {
        game.gain(seat, bonus, Source::Technology, cx);
    }
}
