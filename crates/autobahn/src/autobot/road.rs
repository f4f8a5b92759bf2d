//! Main action "Build or upgrade road section".

use engine::Bits;

use super::SEAT;
use super::choose::{Choice, Rule, Subject};
use super::paths::Ways;
use crate::data::{Spot, data};
use crate::flow::Cx;
use crate::nouns::*;
use crate::state::{Autobahn, Roads};
use crate::steps::{build, upgrade};

/// Sections of a colour that Autobot could build: it never pays.
pub fn builds(game: &Autobahn, roads: Roads, colour: Colour) -> Bits {
    build::targets(game, roads, Colours::one(colour), u16::MAX)
}

pub fn upgrades(game: &Autobahn, colour: Colour) -> Bits {
    upgrade::targets(game, SEAT, game.roads, Colours::one(colour), u16::MAX)
}

/// South and west before reunification, north and east after it.
pub fn by_direction(game: &Autobahn, choice: Choice, spot: impl Fn(u8) -> Spot) -> Choice {
    if game.era < 2 {
        choice
            .least(Rule::Southernmost, |it| std::cmp::Reverse(spot(it).y))
            .least(Rule::Westernmost, |it| spot(it).x)
    } else {
        choice
            .least(Rule::Northernmost, |it| spot(it).y)
            .least(Rule::Easternmost, |it| std::cmp::Reverse(spot(it).x))
    }
}

/// For each section, the topmost row of Autobot's delivery board whose truck waits for it. Ways take
/// time, so only where it matters.
fn rows_helped(game: &Autobahn, roads: Roads, matters: bool) -> [u8; Section::COUNT] {
    let mut rows = [u8::MAX; Section::COUNT];
    let Some(autobot) = game.autobot.iter().find(|_| matters) else { return rows };
    for truck in TruckNo::all() {
        if let Some(goal) = autobot.destinations[truck.idx()] {
            let ways = Ways::to(roads, game.era, goal);
            for section in ways.gaps(roads, game.truck_of(SEAT, truck)) {
                let row = &mut rows[usize::from(section)];
                // A city of the wine is on no row, so it comes after all of them.
                *row = goal.country().map_or(Country::COUNT as u8, Country::number).min(*row);
            }
        }
    }
    rows
}

/// The printed priorities of building, after any rule of a yellow card.
fn by_priority(game: &Autobahn, roads: Roads, choice: Choice) -> Choice {
    let rows = rows_helped(game, roads, choice.is_open());
    let has_tile = |section: u8| {
        let space = Autobahn::tile_space(Section::of(section));
        space.is_some_and(|space| game.map_tiles[space].is_some())
    };
    let geography = &data().geography;
    let choice = choice
        .least(Rule::HelpsTruck, |it| rows[usize::from(it)])
        .prefer(Rule::BonusTile, has_tile)
        .least(Rule::NearestBlack, |it| geography.from_black[usize::from(it)]);
    by_direction(game, choice, |it| geography.section_spots[usize::from(it)])
}

pub fn choose_build(game: &Autobahn, colour: Colour) -> Choice {
    let choice = Choice::between(Subject::Build, builds(game, game.roads, colour));
    by_priority(game, game.roads, choice)
}

/// As above, but only among builds that `serve` a yellow card's purpose, if there are any.
pub fn choose_build_for(
    game: &Autobahn,
    colour: Colour,
    rule: Rule,
    serve: impl Fn(u8) -> bool,
) -> Choice {
    let choice = Choice::between(Subject::Build, builds(game, game.roads, colour));
    by_priority(game, game.roads, choice.prefer(rule, serve))
}

/// Would building these bring a city onto the network that no road touched before?
pub fn connects_new_city(before: Roads, sections: Bits) -> bool {
    let new = |city: City| {
        let touching = data().cities[city.idx()].sections;
        touching.meets(sections) && !touching.meets(before.built)
    };
    City::all().any(new)
}

/// Is there a second build of the colour so that the two connect a new city?
pub fn starts_pair(game: &Autobahn, colour: Colour, first: u8) -> bool {
    let mut roads = game.roads;
    roads.built.insert(first);
    let second = builds(game, roads, colour);
    second
        .iter()
        .any(|second| connects_new_city(game.roads, Bits::one(first).or(Bits::one(second))))
}

pub fn build(game: &mut Autobahn, section: u8, cx: &mut Cx<'_>) {
    build::build(game, SEAT, Section::of(section), u16::MAX, cx);
}

/// The distance of the link's nearer section.
pub fn nearest(link: u8, distance: &[u8; Section::COUNT]) -> Option<u8> {
    let sections = data().links[usize::from(link)].sections;
    sections.iter().map(|it| distance[usize::from(it)]).min()
}

pub fn choose_upgrade(game: &Autobahn, colour: Colour) -> Choice {
    let geography = &data().geography;
    let choice = Choice::between(Subject::Upgrade, upgrades(game, colour))
        .prefer(Rule::Traffic, |it| data().links[usize::from(it)].sections.meets(game.traffic))
        .least(Rule::NearestBlack, |it| nearest(it, &geography.from_black))
        .least(Rule::NearestCentre, |it| nearest(it, &geography.from_centre));
    by_direction(game, choice, |it| geography.link_spots[usize::from(it)])
}

/// Builds if it can, upgrades otherwise. Returns whether there was anything to do.
pub fn build_or_upgrade(game: &mut Autobahn, colour: Colour, cx: &mut Cx<'_>) -> bool {
    if let Some(section) = choose_build(game, colour).made(cx) {
        build(game, section, cx);
        return true;
    }
    upgrade_link(game, colour, cx)
}

pub fn upgrade_link(game: &mut Autobahn, colour: Colour, cx: &mut Cx<'_>) -> bool {
    let Some(link) = choose_upgrade(game, colour).made(cx) else { return false };
    upgrade::upgrade(game, SEAT, Link::of(link), 0, 0, cx);
    true
}
