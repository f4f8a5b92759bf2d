//! The twelve levels: each board with its switches is a ladder, and the hard board stands above
//! the easy one.

use autobahn::nouns::Level;
use autobahn::{AutobotOptions, Options};

use testkit::Style;

use crate::SUITE;

const MATCHES: u64 = 400;

/// What the sum of so many scores may be off by chance: 0.7 points a match.
const NOISE: i32 = 280;

/// Autobot's points in all matches against a player in a hurry: one who lets the match last long
/// lets even the first level fill all floors it can.
fn strength(level: u8) -> i32 {
    let options =
        Options { autobot: AutobotOptions::level(Level::of(level - 1)), ..Options::default() };
    let score = |seed| SUITE.play(options, 1, seed, Style::Eager).state().standings().scores()[1];
    (1..=MATCHES).map(score).sum()
}

#[test]
fn strength_grows_with_the_level() {
    let strengths: Vec<i32> = (1..=12).map(strength).collect();
    let grows = |pair: &[i32]| pair[1] > pair[0] - NOISE;
    assert!(strengths.windows(2).all(grows), "{strengths:?}");
    // Steps that are larger than chance: the switches of either board, and the hard board.
    for (weaker, stronger) in [(1, 6), (6, 7), (7, 12)] {
        let gain = strengths[stronger - 1] - strengths[weaker - 1];
        assert!(gain > NOISE, "from {weaker} to {stronger}: {strengths:?}");
    }
}
