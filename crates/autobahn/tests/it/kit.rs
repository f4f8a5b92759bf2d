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
