//! What the rulebook leaves open: each test pins the reading that is played.

mod cards;
mod cargo;
mod chains;
mod movement;
mod table;
mod tiles;
