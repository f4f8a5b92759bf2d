//! Why a table does not do what it is asked.

use std::fmt;

use serde::Serialize;
use serde_json::Value;

use crate::MAX_PLIES;

/// Whatever is refused leaves the match as it was. Programs read `kind`, people read the text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Refusal {
    /// The match is over.
    Over,
    NoSuchSeat {
        seat: u8,
        seats: u8,
    },
    NotYourTurn,
    /// Neither a code nor a text of this game.
    UnknownAction,
    /// An action of this game that the rules do not allow now; `reason` is the game's own.
    Illegal {
        reason: Value,
        text: String,
    },
    NothingToUndo,
    /// The last ply was another seat's.
    NotYourPly,
    /// The last ply drew at random, showed something hidden or passed the turn.
    Barrier,
    /// The match was loaded from a state, so nobody knows how it came about.
    NoRecord,
    /// The match has as many plies as one may have.
    TooLong,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::Over => "the match is over",
            Refusal::NoSuchSeat { seat, seats } => {
                return write!(f, "there is no seat {seat} at a table of {seats}");
            }
            Refusal::NotYourTurn => "it is not this seat's turn",
            Refusal::UnknownAction => "this names no action of the game",
            Refusal::Illegal { text, .. } => text,
            Refusal::NothingToUndo => "nothing has been played yet",
            Refusal::NotYourPly => "only the seat that made the last ply may take it back",
            Refusal::Barrier => {
                "the last ply drew at random, showed something hidden or passed the turn, \
                 so it cannot be taken back"
            }
            Refusal::NoRecord => "a match loaded from a state has no record",
            Refusal::TooLong => return write!(f, "no match goes on beyond {MAX_PLIES} plies"),
        })
    }
}

impl std::error::Error for Refusal {}
