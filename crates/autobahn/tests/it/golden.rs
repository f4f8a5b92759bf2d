//! Whole matches as text.

use autobahn::Options;

use crate::SUITE;

#[test]
fn two_players() {
    SUITE.golden("two", Options::default(), 2, 1, &[200]);
}

#[test]
fn three_players_with_all_modules() {
    let options = Options { wine: true, traffic: true, services: true, ..Options::default() };
    SUITE.golden("three", options, 3, 1, &[300]);
}

#[test]
fn a_solo_match() {
    SUITE.golden("solo", Options::default(), 1, 1, &[100]);
}
