//! A bot that plans its turns, as strong and as human as its settings make it.

use std::sync::Arc;

use engine::{Evaluate, Rng, Seat, Seed};

use super::{Aim, Candidate, Judge, Net, Planner, Round, Work, follow, look_ahead};
use crate::{Bot, Sampler};

/// Guesses at what is hidden, where something is.
const GUESSES: u32 = 4;
/// Turns among which a choice is made.
const CHOICE: usize = 32;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Positions that go on at each step of a plan.
    pub width: usize,
    /// How readily a turn is taken that looks worse than the best, in hundredths of a point; 0 never.
    pub warmth: u32,
    /// By how many percent the worth of a category is misjudged at most.
    pub habits: u32,
    pub rounds: &'static [Round],
    /// For one decision; a plan that holds costs nothing.
    pub work: u64,
}

/// Keeps its plan between the decisions of a turn.
#[derive(Debug)]
pub struct Thinker<G: Evaluate> {
    settings: Settings,
    net: Option<Arc<Net>>,
    planner: Planner<G>,
    /// What is to be done in which position, the next one last.
    plan: Vec<(G, G::Action)>,
    /// Misjudged categories, drawn once: a player has habits.
    habits: Option<Vec<i32>>,
}

impl<G: Evaluate> Thinker<G> {
    pub fn new(settings: Settings, net: Option<Arc<Net>>) -> Self {
        let (planner, plan) = (Planner::default(), Vec::new());
        Thinker { settings, net, planner, plan, habits: None }
    }

    fn habits(&mut self, rng: &mut Rng) -> Vec<i32> {
        let most = self.settings.habits;
        let draw = |_| rng.below(2 * most + 1).cast_signed() - most.cast_signed();
        let categories = if most == 0 { 0 } else { G::CATEGORIES.len() };
        self.habits.get_or_insert_with(|| (0..categories).map(draw).collect()).clone()
    }

    /// The best turns of the seat to move, best first, in one position that it thinks possible.
    pub fn turns(
        &mut self,
        guess: &G,
        seat: Seat,
        seed: Seed,
        rng: &mut Rng,
        work: &mut Work<'_>,
    ) -> Vec<Candidate<G::Action>> {
        let habits = self.habits(rng);
        let mut judge = Judge::new(self.net.as_deref()).with_habits(habits);
        let (width, planner) = (self.settings.width, &mut self.planner);
        let aim = Aim { seat, seed, width, most: CHOICE };
        let turns = planner.plan(&mut judge, guess, aim, work);
        look_ahead(planner, &mut judge, guess, aim, turns, self.settings.rounds, work)
    }

    /// With hidden things about, no plan can be trusted: what is best on average over some guesses,
    /// by first action.
    fn by_first_action(
        &mut self,
        sampler: &Sampler<'_, G>,
        legal: &[G::Action],
        rng: &mut Rng,
        work: &mut Work<'_>,
    ) -> G::Action {
        let mut sums = vec![(0i64, 0i64); legal.len()];
        for guess in 0..GUESSES {
            let state = sampler.guess(rng);
            let seed = seed(rng);
            let turns = self.turns(&state, sampler.seat(), seed, rng, work);
            let worst = turns.iter().map(|turn| turn.value).min().unwrap_or(0);
            for (action, (sum, count)) in legal.iter().zip(&mut sums) {
                // Turns that a guess did not even keep are worse than those it kept.
                let first = turns.iter().find(|turn| turn.actions.first() == Some(action));
                *sum += i64::from(first.map_or(worst - 100, |turn| turn.value));
                *count += 1;
            }
            if work.is_over() && guess > 0 {
                break;
            }
        }
        let values: Vec<i32> =
            sums.iter().map(|(sum, count)| (sum / (*count).max(1)) as i32).collect();
        legal[pick(&values, self.settings.warmth, rng)]
    }
}

/// The best, or with some warmth one that is a little worse.
fn pick(values: &[i32], warmth: u32, rng: &mut Rng) -> usize {
    let best = values.iter().copied().max().unwrap_or(0);
    let first = values.iter().position(|value| *value == best).unwrap_or(0);
    if warmth == 0 {
        return first;
    }
    // e^(-x) in whole numbers, so that the same luck gives the same choice everywhere.
    let weight = |value: i32| {
        let worse = u64::from((best - value).unsigned_abs()) * 16 / u64::from(warmth);
        (0..worse.min(160)).fold(1u32 << 20, |weight, _| (u64::from(weight) * 15 / 16) as u32)
    };
    let sum: u32 = values.iter().map(|value| weight(*value)).sum();
    let mut at = rng.below(sum.max(1));
    for (nth, value) in values.iter().enumerate() {
        match at.checked_sub(weight(*value)) {
            Some(rest) => at = rest,
            None => return nth,
        }
    }
    first
}

fn seed(rng: &mut Rng) -> Seed {
    Seed(std::array::from_fn(|_| rng.below(256) as u8))
}

impl<G: Evaluate> Bot<G> for Thinker<G> {
    fn choose(
        &mut self,
        sampler: &Sampler<'_, G>,
        legal: &[G::Action],
        rng: &mut Rng,
        work: &mut Work<'_>,
    ) -> G::Action {
        if let [only] = legal {
            // The plan goes on after what nobody chooses.
            if self.plan.last().is_some_and(|(_, action)| action == only) {
                self.plan.pop();
            }
            return *only;
        }
        let seat = sampler.seat();
        let guess = sampler.guess(rng);
        if let Some((state, action)) = self.plan.pop()
            && state == guess
            && legal.binary_search(&action).is_ok()
        {
            return action;
        }
        self.plan.clear();
        if sampler.guess(rng) != guess {
            return self.by_first_action(sampler, legal, rng, work);
        }
        let seed = seed(rng);
        let turns = self.turns(&guess, seat, seed, rng, work);
        let values: Vec<i32> = turns.iter().map(|turn| turn.value).collect();
        let Some(turn) = turns.get(pick(&values, self.settings.warmth, rng)) else {
            return legal[0];
        };
        let steps = turn.actions.len();
        let ways = (0..steps).map(|step| follow(&guess, seat, &turn.actions[..step], seed));
        self.plan = ways.zip(turn.actions.iter().copied()).collect();
        self.plan.reverse();
        self.plan.pop().map_or(legal[0], |(_, action)| action)
    }

    fn work(&self) -> u64 {
        self.settings.work
    }
}
