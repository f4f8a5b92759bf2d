//! How fast the rules are on one core. Items are plies: a legal list and an apply each.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use engine::{Game, Playout, Seed};
use testkit::Matches;
use trainrush::{Options, TrainRush};

fn main() {
    divan::main();
}

const GAMES: u64 = 20;

fn matches(seats: u8) -> Matches<TrainRush> {
    Matches { options: Options::default(), seats, games: GAMES }
}

#[divan::bench(args = [2, 3, 4], max_time = 4)]
fn random_playouts(bencher: Bencher, seats: u8) {
    let (matches, mut playout) = (matches(seats), Playout::default());
    let bencher = bencher.counter(ItemsCount::new(matches.play(&mut playout)));
    bencher.bench_local(|| matches.play(&mut playout));
}

/// A state in the middle of a match.
fn midway() -> TrainRush {
    let mut state = matches(4).start(1);
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
