//! The printed game as tables: what the rules read. `load.rs` builds them from `data/*.json`.

use engine::Set;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::fields::FieldSet;
use crate::load::{FORMER, SHIPPED, parse};
use crate::nouns::*;

// The shape of the table: how much a state of fixed size has room for. Of what the files list (moves, spy fields,
// sizes, ranks, tokens of a city) they must list as much; for the rest `docs/trainrush-data.md` has the source.

/// Moves of an action card, before its special action.
pub const MOVES: usize = 3;
/// A card's move or an action's, and a movement token on top.
pub const MAX_STEPS: usize = 12;
pub const WAREHOUSES: usize = 3;
pub const SPY_FIELDS: usize = 4;
pub const AGENT_FIELDS: usize = 4;
/// Contracts and contract slots have these sizes.
pub const SIZES: [u8; 4] = [2, 3, 4, 5];
pub const CITY_MARKERS: usize = 4;
/// Movement tokens of a city, for whoever comes first.
pub const CITY_TOKENS: usize = 2;
pub const RANKS: usize = 3;
/// Open wagons of one size.
pub const ROW: usize = 5;
/// Open action cards.
pub const POOL: usize = 3;
/// Open siding tiles.
pub const NUMBERS: usize = 9;
/// Stacks of siding tiles, one beside each row of the numbers.
pub const TILE_STACKS: usize = 3;
pub const MAX_CARS: usize = 8;
pub const MAX_SLOTS: usize = 3;
/// No infrastructure or contractor track is longer.
pub const MAX_TRACK: usize = 30;
/// A mission counts no more cubes than these.
pub const MAX_MISSION: usize = 25;

#[derive(Debug)]
pub struct Data {
    /// Fingerprint of all files, part of every record.
    pub hash: u64,
    pub fields: Vec<FieldData>,
    pub cities: [CityData; City::COUNT],
    pub zones: [ZoneData; Zone::COUNT],
    /// Where the black market of each region stands.
    pub markets: [Field; Region::COUNT],
    pub sector_names: [String; Sector::COUNT],
    /// Values of the progress tracks, lowest space first.
    pub progress: [Vec<u8>; Track::COUNT],
    pub sectors: [SectorData; Kind::COUNT],
    pub actions: [AreaActionData; AreaAction::COUNT],
    pub tracks: [LongTrackData; LongTrack::COUNT],
    pub items: [ItemData; Item::COUNT],
    pub cards: [CardData; Card::COUNT],
    pub tiles: [TileData; Tile::COUNT],
    pub heroes: [HeroData; Hero::COUNT],
    pub contracts: [ContractData; Contract::COUNT],
    pub wagons: [WagonData; Wagon::COUNT],
    /// Movement tokens of a city by its rank less one.
    pub tokens: [[TokenData; CITY_TOKENS]; RANKS],
    /// What the black market pays.
    pub values: [u8; Resource::COUNT],
    /// By number of players, 2 first.
    pub players: [PlayersData; 3],
    pub setup: Setup,
    pub scoring: Scoring,
    pub derived: Derived,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FieldKind {
    Start,
    Track,
    City,
    Market,
    Siding,
}

/// What happens to a locomotive that ends its move on a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Start,
    Track,
    City(City),
    Market(Region),
    Siding { zone: Zone, number: Number9 },
}

#[derive(Debug)]
pub struct FieldData {
    pub id: String,
    pub region: Option<Region>,
    pub place: Place,
    pub next: Vec<Field>,
}

#[derive(Debug)]
pub struct CityData {
    pub id: String,
    pub name: String,
    pub field: Field,
    pub region: Region,
    pub rank: u8,
}

#[derive(Debug)]
pub struct ZoneData {
    pub id: String,
    pub region: Region,
}

#[derive(Debug)]
pub struct SectorData {
    pub track: Track,
    /// What each spy field gives, once.
    pub bonuses: [Option<Effect>; SPY_FIELDS],
    /// A player may have one spy here and no more.
    pub one_spy: bool,
}

#[derive(Debug)]
pub struct AreaActionData {
    pub area: Area,
    pub cost: u8,
    pub effect: Effect,
}

#[derive(Debug)]
pub struct LongTrackData {
    pub length: u8,
    /// By space; the marker starts beside the track, on space 0.
    pub bonuses: [Option<Effect>; MAX_TRACK + 1],
}

#[derive(Debug)]
pub struct ItemData {
    pub price: u8,
    pub effect: Effect,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    /// In every match.
    Core,
    /// Only described in the appendix of the rulebook: an option.
    Appendix,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MoveData {
    pub steps: u8,
    pub coal: u8,
}

#[derive(Debug)]
pub struct CardData {
    pub id: String,
    pub moves: [MoveData; MOVES],
    pub special: Effect,
    pub deck: Deck,
}

#[derive(Debug)]
pub struct TileData {
    pub id: String,
    pub effect: Effect,
}

#[derive(Debug)]
pub struct HeroData {
    pub id: String,
    pub name: String,
    pub city: City,
    pub bonus: Effect,
    pub scores: Resource,
}

#[derive(Debug)]
pub struct ContractData {
    pub id: String,
    pub cubes: Vec<Cube>,
    /// Cubes asked for by kind, besides those of any kind.
    pub typed: [u8; Resource::COUNT],
    pub vp: u8,
}

impl ContractData {
    pub fn size(&self) -> u8 {
        self.cubes.len() as u8
    }
}

#[derive(Debug)]
pub struct WagonData {
    pub id: String,
    pub size: u8,
    /// What each slot of a normal wagon takes.
    pub slots: [Option<Cube>; MAX_SLOTS],
    pub special: Option<SpecialData>,
}

/// A kind of special wagon: it carries parcels only.
#[derive(Clone, Copy, Debug)]
pub struct SpecialData {
    pub count: u8,
    /// For a full one.
    pub vp: u8,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokenData {
    pub vp: u8,
    pub steps: u8,
}

#[derive(Debug)]
pub struct PlayersData {
    /// As many as spies.
    pub rounds: u8,
    pub heroes_dealt: u8,
    pub heroes_kept: u8,
    /// Investment markers that fit into one action area.
    pub area: u8,
    /// The last in order may lobby in any state.
    pub free_last: bool,
}

#[derive(Debug)]
pub struct Setup {
    pub warehouses: u8,
    pub stations: u8,
    pub agents: u8,
    pub contract_markers: u8,
    pub cards_dealt: u8,
    pub cards_kept: u8,
    pub hand_limit: u8,
    /// What action IV of a card costs.
    pub special_coal: u8,
}

/// First and second place.
pub type Places = [u8; 2];

#[derive(Debug)]
pub struct Scoring {
    pub all_cities: u8,
    pub top: u8,
    pub sector: Places,
    pub infrastructure: Places,
    pub contractor: Places,
    pub contracts: Places,
    /// By number of cubes; more count as the last.
    pub mission: Vec<u8>,
}

/// Tables computed once from the others.
#[derive(Debug)]
pub struct Derived {
    pub core: Cards,
    pub start: Field,
    /// Where a move of so many steps may end, if nobody is in the way: by field, then by steps.
    pub ends: Vec<[FieldSet; MAX_STEPS + 1]>,
    /// Cities and markets, where any number of locomotives may stand and every move may end.
    pub stops: FieldSet,
    /// By region.
    pub zones: [Set<Zone, u16>; Region::COUNT],
    /// By region.
    pub cities: [Set<City, u16>; Region::COUNT],
    /// Wagons by their slots, one to three, without the special ones.
    pub wagons: [Set<Wagon>; MAX_SLOTS],
    /// The special wagon with two and with three slots.
    pub special: [Wagon; 2],
    /// The one-slot wagons of each seat.
    pub first_cars: [[Wagon; 2]; 4],
}

engine::tables!(Data, SHIPPED, FORMER, parse);

impl Track {
    /// The highest space, counted from 0.
    pub fn top(self) -> u8 {
        (data().progress[self.idx()].len() - 1) as u8
    }
}

impl Contract {
    pub fn data(self) -> &'static ContractData {
        &data().contracts[self.idx()]
    }
}

impl Wagon {
    pub fn data(self) -> &'static WagonData {
        &data().wagons[self.idx()]
    }

    pub fn is_special(self) -> bool {
        self.data().special.is_some()
    }
}

impl Card {
    pub fn data(self) -> &'static CardData {
        &data().cards[self.idx()]
    }
}

impl City {
    pub fn data(self) -> &'static CityData {
        &data().cities[self.idx()]
    }
}

impl Field {
    pub fn data(self) -> &'static FieldData {
        &data().fields[self.idx()]
    }
}

impl Hero {
    pub fn data(self) -> &'static HeroData {
        &data().heroes[self.idx()]
    }
}

impl Zone {
    pub fn region(self) -> Region {
        data().zones[self.idx()].region
    }
}
