//! Autobahn: the rules and the data of the board game, for 2 to 4 players.

pub mod data;
mod load;
pub mod nouns;
