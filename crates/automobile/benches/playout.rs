//! How fast the rules are on one core. Items are plies: a legal list and an apply each.

use automobile::{Action, Automobile, Options};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use engine::{Game, Log, Playout, Rng, Seat, Seed};
use testkit::Matches;

fn main() {
    divan::main();
}

const GAMES: u64 = 100;

const BONUS: Options = Options { bonus_tiles: true, open_scores: false };

/// Whole random matches. Items are the decisions in them.
fn playouts(bencher: Bencher, options: Options, seats: u8) {
    let matches = Matches::<Automobile> { options, seats, games: GAMES };
    let mut playout = Playout::default();
    let bencher = bencher.counter(ItemsCount::new(matches.play(&mut playout)));
    bencher.bench_local(|| matches.play(&mut playout));
}

#[divan::bench(args = [2, 3, 4], max_time = 4)]
fn random_playouts(bencher: Bencher, seats: u8) {
    playouts(bencher, Options::default(), seats);
}

#[divan::bench(args = [2, 3, 4], max_time = 4)]
fn random_playouts_with_bonus_tiles(bencher: Bencher, seats: u8) {
    playouts(bencher, BONUS, seats);
}

/// Runs `work` over positions of all kinds; an item is one of them.
fn over_positions<T>(bencher: Bencher, mut work: impl FnMut(&Automobile, Seat, Action) -> T) {
    let positions = Matches { options: BONUS, seats: 4, games: 20 }.positions();
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (state, seat, action) in &positions {
            black_box(work(black_box(state), *seat, *action));
        }
    });
}

#[divan::bench(max_time = 2)]
fn legal(bencher: Bencher) {
    let mut legal = Vec::with_capacity(1000);
    over_positions(bencher, |state, seat, _| {
        legal.clear();
        state.legal(seat, &mut legal);
        legal.len()
    });
}

#[divan::bench(max_time = 2)]
fn copy_and_apply(bencher: Bencher) {
    let mut log = Log::off();
    over_positions(bencher, |state, seat, action| {
        let mut next = *state;
        next.apply(seat, action, &mut Rng::at(Seed::from_number(1), 1), &mut log);
        next
    });
}

#[divan::bench(max_time = 2)]
fn view(bencher: Bencher) {
    over_positions(bencher, |state, seat, _| state.view(Some(seat)));
}
