//! The Grand Prix: moving and scoring.

use engine::Seat;
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::awards;
use crate::data::{DUMMIES, data};
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::state::{Automobile, MAX_PLAYERS, Player};

/// A result on the way: what a race would bring if it were scored now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct RaceScore {
    /// The place among the cars on the track, those that nobody drives among them; 0 in the pit.
    pub place: u8,
    /// Points for the place.
    pub place_points: u16,
    /// Points for the laps.
    pub lap_points: u16,
}

/// How far a car drives with an engine or a card.
pub fn distance(player: &Player, spaces: u8) -> u8 {
    spaces + if player.has(Engineer::Porsche) { data().setup.porsche_spaces } else { 0 }
}

/// Where a car ends that drives so many spaces: the space and the laps that are then complete. Spaces
/// with another car, on whatever lap, are not counted. Leaving the pit crosses no line.
pub fn landing(game: &Automobile, seat: Seat, spaces: u8) -> (u8, u8) {
    let Player { mut space, mut laps, .. } = *game.player(seat);
    for _ in 0..spaces {
        loop {
            space += 1;
            if space > data().race.spaces {
                space = 1;
                laps = laps.saturating_add(1);
            }
            if !occupied(game, seat, space) {
                break;
            }
        }
    }
    (space, laps)
}

fn occupied(game: &Automobile, seat: Seat, space: u8) -> bool {
    let other = |it: Seat| it != seat && game.player(it).space == space;
    game.limits().dummies.contains(&space) || game.all_seats().any(other)
}

/// Moves the Grand Prix car of a seat.
pub fn drive(game: &mut Automobile, seat: Seat, spaces: u8, cx: &mut Cx<'_>) {
    let spaces = distance(game.player(seat), spaces);
    let (space, laps) = landing(game, seat, spaces);
    let player = game.player_mut(seat);
    (player.space, player.laps) = (space, laps);
    cx.say(Event::Drove { seat, spaces, space, laps });
    awards::laps(game, seat, cx);
}

/// Puts an engine into the Grand Prix car.
pub fn install(game: &mut Automobile, seat: Seat, engine: u8, cx: &mut Cx<'_>) {
    game.player_mut(seat).motor = engine;
    cx.say(Event::Installed { seat, engine });
}

/// Cars that never left the pit take no place, and no place passes to them.
pub fn scores(game: &Automobile) -> [RaceScore; MAX_PLAYERS] {
    let race = &data().race;
    let mark = |laps: u8, space: u8| u16::from(laps) * u16::from(race.spaces) + u16::from(space);
    let mut cars = [0; MAX_PLAYERS + DUMMIES];
    for seat in game.all_seats() {
        let player = game.player(seat);
        cars[seat.idx()] = if player.space == 0 { 0 } else { mark(player.laps, player.space) };
    }
    for (car, space) in cars[MAX_PLAYERS..].iter_mut().zip(game.limits().dummies) {
        *car = mark(0, space);
    }
    let mut scores = [RaceScore::default(); MAX_PLAYERS];
    for seat in game.all_seats() {
        let (own, score) = (cars[seat.idx()], &mut scores[seat.idx()]);
        score.lap_points = race.lap_points(game.player(seat).laps);
        if own > 0 {
            let ahead = cars.iter().filter(|other| **other > own).count();
            score.place = ahead as u8 + 1;
            score.place_points = race.places.get(ahead).map_or(0, |points| u16::from(*points));
        }
    }
    scores
}

/// Places first, then laps; a new race begins in the pit, with the same engines.
pub fn score(game: &mut Automobile, cx: &mut Cx<'_>) {
    let scores = scores(game);
    for seat in game.all_seats() {
        let RaceScore { place, place_points, lap_points } = scores[seat.idx()];
        let laps = game.player(seat).laps;
        cx.say(Event::Raced { seat, place, place_points, laps, lap_points });
        game.scored(seat, Source::Places, place_points);
        game.scored(seat, Source::Laps, lap_points);
        let player = game.player_mut(seat);
        (player.space, player.laps) = (0, 0);
    }
}
