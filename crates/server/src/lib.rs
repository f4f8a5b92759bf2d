//! The server: tables, live play, bots in seats, nothing lost. It knows no rule; it serves every game
//! of the catalogue. `docs/api.md` is its contract.
//!
//! A request comes in at `http`, becomes a message to a `room`, which owns the match; the room writes
//! to the `store` and signals on the `bus`; every connection then asks the room what it may see.
#![warn(clippy::wildcard_enum_match_arm)] // docs/style.md: a new variant is noticed where it matters.
#![allow(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    reason = "a server has clocks, threads, files and hash maps; rules do not"
)]

mod app;
mod bots;
mod bus;
mod config;
pub mod doctor;
mod door;
mod error;
pub mod fairness;
mod http;
mod id;
pub mod limits;
mod room;
mod serve;
mod sign;
pub mod store;
mod tenancy;
mod text;
pub mod tidy;
mod wire;

pub use config::Config;
pub use error::{Error, Result};
pub use serve::{Server, StartError};
pub use wire::types;
