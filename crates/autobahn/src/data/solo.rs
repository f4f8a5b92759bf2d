//! What only Autobot reads: its cards, its boards, and how far apart things are.

use engine::Bits;
use serde::{Deserialize, Serialize};

use super::STATIONS;
use crate::nouns::*;

/// A task card of Autobot.
#[derive(Debug)]
pub struct TaskData {
    /// Starts in the advanced deck (B) instead of the task deck (A).
    pub advanced: bool,
    pub bonus: Option<TaskBonus>,
    pub action: TaskAction,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TaskBonus {
    /// Throw a card out of the display.
    Discard,
    Develop(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TaskAction {
    /// Build a section or, if there is none to build, upgrade a link.
    Road,
    Load,
    Station,
}

/// A bonus on a solo board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SoloBonus {
    Develop(u8),
    /// In this department if possible.
    Promote(Department),
    Station,
    Build,
    Upgrade,
    /// An employee into the office of the current colour.
    Employee,
}

#[derive(Debug)]
pub struct SoloBoard {
    pub tiles: Vec<SoloBonus>,
    /// For tiles beyond the last slot.
    pub more_tiles: SoloBonus,
    pub stations: [SoloBonus; STATIONS],
}

/// How far apart things are, for Autobot's priorities.
#[derive(Debug)]
pub struct Geography {
    /// Sections that touch a commercial city of each country.
    pub borders: [Bits; Country::COUNT],
    /// Countries that only the east leads to, one bit each.
    pub eastern_countries: u8,
    /// Sections to travel from the black autobahn, and from Autobot's centre, before this one.
    pub from_black: [u8; Section::COUNT],
    pub from_centre: [u8; Section::COUNT],
    /// Where sections and links lie on the map, in quarters of its unit.
    pub section_spots: [Spot; Section::COUNT],
    pub link_spots: [Spot; Link::COUNT],
}

/// A place on the map: x to the east, y to the south.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spot {
    pub x: u16,
    pub y: u16,
}
