//! The engine's test kit over random matches.

use autobahn::{Autobahn, Options};
use engine::kit::Kit;

#[test]
fn random_matches_keep_every_promise() {
    Kit { games: 40, ..Kit::default() }.assert_ok::<Autobahn>(&Options::default());
}

#[test]
fn every_combination_of_modules_keeps_every_promise() {
    for modules in 1..8 {
        let options = Options {
            wine: modules & 1 != 0,
            traffic: modules & 2 != 0,
            services: modules & 4 != 0,
            ..Options::default()
        };
        let report = Kit { games: 8, ..Kit::default() }.assert_ok::<Autobahn>(&options);
        assert!(!options.wine || report.redealt > 0, "wine cards are secret");
    }
}

#[test]
fn the_companion_takes_any_entry() {
    let options = Options { companion: true, ..Options::default() };
    // Ending the turn is one entry among a hundred, so matches are long.
    let kit = Kit { games: 3, limit: 100_000, every: 500, ..Kit::default() };
    if let Err(failure) = kit.check::<Autobahn>(&options, 1) {
        panic!("{failure}");
    }
}
