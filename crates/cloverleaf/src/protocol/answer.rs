use arena::NewError;
use engine::{BadState, Decision, Refusal, Seats, Table};
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::games::hash;

pub type Answer = Map<String, Value>;

/// Why a request was not carried out. Programs read `kind`, people read `reason`.
#[derive(Debug, Serialize)]
pub struct Fault {
    kind: String,
    reason: String,
    /// The game's own reason with its figures, if the rules said no.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<Value>,
}

impl Fault {
    pub fn new(kind: &str, reason: impl Into<String>) -> Self {
        Fault { kind: kind.to_owned(), reason: reason.into(), why: None }
    }

    /// What arrived is no request at all.
    pub fn bad_line(reason: impl Into<String>) -> Self {
        Fault::new("bad_line", reason)
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Self {
        let reason = refusal.to_string();
        let kind = json!(refusal)["kind"].as_str().unwrap_or("refused").to_owned();
        let why = if let Refusal::Illegal { reason, .. } = refusal { Some(reason) } else { None };
        Fault { kind, reason, why }
    }
}

impl From<NewError> for Fault {
    fn from(error: NewError) -> Self {
        Fault::new("bad_setup", error.to_string())
    }
}

impl From<BadState> for Fault {
    fn from(bad: BadState) -> Self {
        Fault::new("bad_state", bad.to_string())
    }
}

/// An object literal, `json!({…})`, as the answer.
pub fn object(value: Value) -> Answer {
    if let Value::Object(fields) = value {
        fields
    } else {
        Map::from_iter([("value".to_owned(), value)])
    }
}

/// Where a match stands: what to decide, and the hash of the state.
pub fn standing(table: &dyn Table) -> Answer {
    object(json!({ "decision": table.decision(), "hash": hash(table.fingerprint()) }))
}

/// The seats to move and what they decide; nobody and nothing once the match is over.
pub fn question(table: &dyn Table) -> (Seats, Value) {
    match table.decision() {
        Decision::Choose { seats, step } => (seats, step),
        Decision::Over(_) => (Seats::none(), Value::Null),
    }
}
