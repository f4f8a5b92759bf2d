//! Looks back at a finished match: how everybody's prospects moved, and for each turn what was played,
//! what was better and why.

use std::sync::Arc;

use engine::{Evaluate, Match, Record, ReplayError, Rng, Seat, Seed};
use serde::Serialize;

use super::advice::{Advice, Outlook, explain};
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
        // A turn that the planner did not keep is judged where it led.
        let value = known.map_or_else(|| judge.value(after, seat), |turn| turn.value);
        let played = Candidate { actions: self.chosen, value };
        let best = turns.into_iter().next();
        match best.filter(|best| best.actions != played.actions && best.value > value) {
            None => reviewed.played = Some(as_played(net, after, seat, played)),
            Some(best) => {
                reviewed.lost = (best.value - value) / 10;
                reviewed.better = explain(net, &guesses[0], seat, seed, &[best]).pop();
                reviewed.played = Some(as_played(net, after, seat, played));
                compare::<G>(&mut reviewed);
            }
        }
        reviewed
    }
}

/// The turn that was played ended where the match knows: its luck was the match's own.
fn as_played<G: Evaluate>(
    net: Option<&Net>,
    after: &G,
    seat: Seat,
    played: Candidate<G::Action>,
) -> Advice {
    let outlook = Outlook::of(&mut Judge::new(net), after, seat);
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
