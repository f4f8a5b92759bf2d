//! Autobahn: the rules and the data of the board game, for 1 to 4 players.
//!
//! `state.rs` holds a match, `steps/` what can be decided in it, `flow.rs` the order of play,
//! `data.rs` the printed tables.
#![warn(clippy::wildcard_enum_match_arm)] // docs/style.md: a new variant is noticed where it matters.

mod action;
mod autobot;
mod bot;
mod check;
pub mod data;
mod dispatch;
mod effects;
mod element;
mod event;
mod flow;
mod listed;
pub mod load;
pub mod nouns;
mod reason;
mod rules;
mod scoring;
mod setup;
mod stack;
mod state;
mod steps;
pub mod text;
mod view;

pub use action::Action;
pub use autobot::{
    Autobot, AutobotOptions, Choice, Decks, Goal, Part, Rule, SEAT, SoloSide, Subject,
};
pub use element::Element;
pub use engine::BadNotation;
pub use event::Event;
pub use reason::Reason;
pub use scoring::{DepartmentScore, ScoreSheet};
pub use stack::{Frame, Stack, Step};
pub use state::{
    Autobahn, ExtraDepartment, MAX_PLAYERS, Office, Options, Player, Roads, Truck, Turn,
};
pub use steps::administration::{Budget, budget, route_status};
pub use view::View;
