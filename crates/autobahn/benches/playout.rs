//! How fast the rules are on one core. Items are plies: a legal list and an apply each.

use autobahn::nouns::Level;
use autobahn::{Action, Autobahn, AutobotOptions, Event, Options};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use engine::{Game, Log, Playout, Rng, Seat, Seed};
use testkit::Matches;

fn main() {
    divan::main();
}

const GAMES: u64 = 20;

fn matches(seats: u8) -> Matches<Autobahn> {
    Matches { options: Options::default(), seats, games: GAMES }
}

fn solo(level: u8) -> Matches<Autobahn> {
    let level = Level::new(level - 1).expect("levels count from 1");
    let options = Options { autobot: AutobotOptions::level(level), ..Options::default() };
    Matches { options, seats: 1, games: GAMES }
}

/// Plies of the person and choices of Autobot, which only an open log tells.
fn solo_decisions(matches: &Matches<Autobahn>) -> usize {
    let mut decisions = 0;
    matches.walk(|rng, state, seat, action| {
        let mut log = Log::on();
        state.clone().apply(seat, action, rng, &mut log);
        let chose = |event: &Event| matches!(event, Event::AutobotChose { .. });
        decisions += 1 + log.entries().iter().filter(|(_, event)| chose(event)).count();
    });
    decisions
}

/// Items are decisions of the person and of Autobot.
#[divan::bench(args = [1, 12], max_time = 4)]
fn solo_playouts(bencher: Bencher, level: u8) {
    let (matches, mut playout) = (solo(level), Playout::default());
    let bencher = bencher.counter(ItemsCount::new(solo_decisions(&matches)));
    bencher.bench_local(|| matches.play(&mut playout));
}

#[divan::bench(args = [2, 3, 4], max_time = 4)]
fn random_playouts(bencher: Bencher, seats: u8) {
    let (matches, mut playout) = (matches(seats), Playout::default());
    let bencher = bencher.counter(ItemsCount::new(matches.play(&mut playout)));
    bencher.bench_local(|| matches.play(&mut playout));
}

/// As search plays: a fresh copy of the state at every ply.
#[divan::bench(args = [2, 3, 4], max_time = 4)]
fn random_playouts_with_copy(bencher: Bencher, seats: u8) {
    let mut legal = Vec::new();
    let matches = matches(seats);
    let items = ItemsCount::new(matches.play(&mut Playout::default()));
    bencher.counter(items).bench_local(|| {
        for seed in 0..GAMES {
            let secret = Seed::from_number(seed);
            let mut choices = Rng::at(secret, u32::MAX);
            let mut state = matches.start(seed);
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

/// Runs `work` over positions of all kinds; an item is one of them.
fn over_positions<T>(bencher: Bencher, mut work: impl FnMut(&Autobahn, Seat, Action) -> T) {
    let positions = matches(4).positions();
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
