//! Autobot, the automated opponent of the solo game. It plays by the rules alone: every choice goes
//! through a printed list of priorities (`choose.rs`) and is told with its whole trace.
//!
//! Autobot is the second seat of a match with one human seat. Its turn is a series of steps on the
//! stack like everybody's, but each of them runs by itself.

mod choose;
mod decks;
mod load;
mod paths;
mod promote;
mod rewards;
mod road;
mod station;
mod trucks;
mod turn;

use engine::{Bits, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub use choose::{Choice, Rule, Subject, Told};
pub use decks::Decks;
pub use turn::Part;

pub(crate) use load::retarget;
pub(crate) use promote::promote;
pub(crate) use rewards::{
    automatic_promotions, fill_slot, gain, human_passed, place_traffic, show_wine,
};
pub(crate) use trucks::{arrived, passed_own_station, steps};
pub(crate) use turn::run;

use crate::data::{ERAS, data};
use crate::nouns::*;
use crate::state::Autobahn;

/// The seat Autobot takes beside the one human player.
pub const SEAT: Seat = Seat(1);

engine::named! {
    /// The two sides of the solo board.
    pub enum SoloSide { Easy = "easy", Hard = "hard" }
}

/// The printed switches of difficulty; `AutobotOptions::level` gives the twelve usual settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AutobotOptions {
    pub board: SoloSide,
    /// Its trucks move one step more.
    pub extra_step: bool,
    /// It develops when a human truck passes one of its stations.
    pub develop_on_pass: bool,
    /// It develops when it skips a turn.
    pub develop_on_skip: bool,
    /// Promotions at the end of each era in place of a route card.
    pub promotions: [u8; ERAS],
}

impl AutobotOptions {
    /// More could not be placed.
    pub const MOST_PROMOTIONS: u8 = 5;

    pub fn level(level: Level) -> Self {
        data().levels[level.idx()]
    }
}

impl Default for AutobotOptions {
    fn default() -> Self {
        Self::level(Level::of(0))
    }
}

/// What Autobot has besides the pieces of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Autobot {
    /// Its cards.
    pub decks: Decks,
    /// The colour of its turn.
    pub colour: Option<Colour>,
    /// Where each loaded truck is headed.
    pub destinations: [Option<Goal>; 2],
    /// Wine cards beside its board (module Wine).
    pub wine: Bits,
    /// Bonus tiles on its board.
    pub slots: u8,
}

/// Where a truck of Autobot is headed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    Country(Country),
    /// With wine, to a city in the east.
    City(City),
}

impl Goal {
    pub fn country(self) -> Option<Country> {
        match self {
            Goal::Country(country) => Some(country),
            Goal::City(_) => None,
        }
    }
}

impl Autobot {
    pub fn new() -> Self {
        Autobot {
            decks: Decks::new(),
            colour: None,
            destinations: [None; 2],
            wine: Bits::EMPTY,
            slots: 0,
        }
    }
}

impl Default for Autobot {
    fn default() -> Self {
        Self::new()
    }
}

impl Autobahn {
    pub fn is_autobot(&self, seat: Seat) -> bool {
        seat == SEAT && self.autobot.is_some()
    }

    /// Are the seat's bonuses, promotions and route card kept here? Not those of a person at a real
    /// table.
    pub fn is_tracked(&self, seat: Seat) -> bool {
        !self.options.companion || self.is_autobot(seat)
    }
}
