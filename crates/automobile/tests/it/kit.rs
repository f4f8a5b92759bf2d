//! Random matches: the engine's test kit. `TIMES=20` in the environment plays twenty times as many.

use automobile::{Automobile, Options};
use engine::kit::Kit;
use testkit::times;

#[test]
fn random_matches_keep_every_promise() {
    let kit = Kit { games: times(20), ..Kit::default() };
    let report = kit.assert_ok::<Automobile>(&Options::default());
    assert!(report.undone > 0, "{report:?}");
}

#[test]
fn random_matches_with_bonus_tiles_keep_every_promise() {
    let kit = Kit { games: times(20), seed: 1000, ..Kit::default() };
    kit.assert_ok::<Automobile>(&Options { bonus_tiles: true, open_scores: true });
}
