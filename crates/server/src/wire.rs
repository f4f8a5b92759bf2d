//! The messages of `docs/api.md`, as types.

use engine::{Choice, Decision, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::store::{By, Message};

/// A seat as the table shows it.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct SeatView {
    pub seat: u8,
    pub who: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub mine: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub online: Option<bool>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub auto: bool,
}

#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct TableView {
    pub id: String,
    pub game: String,
    pub rules: u16,
    pub edition: String,
    #[schema(value_type = Object)]
    pub options: Value,
    pub status: &'static str,
    pub public: bool,
    pub host: Option<String>,
    pub created: i64,
    pub changed: i64,
    pub seats: Vec<SeatView>,
    pub ply: u32,
    pub to_move: Vec<u8>,
    pub mine: Vec<u8>,
    pub am_host: bool,
    pub seed_hash: String,
    pub seed: Option<String>,
    #[schema(value_type = Option<Object>)]
    pub standings: Option<Value>,
    pub frozen: Option<String>,
    pub rematch: Option<String>,
    pub invite: Option<Invites>,
}

#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct Invites {
    pub table: String,
    pub seats: Vec<SeatInvite>,
}

#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct SeatInvite {
    pub seat: u8,
    pub token: String,
}

/// What one viewer may know of a position: made once, sent to all who look with the same eyes.
#[derive(Debug)]
pub struct Body {
    pub ply: u32,
    /// Of what is shown, never of the true state: that would let a viewer test guesses.
    pub hash: u64,
    pub decision: Box<RawValue>,
    pub view: Box<RawValue>,
    pub legal: Box<RawValue>,
    pub undo: u32,
}

/// One past ply and what it told the viewer.
#[derive(Clone, Debug, Serialize)]
pub struct PlyView {
    pub n: u32,
    pub seat: Seat,
    /// Absent if the choice may be a secret of that seat.
    #[serde(flatten)]
    pub choice: Option<Choice>,
    pub by: By,
    pub events: Vec<Value>,
}

/// A choice of one seat.
#[derive(Clone, Debug, Serialize)]
pub struct LegalView {
    pub seat: Seat,
    pub code: u32,
    pub text: String,
    /// The thing on the table that it is about.
    pub element: Option<String>,
}

#[derive(Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToClient<'a> {
    Table {
        table: &'a TableView,
    },
    Position {
        #[serde(rename = "match")]
        id: &'a str,
        ply: u32,
        hash: String,
        viewer: Option<u8>,
        mine: &'a [u8],
        decision: &'a RawValue,
        view: &'a RawValue,
        legal: &'a RawValue,
        undo: u32,
        back: bool,
        plies: &'a [PlyView],
    },
    Messages {
        messages: &'a [Message],
    },
    Done {
        id: u64,
        ply: u32,
    },
    Why {
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
        seat: u8,
        code: u32,
        legal: bool,
        #[serde(skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<Value>,
    },
    History {
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
        #[serde(rename = "match")]
        table: &'a str,
        ply: u32,
        of: u32,
        hash: String,
        viewer: Option<u8>,
        decision: &'a Decision<Value>,
        view: &'a Value,
        plies: &'a [PlyView],
    },
    Error {
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
        kind: &'static str,
        reason: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<Value>,
    },
    Closing {
        reason: &'a str,
    },
}

/// A request and the number its answer repeats.
#[derive(Debug, Deserialize)]
pub struct FromClient {
    #[serde(default)]
    pub id: Option<u64>,
    #[serde(flatten)]
    pub ask: Ask,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Ask {
    Play {
        ply: u32,
        seat: u8,
        code: u32,
        #[serde(default)]
        hash: Option<String>,
    },
    Undo {
        ply: u32,
        seat: u8,
    },
    RestartTurn {
        ply: u32,
        seat: u8,
    },
    Auto {
        seat: u8,
        on: bool,
    },
    Chat {
        text: String,
    },
    Why {
        seat: u8,
        code: u32,
    },
    History {
        ply: u32,
    },
    Look {
        seat: u8,
    },
    Sync {
        #[serde(default)]
        ply: u32,
    },
}

pub fn hex(hash: u64) -> String {
    format!("{hash:016x}")
}
