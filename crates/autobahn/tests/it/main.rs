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
mod fuzz;
mod golden;
mod kit;
mod modules;
mod perft;
mod position;
mod records;
mod rulebook;
mod solo;
mod twin;

use autobahn::nouns::Space;
use autobahn::{Action, Autobahn};

const SUITE: testkit::Suite<Autobahn> = testkit::Suite { home: env!("CARGO_MANIFEST_DIR"), zeal };

/// Builds, upgrades and delivers whenever it can.
fn zeal(action: Action) -> u8 {
    match action {
        Action::Deliver(_) | Action::Build(_) | Action::Pair(_) => 5,
        Action::At(Space::Build | Space::Upgrade) | Action::Upgrade(_) => 4,
        Action::Fund | Action::Refresh => 2,
        Action::Skip | Action::Stop | Action::Done | Action::End => 1,
        _ => 3,
    }
}
