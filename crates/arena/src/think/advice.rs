//! What a strong player would do, what each turn is worth, and why: the difference of what the net
//! expects in each category.

use std::sync::atomic::{AtomicBool, Ordering};

use engine::{Evaluate, Rng, Seat, Seed};
use serde::Serialize;

use super::thinker::deals;
use super::{CATEGORY, Candidate, Judge, MARGIN, Net, SCORE, Thinker, WIN, Work, follow};

/// What is to be expected of a match, as far as a seat is concerned. Points are in tenths, for a
/// difference of less than that says nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Outlook {
    /// Ahead of the best opponent.
    pub margin: i32,
    /// Percent.
    pub win: i32,
    pub score: i32,
    /// By category, in the game's order.
    pub categories: Vec<i32>,
}

impl Outlook {
    pub fn of<G: Evaluate>(judge: &mut Judge<'_>, state: &G, seat: Seat) -> Self {
        let heads = judge.heads(state, seat);
        let tenths = |head: usize| heads.get(head).map_or(0, |hundredths| hundredths / 10);
        if heads.is_empty() {
            return Outlook { margin: judge.value(state, seat) / 10, ..Outlook::default() };
        }
        let categories = (CATEGORY..heads.len()).map(tenths).collect();
        let win = (heads[WIN] / 100).clamp(0, 100);
        Outlook { margin: tenths(MARGIN), win, score: tenths(SCORE), categories }
    }

    /// Between those of several positions.
    fn mean(all: &[Outlook]) -> Self {
        let count = i32::try_from(all.len()).unwrap_or(i32::MAX).max(1);
        let mean = |of: &dyn Fn(&Outlook) -> i32| all.iter().map(of).sum::<i32>() / count;
        let categories = all.first().map_or(0, |it| it.categories.len());
        Outlook {
            margin: mean(&|it| it.margin),
            win: mean(&|it| it.win),
            score: mean(&|it| it.score),
            categories: (0..categories).map(|nth| mean(&|it| it.categories[nth])).collect(),
        }
    }

    /// By how much more each category brings than in another outlook.
    fn beyond(&self, other: &Outlook) -> Vec<i32> {
        let other = other.categories.iter().chain(std::iter::repeat(&0));
        self.categories.iter().zip(other).map(|(own, other)| own - other).collect()
    }
}

/// Who asks what is to be expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// Somebody who may know all, for the match is over: each seat as it saw the position itself.
    All,
    /// A seat, or a spectator.
    Viewer(Option<Seat>),
}

/// Deals of what a viewer does not know between which an outlook is the mean.
const DEALS: usize = 16;

/// What every seat may expect, as far as can be told with these eyes: who does not know a hand must not
/// learn from the outlook how good it is.
pub fn expect<G: Evaluate>(
    state: &G,
    eyes: Eyes,
    net: Option<&Net>,
    rng: &mut Rng,
    stop: &AtomicBool,
) -> Vec<Outlook> {
    let seats = (0..state.seats()).map(Seat);
    let mut judge = Judge::new(net);
    let viewer = match eyes {
        Eyes::Viewer(viewer) if !state.is_over() => viewer,
        Eyes::Viewer(_) | Eyes::All => {
            return seats.map(|seat| Outlook::of(&mut judge, state, seat)).collect();
        }
    };
    let deals = deals(DEALS, || {
        let mut deal = state.clone();
        deal.determinize(viewer, rng);
        deal
    });
    let mut of = |seat| {
        let going = deals.iter().take_while(|_| !stop.load(Ordering::Relaxed));
        Outlook::mean(&going.map(|it| Outlook::of(&mut judge, it, seat)).collect::<Vec<_>>())
    };
    seats.map(&mut of).collect()
}

/// A category and the points in tenths by which it differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reason {
    pub category: &'static str,
    pub points: i32,
}

/// Less than this, in tenths of a point, is no reason.
const NO_REASON: i32 = 3;

fn reasons<G: Evaluate>(differences: &[i32]) -> Vec<Reason> {
    let all = G::CATEGORIES.iter().zip(differences);
    let mut reasons: Vec<_> = all
        .map(|(category, points)| Reason { category, points: *points })
        .filter(|reason| reason.points.abs() >= NO_REASON)
        .collect();
    reasons.sort_by_key(|reason| std::cmp::Reverse(reason.points.abs()));
    reasons
}

/// What one outlook brings more than another, and less; the most important first.
pub(super) fn difference<G: Evaluate>(
    one: &Outlook,
    other: &Outlook,
) -> (Vec<Reason>, Vec<Reason>) {
    reasons::<G>(&one.beyond(other)).into_iter().partition(|reason| reason.points > 0)
}

/// One turn that could be taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Advice {
    /// Its actions, by code and as text.
    pub codes: Vec<u32>,
    pub actions: Vec<String>,
    /// The margin it leads to, in tenths of a point, looked ahead.
    pub worth: i32,
    /// Where the match then stands.
    pub outlook: Outlook,
    /// What it brings more than the turn it is compared with (the best of the others) …
    pub gains: Vec<Reason>,
    /// … and what it gives up.
    pub gives_up: Vec<Reason>,
}

/// The best turns of a seat that is to move, in positions that it thinks possible, at most `most`, the best first.
pub fn advise<G: Evaluate>(
    thinker: &mut Thinker<G>,
    net: Option<&Net>,
    guesses: &[G],
    seat: Seat,
    rng: &mut Rng,
    most: usize,
    work: &mut Work<'_>,
) -> Vec<Advice> {
    let seed = Seed(std::array::from_fn(|_| rng.below(256) as u8));
    let mut turns = thinker.turns(guesses, seat, seed, rng, work);
    turns.truncate(most.max(1));
    let Some(guess) = guesses.first() else { return Vec::new() };
    explain(net, guess, seat, seed, &turns)
}

/// Turns side by side: each is compared with the best of the others.
pub fn explain<G: Evaluate>(
    net: Option<&Net>,
    start: &G,
    seat: Seat,
    seed: Seed,
    turns: &[Candidate<G::Action>],
) -> Vec<Advice> {
    let mut judge = Judge::new(net);
    let mut look = |turn: &Candidate<G::Action>| {
        let end = follow(start, seat, &turn.actions, seed);
        Outlook::of(&mut judge, &end, seat)
    };
    let outlooks: Vec<Outlook> = turns.iter().map(&mut look).collect();
    let advice = |(nth, turn): (usize, &Candidate<G::Action>)| {
        let other = outlooks.get(usize::from(nth == 0)).unwrap_or(&outlooks[nth]);
        let (gains, gives_up) = difference::<G>(&outlooks[nth], other);
        Advice {
            codes: turn.actions.iter().map(|action| engine::Action::code(*action)).collect(),
            actions: turn.actions.iter().map(ToString::to_string).collect(),
            worth: turn.value / 10,
            outlook: outlooks[nth].clone(),
            gains,
            gives_up,
        }
    };
    turns.iter().enumerate().map(advice).collect()
}
