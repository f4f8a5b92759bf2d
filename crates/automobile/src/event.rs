//! What happened, as facts. Everything on the table is done in the open, so everybody hears it all.

use engine::Seat;
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::market::Sale;
use crate::nouns::*;
use crate::state::{Car, Merchant};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Somebody chose a start tile.
    StartTaken {
        seat: Seat,
        tile: StartTile,
    },
    /// The Grand Prix car was put onto a space by the start tile.
    Started {
        seat: Seat,
        /// Where it stands now.
        space: u8,
    },
    /// The next round is prepared.
    RoundBegan {
        /// Counted from 1.
        round: u8,
    },
    /// Somebody's worker was rearmost.
    TurnBegan {
        seat: Seat,
        /// Counted from 1.
        round: u8,
    },
    /// The worker moved to this tile, whose actions follow.
    TileTaken {
        seat: Seat,
        tile: Tile,
    },
    /// Tiles without a worker behind them went to the front.
    TilesSwept {
        /// How many tiles.
        count: u8,
    },
    /// A bonus tile came into the chain.
    BonusTileTurned {
        tile: Tile,
    },
    /// An action of the tile, or the bonus, could do nothing.
    Lapsed {
        seat: Seat,
        act: Act,
    },
    /// A worker came from the supply into the canteen.
    Hired {
        seat: Seat,
    },
    /// One of the two face-up research cards was chosen.
    CardTaken {
        seat: Seat,
        card: Card,
    },
    /// The other face-up research card went onto the discard pile.
    CardRejected {
        seat: Seat,
        card: Card,
    },
    /// From the top of the discard pile.
    CardRecovered {
        seat: Seat,
        card: Card,
    },
    /// An instant card was used and went onto the discard pile.
    CardDiscarded {
        card: Card,
    },
    /// New research cards lie face up.
    CardsTurned {
        /// Both places, the left one first.
        cards: [Option<Card>; 2],
        /// The discard pile was shuffled for it.
        shuffled: bool,
    },
    /// A worker stands on the card: a new one, or one from the canteen.
    Activated {
        seat: Seat,
        card: Card,
        /// It is a new worker.
        hired: bool,
    },
    /// A part went into a workshop.
    PartStored {
        seat: Seat,
        part: Part,
        /// The part that made room.
        cleared: Option<Part>,
    },
    /// The Grand Prix car got a better engine.
    Installed {
        seat: Seat,
        /// The value of the engine.
        engine: u8,
    },
    /// The Grand Prix car moved.
    Drove {
        seat: Seat,
        /// How far.
        spaces: u8,
        /// Where it stands now.
        space: u8,
        /// Complete laps now.
        laps: u8,
    },
    /// A merchant was brought; whoever brought it took the chip beside its stack.
    MerchantCame {
        seat: Seat,
        /// The place in the row of merchants.
        merchant: MerchantNo,
        preference: Preference,
        /// What the chip was worth.
        points: u8,
    },
    /// The black marker moved.
    MarkerMoved {
        seat: Seat,
        /// Where it stands now.
        marker: u8,
    },
    /// A bonus tile paid for the workers in the canteen.
    CanteenPaid {
        seat: Seat,
        /// What it paid in all.
        points: u8,
    },
    /// Somebody took an own car off the market.
    CarRemoved {
        seat: Seat,
        /// Where it stood.
        car: CarNo,
        /// What that brought.
        points: u8,
    },
    /// Somebody sold a part for its value.
    PartSold {
        seat: Seat,
        part: Part,
    },
    /// A new car stands on the market.
    CarPlaced {
        seat: Seat,
        /// Where it stands.
        number: CarNo,
        car: Car,
    },
    /// A chip of Daimler was laid onto a merchant.
    ChipOnMerchant {
        seat: Seat,
        /// The place in the row of merchants.
        merchant: MerchantNo,
        /// What the chip adds.
        points: u8,
    },
    /// A chip of Diesel changed a car.
    CarChanged {
        seat: Seat,
        /// Where it stands.
        number: CarNo,
        from: Car,
        to: Car,
    },
    /// Somebody was the first to earn an award.
    Awarded {
        seat: Seat,
        award: Award,
        /// What it is worth.
        points: u8,
    },
    /// The action phase ended: by the market, by the marker, or by both at once.
    RoundEnds {
        /// Counted from 1.
        round: u8,
        /// All spaces of the market have a car.
        market_full: bool,
        /// The black marker has arrived.
        marker_at_zero: bool,
    },
    /// The Grand Prix is scored for a player.
    Raced {
        seat: Seat,
        /// The place on the track; 0 in the pit.
        place: u8,
        /// Points for the place.
        place_points: u16,
        /// Complete laps.
        laps: u8,
        /// Points for the laps.
        lap_points: u16,
    },
    /// Cars and merchants as they stand before the first merchant chooses.
    MarketDay {
        cars: [Option<Car>; CARS],
        /// The first one first.
        merchants: [Option<Merchant>; MERCHANTS],
    },
    /// The next merchant chose a car, or found none.
    Chose {
        sale: Sale,
    },
    MatchOver,
}
