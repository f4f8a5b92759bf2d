//! The state of a match: one flat, `Copy` value of well under 4 KB. All of it stands in this one file,
//! so that a reader sees everything that a match remembers.

use engine::{Bag, Bits, Seat, Set};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::data::*;
use crate::fields::FieldSet;
use crate::nouns::*;
use crate::stack::{Phase, Stack};

pub const MAX_PLAYERS: usize = 4;
/// Nobody drafts more heroes.
pub const MAX_HEROES: usize = 6;

/// What can be chosen when a match is created.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// All 56 action cards that the appendix describes, and not only 48.
    pub appendix_cards: bool,
    /// The stricter reading of rule 17: no warehouse where a station stands.
    pub no_warehouse_after_station: bool,
    /// A bonus of a contractor track counts only where the marker stops.
    pub track_bonus_only_on_stop: bool,
    /// Heroes are dealt, not drafted: for a first match.
    pub random_heroes: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            appendix_cards: false,
            no_warehouse_after_station: false,
            track_bonus_only_on_stop: true,
            random_heroes: false,
        }
    }
}

engine::named! {
    /// Where points of the running match come from.
    pub enum Source {
        Tokens = "tokens", Contracts = "contracts", Market = "market", Cards = "cards",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct TrainRush {
    pub options: Options,
    /// How many seats there are.
    pub players: u8,
    /// Counted from 1.
    pub round: u8,
    pub phase: Phase,
    /// The order track.
    pub order: [Seat; MAX_PLAYERS],
    /// States in which a spy was placed this phase.
    pub lobbied: Regions,
    /// Investment markers in each action area.
    pub areas: [u8; Area::COUNT],
    /// The face-down deck: its upper part is drawn first.
    pub upper: Bag,
    pub bottom: Bag,
    pub discarded: Cards,
    pub pool: [Option<Card>; POOL],
    /// Cards that are being executed.
    pub table: Cards,
    /// Cards drawn to choose from.
    pub drawn: Cards,
    pub tiles: [Option<Tile>; NUMBERS],
    /// Rules 1 had one stack.
    #[serde(alias = "tile_stack", deserialize_with = "TileStacks::of_any_rules")]
    pub tile_stacks: TileStacks,
    pub tiles_discarded: Set<Tile>,
    /// Open contracts by region and size.
    pub contracts: [[Option<Contract>; SIZES.len()]; Region::COUNT],
    pub contract_stacks: [Bag; SIZES.len()],
    /// Open wagons with two and with three slots.
    pub rows: [[Option<Wagon>; ROW]; 2],
    pub wagon_stacks: [Bag; 2],
    pub wagons_discarded: [Set<Wagon>; 2],
    /// Special wagons left with two and with three slots.
    pub specials: [u8; 2],
    pub sectors: [SectorState; Sector::COUNT],
    /// By zone.
    pub zones: [ZoneState; Zone::COUNT],
    /// By city.
    pub cities: [CityState; City::COUNT],
    /// Heroes that were not dealt.
    pub undealt: Heroes,
    /// By seat; those beyond the number of players are empty.
    pub seats: [Player; MAX_PLAYERS],
    /// What is being decided and what comes after: the call stack of the rules.
    pub stack: Stack,
}

/// The face-down siding tiles. Nobody knows which of the tiles that were never seen lies in which of the
/// first stacks, so a match does not remember it: one is drawn from all of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct TileStacks {
    /// All tiles of the first stacks.
    pub unseen: Bag,
    pub stacks: [TileStack; TILE_STACKS],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TileStack {
    /// So many of the unseen tiles, as the set-up has left them.
    First(u8),
    /// Made from the discarded tiles: everybody knows what lies in it, not in which order.
    Renewed(Bag),
}

impl Default for TileStack {
    fn default() -> Self {
        TileStack::First(0)
    }
}

/// Spies and agents, each filled from the left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct SectorState {
    pub spies: [Option<Seat>; SPY_FIELDS],
    pub agents: [Option<Seat>; AGENT_FIELDS],
}

impl SectorState {
    /// All pieces with the number of their field, counted from 0.
    pub fn pieces(&self) -> impl Iterator<Item = (usize, Seat)> {
        let fields = self.spies.iter().chain(&self.agents);
        fields.enumerate().filter_map(|(field, seat)| Some((field, (*seat)?)))
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct ZoneState {
    /// Filled from the left.
    pub warehouses: [Warehouse; WAREHOUSES],
    pub station: Option<Seat>,
    /// The parcel still lies here.
    pub parcel: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Warehouse {
    pub owner: Option<Seat>,
    /// The contractor it is leased to.
    pub leased: Option<Region>,
}

impl ZoneState {
    pub fn colours(&self) -> Regions {
        self.warehouses.iter().filter_map(|it| it.leased).collect()
    }

    pub fn built(&self) -> usize {
        self.warehouses.iter().filter(|it| it.owner.is_some()).count()
    }

    pub fn has_unleased(&self, seat: Seat) -> bool {
        self.warehouses.iter().any(|it| it.owner == Some(seat) && it.leased.is_none())
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct CityState {
    pub contractors: Regions,
    /// The mission marker still lies here.
    pub mission: bool,
    /// Who has been here, in order.
    pub markers: [Option<Seat>; CITY_MARKERS],
    /// Contract slots by size.
    pub slots: [Option<Seat>; SIZES.len()],
}

impl CityState {
    pub fn visitors(&self) -> usize {
        self.markers.iter().flatten().count()
    }
}

/// A wagon of a train with what it carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Car {
    pub wagon: Wagon,
    pub cargo: [Option<Resource>; MAX_SLOTS],
    /// On a special wagon.
    pub parcels: u8,
}

impl Car {
    pub fn new(wagon: Wagon) -> Self {
        Car { wagon, cargo: [None; MAX_SLOTS], parcels: 0 }
    }

    /// Slots of a normal wagon with nothing on them, from the front.
    pub fn free_slots(&self) -> impl Iterator<Item = (usize, Cube)> {
        let slots = self.wagon.data().slots;
        let cargo = self.cargo;
        (0..MAX_SLOTS)
            .filter_map(move |slot| Some((slot, slots[slot]?)).filter(|_| cargo[slot].is_none()))
    }

    pub fn has_room(&self) -> bool {
        self.free_slots().next().is_some()
    }

    pub fn takes_parcel(&self) -> bool {
        self.wagon.is_special() && self.parcels < self.wagon.data().size
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Player {
    pub field: Field,
    /// Space on each progress track, counted from 0.
    pub progress: [u8; Track::COUNT],
    /// Space on each infrastructure and contractor track; 0 is beside it.
    pub infrastructure: [u8; Region::COUNT],
    /// The same for the contractor tracks.
    pub contractor: [u8; Region::COUNT],
    /// Investment markers.
    pub investment: u16,
    /// Coal.
    pub coal: u16,
    /// Numbers of the spies left: bit 1 is number 1.
    pub spies: u16,
    /// The spy on the bidding track.
    pub bid: Option<Spy>,
    /// Has passed in the investment phase.
    pub passed: bool,
    /// Warehouses left to build.
    pub warehouses: u8,
    /// Stations left to build.
    pub stations: u8,
    /// Agents left to place.
    pub agents: u8,
    /// Contract markers left.
    pub contract_markers: u8,
    /// Movement tokens by their steps, two first.
    pub tokens: [u8; 5],
    /// From the locomotive on, without gaps.
    pub train: [Option<Car>; MAX_CARS],
    pub visited: Set<City, u16>,
    pub hand: Cards,
    /// Those of the hand that everybody saw the player take from the open cards.
    pub shown: Cards,
    /// Cards the player has put under the deck and knows to be there still.
    pub under: Cards,
    pub heroes: Heroes,
    pub missions: Heroes,
    /// Heroes to choose from during set-up.
    pub pack: Heroes,
    /// Heroes in the order in which they were drafted: others may know some of them.
    pub picks: [Option<Hero>; MAX_HEROES],
    /// Heroes the player has put back into the box.
    pub boxed: Heroes,
    /// Points so far by where they came from.
    pub earned: [u16; Source::COUNT],
}

impl Player {
    pub fn value(&self, track: Track) -> u8 {
        data().progress[track.idx()][usize::from(self.progress[track.idx()])]
    }

    pub fn cars(&self) -> impl Iterator<Item = (CarNo, Car)> {
        let cars = self.train.iter().zip(1..);
        cars.filter_map(|(car, number)| Some((CarNo::of(number), (*car)?)))
    }

    pub fn car(&self, number: CarNo) -> Option<Car> {
        self.train[number.idx()]
    }

    pub fn car_mut(&mut self, number: CarNo) -> &mut Car {
        self.train[number.idx()].as_mut().expect("only wagons of the train are named")
    }

    pub fn car_count(&self) -> usize {
        self.train.iter().flatten().count()
    }

    /// Cubes on all wagons by kind.
    pub fn cubes(&self) -> [u8; Resource::COUNT] {
        let mut cubes = [0; Resource::COUNT];
        for cube in self.train.iter().flatten().flat_map(|car| car.cargo).flatten() {
            cubes[cube.idx()] += 1;
        }
        cubes
    }

    pub fn has_spy(&self, spy: Spy) -> bool {
        self.spies >> spy.get() & 1 == 1
    }

    pub fn spies_left(&self) -> impl Iterator<Item = Spy> {
        Bits(u64::from(self.spies)).iter().filter_map(Spy::new)
    }

    pub fn pick_count(&self) -> usize {
        self.picks.iter().flatten().count()
    }

    pub fn vp(&self) -> u16 {
        self.earned.iter().sum()
    }
}

impl TrainRush {
    pub fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat.idx()]
    }

    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.idx()]
    }

    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.players).map(Seat)
    }

    pub fn left_of(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.players)
    }

    /// Seats in the order of play.
    pub fn in_order(&self) -> &[Seat] {
        &self.order[..usize::from(self.players)]
    }

    /// Seats in the order of play, `first` first.
    pub fn in_order_from(&self, first: Seat) -> impl Iterator<Item = Seat> + Clone + '_ {
        let order = self.in_order();
        let start = order.iter().position(|seat| *seat == first).unwrap_or(0);
        order.iter().cycle().skip(start).take(order.len()).copied()
    }

    pub fn by_players(&self) -> &'static PlayersData {
        &data().players[usize::from(self.players) - 2]
    }

    /// The active region of a player: where the locomotive stands.
    pub fn region(&self, seat: Seat) -> Option<Region> {
        self.player(seat).field.data().region
    }

    /// The zones of the active region; the start has none.
    pub fn zones_here(&self, seat: Seat) -> Set<Zone, u16> {
        self.region(seat).map_or(Set::<Zone, u16>::EMPTY, |it| data().derived.zones[it.idx()])
    }

    /// Its cities.
    pub fn cities_here(&self, seat: Seat) -> Set<City, u16> {
        self.region(seat).map_or(Set::<City, u16>::EMPTY, |it| data().derived.cities[it.idx()])
    }

    /// Where nobody else may end a move.
    pub fn blocked(&self, seat: Seat) -> FieldSet {
        let others = self.all_seats().filter(|other| *other != seat);
        let taken: FieldSet = others.map(|other| self.player(other).field).collect();
        taken.minus(data().derived.stops)
    }

    pub fn tile(&self, number: Number9) -> Option<Tile> {
        self.tiles[number.idx()]
    }

    pub fn has_visited_all(&self, seat: Seat) -> bool {
        self.player(seat).visited.len() as usize == City::COUNT
    }
}

/// Index of a contract size among the slots of a city.
pub fn slot_of(size: u8) -> usize {
    usize::from(size - SIZES[0])
}
