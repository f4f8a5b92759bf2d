//! Search lives on `legal` and `apply`: they allocate nothing, and a state is small.

use automobile::{Automobile, Options};
use testkit::{Counting, Suite};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn legal_and_apply_allocate_nothing() {
    let suite: Suite<Automobile> = Suite { home: env!("CARGO_MANIFEST_DIR"), zeal: |_| 0 };
    for bonus_tiles in [false, true] {
        let options = Options { bonus_tiles, ..Options::default() };
        suite.allocates_nothing(&options, 20);
    }
}

#[test]
fn a_state_is_at_most_one_kilobyte() {
    println!("{} bytes", size_of::<Automobile>());
    assert!(size_of::<Automobile>() <= 1024);
}
