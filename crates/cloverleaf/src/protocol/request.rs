use engine::{Seat, Spelling};
use serde::Deserialize;
use serde_json::Value;

use crate::seed::GivenSeed;

#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Request {
    Catalog,
    /// What a game reads, tells and stores, as JSON Schema.
    Schemas {
        game: String,
    },
    New {
        game: String,
        seats: u8,
        /// Drawn at random if not given.
        seed: Option<GivenSeed>,
        #[serde(default)]
        options: Value,
    },
    Legal {
        #[serde(rename = "match")]
        id: String,
        /// All seats if not given.
        seat: Option<Seat>,
    },
    Play {
        #[serde(rename = "match")]
        id: String,
        seat: Seat,
        action: GivenAction,
    },
    View {
        #[serde(rename = "match")]
        id: String,
        /// A spectator if not given.
        seat: Option<Seat>,
    },
    State {
        #[serde(rename = "match")]
        id: String,
    },
    Load {
        game: String,
        state: Value,
        /// Of the chance from here on; drawn at random if not given.
        seed: Option<GivenSeed>,
    },
    Undo {
        #[serde(rename = "match")]
        id: String,
        /// Whoever made the last ply if not given.
        seat: Option<Seat>,
    },
    Why {
        #[serde(rename = "match")]
        id: String,
        seat: Seat,
        action: GivenAction,
    },
    /// Lets a bot play one ply.
    Bot {
        #[serde(rename = "match")]
        id: String,
        level: String,
        /// The first that is to move if not given.
        seat: Option<Seat>,
    },
    /// The best turns of a seat, and why.
    Hint {
        #[serde(rename = "match")]
        id: String,
        /// The first that is to move if not given.
        seat: Option<Seat>,
    },
    Playout {
        #[serde(rename = "match")]
        id: String,
        seed: GivenSeed,
    },
    Record {
        #[serde(rename = "match")]
        id: String,
    },
    Drop {
        #[serde(rename = "match")]
        id: String,
    },
}

#[derive(Debug, Deserialize)]
#[serde(untagged, expecting = "expected the code or the text of an action")]
pub enum GivenAction {
    Code(u32),
    Text(String),
}

impl GivenAction {
    pub fn spelling(&self) -> Spelling<'_> {
        match self {
            GivenAction::Code(code) => Spelling::Code(*code),
            GivenAction::Text(text) => Spelling::Text(text),
        }
    }
}
