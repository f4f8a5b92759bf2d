//! How fast a table and the bots are, on one core. The rules have their own benches.

use arena::think::{Aim, Judge, Planner, Work};
use arena::{BotKind, Sampler, bot_rng, nets};
use autobahn::{Autobahn, Options};
use automobile::Automobile;
use divan::Bencher;
use divan::counter::ItemsCount;
use engine::{Evaluate, Game, Log, Match, Playout, Rng, Seat, Seed};
use trainrush::TrainRush;

fn main() {
    divan::main();
}

/// A match in its middle.
fn midway<G: Evaluate<Options: Default>>(seats: u8) -> G {
    let rng = &mut Rng::at(Seed::from_number(1), 0);
    let mut state = G::setup(&G::Options::default(), seats, rng).expect("seats that it takes");
    Playout::default().run(&mut state, Seed::from_number(1), usual(G::ID));
    state
}

/// About half of the plies of a match.
fn usual(game: &str) -> u32 {
    match game {
        "automobile" => 60,
        "trainrush" => 150,
        _ => 300,
    }
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
    let state: Autobahn = midway(3);
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

/// Positions of one turn as a plan meets them, breadth first, at most about a thousand.
fn positions_of_a_turn<G: Evaluate>(start: &G, seat: Seat) -> Vec<G> {
    let mut positions = vec![start.clone()];
    let mut legal = Vec::new();
    for nth in 0.. {
        let Some(state) = positions.get(nth).filter(|_| positions.len() < 1000).cloned() else {
            break;
        };
        legal.clear();
        state.legal(seat, &mut legal);
        for action in &legal {
            let mut next = state.clone();
            let rng = &mut Rng::at(Seed::from_number(1), 1);
            next.apply(seat, *action, rng, &mut Log::off());
            if !next.turn_over(&state, seat) {
                positions.push(next);
            }
        }
    }
    positions
}

/// Of some turns from the middle of a match on, the one with the most to think about.
fn a_full_turn<G: Evaluate<Options: Default>>() -> (Seat, Vec<G>) {
    let mut state: G = midway(2);
    let mut fullest = (Seat(0), Vec::new());
    for ply in 0..200 {
        let before = state.clone();
        let Some(mover) = before.decision().seats().iter().next() else { break };
        Playout::default().run(&mut state, Seed::from_number(ply), 1);
        let Some(seat) = state.decision().seats().iter().next() else { break };
        if state.turn_over(&before, mover) && fullest.1.len() < 1000 {
            let positions = positions_of_a_turn(&state, seat);
            if positions.len() > fullest.1.len() {
                fullest = (seat, positions);
            }
        }
    }
    fullest
}

/// The learnt net, in the order in which a plan judges.
#[divan::bench(types = [Autobahn, Automobile, TrainRush])]
fn judge_positions_of_one_turn<G: Evaluate<Options: Default>>(bencher: Bencher) {
    let (seat, positions) = a_full_turn::<G>();
    let net = nets::of::<G>();
    let mut judge = Judge::new(net.as_deref());
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        positions.iter().map(|state| i64::from(judge.value(state, seat))).sum::<i64>()
    });
}

/// Counted in positions reached.
#[divan::bench(types = [Autobahn, Automobile, TrainRush])]
fn plan_one_turn<G: Evaluate<Options: Default>>(bencher: Bencher) {
    let (seat, positions) = a_full_turn::<G>();
    let state = &positions[0];
    let net = nets::of::<G>();
    let (mut planner, mut judge) = (Planner::default(), Judge::new(net.as_deref()));
    let aim = Aim { seat, seed: Seed::from_number(1), width: 60, most: 32 };
    planner.plan(&mut judge, state, aim, &mut Work::units(u64::MAX));
    let counter = ItemsCount::new(planner.reached);
    bencher
        .counter(counter)
        .bench_local(|| planner.plan(&mut judge, state, aim, &mut Work::units(u64::MAX)));
}
