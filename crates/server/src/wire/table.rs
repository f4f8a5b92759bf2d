//! A table and who is at it.

use engine::Standings;
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::store::{SitterRow, Status, Who};

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
    /// Everybody who plays here may ask for hints; otherwise only whoever plays against bots alone.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    #[schema(required = false)]
    pub hints: bool,
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
