//! Finished matches, replayed and verified; together they reach every kind of action.

use std::collections::BTreeSet;
use std::fs;

use engine::{Action, Game, Match, Record, replay};

use crate::expect::rewrite;
use crate::{Style, Suite, updating};

/// A match whose record is kept, by the name of its file.
#[derive(Clone, Debug)]
pub struct Kept<O> {
    pub name: &'static str,
    pub options: O,
    pub seats: u8,
    pub style: Style,
}

fn kinds_of<G: Game>(table: &Match<G>) -> BTreeSet<&'static str> {
    table.history().iter().map(|ply| ply.action.kind()).collect()
}

impl<G: Game> Suite<G> {
    /// Every record of `records/` replays to the end, and together they are of every number of seats and
    /// reach every kind of action. Rewritten, they are those of `kept`, and then random ones with
    /// `options` until every kind is reached.
    #[track_caller]
    pub fn records(&self, kept: &[Kept<G::Options>], options: &G::Options, seats: u8) {
        if updating() {
            self.write_records(kept, options, seats);
        }
        let mut missing: BTreeSet<&str> = G::Action::KINDS.iter().copied().collect();
        let mut seen = BTreeSet::new();
        let folder = self.path("records");
        let Ok(files) = fs::read_dir(&folder) else {
            panic!("{folder:?} cannot be read ({})", rewrite::<G>())
        };
        for file in files {
            let file = file.expect("a file").path();
            let text = fs::read_to_string(&file).expect("it can be read");
            let record: Record = text.parse().unwrap_or_else(|bad| panic!("{file:?}: {bad}"));
            let table = replay::<G>(&record).unwrap_or_else(|bad| panic!("{file:?}: {bad}"));
            assert!(table.state().is_over(), "{file:?} does not reach the end");
            missing.retain(|kind| !kinds_of(&table).contains(kind));
            seen.insert(record.seats);
        }
        assert_eq!(missing, BTreeSet::new(), "kinds of action that no record reaches");
        assert_eq!(seen, G::SEATS.collect(), "a record for each number of seats");
    }

    fn write_records(&self, kept: &[Kept<G::Options>], options: &G::Options, seats: u8) {
        let folder = self.path("records");
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder");
        let mut missing: BTreeSet<&str> = G::Action::KINDS.iter().copied().collect();
        let mut keep = |name: &str, table: Match<G>| {
            let record = table.record().expect("it was not loaded").to_string();
            fs::write(folder.join(format!("{name}.txt")), record).expect("it can be written");
            missing.retain(|kind| !kinds_of(&table).contains(kind));
            missing.clone()
        };
        let mut missing = keep_all(kept, |it| {
            keep(it.name, self.play(it.options.clone(), it.seats, 1, it.style))
        });
        for seed in 2..1000 {
            if missing.is_empty() {
                break;
            }
            let table = self.play(options.clone(), seats, seed, Style::Random);
            if kinds_of(&table).iter().any(|kind| missing.contains(kind)) {
                missing = keep(&format!("{seats}-random-{seed}"), table);
            }
        }
    }
}

/// What is still missing after the last.
fn keep_all<'a, O>(
    kept: &[Kept<O>],
    mut keep: impl FnMut(&Kept<O>) -> BTreeSet<&'a str>,
) -> BTreeSet<&'a str> {
    kept.iter().map(&mut keep).last().expect("some match is kept")
}
