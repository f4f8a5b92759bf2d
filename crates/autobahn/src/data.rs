//! The printed game as tables: what the rules read. `load.rs` builds them from `data/*.json`.

mod solo;

use engine::{Bits, Unions};
use serde::Deserialize;

use crate::autobot::AutobotOptions;
use crate::load::{FORMER, SHIPPED, parse};
use crate::nouns::*;

pub use solo::*;

pub const ERAS: usize = 3;
pub const OFFICE_SEATS: usize = 5;
pub const FLOORS: usize = 3;
pub const LEVELS: usize = 4;
pub const STATIONS: usize = 8;
pub const DISPLAY: usize = 5;
pub const SERVICES: usize = 8;
const SECTION_GROUPS: usize = Section::COUNT.div_ceil(4);

#[derive(Debug)]
pub struct Data {
    /// Fingerprint of all files, part of every record.
    pub hash: u64,
    pub cities: [CityData; City::COUNT],
    pub links: [LinkData; Link::COUNT],
    pub sections: [SectionData; Section::COUNT],
    pub countries: [CountryData; Country::COUNT],
    pub depots: [DepotData; Depot::COUNT],
    pub eras: [EraData; ERAS],
    /// Seats of each construction office by number of players (index 2..=4).
    pub office_seats: [[u8; 5]; 7],
    pub cards: [CardData; Card::COUNT],
    /// By deck: all improved cards, the advanced cards, the two-colour advanced cards.
    pub improved: Bits,
    pub advanced: Bits,
    pub two_colour: Bits,
    pub technologies: [[Technology; LEVELS]; 3],
    /// Bonus for the first `n` technologies of all three columns, by level.
    pub row_bonus: [Option<Bonus>; LEVELS],
    pub stations: [StationBonus; STATIONS],
    pub routes: [RouteData; Route::COUNT],
    pub route_rewards: Vec<RouteReward>,
    pub boards: [[DeliverySpace; Country::COUNT]; DeliveryBoard::COUNT],
    pub tiles: [TileData; Tile::ALL.len()],
    pub track: Vec<Option<Bonus>>,
    /// Where the track goes on after its last space.
    pub track_loop: u8,
    pub departments: [DepartmentData; 5],
    pub tasks: [TaskData; Task::COUNT],
    pub solo_boards: [SoloBoard; 2],
    pub levels: [AutobotOptions; Level::COUNT],
    pub wine: [WineData; Wine::COUNT],
    pub services: [ServiceBonus; SERVICES],
    pub setup: Setup,
    pub scoring: Scoring,
    pub derived: Derived,
    pub geography: Geography,
}

#[derive(Debug)]
pub struct CityData {
    pub id: String,
    pub name: String,
    /// The country whose entry this commercial city is; `None` for German cities.
    pub country: Option<Country>,
    /// Fixed value of a commercial city, 0 for German cities.
    pub fixed_value: u8,
    pub start_value: u8,
    /// Position on the 1000 × 1283 map.
    pub x: u16,
    pub y: u16,
    /// Sections that touch the city.
    pub sections: Bits,
    /// Links that end in the city, by colour.
    pub links: [Bits; 7],
    pub colours: Colours,
}

#[derive(Debug)]
pub struct LinkData {
    pub id: String,
    pub colour: Colour,
    pub ends: [City; 2],
    pub sections: Bits,
    /// 1 or 2.
    pub length: u8,
    pub east: bool,
}

impl LinkData {
    /// Every link of two sections has one service-station space between them.
    pub fn has_station_space(&self) -> bool {
        self.length == 2
    }
}

#[derive(Debug)]
pub struct SectionData {
    pub id: String,
    pub link: Link,
    /// 1 or 2, counted from the link's first end.
    pub place: u8,
    pub colour: Colour,
    /// Cities it touches: both ends of a short link, one end of a long one.
    pub cities: [Option<City>; 2],
    /// Sections that share an end with it: what makes it an extension of the network.
    pub neighbours: Bits,
    /// Sections a truck can step onto from here: as above, but not through a commercial city.
    pub steps: Bits,
    /// The country behind the commercial city it touches.
    pub border: Option<Country>,
    pub develop: bool,
    pub tile_space: bool,
    pub roadblock: bool,
    pub preset: bool,
}

#[derive(Debug)]
pub struct CountryData {
    pub id: String,
    pub name: String,
    /// Bonus tiles at set-up by number of players (index 2..=4).
    pub tiles: [u8; 5],
    pub pharmaceuticals: Bonus,
    /// Position in clockwise order, Austria first.
    pub clockwise: u8,
}

#[derive(Debug)]
pub struct DepotData {
    pub city: City,
    /// Sections that touch the city.
    pub sections: Bits,
    pub good: Good,
    pub colours: Colours,
}

#[derive(Debug)]
pub struct EraData {
    /// First and last, for display.
    pub years: [u16; 2],
    pub sections: u8,
    /// Cost of a section, by length of its link (index 1 and 2).
    pub build: [u16; 3],
    /// Cost per section.
    pub upgrade: u16,
    pub steps: u8,
    pub funding: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    Basic,
    Improved,
    Advanced,
    TwoColour,
}

/// One card: its colours and what it adds to the action it is played for.
#[derive(Debug)]
pub struct CardData {
    pub id: String,
    pub deck: Deck,
    pub colours: Colours,
    /// Steps on the track if the action was a build.
    pub develop_on_build: u8,
    /// Steps per section if the action was an upgrade.
    pub develop_per_section: u8,
    /// Extra steps in phase 3 of the truck loaded with this card.
    pub loaded_truck_steps: u8,
    /// Extra steps in phase 3 of every own truck.
    pub truck_steps: u8,
    pub extra_station: bool,
    pub extra_build: bool,
    /// An upgrade also allows a load and the other way round.
    pub upgrade_and_load: bool,
    /// Discount on each of two sections built at once instead of one.
    pub pair_discount: u16,
    pub money: u16,
    pub develop: u8,
    /// Pay this …
    pub develop_price: u16,
    /// … for so many steps.
    pub develop_for_price: u8,
    /// Promotions if the card built a section.
    pub promote_if_built: u8,
}

/// What unlocking one technology gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Technology {
    /// A bonus action, once.
    Once(Bonus),
    /// Steps on the track with every upgrade, load or station action.
    DevelopWith(Space, u8),
    UpgradeDiscount(u16),
    SecondTruck,
    /// A built station gives the bonus printed under it at once.
    StationBonusAtOnce,
}

/// The bonus under one station of a player board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum StationBonus {
    Money {
        small: u16,
        large: u16,
    },
    Step(u8),
    Develop(u8),
    Promote(u8),
    /// Pay to put an employee into the office of the station's autobahn.
    Employee {
        price: u16,
    },
}

#[derive(Debug)]
pub struct RouteData {
    pub ends: [City; 2],
}

/// A route of this status or better earns the bonus; rewards add up.
#[derive(Debug)]
pub struct RouteReward {
    pub status: u8,
    pub bonus: Bonus,
}

#[derive(Clone, Copy, Debug)]
pub struct DeliverySpace {
    pub preferred: Good,
    pub bonus: Bonus,
    /// Paid for any other good.
    pub money: u16,
}

#[derive(Debug)]
pub struct TileData {
    pub bonus: Bonus,
    pub count: u8,
    /// Part of the optional bonus material.
    pub optional: bool,
}

#[derive(Debug)]
pub struct DepartmentData {
    /// Points for each unit that the department counts, by floor.
    pub floors: [u8; FLOORS],
    /// The technologies that open its floors; `None` where no single column does.
    pub column: Option<Column>,
}

/// Wine to be imported, once.
#[derive(Debug)]
pub struct WineData {
    pub id: String,
    /// The colour of the card that loads it.
    pub colour: Colour,
    /// The section at the border where the truck starts.
    pub from: Section,
    /// The eastern city it goes to.
    pub to: City,
}

/// A bonus on the service board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ServiceBonus {
    Bonus(Bonus),
    /// An employee into the office of the station's autobahn.
    Employee,
    /// The funding of the era, if it is still to be had.
    Funding,
    /// All played cards back into the hand, without money.
    PickUp,
}

#[derive(Debug)]
pub struct Setup {
    /// Divided equally among the players.
    pub money: u16,
    pub employees: u8,
    pub extra_tokens: u8,
    pub trucks: u8,
    /// Route cards revealed beyond one per player.
    pub spare_routes: u8,
    /// Route cards revealed in a solo match.
    pub solo_routes: u8,
    /// The city from which Autobot measures.
    pub solo_centre: City,
    /// Card limit of each action space with two cones, one cone, no tile.
    pub limits: [[u8; 3]; 5],
    /// Most employees on one floor of a department, and of one player.
    pub floor_seats: u8,
    /// Traffic tokens, the city value that calls for them, and how many make a promotion.
    pub traffic_tokens: u8,
    pub traffic_value: u8,
    pub traffic_set: u8,
    /// Wine delivery tokens with two promotions and with one, by number of players.
    pub wine_double: [u8; 5],
    pub wine_single: [u8; 5],
    /// Employees that go back from the lobby when the supply is empty.
    pub recall: u8,
    /// DM for each card picked up by a refresh.
    pub refresh_money: u8,
}

#[derive(Debug)]
pub struct Scoring {
    pub lobby: u8,
    /// DM per unit of the finance department.
    pub money_unit: u16,
    /// Value of an autobahn's first complete link, and of its first dual one, at a city.
    pub link_value: u8,
    pub dual_value: u8,
}

/// Tables computed once from the others.
#[derive(Debug)]
pub struct Derived {
    pub preset: Bits,
    pub roadblocks: Bits,
    pub tile_spaces: Bits,
    pub sections: ByColour,
    pub links: ByColour,
    /// Links of two sections: each has a station space.
    pub station_links: Bits,
    /// Sections of links of one section, and of two.
    pub short_sections: Bits,
    pub long_sections: Bits,
    pub basic: Bits,
    /// Of sections: those that share an end with one of them, and the links they belong to.
    pub neighbours: Unions<SECTION_GROUPS>,
    pub links_of: Unions<SECTION_GROUPS>,
}

/// Sections or links by their colour.
#[derive(Debug)]
pub struct ByColour {
    each: [Bits; 7],
    unions: Unions<2>,
}

impl ByColour {
    pub fn new(each: [Bits; 7]) -> Self {
        ByColour { each, unions: Unions::new(each) }
    }

    pub fn of(&self, colours: Colours) -> Bits {
        self.unions.of(Bits(colours.word().into()))
    }

    /// The colours of these.
    pub fn colours(&self, these: Bits) -> Colours {
        if these.is_empty() {
            return Colours::EMPTY;
        }
        let all = self.each.iter().rev();
        Colours::from_word(all.fold(0, |word, own| word << 1 | u8::from(own.meets(these))))
    }
}

engine::tables!(Data, SHIPPED, FORMER, parse);
