//! A second Autobot, written from the rulebook alone, follows random matches and must make every
//! choice the same way. `TIMES=200` in the environment plays 2,000 matches at each level.

mod board;
mod choices;
mod deck;
mod follow;
mod lists;
mod printed;
mod ways;

use autobahn::nouns::Level;
use autobahn::{Autobahn, AutobotOptions, ExtraDepartment, Options};
use engine::{Decision, Game, Log, Rng, Seat, Seed};

use follow::Follower;
use printed::{Printed, printed};
use testkit::times;

/// More plies than any match has.
const LIMIT: u32 = 10_000;

/// Plays one solo match at random and returns how many choices Autobot has made.
fn follow(options: Options, seed: u64, printed: &Printed) -> usize {
    let seed = Seed::from_number(seed);
    let mut choices = Rng::at(seed, u32::MAX);
    let mut game = Autobahn::setup(&options, 1, &mut Rng::at(seed, 0)).unwrap();
    let mut follower = Follower::new(&game, printed);
    let mut legal = Vec::new();
    for ply in 1..LIMIT {
        if matches!(game.decision(), Decision::Over(_)) {
            return follower.choices;
        }
        legal.clear();
        game.legal(Seat(0), &mut legal);
        let action = legal[choices.below(legal.len() as u32) as usize];
        let mut log = Log::on();
        game.apply(Seat(0), action, &mut Rng::at(seed, ply), &mut log);
        log.entries().iter().for_each(|(_, event)| follower.hear(event));
        follower.compare(&game);
        game.check().unwrap();
    }
    panic!("the match does not end");
}

fn modules(set: u8) -> Options {
    Options {
        wine: set & 1 != 0,
        traffic: set & 2 != 0,
        services: set & 4 != 0,
        ..Options::default()
    }
}

#[test]
fn the_twin_agrees_at_every_level() {
    let printed = printed();
    for level in Level::all() {
        let autobot = AutobotOptions::level(level);
        let options = Options { autobot, ..Options::default() };
        let matches = times(10);
        let choices: usize = (0..matches).map(|seed| follow(options, seed, &printed)).sum();
        assert!(choices as u64 > 50 * matches, "{choices} choices");
    }
}

#[test]
fn the_twin_agrees_with_every_set_of_modules() {
    let printed = printed();
    for set in 0..8 {
        for seed in 0..times(10) {
            // Levels change too, and the bonus material stays in the box at times.
            let mut options = modules(set);
            options.autobot = AutobotOptions::level(Level::of((seed % 12) as u8));
            if seed % 3 == 0 {
                options.extra_tiles = false;
                options.two_colour_cards = false;
                options.extra_department = ExtraDepartment::None;
            }
            follow(options, 1_000_000 + seed, &printed);
        }
    }
}
