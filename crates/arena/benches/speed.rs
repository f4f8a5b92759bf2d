//! How fast a table and the bots are, on one core. The rules have their own benches.

use arena::think::{Aim, Judge, Planner, Work};
use arena::{BotKind, Sampler, bot_rng, nets};
use autobahn::{Autobahn, Options};
use divan::Bencher;
use divan::counter::ItemsCount;
use engine::{Evaluate, Game, Log, Match, Playout, Rng, Seed};

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

/// The learnt net on positions as a plan meets them: a few decisions away from the start of a turn.
#[divan::bench]
fn judge_positions_of_one_turn(bencher: Bencher) {
    let start = midway(2);
    let seat = start.decision().seats().iter().next().expect("the match is not over");
    let mut positions = vec![start];
    let mut legal = Vec::new();
    for nth in 0.. {
        let Some(state) = positions.get(nth).filter(|_| positions.len() < 1000).copied() else {
            break;
        };
        legal.clear();
        state.legal(seat, &mut legal);
        for action in &legal {
            let mut next = state;
            let rng = &mut Rng::at(Seed::from_number(1), 1);
            next.apply(seat, *action, rng, &mut Log::off());
            if !next.turn_over(&state, seat) {
                positions.push(next);
            }
        }
    }
    let net = nets::of::<Autobahn>();
    let mut judge = Judge::new(net.as_deref());
    judge.settle(&start, seat);
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        positions.iter().map(|state| i64::from(judge.value(state, seat))).sum::<i64>()
    });
}

/// Counted in positions reached.
#[divan::bench]
fn plan_one_turn(bencher: Bencher) {
    let state = midway(2);
    let seat = state.decision().seats().iter().next().expect("the match is not over");
    let net = nets::of::<Autobahn>();
    let (mut planner, mut judge) = (Planner::default(), Judge::new(net.as_deref()));
    let aim = Aim { seat, seed: Seed::from_number(1), width: 60, most: 32 };
    planner.plan(&mut judge, &state, aim, &mut Work::units(u64::MAX));
    let counter = ItemsCount::new(planner.reached);
    bencher
        .counter(counter)
        .bench_local(|| planner.plan(&mut judge, &state, aim, &mut Work::units(u64::MAX)));
}
