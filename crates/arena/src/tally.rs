use std::collections::BTreeMap;

use engine::{Outcome, Seat, Standings};
use serde::Serialize;

/// Sums over many matches. The rules may play a seat of their own beyond those at the table, as the
/// opponent of a solo match; it is counted like the others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    games: u64,
    plies: u64,
    forced: u64,
    branching: u64,
    lengths: Histogram,
    scores: Vec<Histogram>,
    /// In units of 1/840, so that a victory divides evenly among up to eight who share it.
    wins: Vec<u64>,
    /// Points of all seats by where they came from, in the game's own order, with how often each was
    /// counted.
    sources: Vec<(&'static str, i64, u64)>,
}

const VICTORY: u64 = 840;

impl Tally {
    pub(crate) fn add(&mut self, outcome: &Outcome, standings: &Standings) {
        self.games += 1;
        self.plies += u64::from(outcome.plies);
        self.forced += u64::from(outcome.plies - outcome.decisions);
        self.branching += outcome.branching;
        self.lengths.add(outcome.plies.into());
        let seats = standings.scores().len().max(self.wins.len());
        self.scores.resize_with(seats, Histogram::default);
        self.wins.resize(seats, 0);
        for (histogram, score) in self.scores.iter_mut().zip(standings.scores()) {
            histogram.add((*score).into());
        }
        let share = VICTORY / (standings.winners().count() as u64).max(1);
        for Seat(seat) in standings.winners() {
            self.wins[usize::from(seat)] += share;
        }
    }

    pub(crate) fn source(&mut self, item: &'static str, points: i32) {
        let known = self.sources.iter().position(|(name, ..)| *name == item);
        let at = known.unwrap_or_else(|| {
            self.sources.push((item, 0, 0));
            self.sources.len() - 1
        });
        let (_, sum, count) = &mut self.sources[at];
        *sum += i64::from(points);
        *count += 1;
    }

    /// The mean points of a seat by where they came from; empty if the game does not tell.
    pub fn mean_sources(&self) -> Vec<(&'static str, f64)> {
        let mean = |(name, sum, count): &(&'static str, i64, u64)| {
            (*name, if *count == 0 { 0.0 } else { *sum as f64 / *count as f64 })
        };
        self.sources.iter().map(mean).collect()
    }

    pub fn games(&self) -> u64 {
        self.games
    }

    /// How many actions were chosen and carried out.
    pub fn decisions(&self) -> u64 {
        self.plies
    }

    /// How many of them were the only one there was.
    pub fn forced(&self) -> u64 {
        self.forced
    }

    pub fn mean_branching(&self) -> f64 {
        ratio(self.branching, self.plies)
    }

    pub fn mean_plies(&self) -> f64 {
        ratio(self.plies, self.games)
    }

    pub fn plies(&self) -> Option<Spread> {
        self.lengths.spread()
    }

    pub fn mean_scores(&self) -> Vec<f64> {
        self.scores.iter().map(Histogram::mean).collect()
    }

    /// By how much chance alone moves each of the mean scores: their standard errors.
    pub fn score_errors(&self) -> Vec<f64> {
        self.scores.iter().map(Histogram::error_of_mean).collect()
    }

    /// The scores of all seats together.
    pub fn scores(&self) -> Option<Spread> {
        let mut all = Histogram::default();
        self.scores.iter().for_each(|seat| all.join(seat));
        all.spread()
    }

    /// A shared victory counts in parts, so these add up to the number of games.
    pub fn wins_by_seat(&self) -> Vec<f64> {
        self.wins.iter().map(|wins| ratio(*wins, VICTORY)).collect()
    }
}

fn ratio(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

/// Where the values of a distribution lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Spread {
    pub least: i64,
    pub tenth: i64,
    pub median: i64,
    pub ninetieth: i64,
    pub most: i64,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Histogram(BTreeMap<i64, u64>);

impl Histogram {
    fn add(&mut self, value: i64) {
        *self.0.entry(value).or_default() += 1;
    }

    fn join(&mut self, other: &Self) {
        for (value, count) in &other.0 {
            *self.0.entry(*value).or_default() += count;
        }
    }

    fn count(&self) -> u64 {
        self.0.values().sum()
    }

    fn mean(&self) -> f64 {
        let sum: f64 = self.0.iter().map(|(value, count)| *value as f64 * *count as f64).sum();
        if self.0.is_empty() { 0.0 } else { sum / self.count() as f64 }
    }

    /// One value says nothing of how values scatter; then it is 0, as if it were known exactly.
    fn error_of_mean(&self) -> f64 {
        let (mean, count) = (self.mean(), self.count() as f64);
        let square = |(value, count): (&i64, &u64)| (*value as f64 - mean).powi(2) * *count as f64;
        let squares: f64 = self.0.iter().map(square).sum();
        if count < 2.0 { 0.0 } else { (squares / (count - 1.0) / count).sqrt() }
    }

    /// The value below which `percent` of all lie.
    fn percentile(&self, percent: u64) -> Option<i64> {
        let rank = (self.count().saturating_sub(1)) * percent / 100;
        let mut seen = 0;
        self.0
            .iter()
            .find(|(_, count)| {
                seen += **count;
                seen > rank
            })
            .map(|(value, _)| *value)
    }

    fn spread(&self) -> Option<Spread> {
        Some(Spread {
            least: self.percentile(0)?,
            tenth: self.percentile(10)?,
            median: self.percentile(50)?,
            ninetieth: self.percentile(90)?,
            most: self.percentile(100)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_values_make_a_mean_surer() {
        let mut scores = Histogram::default();
        assert_eq!(scores.error_of_mean(), 0.0);
        (1..=4).for_each(|score| scores.add(score));
        let variance: f64 = 5.0 / 3.0;
        assert!((scores.error_of_mean() - (variance / 4.0).sqrt()).abs() < 1e-12);
        let few = scores.error_of_mean();
        (1..=4).for_each(|score| scores.add(score));
        assert!(scores.error_of_mean() < few);
    }
}
