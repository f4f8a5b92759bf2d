//! What happened, as facts. What only one seat may know is whispered to it.

use engine::Seat;
use serde::Serialize;

use crate::nouns::*;
use crate::stack::Phase;
use crate::state::Source;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    CardsDealt {
        count: u8,
    },
    HeroesDealt {
        count: u8,
    },
    /// One of the simultaneous choices is made; which one, only the seat knows.
    Chosen {
        seat: Seat,
    },
    PacksPassed,
    DraftOver,
    RoundBegan {
        round: u8,
    },
    PhaseBegan {
        phase: Phase,
    },
    Bid {
        seat: Seat,
        spy: Spy,
    },
    OrderSet {
        order: Order,
    },
    Lobbied {
        seat: Seat,
        sector: Sector,
        field: u8,
    },
    Advanced {
        seat: Seat,
        track: Track,
        value: u8,
    },
    /// The track cannot rise: its top is taken, or reached.
    AdvanceLost {
        seat: Seat,
        track: Track,
    },
    Income {
        seat: Seat,
        investment: u8,
        coal: u8,
    },
    Loaded {
        seat: Seat,
        car: CarNo,
        wagon: Wagon,
        resource: Resource,
    },
    GotCoal {
        seat: Seat,
        coal: u8,
    },
    GotInvestment {
        seat: Seat,
        investment: u8,
    },
    Invested {
        seat: Seat,
        action: AreaAction,
        cost: u8,
    },
    /// Taken without paying.
    FreeAction {
        seat: Seat,
        action: AreaAction,
    },
    Passed {
        seat: Seat,
    },
    CardPlayed {
        seat: Seat,
        card: Card,
    },
    NoCard {
        seat: Seat,
    },
    TokenUsed {
        seat: Seat,
        token: Token,
    },
    CoalPaid {
        seat: Seat,
        coal: u8,
    },
    Moved {
        seat: Seat,
        from: Field,
        to: Field,
    },
    SpecialUsed {
        seat: Seat,
        card: Card,
    },
    CardTaken {
        seat: Seat,
        card: Card,
    },
    CardDiscarded {
        seat: Seat,
        card: Card,
    },
    CardRevealed {
        card: Card,
    },
    PoolCleared,
    Reshuffled,
    CardsDrawn {
        seat: Seat,
        count: u8,
    },
    /// For the one who drew.
    Drew {
        seat: Seat,
        card: Card,
    },
    CardKept {
        seat: Seat,
    },
    CityMarked {
        seat: Seat,
        city: City,
        visitor: u8,
    },
    TokenTaken {
        seat: Seat,
        city: City,
        token: Token,
    },
    Scored {
        seat: Seat,
        source: Source,
        vp: u8,
    },
    Unloaded {
        seat: Seat,
        car: CarNo,
        wagon: Wagon,
        resource: Resource,
    },
    Delivered {
        seat: Seat,
        city: City,
        contract: Contract,
    },
    ContractRevealed {
        region: Region,
        contract: Contract,
    },
    Leased {
        seat: Seat,
        zone: Zone,
        city: City,
        colour: Region,
    },
    Bought {
        seat: Seat,
        item: Item,
        value: u8,
    },
    SlotMarked {
        seat: Seat,
        city: City,
        size: u8,
    },
    TileOpened {
        seat: Seat,
        number: Number9,
        tile: Tile,
    },
    TileRevealed {
        number: Number9,
        tile: Tile,
    },
    ParcelTaken {
        seat: Seat,
        zone: Zone,
        car: CarNo,
    },
    ZoneScored {
        zone: Zone,
        leased: u8,
    },
    ContractorAdvanced {
        seat: Seat,
        colour: Region,
        space: u8,
    },
    InfrastructureAdvanced {
        seat: Seat,
        region: Region,
        space: u8,
    },
    TrackBonus {
        seat: Seat,
        track: LongTrack,
        region: Region,
        space: u8,
    },
    WarehouseBuilt {
        seat: Seat,
        zone: Zone,
    },
    StationBuilt {
        seat: Seat,
        zone: Zone,
    },
    AgentPlaced {
        seat: Seat,
        sector: Sector,
        field: u8,
    },
    Uncoupled {
        seat: Seat,
        car: CarNo,
        wagon: Wagon,
    },
    Coupled {
        seat: Seat,
        car: CarNo,
        wagon: Wagon,
    },
    WagonRevealed {
        wagon: Wagon,
    },
    MissionBegun {
        seat: Seat,
        hero: Hero,
    },
    RoundEnded {
        round: u8,
    },
    MatchOver,
}

/// Seats in the order of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "Array<Seat>"))]
pub struct Order {
    pub seats: [Seat; 4],
    pub players: u8,
}

impl Serialize for Order {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.seats[..usize::from(self.players)])
    }
}
