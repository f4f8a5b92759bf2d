//! What a bot sees of its own decision that is under way.

use engine::{Pen, Seat};

use crate::data::MOVES;
use crate::nouns::*;
use crate::stack::{Step, by_itself};
use crate::state::TrainRush;

/// What is under way; nothing unless it is the seat's own decision.
pub(super) fn write(game: &TrainRush, seat: Seat, mut pen: Pen<'_>) {
    let top = game.stack.top();
    if top.step == Step::Over || !game.choosing().contains(seat) {
        return;
    }
    pen.one_of(kind(top.step), 34);
    let mut owed = [0u8; 14];
    let (mut next_move, mut steps, mut sold) = (MOVES, 0, 0);
    for frame in game.stack.frames().iter().filter(|frame| frame.seat == seat) {
        let (place, count) = match frame.step {
            Step::Drive { nth, .. } | Step::DriveWith { nth, .. } => {
                next_move = nth.idx();
                continue;
            }
            Step::Travel(count) => {
                steps = count;
                continue;
            }
            Step::Sell { value, .. } => {
                sold = value;
                continue;
            }
            Step::Warehouse => (0, 1),
            Step::Station => (1, 1),
            Step::Corrupt { agents, .. } => (2, agents),
            Step::Advance { .. } => (3, 1),
            Step::Exchange { .. } | Step::ExchangeFor { .. } => (4, 1),
            Step::DrawWagon { size, .. } => (5, size),
            Step::Load { left, .. } => (6, left),
            Step::Lease | Step::Contractor(_) => (7, 1),
            Step::Area(cost) => (8, cost),
            Step::Tile { .. } | Step::OpenTile(_) => (9, 1),
            Step::FreeSpecial(count) => (10, count),
            Step::Special(_) => (11, 1),
            Step::Slot { size, .. } => (12, size),
            Step::City { leased: false, .. } => (13, 1),
            // They owe nothing that could be counted.
            Step::City { leased: true, .. }
            | Step::Cube(_)
            | Step::KeepCards
            | Step::KeepHeroes
            | Step::Draft
            | Step::Bid
            | Step::Lobby
            | Step::Invest
            | Step::Play
            | Step::Pool
            | Step::Discard
            | Step::Mission
            | Step::Deliver { .. }
            | Step::Market(_)
            | Step::Parcel(_)
            | Step::Keep(_)
            | Step::DealCards
            | Step::DealHeroes
            | Step::Phase(_)
            | Step::Income
            | Step::EndTurn(_)
            | Step::RefillPool
            | Step::Return(_)
            | Step::RefillTile(_)
            | Step::ScoreLeases(_)
            | Step::ScoreLease(_)
            | Step::ScoreStation(_)
            | Step::Infrastructure(_)
            | Step::Over => continue,
        };
        owed[place] = owed[place].saturating_add(count);
    }
    owed.iter().for_each(|count| pen.number(*count));
    pen.one_of(next_move, MOVES);
    pen.number(steps);
    pen.number(sold);
    pen.set(game.table.word(), Card::COUNT);
    if let Step::Keep(left) = top.step {
        pen.number(left);
    } else {
        pen.skip(1);
    }
    if let Step::City { unloaded, .. } = top.step {
        pen.number(game.player(seat).value(Track::Unloading).saturating_sub(unloaded));
    } else {
        pen.skip(1);
    }
    if let Step::DriveWith { token, .. } = top.step {
        pen.number(token.get());
    } else {
        pen.skip(1);
    }
    pen.done();
}

/// The number of a decision; those that run by themselves are never met.
fn kind(step: Step) -> usize {
    match step {
        Step::Cube(_) => 0,
        Step::KeepCards => 1,
        Step::KeepHeroes => 2,
        Step::Draft => 3,
        Step::Bid => 4,
        Step::Lobby => 5,
        Step::Load { .. } => 6,
        Step::Invest => 7,
        Step::Play => 8,
        Step::Drive { .. } => 9,
        Step::DriveWith { .. } => 10,
        Step::Special(_) => 11,
        Step::Pool => 12,
        Step::Discard => 13,
        Step::Mission => 14,
        Step::City { .. } => 15,
        Step::Deliver { .. } => 16,
        Step::Market(_) => 17,
        Step::Sell { .. } => 18,
        Step::Parcel(_) => 19,
        Step::Warehouse => 20,
        Step::Station => 21,
        Step::Corrupt { .. } => 22,
        Step::Advance { .. } => 23,
        Step::Exchange { .. } => 24,
        Step::ExchangeFor { .. } => 25,
        Step::DrawWagon { .. } => 26,
        Step::Keep(_) => 27,
        Step::Lease => 28,
        Step::Contractor(_) => 29,
        Step::Area(_) => 30,
        Step::Travel(_) => 31,
        Step::Tile { .. } | Step::FreeSpecial(_) => 32,
        Step::Slot { .. } => 33,
        by_itself!() => 34,
    }
}
