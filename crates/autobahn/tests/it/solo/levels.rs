//! The twelve levels: each board with its switches is a ladder, and the hard board stands above
//! the easy one.

use autobahn::nouns::Level;
use autobahn::{AutobotOptions, Options};

use crate::players::{Style, play};

/// Autobot's mean score against a player in a hurry: one who lets the match last long lets even the
/// first level fill all floors it can.
fn strength(level: u8) -> f64 {
    const MATCHES: u64 = 400;
    let options =
        Options { autobot: AutobotOptions::level(Level::of(level - 1)), ..Options::default() };
    let scores = (1..=MATCHES).map(|seed| {
        let table = play(options, 1, seed, Style::Eager);
        f64::from(table.state().standings().scores()[1])
    });
    scores.sum::<f64>() / MATCHES as f64
}

#[test]
fn strength_grows_with_the_level() {
    /// What the mean may be off by chance.
    const NOISE: f64 = 0.7;
    let strengths: Vec<f64> = (1..=12).map(strength).collect();
    let grows = |pair: &[f64]| pair[1] > pair[0] - NOISE;
    assert!(strengths.windows(2).all(grows), "{strengths:.1?}");
    // Steps that are larger than chance: more promotions on the easy board, and the hard board.
    for (weaker, stronger) in [(1, 6), (6, 7), (7, 12)] {
        let gain = strengths[stronger - 1] - strengths[weaker - 1];
        assert!(gain > NOISE, "from {weaker} to {stronger}: {strengths:.1?}");
    }
}
