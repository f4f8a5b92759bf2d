//! Looks back at a finished match: how everybody's prospects moved, and for each turn what was played,
//! what was better and why.

use std::sync::Arc;

use engine::{Evaluate, Log, Match, Record, ReplayError, Rng, Seat, Seed};
use serde::Serialize;

use super::advice::{Advice, Outlook, explain};
use super::planner::luck;
use super::{Candidate, Judge, Net, Settings, Thinker, Work, guesses};
use crate::Sampler;

/// One turn of a match, looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reviewed {
    /// The turn's first and last ply.
    pub first: u32,
    pub last: u32,
    pub seat: Seat,
    /// What everybody could expect after it, by seat.
    pub outlooks: Vec<Outlook>,
    /// The turn as it was played; empty if nothing was to be chosen.
    pub played: Option<Advice>,
    /// The best turn that was found, if it is another one.
    pub better: Option<Advice>,
    /// Tenths of a point that were lost against it.
    pub lost: i32,
}

/// Over a whole match: what a seat lost, and in which category its choices brought more or less than
/// the best ones would have. Tenths of a point.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Habits {
    pub turns: u32,
    pub lost: i32,
    /// Positive: sought more than is good.
    pub categories: Vec<i32>,
}

/// Reviews a record turn by turn; `tell` gets each as it is done and says whether to go on.
pub fn review<G: Evaluate>(
    record: &Record,
    settings: Settings,
    net: Option<&Arc<Net>>,
    work: u64,
    tell: &mut dyn FnMut(Reviewed) -> bool,
) -> Result<Vec<Habits>, ReplayError> {
    let whole = engine::replay::<G>(record)?;
    let plies: Vec<(Seat, G::Action)> =
        whole.history().iter().map(|played| (played.seat, played.action)).collect();
    let seats = whole.seats();
    let start = whole.replay_to(0).unwrap_or(whole);
    let mut table: Match<G> = start;
    let mut thinker = Thinker::new(settings, net.cloned());
    let mut habits = vec![Habits::default(); usize::from(seats)];
    for it in &mut habits {
        it.categories.resize(G::CATEGORIES.len(), 0);
    }
    let mut at = 0;
    while at < plies.len() {
        let seat = plies[at].0;
        let (before, first) = (table.state().clone(), at as u32 + 1);
        let mut chosen = Vec::new();
        let mut choices = 0;
        while let Some((mover, action)) = plies.get(at).filter(|(mover, _)| *mover == seat) {
            let state = table.state().clone();
            let mut legal = Vec::new();
            state.legal(seat, &mut legal);
            choices += usize::from(legal.len() > 1);
            let refused = |refusal| ReplayError::Refused {
                ply: at as u32 + 1,
                action: action.to_string(),
                refusal,
            };
            table.play(*mover, *action).map_err(refused)?;
            chosen.push(*action);
            at += 1;
            if table.state().turn_over(&state, seat) {
                break;
            }
        }
        let turn = Turn { seat, first, last: at as u32, chosen, choices };
        let reviewed =
            turn.review(&mut thinker, net.map(|net| &**net), &before, table.state(), work);
        add(&mut habits[seat.idx()], &reviewed);
        if !tell(reviewed) {
            break;
        }
    }
    Ok(habits)
}

struct Turn<A> {
    seat: Seat,
    first: u32,
    last: u32,
    chosen: Vec<A>,
    choices: usize,
}

impl<A> Turn<A> {
    fn review<G: Evaluate<Action = A>>(
        self,
        thinker: &mut Thinker<G>,
        net: Option<&Net>,
        before: &G,
        after: &G,
        work: u64,
    ) -> Reviewed
    where
        A: engine::Action,
    {
        let seat = self.seat;
        let mut judge = Judge::new(net);
        let outlooks =
            (0..before.seats()).map(|seat| Outlook::of(&mut judge, after, Seat(seat))).collect();
        let mut reviewed = Reviewed {
            first: self.first,
            last: self.last,
            seat,
            outlooks,
            played: None,
            better: None,
            lost: 0,
        };
        if self.choices == 0 {
            return reviewed;
        }
        let seed = Seed::from_number(u64::from(self.first));
        let rng = &mut Rng::at(seed, self.first);
        // What was hidden from the player stays hidden from the judge of the player.
        let guesses = guesses(&Sampler::new(before, seat), rng);
        let turns = thinker.turns(&guesses, seat, seed, rng, &mut Work::units(work));
        let known = turns.iter().find(|turn| turn.actions == self.chosen);
        // Everybody is judged by what they chose, not by what they then drew: with the luck of the plans.
        let ends = guesses.iter().map(|guess| whole(guess, seat, &self.chosen, seed));
        let ends: Vec<G> = ends.collect::<Option<_>>().unwrap_or_else(|| vec![after.clone()]);
        // A turn that the planner did not keep is judged here.
        let value = known.map_or_else(
            || {
                let sum: i64 = ends.iter().map(|end| i64::from(judge.value(end, seat))).sum();
                (sum / ends.len().cast_signed() as i64) as i32
            },
            |turn| turn.value,
        );
        let played = Candidate { actions: self.chosen, value };
        let best = turns.into_iter().next();
        let best = best.filter(|best| best.actions != played.actions && best.value > value);
        reviewed.played = Some(as_played(net, &ends[0], seat, played));
        if let Some(best) = best {
            reviewed.lost = (best.value - value) / 10;
            reviewed.better = explain(net, &guesses[0], seat, seed, &[best]).pop();
            compare::<G>(&mut reviewed);
        }
        reviewed
    }
}

/// Where a turn leads with the luck of plans, if all of it can be done: what was drawn on the way may have
/// been played.
fn whole<G: Evaluate>(start: &G, seat: Seat, turn: &[G::Action], seed: Seed) -> Option<G> {
    let mut state = start.clone();
    for (step, &action) in turn.iter().enumerate() {
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        legal.binary_search(&action).ok()?;
        state.apply(seat, action, &mut luck(seed, step), &mut Log::off());
    }
    Some(state)
}

fn as_played<G: Evaluate>(
    net: Option<&Net>,
    end: &G,
    seat: Seat,
    played: Candidate<G::Action>,
) -> Advice {
    let outlook = Outlook::of(&mut Judge::new(net), end, seat);
    Advice {
        codes: played.actions.iter().map(|action| engine::Action::code(*action)).collect(),
        actions: played.actions.iter().map(ToString::to_string).collect(),
        worth: played.value / 10,
        outlook,
        gains: Vec::new(),
        gives_up: Vec::new(),
    }
}

/// What the better turn would have brought more, and less.
fn compare<G: Evaluate>(reviewed: &mut Reviewed) {
    let (Some(played), Some(better)) = (&reviewed.played, &mut reviewed.better) else { return };
    let (gains, gives_up) = super::advice::difference::<G>(&better.outlook, &played.outlook);
    (better.gains, better.gives_up) = (gains, gives_up);
}

fn add(habits: &mut Habits, reviewed: &Reviewed) {
    habits.turns += u32::from(reviewed.played.is_some());
    habits.lost += reviewed.lost;
    if let (Some(played), Some(better)) = (&reviewed.played, &reviewed.better) {
        let pairs = played.outlook.categories.iter().zip(&better.outlook.categories);
        for (sum, (played, better)) in habits.categories.iter_mut().zip(pairs) {
            *sum += played - better;
        }
    }
}

#[cfg(test)]
mod tests {
    use autobahn::Autobahn;
    use engine::{Game, Playout};

    use super::*;
    use crate::bot::REVIEWER;
    use crate::nets;

    /// A turn at random, and where it ends.
    fn turn(start: &Autobahn, seat: Seat, key: u64) -> Option<(Vec<Action>, Autobahn)> {
        let (mut state, mut chosen) = (*start, Vec::new());
        let whim = &mut Rng::at(Seed::from_number(key), 0);
        for step in 1..60 {
            let (before, mut legal) = (state, Vec::new());
            state.legal(seat, &mut legal);
            let action = legal[whim.below(legal.len() as u32) as usize];
            let rng = &mut Rng::at(Seed::from_number(key), step);
            state.apply(seat, action, rng, &mut Log::off());
            chosen.push(action);
            if state.turn_over(&before, seat) {
                return Some((chosen, state));
            }
        }
        None
    }

    type Action = <Autobahn as Game>::Action;

    #[test]
    fn a_turn_is_judged_by_what_was_chosen_and_not_by_what_was_drawn() {
        let net = nets::of::<Autobahn>();
        let mut thinker = Thinker::new(Settings { width: 12, ..REVIEWER }, net.clone());
        let mut unlike = 0;
        for nth in 0..200u32 {
            let seed = Seed::from_number(nth.into());
            let mut start = Autobahn::setup(&Default::default(), 2, &mut Rng::at(seed, 0)).unwrap();
            Playout::default().run(&mut start, seed, 20 + nth);
            let Some(seat) = start.decision().seats().iter().next() else { continue };
            let Some((chosen, one)) = turn(&start, seat, nth.into()) else { continue };
            // The same with other luck, where it can be done whatever is drawn.
            let with = |luck: u64| whole(&start, seat, &chosen, Seed::from_number(luck));
            let (Some(other), Some(_)) = (with(9_999), with(u64::from(nth) + 1)) else { continue };
            unlike += u32::from(one != other);
            let mut said = |after: &Autobahn| {
                let (first, last) = (nth + 1, nth + chosen.len() as u32);
                let turn = Turn { seat, first, last, chosen: chosen.clone(), choices: 1 };
                let it = turn.review(&mut thinker, net.as_deref(), &start, after, 4_000);
                (it.lost, it.played, it.better)
            };
            assert_eq!(said(&one), said(&other), "position {nth}");
        }
        assert!(unlike > 5, "only {unlike} turns drew something else");
    }
}
