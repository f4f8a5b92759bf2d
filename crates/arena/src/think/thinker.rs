//! A bot that plans its turns, as strong and as human as its settings make it.

use std::sync::Arc;

use engine::{Evaluate, Log, Rng, Seat, Seed};

use super::{Aim, Candidate, Judge, Net, Planner, Round, Weighed, Work, follow, look_ahead, weigh};
use crate::{Bot, Sampler};

/// Guesses at what is hidden, where something is.
const GUESSES: usize = 4;
/// Turns among which a choice is made.
const CHOICE: usize = 32;
/// Turns that are judged in every guess.
const REJUDGED: usize = 12;

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
    taken: Turns,
}

/// Turns that a bot has taken: whoever hurries must know how many there were.
#[derive(Clone, Copy, Debug, Default)]
pub struct Turns(u32);

impl Turns {
    /// Does this end a turn of the seat?
    pub fn count<G: Evaluate>(
        &mut self,
        mut state: G,
        seat: Seat,
        action: G::Action,
        rng: &mut Rng,
    ) {
        if state.usual_turns().is_some() {
            let before = state.clone();
            state.apply(seat, action, rng, &mut Log::off());
            self.0 += u32::from(state.turn_over(&before, seat));
        }
    }

    pub fn hurry<'n, G: Evaluate>(self, judge: Judge<'n>, state: &G) -> Judge<'n> {
        judge.after_turns(state, self.0)
    }
}

impl<G: Evaluate> Thinker<G> {
    pub fn new(settings: Settings, net: Option<Arc<Net>>) -> Self {
        let (planner, plan) = (Planner::default(), Vec::new());
        Thinker { settings, net, planner, plan, habits: None, taken: Turns::default() }
    }

    fn habits(&mut self, rng: &mut Rng) -> Vec<i32> {
        let most = self.settings.habits;
        let draw = |_| rng.below(2 * most + 1).cast_signed() - most.cast_signed();
        let categories = if most == 0 { 0 } else { G::CATEGORIES.len() };
        self.habits.get_or_insert_with(|| (0..categories).map(draw).collect()).clone()
    }

    /// The best turns of the seat to move, best first. They are planned in the first of some positions
    /// that it thinks possible, and judged in all of them.
    pub fn turns(
        &mut self,
        guesses: &[G],
        seat: Seat,
        seed: Seed,
        rng: &mut Rng,
        work: &mut Work<'_>,
    ) -> Vec<Candidate<G::Action>> {
        let Some((guess, others)) = guesses.split_first() else { return Vec::new() };
        let habits = self.habits(rng);
        let judge = Judge::new(self.net.as_deref()).with_habits(habits);
        let mut judge = self.taken.hurry(judge, guess);
        let (width, planner) = (self.settings.width, &mut self.planner);
        let aim = Aim { seat, seed, width, most: CHOICE };
        let mut turns = planner.plan(&mut judge, guess, aim, work);
        for turn in turns.iter_mut().take(REJUDGED) {
            let ends = others.iter().map(|other| follow(other, seat, &turn.actions, seed));
            let sum: i64 = ends.map(|end| i64::from(judge.value(&end, seat))).sum();
            turn.value =
                ((i64::from(turn.value) + sum) / guesses.len().cast_signed() as i64) as i32;
            work.spend((others.len() * turn.actions.len()) as u64);
        }
        turns.sort_by_key(|turn| std::cmp::Reverse(turn.value));
        look_ahead(planner, &mut judge, guesses, aim, turns, self.settings.rounds, work)
    }

    /// What turns, planned with this seed or played, come to.
    pub fn weigh(
        &mut self,
        guesses: &[G],
        seat: Seat,
        seed: Seed,
        turns: &[&[G::Action]],
        work: &mut Work<'_>,
    ) -> Vec<Weighed> {
        let mut judge = Judge::new(self.net.as_deref());
        let aim = Aim { seat, seed, width: self.settings.width, most: 1 };
        weigh(&mut self.planner, &mut judge, guesses, aim, turns, work)
    }
}

/// Positions that a seat thinks possible: one if nothing is hidden from it.
pub fn guesses<G: Evaluate>(sampler: &Sampler<'_, G>, rng: &mut Rng) -> Vec<G> {
    deals(GUESSES, || sampler.guess(rng))
}

/// As many deals of what is hidden, or one if nothing is.
pub fn deals<G: PartialEq>(most: usize, mut deal: impl FnMut() -> G) -> Vec<G> {
    let (first, second) = (deal(), deal());
    if first == second {
        return vec![first];
    }
    let more = (2..most).map(|_| deal());
    [first, second].into_iter().chain(more).collect()
}

/// Is all that the seat can know the same in both? Then all that it cannot know comes out the same
/// from the same luck.
fn alike<G: Evaluate>(one: &G, other: &G, seat: Seat) -> bool {
    let dealt = |state: &G| {
        let mut state = state.clone();
        state.determinize(Some(seat), &mut Rng::at(Seed::from_number(0), 0));
        state
    };
    one == other || dealt(one) == dealt(other)
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

impl<G: Evaluate> Thinker<G> {
    /// Plans anew.
    fn think(
        &mut self,
        sampler: &Sampler<'_, G>,
        legal: &[G::Action],
        rng: &mut Rng,
        work: &mut Work<'_>,
    ) -> G::Action {
        self.plan.clear();
        let seat = sampler.seat();
        let guesses = guesses(sampler, rng);
        let seed = seed(rng);
        let turns = self.turns(&guesses, seat, seed, rng, work);
        let values: Vec<i32> = turns.iter().map(|turn| turn.value).collect();
        let Some(turn) = turns.get(pick(&values, self.settings.warmth, rng)) else {
            return legal[0];
        };
        let steps = turn.actions.len();
        let ways = (0..steps).map(|step| follow(&guesses[0], seat, &turn.actions[..step], seed));
        self.plan = ways.zip(turn.actions.iter().copied()).collect();
        self.plan.reverse();
        self.plan.pop().map_or(legal[0], |(_, action)| action)
    }
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
            let seat = sampler.seat();
            self.taken.count(sampler.guess(rng), seat, *only, rng);
            return *only;
        }
        let seat = sampler.seat();
        let guess = sampler.guess(rng);
        // A plan is followed while all that is known is as planned: never past a reveal.
        let planned = self.plan.pop().filter(|(state, action)| {
            legal.binary_search(action).is_ok() && alike(state, &guess, seat)
        });
        let action = match planned {
            Some((_, action)) => action,
            None => self.think(sampler, legal, rng, work),
        };
        self.taken.count(guess, seat, action, rng);
        action
    }

    fn work(&self) -> u64 {
        self.settings.work
    }

    fn rest(&mut self) {
        self.planner = Planner::default();
        self.plan.shrink_to_fit();
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game, Json, Playout};
    use trainrush::TrainRush;

    use super::*;

    const NARROW: Settings = Settings { width: 8, warmth: 0, habits: 0, rounds: &[], work: 10_000 };

    fn seen(state: &TrainRush, seat: Seat) -> String {
        Json::of(&state.view(Some(seat))).text().to_owned()
    }

    /// How often a plan was followed, and how often one that could have been followed was not, for its next
    /// position looked otherwise than planned.
    fn followed_and_dropped(ply: u32) -> (u32, u32) {
        let seed = Seed::from_number(ply.into());
        let mut start = TrainRush::setup(&Default::default(), 3, &mut Rng::at(seed, 0)).unwrap();
        Playout::default().run(&mut start, seed, ply);
        let Some(seat) = start.decision().seats().iter().next() else { return (0, 0) };
        let (mut followed, mut dropped) = (0, 0);
        for luck in 1..5 {
            let mut bot = Thinker::new(NARROW, None);
            let mut state = start;
            let rng = &mut Rng::at(seed, luck);
            loop {
                let mut legal = Vec::new();
                state.legal(seat, &mut legal);
                if legal.is_empty() {
                    break;
                }
                let planned = bot.plan.last().cloned();
                let before = bot.planner.reached;
                let work = &mut Work::units(10_000);
                let action = bot.choose(&Sampler::new(&state, seat), &legal, rng, work);
                if let Some((plan, next)) = planned.filter(|_| legal.len() > 1) {
                    let anew = bot.planner.reached > before;
                    let possible = legal.binary_search(&next).is_ok();
                    if seen(&plan, seat) != seen(&state, seat) {
                        assert!(anew, "a plan was followed past a reveal: seed {ply}, luck {luck}");
                        dropped += u32::from(possible);
                    } else {
                        // What it cannot know may be otherwise.
                        assert!(!anew && action == next, "seed {ply}, luck {luck}");
                        followed += 1;
                    }
                }
                let was = state;
                state.apply(seat, action, &mut Rng::at(seed, luck * 1000 + 1), &mut Log::off());
                if state.turn_over(&was, seat) {
                    break;
                }
            }
        }
        (followed, dropped)
    }

    #[test]
    fn a_plan_is_followed_until_something_is_revealed() {
        let counts = (0..16).map(|nth| followed_and_dropped(17 * nth));
        let (followed, dropped) = counts.fold((0, 0), |sum, it| (sum.0 + it.0, sum.1 + it.1));
        assert!(followed > 20 && dropped > 3, "followed {followed}, dropped {dropped}");
    }
}
