//! What happened, as facts. What only one seat may know is whispered to it.

use engine::Seat;
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::nouns::*;
use crate::stack::Phase;
use crate::state::Source;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Everybody got action cards to choose from.
    CardsDealt {
        /// How many each.
        count: u8,
    },
    /// Everybody got heroes to choose from.
    HeroesDealt {
        /// How many each.
        count: u8,
    },
    /// One of the simultaneous choices is made; which one, only the seat knows.
    Chosen {
        seat: Seat,
    },
    /// Everybody handed the pack of heroes on.
    PacksPassed,
    /// Everybody has all heroes.
    DraftOver,
    /// A round begins.
    RoundBegan {
        /// Counted from 1.
        round: u8,
    },
    /// The next phase of the round begins.
    PhaseBegan {
        phase: Phase,
    },
    /// Somebody put a spy onto the bidding track.
    Bid {
        seat: Seat,
        /// The number on the spy.
        spy: Spy,
    },
    /// The bids decided the order of play.
    OrderSet {
        order: Order,
    },
    /// A spy went into a sector.
    Lobbied {
        seat: Seat,
        sector: Sector,
        /// The field of the sector, counted from 1: spies first, then agents.
        field: u8,
    },
    /// A marker rose on a progress track.
    Advanced {
        seat: Seat,
        track: Track,
        /// The value that is reached.
        value: u8,
    },
    /// The track cannot rise: its top is taken, or reached.
    AdvanceLost {
        seat: Seat,
        track: Track,
    },
    /// Somebody got the income of the round.
    Income {
        seat: Seat,
        /// Investment markers.
        investment: u8,
        /// Coal.
        coal: u8,
    },
    /// A wagon got a cube.
    Loaded {
        seat: Seat,
        /// The place of the wagon in the train, the first behind the locomotive is 1.
        car: CarNo,
        wagon: Wagon,
        resource: Resource,
    },
    /// Somebody got coal.
    GotCoal {
        seat: Seat,
        /// How much.
        coal: u8,
        from: Giver,
    },
    /// Somebody got investment markers.
    GotInvestment {
        seat: Seat,
        /// How many.
        investment: u8,
        from: Giver,
    },
    /// Somebody paid for an action of the action area.
    Invested {
        seat: Seat,
        action: AreaAction,
        /// Investment markers paid.
        cost: u8,
    },
    /// Taken without paying.
    FreeAction {
        seat: Seat,
        action: AreaAction,
    },
    /// Somebody is done investing for this round.
    Passed {
        seat: Seat,
    },
    /// An action card is played for its moves.
    CardPlayed {
        seat: Seat,
        card: Card,
    },
    /// Somebody has no card to play.
    NoCard {
        seat: Seat,
    },
    /// A movement token makes the move longer.
    TokenUsed {
        seat: Seat,
        /// By so many steps.
        token: Token,
    },
    /// A move was paid.
    CoalPaid {
        seat: Seat,
        /// How much coal.
        coal: u8,
    },
    /// The locomotive moved.
    Moved {
        seat: Seat,
        from: Field,
        to: Field,
    },
    /// The special action of a card is carried out.
    SpecialUsed {
        seat: Seat,
        card: Card,
    },
    /// Somebody took an open card.
    CardTaken {
        seat: Seat,
        card: Card,
    },
    /// Somebody discarded a card.
    CardDiscarded {
        seat: Seat,
        card: Card,
    },
    /// A card was laid open.
    CardRevealed {
        card: Card,
    },
    /// The open cards were discarded.
    PoolCleared,
    /// The discarded cards were shuffled into the deck.
    Reshuffled,
    /// Somebody drew cards; which ones, only the seat knows.
    CardsDrawn {
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// For the one who drew.
    Drew {
        seat: Seat,
        card: Card,
    },
    /// Somebody kept one of the drawn cards.
    CardKept {
        seat: Seat,
    },
    /// Somebody has been to a city for the first time.
    CityMarked {
        seat: Seat,
        city: City,
        /// How many have been there now.
        visitor: u8,
    },
    /// Somebody took the movement token of a city.
    TokenTaken {
        seat: Seat,
        city: City,
        /// By its steps.
        token: Token,
    },
    /// Somebody got points.
    Scored {
        seat: Seat,
        source: Source,
        /// How many.
        vp: u8,
    },
    /// A cube left a wagon.
    Unloaded {
        seat: Seat,
        /// The place of the wagon in the train, the first behind the locomotive is 1.
        car: CarNo,
        wagon: Wagon,
        resource: Resource,
    },
    /// A contract is fulfilled.
    Delivered {
        seat: Seat,
        city: City,
        contract: Contract,
    },
    /// A contract was laid open.
    ContractRevealed {
        region: Region,
        contract: Contract,
    },
    /// A warehouse is leased to a contractor.
    Leased {
        seat: Seat,
        zone: Zone,
        /// Where the contractor came from.
        city: City,
        colour: Region,
    },
    /// Somebody bought on the black market.
    Bought {
        seat: Seat,
        item: Item,
        /// What the cubes given for it were worth.
        value: u8,
    },
    /// A contract slot of a city was marked without a contract.
    SlotMarked {
        seat: Seat,
        city: City,
        /// The size of the slot.
        size: u8,
    },
    /// The tile of a siding is carried out.
    TileOpened {
        seat: Seat,
        /// The number of the siding.
        number: Number9,
        tile: Tile,
    },
    /// A tile was laid open.
    TileRevealed {
        /// The number of the siding.
        number: Number9,
        tile: Tile,
    },
    /// A parcel of a zone was loaded.
    ParcelTaken {
        seat: Seat,
        zone: Zone,
        /// The place of the wagon in the train, the first behind the locomotive is 1.
        car: CarNo,
    },
    /// A zone is scored.
    ZoneScored {
        zone: Zone,
        /// How many of its warehouses are leased.
        leased: u8,
    },
    /// A marker rose on a contractor track.
    ContractorAdvanced {
        seat: Seat,
        colour: Region,
        /// Where it stands now; 0 is beside the track.
        space: u8,
    },
    /// A marker rose on an infrastructure track.
    InfrastructureAdvanced {
        seat: Seat,
        region: Region,
        /// Where it stands now; 0 is beside the track.
        space: u8,
    },
    /// A space of a track gave its bonus.
    TrackBonus {
        seat: Seat,
        track: LongTrack,
        region: Region,
        /// Counted from 1.
        space: u8,
    },
    /// Somebody built a warehouse.
    WarehouseBuilt {
        seat: Seat,
        zone: Zone,
    },
    /// Somebody built a station.
    StationBuilt {
        seat: Seat,
        zone: Zone,
    },
    /// An agent went into a sector.
    AgentPlaced {
        seat: Seat,
        sector: Sector,
        /// The field of the sector, counted from 1: spies first, then agents.
        field: u8,
    },
    /// A wagon left a train.
    Uncoupled {
        seat: Seat,
        /// Its place in the train, the first behind the locomotive is 1.
        car: CarNo,
        wagon: Wagon,
    },
    /// A wagon joined a train.
    Coupled {
        seat: Seat,
        /// Its place in the train, the first behind the locomotive is 1.
        car: CarNo,
        wagon: Wagon,
    },
    /// A wagon was laid open.
    WagonRevealed {
        wagon: Wagon,
    },
    /// Somebody laid a hero open whose mission counts from now on.
    MissionBegun {
        seat: Seat,
        hero: Hero,
    },
    /// A round is over.
    RoundEnded {
        /// Counted from 1.
        round: u8,
    },
    MatchOver,
}

/// Seats in the order of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, TS, JsonSchema)]
#[ts(as = "Vec<Seat>")]
#[schemars(with = "Vec<Seat>")]
pub struct Order {
    pub seats: [Seat; 4],
    pub players: u8,
}

impl Serialize for Order {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.seats[..usize::from(self.players)])
    }
}
