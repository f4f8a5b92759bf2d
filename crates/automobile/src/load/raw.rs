//! The shape of the data files.

use engine::load::{BadData, Files, Is, Reader, Record};
use serde::Deserialize;

use crate::data::{Effect, StartEffect};
use crate::nouns::*;

#[derive(Debug)]
pub struct Raw {
    pub tiles: Vec<Record<ActionTile>>,
    pub bonus_tiles: Vec<Record<BonusTile>>,
    pub starts: Vec<Record<Start>>,
    pub cards: Vec<Record<Cards>>,
    pub engineers: Vec<Record<Chips>>,
    pub prices: Vec<Record<Prices>>,
    pub merchants: Vec<Record<Merchants>>,
    pub awards: Vec<Record<AwardTile>>,
    pub players: Vec<Record<Players>>,
    pub race: Race,
    pub setup: Setup,
    pub hash: u64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionTile {
    pub id: String,
    pub acts: Vec<Act>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BonusTile {
    pub id: String,
    pub round: u8,
    pub act: Act,
    pub bonus: Bonus,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    pub id: String,
    pub effects: Vec<StartEffect>,
}

/// Cards of one kind.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cards {
    pub id: String,
    pub count: u8,
    pub effect: Effect,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chips {
    pub id: Engineer,
    pub chips: Vec<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prices {
    pub round: u8,
    pub prices: Vec<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Merchants {
    pub id: Preference,
    pub tiles: u8,
    pub chip: u8,
    pub factor: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AwardTile {
    pub id: Award,
    pub points: u8,
    pub need: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Players {
    pub players: u8,
    pub market: u8,
    pub merchants: u8,
    pub marker: u8,
    pub start_tiles: u8,
    pub dummies: Vec<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Race {
    pub spaces: Is<u8>,
    pub places: Is<Vec<u8>>,
    pub laps: Laps,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Laps {
    pub points: Vec<u8>,
    pub more: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub workers: Workers,
    pub levels: Levels,
    pub motor: Is<u8>,
    pub opel_factor: Is<u8>,
    pub otto_workers: Is<u8>,
    pub porsche_spaces: Is<u8>,
    /// The spaces of the action track, which only the picture needs.
    pub track: Is<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Workers {
    pub all: u8,
    pub canteen: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Levels {
    pub start: u8,
    pub most: u8,
}

pub fn read(files: &Files) -> Result<Raw, BadData> {
    let mut reader = Reader::new(files);
    Ok(Raw {
        tiles: reader.list("tiles.json")?,
        bonus_tiles: reader.list("bonus_tiles.json")?,
        starts: reader.list("start_tiles.json")?,
        cards: reader.list("cards.json")?,
        engineers: reader.list("engineers.json")?,
        prices: reader.list("prices.json")?,
        merchants: reader.list("merchants.json")?,
        awards: reader.list("awards.json")?,
        players: reader.list("players.json")?,
        race: reader.object("race.json")?,
        setup: reader.object("setup.json")?,
        hash: reader.finish()?,
    })
}
