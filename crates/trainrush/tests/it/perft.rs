//! How many ways there are to play on, so that a silent change of what is legal shows as a number.

use crate::SUITE;

/// From the beginning, and from positions reached at random.
#[test]
fn node_counts_stay_the_same() {
    SUITE.perft(&[0, 30, 100, 200, 300]);
}
