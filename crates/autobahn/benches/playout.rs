//! How fast the rules are on one core. Items are plies: a legal list and an apply each.

use autobahn::nouns::Level;
use autobahn::{Action, Autobahn, AutobotOptions, Event, Options};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use engine::{Game, Log, Playout, Rng, Seat, Seed};

fn main() {
    divan::main();
}

const GAMES: u64 = 20;

fn start(seats: u8, seed: u64) -> Autobahn {
    let rng = &mut Rng::at(Seed::from_number(seed), 0);
    Autobahn::setup(&Options::default(), seats, rng).expect("a number of seats the game takes")
}

fn plies(seats: u8) -> ItemsCount {
    let mut playout = Playout::default();
    let plies = (0..GAMES)
        .map(|seed| playout.run(&mut start(seats, seed), Seed::from_number(seed), u32::MAX).plies);
    ItemsCount::new(plies.sum::<u32>())
}

fn solo(level: u8, seed: u64) -> Autobahn {
    let level = Level::new(level - 1).expect("levels count from 1");
    let options = Options { autobot: AutobotOptions::level(level), ..Options::default() };
    let rng = &mut Rng::at(Seed::from_number(seed), 0);
    Autobahn::setup(&options, 1, rng).expect("one seat is a solo match")
}

/// Plies of the person and choices of Autobot, which only an open log tells.
fn solo_decisions(level: u8) -> ItemsCount {
    let (mut decisions, mut legal) = (0, Vec::new());
    for seed in 0..GAMES {
        let secret = Seed::from_number(seed);
        let (mut state, mut choices) = (solo(level, seed), Rng::at(secret, u32::MAX));
        for ply in 1.. {
            let Some(seat) = state.decision().seats().iter().next() else { break };
            legal.clear();
            state.legal(seat, &mut legal);
            let action = match legal[..] {
                [only] => only,
                _ => legal[choices.below(legal.len() as u32) as usize],
            };
            let mut log = Log::on();
            state.apply(seat, action, &mut Rng::at(secret, ply), &mut log);
            let chose = |event: &Event| matches!(event, Event::AutobotChose { .. });
            decisions += 1 + log.entries().iter().filter(|(_, event)| chose(event)).count();
        }
    }
    ItemsCount::new(decisions)
}

/// Whole random matches, each from what `start` sets up for its seed.
fn playouts(bencher: Bencher, items: ItemsCount, start: impl Fn(u64) -> Autobahn) {
    let mut playout = Playout::default();
    bencher.counter(items).bench_local(|| {
        for seed in 0..GAMES {
            black_box(playout.run(&mut start(seed), Seed::from_number(seed), u32::MAX));
        }
    });
}

/// Items are decisions of the person and of Autobot.
#[divan::bench(args = [1, 12], max_time = 4)]
fn solo_playouts(bencher: Bencher, level: u8) {
    playouts(bencher, solo_decisions(level), |seed| solo(level, seed));
}

#[divan::bench(args = [2, 3, 4], max_time = 4)]
fn random_playouts(bencher: Bencher, seats: u8) {
    playouts(bencher, plies(seats), |seed| start(seats, seed));
}

/// As search plays: a fresh copy of the state at every ply.
#[divan::bench(args = [2, 3, 4], max_time = 4)]
fn random_playouts_with_copy(bencher: Bencher, seats: u8) {
    let mut legal = Vec::new();
    bencher.counter(plies(seats)).bench_local(|| {
        for seed in 0..GAMES {
            let secret = Seed::from_number(seed);
            let mut choices = Rng::at(secret, u32::MAX);
            let mut state = start(seats, seed);
            for ply in 1.. {
                let Some(seat) = state.decision().seats().iter().next() else { break };
                legal.clear();
                state.legal(seat, &mut legal);
                let action = match legal[..] {
                    [only] => only,
                    _ => legal[choices.below(legal.len() as u32) as usize],
                };
                let mut next = *black_box(&state);
                next.apply(seat, action, &mut Rng::at(secret, ply), &mut Log::off());
                state = next;
            }
        }
    });
}

/// Positions from the whole of some matches, each with a legal action.
fn positions() -> Vec<(Autobahn, Seat, Action)> {
    let mut positions = Vec::new();
    for seed in 0..GAMES {
        let secret = Seed::from_number(seed);
        let (mut state, mut choices) = (start(4, seed), Rng::at(secret, u32::MAX));
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
fn over_positions<T>(bencher: Bencher, mut work: impl FnMut(&Autobahn, Seat, Action) -> T) {
    let positions = positions();
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (state, seat, action) in &positions {
            black_box(work(black_box(state), *seat, *action));
        }
    });
}

#[divan::bench(max_time = 2)]
fn copy(bencher: Bencher) {
    over_positions(bencher, |state, _, _| *state);
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

#[divan::bench(max_time = 2)]
fn fingerprint(bencher: Bencher) {
    over_positions(bencher, |state, _, _| state.fingerprint());
}
