//! Why an action is not legal now, with the figures a player needs to see.

use std::fmt;

use engine::{Seat, Seats};
use serde::Serialize;

use crate::nouns::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    MatchOver,
    NotYourTurn {
        to_move: Seats,
    },
    /// Something else is being decided.
    NotNow,
    /// The action of this turn is done.
    AlreadyActed,
    PlayACardFirst,
    NotEnoughMoney {
        need: u16,
        have: u16,
    },
    RouteTaken,
    NothingToClaim,
    NotInHand,
    /// None of the action spaces would take the card now.
    NoUseForCard,
    SpaceFull {
        space: Space,
        limit: u8,
    },
    /// The card's action cannot be taken in its colours.
    NoTarget {
        space: Space,
    },
    /// It would make the action of the card impossible.
    ActionMustStayPossible,
    /// The action of the played card is still to be taken.
    TakeTheAction,
    NothingPlayed,
    FundedThisEra,
    NoEmployeeInSupply,
    NoSuchTile,
    OneTilePerTurn,
    /// Gained by a delivery of this turn.
    TileTooFresh,
    TileHasNoUse,
    WrongColour {
        is: Colour,
    },
    AlreadyBuilt,
    Roadblock,
    NotConnected,
    /// After it no second section could be built and paid.
    NoSecondSection,
    LinkUnfinished,
    AlreadyDual,
    DepotNotConnected,
    /// A truck at home is loaded first.
    UseTheFreeTruck,
    SecondTruckLocked,
    /// No wine card, or the wine was loaded before.
    NoWine,
    WineRoadNotBuilt,
    WineNeedsCard,
    SectionBusy,
    NoImprovementsLeft,
    NotYourStation,
    NotDual,
    AlreadyImproved,
    NoTrafficHere,
    NoStationSpace,
    StationTaken {
        by: Seat,
    },
    NoStationsLeft,
    NoSectionBuilt,
    TokenUsed {
        colour: Colour,
    },
    NoTokenForColour,
    AlreadyUnlocked,
    LowerLevelLocked,
    NoSuchDepartment,
    FloorLocked {
        department: Department,
        floor: Floor,
    },
    FloorFull {
        department: Department,
        floor: Floor,
    },
    OwnEmployeeThere,
    NobodyBelow,
    NotInDisplay,
    NotBasic,
    NotPlayed,
    NotToTheLeft,
    NotThatColour,
    /// The action tile does not show two cones (flip) or one cone (remove).
    WrongSideUp,
    NoActionTile,
    StationNotBuilt {
        built: u8,
    },
    BonusUsedThisTurn,
    NoSuchTileThere,
    TruckAtHome,
    TruckMoved,
    TruckColour,
    NoCardPlayed,
    NotAdjacent,
    NotBuilt,
    /// The movement would have to end beside another truck.
    Occupied,
    /// The movement would have to end in traffic.
    Traffic,
    /// A truck beside another one can only get away by the extra step.
    StepNeeded,
    NotAtBorder,
    NotOffered,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match *self {
            Reason::MatchOver => "the match is over",
            Reason::NotYourTurn { .. } => "it is not your turn",
            Reason::NotNow => "something else is being decided",
            Reason::AlreadyActed => "you have taken your action this turn",
            Reason::PlayACardFirst => "play a card first",
            Reason::NotEnoughMoney { need, have } => {
                return write!(f, "it costs DM {need}, you have DM {have}");
            }
            Reason::RouteTaken => "this route card is not on offer",
            Reason::NothingToClaim => "no delivery bonus of this country is waiting",
            Reason::NotInHand => "the card is not in your hand",
            Reason::NoUseForCard => "no action is possible with this card now",
            Reason::SpaceFull { space, limit } => {
                return write!(f, "the {space} space holds {limit} card(s) until you refresh");
            }
            Reason::NoTarget { space } => {
                return write!(f, "this card has nothing to {space} now");
            }
            Reason::ActionMustStayPossible => "the card's own action would become impossible",
            Reason::TakeTheAction => "take the action of your card first",
            Reason::NothingPlayed => "you have no played cards to pick up",
            Reason::FundedThisEra => "you have taken the funding of this era",
            Reason::NoEmployeeInSupply => "you have no employee in your supply",
            Reason::NoSuchTile => "you do not have this bonus tile",
            Reason::OneTilePerTurn => "you have used a bonus tile this turn",
            Reason::TileTooFresh => "a tile from a delivery waits until a later turn",
            Reason::TileHasNoUse => "this bonus tile would do nothing now",
            Reason::WrongColour { is } => {
                return write!(f, "this road is {is}, your card is not");
            }
            Reason::AlreadyBuilt => "this section is built",
            Reason::Roadblock => "a roadblock bars this section until reunification",
            Reason::NotConnected => "this section does not touch the built network",
            Reason::NoSecondSection => "no second section could be built after it",
            Reason::LinkUnfinished => "the link is not complete",
            Reason::AlreadyDual => "the link is a dual carriageway already",
            Reason::DepotNotConnected => "the depot is not connected to the network",
            Reason::UseTheFreeTruck => "the truck at home is loaded first",
            Reason::SecondTruckLocked => "your second truck is not unlocked",
            Reason::NoWine => "you have no wine to load",
            Reason::WineRoadNotBuilt => "the road at the wine's border is not built",
            Reason::WineNeedsCard => "wine is loaded with a played card of its colour",
            Reason::SectionBusy => "another truck or a traffic token is in the way",
            Reason::NoImprovementsLeft => "this improvement is taken",
            Reason::NotYourStation => "you have no service station here",
            Reason::NotDual => "the link is not a dual carriageway",
            Reason::AlreadyImproved => "the station is improved already",
            Reason::NoTrafficHere => "no traffic token is due here",
            Reason::NoStationSpace => "this link has no service-station space",
            Reason::StationTaken { by } => {
                return write!(f, "seat {by} has a service station here");
            }
            Reason::NoStationsLeft => "all your service stations are built",
            Reason::NoSectionBuilt => "no section of this link is built",
            Reason::TokenUsed { colour } => {
                return write!(f, "your {colour} unlock token is used");
            }
            Reason::NoTokenForColour => "there is no unlock token of this colour",
            Reason::AlreadyUnlocked => "this technology is unlocked",
            Reason::LowerLevelLocked => "the technologies below it come first",
            Reason::NoSuchDepartment => "this department is not in the match",
            Reason::FloorLocked { department, floor } => {
                return write!(f, "your technologies do not open floor {floor} of {department}");
            }
            Reason::FloorFull { department, floor } => {
                return write!(f, "floor {floor} of {department} is full");
            }
            Reason::OwnEmployeeThere => "you have an employee on this floor",
            Reason::NobodyBelow => "you have nobody on the floor below",
            Reason::NotInDisplay => "the card is not in the display",
            Reason::NotBasic => "only a basic card can be replaced",
            Reason::NotPlayed => "the card does not lie above your board",
            Reason::NotToTheLeft => "a card slides to the left",
            Reason::NotThatColour => "the card cannot be changed into this colour",
            Reason::WrongSideUp => "the action tile shows the wrong number of cones",
            Reason::NoActionTile => "this space has no action tile",
            Reason::StationNotBuilt { built } => {
                return write!(f, "you have built {built} station(s)");
            }
            Reason::BonusUsedThisTurn => "you have had this bonus this turn",
            Reason::NoSuchTileThere => "the country does not offer this tile",
            Reason::TruckAtHome => "the truck is not on the road",
            Reason::TruckMoved => "the truck has moved this turn",
            Reason::TruckColour => "the truck does not stand on a colour of your card",
            Reason::NoCardPlayed => "trucks move only after a card was played",
            Reason::NotAdjacent => "the truck cannot step there from where it stands",
            Reason::NotBuilt => "this section is not built",
            Reason::Occupied => "the truck would have to stop beside another one",
            Reason::Traffic => "the truck would have to stop in traffic",
            Reason::StepNeeded => "a truck needs the extra step to find a place to stop",
            Reason::NotAtBorder => "the truck does not stand at a border",
            Reason::NotOffered => "this is not on offer",
        };
        f.write_str(text)
    }
}
