//! What happened, as facts. Everything on an Autobahn table is open, so everybody hears it all.

use engine::Seat;
use serde::Serialize;

use crate::autobot::{Choice, Goal};
use crate::nouns::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    RouteChosen {
        seat: Seat,
        route: Route,
    },
    TurnBegan {
        seat: Seat,
        era: u8,
    },
    BonusClaimed {
        seat: Seat,
        country: Country,
        bonus: Bonus,
    },
    CardPlayed {
        seat: Seat,
        card: Card,
        space: Space,
    },
    Refreshed {
        seat: Seat,
        cards: u8,
        money: u16,
    },
    Funded {
        seat: Seat,
        money: u16,
    },
    TileUsed {
        seat: Seat,
        tile: Tile,
    },
    Built {
        seat: Seat,
        section: Section,
        cost: u16,
    },
    Upgraded {
        seat: Seat,
        link: Link,
        cost: u16,
    },
    EmployeePlaced {
        seat: Seat,
        colour: Colour,
        to_lobby: Option<Seat>,
    },
    EmployeesRecalled {
        seat: Seat,
        count: u8,
    },
    Loaded {
        seat: Seat,
        #[serde(with = "crate::nouns::truck_idx")]
        #[cfg_attr(feature = "types", ts(as = "u8"), schemars(with = "u8"))]
        truck: TruckNo,
        depot: Depot,
        good: Good,
    },
    /// The truck was recalled with this good on it.
    GoodLost {
        seat: Seat,
        #[serde(with = "crate::nouns::truck_idx")]
        #[cfg_attr(feature = "types", ts(as = "u8"), schemars(with = "u8"))]
        truck: TruckNo,
        good: Good,
    },
    WineLoaded {
        seat: Seat,
        #[serde(with = "crate::nouns::truck_idx")]
        #[cfg_attr(feature = "types", ts(as = "u8"), schemars(with = "u8"))]
        truck: TruckNo,
        wine: Wine,
    },
    WineDelivered {
        seat: Seat,
        #[serde(with = "crate::nouns::truck_idx")]
        #[cfg_attr(feature = "types", ts(as = "u8"), schemars(with = "u8"))]
        truck: TruckNo,
        city: City,
        promotions: u8,
    },
    TrafficAppeared {
        section: Section,
    },
    TrafficCleared {
        seat: Seat,
        link: Link,
    },
    TrafficSetReturned {
        seat: Seat,
    },
    StationImproved {
        seat: Seat,
        link: Link,
        service: ServiceNo,
    },
    StationBuilt {
        seat: Seat,
        link: Link,
        number: StationNo,
    },
    Unlocked {
        seat: Seat,
        column: Column,
        level: TechnologyLevel,
    },
    Developed {
        seat: Seat,
        space: u8,
    },
    Earned {
        seat: Seat,
        money: u16,
    },
    Paid {
        seat: Seat,
        money: u16,
    },
    Promoted {
        seat: Seat,
        department: Department,
        floor: Floor,
    },
    /// Placed in the lobby: nobody could be promoted, or a Recruit tile.
    Hired {
        seat: Seat,
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
    CardsSwapped {
        seat: Seat,
        down: Card,
        up: Card,
    },
    Recoloured {
        seat: Seat,
        colour: Colour,
    },
    CardSlid {
        seat: Seat,
        card: Card,
        to: Space,
    },
    ConesChanged {
        seat: Seat,
        space: Space,
        limit: u8,
    },
    Moved {
        seat: Seat,
        #[serde(with = "crate::nouns::truck_idx")]
        #[cfg_attr(feature = "types", ts(as = "u8"), schemars(with = "u8"))]
        truck: TruckNo,
        section: Section,
    },
    StationBonus {
        seat: Seat,
        link: Link,
        number: StationNo,
    },
    StationFee {
        from: Seat,
        to: Seat,
        link: Link,
        money: u16,
    },
    Delivered {
        seat: Seat,
        #[serde(with = "crate::nouns::truck_idx")]
        #[cfg_attr(feature = "types", ts(as = "u8"), schemars(with = "u8"))]
        truck: TruckNo,
        country: Country,
        good: Good,
    },
    BonusStored {
        seat: Seat,
        country: Country,
    },
    FirstPharmaceuticals {
        seat: Seat,
        country: Country,
        bonus: Bonus,
    },
    TileTaken {
        seat: Seat,
        tile: Tile,
    },
    HandPickedUp {
        seat: Seat,
    },
    EraEndTriggered {
        seat: Seat,
        era: u8,
    },
    Administration {
        era: u8,
    },
    Budget {
        seat: Seat,
        colour: Colour,
        total: u16,
        employees: u8,
        each: u16,
        money: u16,
    },
    RouteChecked {
        seat: Seat,
        route: Route,
        status: Option<u8>,
    },
    Reunification,
    AutobotColour {
        card: Card,
    },
    AutobotTask {
        task: Task,
        colour: Colour,
    },
    AutobotQueued {
        task: Task,
    },
    AutobotChose {
        choice: Choice,
    },
    AutobotHeadsFor {
        #[serde(with = "crate::nouns::truck_idx")]
        #[cfg_attr(feature = "types", ts(as = "u8"), schemars(with = "u8"))]
        truck: TruckNo,
        goal: Option<Goal>,
    },
    AutobotSlot {
        slot: u8,
    },
    /// A card of the advanced task deck joins the task deck unseen.
    AutobotTaskAdded,
    AutobotWine {
        wine: Wine,
    },
    AutobotReshuffled,
    AutobotSkipped,
    MatchOver,
}
