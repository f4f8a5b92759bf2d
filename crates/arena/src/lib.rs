//! Bots, the catalogue of games, and many matches at once.
//!
//! There is no file, clock or network here, and no thread but where a game is learnt, so bots can run
//! wherever the rules do.
#![allow(
    clippy::disallowed_types,
    reason = "averages are for people to read; no rule depends on them"
)]
#![warn(clippy::wildcard_enum_match_arm)] // docs/style.md: a new variant is noticed where it matters.

pub mod balance;
mod bot;
mod catalog;
pub mod contest;
mod former;
mod greedy;
pub mod learn;
mod line;
pub mod nets;
mod random;
mod simulate;
mod tally;
pub mod think;

pub use bot::{Bot, BotKind, NoSuchBot, REVIEW, Sampler, bot_rng};
pub use catalog::{CATALOG, Entry, Mind, NewError, Retraced, find, find_in};
pub use greedy::Greedy;
pub use line::{Line, Preview};
pub use random::Random;
pub use simulate::{Failure, PLY_LIMIT, Plan, simulate};
pub use tally::{Spread, Tally};
