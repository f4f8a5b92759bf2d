//! The rulebook's nouns as types. Things that the data files number (cities, links, cards …) are
//! small validated indices; things that the rules name one by one are enums.

use engine::{Bits, Nth, Set, index, named, nth};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::data::data;

named! {
    /// The colour of an autobahn, of its construction office and of an action card.
    pub enum Colour {
        Red = "red", Cyan = "cyan", Orange = "orange", Purple = "purple", White = "white",
        Black = "black", Yellow = "yellow",
    }
}

named! {
    /// What trucks carry.
    pub enum Good {
        Appliances = "appliances", Automotive = "automotive", Chemicals = "chemicals",
        Pharmaceuticals = "pharmaceuticals", Wine = "wine",
    }
}

named! {
    /// The five action spaces of a player board, left to right.
    pub enum Space {
        Unlock = "unlock", Build = "build", Upgrade = "upgrade", Load = "load", Station = "station",
    }
}

named! {
    /// The departments of the administration, left to right; `Extra` is the optional fifth board.
    pub enum Department {
        Network = "network", Trade = "trade", Service = "service", Finance = "finance",
        Extra = "extra",
    }
}

named! {
    /// The technology columns of a player board; each opens the department of its name.
    pub enum Column { Network = "network", Trade = "trade", Service = "service" }
}

named! {
    /// The kinds of bonus tile: the twelve of the base game, then the two of the bonus material.
    pub enum Tile {
        Develop = "develop", Money = "money", Promote = "promote", Gain = "gain",
        Replace = "replace", Build = "build", Upgrade = "upgrade", Station = "station",
        Load = "load", Move = "move", Swap = "swap", Recolour = "recolour",
        Recruit = "recruit", Slide = "slide",
    }
}

named! {
    /// What brought money.
    pub enum Source {
        Track = "track", Delivery = "delivery", Service = "service", Route = "route", Tile = "tile",
        Station = "station", Technology = "technology", Card = "card",
    }
}

index! {
    /// A city of the map.
    pub struct City: 26, |idx| &data().cities[idx].id
}
index! {
    /// The part of an autobahn between two neighbouring cities.
    pub struct Link: 37, |idx| &data().links[idx].id
}
index! {
    /// One road section, numbered along the links.
    pub struct Section: 52, |idx| &data().sections[idx].id
}
index! {
    /// A neighbouring country, in the order of the rows of a delivery board.
    pub struct Country: 8, |idx| &data().countries[idx].id
}
index! {
    /// A city has at most one depot, so the city names it.
    pub struct Depot: 6, |idx| data().depots[idx].city.name()
}
index! {
    /// One action card: 7 basic (one set per player), 20 improved, 14 advanced, 8 two-colour.
    pub struct Card: 49, |idx| &data().cards[idx].id
}
index! {
    /// A route card.
    pub struct Route: 7, nth
}
index! {
    /// A delivery board.
    pub struct DeliveryBoard: 6, |idx| ["A", "B", "C", "D", "E", "F"][idx]
}
index! {
    /// A wine card (module Wine).
    pub struct Wine: 4, |idx| &data().wine[idx].id
}
index! {
    /// A task card of Autobot, by its value less one.
    pub struct Task: 8, nth
}
index! {
    /// A difficulty of Autobot, less one.
    pub struct Level: 12, nth
}

index! {
    /// Which of a player's two trucks.
    pub struct TruckNo: 2, nth
}

impl TruckNo {
    pub const BOTH: [TruckNo; 2] = [TruckNo(0), TruckNo(1)];

    #[must_use]
    pub const fn other(self) -> Self {
        TruckNo(1 - self.0)
    }
}

/// A technology's place in its column, from the bottom.
pub type TechnologyLevel = Nth<4>;
/// A floor of a department, from the bottom.
pub type Floor = Nth<3>;
/// A service station of the player board, or the bonus under it.
pub type StationNo = Nth<8>;
/// An improvement of the service board.
pub type ServiceNo = Nth<8>;

pub const ALL_LINKS: Bits = Bits((1 << Link::COUNT) - 1);
pub const ALL_SECTIONS: Bits = Bits((1 << Section::COUNT) - 1);

/// A set of autobahn colours.
pub type Colours = Set<Colour, u8>;

/// Red, cyan, orange, purple and white: the colours a card can be changed into.
pub const SIDE_COLOURS: Colours = Colours::from_word(0b1_1111);

/// A bonus action, as printed on tiles, tracks, boards and technologies (rulebook: "Bonus actions").
/// In data files: `{"develop": 2}`, `{"money": 8}`, `"gain"` …
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Bonus {
    /// Move so far on the development track.
    Develop(u8),
    /// So much money.
    Money(u8),
    /// So many promotions.
    Promote(u8),
    /// Take a card from the display.
    Gain,
    /// Replace a basic card.
    Replace,
    /// Build a section.
    Build,
    /// Upgrade a link.
    Upgrade,
    /// Build a service station.
    Station,
    /// Load a truck.
    Load,
    /// A load action at any depot, after which that truck moves this many steps.
    LoadAndMove(u8),
    Unlock,
    /// A truck moves so many steps.
    Move(u8),
    Swap,
    Recolour,
    Flip,
    Remove,
    Recruit,
    Slide,
}

/// Trucks in events are counted from 1, as in actions.
pub(crate) fn truck_nth<S: serde::Serializer>(truck: &TruckNo, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_u8(truck.number() + 1)
}

/// Trucks in steps are counted from 0: steps lie in the states of stored matches, and a match goes on only
/// if its states hash as they did.
pub(crate) mod truck_idx {
    use serde::{Deserialize, Deserializer, Serializer};

    use super::TruckNo;

    pub fn serialize<S: Serializer>(truck: &TruckNo, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(truck.number())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<TruckNo, D::Error> {
        TruckNo::new(u8::deserialize(from)?)
            .ok_or_else(|| serde::de::Error::custom("no such truck"))
    }
}
