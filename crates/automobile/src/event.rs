//! What happened, as facts. Everything on the table is done in the open, so everybody hears it all.

use engine::Seat;
use serde::Serialize;

use crate::market::Sale;
use crate::nouns::*;
use crate::state::{Car, Merchant};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    StartTaken {
        seat: Seat,
        tile: StartTile,
    },
    /// The Grand Prix car was put onto a space by the start tile.
    Started {
        seat: Seat,
        space: u8,
    },
    RoundBegan {
        round: u8,
    },
    TurnBegan {
        seat: Seat,
        round: u8,
    },
    TileTaken {
        seat: Seat,
        tile: Tile,
    },
    /// Tiles without a worker behind them went to the front.
    TilesSwept {
        count: u8,
    },
    BonusTileTurned {
        tile: Tile,
    },
    /// An action of the tile, or the bonus, could do nothing.
    Lapsed {
        seat: Seat,
        act: Act,
    },
    Hired {
        seat: Seat,
    },
    CardTaken {
        seat: Seat,
        card: Card,
    },
    CardRejected {
        seat: Seat,
        card: Card,
    },
    /// From the top of the discard pile.
    CardRecovered {
        seat: Seat,
        card: Card,
    },
    CardDiscarded {
        card: Card,
    },
    CardsTurned {
        cards: [Option<Card>; 2],
        shuffled: bool,
    },
    /// A worker stands on the card: a new one, or one from the canteen.
    Activated {
        seat: Seat,
        card: Card,
        hired: bool,
    },
    PartStored {
        seat: Seat,
        part: Part,
        /// The part that made room.
        cleared: Option<Part>,
    },
    Installed {
        seat: Seat,
        engine: u8,
    },
    Drove {
        seat: Seat,
        spaces: u8,
        space: u8,
        laps: u8,
    },
    MerchantCame {
        seat: Seat,
        merchant: MerchantNo,
        preference: Preference,
        points: u8,
    },
    MarkerMoved {
        seat: Seat,
        marker: u8,
    },
    CanteenPaid {
        seat: Seat,
        points: u8,
    },
    CarRemoved {
        seat: Seat,
        car: CarNo,
        points: u8,
    },
    PartSold {
        seat: Seat,
        part: Part,
    },
    CarPlaced {
        seat: Seat,
        number: CarNo,
        car: Car,
    },
    ChipOnMerchant {
        seat: Seat,
        merchant: MerchantNo,
        points: u8,
    },
    CarChanged {
        seat: Seat,
        number: CarNo,
        from: Car,
        to: Car,
    },
    Awarded {
        seat: Seat,
        award: Award,
        points: u8,
    },
    /// The action phase ended: by the market, by the marker, or by both at once.
    RoundEnds {
        round: u8,
        market_full: bool,
        marker_at_zero: bool,
    },
    Raced {
        seat: Seat,
        place: u8,
        place_points: u16,
        laps: u8,
        lap_points: u16,
    },
    /// Cars and merchants as they stand before the first merchant chooses.
    MarketDay {
        cars: [Option<Car>; CARS],
        merchants: [Option<Merchant>; MERCHANTS],
    },
    Chose {
        sale: Sale,
    },
    MatchOver,
}
