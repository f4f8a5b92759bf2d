//! The rules and the data of Autobahn, tested through the crate's public face.
#![allow(
    clippy::disallowed_methods,
    reason = "tests read files of expected text and the environment"
)]

mod cases;
mod data;
mod docs;
mod edition;
mod elements;
mod expect;
mod fuzz;
mod golden;
mod kit;
mod modules;
mod perft;
mod players;
mod position;
mod records;
mod rulebook;
mod solo;
mod twin;
