//! The data files as they are written.

use engine::load::{BadData, Files, Is, Reader, Record};
use serde::Deserialize;

use crate::data::{CITY_TOKENS, Deck, FieldKind, MOVES, MoveData, Places, SPY_FIELDS, TokenData};
use crate::nouns::*;

/// Where something is drawn, in tenths of a unit of the drawing.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spot {
    pub x: u16,
    pub y: u16,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawField {
    pub id: String,
    pub kind: FieldKind,
    pub region: Option<Region>,
    #[serde(rename = "loop")]
    pub ring: Option<Loop>,
    pub number: Option<u8>,
    pub next: Vec<RawLink>,
    pub place: Spot,
}

/// The loops of the map; the rank of a city says on which it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Loop {
    Inner = 1,
    Middle,
    Outer,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawLink {
    pub to: String,
    pub via: Option<Via>,
    /// Control points, where the drawing bends.
    #[serde(default)]
    pub curve: Vec<[u16; 2]>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Via {
    Tunnel,
    Exit,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawCity {
    pub id: String,
    pub name: String,
    pub field: String,
    pub rank: u8,
    pub plate: Spot,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawZone {
    pub id: String,
    pub siding: Vec<String>,
    pub plate: Spot,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawMarket {
    pub id: Region,
    pub field: String,
    pub plate: Spot,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawProgress {
    pub id: Track,
    pub values: Vec<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawSector {
    pub id: Kind,
    pub track: Track,
    pub bonuses: [Option<Effect>; SPY_FIELDS],
    pub one_spy: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawAction {
    pub id: AreaAction,
    pub area: Area,
    pub cost: u8,
    pub effect: Effect,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawTrack {
    pub id: LongTrack,
    pub length: u8,
    pub bonuses: Vec<RawBonus>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawBonus {
    pub space: u8,
    pub effect: Effect,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawItem {
    pub id: Item,
    pub price: u8,
    pub effect: Effect,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawCard {
    pub id: String,
    pub moves: [MoveData; MOVES],
    pub special: Is<Effect>,
    pub deck: Deck,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawTile {
    pub id: String,
    pub effect: Effect,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawHero {
    pub id: String,
    pub name: String,
    pub city: String,
    pub bonus: Is<Effect>,
    pub scores: Resource,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawContract {
    pub id: String,
    pub cubes: Vec<Cube>,
    pub vp: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawWagon {
    pub id: String,
    pub slots: Vec<Cube>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawSpecial {
    pub id: String,
    pub slots: u8,
    pub count: u8,
    pub vp: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawTokens {
    pub rank: u8,
    pub tokens: [TokenData; CITY_TOKENS],
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawResource {
    pub id: Resource,
    pub value: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawPlayers {
    pub players: u8,
    pub rounds: u8,
    pub heroes_dealt: u8,
    pub heroes_kept: u8,
    pub area: u8,
    pub free_last: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawSetup {
    pub warehouses: Is<u8>,
    pub stations: Is<u8>,
    pub agents: Is<u8>,
    pub contract_markers: Is<u8>,
    pub cards_dealt: Is<u8>,
    pub cards_kept: Is<u8>,
    pub hand_limit: Is<u8>,
    pub special_coal: Is<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawScoring {
    pub all_cities: Is<u8>,
    pub top: Is<u8>,
    pub sector: Is<Places>,
    pub infrastructure: Is<Places>,
    pub contractor: Is<Places>,
    pub contracts: Is<Places>,
    pub mission: Is<Vec<u8>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawDrawing {
    pub canvas: Canvas,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Canvas {
    pub width: u16,
    pub height: u16,
}

#[derive(Debug)]
pub struct Raw {
    pub fields: Vec<Record<RawField>>,
    pub cities: Vec<Record<RawCity>>,
    pub zones: Vec<Record<RawZone>>,
    pub markets: Vec<Record<RawMarket>>,
    pub progress: Vec<Record<RawProgress>>,
    pub sectors: Vec<Record<RawSector>>,
    pub actions: Vec<Record<RawAction>>,
    pub tracks: Vec<Record<RawTrack>>,
    pub items: Vec<Record<RawItem>>,
    pub cards: Vec<Record<RawCard>>,
    pub tiles: Vec<Record<RawTile>>,
    pub heroes: Vec<Record<RawHero>>,
    pub contracts: Vec<Record<RawContract>>,
    pub wagons: Vec<Record<RawWagon>>,
    pub specials: Vec<Record<RawSpecial>>,
    pub tokens: Vec<Record<RawTokens>>,
    pub resources: Vec<Record<RawResource>>,
    pub players: Vec<Record<RawPlayers>>,
    pub setup: RawSetup,
    pub scoring: RawScoring,
    pub drawing: RawDrawing,
    pub hash: u64,
}

pub fn read(files: &Files) -> Result<Raw, BadData> {
    let mut reader = Reader::new(files);
    Ok(Raw {
        fields: reader.list("fields.json")?,
        cities: reader.list("cities.json")?,
        zones: reader.list("zones.json")?,
        markets: reader.list("markets.json")?,
        progress: reader.list("progress.json")?,
        sectors: reader.list("sectors.json")?,
        actions: reader.list("actions.json")?,
        tracks: reader.list("tracks.json")?,
        items: reader.list("market.json")?,
        cards: reader.list("cards.json")?,
        tiles: reader.list("tiles.json")?,
        heroes: reader.list("heroes.json")?,
        contracts: reader.list("contracts.json")?,
        wagons: reader.list("wagons.json")?,
        specials: reader.list("special_wagons.json")?,
        tokens: reader.list("tokens.json")?,
        resources: reader.list("resources.json")?,
        players: reader.list("players.json")?,
        setup: reader.object("setup.json")?,
        scoring: reader.object("scoring.json")?,
        drawing: reader.object("drawing.json")?,
        hash: reader.finish()?,
    })
}
