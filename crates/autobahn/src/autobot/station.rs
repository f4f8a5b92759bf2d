//! Main action "Build a Service Station".

use super::choose::{Choice, Rule, Subject};
use super::road::by_direction;
use super::{SEAT, rewards};
use crate::data::data;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::state::{Autobahn, Roads};
use crate::steps::station;

pub fn viable(game: &Autobahn, roads: Roads, colour: Colour) -> bool {
    !station::targets(game, SEAT, roads, Colours::one(colour)).is_empty()
}

pub fn choose(game: &Autobahn, colour: Colour) -> Choice {
    let geography = &data().geography;
    let nearest = |link: u8, distance: &[u8; Section::COUNT]| {
        let sections = data().links[usize::from(link)].sections;
        sections.iter().map(|it| distance[usize::from(it)]).min()
    };
    let spaces = station::targets(game, SEAT, game.roads, Colours::one(colour));
    let mut choice = Choice::between(Subject::Station, spaces);
    choice = if colour == Colour::Black {
        choice.least(Rule::NearestCentre, |it| nearest(it, &geography.from_centre))
    } else {
        choice.least(Rule::NearestBlack, |it| nearest(it, &geography.from_black))
    };
    by_direction(game, choice, |it| geography.link_spots[usize::from(it)])
}

/// The bonus under the station comes at once.
pub fn build(game: &mut Autobahn, colour: Colour, cx: &mut Cx<'_>) {
    let Some(link) = choose(game, colour).made(cx).map(Link::of) else { return };
    let player = game.player_mut(SEAT);
    player.stations.insert(link.number());
    let number = player.stations_built() as u8;
    cx.say(Event::StationBuilt { seat: SEAT, link, number });
    rewards::station_bonus(game, number, cx);
}
