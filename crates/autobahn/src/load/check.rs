//! Compares the tables as a whole with the printed game.

use engine::Bits;
use engine::load::{At, BadData};

use super::map::PANEL;
use crate::data::{Data, Deck, ERAS, LinkData, Technology};
use crate::nouns::*;

const GERMAN_CITIES: usize = 17;
const STATION_SPACES: u32 = 15;
const TILE_SPACES: u32 = 11;
const ROADBLOCKS: u32 = 5;
const PRESET: u32 = 6;
const STACKS: u32 = 36;
const BASE_TILES: u32 = 36;
const OPTIONAL_TILES: u32 = 4;
// Four players fill every space of the map and of the panels from the base game alone.
const _: () = assert!(TILE_SPACES + PANEL as u32 * Country::COUNT as u32 <= BASE_TILES);
/// City tokens: the highest value, the highest that is not scarce, and the number beyond it.
const HIGHEST_TOKEN: u8 = 12;
const COMMON_TOKEN: u8 = 8;
const SCARCE_TOKENS: usize = 2;

pub fn all(data: &Data) -> Result<(), BadData> {
    counts(data)?;
    bonus_spaces(data)?;
    connected(data)?;
    autobahns(data)?;
    city_values(data)?;
    stacks(data)?;
    roadblocks(data)?;
    tiles(data)?;
    discounts(data)
}

fn expect(file: &'static str, what: &str, expected: u32, found: u32) -> Result<(), BadData> {
    At::file(file)
        .need(expected == found, format_args!("{expected} {what} expected, {found} found"))
}

fn counts(data: &Data) -> Result<(), BadData> {
    let german = data.cities.iter().filter(|city| city.country.is_none()).count();
    At::file("cities.json").need(
        german == GERMAN_CITIES,
        format_args!("{GERMAN_CITIES} German cities expected, {german} found"),
    )?;
    for (country, row) in Country::all().zip(&data.countries) {
        let entered = data.cities.iter().any(|city| city.country == Some(country));
        At::record("countries.json", &row.id).need(entered, "no city leads into it")?;
    }
    let derived = &data.derived;
    expect("links.json", "station spaces", STATION_SPACES, derived.station_links.len())?;
    expect("links.json", "roadblocks", ROADBLOCKS, derived.roadblocks.len())?;
    expect("links.json", "sections built at the start", PRESET, derived.preset.len())
}

fn bonus_spaces(data: &Data) -> Result<(), BadData> {
    for link in &data.links {
        let foreign = link.ends.iter().any(|end| data.cities[end.idx()].country.is_some());
        let tiles = link.sections.and(data.derived.tile_spaces).len();
        at(link).need(
            tiles == u32::from(foreign),
            "a link has a space for a bonus tile just if it ends in a commercial city",
        )?;
    }
    expect("links.json", "spaces for bonus tiles", TILE_SPACES, data.derived.tile_spaces.len())
}

fn connected(data: &Data) -> Result<(), BadData> {
    let reached = reach(data, Section::of(0).bit(), Bits::EMPTY);
    for link in &data.links {
        at(link).need(reached.covers(link.sections), "it is not connected to the other links")?;
    }
    for city in &data.cities {
        let touched = !city.sections.is_empty();
        At::record("cities.json", &city.id).need(touched, "no link ends here")?;
    }
    Ok(())
}

/// The links of one colour, in the order of the file, lead from city to city.
fn autobahns(data: &Data) -> Result<(), BadData> {
    for colour in Colour::ALL {
        let mut visited: Vec<City> = Vec::new();
        for link in data.links.iter().filter(|link| link.colour == colour) {
            let [from, to] = link.ends;
            let goes_on = visited.last().is_none_or(|last| *last == from);
            at(link).need(goes_on, format_args!("the {colour} autobahn is not one path"))?;
            at(link).need(!visited.contains(&to), format_args!("{colour} comes back to a city"))?;
            if visited.is_empty() {
                visited.push(from);
            }
            visited.push(to);
        }
        let found = !visited.is_empty();
        At::file("links.json").need(found, format_args!("there is no {colour} autobahn"))?;
    }
    Ok(())
}

fn city_values(data: &Data) -> Result<(), BadData> {
    let scoring = &data.scoring;
    let mut scarce = 0;
    for city in &data.cities {
        let at = At::record("cities.json", &city.id);
        let preset = |link: u8| data.derived.preset.covers(data.links[usize::from(link)].sections);
        let autobahns = city.links.iter().filter(|links| links.iter().any(preset)).count() as u8;
        let start = if city.country.is_some() { 0 } else { autobahns * scoring.link_value };
        at.need(
            city.start_value == start,
            format_args!("the sections built at the start make its value {start}"),
        )?;
        if city.country.is_none() {
            let most =
                city.colours.iter().count() as u8 * (scoring.link_value + scoring.dual_value);
            at.within("its highest value", most, 0..=HIGHEST_TOKEN)?;
            scarce += usize::from(most > COMMON_TOKEN);
            at.need(scarce <= SCARCE_TOKENS, "too many cities can be worth more than 8")?;
        }
    }
    Ok(())
}

fn stacks(data: &Data) -> Result<(), BadData> {
    let sections = data.eras.iter().map(|era| u32::from(era.sections)).sum();
    expect("dashboard.json", "sections in the stacks", STACKS, sections)
}

/// Before the last era the network cannot grow into the east, but far enough in the west.
fn roadblocks(data: &Data) -> Result<(), BadData> {
    let reached = reach(data, data.derived.preset, data.derived.roadblocks);
    for link in data.links.iter().filter(|link| link.east) {
        at(link).need(!reached.meets(link.sections), "no roadblock cuts it off from the west")?;
    }
    let room = reached.minus(data.derived.preset).len();
    let needed = data.eras[..ERAS - 1].iter().map(|era| u32::from(era.sections)).sum::<u32>();
    At::file("links.json").need(
        room >= needed,
        format_args!("the first eras need {needed} sections in the west, there are {room}"),
    )
}

fn tiles(data: &Data) -> Result<(), BadData> {
    let count = |optional: bool| -> u32 {
        data.tiles.iter().filter(|it| it.optional == optional).map(|it| u32::from(it.count)).sum()
    };
    expect("tiles.json", "tiles of the base game", BASE_TILES, count(false))?;
    expect("tiles.json", "optional tiles", OPTIONAL_TILES, count(true))
}

/// A discount never makes a price negative.
fn discounts(data: &Data) -> Result<(), BadData> {
    let last = data.eras[ERAS - 1].build;
    for card in data.cards.iter().filter(|card| card.pair_discount > 0) {
        let at = At::record("cards.json", &card.id);
        let late = matches!(card.deck, Deck::Advanced | Deck::TwoColour);
        at.need(late, "only a card of the last era builds two sections at once")?;
        at.within("the discount", card.pair_discount, 0..=last[1].min(last[2]))?;
    }
    let cheapest = data.eras.iter().fold(u16::MAX, |least, era| least.min(era.upgrade));
    for technology in data.technologies.as_flattened() {
        if let Technology::UpgradeDiscount(discount) = technology {
            let at = At::file("technologies.json");
            at.within("the discount", *discount, 0..=cheapest)?;
        }
    }
    Ok(())
}

fn at(link: &LinkData) -> At {
    At::record("links.json", &link.id)
}

/// All sections that the network can grow to from some of them without those in the way.
fn reach(data: &Data, from: Bits, without: Bits) -> Bits {
    let (mut reached, mut edge) = (from, from);
    while !edge.is_empty() {
        let next = edge.iter().fold(Bits::EMPTY, |set, section| {
            set.or(data.sections[usize::from(section)].neighbours)
        });
        edge = next.minus(reached).minus(without);
        reached = reached.or(edge);
    }
    reached
}
