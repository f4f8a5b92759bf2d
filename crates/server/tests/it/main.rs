//! Against a real server on a free port, with real WebSocket clients.
#![allow(clippy::disallowed_types, clippy::disallowed_methods, reason = "tests have clocks")]

mod client;
mod house;

mod errors;
mod live;
mod people;
mod tables;
mod turns;
mod whole;
