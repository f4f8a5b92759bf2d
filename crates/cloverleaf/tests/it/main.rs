//! The real binary, from outside.

#![allow(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    reason = "tests of the outermost crate read and write files"
)]

mod binary;
mod bots;
mod commands;
mod editions;
mod example;
mod fair;
mod fuzz;
mod licences;
mod protocol;
mod server;
mod train;
mod types;
