//! Whether a net that was learnt is better than the one before it: matches, each deal from every chair.

use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use arena::contest::{Bout, Fighter};
use arena::think::Net;
use arena::{BotKind, Entry, Failure};
use serde_json::Value;

use crate::error::Error;

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Trial {
    pub matches: u64,
    pub wins: f64,
    /// What one of equals would have won.
    pub par: f64,
}

impl Trial {
    pub fn is_won(&self) -> bool {
        self.wins > self.par
    }
}

impl fmt::Display for Trial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Trial { matches, wins, par } = self;
        let verdict = if self.is_won() { "accepted" } else { "not accepted" };
        write!(f, "trial: {wins:.1} of {matches} won, par {par:.1}: {verdict}")
    }
}

/// So many matches with the fewest seats that make a contest, and as many with most seats, where the
/// net plays alone against the other.
pub fn trial(
    entry: &'static Entry,
    net: &Arc<Net>,
    other: &Arc<Net>,
    matches: u64,
    seed: u64,
    threads: usize,
) -> Result<Trial, Error> {
    let fighter = |net: &Arc<Net>| Fighter { kind: BotKind::Solid, net: Some(net.clone()) };
    let (net, other) = (fighter(net), fighter(other));
    let (few, many) = (*entry.seats.start().max(&2), *entry.seats.end());
    let mut jobs = Vec::new();
    for seats in if few == many { vec![few] } else { vec![few, many] } {
        jobs.extend((0..matches).map(|nth| (usize::from(seats), nth)));
    }
    let (next, results) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                loop {
                    let job = next.fetch_add(1, Ordering::Relaxed);
                    let Some(&(count, nth)) = jobs.get(job) else { break };
                    let chair = nth as usize % count;
                    let sits = |seat| if seat == chair { &net } else { &other };
                    let bout = Bout {
                        options: &Value::Null,
                        seed: seed.wrapping_add(nth / count as u64),
                        seats: (0..count).map(sits).collect(),
                        drawn: 0,
                    };
                    let it =
                        (entry.bout)(&bout, &|| 0).map(|it| (it.win(chair), 1.0 / count as f64));
                    results.lock().unwrap_or_else(PoisonError::into_inner).push((job, it));
                }
            });
        }
    });
    let mut trial = Trial::default();
    // In the order of the matches, so that the number of threads changes no rounding.
    let mut results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
    results.sort_by_key(|(job, _)| *job);
    for (_, it) in results {
        let (won, par) = match it {
            // Nobody's fault, and nobody's victory.
            Err(Failure::Endless { .. }) => continue,
            it => it?,
        };
        trial.matches += 1;
        trial.wins += won;
        trial.par += par;
    }
    Ok(trial)
}
