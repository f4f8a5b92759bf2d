//! Train Rush: the rules and the data of the board game, for 2 to 4 players.
//!
//! `state.rs` holds a match, `steps/` what can be decided in it, `flow.rs` the order of play,
//! `data.rs` the printed tables, `yields.rs` what things would bring.
#![warn(clippy::wildcard_enum_match_arm)] // docs/style.md: a new variant is noticed where it matters.

mod action;
mod bot;
mod check;
pub mod data;
mod effects;
mod element;
mod event;
mod fields;
mod flow;
mod listed;
pub mod load;
pub mod nouns;
mod reason;
mod redeal;
mod rules;
mod scoring;
mod setup;
mod stack;
mod state;
mod steps;
pub mod text;
mod view;
pub mod yields;

pub use action::Action;
pub use element::Element;
pub use event::{Event, Order};
pub use fields::FieldSet;
pub use reason::Reason;
pub use scoring::{ScoreSheet, Shares, shared};
pub use stack::{Frame, MoveNo, Phase, Stack, Step};
pub use state::{
    Car, CityState, MAX_PLAYERS, Options, Player, SectorState, Source, TileStack, TileStacks,
    TrainRush, Warehouse, ZoneState,
};
pub use view::View;
