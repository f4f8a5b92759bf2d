//! The test kit: plays any game at random and checks at every ply what the contract promises.
//!
//! A game's tests need one line, `Kit::default().assert_ok::<G>(&options)`. A failure carries the
//! record so far, ready to become a regression test.

mod leak;
mod run;
mod spelling;

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::{Game, MAX_SEATS, Match, Rng, Seed};
use run::Run;
use spelling::Pool;

/// The longest legal list a game may offer.
pub const MAX_CHOICES: usize = 1000;

/// How much to check. Cheap checks run at every ply, costly ones (deep) at a sample of them.
#[derive(Clone, Copy, Debug)]
pub struct Kit {
    pub games: u64,
    /// The first game's seed as a number; each further game takes the next.
    pub seed: u64,
    /// A game that lasts longer, in plies, has failed.
    pub limit: u32,
    /// One ply in so many, chosen at random, is checked deeply; 1 means all. The first and the last
    /// state of a game always are.
    pub every: u32,
    /// How often a deep check re-deals what a seat cannot know.
    pub worlds: u32,
    /// How many actions a deep check tries that are probably not legal.
    pub probes: u32,
}

impl Default for Kit {
    fn default() -> Self {
        Kit { games: 20, seed: 1, limit: 10_000, every: 10, worlds: 2, probes: 50 }
    }
}

/// What the kit met, so that a test can tell that a check was not idle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    pub games: u64,
    pub plies: u64,
    /// Plies of the longest game.
    pub longest: u32,
    /// Length of the longest legal list.
    pub widest: usize,
    /// Different actions met.
    pub actions: usize,
    /// States checked deeply.
    pub deep: u64,
    /// Plies taken back.
    pub undone: u64,
    /// Re-deals that changed something hidden; none means that the leak test was idle.
    pub redealt: u64,
}

/// A promise the game broke, and how to get there again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    pub game: &'static str,
    pub seats: u8,
    pub seed: u64,
    /// Plies played before.
    pub ply: u32,
    /// The seat and the action tried last.
    pub action: Option<String>,
    pub what: String,
    /// Empty if the set-up failed.
    pub record: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Failure { game, seats, seed, ply, what, .. } = self;
        writeln!(f, "{game} with {seats} seats, seed {seed}, ply {ply}: {what}")?;
        if let Some(action) = &self.action {
            writeln!(f, "last tried: {action}")?;
        }
        write!(f, "\n{}", self.record)
    }
}

impl std::error::Error for Failure {}

impl Kit {
    /// Plays `games` matches with `seats` seats and stops at the first failure. A panic inside the
    /// game is a failure too.
    pub fn check<G: Game>(&self, options: &G::Options, seats: u8) -> Result<Report, Failure> {
        let mut report = Report::default();
        let mut pool = Pool::default();
        for seed in self.seed..self.seed.saturating_add(self.games) {
            self.check_one::<G>(options, seats, seed, &mut pool, &mut report)?;
        }
        report.actions = pool.len();
        Ok(report)
    }

    fn check_one<G: Game>(
        &self,
        options: &G::Options,
        seats: u8,
        seed: u64,
        pool: &mut Pool<G::Action>,
        report: &mut Report,
    ) -> Result<(), Failure> {
        let failed = |what| failed::<G>(seats, seed, what);
        let set_up = || {
            if usize::from(*G::SEATS.end()) > MAX_SEATS {
                return Err(format!("more than {MAX_SEATS} seats"));
            }
            Match::<G>::new(options.clone(), seats, Seed::from_number(seed))
                .map_err(|bad| bad.to_string())
        };
        let table = caught(set_up).map_err(|what| failed(format!("set-up: {what}")))?;
        let mut run = Run::new(self, table, pool, report);
        caught(|| run.finish()).map_err(|what| Failure {
            ply: run.table.ply(),
            action: run.tried.map(|(seat, action)| format!("seat {seat}: {action}")),
            record: run.table.record().map_or_else(|no| no.to_string(), |yes| yes.to_string()),
            ..failed(what)
        })
    }

    /// A set-up with a seat too few or too many is refused: people ask for it.
    fn check_seats<G: Game>(&self, options: &G::Options) -> Result<(), Failure> {
        let (least, most) = G::SEATS.into_inner();
        let others = [least.checked_sub(1), most.checked_add(1), Some(u8::MAX)];
        for seats in others.into_iter().flatten().filter(|seats| !G::SEATS.contains(seats)) {
            let rng = &mut Rng::at(Seed::from_number(self.seed), 0);
            caught(|| match G::setup(options, seats, rng) {
                Ok(_) => Err(format!("the game takes {least} to {most} seats")),
                Err(_) => Ok(()),
            })
            .map_err(|what| {
                let what = format!("set-up not refused: {what}");
                failed::<G>(seats, self.seed, what)
            })?;
        }
        Ok(())
    }

    /// `check` with every number of seats the game takes; panics at a failure.
    #[track_caller]
    pub fn assert_ok<G: Game>(&self, options: &G::Options) -> Report {
        if let Err(failure) = self.check_seats::<G>(options) {
            panic!("{failure}");
        }
        let mut total = Report::default();
        for seats in G::SEATS {
            match self.check::<G>(options, seats) {
                Ok(report) => total.add(report),
                Err(failure) => panic!("{failure}"),
            }
        }
        total
    }
}

impl Report {
    fn add(&mut self, other: Report) {
        self.games += other.games;
        self.plies += other.plies;
        self.longest = self.longest.max(other.longest);
        self.widest = self.widest.max(other.widest);
        self.actions = self.actions.max(other.actions);
        self.deep += other.deep;
        self.undone += other.undone;
        self.redealt += other.redealt;
    }
}

/// Before the first ply.
fn failed<G: Game>(seats: u8, seed: u64, what: String) -> Failure {
    Failure { game: G::ID, seats, seed, ply: 0, action: None, what, record: String::new() }
}

/// Turns a panic into an error, so that the record that led to it is not lost.
fn caught<T>(work: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
        Err(format!("panicked: {}", text.unwrap_or("no message")))
    })
}
