//! Automobile: the rules and the data of the board game, for 2 to 4 players.
//!
//! `state.rs` holds a match, `steps/` what can be decided in it, `flow.rs` the order of play,
//! `market.rs` and `race.rs` the scoring, `data.rs` the printed tables.
#![warn(clippy::wildcard_enum_match_arm)] // docs/style.md: a new variant is noticed where it matters.

mod action;
mod awards;
mod bot;
mod chain;
mod check;
pub mod data;
mod deck;
mod element;
mod event;
mod flow;
mod forecast;
mod listed;
pub mod load;
mod market;
pub mod nouns;
mod race;
mod reason;
mod rules;
mod setup;
mod state;
mod step;
mod steps;
pub mod text;
mod view;

pub use action::Action;
pub use chain::{Chain, Item, Projection};
pub use deck::{Deck, Discard};
pub use element::Element;
pub use event::Event;
pub use forecast::{Forecast, Offer, Outcome, Plan, sales_with};
pub use market::{Bought, MarketDay, Sale, Sales, Why};
pub use race::{RaceScore, landing, scores as race_scores};
pub use reason::Reason;
pub use state::{Automobile, Car, MAX_PLAYERS, Merchant, Options, Player, Turn};
pub use step::{Draft, Frame, Stack, Step};
pub use view::{PlayerView, ScoreSheet, View};
