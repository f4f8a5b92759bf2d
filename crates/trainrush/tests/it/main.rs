//! The rules and the data of Train Rush, tested through the crate's public face.
#![allow(
    clippy::disallowed_methods,
    reason = "tests read files of expected text and the environment"
)]

mod appendix;
mod boards;
mod contradictions;
mod data;
mod docs;
mod edition;
mod elements;
mod fuzz;
mod golden;
mod kit;
mod perft;
mod played;
mod position;
mod readings;
mod records;
mod rulebook;
mod setup;
mod twin;
mod yields;

use trainrush::data::Place;
use trainrush::{Action, TrainRush};

const SUITE: testkit::Suite<TrainRush> = testkit::Suite { home: env!("CARGO_MANIFEST_DIR"), zeal };

/// Drives, delivers, leases and builds whenever it can.
fn zeal(action: Action) -> u8 {
    match action {
        Action::Contract(_) | Action::Lease(..) | Action::Buy(_) => 6,
        Action::Move(field) if matches!(field.data().place, Place::City(_)) => 6,
        Action::Build(_) | Action::Station(_) | Action::Mission(_) | Action::Special(_) => 5,
        Action::Invest(_) | Action::Parcel(_) | Action::Move(_) => 4,
        Action::Token(_) | Action::Uncouple(_) => 2,
        Action::Skip | Action::Stop | Action::Done | Action::Pass => 1,
        _ => 3,
    }
}
