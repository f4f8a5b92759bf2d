//! The messages of `docs/api.md`, as types: those of the socket here, tables in `wire/table.rs`.

mod table;

use engine::types::{Tagged, Types};
use engine::{Decision, Json, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use ts_rs::TS;

pub use table::*;

use crate::error::Fault;
use crate::http::{Catalogue, MeView};
use crate::store::{By, Message};

/// What one viewer may know of a position: made once, sent to all who look with the same eyes.
#[derive(Debug)]
pub struct Body {
    pub ply: u32,
    /// Of what is shown, never of the true state: that would let a viewer test guesses.
    pub hash: u64,
    pub decision: Box<RawValue>,
    pub view: Json,
    pub legal: Box<RawValue>,
    pub undo: u32,
}

/// One past ply and what it told the viewer.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(rename = "Ply")]
pub struct PlyView {
    pub n: u32,
    pub seat: Seat,
    /// Absent, and the text too, if the choice may be a secret of that seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub code: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
    pub by: By,
    #[ts(as = "Vec<Tagged>")]
    pub events: Vec<Json>,
    /// Of `plies` with a path to watch: what lies there after this ply, if it is not as before.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    pub seen: Option<Value>,
}

/// A choice of one seat.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(rename = "Legal")]
pub struct LegalView {
    pub seat: Seat,
    pub code: u32,
    pub text: String,
    /// The thing on the table that it is about.
    pub element: Option<String>,
}

#[derive(Debug, Serialize, TS)]
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
        #[ts(as = "Decision<Tagged>")]
        decision: &'a RawValue,
        #[ts(as = "Vec<LegalView>")]
        legal: &'a RawValue,
        undo: u32,
        back: bool,
        #[ts(type = "unknown")]
        view: &'a Json,
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
        #[ts(optional)]
        id: Option<u64>,
        seat: u8,
        text: String,
        legal: bool,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        reason: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(as = "Option<Tagged>", optional)]
        why: Option<Value>,
    },
    History {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<u64>,
        #[serde(rename = "match")]
        table: &'a str,
        ply: u32,
        of: u32,
        hash: String,
        viewer: Option<u8>,
        #[ts(as = "Decision<Tagged>")]
        decision: &'a Decision<Value>,
        #[ts(type = "unknown")]
        view: &'a Json,
        plies: &'a [PlyView],
    },
    Plies {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<u64>,
        of: u32,
        plies: &'a [PlyView],
    },
    Error {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<u64>,
        kind: &'static str,
        reason: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(as = "Option<Tagged>", optional)]
        why: Option<Value>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        at: Option<String>,
    },
    Closing {
        reason: &'a str,
    },
}

impl ToClient<'_> {
    /// As JSON, in a buffer that need not grow.
    pub fn text(&self) -> serde_json::Result<String> {
        let about = match self {
            ToClient::Position { view, legal, .. } => view.text().len() + legal.get().len() + 2048,
            ToClient::History { view, .. } => view.text().len() + 2048,
            ToClient::Table { .. }
            | ToClient::Messages { .. }
            | ToClient::Done { .. }
            | ToClient::Why { .. }
            | ToClient::Plies { .. }
            | ToClient::Error { .. }
            | ToClient::Closing { .. } => 512,
        };
        let mut text = Vec::with_capacity(about);
        serde_json::to_writer(&mut text, self)?;
        Ok(String::from_utf8(text).expect("JSON is UTF-8"))
    }
}

/// A request and the number its answer repeats.
#[derive(Debug, Deserialize, TS)]
pub struct FromClient {
    #[serde(default)]
    #[ts(optional)]
    pub id: Option<u64>,
    #[serde(flatten)]
    pub ask: Ask,
}

#[derive(Clone, Debug, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Ask {
    Play {
        ply: u32,
        seat: u8,
        code: u32,
        #[serde(default)]
        #[ts(optional)]
        hash: Option<String>,
        #[serde(default)]
        #[ts(optional)]
        key: Option<String>,
    },
    Undo {
        ply: u32,
        seat: u8,
        #[serde(default)]
        #[ts(optional)]
        key: Option<String>,
    },
    RestartTurn {
        ply: u32,
        seat: u8,
        #[serde(default)]
        #[ts(optional)]
        key: Option<String>,
    },
    Auto {
        seat: u8,
        on: bool,
    },
    Chat {
        text: String,
        #[serde(default)]
        #[ts(optional)]
        key: Option<String>,
    },
    Why {
        seat: u8,
        /// The action as it is spelt in a list of legal ones.
        text: String,
    },
    History {
        ply: u32,
    },
    Plies {
        since: u32,
        /// A path into the view, to be told of what lies there.
        #[serde(default)]
        #[ts(optional)]
        watch: Option<String>,
    },
    Look {
        seat: u8,
    },
    Sync {
        #[serde(default)]
        ply: u32,
    },
}

/// The messages and tables as TypeScript; what a game adds to them is in the catalogue.
pub fn types() -> String {
    let said = Types::default().with::<ToClient<'static>>().with::<FromClient>();
    said.with::<Fault>().with::<MeView>().with::<Catalogue>().module()
}

pub fn hex(hash: u64) -> String {
    format!("{hash:016x}")
}
