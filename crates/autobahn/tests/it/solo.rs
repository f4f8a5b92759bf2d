//! The solo game: every printed example, then one short test for each rule of Autobot and for each
//! reading taken where the rulebook leaves a gap.

mod administration;
mod bonuses;
mod companion;
mod decks;
mod examples;
mod levels;
mod load;
mod road;
mod setup;
mod station;
mod trucks;
mod yellow;
