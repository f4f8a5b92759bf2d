//! The printed game as tables: what the rules read. `load.rs` builds them from `data/*.json`.

use engine::Bits;
use serde::Deserialize;

use crate::load::{FORMER, SHIPPED, parse};
use crate::nouns::*;
use crate::state::MAX_PLAYERS;

pub const ROUNDS: usize = 3;
pub const PRICES: usize = 8;
pub const WORKSHOPS: usize = 3;
pub const PLACES: usize = 3;
pub const DUMMIES: usize = 2;

#[derive(Debug)]
pub struct Data {
    /// Fingerprint of all files, part of every record.
    pub hash: u64,
    pub tiles: [TileData; Tile::COUNT],
    pub starts: [StartData; StartTile::COUNT],
    pub cards: [CardData; Card::COUNT],
    /// What is printed on the chips of each engineer; 0 for no chip.
    pub chips: [[u8; 2]; Engineer::COUNT],
    /// The price chips of each round, the lowest first.
    pub prices: [[u8; PRICES]; ROUNDS],
    pub merchants: [MerchantData; Preference::COUNT],
    pub awards: [AwardData; Award::COUNT],
    /// By number of players (index 2..=4).
    pub players: [PlayersData; MAX_PLAYERS + 1],
    pub race: RaceData,
    pub setup: SetupData,
    pub derived: Derived,
}

#[derive(Debug)]
pub struct TileData {
    pub id: String,
    pub acts: Acts,
    pub bonus: Option<Bonus>,
    /// The round of a bonus tile, counted from 0.
    pub round: u8,
}

#[derive(Debug)]
pub struct StartData {
    pub id: String,
    pub effects: Vec<StartEffect>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StartEffect {
    Worker,
    Body,
    Engine,
    /// The Grand Prix car starts on this space.
    Space(u8),
    /// The Grand Prix car has this engine.
    Motor(Value),
}

#[derive(Debug)]
pub struct CardData {
    pub id: String,
    /// Cards of one kind are the same.
    pub kind: u8,
    pub effect: Effect,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    Engineer(Engineer),
    /// Hire up to so many workers.
    Hire(u8),
    /// Move the Grand Prix car by so many spaces.
    Race(u8),
    /// Take a body and an engine.
    Parts,
    Development(Development),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Development {
    #[serde(default)]
    pub body: u8,
    #[serde(default)]
    pub engine: u8,
    /// A part that comes with it.
    #[serde(default)]
    pub take: Option<PartKind>,
}

#[derive(Debug)]
pub struct MerchantData {
    /// Merchants of this preference.
    pub tiles: u8,
    /// The points laid beside them at the start of every round.
    pub chip: u8,
    /// How many times the price they pay.
    pub factor: u8,
}

#[derive(Debug)]
pub struct AwardData {
    pub points: u8,
    /// How much of it: laps, cars, workers left in the supply …
    pub need: u8,
}

#[derive(Clone, Debug, Default)]
pub struct PlayersData {
    /// Cars that end the round.
    pub market: u8,
    /// Merchants that actions can bring.
    pub merchants: u8,
    /// Where the black marker starts.
    pub marker: u8,
    pub start_tiles: u8,
    /// Spaces of cars that nobody drives; 0 for none.
    pub dummies: [u8; DUMMIES],
}

#[derive(Debug)]
pub struct RaceData {
    /// Spaces of a lap.
    pub spaces: u8,
    pub places: [u8; PLACES],
    /// Points for so many laps …
    pub laps: Vec<u8>,
    /// … and for each one beyond.
    pub more_laps: u8,
}

impl RaceData {
    pub fn lap_points(&self, laps: u8) -> u16 {
        let last = self.laps.len() - 1;
        let beyond = usize::from(laps).saturating_sub(last) as u16;
        u16::from(self.laps[usize::from(laps).min(last)]) + beyond * u16::from(self.more_laps)
    }
}

#[derive(Debug)]
pub struct SetupData {
    /// Workers of a player; one counts laps and one stands in the chain.
    pub workers: u8,
    pub canteen: u8,
    /// Research points of a start tile, and the highest value of a part.
    pub level: u8,
    pub best: u8,
    /// The engine printed on the board of a player.
    pub motor: u8,
    pub opel_factor: u8,
    pub otto_workers: u8,
    pub porsche_spaces: u8,
}

/// Tables computed once from the others.
#[derive(Debug)]
pub struct Derived {
    pub developments: Bits,
    /// Developments with one body point or more, with two or more; then the same for engines.
    pub points: [[Bits; 2]; PartKind::COUNT],
    /// Bonus tiles of each round.
    pub bonus: [Bits; ROUNDS],
}

engine::tables!(Data, SHIPPED, FORMER, parse);
