//! The rulebook's nouns as types. Things that the data files number (fields, cards, wagons …) are
//! small validated indices; things that the rules name one by one are enums.

use engine::{Nth, Number, Set, index, named};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::data::data;

named! {
    /// A state and its region of the map; also the colour of a contractor, who comes from one.
    /// Whoever is asked colour by colour is asked in this order.
    pub enum Region { Red = "red", Green = "green", Blue = "blue" }
}

named! {
    /// What normal wagons carry, cheapest first.
    pub enum Resource {
        Brass = "brass", Water = "water", Food = "food", Copper = "copper", Gold = "gold",
    }
}

named! {
    /// The five progress tracks.
    pub enum Track {
        Investment = "investment", Coal = "coal", Loading = "loading", Unloading = "unloading",
        Wagons = "wagons",
    }
}

named! {
    /// The kinds of sector. Each state has one of every kind.
    pub enum Kind {
        Financial = "financial", Resource = "resource", Logistics = "logistics", Trade = "trade",
        Technology = "technology",
    }
}

named! {
    /// The seven areas in which investment markers are spent.
    pub enum Area {
        Market = "market", Build = "build", Loading = "loading", Movement = "movement",
        Exchange = "exchange", Planning = "planning", Corruption = "corruption",
    }
}

named! {
    /// The fourteen actions of the action area.
    pub enum AreaAction {
        Coal1 = "mk1", Coal2 = "mk2", Warehouse = "bw1", Warehouses = "bw2", Station = "bs",
        Load1 = "ld1", Load2 = "ld2", Move3 = "mv3", Move6 = "mv6", Exchange12 = "x12",
        Exchange23 = "x23", Exchange33 = "x33", Plan = "pl", Corrupt = "co",
    }
}

named! {
    /// What the black market sells.
    pub enum Item {
        Draw2 = "draw2", Exchange22 = "x22", Exchange23 = "x23", Exchange33 = "x33",
        Corruption = "corruption", Invest = "invest", Advance = "advance", Slot2 = "slot2",
        Slot3 = "slot3", Slot4 = "slot4", Slot5 = "slot5",
    }
}

named! {
    /// A kind of exchange, by the slots of the wagon given up and of the one taken.
    pub enum Exchange {
        OneTwo = "1-2", OneThree = "1-3", TwoTwo = "2-2", TwoThree = "2-3", ThreeThree = "3-3",
    }
}

impl Exchange {
    pub const fn sizes(self) -> (u8, u8) {
        match self {
            Exchange::OneTwo => (1, 2),
            Exchange::OneThree => (1, 3),
            Exchange::TwoTwo => (2, 2),
            Exchange::TwoThree => (2, 3),
            Exchange::ThreeThree => (3, 3),
        }
    }
}

named! {
    /// What an effect comes from.
    pub enum Giver {
        Card = "card", Tile = "tile", Hero = "hero", Area = "area", Market = "market",
        Sector = "sector", Track = "track",
    }
}

named! {
    /// The two kinds of track on which one advances by building and leasing.
    pub enum LongTrack { Infrastructure = "infrastructure", Contractor = "contractor" }
}

index! {
    /// One field of the map, the start included.
    pub struct Field: 145, |idx| &data().fields[idx].id
}
index! {
    /// A city of the map.
    pub struct City: 9, |idx| &data().cities[idx].id
}
index! {
    /// An economic zone with its siding.
    pub struct Zone: 12, |idx| &data().zones[idx].id
}
index! {
    /// One sector of one state, such as `green-financial`.
    pub struct Sector: 15, |idx| &data().sector_names[idx]
}
index! {
    /// An action card.
    pub struct Card: 56, |idx| &data().cards[idx].id
}
index! {
    /// A siding bonus tile.
    pub struct Tile: 47, |idx| &data().tiles[idx].id
}
index! {
    /// A hero with a mission.
    pub struct Hero: 18, |idx| &data().heroes[idx].id
}
index! {
    /// A state contract.
    pub struct Contract: 48, |idx| &data().contracts[idx].id
}
index! {
    /// A wagon: 8 with one slot, 22 with two, 22 with three, then the two kinds of special wagon, of
    /// which there are several alike.
    pub struct Wagon: 54, |idx| &data().wagons[idx].id
}

impl Sector {
    pub const fn at(region: Region, kind: Kind) -> Sector {
        Sector::of((region as usize * Kind::COUNT + kind as usize) as u8)
    }

    /// One of every kind, in order.
    pub fn of_region(region: Region) -> impl Iterator<Item = Sector> {
        Kind::ALL.into_iter().map(move |kind| Sector::at(region, kind))
    }

    pub fn region(self) -> Region {
        Region::ALL[self.idx() / Kind::COUNT]
    }

    pub fn kind(self) -> Kind {
        Kind::ALL[self.idx() % Kind::COUNT]
    }
}

/// The n-th wagon of a train, counted from the locomotive.
pub type CarNo = Nth<8>;
/// The n-th slot of a wagon.
pub type SlotNo = Nth<3>;
/// The number on a spy.
pub type Spy = Nth<9>;
/// The number of a siding field and of the tile that belongs to it.
pub type Number9 = Nth<9>;
/// A movement token, by the steps it adds.
pub type Token = Number<2, 6>;

pub type Cards = Set<Card>;
pub type Heroes = Set<Hero, u32>;
pub type Regions = Set<Region, u8>;

/// What a slot of a normal wagon takes, and what a contract asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(try_from = "String", into = "&'static str")]
#[ts(type = "Resource | \"any\"")]
pub enum Cube {
    Of(Resource),
    Any,
}

impl Cube {
    pub fn takes(self, resource: Resource) -> bool {
        self == Cube::Any || self == Cube::Of(resource)
    }
}

impl TryFrom<String> for Cube {
    type Error = engine::BadNotation;

    fn try_from(text: String) -> Result<Self, engine::BadNotation> {
        if text == "any" { Ok(Cube::Any) } else { text.parse().map(Cube::Of) }
    }
}

impl From<Cube> for &'static str {
    fn from(cube: Cube) -> Self {
        match cube {
            Cube::Of(resource) => resource.name(),
            Cube::Any => "any",
        }
    }
}

/// What a card, tile, hero, track, sector, area or market gives. In data files: `{"coal": 2}`,
/// `"station"` …
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Points.
    Vp(u8),
    /// Coal.
    Coal(u8),
    /// Investment markers.
    Investment(u8),
    /// Build a warehouse, so many times.
    Warehouse(u8),
    /// Build a station.
    Station,
    /// Place an agent in the active region, so many times.
    Corruption(u8),
    /// Place so many agents in one sector of the region whose track gives it.
    Bribe(u8),
    /// Rise on a progress track.
    Advance {
        track: Track,
        /// So many times.
        times: u8,
    },
    /// Rise on any progress track, so many times.
    AdvanceAny(u8),
    /// Exchange a wagon for a larger or another one.
    Exchange(Exchanges),
    /// Couple a new wagon with so many slots.
    DrawWagon(u8),
    /// Load one wagon, so many times.
    Load(u8),
    /// Draw action cards and keep some of them.
    Plan {
        /// How many are drawn.
        draw: u8,
        /// How many are kept.
        keep: u8,
    },
    /// Draw action cards.
    Draw(u8),
    /// Lease a warehouse to a contractor of any city.
    Lease,
    /// Any action of the action area that costs so much, for nothing.
    Area(u8),
    /// A move of so many steps.
    Move(u8),
    /// Execute any open siding tile.
    Tile,
    /// The special actions of up to so many cards in hand, for nothing.
    Special(u8),
    /// Mark a contract slot in a city of the active region.
    Slot {
        /// The size of the slot.
        size: u8,
        /// Points for it.
        vp: u8,
    },
}

/// The kinds of exchange that an effect offers; a list in data files.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
#[ts(as = "Vec<Exchange>")]
#[serde(from = "Vec<Exchange>", into = "Vec<Exchange>")]
pub struct Exchanges(pub Set<Exchange, u8>);

impl From<Vec<Exchange>> for Exchanges {
    fn from(list: Vec<Exchange>) -> Self {
        Exchanges(list.into_iter().collect())
    }
}

impl From<Exchanges> for Vec<Exchange> {
    fn from(it: Exchanges) -> Self {
        it.0.iter().collect()
    }
}
