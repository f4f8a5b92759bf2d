//! Why an action is not legal now, with the figures a player needs to see.

use std::fmt;

use engine::Seats;
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
    StartTileTaken,
    /// A tile was taken this turn.
    TileTaken,
    /// The tile is not in the chain.
    NotInTheChain,
    /// The tile does not show this action, or it is done.
    NotOnTheTile,
    NotFaceUp,
    /// The card is not one of one's own that waits for a worker.
    NotWaiting,
    /// The engine is not better than the one of the Grand Prix car.
    NotBetter {
        engine: u8,
        motor: u8,
    },
    /// Only an engine goes into the Grand Prix car.
    NotAnEngine,
    NoEmptyWorkshop,
    /// A part is given up only when all workshops are full.
    WorkshopEmpty,
    /// No workshop holds this part.
    NoSuchPart,
    /// All merchants of this preference are out.
    NoMerchantLeft {
        preference: Preference,
    },
    NotYourCar,
    NoSuchMerchant,
    /// One engineer chip is all for a turn.
    OneChipPerTurn,
    NoSuchChip,
    MerchantHasChip,
    /// The car has this value already.
    SameValue,
    NoBody,
    NoEngine,
    /// So many workers are not in the canteen.
    NotEnoughWorkers {
        need: u8,
        have: u8,
    },
    /// The round has no such price chip.
    NoSuchPrice,
    PriceTaken,
    NotABoost,
    /// A car comes after all actions of the tile.
    ActionsFirst,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match *self {
            Reason::MatchOver => "the match is over",
            Reason::NotYourTurn { .. } => "it is not your turn",
            Reason::NotNow => "something else is being decided",
            Reason::StartTileTaken => "this start tile is not on offer",
            Reason::TileTaken => "you have taken a tile this turn",
            Reason::NotInTheChain => "this tile is not in the chain",
            Reason::NotOnTheTile => "your tile has no such action left",
            Reason::NotFaceUp => "this card does not lie face up",
            Reason::NotWaiting => "this card does not wait for a worker",
            Reason::NotBetter { engine, motor } => {
                return write!(f, "your Grand Prix car has an engine of {motor}, this is {engine}");
            }
            Reason::NotAnEngine => "only an engine goes into the Grand Prix car",
            Reason::NoEmptyWorkshop => "all your workshops are full",
            Reason::WorkshopEmpty => "you have an empty workshop",
            Reason::NoSuchPart => "none of your workshops holds this part",
            Reason::NoMerchantLeft { preference } => {
                return write!(f, "all merchants who look for {preference} are out");
            }
            Reason::NotYourCar => "you have no car there",
            Reason::NoSuchMerchant => "no merchant stands there",
            Reason::OneChipPerTurn => "you have used an engineer chip this turn",
            Reason::NoSuchChip => "you do not have this engineer chip",
            Reason::MerchantHasChip => "this merchant has a chip of Daimler",
            Reason::SameValue => "the car has that already",
            Reason::NoBody => "you have no body in a workshop",
            Reason::NoEngine => "you have no engine in a workshop",
            Reason::NotEnoughWorkers { need, have } => {
                return write!(f, "{need} worker(s) needed, {have} in your canteen");
            }
            Reason::NoSuchPrice => "this round has no such price chip",
            Reason::PriceTaken => "another car has this price",
            Reason::NotABoost => "this chip does not go onto a car",
            Reason::ActionsFirst => "all actions of your tile come first",
        };
        f.write_str(text)
    }
}
