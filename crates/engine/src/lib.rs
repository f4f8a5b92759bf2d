//! What every game is to Cloverleaf, and what can be done with any game because of it.
//!
//! Start with `game.rs`: the contract. There is no game here, no file, clock, thread or network.
#![warn(clippy::wildcard_enum_match_arm)] // docs/style.md: a new variant is noticed where it matters.

// The macros for nouns name this crate by its name, in its own tests too.
extern crate self as engine;

mod actions;
mod bag;
mod bits;
mod evaluate;
mod fnv;
mod game;
mod json;
pub mod kit;
mod listed;
pub mod load;
mod noun;
mod origin;
mod pen;
mod playout;
mod reason;
mod record;
mod refusal;
mod rng;
mod seat;
mod set;
mod stack;
mod table;
pub mod types;
mod unions;

pub use actions::{BadNotation, Nth, Number, UpTo, Word};
#[doc(hidden)]
pub use actions::{Code, read_word};
pub use bag::Bag;
pub use bits::{Bits, BitsIter};
pub use evaluate::{Evaluate, Memo, Quick};
pub use fnv::Fnv;
pub use game::{Action, Audience, BadSetup, Cx, Decision, Game, Illegal, Log, Standings};
pub use json::{Json, complaint};
pub use listed::Listed;
pub use noun::{Noun, nth};
pub use origin::{Contribution, Draw, Origin, Player};
pub use pen::Pen;
pub use playout::{Outcome, Playout, first_able, perft};
pub use reason::Reasons;
pub use record::{
    BadRecord, MAX_LINE, MAX_PLIES, Ply, Problem, Record, ReplayError, replay, retrace,
};
pub use refusal::Refusal;
pub use rng::{BadSeed, Rng, Seed};
pub use seat::{MAX_SEATS, Seat, Seats};
pub use set::Set;
pub use stack::{Frame, Stack, Step};
pub use table::{
    BadState, Choice, Legal, MAX_TEXT, Match, Past, Played, Spelling, Table, Told, Why,
};
pub use unions::Unions;
