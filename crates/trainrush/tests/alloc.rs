//! Search lives on `legal` and `apply`: they allocate nothing, and a state is small.

use testkit::{Counting, Suite};
use trainrush::{Options, TrainRush};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

const SUITE: Suite<TrainRush> = Suite { home: env!("CARGO_MANIFEST_DIR"), zeal: |_| 0 };

#[test]
fn legal_and_apply_allocate_nothing() {
    SUITE.allocates_nothing(&Options::default(), 20);
}

#[test]
fn a_state_is_at_most_four_kilobytes() {
    println!("{} bytes", size_of::<TrainRush>());
    assert!(size_of::<TrainRush>() <= 4096);
}
