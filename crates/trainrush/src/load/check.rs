//! Compares the tables as a whole with the printed game.

use engine::load::{At, BadData};

use crate::data::*;
use crate::fields::FieldSet;
use crate::nouns::*;

const CORE_CARDS: u32 = 48;
const SAME_NUMBER: usize = 4;

pub fn all(data: &Data) -> Result<(), BadData> {
    connected(data)?;
    regions(data)?;
    numbers(data)?;
    heroes(data)?;
    wagons(data)?;
    decks(data)?;
    pieces(data)
}

fn expect<T: PartialEq + std::fmt::Display>(
    at: &At,
    what: &str,
    expected: T,
    found: T,
) -> Result<(), BadData> {
    at.need(expected == found, format_args!("{expected} {what} expected, {found} found"))
}

/// From every field but the start one can come to every other; from the start to all of them.
fn connected(data: &Data) -> Result<(), BadData> {
    let starts = data.fields.iter().filter(|field| field.place == Place::Start).count();
    expect(&At::file("fields.json"), "start", 1, starts)?;
    for from in Field::all() {
        let mut seen = FieldSet::EMPTY;
        let mut edge = vec![from];
        while let Some(field) = edge.pop() {
            for next in &data.fields[field.idx()].next {
                if !seen.contains(*next) {
                    seen.insert(*next);
                    edge.push(*next);
                }
            }
        }
        let all = (Field::COUNT - 1) as u32;
        let at = At::record("fields.json", &data.fields[from.idx()].id);
        at.need(seen.len() == all, "not every other field can be reached from here")?;
    }
    Ok(())
}

fn regions(data: &Data) -> Result<(), BadData> {
    for region in Region::ALL {
        let cities = data.cities.iter().filter(|city| city.region == region);
        let found = cities.clone().count();
        expect(&At::file("cities.json"), &format!("cities in {region}"), 3, found)?;
        let zones = data.zones.iter().filter(|zone| zone.region == region).count();
        expect(&At::file("zones.json"), &format!("zones in {region}"), 4, zones)?;
    }
    for city in City::all() {
        let here = data.fields.iter().filter(|field| field.place == Place::City(city)).count();
        expect(&At::record("cities.json", &data.cities[city.idx()].id), "field", 1, here)?;
    }
    Ok(())
}

/// Every number of a siding tile is on the map.
fn numbers(data: &Data) -> Result<(), BadData> {
    for number in Number9::all() {
        let is = |field: &&FieldData| matches!(field.place, Place::Siding { number: it, .. } if it == number);
        let found = data.fields.iter().filter(is).count();
        expect(&At::file("fields.json"), &format!("fields number {number}"), SAME_NUMBER, found)?;
    }
    Ok(())
}

fn heroes(data: &Data) -> Result<(), BadData> {
    for city in City::all() {
        let found = data.heroes.iter().filter(|hero| hero.city == city).count();
        expect(
            &At::file("heroes.json"),
            &format!("heroes of {}", data.cities[city.idx()].name),
            2,
            found,
        )?;
    }
    Ok(())
}

fn wagons(data: &Data) -> Result<(), BadData> {
    let at = At::file("wagons.json");
    for (size, expected) in [(1, 8), (2, 22), (3, 22)] {
        let found = data.derived.wagons[size - 1].len();
        expect(&at, &format!("wagons with {size} slots"), expected, found)?;
    }
    Ok(())
}

fn decks(data: &Data) -> Result<(), BadData> {
    expect(&At::file("cards.json"), "core cards", CORE_CARDS, data.derived.core.len())?;
    // Four full hands, the drawn cards and the pool leave a deck to draw from.
    let hands = 4 * u32::from(data.setup.hand_limit);
    At::record("setup.json", "hand_limit")
        .need(hands + 5 + POOL as u32 + 5 < CORE_CARDS, "the deck is too small for such hands")
}

/// What one player may own at most fits what there is.
fn pieces(data: &Data) -> Result<(), BadData> {
    for action in AreaAction::ALL {
        let it = &data.actions[action.idx()];
        let room = data.players.iter().all(|players| it.cost <= players.area);
        At::record("actions.json", action.name())
            .need(room, "it costs more than its area holds")?;
    }
    let special = data.derived.special.map(|wagon| wagon.idx());
    let last = [Wagon::COUNT - 2, Wagon::COUNT - 1];
    At::file("special_wagons.json")
        .need(special == last, "the kind with two slots comes first, then the one with three")?;
    Ok(())
}
