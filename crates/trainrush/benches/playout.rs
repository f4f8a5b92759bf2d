//! How fast the rules are on one core. Items are plies: a legal list and an apply each.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use engine::{Game, Playout, Rng, Seed};
use trainrush::{Options, TrainRush};

fn main() {
    divan::main();
}

const GAMES: u64 = 20;

fn start(seats: u8, seed: u64) -> TrainRush {
    let rng = &mut Rng::at(Seed::from_number(seed), 0);
    TrainRush::setup(&Options::default(), seats, rng).expect("a number of seats the game takes")
}

#[divan::bench(args = [2, 3, 4], max_time = 4)]
fn random_playouts(bencher: Bencher, seats: u8) {
    let mut playout = Playout::default();
    let mut play = |seed| playout.run(&mut start(seats, seed), Seed::from_number(seed), u32::MAX);
    let plies: u32 = (0..GAMES).map(|seed| play(seed).plies).sum();
    bencher.counter(ItemsCount::new(plies)).bench_local(|| {
        for seed in 0..GAMES {
            black_box(play(seed));
        }
    });
}

/// A state in the middle of a match.
fn midway() -> TrainRush {
    let mut state = start(4, 1);
    Playout::default().run(&mut state, Seed::from_number(1), 400);
    state
}

#[divan::bench(max_time = 2)]
fn copy(bencher: Bencher) {
    let state = midway();
    bencher.bench_local(|| *black_box(&state));
}

#[divan::bench(max_time = 2)]
fn view(bencher: Bencher) {
    let state = midway();
    bencher.bench_local(|| state.view(state.decision().seats().iter().next()));
}

#[divan::bench(max_time = 2)]
fn fingerprint(bencher: Bencher) {
    let state = midway();
    bencher.bench_local(|| black_box(&state).fingerprint());
}
