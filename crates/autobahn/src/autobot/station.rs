//! Main action "Build a Service Station".

use engine::Bits;

use super::choose::{Choice, Rule, Subject};
use super::road::{by_direction, nearest};
use super::{SEAT, promote, rewards};
use crate::data::data;
use crate::flow::Cx;
use crate::nouns::*;
use crate::state::{Autobahn, Roads};
use crate::steps::{services, station};

pub fn viable(game: &Autobahn, roads: Roads, colour: Colour) -> bool {
    !station::targets(game, SEAT, roads, Colours::one(colour)).is_empty()
        || !services::targets(game, SEAT, Colours::one(colour)).is_empty()
}

fn choose(game: &Autobahn, subject: Subject, spaces: Bits, colour: Colour) -> Choice {
    let geography = &data().geography;
    let mut choice = Choice::between(subject, spaces);
    choice = if colour == Colour::Black {
        choice.least(Rule::NearestCentre, |it| nearest(it, &geography.from_centre))
    } else {
        choice.least(Rule::NearestBlack, |it| nearest(it, &geography.from_black))
    };
    by_direction(game, choice, |it| geography.link_spots[usize::from(it)])
}

/// An improvement if there is one to make, always for a promotion; else a new station, whose bonus
/// comes at once.
pub fn build(game: &mut Autobahn, colour: Colour, cx: &mut Cx<'_>) {
    let colours = Colours::one(colour);
    let own = services::targets(game, SEAT, colours);
    if let Some(link) = choose(game, Subject::Improvement, own, colour).made(cx) {
        let leftmost = ServiceNo::of(game.services.trailing_zeros() as u8 + 1);
        services::place(game, SEAT, Link::of(link), leftmost, cx);
        return promote(game, None, cx);
    }
    let spaces = station::targets(game, SEAT, game.roads, colours);
    let choice = choose(game, Subject::Station, spaces, colour);
    let Some(link) = choice.made(cx).map(Link::of) else { return };
    station::build(game, SEAT, link, cx);
    rewards::station_bonus(game, StationNo::of(game.player(SEAT).stations_built() as u8), cx);
}
