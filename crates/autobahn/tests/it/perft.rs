//! How many ways there are to play on, so that a silent change of what is legal shows as a number.

use std::fmt::Write;

use autobahn::{Autobahn, Options};
use engine::{Game, Playout, Rng, Seed, perft};

use crate::expect::expect;

/// A line is written as long as it counts no more nodes than this.
const NODES: u64 = 100_000;

/// From the beginning, and from positions reached at random: in every era and at the end.
const PLIES: [u32; 5] = [0, 60, 200, 400, 600];

/// Lines of seats, seed, plies played at random before, depth, nodes.
#[test]
fn node_counts_stay_the_same() {
    let mut out = String::new();
    for seats in Autobahn::SEATS {
        for plies in PLIES {
            let seed = Seed::from_number(u64::from(seats));
            let rng = &mut Rng::at(seed, 0);
            let mut state = Autobahn::setup(&Options::default(), seats, rng).unwrap();
            Playout::default().run(&mut state, seed, plies);
            for depth in 1.. {
                let nodes = perft(&state, seed, depth);
                if nodes > NODES || nodes == 0 {
                    break;
                }
                writeln!(out, "{seats} {seats} {plies} {depth} {nodes}").unwrap();
            }
        }
    }
    expect("autobahn.perft", &out);
}
