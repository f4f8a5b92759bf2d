//! Autobahn: the rules and the data of the board game, for 2 to 4 players.

pub mod data;
pub mod load;
pub mod nouns;
