//! Compares the tables as a whole with the printed game.

use engine::load::{At, BadData};

use super::raw::Raw;
use crate::data::*;
use crate::nouns::*;

const ENGINEERS: usize = 9;
const INSTANTS: usize = 9;
const CHIPS: usize = 9;

pub fn all(raw: &Raw, data: &Data) -> Result<(), BadData> {
    names(raw)?;
    unique(data)?;
    cards(data)?;
    tiles(data)?;
    starts(data)?;
    race(data)?;
    let chips = data.chips.as_flattened().iter().filter(|chip| **chip > 0).count();
    expect("engineers.json", "chips", CHIPS, chips)?;
    // Benz brings one merchant; the others act in pairs.
    let benz = data.chips[Engineer::Benz.idx()];
    At::record("engineers.json", "benz").need(benz[0] > 0 && benz[1] == 0, "he has one chip")
}

fn expect(file: &'static str, what: &str, expected: usize, found: usize) -> Result<(), BadData> {
    At::file(file)
        .need(expected == found, format_args!("{expected} {what} expected, {found} found"))
}

/// Records that the rules know by name stand in the order of the rules.
fn names(raw: &Raw) -> Result<(), BadData> {
    let wrong = |file| At::file(file).bad("the records are not in the order of the shipped file");
    let engineers = raw.engineers.iter().map(|it| it.id).eq(Engineer::ALL);
    let merchants = raw.merchants.iter().map(|it| it.id).eq(Preference::ALL);
    let awards = raw.awards.iter().map(|it| it.id).eq(Award::ALL);
    let prices = raw.prices.iter().map(|it| it.round).eq([1, 2, 3]);
    for (holds, file) in [
        (engineers, "engineers.json"),
        (merchants, "merchants.json"),
        (awards, "awards.json"),
        (prices, "prices.json"),
    ] {
        if !holds {
            return Err(wrong(file));
        }
    }
    Ok(())
}

fn unique(data: &Data) -> Result<(), BadData> {
    let twice = |file, ids: Vec<&str>| {
        let same = ids.iter().enumerate().find(|(n, id)| ids[..*n].contains(id));
        match same {
            Some((_, id)) => Err(At::record(file, id).bad("this id is there twice")),
            None => Ok(()),
        }
    };
    twice("tiles.json", data.tiles.iter().map(|it| it.id.as_str()).collect())?;
    twice("start_tiles.json", data.starts.iter().map(|it| it.id.as_str()).collect())?;
    twice("cards.json", data.cards.iter().map(|it| it.id.as_str()).collect())
}

/// Nine engineers first, and instant cards enough: they come back to the pile for ever, so that two
/// cards can always be turned up.
fn cards(data: &Data) -> Result<(), BadData> {
    let engineers = data.cards.iter().filter(|it| matches!(it.effect, Effect::Engineer(_))).count();
    expect("cards.json", "engineers", ENGINEERS, engineers)?;
    let developments = data.derived.developments.len() as usize;
    expect("cards.json", "instant cards", INSTANTS, Card::COUNT - ENGINEERS - developments)
}

fn tiles(data: &Data) -> Result<(), BadData> {
    let with = |acts: u32| {
        data.tiles.iter().filter(|it| it.bonus.is_none() && it.acts.len() == acts).count()
    };
    expect("tiles.json", "tiles with one action", 5, with(1))?;
    expect("tiles.json", "tiles with two actions", 4, with(2))?;
    expect("tiles.json", "tiles with three actions", 1, with(3))?;
    for tiles in data.derived.bonus {
        expect("bonus_tiles.json", "tiles of each round", 4, tiles.len() as usize)?;
    }
    for tile in data.tiles.iter() {
        let at = At::record("bonus_tiles.json", &tile.id);
        if let Some(Bonus::Engine(value) | Bonus::Body(value)) = tile.bonus {
            at.within("the part", value.get(), 1..=data.setup.best)?;
        }
    }
    Ok(())
}

/// Nothing on a start tile leaves a choice: the parts have room, and no engine beats the Grand Prix car.
fn starts(data: &Data) -> Result<(), BadData> {
    let setup = &data.setup;
    let mut spaces = Vec::new();
    for tile in &data.starts {
        let at = At::record("start_tiles.json", &tile.id);
        let count =
            |what: fn(&StartEffect) -> bool| tile.effects.iter().filter(|it| what(it)).count();
        let parts = count(|it| matches!(it, StartEffect::Body | StartEffect::Engine));
        at.within("the number of parts", parts, 0..=WORKSHOPS)?;
        for effect in &tile.effects {
            match *effect {
                StartEffect::Space(space) => {
                    at.within("the space", space, 1..=data.race.spaces)?;
                    at.need(!spaces.contains(&space), "another car starts there")?;
                    spaces.push(space);
                }
                StartEffect::Motor(value) => {
                    at.within("the engine", value.get(), setup.motor..=setup.best)?;
                }
                StartEffect::Engine => {
                    at.need(setup.level <= setup.motor, "its engine could go into the race")?;
                }
                StartEffect::Worker | StartEffect::Body => {}
            }
        }
    }
    for players in &data.players {
        let taken = players.dummies.iter().any(|space| *space > 0 && spaces.contains(space));
        At::file("players.json").need(!taken, "a car of a start tile starts there")?;
    }
    Ok(())
}

fn race(data: &Data) -> Result<(), BadData> {
    for players in &data.players {
        let [a, b] = players.dummies;
        let at = At::file("players.json");
        at.need(a == 0 || a != b, "two cars that nobody drives stand on one space")?;
        at.within("a space of a car that nobody drives", a.max(b), 0..=data.race.spaces)?;
    }
    Ok(())
}
