//! How fast a table and the bots are, on one core. The rules have their own benches.

use arena::think::Work;
use arena::{BotKind, Sampler, bot_rng};
use autobahn::{Autobahn, Options};
use divan::Bencher;
use engine::{Game, Match, Playout, Rng, Seed};

fn main() {
    divan::main();
}

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
    let mut bot = kind.bot::<Autobahn>();
    let mut ply = 0;
    bencher.bench_local(|| {
        ply += 1;
        let rng = &mut bot_rng(Seed::from_number(1), seat, ply);
        let work = &mut Work::units(bot.work());
        bot.choose(&Sampler::new(&state, seat), &legal, rng, work)
    });
}
