//! Search lives on `legal` and `apply`: they allocate nothing, and a state is small.

use autobahn::{Autobahn, Options};
use testkit::{Counting, Suite};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

const SUITE: Suite<Autobahn> = Suite { home: env!("CARGO_MANIFEST_DIR"), zeal: |_| 0 };

#[test]
fn legal_and_apply_allocate_nothing() {
    let modules = Options { wine: true, traffic: true, services: true, ..Options::default() };
    for options in [Options::default(), modules] {
        SUITE.allocates_nothing(&options, 20);
    }
}

#[test]
fn a_state_is_at_most_four_kilobytes() {
    println!("{} bytes", size_of::<Autobahn>());
    assert!(size_of::<Autobahn>() <= 4096);
}
