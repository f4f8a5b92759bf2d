//! Actions as context-free text: `build R3.1`, `promote trade 2`, `end`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::action::{Action, TruckNo};
use crate::data::data;
use crate::nouns::*;

/// The printed name of a thing in the data tables: its spelling in notation, saves and views.
macro_rules! spelled {
    ($name:ident, $id:expr) => {
        impl $name {
            pub fn id(self) -> &'static str {
                let id: fn(usize) -> &'static str = $id;
                id(self.idx())
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl FromStr for $name {
            type Err = BadNotation;

            fn from_str(text: &str) -> Result<Self, BadNotation> {
                $name::all().find(|it| it.id() == text).ok_or(BadNotation)
            }
        }
    };
}

spelled!(City, |idx| &data().cities[idx].id);
spelled!(Link, |idx| &data().links[idx].id);
spelled!(Section, |idx| &data().sections[idx].id);
spelled!(Country, |idx| &data().countries[idx].id);
spelled!(Card, |idx| &data().cards[idx].id);
// A city has at most one depot, so the city names it.
spelled!(Depot, |idx| data().depots[idx].city.id());
spelled!(Route, |idx| ["1", "2", "3", "4", "5", "6", "7"][idx]);
spelled!(DeliveryBoard, |idx| ["A", "B", "C", "D", "E", "F"][idx]);
spelled!(Wine, |idx| &data().wine[idx].id);
spelled!(Task, |idx| ["1", "2", "3", "4", "5", "6", "7", "8"][idx]);

macro_rules! saved_as_spelled {
    ($($name:ident),+) => {$(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )+};
}

saved_as_spelled!(City, Link, Section, Country, Card, Depot, Route, DeliveryBoard, Task, Wine);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Route(route) => write!(f, "route {route}"),
            Action::Claim(country) => write!(f, "claim {country}"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::At(space) => write!(f, "at {space}"),
            Action::Refresh => f.write_str("refresh"),
            Action::Fund => f.write_str("fund"),
            Action::Use(tile) => write!(f, "use {tile}"),
            Action::Build(section) => write!(f, "build {section}"),
            Action::Pair(section) => write!(f, "pair {section}"),
            Action::Upgrade(link) => write!(f, "upgrade {link}"),
            Action::Load(depot, truck) => write!(f, "load {depot} {}", truck + 1),
            Action::Wine(truck) => write!(f, "wine {}", truck + 1),
            Action::Station(link) => write!(f, "station {link}"),
            Action::Improve(link) => write!(f, "improve {link}"),
            Action::Token(colour) => write!(f, "token {colour}"),
            Action::Unlock(column, level) => write!(f, "unlock {column} {level}"),
            Action::Develop => f.write_str("develop"),
            Action::Pay => f.write_str("pay"),
            Action::Promote(department, floor) => write!(f, "promote {department} {floor}"),
            Action::Take(card) => write!(f, "take {card}"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Give(card) => write!(f, "give {card}"),
            Action::PickUp(card) => write!(f, "pickup {card}"),
            Action::Recolour(colour) => write!(f, "recolour {colour}"),
            Action::Slide(card) => write!(f, "slide {card}"),
            Action::To(space) => write!(f, "to {space}"),
            Action::Flip(space) => write!(f, "flip {space}"),
            Action::Remove(space) => write!(f, "remove {space}"),
            Action::Bonus(number) => write!(f, "bonus {number}"),
            Action::Service(number) => write!(f, "service {number}"),
            Action::Traffic(link) => write!(f, "traffic {link}"),
            Action::TakeTile(tile) => write!(f, "tile {tile}"),
            Action::Truck(truck) => write!(f, "truck {}", truck + 1),
            Action::Move(truck, section) => write!(f, "move {} {section}", truck + 1),
            Action::Deliver(truck) => write!(f, "deliver {}", truck + 1),
            Action::Skip => f.write_str("skip"),
            Action::Stop => f.write_str("stop"),
            Action::Done => f.write_str("done"),
            Action::End => f.write_str("end"),
            Action::Home(truck) => write!(f, "home {}", truck + 1),
            Action::TileGone(country) => write!(f, "tilegone {country}"),
            Action::Served(country) => write!(f, "served {country}"),
            Action::Employ(colour) => write!(f, "employ {colour}"),
            Action::Passed => f.write_str("passed"),
            Action::Board(board) => write!(f, "board {board}"),
            Action::Reveal(card) => write!(f, "reveal {card}"),
        }
    }
}

/// The text names no action of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadNotation;

impl fmt::Display for BadNotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no action is written like this")
    }
}

impl std::error::Error for BadNotation {}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let mut words = text.split(' ');
        let verb = words.next().ok_or(BadNotation)?;
        let mut word = || words.next().ok_or(BadNotation);
        let action = match verb {
            "route" => Action::Route(word()?.parse()?),
            "claim" => Action::Claim(word()?.parse()?),
            "play" => Action::Play(word()?.parse()?),
            "at" => Action::At(space_named(word()?)?),
            "refresh" => Action::Refresh,
            "fund" => Action::Fund,
            "use" => Action::Use(tile_named(word()?)?),
            "build" => Action::Build(word()?.parse()?),
            "pair" => Action::Pair(word()?.parse()?),
            "upgrade" => Action::Upgrade(word()?.parse()?),
            "load" => Action::Load(word()?.parse()?, truck_named(word()?)?),
            "wine" => Action::Wine(truck_named(word()?)?),
            "station" => Action::Station(word()?.parse()?),
            "improve" => Action::Improve(word()?.parse()?),
            "token" => Action::Token(colour_named(word()?)?),
            "unlock" => {
                Action::Unlock(Column::from_text(word()?).ok_or(BadNotation)?, counted(word()?, 4)?)
            }
            "develop" => Action::Develop,
            "pay" => Action::Pay,
            "promote" => Action::Promote(
                Department::from_text(word()?).ok_or(BadNotation)?,
                counted(word()?, 3)?,
            ),
            "take" => Action::Take(word()?.parse()?),
            "discard" => Action::Discard(word()?.parse()?),
            "give" => Action::Give(word()?.parse()?),
            "pickup" => Action::PickUp(word()?.parse()?),
            "recolour" => Action::Recolour(colour_named(word()?)?),
            "slide" => Action::Slide(word()?.parse()?),
            "to" => Action::To(space_named(word()?)?),
            "flip" => Action::Flip(space_named(word()?)?),
            "remove" => Action::Remove(space_named(word()?)?),
            "bonus" => Action::Bonus(counted(word()?, 8)?),
            "service" => Action::Service(counted(word()?, 8)?),
            "traffic" => Action::Traffic(word()?.parse()?),
            "tile" => Action::TakeTile(tile_named(word()?)?),
            "truck" => Action::Truck(truck_named(word()?)?),
            "move" => Action::Move(truck_named(word()?)?, word()?.parse()?),
            "deliver" => Action::Deliver(truck_named(word()?)?),
            "skip" => Action::Skip,
            "stop" => Action::Stop,
            "done" => Action::Done,
            "end" => Action::End,
            "home" => Action::Home(truck_named(word()?)?),
            "tilegone" => Action::TileGone(word()?.parse()?),
            "served" => Action::Served(word()?.parse()?),
            "employ" => Action::Employ(colour_named(word()?)?),
            "passed" => Action::Passed,
            "board" => Action::Board(word()?.parse()?),
            "reveal" => Action::Reveal(word()?.parse()?),
            _ => return Err(BadNotation),
        };
        if words.next().is_some() { Err(BadNotation) } else { Ok(action) }
    }
}

/// A number without sign, blank or leading zero, so that each action has one spelling.
fn exact(text: &str) -> Result<u8, BadNotation> {
    let number: u8 = text.parse().map_err(|_| BadNotation)?;
    if number.to_string() == text { Ok(number) } else { Err(BadNotation) }
}

fn counted(text: &str, most: u8) -> Result<u8, BadNotation> {
    exact(text).ok().filter(|number| (1..=most).contains(number)).ok_or(BadNotation)
}

fn truck_named(text: &str) -> Result<TruckNo, BadNotation> {
    counted(text, 2).map(|number| number - 1)
}

fn colour_named(text: &str) -> Result<Colour, BadNotation> {
    Colour::from_text(text).ok_or(BadNotation)
}

fn space_named(text: &str) -> Result<Space, BadNotation> {
    Space::from_text(text).ok_or(BadNotation)
}

fn tile_named(text: &str) -> Result<Tile, BadNotation> {
    Tile::from_text(text).ok_or(BadNotation)
}
