//! Whole matches as text.

use trainrush::Options;

use crate::SUITE;

#[test]
fn two_players() {
    SUITE.golden("two", Options::default(), 2, 1, &[6, 200]);
}

#[test]
fn four_players_with_every_option_the_other_way() {
    let options = Options {
        appendix_cards: true,
        no_warehouse_after_station: true,
        track_bonus_only_on_stop: false,
        random_heroes: true,
    };
    SUITE.golden("four", options, 4, 1, &[300]);
}
