//! The data files as they are written.

use engine::load::{BadData, Files, Is, Reader, Record};
use serde::Deserialize;

use crate::autobot::SoloSide;
use crate::data::{
    Deck, ERAS, FLOORS, ServiceBonus, SoloBonus, StationBonus, TaskAction, TaskBonus, Technology,
};
use crate::nouns::*;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawCity {
    pub id: String,
    pub name: String,
    pub country: Option<String>,
    pub value: Option<Is<u8>>,
    pub start: u8,
    pub place: Place,
}

/// Latitude and longitude in hundredths of a degree, and the position on the drawn map.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    pub lat: i16,
    pub lon: i16,
    pub x: u16,
    pub y: u16,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawLink {
    pub id: String,
    pub colour: Colour,
    pub ends: [String; 2],
    pub sections: u8,
    pub tile: Option<u8>,
    pub develop: bool,
    pub roadblock: Option<u8>,
    pub preset: bool,
    pub east: bool,
}

/// Three numbers: for two, three and four players.
pub type ByPlayers = [u8; 3];

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawCountry {
    pub id: String,
    pub name: String,
    pub clockwise: u8,
    pub tiles: Is<ByPlayers>,
    pub pharmaceuticals: Is<Bonus>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawDepot {
    pub city: String,
    pub good: Good,
    pub colours: Vec<Colour>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawEra {
    pub years: [u16; 2],
    pub sections: u8,
    pub steps: u8,
    pub funding: u16,
    pub costs: Costs,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Costs {
    /// Of a section on a link of one, and of two.
    pub build: [u16; 2],
    pub upgrade: u16,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawOffice {
    pub id: Colour,
    pub seats: ByPlayers,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawDepartment {
    pub id: Department,
    pub floors: [u8; FLOORS],
    pub column: Option<Column>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawCard {
    pub id: String,
    pub deck: Deck,
    pub colours: Vec<Colour>,
    pub effect: Effect,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Effect {
    pub develop_on_build: u8,
    pub develop_per_section: u8,
    pub loaded_truck_steps: u8,
    pub truck_steps: u8,
    pub extra_station: bool,
    pub extra_build: bool,
    pub upgrade_and_load: bool,
    pub pair_discount: u16,
    pub money: u16,
    pub develop: u8,
    pub develop_price: u16,
    pub develop_for_price: u8,
    pub promote_if_built: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawTechnology {
    pub column: Column,
    pub level: usize,
    pub gives: Technology,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawRow {
    pub level: usize,
    pub bonus: Bonus,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawStation {
    pub bonus: StationBonus,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawRoute {
    pub ends: [String; 2],
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawReward {
    /// `None`: any status.
    pub status: Option<u8>,
    pub bonus: Bonus,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawBoard {
    pub id: String,
    pub rows: Vec<RawDelivery>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawDelivery {
    pub country: String,
    pub preferred: Good,
    pub bonus: Bonus,
    pub money: u16,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawTile {
    pub id: Tile,
    pub bonus: Bonus,
    pub count: u8,
    pub optional: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawSpace {
    pub bonus: Option<Bonus>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawSetup {
    pub money: Is<u16>,
    pub employees: Is<u8>,
    pub extra_tokens: Is<u8>,
    pub trucks: Is<u8>,
    pub spare_routes: Is<u8>,
    pub limits: Limits,
    pub floor_seats: Is<u8>,
    pub recall: Is<u8>,
    pub refresh_money: Is<u8>,
    pub traffic_tokens: Is<u8>,
    pub traffic_value: Is<u8>,
    pub traffic_set: Is<u8>,
    pub wine_double: Is<ByPlayers>,
    pub wine_single: Is<ByPlayers>,
    pub solo_routes: Is<u8>,
    pub solo_centre: Is<String>,
    /// The space after the last one, counted from 1.
    pub track_loop: Is<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    pub unlock: [u8; 3],
    pub build: [u8; 3],
    pub upgrade: [u8; 3],
    pub load: [u8; 3],
    pub station: [u8; 3],
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawScoring {
    pub lobby: Is<u8>,
    pub money_unit: Is<u16>,
    pub link_value: Is<u8>,
    pub dual_value: Is<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawTask {
    pub id: String,
    pub deck: TaskDeck,
    pub bonus: Option<TaskBonus>,
    pub action: TaskAction,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TaskDeck {
    A,
    B,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawSoloBoard {
    pub id: String,
    pub tiles: Vec<SoloBonus>,
    pub more_tiles: SoloBonus,
    pub stations: Vec<SoloBonus>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawLevel {
    pub id: String,
    pub board: SoloSide,
    pub extra_step: bool,
    pub develop_on_pass: bool,
    pub develop_on_skip: bool,
    pub promotions: [u8; ERAS],
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawWine {
    pub id: String,
    pub colour: Colour,
    pub city: String,
    pub to: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawService {
    pub gives: ServiceBonus,
}

#[derive(Debug)]
pub struct Raw {
    pub hash: u64,
    pub cities: Vec<Record<RawCity>>,
    pub links: Vec<Record<RawLink>>,
    pub countries: Vec<Record<RawCountry>>,
    pub depots: Vec<Record<RawDepot>>,
    pub eras: Vec<Record<RawEra>>,
    pub offices: Vec<Record<RawOffice>>,
    pub departments: Vec<Record<RawDepartment>>,
    pub cards: Vec<Record<RawCard>>,
    pub technologies: Vec<Record<RawTechnology>>,
    pub rows: Vec<Record<RawRow>>,
    pub stations: Vec<Record<RawStation>>,
    pub routes: Vec<Record<RawRoute>>,
    pub rewards: Vec<Record<RawReward>>,
    pub boards: Vec<Record<RawBoard>>,
    pub tiles: Vec<Record<RawTile>>,
    pub track: Vec<Record<RawSpace>>,
    pub tasks: Vec<Record<RawTask>>,
    pub solo_boards: Vec<Record<RawSoloBoard>>,
    pub levels: Vec<Record<RawLevel>>,
    pub wine: Vec<Record<RawWine>>,
    pub services: Vec<Record<RawService>>,
    pub setup: RawSetup,
    pub scoring: RawScoring,
}

pub fn read(files: &Files) -> Result<Raw, BadData> {
    let mut reader = Reader::new(files);
    Ok(Raw {
        cities: reader.list("cities.json")?,
        links: reader.list("links.json")?,
        countries: reader.list("countries.json")?,
        depots: reader.list("depots.json")?,
        eras: reader.list("dashboard.json")?,
        offices: reader.list("offices.json")?,
        departments: reader.list("departments.json")?,
        cards: reader.list("cards.json")?,
        technologies: reader.list("technologies.json")?,
        rows: reader.list("rows.json")?,
        stations: reader.list("stations.json")?,
        routes: reader.list("routes.json")?,
        rewards: reader.list("rewards.json")?,
        boards: reader.list("deliveries.json")?,
        tiles: reader.list("tiles.json")?,
        track: reader.list("track.json")?,
        tasks: reader.list("tasks.json")?,
        solo_boards: reader.list("solo_boards.json")?,
        levels: reader.list("levels.json")?,
        wine: reader.list("wine.json")?,
        services: reader.list("services.json")?,
        setup: reader.object("setup.json")?,
        scoring: reader.object("scoring.json")?,
        hash: reader.finish()?,
    })
}
