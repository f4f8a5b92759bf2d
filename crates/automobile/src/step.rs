//! What can be decided, and what runs by itself.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::nouns::*;

/// Deep enough for a card that brings workers who bring a part: seven.
pub type Stack = engine::Stack<Step, 8>;
pub type Frame = engine::Frame<Step>;

/// A car that is being put together, feature by feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
pub struct Draft {
    /// The value of its body.
    pub body: Value,
    /// The value of its engine; none until chosen.
    pub engine: Option<Value>,
    pub boost: Option<Chip>,
    /// 0 until chosen.
    pub workers: u8,
}

/// One thing to do. The first group are decisions; the second runs by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Set-up: choose a start tile.
    Start,
    /// Begin a turn: take a tile out of the chain.
    Tile,
    /// The next action of the tile.
    Act,
    /// Take one of the two research cards.
    Research,
    /// Choose the card that a new worker makes active.
    Activate,
    /// A part has arrived: where does it go?
    Fit(Part),
    /// A body and an engine have arrived: which one first?
    Parts,
    /// Bring a merchant.
    Merchant,
    /// May take an own car off the market for so many points.
    Remove(u8),
    /// May sell a part.
    Sell,
    /// May move the Grand Prix car with its new engine.
    Drive,
    /// May place a car, then the turn ends.
    Car,
    /// The car's engine, boost, workers and price, in this order.
    Engine(Draft),
    Boost(Draft),
    Workers(Draft),
    Price(Draft),
    /// A chip of Diesel: what changes on this car?
    Change(CarNo),
    /// Scoring begins: may bring one more merchant.
    Benz,

    /// Hire so many workers.
    Hire(u8),
    /// An instant card is done.
    Discard(Card),
    /// All actions of the tile are done.
    TileDone,
    TurnDone,
    /// The race and the merchants are scored, the round is over.
    Score,
    /// A round begins.
    Prepare,
    Over,
}

impl engine::Step for Step {
    const OVER: Step = Step::Over;
}
