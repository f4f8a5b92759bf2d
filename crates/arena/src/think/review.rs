//! Looks back at a finished match: how everybody's prospects moved and by what, and for each turn what was played,
//! what was better and why.

use std::sync::Arc;

use engine::{Evaluate, Log, Match, Record, ReplayError, Rng, Seat, Seed};
use serde::Serialize;

use super::advice::{Advice, Outlook, SEARCH};
use super::planner::luck;
use super::{Judge, Net, Settings, Thinker, Work, guesses};
use crate::Sampler;

/// One turn of a match, looked at; where something is drawn within a turn, what comes after is another one, for nobody
/// could have planned it.
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
    /// Whose chance to win changed most by it.
    pub swing: Swing,
}

/// A change of a chance to win, and what it came by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Swing {
    pub seat: Seat,
    /// Percent, of chances that add up to 100.
    pub win: i32,
    pub by: Cause,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Cause {
    /// Who had the turn could have done better.
    Mistake,
    /// Who had the turn gained by it.
    Play,
    /// What was drawn.
    Luck,
    /// Who had the turn lost by it, though it could hardly be bettered: others had seen to that before.
    Others,
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

/// Reviews a record turn by turn; the work is for the whole of it, and all turns have equal parts. `tell` gets each
/// as it is done and says whether to go on.
pub fn review<G: Evaluate>(
    record: &Record,
    settings: Settings,
    net: Option<&Arc<Net>>,
    tell: &mut dyn FnMut(Reviewed) -> bool,
) -> Result<Vec<Habits>, ReplayError> {
    let (start, turns) = turns_of(&engine::replay::<G>(record)?);
    let chosen = turns.iter().filter(|turn| turn.choices > 0).count().max(1);
    let work = settings.work / chosen as u64;
    let mut thinker = Thinker::new(settings, net.cloned());
    let none = Habits { categories: vec![0; G::CATEGORIES.len()], ..Habits::default() };
    let mut habits = vec![none; usize::from(start.seats())];
    let mut before = start;
    for turn in turns {
        let reviewed = turn.review(&mut thinker, net.map(|net| &**net), &before, work);
        before = turn.after;
        add(&mut habits[turn.seat.idx()], &reviewed);
        if !tell(reviewed) {
            break;
        }
    }
    Ok(habits)
}

/// What a seat did in one go, as far as it could know what would come of it.
struct Turn<G: Evaluate> {
    seat: Seat,
    first: u32,
    chosen: Vec<G::Action>,
    /// Decisions at which there was more than one thing to do.
    choices: usize,
    /// It ends with something that was drawn.
    drew: bool,
    after: G,
}

/// Where a match began, and all its turns.
fn turns_of<G: Evaluate>(whole: &Match<G>) -> (G, Vec<Turn<G>>) {
    let start = whole.replay_to(0).map_or_else(|| whole.state().clone(), |it| it.state().clone());
    let (mut state, mut turns) = (start.clone(), Vec::<Turn<G>>::new());
    let (mut legal, mut open) = (Vec::new(), false);
    for (ply, played) in (1..).zip(whole.history()) {
        let (seat, before) = (played.seat, state.clone());
        legal.clear();
        state.legal(seat, &mut legal);
        let mut rng = Rng::at(whole.seed(), ply);
        state.apply(seat, played.action, &mut rng, &mut Log::off());
        if !open || turns.last().is_none_or(|turn| turn.seat != seat) {
            let after = before.clone();
            let (chosen, choices, drew) = (Vec::new(), 0, false);
            turns.push(Turn { seat, first: ply, chosen, choices, drew, after });
        }
        let turn = turns.last_mut().expect("one was begun");
        turn.chosen.push(played.action);
        turn.choices += usize::from(legal.len() > 1);
        turn.drew = rng.drawn();
        turn.after = state.clone();
        open = !turn.drew && !state.turn_over(&before, seat);
    }
    (start, turns)
}

impl<G: Evaluate> Turn<G> {
    fn review(
        &self,
        thinker: &mut Thinker<G>,
        net: Option<&Net>,
        before: &G,
        work: u64,
    ) -> Reviewed {
        let &Turn { seat, first, .. } = self;
        let (was, is) = (outlooks(net, before), outlooks(net, &self.after));
        let mut reviewed = Reviewed {
            first,
            last: first + self.chosen.len() as u32 - 1,
            seat,
            played: None,
            better: None,
            lost: 0,
            swing: Swing { seat, win: 0, by: Cause::Others },
            outlooks: Vec::new(),
        };
        if self.choices > 0 {
            self.judge(thinker, before, &mut reviewed, work);
        }
        reviewed.swing = self.swing(net, before, &was, &is, &reviewed);
        reviewed.outlooks = is;
        reviewed
    }

    /// What was played beside the best that is found: both looked ahead at in the same way.
    fn judge(&self, thinker: &mut Thinker<G>, before: &G, reviewed: &mut Reviewed, work: u64) {
        let seat = self.seat;
        let seed = Seed::from_number(u64::from(self.first));
        let rng = &mut Rng::at(seed, self.first);
        // What was hidden from the player stays hidden from the judge of the player.
        let guesses = guesses(&Sampler::new(before, seat), rng);
        let work = &mut Work::units(work);
        let found = work.part(SEARCH, |work| thinker.turns(&guesses, seat, seed, rng, work));
        let best = found.first().map(|best| &best.actions[..]);
        let best = best.filter(|best| !best.starts_with(&self.chosen));
        // Everybody is judged by what they chose, not by what they then drew: with the luck of plans.
        let both: Vec<_> = std::iter::once(&self.chosen[..]).chain(best).collect();
        let weighed = thinker.weigh(&guesses, seat, seed, &both, work);
        let mut advice = both.iter().zip(&weighed).map(|(turn, weighed)| Advice::of(turn, weighed));
        reviewed.played = advice.next();
        let (Some(played), Some(mut better)) = (&reviewed.played, advice.next()) else { return };
        if better.worth > played.worth {
            reviewed.lost = better.worth - played.worth;
            better.against::<G>(&played.outlook);
            reviewed.better = Some(better);
        }
    }

    fn swing(
        &self,
        net: Option<&Net>,
        before: &G,
        was: &[Outlook],
        is: &[Outlook],
        reviewed: &Reviewed,
    ) -> Swing {
        let (was, is) = (shares(was), shares(is));
        let changes = is.iter().zip(&was).map(|(is, was)| is - was);
        let (seat, win) = (0..).zip(changes).max_by_key(|(_, win)| win.abs()).unwrap_or_default();
        let gained = |seat: Seat, win: i32| if seat == self.seat { win > 0 } else { win < 0 };
        let most = |part: i32| part * 2 >= win.abs();
        let missed = match (&reviewed.played, &reviewed.better) {
            (Some(played), Some(better)) => better.outlook.win - played.outlook.win,
            _ => 0,
        };
        let by = if most(self.luck(net, before, seat, is[usize::from(seat)]) * win.signum()) {
            Cause::Luck
        } else if gained(Seat(seat), win) {
            Cause::Play
        } else if most(missed) {
            Cause::Mistake
        } else {
            Cause::Others
        };
        Swing { seat: Seat(seat), win, by }
    }

    /// How much more of the chances a seat has than it would have had on average, had something else been drawn.
    fn luck(&self, net: Option<&Net>, before: &G, seat: u8, share: i32) -> i32 {
        if !self.drew {
            return 0;
        }
        let with = |luck: u64| whole(before, self.seat, &self.chosen, Seed::from_number(luck));
        let other = (0..DRAWS).filter_map(with);
        let other: Vec<_> =
            other.map(|end| shares(&outlooks(net, &end))[usize::from(seat)]).collect();
        let count = other.len().max(1).cast_signed() as i32;
        if other.is_empty() { 0 } else { share - other.iter().sum::<i32>() / count }
    }
}

/// With what a draw is compared.
const DRAWS: u64 = 16;

fn outlooks<G: Evaluate>(net: Option<&Net>, state: &G) -> Vec<Outlook> {
    let mut judge = Judge::new(net);
    (0..state.seats()).map(|seat| Outlook::of(&mut judge, state, Seat(seat))).collect()
}

/// Chances in percent that add up: the net judges each seat for itself.
fn shares(outlooks: &[Outlook]) -> Vec<i32> {
    let sum: i32 = outlooks.iter().map(|it| it.win).sum();
    let count = outlooks.len().max(1).cast_signed() as i32;
    let share = |it: &Outlook| match (count, sum) {
        (1, _) => it.win,
        (_, 0) => 100 / count,
        (_, _) => it.win * 100 / sum,
    };
    outlooks.iter().map(share).collect()
}

/// Where a turn leads with other luck, if all of it can be done: what was drawn on the way may have
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
                let (chosen, after) = (chosen.clone(), *after);
                let turn = Turn { seat, first: nth + 1, chosen, choices: 1, drew: true, after };
                let it = turn.review(&mut thinker, net.as_deref(), &start, 8_000);
                (it.lost, it.played, it.better)
            };
            assert_eq!(said(&one), said(&other), "position {nth}");
        }
        assert!(unlike > 5, "only {unlike} turns drew something else");
    }
}
