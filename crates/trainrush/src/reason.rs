//! Why an action is not legal now, with the figures a player needs to see.

use std::fmt;

use engine::{Seat, Seats};
use serde::Serialize;

use crate::nouns::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    MatchOver,
    NotYourTurn {
        to_move: Seats,
    },
    /// Something else is being decided.
    NotNow,
    /// The step knows such actions, but not this one, and has no better word for it.
    NotOffered,
    NotInHand,
    NotInPack,
    NoSuchSpy {
        spy: Spy,
    },
    StateTaken {
        region: Region,
    },
    OneSpyOnly {
        sector: Sector,
    },
    NoSpyField {
        sector: Sector,
    },
    NoSuchCar,
    NoFreeSlot,
    SpecialWagon,
    NotEnoughInvestment {
        need: u8,
        have: u16,
    },
    AreaFull {
        area: Area,
        free: u8,
        need: u8,
    },
    /// It could not be carried out now.
    NoEffect,
    WrongCost {
        need: u8,
        is: u8,
    },
    NotEnoughCoal {
        need: u8,
        have: u16,
    },
    NoSuchToken,
    NoEndField,
    /// No way of exactly so many steps ends there, nor may a move end early there.
    OutOfReach {
        steps: u8,
    },
    Occupied {
        by: Seat,
    },
    NoRegion,
    WrongRegion {
        region: Region,
    },
    NoWarehouseHere,
    NoStationHere,
    ColourTaken {
        colour: Region,
    },
    ContractorGone {
        city: City,
        colour: Region,
    },
    LeasedAlready,
    NotOpen,
    SlotTaken {
        by: Seat,
    },
    TooManyCubes {
        need: u8,
        left: u8,
    },
    CubesMissing,
    NoMarkersLeft,
    NoCubeHere,
    WrongCube,
    /// Without this cube the price could not be reached.
    PriceOutOfReach {
        price: u8,
    },
    TooDear {
        price: u8,
        most: u8,
    },
    ZoneFull,
    StationStands {
        by: Seat,
    },
    NoPieceLeft,
    NoAgentField {
        sector: Sector,
    },
    TopTaken {
        by: Seat,
    },
    AtTop,
    NothingToTake,
    WagonNotOpen,
    TrainFull {
        limit: u8,
    },
    WrongSize,
    MissionGone {
        city: City,
    },
    NotDrawn,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match *self {
            Reason::MatchOver => "the match is over",
            Reason::NotYourTurn { .. } => "it is not your turn",
            Reason::NotNow => "something else is being decided",
            Reason::NotOffered => "this is not on offer",
            Reason::NotInHand => "the card is not in your hand",
            Reason::NotInPack => "the hero is not among those you choose from",
            Reason::NoSuchSpy { spy } => return write!(f, "your spy {spy} is played"),
            Reason::StateTaken { region } => {
                return write!(f, "a spy was sent to the {region} state this round");
            }
            Reason::OneSpyOnly { sector } => {
                return write!(f, "you may have one spy only in {sector}");
            }
            Reason::NoSpyField { sector } => return write!(f, "{sector} has no room for a spy"),
            Reason::NoSuchCar => "your train has no such wagon",
            Reason::NoFreeSlot => "the wagon has no free slot",
            Reason::SpecialWagon => "a special wagon carries parcels only",
            Reason::NotEnoughInvestment { need, have } => {
                return write!(f, "it costs {need} investment markers; you have {have}");
            }
            Reason::AreaFull { area, free, need } => {
                return write!(f, "the {area} area has {free} spaces left; {need} are needed");
            }
            Reason::NoEffect => "it could not be carried out now",
            Reason::WrongCost { need, is } => {
                return write!(f, "an action of cost {need} is free; this one costs {is}");
            }
            Reason::NotEnoughCoal { need, have } => {
                return write!(f, "the move costs {need} coal; you have {have}");
            }
            Reason::NoSuchToken => "you have no such movement token",
            Reason::NoEndField => "the move would have no free field to end on",
            Reason::OutOfReach { steps } => {
                return write!(f, "no way of {steps} steps ends there");
            }
            Reason::Occupied { by } => return write!(f, "seat {by} stands there"),
            Reason::NoRegion => "your locomotive is in no region",
            Reason::WrongRegion { region } => {
                return write!(f, "it lies in the {region} region");
            }
            Reason::NoWarehouseHere => "you have no free warehouse in this zone",
            Reason::NoStationHere => "the zone has no station",
            Reason::ColourTaken { colour } => {
                return write!(f, "a {colour} contractor is in the zone");
            }
            Reason::ContractorGone { city, colour } => {
                return write!(f, "the {colour} contractor has left {city}");
            }
            Reason::LeasedAlready => "one lease for each city action",
            Reason::NotOpen => "this contract is not open in the region",
            Reason::SlotTaken { by } => return write!(f, "seat {by} has marked this slot"),
            Reason::TooManyCubes { need, left } => {
                return write!(f, "it takes {need} cubes; you may unload {left} more");
            }
            Reason::CubesMissing => "your wagons lack the cubes",
            Reason::NoMarkersLeft => "your contract markers are all placed",
            Reason::NoCubeHere => "there is no cube on this slot",
            Reason::WrongCube => "another kind of cube is asked for",
            Reason::PriceOutOfReach { price } => {
                return write!(f, "the price of {price} could not be reached with this cube");
            }
            Reason::TooDear { price, most } => {
                return write!(f, "it costs {price}; you can sell for {most} at most");
            }
            Reason::ZoneFull => "the zone has no room for a warehouse",
            Reason::StationStands { by } => return write!(f, "seat {by} has a station here"),
            Reason::NoPieceLeft => "you have no such piece left",
            Reason::NoAgentField { sector } => {
                return write!(f, "{sector} has no room for an agent");
            }
            Reason::TopTaken { by } => return write!(f, "seat {by} is at the top of the track"),
            Reason::AtTop => "you are at the top of the track",
            Reason::NothingToTake => "no wagon can be had for it",
            Reason::WagonNotOpen => "the wagon does not lie open",
            Reason::TrainFull { limit } => {
                return write!(f, "your train may have {limit} wagons and no more");
            }
            Reason::WrongSize => "the exchange asks for another size",
            Reason::MissionGone { city } => return write!(f, "{city} has no mission left"),
            Reason::NotDrawn => "the card is not among those drawn",
        };
        f.write_str(text)
    }
}
