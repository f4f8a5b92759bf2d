//! Progress tracks with their single top, and the infrastructure and contractor tracks with their
//! bonuses.

use engine::Seat;

use crate::action::Action;
use crate::data::data;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::state::TrainRush;

pub fn emit(game: &TrainRush, seat: Seat, emit: &mut impl FnMut(Action)) {
    for track in Track::ALL {
        if why_not(game, seat, track).is_none() {
            emit(Action::Advance(track));
        }
    }
}

/// Who stands on the top space, which holds one marker only.
pub fn on_top(game: &TrainRush, track: Track) -> Option<Seat> {
    game.all_seats().find(|seat| game.player(*seat).progress[track.idx()] == track.top())
}

pub fn why_not(game: &TrainRush, seat: Seat, track: Track) -> Option<Reason> {
    let space = game.player(seat).progress[track.idx()];
    if space == track.top() {
        return Some(Reason::AtTop);
    }
    let next_is_top = space + 1 == track.top();
    on_top(game, track).filter(|_| next_is_top).map(|by| Reason::TopTaken { by })
}

pub fn is_possible(game: &TrainRush, seat: Seat) -> bool {
    Track::ALL.into_iter().any(|track| why_not(game, seat, track).is_none())
}

/// One space up; lost if it cannot be.
pub fn advance(game: &mut TrainRush, seat: Seat, track: Track, cx: &mut Cx<'_>) {
    if why_not(game, seat, track).is_some() {
        return cx.say(Event::AdvanceLost { seat, track });
    }
    let player = game.player_mut(seat);
    player.progress[track.idx()] += 1;
    cx.say(Event::Advanced { seat, track, value: player.value(track) });
}

pub fn infrastructure(game: &mut TrainRush, seat: Seat, region: Region, cx: &mut Cx<'_>) {
    let track = &data().tracks[LongTrack::Infrastructure.idx()];
    let space = &mut game.player_mut(seat).infrastructure[region.idx()];
    if *space == track.length {
        return;
    }
    *space += 1;
    let space = *space;
    cx.say(Event::InfrastructureAdvanced { seat, region, space });
    bonus(game, seat, LongTrack::Infrastructure, region, space, cx);
}

/// Several steps are one move of the marker: a bonus that it jumps over is lost, unless the match is
/// played otherwise.
pub fn contractor(game: &mut TrainRush, seat: Seat, colour: Region, steps: u8, cx: &mut Cx<'_>) {
    let length = data().tracks[LongTrack::Contractor.idx()].length;
    let space = &mut game.player_mut(seat).contractor[colour.idx()];
    let from = *space;
    let to = (from + steps).min(length);
    if to == from {
        return;
    }
    *space = to;
    cx.say(Event::ContractorAdvanced { seat, colour, space: to });
    let first = if game.options.track_bonus_only_on_stop { to } else { from + 1 };
    // What is pushed last comes first.
    for passed in (first..=to).rev() {
        bonus(game, seat, LongTrack::Contractor, colour, passed, cx);
    }
}

fn bonus(
    game: &mut TrainRush,
    seat: Seat,
    track: LongTrack,
    region: Region,
    space: u8,
    cx: &mut Cx<'_>,
) {
    if let Some(effect) = data().tracks[track.idx()].bonuses[usize::from(space)] {
        cx.say(Event::TrackBonus { seat, track, region, space });
        game.offer_of_track(seat, effect, region, cx);
    }
}
