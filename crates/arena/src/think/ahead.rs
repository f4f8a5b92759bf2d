//! Looks further than one turn: the best turns are played on, everybody planning narrowly, and judged
//! where all of them stand equally deep.

use engine::{Evaluate, Seed};

use super::planner::{Aim, Candidate, Planner, follow};
use super::{Judge, Work};

/// One round of looking ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    /// So many of the best go on to this round.
    pub keep: usize,
    /// Turns that are played on, per seat of the match.
    pub turns_each: usize,
    /// Fewest turns, however few seats there are.
    pub least_turns: usize,
    /// Width of the plans on the way.
    pub width: usize,
    /// With how much different luck.
    pub lucks: u32,
}

/// How much the value before looking ahead still counts, in thirteenths.
const STATIC: i64 = 3;
const AHEAD: i64 = 10;

/// Over some guesses at the position. Re-orders the candidates, best first; those that were looked at further come before all others.
pub fn look_ahead<G: Evaluate>(
    planner: &mut Planner<G>,
    judge: &mut Judge<'_>,
    guesses: &[G],
    Aim { seat, seed, .. }: Aim,
    mut candidates: Vec<Candidate<G::Action>>,
    rounds: &[Round],
    work: &mut Work<'_>,
) -> Vec<Candidate<G::Action>> {
    for (nth, round) in rounds.iter().enumerate() {
        // What is left is for this round and those after it.
        let (left, share) = (work.left(), work.left() / (rounds.len() - nth) as u64);
        let keep = round.keep.min(candidates.len());
        let Some(first) = guesses.first().filter(|_| keep >= 2) else { break };
        let depth = (round.turns_each * usize::from(first.seats())).max(round.least_turns);
        // Where something is hidden, other luck comes with another guess at it.
        let lucks = if guesses.len() > 1 { round.lucks.max(2) } else { round.lucks.max(1) };
        let mut judged = Vec::with_capacity(keep);
        for (done, candidate) in candidates[..keep].iter().enumerate() {
            // As many as the work allows, two at least; they were the best before.
            let spent = left - work.left();
            if done >= 2 && spent + spent / done as u64 > share {
                break;
            }
            let mut sum = 0;
            for luck in 0..lucks {
                let seed = another(seed, luck);
                let start = &guesses[luck as usize % guesses.len()];
                let end = follow(start, seat, &candidate.actions, seed);
                let aim = Aim { seat, seed, width: round.width, most: 1 };
                sum += i64::from(play_on(planner, judge, end, aim, depth, work));
            }
            // Half a round says nothing: lines of unequal depth cannot be compared.
            if work.is_over() {
                return candidates;
            }
            let ahead = sum / i64::from(lucks);
            let value = (ahead * AHEAD + i64::from(candidate.value) * STATIC) / (AHEAD + STATIC);
            judged.push(Candidate { value: value as i32, actions: candidate.actions.clone() });
        }
        judged.sort_by_key(|candidate| std::cmp::Reverse(candidate.value));
        candidates.splice(..judged.len(), judged);
    }
    candidates
}

fn another(seed: Seed, luck: u32) -> Seed {
    let Seed(mut key) = seed;
    key[24] ^= luck as u8;
    Seed(key)
}

/// The value for the seat in question after so many turns of everybody.
fn play_on<G: Evaluate>(
    planner: &mut Planner<G>,
    judge: &mut Judge<'_>,
    mut state: G,
    aim: Aim,
    turns: usize,
    work: &mut Work<'_>,
) -> i32 {
    for turn in 0..turns {
        if work.is_over() {
            break;
        }
        let Some(mover) = state.decision().seats().iter().next() else { break };
        let Seed(mut key) = aim.seed;
        key[25] ^= 1 + turn as u8;
        let luck = Seed(key);
        let plans = planner.plan(judge, &state, Aim { seat: mover, seed: luck, ..aim }, work);
        let Some(best) = plans.first() else { break };
        state = follow(&state, mover, &best.actions, luck);
    }
    judge.settle(&state, aim.seat);
    judge.value(&state, aim.seat)
}
