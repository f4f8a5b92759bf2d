//! What the tests of every game are made of, beside the kit of the engine, which checks the contract.
//!
//! A game has one [`Suite`], which says where its crate lies and how an eager player plays it. The suite
//! keeps whole matches as text (`golden`), counts what is legal (`perft`), replays finished matches that
//! reach every kind of action (`records`), compares the page on the rules with the code (`page`), walks
//! over whole matches (`walk`), counts what they allocate (`allocations`) and feeds them nonsense (`fuzz`). [`Position`] is the language
//! in which single rules are tested. Files of expected text lie beside the tests; `UPDATE_EXPECT=1`
//! rewrites them.
//!
//! `arena` insists that every game of the catalogue has all of it.
#![allow(
    clippy::disallowed_methods,
    reason = "tests read files of expected text and the environment"
)]
#![warn(clippy::wildcard_enum_match_arm)] // docs/style.md: a new variant is noticed where it matters.

mod alloc;
mod bench;
mod expect;
mod fuzz;
mod golden;
mod owner;
mod page;
mod position;
mod records;
mod schemas;
mod walk;

use engine::Game;

pub use alloc::{Counting, allocations, held};
pub use bench::Matches;
pub use expect::updating;
pub use fuzz::leaves;
pub use golden::PERFT_NODES;
pub use owner::Owner;
pub use position::Position;
pub use records::Kept;
pub use walk::{Style, times};

/// Where a game's tests lie, and how a player plays who wants to get on.
#[derive(Clone, Copy, Debug)]
pub struct Suite<G: Game> {
    /// `env!("CARGO_MANIFEST_DIR")` of the game's crate.
    pub home: &'static str,
    /// How much an eager player wants to do this; of equals it takes any.
    pub zeal: fn(G::Action) -> u8,
}
