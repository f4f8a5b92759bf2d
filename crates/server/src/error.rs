//! One error for everything a client may be told. Causes that are ours go to the log, never out.

use std::fmt;

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use engine::Refusal;
use serde::Serialize;
use serde_json::Value;

use crate::store::StoreError;

pub type Result<T> = std::result::Result<T, Error>;

#[derive(Debug)]
pub enum Error {
    Malformed(String),
    BadSetup(String),
    BadName,
    Unidentified,
    WrongPassword,
    Forbidden(&'static str),
    CrossOrigin,
    NotFound(&'static str),
    Taken(&'static str),
    NotOpen,
    NotRunning(&'static str),
    SeatsMissing,
    NotYourSeat,
    /// Other people play, and the table was set up without.
    NoHints,
    Stale {
        ply: u32,
        given: u32,
    },
    Refused(Refusal),
    TooLarge,
    TooSlow,
    TooMany,
    TooManyTables,
    Busy(&'static str),
    /// Another server has the table, and is found there.
    Elsewhere(String),
    /// Our mistake. The text is for the log.
    Internal(String),
}

/// What a client reads.
#[derive(Debug, Serialize, utoipa::ToSchema, ts_rs::TS)]
#[ts(rename = "Refusal")]
pub struct Fault {
    pub kind: &'static str,
    pub reason: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[ts(as = "Option<engine::types::Tagged>", optional)]
    pub why: Option<Value>,
    /// Of `elsewhere`: the address of the server that has the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub at: Option<String>,
}

impl Error {
    pub fn kind(&self) -> &'static str {
        match self {
            Error::Malformed(_) => "malformed",
            Error::BadSetup(_) => "bad_setup",
            Error::BadName => "bad_name",
            Error::Unidentified => "unidentified",
            Error::WrongPassword => "wrong_password",
            Error::Forbidden(_) => "forbidden",
            Error::CrossOrigin => "cross_origin",
            Error::NotFound(_) => "not_found",
            Error::Taken(_) => "taken",
            Error::NotOpen => "not_open",
            Error::NotRunning(_) => "not_running",
            Error::SeatsMissing => "seats_missing",
            Error::NotYourSeat => "not_your_seat",
            Error::NoHints => "no_hints",
            Error::Stale { .. } => "stale",
            Error::Refused(refusal) => match refusal {
                Refusal::Over => "over",
                Refusal::NoSuchSeat { .. } => "no_such_seat",
                Refusal::NotYourTurn => "not_your_turn",
                Refusal::UnknownAction => "unknown_action",
                Refusal::Illegal { .. } => "illegal",
                Refusal::NothingToUndo => "nothing_to_undo",
                Refusal::NotYourPly => "not_your_ply",
                Refusal::Barrier => "barrier",
                Refusal::NoRecord => "no_record",
                Refusal::TooLong => "too_long",
            },
            Error::TooLarge => "too_large",
            Error::TooSlow => "too_slow",
            Error::TooMany | Error::TooManyTables => "too_many",
            Error::Busy(_) => "busy",
            Error::Elsewhere(_) => "elsewhere",
            Error::Internal(_) => "internal",
        }
    }

    pub fn status(&self) -> StatusCode {
        match self {
            Error::Malformed(_) | Error::BadSetup(_) | Error::BadName => StatusCode::BAD_REQUEST,
            Error::Unidentified | Error::WrongPassword => StatusCode::UNAUTHORIZED,
            Error::Forbidden(_) | Error::CrossOrigin | Error::NotYourSeat | Error::NoHints => {
                StatusCode::FORBIDDEN
            }
            Error::NotFound(_) => StatusCode::NOT_FOUND,
            Error::Taken(_)
            | Error::NotOpen
            | Error::NotRunning(_)
            | Error::SeatsMissing
            | Error::Stale { .. }
            | Error::Refused(_) => StatusCode::CONFLICT,
            Error::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Error::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Error::TooMany | Error::TooManyTables => StatusCode::TOO_MANY_REQUESTS,
            Error::Busy(_) => StatusCode::SERVICE_UNAVAILABLE,
            Error::Elsewhere(_) => StatusCode::MISDIRECTED_REQUEST,
            Error::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// Tells the log what is ours, and the client what is theirs.
    pub fn fault(self) -> Fault {
        if let Error::Internal(cause) = &self {
            tracing::error!(%cause, "internal error");
        }
        let (kind, reason) = (self.kind(), self.to_string());
        let mut fault = Fault { kind, reason, why: None, at: None };
        if let Error::Refused(Refusal::Illegal { reason, .. }) = self {
            fault.why = Some(reason);
        } else if let Error::Elsewhere(at) = self {
            fault.at = Some(at);
        }
        fault
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Malformed(problem) | Error::BadSetup(problem) => f.write_str(problem),
            Error::BadName => f.write_str("a name has 1 to 30 characters, none of them invisible"),
            Error::Unidentified => f.write_str("say who you are first"),
            Error::WrongPassword => f.write_str("the name or the password is wrong"),
            Error::Forbidden(what)
            | Error::Taken(what)
            | Error::NotRunning(what)
            | Error::NotFound(what)
            | Error::Busy(what) => f.write_str(what),
            Error::CrossOrigin => f.write_str("the request came from another site"),
            Error::NotOpen => f.write_str("the match has started already"),
            Error::SeatsMissing => f.write_str("a seat is still open"),
            Error::NotYourSeat => f.write_str("this seat is not yours"),
            Error::NoHints => {
                f.write_str("people play here, and the table was set up without hints")
            }
            Error::Stale { ply, given } if ply == given => {
                write!(f, "ply {ply} was taken back and is another one now")
            }
            Error::Stale { ply, given } => {
                write!(f, "the match is at ply {ply}, the request was for ply {given}")
            }
            Error::Refused(refusal) => refusal.fmt(f),
            Error::TooLarge => f.write_str("that is too large"),
            Error::TooSlow => f.write_str("the request took too long to arrive"),
            Error::TooMany => f.write_str("too many requests; wait a moment"),
            Error::TooManyTables => {
                f.write_str("too many of your tables wait to be started; close one")
            }
            Error::Elsewhere(at) => write!(f, "this table is at {at} now"),
            Error::Internal(_) => f.write_str("something went wrong on our side"),
        }
    }
}

impl std::error::Error for Error {}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        Error::Refused(refusal)
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Conflict => Error::Taken("somebody was faster"),
            StoreError::Closed => Error::Busy("the server is shutting down"),
            StoreError::Away(_) | StoreError::Database(_) => {
                tracing::error!(%error, "the store failed");
                Error::Busy("the store does not answer")
            }
            StoreError::NotEmpty
            | StoreError::Newer
            | StoreError::NoStore(_)
            | StoreError::Corrupt(_)
            | StoreError::InUse => Error::Internal(error.to_string()),
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        (self.status(), axum::Json(self.fault())).into_response()
    }
}
