//! Award tiles: each goes to the first who qualifies, the moment it happens.

use engine::Seat;

use crate::data::data;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::state::Automobile;

fn need(award: Award) -> u8 {
    data().awards[award.idx()].need
}

fn give(game: &mut Automobile, seat: Seat, award: Award, cx: &mut Cx<'_>) {
    if game.awards[award.idx()].is_some() {
        return;
    }
    game.awards[award.idx()] = Some(seat);
    let points = data().awards[award.idx()].points;
    game.scored(seat, Source::Awards, u16::from(points));
    cx.say(Event::Awarded { seat, award, points });
}

/// All awards of a list that such a figure reaches: a high one may win two at once.
fn reached(game: &mut Automobile, seat: Seat, figure: u8, awards: [Award; 2], cx: &mut Cx<'_>) {
    for award in awards {
        if figure >= need(award) {
            give(game, seat, award, cx);
        }
    }
}

pub fn laps(game: &mut Automobile, seat: Seat, cx: &mut Cx<'_>) {
    reached(game, seat, game.player(seat).laps, [Award::Lap1, Award::Lap2], cx);
}

/// A part was laid into a workshop; what engineers add to it later does not count.
pub fn part(game: &mut Automobile, seat: Seat, part: Part, cx: &mut Cx<'_>) {
    let awards = match part.kind {
        PartKind::Body => [Award::Body3, Award::Body6],
        PartKind::Engine => [Award::Engine4, Award::Engine7],
    };
    reached(game, seat, part.value.get(), awards, cx);
}

/// Checked after each worker taken: one in the chain, on a card, on a car or counting laps is in play.
pub fn workers(game: &mut Automobile, seat: Seat, cx: &mut Cx<'_>) {
    if game.player(seat).supply <= need(Award::Worker) {
        give(game, seat, Award::Worker, cx);
    }
}

pub fn engineers(game: &mut Automobile, seat: Seat, cx: &mut Cx<'_>) {
    if game.player(seat).engineers() >= u32::from(need(Award::Engineers)) {
        give(game, seat, Award::Engineers, cx);
    }
}

/// For the second merchant of a kind in the row, whoever brought the first.
pub fn merchants(game: &mut Automobile, seat: Seat, preference: Preference, cx: &mut Cx<'_>) {
    if game.active_of(preference) >= usize::from(need(Award::Merchant)) {
        give(game, seat, Award::Merchant, cx);
    }
}

/// Two own cars on the market together: a car of an earlier round does not count.
pub fn market(game: &mut Automobile, seat: Seat, cx: &mut Cx<'_>) {
    if game.cars_of(seat).count() >= usize::from(need(Award::Market)) {
        give(game, seat, Award::Market, cx);
    }
}
