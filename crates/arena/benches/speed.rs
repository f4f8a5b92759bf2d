//! How fast the rules are, on one core. Items are decisions: legal list and apply included.

use arena::{BotKind, Sampler, bot_rng};
use autobahn::{Autobahn, Options};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use engine::{Game, Log, Match, Playout, Rng, Seat, Seed};

fn main() {
    divan::main();
}

const GAMES: u64 = 20;

fn start(seats: u8, seed: u64) -> Autobahn {
    let rng = &mut Rng::at(Seed::from_number(seed), 0);
    Autobahn::setup(&Options::default(), seats, rng).expect("a number of seats the game takes")
}

/// A match in its middle.
fn midway(seats: u8) -> Autobahn {
    let mut state = start(seats, 1);
    Playout::default().run(&mut state, Seed::from_number(1), 300);
    state
}

fn decisions(seats: u8) -> ItemsCount {
    let mut playout = Playout::default();
    let plies = (0..GAMES).map(|seed| {
        u64::from(playout.run(&mut start(seats, seed), Seed::from_number(seed), u32::MAX).plies)
    });
    ItemsCount::new(plies.sum::<u64>())
}

#[divan::bench(args = [2, 3, 4])]
fn random_playouts(bencher: Bencher, seats: u8) {
    let mut playout = Playout::default();
    bencher.counter(decisions(seats)).bench_local(|| {
        for seed in 0..GAMES {
            let mut state = start(seats, seed);
            black_box(playout.run(&mut state, Seed::from_number(seed), u32::MAX));
        }
    });
}

/// As search plays: a fresh copy of the state at every decision.
#[divan::bench(args = [2, 3, 4])]
fn random_playouts_with_copy(bencher: Bencher, seats: u8) {
    let mut legal = Vec::new();
    bencher.counter(decisions(seats)).bench_local(|| {
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

#[divan::bench]
fn copy_a_state(bencher: Bencher) {
    let state = midway(4);
    bencher.bench_local(|| *black_box(&state));
}

#[divan::bench]
fn fingerprint_a_state(bencher: Bencher) {
    let state = midway(4);
    bencher.bench_local(|| black_box(&state).fingerprint());
}

#[divan::bench]
fn view_a_state(bencher: Bencher) {
    let state = midway(4);
    bencher.bench_local(|| black_box(&state).view(Some(Seat(0))));
}

#[divan::bench]
fn play_one_ply_at_a_table(bencher: Bencher) {
    let table = Match::<Autobahn>::new(Options::default(), 4, Seed::from_number(1))
        .expect("a number of seats the game takes");
    let seat = table.state().decision().seats().iter().next().expect("somebody moves");
    let mut legal = Vec::new();
    table.state().legal(seat, &mut legal);
    bencher
        .with_inputs(|| table.clone())
        .bench_local_refs(|table| table.play(seat, legal[0]).is_ok());
}

#[divan::bench(args = BotKind::ALL)]
fn one_decision_of(bencher: Bencher, kind: BotKind) {
    let state = midway(3);
    let seat = state.decision().seats().iter().next().expect("the match is not over");
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    let bot = kind.bot::<Autobahn>();
    let mut ply = 0;
    bencher.bench_local(|| {
        ply += 1;
        let rng = &mut bot_rng(Seed::from_number(1), seat, ply);
        bot.choose(&Sampler::new(&state, seat), &legal, rng)
    });
}
