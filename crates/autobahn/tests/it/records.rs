//! Finished matches, replayed and verified; together they reach every kind of action.

use std::collections::BTreeSet;
use std::fs;

use autobahn::{Action, Autobahn, ExtraDepartment, Options};
use engine::{Action as _, Match, Record, replay};

use crate::expect::{path, updating};
use crate::players::{Style, play};

fn kinds_of(table: &Match<Autobahn>) -> BTreeSet<&'static str> {
    table.history().iter().map(|ply| ply.action.kind()).collect()
}

fn modules() -> Options {
    Options { wine: true, traffic: true, services: true, ..Options::default() }
}

fn bare() -> Options {
    let (extra_tiles, two_colour_cards) = (false, false);
    let extra_department = ExtraDepartment::None;
    Options { extra_tiles, two_colour_cards, extra_department, ..Options::default() }
}

fn customs() -> Options {
    Options { extra_department: ExtraDepartment::Customs, ..Options::default() }
}

/// For each number of seats a random and an eager match and one with every option the other way;
/// then random ones with all modules until every kind of action is reached.
fn write_records() {
    let folder = path("records");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let mut missing: BTreeSet<&str> = Action::KINDS.iter().copied().collect();
    let mut keep = |name: String, table: Match<Autobahn>| {
        fs::write(folder.join(name), table.record().unwrap().to_string()).unwrap();
        missing.retain(|kind| !kinds_of(&table).contains(kind));
        missing.clone()
    };
    for seats in 1..=4 {
        keep(format!("{seats}-eager.txt"), play(Options::default(), seats, 1, Style::Eager));
        keep(format!("{seats}-modules.txt"), play(modules(), seats, 1, Style::Eager));
    }
    keep("3-bare.txt".to_owned(), play(bare(), 3, 1, Style::Eager));
    let companion = Options { companion: true, ..Options::default() };
    keep("1-companion.txt".to_owned(), play(companion, 1, 1, Style::Random));
    let mut missing = keep("2-random.txt".to_owned(), play(customs(), 2, 1, Style::Random));
    for seed in 2.. {
        if missing.is_empty() {
            break;
        }
        let table = play(modules(), 4, seed, Style::Random);
        if kinds_of(&table).iter().any(|kind| missing.contains(kind)) {
            missing = keep(format!("4-modules-{seed}.txt"), table);
        }
    }
}

#[test]
fn records_replay_and_reach_every_kind_of_action() {
    if updating() {
        write_records();
    }
    let mut missing: BTreeSet<&str> = Action::KINDS.iter().copied().collect();
    let mut seats = BTreeSet::new();
    for file in fs::read_dir(path("records")).unwrap() {
        let file = file.unwrap().path();
        let record: Record = fs::read_to_string(&file).unwrap().parse().unwrap();
        let table = replay::<Autobahn>(&record).unwrap_or_else(|bad| panic!("{file:?}: {bad}"));
        assert!(engine::Game::is_over(table.state()), "{file:?} does not reach the end");
        missing.retain(|kind| !kinds_of(&table).contains(kind));
        seats.insert(record.seats);
    }
    assert_eq!(missing, BTreeSet::new(), "kinds of action that no record reaches");
    assert_eq!(seats, (1..=4).collect());
}
