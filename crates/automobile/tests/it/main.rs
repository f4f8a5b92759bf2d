//! The rules and the data of Automobile, tested through the crate's public face.
#![allow(
    clippy::disallowed_methods,
    reason = "tests read files of expected text and the environment"
)]

mod cases;
mod data;
mod edition;
mod elements;
mod fuzz;
mod kit;
mod position;
mod rulebook;
mod suite;
mod twin;
