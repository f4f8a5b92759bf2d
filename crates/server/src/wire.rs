//! The messages of `docs/api.md`, as types.

use engine::types::{Tagged, Types};
use engine::{Decision, Json, Seat, Standings};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::error::Fault;
use crate::http::{Catalogue, MeView};
use crate::store::{By, Message, SitterRow, Status, Who};

/// A seat as the table shows it.
#[derive(Clone, Debug, Serialize, ToSchema, TS)]
#[ts(rename = "SeatInfo")]
pub struct SeatView {
    pub seat: u8,
    pub who: Who,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot: Option<String>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    #[schema(required = false)]
    pub mine: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub online: Option<bool>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    #[schema(required = false)]
    pub auto: bool,
    /// Of an abandoned seat: what the others want for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub votes: Option<Vec<VoteView>>,
}

/// What one person wants for an abandoned seat.
#[derive(Clone, Debug, Serialize, ToSchema, TS)]
#[ts(rename = "Vote")]
pub struct VoteView {
    #[serde(flatten)]
    pub who: Somebody,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    #[schema(required = false)]
    pub mine: bool,
    /// Has a say; all of these must want the same. Others only wish for the seat.
    pub asked: bool,
    /// Absent until the vote is cast.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub wish: Option<Wish>,
}

/// Who shall have the seat; it is asked for in the same words.
#[derive(Clone, Debug, Serialize, ToSchema, TS)]
#[serde(tag = "by", rename_all = "snake_case")]
pub enum Wish {
    Bot {
        bot: String,
    },
    User {
        user: String,
        #[serde(flatten)]
        who: Somebody,
    },
}

/// A person at the table or beside it.
#[derive(Clone, Debug, Serialize, ToSchema, TS)]
pub struct Somebody {
    /// Empty for a guest without one.
    pub name: String,
    /// The first seat of this person.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
}

/// Where a table stands, as it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    Open,
    Running,
    Over,
    /// These rules play it differently.
    Frozen,
    Closed,
}

impl From<Status> for Standing {
    fn from(status: Status) -> Self {
        match status {
            Status::Open => Standing::Open,
            Status::Running => Standing::Running,
            Status::Over => Standing::Over,
            Status::Closed => Standing::Closed,
        }
    }
}

#[derive(Clone, Debug, Serialize, ToSchema, TS)]
#[ts(rename = "Table")]
pub struct TableView {
    pub id: String,
    pub game: String,
    pub rules: u16,
    pub edition: String,
    #[schema(value_type = Object)]
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
    pub status: Standing,
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
    /// The server's part of the seed, when the match is over.
    pub secret: Option<String>,
    /// The host has started, and the players' clients are asked to open their contributions.
    pub drawing: bool,
    pub contributions: Vec<ContributionView>,
    #[schema(value_type = Option<Object>)]
    #[ts(as = "Option<Standings>")]
    pub standings: Option<Value>,
    pub frozen: Option<String>,
    /// Of a frozen match: where it could go on under these rules, and who agrees.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub resume: Option<ResumeView>,
    /// The ply after which it went on under other rules; what was before is not shown any more.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub resumed: Option<u32>,
    /// Who had a seat before somebody else took it over, in the order of their time.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<SitterView>>", optional)]
    #[schema(required = false)]
    pub before: Vec<SitterView>,
    /// The seed was chosen or known beforehand: nothing here is a fair draw.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    #[schema(required = false)]
    pub practice: bool,
    /// When it will be tidied away unless somebody plays on or keeps it; absent if that is far.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tidied: Option<i64>,
    pub rematch: Option<String>,
    pub invite: Option<Invites>,
}

/// Somebody who had a seat until another one took it over.
#[derive(Clone, Debug, Serialize, ToSchema, TS)]
#[ts(rename = "Sitter")]
pub struct SitterView {
    pub seat: u8,
    /// The last ply of their time.
    pub until: u32,
    /// Absent for a guest without one, and for who wished to be forgotten.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot: Option<String>,
}

impl From<&SitterRow> for SitterView {
    fn from(SitterRow { seat, ply, name, bot }: &SitterRow) -> Self {
        SitterView { seat: *seat, until: *ply, name: name.clone(), bot: bot.clone() }
    }
}

/// A frozen match that may go on.
#[derive(Clone, Debug, Serialize, ToSchema, TS)]
#[ts(rename = "Resume")]
pub struct ResumeView {
    /// Where it would go on; later plies are dropped.
    pub ply: u32,
    /// All of these must agree.
    pub players: usize,
    pub agreed: usize,
    /// The viewer does.
    pub mine: bool,
}

/// A player's part in the seed.
#[derive(Clone, Debug, Serialize, ToSchema, TS)]
#[ts(rename = "Contribution")]
pub struct ContributionView {
    pub seats: Vec<u8>,
    pub commitment: String,
    /// Absent until it is opened; for ever, if it was not in time.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub value: Option<String>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    #[schema(required = false)]
    pub mine: bool,
}

#[derive(Clone, Debug, Serialize, ToSchema, TS)]
pub struct Invites {
    pub table: String,
    pub seats: Vec<SeatInvite>,
}

#[derive(Clone, Debug, Serialize, ToSchema, TS)]
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
            _ => 512,
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
