//! Random matches: the engine's test kit, and two promises at every single ply. `TIMES=20` in the
//! environment plays twenty times as many.

use autobahn::{Autobahn, Event, ExtraDepartment, Options};
use engine::kit::Kit;
use engine::{Game, Log, Rng, Seat, Seed};
use serde::Serialize;

/// A random match is over long before.
const LIMIT: u32 = 10_000;

pub fn games(usual: u64) -> u64 {
    let times = std::env::var("TIMES").ok().and_then(|times| times.parse().ok());
    usual * times.unwrap_or(1)
}

fn modules() -> Options {
    Options { wine: true, traffic: true, services: true, ..Options::default() }
}

#[test]
fn random_matches_keep_every_promise() {
    let kit = Kit { games: games(10), ..Kit::default() };
    kit.assert_ok::<Autobahn>(&Options::default());
}

#[test]
fn random_matches_with_all_modules_keep_every_promise() {
    let kit = Kit { games: games(5), seed: 1000, ..Kit::default() };
    kit.assert_ok::<Autobahn>(&modules());
}

/// Plays at random to the end and looks at every state on the way.
fn walk(options: Options, seats: u8, seed: u64, look: impl Fn(&Autobahn, &mut Rng)) {
    let secret = Seed::from_number(seed);
    let mut own = secret;
    own.0[31] ^= 1;
    let (mut choices, mut probes) = (Rng::at(own, 0), Rng::at(own, 1));
    let mut state = Autobahn::setup(&options, seats, &mut Rng::at(secret, 0)).unwrap();
    let (mut legal, mut log) = (Vec::new(), Log::<Event>::off());
    let mut ply = 0;
    while let Some(seat) = state.decision().seats().iter().next() {
        let place = || format!("{seats} seats, seed {seed}, ply {ply}, {options:?}");
        if let Err(bad) = state.check() {
            panic!("{}: {bad}", place());
        }
        look(&state, &mut probes);
        legal.clear();
        state.legal(seat, &mut legal);
        assert!(!legal.is_empty(), "{}: a dead end", place());
        assert!(ply < LIMIT, "{}: no end", place());
        ply += 1;
        let action = legal[choices.below(legal.len() as u32) as usize];
        state.apply(seat, action, &mut Rng::at(secret, ply), &mut log);
    }
    state.check().unwrap();
    look(&state, &mut probes);
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

/// What a seat is shown does not depend on what it cannot know.
fn nothing_leaks(state: &Autobahn, rng: &mut Rng) {
    for seat in (0..state.seats()).map(Seat) {
        let mut world = *state;
        world.determinize(seat, rng);
        if world == *state {
            continue;
        }
        world.check().unwrap();
        assert_eq!(json(&state.view(Some(seat))), json(&world.view(Some(seat))), "seat {seat}");
        assert_eq!(json(&state.view(None)), json(&world.view(None)), "a spectator");
        let (mut truth, mut guess) = (Vec::new(), Vec::new());
        state.legal(seat, &mut truth);
        world.legal(seat, &mut guess);
        assert_eq!(truth, guess, "the legal list of seat {seat}");
        assert_eq!(json(&state.decision()), json(&world.decision()));
    }
}

#[test]
fn pieces_are_conserved_at_every_ply_of_500_matches() {
    for seats in Autobahn::SEATS {
        for seed in 0..games(500) {
            walk(Options::default(), seats, seed, |_, _| {});
        }
    }
}

#[test]
fn nothing_leaks_at_any_ply_of_200_matches() {
    for seats in Autobahn::SEATS {
        for seed in 0..games(200) {
            walk(Options::default(), seats, seed, nothing_leaks);
        }
    }
}

/// Wine cards are the one thing that is hidden.
#[test]
fn nothing_leaks_about_wine() {
    for seats in Autobahn::SEATS {
        for seed in 0..games(5) {
            walk(Options { wine: true, ..Options::default() }, seats, seed, nothing_leaks);
        }
    }
}

fn every_option() -> impl Iterator<Item = Options> {
    let departments = [
        ExtraDepartment::None,
        ExtraDepartment::Planning,
        ExtraDepartment::PlanningAllCards,
        ExtraDepartment::Customs,
    ];
    departments.into_iter().flat_map(|extra_department| {
        (0..32).map(move |bits| Options {
            extra_department,
            extra_tiles: bits & 1 != 0,
            two_colour_cards: bits & 2 != 0,
            wine: bits & 4 != 0,
            traffic: bits & 8 != 0,
            services: bits & 16 != 0,
            ..Options::default()
        })
    })
}

#[test]
fn every_combination_of_options_can_be_played() {
    for (options, seed) in every_option().zip(0..) {
        for seats in Autobahn::SEATS {
            for more in 0..games(1) {
                walk(options, seats, seed + 1000 * more, |_, _| {});
            }
        }
    }
}

#[test]
fn the_companion_takes_any_entry() {
    let options = Options { companion: true, ..Options::default() };
    // Ending the turn is one entry among a hundred, so matches are long.
    let kit = Kit { games: 3, limit: 100_000, every: 500, ..Kit::default() };
    if let Err(failure) = kit.check::<Autobahn>(&options, 1) {
        panic!("{failure}");
    }
}
