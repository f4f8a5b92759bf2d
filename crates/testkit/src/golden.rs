//! Whole matches as text, and how many ways there are to play on: a silent change shows.

use std::fmt::Write;

use serde::Serialize;

use engine::{Game, Match, Playout, Rng, Seat, Seed, perft};

use crate::{Style, Suite};

/// A line of the perft file is written as long as it counts no more nodes than this.
pub const PERFT_NODES: u64 = 100_000;

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what a game says serializes")
}

impl<G: Game> Suite<G> {
    /// An eager match, every ply with its hash and what it told, in `golden/<name>.txt`. The views of all
    /// seats are written at `views_at`, and that of a spectator at the end.
    #[track_caller]
    pub fn golden(&self, name: &str, options: G::Options, seats: u8, seed: u64, views_at: &[u32]) {
        let mut table = Match::<G>::new(options, seats, Seed::from_number(seed)).expect("a set-up");
        let mut out = String::new();
        while let Some((seat, action)) = self.choose(&table, Style::Eager) {
            let told = table.play(seat, action).expect("it was legal");
            let hash = table.history().last().map_or(0, |ply| ply.hash);
            line(&mut out, format_args!("{} {seat} {action} #{hash:016x}", table.ply()));
            for (audience, event) in &told {
                line(&mut out, format_args!("  {audience:?} {}", json(event)));
            }
            if views_at.contains(&table.ply()) {
                for seat in (0..seats).map(Seat) {
                    let view = json(&table.state().view(Some(seat)));
                    line(&mut out, format_args!("  view {seat} {view}"));
                }
            }
        }
        line(&mut out, format_args!("view {}", json(&table.state().view(None))));
        line(&mut out, format_args!("{}", json(&table.state().decision())));
        self.expect(&format!("golden/{name}.txt"), &out);
    }

    /// Lines of seats, seed, plies played at random before, depth and nodes, in `<id>.perft`.
    #[track_caller]
    pub fn perft(&self, plies: &[u32]) {
        let mut out = String::new();
        for seats in G::SEATS {
            for plies in plies {
                let seed = Seed::from_number(u64::from(seats));
                let start = G::setup(&G::Options::default(), seats, &mut Rng::at(seed, 0));
                let mut state = start.expect("a set-up");
                Playout::default().run(&mut state, seed, *plies);
                for depth in 1.. {
                    let nodes = perft(&state, seed, depth);
                    if nodes > PERFT_NODES || nodes == 0 {
                        break;
                    }
                    line(&mut out, format_args!("{seats} {seats} {plies} {depth} {nodes}"));
                }
            }
        }
        self.expect(&format!("{}.perft", G::ID), &out);
    }
}

fn line(out: &mut String, text: std::fmt::Arguments<'_>) {
    writeln!(out, "{text}").expect("a string takes everything");
}
