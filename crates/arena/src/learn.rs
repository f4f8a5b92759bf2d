//! A bot learns a game by playing against itself: generations of matches, after each of which the net
//! is fitted to what the matches taught. It knows no game, no clock and no file.
#![expect(
    clippy::disallowed_methods,
    reason = "learning is the one thing here that takes all cores"
)]

mod fit;
mod kept;
mod rows;

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use engine::{Evaluate, Rng, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::NewError;
use crate::think::{Net, Origin, Planner};
pub use fit::{Fitted, Weights};
pub use rows::{Lesson, Recipe, Rows, lesson};

/// Rows of so many generations are kept.
const REMEMBERED: usize = 4;
/// Part of the remembered rows that a generation is fitted to.
const SHARE: f32 = 0.8;

/// A learner of a game, with the type of the game forgotten.
pub trait Learner: Send {
    /// One generation: so many matches on so many threads, then a fit. The threads change nothing.
    /// The listener is told how many matches have been played.
    /// If it is called off, nothing is learnt and `None` returned.
    fn generation(
        &mut self,
        matches: usize,
        threads: usize,
        stop: &AtomicBool,
        played: &(dyn Fn(usize) + Sync),
    ) -> Option<&Generation>;
    fn generations(&self) -> &[Generation];
    /// How many generations the net has had, those before it came here included.
    fn age(&self) -> u32;
    fn net(&self) -> Net;
    fn checkpoint(&self) -> Checkpoint;
    /// Goes on from a checkpoint of the same game; `false` if it does not fit. What it remembers is to be
    /// given back, or the next fits go without.
    fn resume(&mut self, checkpoint: Checkpoint) -> bool;
    /// The generations that the next ones are fitted to as well, the oldest first.
    fn remembered(&self) -> Vec<u32>;
    /// What was learnt from in a generation that is remembered, to be put away beside the checkpoint.
    fn rows(&self, generation: u32) -> Option<Vec<u8>>;
    /// Gives that back, the oldest generation first; `false` if it does not fit.
    fn remember(&mut self, generation: u32, rows: &[u8]) -> bool;
    /// Begins with a net of the same game instead of with chance; `false` if it does not fit.
    fn begin_with(&mut self, net: &Net) -> bool;
}

/// A kind of match to learn from, and how often it is played.
#[derive(Clone, Debug)]
pub struct Kind {
    pub seats: u8,
    pub options: Value,
    pub often: u32,
}

/// What one generation was like.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Generation {
    pub number: u32,
    pub matches: usize,
    pub rows: usize,
    /// Matches that were broken off because they took too long.
    pub unfinished: usize,
    pub turns: f32,
    /// Mean score of the seats, by number of seats.
    pub scores: Vec<(u8, f32)>,
    pub fitted: Fitted,
}

/// What can be put away and taken up again.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Checkpoint {
    /// Of which game; former programs did not say.
    #[serde(default)]
    pub game: String,
    pub seed: u64,
    /// Generations and matches of the net that it began with.
    #[serde(default)]
    pub before: (u32, u64),
    pub generations: Vec<Generation>,
    /// The generations from which the next ones learn, too; former programs did not keep their rows.
    #[serde(default)]
    pub remembered: Vec<u32>,
    pub weights: Weights,
}

/// Learns one game.
#[derive(Debug)]
pub struct Trainer<G: Evaluate> {
    pub recipe: Recipe,
    kinds: Vec<(u8, G::Options)>,
    seed: u64,
    before: (u32, u64),
    weights: Weights,
    generations: Vec<Generation>,
    /// By the number of their generation.
    remembered: Vec<(u32, Rows)>,
}

impl<G: Evaluate> Trainer<G> {
    pub fn new(seed: u64, recipe: Recipe, kinds: &[Kind]) -> Result<Self, NewError> {
        let mut list = Vec::new();
        let most = kinds.iter().map(|kind| kind.often).max().unwrap_or(0);
        for round in 0..most {
            for kind in kinds.iter().filter(|kind| round < kind.often) {
                list.push((kind.seats, crate::catalog::options::<G>(&kind.options)?));
            }
        }
        let mut rng = Rng::at(Seed::from_number(seed), u32::MAX);
        let weights = Weights::random(G::FEATURES, rows::heads::<G>(), &mut rng);
        let (generations, remembered) = (Vec::new(), Vec::new());
        let before = (0, 0);
        Ok(Trainer { recipe, kinds: list, seed, before, weights, generations, remembered })
    }
}

impl<G: Evaluate> Learner for Trainer<G> {
    fn resume(&mut self, checkpoint: Checkpoint) -> bool {
        let same = checkpoint.game.is_empty() || checkpoint.game == G::ID;
        let fits = same && checkpoint.weights.fits(G::FEATURES, rows::heads::<G>());
        if fits {
            self.seed = checkpoint.seed;
            self.before = checkpoint.before;
            self.weights = checkpoint.weights;
            self.generations = checkpoint.generations;
            self.remembered.clear();
        }
        fits
    }

    fn remembered(&self) -> Vec<u32> {
        self.remembered.iter().map(|(number, _)| *number).collect()
    }

    fn rows(&self, generation: u32) -> Option<Vec<u8>> {
        let (_, rows) = self.remembered.iter().find(|(number, _)| *number == generation)?;
        Some(kept::write(rows, rows::heads::<G>()))
    }

    fn remember(&mut self, generation: u32, rows: &[u8]) -> bool {
        let rows = kept::read(rows, G::FEATURES, rows::heads::<G>());
        let fits = rows.is_some();
        self.remembered.extend(rows.map(|rows| (generation, rows)));
        fits
    }

    fn begin_with(&mut self, net: &Net) -> bool {
        let fits = net.fits::<G>();
        if fits {
            self.before = (net.origin.generations, net.origin.matches);
            self.weights = Weights::of(net);
        }
        fits
    }

    fn checkpoint(&self) -> Checkpoint {
        let (seed, before, weights) = (self.seed, self.before, self.weights.clone());
        let (game, generations) = (G::ID.to_owned(), self.generations.clone());
        Checkpoint { game, seed, before, generations, remembered: self.remembered(), weights }
    }

    fn generations(&self) -> &[Generation] {
        &self.generations
    }

    fn age(&self) -> u32 {
        self.before.0 + self.generations.len() as u32
    }

    fn net(&self) -> Net {
        let matches: u64 = self.generations.iter().map(|it| it.matches as u64).sum();
        self.weights.net(Origin {
            game: G::ID.to_owned(),
            features: G::FEATURES,
            heads: rows::heads::<G>(),
            seed: self.seed,
            generations: self.age(),
            matches: self.before.1 + matches,
            ..Origin::default()
        })
    }

    fn generation(
        &mut self,
        matches: usize,
        threads: usize,
        stop: &AtomicBool,
        played: &(dyn Fn(usize) + Sync),
    ) -> Option<&Generation> {
        let number = self.age();
        let blank = self.net();
        let net = (number > 0).then_some(&blank);
        let lessons = self.play(net, &blank, matches, threads, stop, played)?;
        let mut rows = Rows::default();
        let mut generation = Generation { number, matches, ..Generation::default() };
        let mut scores = std::collections::BTreeMap::<u8, (f32, f32)>::new();
        for (seats, lesson) in &lessons {
            rows.append(&lesson.rows);
            generation.turns += lesson.turns as f32 / f32::from(*seats);
            match &lesson.standings {
                None => generation.unfinished += 1,
                Some(standings) => {
                    let (sum, count) = scores.entry(*seats).or_default();
                    let own = standings.scores().iter().take((*seats).into());
                    *sum += own.sum::<i32>() as f32 / f32::from(*seats);
                    *count += 1.0;
                }
            }
        }
        generation.turns /= matches.max(1) as f32;
        generation.scores = scores.iter().map(|(seats, (sum, n))| (*seats, sum / n)).collect();
        generation.rows = rows.len();
        self.remembered.push((number, rows));
        if self.remembered.len() > REMEMBERED {
            self.remembered.remove(0);
        }
        // What was learnt from the hand-made estimate is soon in the way.
        if number == 2 && self.remembered.len() > 2 {
            self.remembered.remove(0);
        }
        let books: Vec<&Rows> = self.remembered.iter().map(|(_, rows)| rows).collect();
        let mut rng = Rng::at(Seed::from_number(self.seed), 0x8000_0000 + number);
        let rate = if number < 12 { [1e-3, 7e-4] } else { [7e-4, 4e-4] };
        generation.fitted = fit::fit(&mut self.weights, &books, SHARE, rate, threads, &mut rng);
        self.generations.push(generation);
        self.generations.last()
    }
}

impl<G: Evaluate> Trainer<G> {
    fn play(
        &self,
        net: Option<&Net>,
        blank: &Net,
        matches: usize,
        threads: usize,
        stop: &AtomicBool,
        played: &(dyn Fn(usize) + Sync),
    ) -> Option<Vec<(u8, Lesson)>> {
        let number = self.age();
        let next = AtomicUsize::new(0);
        let lessons: Mutex<Vec<(usize, u8, Lesson)>> = Mutex::new(Vec::new());
        std::thread::scope(|scope| {
            for _ in 0..threads.max(1) {
                scope.spawn(|| {
                    let mut planner = Planner::default();
                    loop {
                        let nth = next.fetch_add(1, Ordering::Relaxed);
                        if nth >= matches || stop.load(Ordering::Relaxed) {
                            break;
                        }
                        let (seats, options) = &self.kinds[nth % self.kinds.len()];
                        let mut key = Seed::from_number(self.seed).0;
                        key[8..12].copy_from_slice(&number.to_le_bytes());
                        key[12..16].copy_from_slice(&(nth as u32).to_le_bytes());
                        let seed = Seed(key);
                        let start = G::setup(options, *seats, &mut Rng::at(seed, 0))
                            .expect("the kinds of match can be set up");
                        let it = lesson(start, net, blank, &self.recipe, seed, &mut planner);
                        let mut lessons = lessons.lock().expect("no thread broke");
                        lessons.push((nth, *seats, it));
                        played(lessons.len());
                    }
                });
            }
        });
        let mut lessons = lessons.into_inner().expect("no thread broke");
        lessons.sort_by_key(|(nth, ..)| *nth);
        let all = lessons.len() == matches;
        all.then(|| lessons.into_iter().map(|(_, seats, lesson)| (seats, lesson)).collect())
    }
}
