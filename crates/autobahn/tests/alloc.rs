//! Search lives on `legal` and `apply`: they allocate nothing, and a state is small.
#![allow(unsafe_code, reason = "a global allocator cannot be written without")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use autobahn::{Autobahn, Options};
use engine::{Game, Log, Rng, Seed};

thread_local! {
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

/// Counts what each thread allocates.
struct Counting;

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.set(COUNT.get() + 1);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn allocations(work: impl FnOnce()) -> u64 {
    let before = COUNT.get();
    work();
    COUNT.get() - before
}

#[test]
fn the_counter_counts() {
    assert_eq!(allocations(|| drop(std::hint::black_box(Box::new(1)))), 1);
}

#[test]
fn legal_and_apply_allocate_nothing() {
    let modules = Options { wine: true, traffic: true, services: true, ..Options::default() };
    for options in [Options::default(), modules] {
        for (seats, seed) in Autobahn::SEATS.zip(0..).flat_map(|(seats, n)| {
            (0..20).map(move |more| (seats, Seed::from_number(100 * n + more)))
        }) {
            let mut state = Autobahn::setup(&options, seats, &mut Rng::at(seed, 0)).unwrap();
            let mut choices = Rng::at(seed, u32::MAX);
            let (mut legal, mut log) = (Vec::with_capacity(1000), Log::off());
            let count = allocations(|| {
                for ply in 1.. {
                    let Some(seat) = state.decision().seats().iter().next() else { break };
                    legal.clear();
                    state.legal(seat, &mut legal);
                    let action = legal[choices.below(legal.len() as u32) as usize];
                    state.apply(seat, action, &mut Rng::at(seed, ply), &mut log);
                }
            });
            assert_eq!(count, 0, "{seats} seats, {options:?}");
        }
    }
}

#[test]
fn a_state_is_at_most_four_kilobytes() {
    println!("{} bytes", size_of::<Autobahn>());
    assert!(size_of::<Autobahn>() <= 4096);
}
