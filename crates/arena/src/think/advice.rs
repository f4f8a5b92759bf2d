//! What a strong player would do, what each turn is worth, and why: the difference of what the net
//! expects in each category and of rivals, where it expects that worth.

use std::sync::atomic::{AtomicBool, Ordering};

use engine::{Action, Evaluate, Rng, Seat, Seed};
use serde::Serialize;

use super::thinker::deals;
use super::{CATEGORY, Judge, MARGIN, Net, SCORE, Thinker, WIN, Weighed, Work};

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
        Outlook::from(&Weighed { value: judge.value(state, seat), heads: judge.heads(state, seat) })
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
}

impl From<&Weighed> for Outlook {
    fn from(Weighed { value, heads }: &Weighed) -> Self {
        if heads.is_empty() {
            return Outlook { margin: value / 10, ..Outlook::default() };
        }
        let categories = heads[CATEGORY..].iter().map(|hundredths| hundredths / 10).collect();
        let win = (heads[WIN] / 100).clamp(0, 100);
        Outlook { margin: heads[MARGIN] / 10, win, score: heads[SCORE] / 10, categories }
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

/// A category, or `RIVALS`, and the points in tenths by which it differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reason {
    pub category: &'static str,
    pub points: i32,
}

/// What is done to the best rival: the part of a margin that is not in one's own score.
pub const RIVALS: &str = "rivals";

/// Less than this, in tenths of a point, is no reason.
const NO_REASON: i32 = 3;

/// What one outlook brings more than another, and less; the most important first.
pub(super) fn difference<G: Evaluate>(
    one: &Outlook,
    other: &Outlook,
) -> (Vec<Reason>, Vec<Reason>) {
    let pairs = G::CATEGORIES.iter().zip(one.categories.iter().zip(&other.categories));
    let own = pairs.map(|(category, (one, other))| Reason { category, points: one - other });
    let beside = |it: &Outlook| it.margin - it.score;
    let rivals = Reason { category: RIVALS, points: beside(one) - beside(other) };
    let rivals = (!one.categories.is_empty()).then_some(rivals);
    let mut reasons: Vec<_> =
        own.chain(rivals).filter(|reason| reason.points.abs() >= NO_REASON).collect();
    reasons.sort_by_key(|reason| std::cmp::Reverse(reason.points.abs()));
    reasons.into_iter().partition(|reason| reason.points > 0)
}

/// Percent of the work that go into finding turns.
pub(super) const SEARCH: u64 = 60;

/// One turn that could be taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Advice {
    /// Its actions, by code and as text.
    pub codes: Vec<u32>,
    pub actions: Vec<String>,
    /// The margin it leads to, in tenths of a point, looked ahead.
    pub worth: i32,
    /// What is then to be expected, looked ahead just as far.
    pub outlook: Outlook,
    /// What it brings more than the turn it is compared with (the best of the others) …
    pub gains: Vec<Reason>,
    /// … and what it gives up.
    pub gives_up: Vec<Reason>,
}

impl Advice {
    pub(super) fn of<A: Action>(actions: &[A], weighed: &Weighed) -> Self {
        Advice {
            codes: actions.iter().map(|action| action.code()).collect(),
            actions: actions.iter().map(ToString::to_string).collect(),
            worth: weighed.value / 10,
            outlook: Outlook::from(weighed),
            gains: Vec::new(),
            gives_up: Vec::new(),
        }
    }

    /// Why it is another turn than this one.
    pub(super) fn against<G: Evaluate>(&mut self, other: &Outlook) {
        (self.gains, self.gives_up) = difference::<G>(&self.outlook, other);
    }
}

/// The best turns of a seat that is to move, in positions that it thinks possible, at most `most`, the best first.
/// Part of the work is for finding them, the rest for weighing them against each other.
pub fn advise<G: Evaluate>(
    thinker: &mut Thinker<G>,
    guesses: &[G],
    seat: Seat,
    rng: &mut Rng,
    most: usize,
    work: &mut Work<'_>,
) -> Vec<Advice> {
    let seed = Seed(std::array::from_fn(|_| rng.below(256) as u8));
    let found = work.part(SEARCH, |work| thinker.turns(guesses, seat, seed, rng, work));
    let turns: Vec<_> = found.iter().take(most.max(1)).map(|turn| &turn.actions[..]).collect();
    let weighed = thinker.weigh(guesses, seat, seed, &turns, work);
    let advice = turns.iter().zip(&weighed).map(|(turn, weighed)| Advice::of(turn, weighed));
    let mut advice: Vec<_> = advice.collect();
    advice.sort_by_key(|it| std::cmp::Reverse(it.worth));
    let outlooks: Vec<_> = advice.iter().map(|it| it.outlook.clone()).collect();
    for (nth, it) in advice.iter_mut().enumerate() {
        // Each is compared with the best of the others.
        if let Some(other) = outlooks.get(usize::from(nth == 0)) {
            it.against::<G>(other);
        }
    }
    advice
}
