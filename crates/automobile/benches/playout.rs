//! How fast the rules are on one core. Items are plies: a legal list and an apply each.

use automobile::{Action, Automobile, Options};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use engine::{Game, Log, Playout, Rng, Seat, Seed};

fn main() {
    divan::main();
}

const GAMES: u64 = 100;

const BONUS: Options = Options { bonus_tiles: true, open_scores: false };

fn start(options: &Options, seats: u8, seed: u64) -> Automobile {
    let rng = &mut Rng::at(Seed::from_number(seed), 0);
    Automobile::setup(options, seats, rng).expect("a number of seats the game takes")
}

/// Whole random matches. Items are the decisions in them.
fn playouts(bencher: Bencher, options: &Options, seats: u8) {
    let mut playout = Playout::default();
    let mut run = |seed: u64| {
        let mut state = start(options, seats, seed);
        playout.run(&mut state, Seed::from_number(seed), u32::MAX).plies
    };
    let plies: u32 = (0..GAMES).map(&mut run).sum();
    bencher.counter(ItemsCount::new(plies)).bench_local(|| {
        (0..GAMES).for_each(|seed| {
            black_box(run(seed));
        });
    });
}

#[divan::bench(args = [2, 3, 4], max_time = 4)]
fn random_playouts(bencher: Bencher, seats: u8) {
    playouts(bencher, &Options::default(), seats);
}

#[divan::bench(args = [2, 3, 4], max_time = 4)]
fn random_playouts_with_bonus_tiles(bencher: Bencher, seats: u8) {
    playouts(bencher, &BONUS, seats);
}

/// Positions from the whole of some matches, each with a legal action.
fn positions() -> Vec<(Automobile, Seat, Action)> {
    let mut positions = Vec::new();
    for seed in 0..20 {
        let secret = Seed::from_number(seed);
        let (mut state, mut choices) = (start(&BONUS, 4, seed), Rng::at(secret, u32::MAX));
        for ply in 1.. {
            let Some(seat) = state.decision().seats().iter().next() else { break };
            let mut legal = Vec::new();
            state.legal(seat, &mut legal);
            let action = legal[choices.below(legal.len() as u32) as usize];
            if ply % 10 == 0 {
                positions.push((state, seat, action));
            }
            state.apply(seat, action, &mut Rng::at(secret, ply), &mut Log::off());
        }
    }
    positions
}

/// Runs `work` over positions of all kinds; an item is one of them.
fn over_positions<T>(bencher: Bencher, mut work: impl FnMut(&Automobile, Seat, Action) -> T) {
    let positions = positions();
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
