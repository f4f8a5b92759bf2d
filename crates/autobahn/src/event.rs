//! What happened, as facts. Everything on an Autobahn table is open, so everybody hears it all.

use engine::Seat;
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::autobot::{Choice, Goal};
use crate::nouns::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Somebody chose a route card.
    RouteChosen {
        seat: Seat,
        route: Route,
    },
    /// A turn begins.
    TurnBegan {
        seat: Seat,
        /// Counted from 1.
        era: u8,
    },
    /// Phase 1: the bonus of a delivery was claimed.
    BonusClaimed {
        seat: Seat,
        country: Country,
        bonus: Bonus,
    },
    /// Phase 2: a card was laid above an action space.
    CardPlayed {
        seat: Seat,
        card: Card,
        space: Space,
    },
    /// All played cards came back into the hand.
    Refreshed {
        seat: Seat,
        /// How many.
        cards: u8,
        /// What that brought.
        money: u16,
    },
    /// The funding of the era was taken.
    Funded {
        seat: Seat,
        /// How much.
        money: u16,
    },
    /// A bonus tile was used.
    TileUsed {
        seat: Seat,
        tile: Tile,
    },
    /// A section was built.
    Built {
        seat: Seat,
        section: Section,
        /// What it cost.
        cost: u16,
    },
    /// A link was upgraded to dual carriageway.
    Upgraded {
        seat: Seat,
        link: Link,
        /// What it cost.
        cost: u16,
    },
    /// An employee was placed in the construction office of a colour.
    EmployeePlaced {
        seat: Seat,
        colour: Colour,
        /// Whose employee had to leave it for the lobby.
        to_lobby: Option<Seat>,
    },
    /// With an empty supply, employees came back from the lobby.
    EmployeesRecalled {
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A truck was loaded at a depot.
    Loaded {
        seat: Seat,
        /// Counted from 1.
        #[serde(serialize_with = "crate::nouns::truck_nth")]
        #[ts(as = "u8")]
        #[schemars(with = "u8")]
        truck: TruckNo,
        depot: Depot,
        good: Good,
    },
    /// The truck was recalled with this good on it.
    GoodLost {
        seat: Seat,
        /// Counted from 1.
        #[serde(serialize_with = "crate::nouns::truck_nth")]
        #[ts(as = "u8")]
        #[schemars(with = "u8")]
        truck: TruckNo,
        good: Good,
    },
    /// A truck was loaded with wine.
    WineLoaded {
        seat: Seat,
        /// Counted from 1.
        #[serde(serialize_with = "crate::nouns::truck_nth")]
        #[ts(as = "u8")]
        #[schemars(with = "u8")]
        truck: TruckNo,
        wine: Wine,
    },
    /// Wine arrived in its city.
    WineDelivered {
        seat: Seat,
        /// Counted from 1.
        #[serde(serialize_with = "crate::nouns::truck_nth")]
        #[ts(as = "u8")]
        #[schemars(with = "u8")]
        truck: TruckNo,
        city: City,
        /// Promotions for it.
        promotions: u8,
    },
    /// A section has traffic now.
    TrafficAppeared {
        section: Section,
    },
    /// The traffic on a link is gone, and somebody keeps a token.
    TrafficCleared {
        seat: Seat,
        link: Link,
    },
    /// Traffic tokens were given back for a promotion.
    TrafficSetReturned {
        seat: Seat,
    },
    /// A service station was improved.
    StationImproved {
        seat: Seat,
        link: Link,
        /// Which improvement of the service board.
        service: ServiceNo,
    },
    /// A service station was built.
    StationBuilt {
        seat: Seat,
        link: Link,
        /// Which station of the player board.
        number: StationNo,
    },
    /// A technology was unlocked.
    Unlocked {
        seat: Seat,
        column: Column,
        /// Its level in the column.
        level: TechnologyLevel,
    },
    /// A marker moved on the development track.
    Developed {
        seat: Seat,
        /// Where it stands now, counted from 1.
        space: u8,
    },
    /// Somebody got money.
    Earned {
        seat: Seat,
        /// How much.
        money: u16,
        from: Source,
    },
    /// Somebody paid.
    Paid {
        seat: Seat,
        /// How much.
        money: u16,
    },
    /// An employee rose to a floor of a department.
    Promoted {
        seat: Seat,
        department: Department,
        /// Counted from the bottom.
        floor: Floor,
    },
    /// Placed in the lobby: nobody could be promoted, or a Recruit tile.
    Hired {
        seat: Seat,
    },
    /// Somebody took a card of the display.
    CardTaken {
        seat: Seat,
        card: Card,
    },
    /// Somebody gave a card up.
    CardDiscarded {
        seat: Seat,
        card: Card,
    },
    /// A card of the deck was laid into the display.
    CardRevealed {
        card: Card,
    },
    /// A card of the hand was swapped for a played one.
    CardsSwapped {
        seat: Seat,
        /// The card that was played now.
        down: Card,
        /// The card that came into the hand.
        up: Card,
    },
    /// The played card counts as this colour.
    Recoloured {
        seat: Seat,
        colour: Colour,
    },
    /// A played card moved to another action space.
    CardSlid {
        seat: Seat,
        card: Card,
        to: Space,
    },
    /// The action tile of a space was flipped or removed.
    ConesChanged {
        seat: Seat,
        space: Space,
        /// Cards that the space takes now.
        limit: u8,
    },
    /// A truck moved by one section.
    Moved {
        seat: Seat,
        /// Counted from 1.
        #[serde(serialize_with = "crate::nouns::truck_nth")]
        #[ts(as = "u8")]
        #[schemars(with = "u8")]
        truck: TruckNo,
        section: Section,
    },
    /// A truck passed an own station, and a bonus under the stations was used.
    StationBonus {
        seat: Seat,
        link: Link,
        /// Which bonus.
        number: StationNo,
    },
    /// A truck passed a station of somebody else.
    StationFee {
        from: Seat,
        to: Seat,
        link: Link,
        /// What was paid.
        money: u16,
    },
    /// A truck delivered its good.
    Delivered {
        seat: Seat,
        /// Counted from 1.
        #[serde(serialize_with = "crate::nouns::truck_nth")]
        #[ts(as = "u8")]
        #[schemars(with = "u8")]
        truck: TruckNo,
        country: Country,
        good: Good,
    },
    /// The bonus of a delivery waits to be claimed.
    BonusStored {
        seat: Seat,
        country: Country,
    },
    /// The first delivery of pharmaceuticals to a country got a bonus.
    FirstPharmaceuticals {
        seat: Seat,
        country: Country,
        bonus: Bonus,
    },
    /// Somebody took a bonus tile.
    TileTaken {
        seat: Seat,
        tile: Tile,
    },
    /// All played cards came back into the hand, for nothing.
    HandPickedUp {
        seat: Seat,
    },
    /// Somebody built the last section of the era.
    EraEndTriggered {
        seat: Seat,
        /// Counted from 1.
        era: u8,
    },
    /// The era ends.
    Administration {
        /// Counted from 1.
        era: u8,
    },
    /// A construction office pays its employees.
    Budget {
        seat: Seat,
        colour: Colour,
        /// What it pays in all.
        total: u16,
        /// How many employees of the seat it pays.
        employees: u8,
        /// What each of them gets.
        each: u16,
        /// What the seat gets.
        money: u16,
    },
    /// A route card was checked.
    RouteChecked {
        seat: Seat,
        route: Route,
        /// How well it is connected; none if it is not.
        status: Option<u8>,
    },
    /// The roadblocks fall.
    Reunification,
    /// Autobot drew the colour of its turn.
    AutobotColour {
        card: Card,
    },
    /// Autobot found a task for the colour.
    AutobotTask {
        task: Task,
        colour: Colour,
    },
    /// A task of Autobot waits for a colour.
    AutobotQueued {
        task: Task,
    },
    /// Autobot decided something by a list of priorities.
    AutobotChose {
        #[ts(as = "crate::autobot::Told")]
        choice: Choice,
    },
    /// A truck of Autobot has a destination, or none any more.
    AutobotHeadsFor {
        /// Counted from 1.
        #[serde(serialize_with = "crate::nouns::truck_nth")]
        #[ts(as = "u8")]
        #[schemars(with = "u8")]
        truck: TruckNo,
        goal: Option<Goal>,
    },
    /// A bonus tile fills a slot of Autobot's board.
    AutobotSlot {
        /// Counted from 1.
        slot: u8,
    },
    /// A card of the advanced task deck joins the task deck unseen.
    AutobotTaskAdded,
    /// A wine card lies beside Autobot's board.
    AutobotWine {
        wine: Wine,
    },
    AutobotReshuffled,
    AutobotSkipped,
    MatchOver,
}
