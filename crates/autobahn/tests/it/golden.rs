//! Whole matches as text: every ply with its hash and what it told, and now and then the view.

use std::fmt::Write;

use autobahn::{Autobahn, Options};
use engine::{Game, Match, Seat, Seed};
use serde::Serialize;

use crate::expect::expect;
use crate::players::{Style, choose};

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

/// The views of all seats are written at these plies, and that of a spectator at the end.
fn golden(name: &str, options: Options, seats: u8, seed: u64, views_at: &[u32]) {
    let mut table = Match::<Autobahn>::new(options, seats, Seed::from_number(seed)).unwrap();
    let mut out = String::new();
    while let Some((seat, action)) = choose(&table, Style::Eager) {
        let told = table.play(seat, action).unwrap();
        let hash = table.history().last().unwrap().hash;
        writeln!(out, "{} {seat} {action} #{hash:016x}", table.ply()).unwrap();
        for (audience, event) in &told {
            writeln!(out, "  {audience:?} {}", json(event)).unwrap();
        }
        if views_at.contains(&table.ply()) {
            for seat in (0..seats).map(Seat) {
                writeln!(out, "  view {seat} {}", json(&table.state().view(Some(seat)))).unwrap();
            }
        }
    }
    writeln!(out, "view {}", json(&table.state().view(None))).unwrap();
    writeln!(out, "{}", json(&table.state().decision())).unwrap();
    expect(&format!("golden/{name}.txt"), &out);
}

#[test]
fn two_players() {
    golden("two", Options::default(), 2, 1, &[200]);
}

#[test]
fn three_players_with_all_modules() {
    let options = Options { wine: true, traffic: true, services: true, ..Options::default() };
    golden("three", options, 3, 1, &[300]);
}

#[test]
fn a_solo_match() {
    golden("solo", Options::default(), 1, 1, &[100]);
}
