//! Against a real server on a free port, with real WebSocket clients.
#![allow(clippy::disallowed_types, clippy::disallowed_methods, reason = "tests have clocks")]

mod client;
mod coach;
mod house;
mod patient;
mod process;
mod proxy;
mod sturdy;

mod away;
mod backup;
mod branch;
mod disk;
mod docs;
mod doors;
mod errors;
mod examples;
mod fair;
mod faults;
mod furnish;
mod injection;
mod kill;
mod live;
mod past;
mod people;
mod promises;
mod restart;
mod security;
mod soak;
mod tables;
mod takeover;
mod tidy;
mod turns;
mod two;
mod unruly;
mod update;
mod whole;
mod writer;
