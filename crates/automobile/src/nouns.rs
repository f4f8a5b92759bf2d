//! The rulebook's nouns as types. Things that the data files number (tiles, cards …) are small
//! validated indices; things that the rules name one by one are enums.

use engine::{Nth, Set};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::data::data;

engine::named! {
    /// One action of an action tile; `Bonus` is the lower half of a bonus tile.
    pub enum Act {
        Worker = "worker", Research = "research", Body = "body", Engine = "engine",
        Race = "race", Merchant = "merchant", Bonus = "bonus",
    }
}

/// The actions of a tile that are left to do.
pub type Acts = Set<Act, u8>;

engine::named! {
    /// What a merchant looks for.
    pub enum Preference { Body = "body", Engine = "engine", Prestige = "prestige", Price = "price" }
}

engine::named! {
    /// In the order of the rulebook, which is also that of their cards.
    pub enum Engineer {
        Opel = "opel", Horch = "horch", Benz = "benz", Bugatti = "bugatti", Porsche = "porsche",
        Daimler = "daimler", Otto = "otto", Diesel = "diesel", Maybach = "maybach",
    }
}

engine::named! {
    /// What can lie in a workshop.
    pub enum PartKind { Body = "body", Engine = "engine" }
}

engine::named! {
    /// The award tiles, for whoever is first.
    pub enum Award {
        Lap1 = "lap1", Lap2 = "lap2", Merchant = "merchant", Market = "market",
        Body3 = "body3", Body6 = "body6", Engine4 = "engine4", Engine7 = "engine7",
        Worker = "worker", Engineers = "engineers",
    }
}

engine::named! {
    /// Where points come from.
    pub enum Source {
        Chips = "chips", Places = "places", Laps = "laps", Sales = "sales", Awards = "awards",
        Bonus = "bonus",
    }
}

engine::index! {
    /// An action tile: the ten of the game, then the twelve bonus tiles.
    pub struct Tile: 22, |idx| &data().tiles[idx].id
}

engine::index! {
    /// A start tile.
    pub struct StartTile: 4, |idx| &data().starts[idx].id
}

engine::index! {
    /// A research card: the nine engineers, nine instant actions, 32 developments.
    pub struct Card: 50, |idx| &data().cards[idx].id
}

/// Spaces of the market.
pub const CARS: usize = 6;
/// Places for active merchants; the last one is for Benz.
pub const MERCHANTS: usize = 5;
/// The highest value of a part in any edition.
pub const BEST: u8 = 9;

/// A space of the market, counted from 1.
pub type CarNo = Nth<6>;
/// A place in the row of active merchants, counted from 1.
pub type MerchantNo = Nth<5>;
/// One of the chips of an engineer, counted from 1.
pub type ChipNo = Nth<2>;
/// The value of a body or an engine.
pub type Value = Nth<BEST>;

/// A body or an engine.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
pub struct Part {
    pub kind: PartKind,
    /// How good it is.
    pub value: Value,
}

/// An engineer chip.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
pub struct Chip {
    pub engineer: Engineer,
    /// Which of the engineer's chips.
    pub number: ChipNo,
}

impl Chip {
    /// What is printed on it.
    pub fn amount(self) -> u8 {
        data().chips[self.engineer.idx()][self.number.idx()]
    }
}

/// The lower half of a bonus tile. In data files: `{"engine": 3}`, `"sell"` …
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Bonus {
    /// Take an engine of this value, whatever the research says.
    Engine(Value),
    /// The same with a body.
    Body(Value),
    /// Points for each worker in the canteen.
    Canteen(u8),
    /// A better engine in the Grand Prix car, by so much.
    Tune(u8),
    /// May take an own car off the market for so many points.
    Remove(u8),
    /// May sell a part for its value.
    Sell,
    /// Take the top card of the discard pile.
    Recover,
}
