//! Action "Unlock technology".

use engine::Seat;

use crate::action::Action;
use crate::data::{LEVELS, Technology, data};
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::state::Autobahn;

/// The lowest free lock; of the top two either.
fn is_next(levels: u8, level: u8) -> bool {
    let below = if level <= 2 { (1 << (level - 1)) - 1 } else { 0b11 };
    levels & 1 << (level - 1) == 0 && levels & below == below
}

pub fn emit(game: &Autobahn, seat: Seat, emit: &mut impl FnMut(Action)) {
    let technologies = game.player(seat).technologies;
    for column in Column::ALL {
        for level in 1..=LEVELS as u8 {
            if is_next(technologies[column.idx()], level) {
                emit(Action::Unlock(column, level));
            }
        }
    }
}

pub fn why_not(game: &Autobahn, seat: Seat, column: Column, level: u8) -> Option<Reason> {
    let levels = game.player(seat).technologies[column.idx()];
    if levels & 1 << (level - 1) != 0 {
        Some(Reason::AlreadyUnlocked)
    } else if !is_next(levels, level) {
        Some(Reason::LowerLevelLocked)
    } else {
        None
    }
}

/// The token is taken by the caller.
pub fn unlock(game: &mut Autobahn, seat: Seat, column: Column, level: u8, cx: &mut Cx<'_>) {
    let bit = 1 << (level - 1);
    let player = game.player_mut(seat);
    player.technologies[column.idx()] |= bit;
    let row_complete = player.technologies.iter().all(|levels| levels & bit != 0);
    cx.say(Event::Unlocked { seat, column, level });
    let level = usize::from(level) - 1;
    if row_complete && let Some(bonus) = data().row_bonus[level] {
        game.gain(seat, bonus, cx);
    }
    if let Technology::Once(bonus) = data().technologies[column.idx()][level] {
        game.gain(seat, bonus, cx);
    }
}
