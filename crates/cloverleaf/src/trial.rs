//! Whether a net that was learnt is better than the one before it: matches, each deal from every chair.

use std::fmt;
use std::sync::Arc;

use arena::contest::{Bout, Fighter, wilson};
use arena::think::Net;
use arena::{BotKind, Entry, Failure};
use serde_json::Value;

use crate::error::Error;
use crate::many::Work;

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Trial {
    pub matches: u64,
    pub wins: f64,
    /// What one of equals would have won.
    pub par: f64,
}

impl Trial {
    fn ci95(&self) -> [f64; 2] {
        wilson(self.wins, self.matches)
    }

    fn part(&self) -> f64 {
        self.par / self.matches.max(1) as f64
    }

    /// More than one of equals wins by luck. Whoever is a little better is so by more after further generations,
    /// for they all play against the same net until one is accepted.
    pub fn is_won(&self) -> bool {
        self.ci95()[0] > self.part()
    }
}

impl fmt::Display for Trial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Trial { matches, wins, .. } = self;
        let ([low, high], par) = (self.ci95().map(|it| it * 100.0), self.part() * 100.0);
        let verdict = if self.is_won() { "accepted" } else { "not accepted" };
        write!(
            f,
            "trial: {wins:.1} of {matches} won [{low:.1} %, {high:.1} %], par {par:.1} %: {verdict}"
        )
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
    work: &Work,
) -> Result<Trial, Error> {
    let fighter = |net: &Arc<Net>| Fighter { kind: BotKind::Solid, net: Some(net.clone()) };
    let (net, other) = (fighter(net), fighter(other));
    let (few, many) = (*entry.seats.start().max(&2), *entry.seats.end());
    let mut jobs = Vec::new();
    for seats in if few == many { vec![few] } else { vec![few, many] } {
        jobs.extend((0..matches).map(|nth| (usize::from(seats), nth)));
    }
    let mut results = work.share(jobs.len(), None, |job| {
        let (count, nth) = jobs[job];
        let chair = nth as usize % count;
        let sits = |seat| if seat == chair { &net } else { &other };
        let bout = Bout {
            options: &Value::Null,
            seed: seed.wrapping_add(nth / count as u64),
            seats: (0..count).map(sits).collect(),
            drawn: 0,
        };
        (entry.bout)(&bout, &|| 0).map(|it| (it.win(chair), 1.0 / count as f64))
    });
    let mut trial = Trial::default();
    // In the order of the matches, so that the number of threads changes no rounding.
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

#[cfg(test)]
mod tests {
    use super::*;

    /// As many matches with two seats as with four.
    fn trial(matches: u64, wins: f64) -> Trial {
        Trial { matches, wins, par: matches as f64 * 0.375 }
    }

    #[test]
    fn a_net_is_accepted_only_where_luck_alone_hardly_wins_so_much() {
        for (matches, wins, accepted) in [
            (200, 60.0, false),
            (200, 75.0, false),
            (200, 80.0, false),
            (200, 95.0, true),
            (2000, 800.0, true),
            (2, 2.0, false),
            (0, 0.0, false),
        ] {
            let it = trial(matches, wins);
            assert_eq!(it.is_won(), accepted, "{it}");
        }
        let told = trial(200, 95.0).to_string();
        assert_eq!(told, "trial: 95.0 of 200 won [40.7 %, 54.4 %], par 37.5 %: accepted");
    }
}
