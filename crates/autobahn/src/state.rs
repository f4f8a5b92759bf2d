//! The state of a match: one flat, `Copy` value of well under 4 KB. All that a match remembers stands here;
//! what is each player's own, in `player`.

mod player;

use engine::{Bag, Bits, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::autobot::{Autobot, AutobotOptions};
use crate::data::{DISPLAY, ERAS, OFFICE_SEATS, data};
use crate::nouns::*;
use crate::stack::Stack;

pub use player::Player;

pub const MAX_PLAYERS: usize = 4;
/// Bonus tiles lie on this many sections.
pub const TILE_SPACES: usize = 11;

/// What can be chosen when a match is created.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Shuffle the Recruit and Slide tiles in (bonus material).
    pub extra_tiles: bool,
    /// Shuffle the two-colour cards into the advanced deck (bonus material).
    pub two_colour_cards: bool,
    /// The fifth department (bonus material).
    pub extra_department: ExtraDepartment,
    /// Module 1: wine to import, and Germany as a country to deliver to.
    pub wine: bool,
    /// Module 2: traffic around busy cities.
    pub traffic: bool,
    /// Module 3: improved service stations.
    pub services: bool,
    /// Autobot alone, for a solo match on a real table.
    pub companion: bool,
    /// The opponent of a solo match; without effect in any other.
    pub autobot: AutobotOptions,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            extra_tiles: true,
            two_colour_cards: true,
            extra_department: ExtraDepartment::Planning,
            wine: false,
            traffic: false,
            services: false,
            companion: false,
            autobot: AutobotOptions::default(),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ExtraDepartment {
    /// There is none.
    None,
    /// Counts improved and advanced cards in hand.
    Planning,
    /// Counts improved and advanced cards, in hand or played: the friendlier of two readings.
    PlanningAllCards,
    /// Counts bonus tiles taken.
    Customs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Autobahn {
    pub options: Options,
    /// 2 to 4, Autobot included.
    pub players: u8,
    /// In a solo match, what Autobot has besides the pieces of the second seat.
    pub autobot: Option<Autobot>,
    /// 0, 1 or 2.
    pub era: u8,
    /// Whose turn it is.
    pub current: Seat,
    /// Road sections left on the dashboard, by era; what is left beside the board comes last.
    pub stacks: [u8; ERAS + 1],
    pub roads: Roads,
    /// Tiles on the construction bonus spaces, in the order of their sections.
    pub map_tiles: [Option<Tile>; TILE_SPACES],
    pub panels: [[Option<Tile>; 3]; Country::COUNT],
    /// Countries to which somebody has delivered pharmaceuticals, one bit each.
    pub pharmaceuticals: u8,
    /// Sections with a traffic token, and sections that are still to get one.
    pub traffic: Bits,
    pub traffic_due: Bits,
    /// Improvements left on the service board, one bit each, and the links that have one.
    pub services: u8,
    pub improved: Bits,
    /// Wine delivery tokens left: with two promotions, with one.
    pub wine_tokens: [u8; 2],
    pub offices: [Office; 7],
    pub display: [Option<Card>; DISPLAY],
    pub deck: Bag,
    /// Route cards to choose from at set-up.
    pub routes: Bits,
    /// By seat; those beyond the number of players are empty.
    pub seats: [Player; MAX_PLAYERS],
    pub turn: Turn,
    /// Who built the last section of the era.
    pub trigger: Option<Seat>,
    /// Turns left after the end of the third era was triggered.
    pub last_turns: Option<u8>,
    /// What is being decided and what comes after: the call stack of the rules.
    pub stack: Stack,
}

/// The built network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Roads {
    /// Sections.
    pub built: Bits,
    /// Links upgraded to dual carriageway.
    pub dual: Bits,
}

impl Roads {
    pub fn complete(self, link: Link) -> bool {
        self.built.covers(data().links[link.idx()].sections)
    }

    /// Links of which something is built.
    pub fn begun_links(self) -> Bits {
        data().derived.links_of.of(self.built)
    }

    /// Links of which nothing is missing.
    pub fn complete_links(self) -> Bits {
        ALL_LINKS.minus(data().derived.links_of.of(ALL_SECTIONS.minus(self.built)))
    }

    pub fn reaches(self, city: City) -> bool {
        self.built.meets(data().cities[city.idx()].sections)
    }

    /// Sections that would extend the network now. Before reunification the roadblocks bar five
    /// sections, and with them everything in the east.
    pub fn open(self, era: u8) -> Bits {
        let derived = &data().derived;
        let barred = if era < 2 { derived.roadblocks } else { Bits::EMPTY };
        derived.neighbours.of(self.built).minus(self.built).minus(barred)
    }

    /// Value of a city: fixed abroad; at home each autobahn counts once for its complete links and
    /// once more for its dual ones.
    pub fn city_value(self, city: City) -> u8 {
        let data = data();
        let city = &data.cities[city.idx()];
        if city.country.is_some() {
            return city.fixed_value;
        }
        let mut value = 0;
        for links in city.links {
            if links.iter().any(|link| self.complete(Link::of(link))) {
                value += data.scoring.link_value;
            }
            if links.meets(self.dual) {
                value += data.scoring.dual_value;
            }
        }
        value
    }
}

/// A construction office: seats filled from the left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Office {
    pub seats: [Option<Seat>; OFFICE_SEATS],
}

impl Office {
    pub fn employees(&self) -> usize {
        self.seats.iter().flatten().count()
    }

    pub fn of(&self, seat: Seat) -> u8 {
        self.seats.iter().flatten().filter(|owner| **owner == seat).count() as u8
    }

    /// Seats an employee; if all `capacity` seats are taken, the leftmost one leaves and the others
    /// move up. Returns who left.
    pub fn place(&mut self, seat: Seat, capacity: usize) -> Option<Seat> {
        let taken = self.employees();
        if taken < capacity {
            self.seats[taken] = Some(seat);
            return None;
        }
        let leaves = self.seats[0];
        self.seats[..capacity].rotate_left(1);
        self.seats[capacity - 1] = Some(seat);
        leaves
    }
}

#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Truck {
    /// Not in use.
    #[default]
    Home,
    /// Loaded with the depot's good, not yet on the road.
    Depot(Depot),
    /// On the road, with a good.
    Road(Section, Good),
}

impl Truck {
    pub fn section(self) -> Option<Section> {
        match self {
            Truck::Road(section, _) => Some(section),
            Truck::Home | Truck::Depot(_) => None,
        }
    }

    pub fn good(self) -> Option<Good> {
        match self {
            Truck::Home => None,
            Truck::Depot(depot) => Some(data().depots[depot.idx()].good),
            Truck::Road(_, good) => Some(good),
        }
    }
}

/// What has happened in the current turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Turn {
    pub card: Option<Card>,
    pub space: Option<Space>,
    /// Colours of the played card, or the one it was changed into.
    pub colours: Colours,
    /// The action of this turn is done: the card's main action, refresh or funding.
    pub acted: bool,
    /// What the played card still offers.
    pub extra_build: bool,
    /// A station.
    pub extra_station: bool,
    /// An upgrade.
    pub extra_upgrade: bool,
    /// A load action.
    pub extra_load: bool,
    /// A step on the development track.
    pub extra_develop: bool,
    /// To pay for an employee.
    pub extra_payment: bool,
    /// The card built a section.
    pub card_built: bool,
    /// The one bonus tile of the turn is spent.
    pub tile_used: bool,
    /// Tiles gained by a delivery of this turn: not usable before the next one.
    pub fresh_tiles: [u8; Tile::ALL.len()],
    /// Extra steps of all trucks, and of each.
    pub truck_steps: u8,
    /// By truck.
    pub loaded_steps: [u8; 2],
    /// Trucks that have moved in phase 3, one bit each.
    pub moved: u8,
    /// Own stations that gave a bonus, and the bonuses they gave, this turn.
    pub stations_passed: Bits,
    /// One bit each, by the number of the station.
    pub bonuses_used: u8,
}

impl Autobahn {
    pub fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat.idx()]
    }

    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.idx()]
    }

    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.players).map(Seat)
    }

    /// Seats in clockwise order, `first` first.
    pub fn clockwise_from(&self, first: Seat) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let players = self.players;
        (0..players).map(move |offset| Seat((first.0 + offset) % players))
    }

    pub fn left_of(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.players)
    }

    pub fn office_capacity(&self, colour: Colour) -> usize {
        usize::from(data().office_seats[colour.idx()][usize::from(self.players)])
    }

    pub fn employees_in_offices(&self, seat: Seat) -> u8 {
        self.offices.iter().map(|office| office.of(seat)).sum()
    }

    /// Trucks the seat may use now; Autobot always has both.
    pub fn trucks_in_use(&self, seat: Seat) -> u8 {
        if self.is_autobot(seat) { data().setup.trucks } else { self.player(seat).truck_count() }
    }

    /// Who has the service station of a link.
    pub fn station_owner(&self, link: Link) -> Option<Seat> {
        self.all_seats().find(|seat| self.player(*seat).stations.contains(link.number()))
    }

    pub fn all_stations(&self) -> Bits {
        self.seats.iter().fold(Bits::EMPTY, |all, player| all.or(player.stations))
    }

    /// Sections with a truck on them.
    pub fn occupied(&self) -> Bits {
        let trucks = self.seats.iter().flat_map(|player| player.trucks);
        trucks.filter_map(Truck::section).map(Section::number).collect()
    }

    pub fn uses(&self, department: Department) -> bool {
        department != Department::Extra || self.options.extra_department != ExtraDepartment::None
    }

    pub fn on_floor(&self, department: Department, floor: Floor) -> u8 {
        let bit = 1 << floor.idx();
        self.seats.iter().filter(|player| player.floors[department.idx()] & bit != 0).count() as u8
    }

    /// Index of a section among the construction bonus spaces.
    pub fn tile_space(section: Section) -> Option<usize> {
        let spaces = data().derived.tile_spaces;
        spaces
            .contains(section.number())
            .then(|| Bits(spaces.0 & (section.bit().0 - 1)).len() as usize)
    }
}
