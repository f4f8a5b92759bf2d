//! Random matches: the engine's test kit. `TIMES=20` in the environment plays twenty times as many.

use automobile::{Automobile, Options};
use engine::kit::Kit;

pub fn games(usual: u64) -> u64 {
    let times = std::env::var("TIMES").ok().and_then(|times| times.parse().ok());
    usual * times.unwrap_or(1)
}

#[test]
fn random_matches_keep_every_promise() {
    let kit = Kit { games: games(20), ..Kit::default() };
    let report = kit.assert_ok::<Automobile>(&Options::default());
    println!("{report:?}");
}

#[test]
fn random_matches_with_bonus_tiles_keep_every_promise() {
    let kit = Kit { games: games(20), seed: 1000, ..Kit::default() };
    let report = kit.assert_ok::<Automobile>(&Options { bonus_tiles: true, open_scores: true });
    println!("{report:?}");
}
