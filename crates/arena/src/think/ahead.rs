//! Looks further than one turn: the best turns are played on, everybody planning narrowly, and judged
//! where all of them stand equally deep.

use engine::{Evaluate, Log, Seed};

use super::planner::{Aim, Candidate, Planner, follow, luck};
use super::{Judge, Work};

/// One round of looking ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    /// So many of the best go on to this round.
    pub keep: usize,
    pub reach: Reach,
    /// Width of one's own plans on the way.
    pub width: usize,
    /// Width of others' plans: what they are thought to do is the nearer to what they will, the wider.
    pub others: usize,
    /// With how much different luck at most.
    pub lucks: u32,
}

/// How far is played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// So many turns of every seat, and not fewer than so many in all.
    Turns { each: usize, least: usize },
    /// Until the clock has moved so far: only such rounds are for a game that has one.
    Hours(u32),
}

/// Where a line is judged.
#[derive(Clone, Copy, Debug)]
enum Depth {
    Turns(usize),
    Until(u32),
}

impl Reach {
    fn from<G: Evaluate>(self, start: &G) -> Option<Depth> {
        match (self, start.hour()) {
            (Reach::Turns { each, least }, None) => {
                Some(Depth::Turns(least.max(each * usize::from(start.seats()))))
            }
            (Reach::Hours(more), Some(hour)) => Some(Depth::Until(hour + more)),
            (Reach::Turns { .. }, Some(_)) | (Reach::Hours(_), None) => None,
        }
    }
}

/// A game that never gets to the hour is judged after so many turns.
const MOST_TURNS: usize = 200;

/// How much the value before looking ahead counts, and how much one look and each further one do.
const STATIC: i64 = 3;
const FIRST: i64 = 10;
const FURTHER: i64 = 6;

/// Over some guesses at the position. Re-orders the candidates, best first; those that were looked at
/// further come before all others.
pub fn look_ahead<G: Evaluate>(
    planner: &mut Planner<G>,
    judge: &mut Judge<'_>,
    guesses: &[G],
    aim: Aim,
    mut candidates: Vec<Candidate<G::Action>>,
    rounds: &[Round],
    work: &mut Work<'_>,
) -> Vec<Candidate<G::Action>> {
    let Some(first) = guesses.first() else { return candidates };
    let fit = |round: &Round| Some((*round, round.reach.from(first)?));
    let rounds: Vec<_> = rounds.iter().filter_map(fit).collect();
    for (nth, (round, depth)) in rounds.iter().enumerate() {
        // What is left is for this round and those after it.
        let share = work.left() / (rounds.len() - nth) as u64;
        let keep = round.keep.min(candidates.len());
        if keep < 2 {
            break;
        }
        let look = Look { guesses, aim, round: *round, depth: *depth, share };
        let (sums, lucks) = look.at(planner, judge, &candidates[..keep], work);
        if lucks == 0 {
            break;
        }
        let ahead = FIRST + FURTHER * (lucks - 1);
        let mut judged: Vec<_> = candidates.drain(..sums.len()).collect();
        for (candidate, sum) in judged.iter_mut().zip(sums) {
            let value =
                (sum / lucks * ahead + i64::from(candidate.value) * STATIC) / (ahead + STATIC);
            candidate.value = value as i32;
        }
        judged.sort_by_key(|candidate| std::cmp::Reverse(candidate.value));
        candidates.splice(..0, judged);
    }
    candidates
}

/// How candidates are looked at.
struct Look<'a, G> {
    guesses: &'a [G],
    aim: Aim,
    round: Round,
    depth: Depth,
    /// Of the work.
    share: u64,
}

impl<G: Evaluate> Look<'_, G> {
    /// What the lines of the first candidates come to, summed up over so many kinds of luck: the same
    /// luck for all of them before there is other luck, so that they differ only by what they do. There
    /// are as many candidates, and then as many kinds of luck, as the share of the work allows.
    fn at(
        &self,
        planner: &mut Planner<G>,
        judge: &mut Judge<'_>,
        candidates: &[Candidate<G::Action>],
        work: &mut Work<'_>,
    ) -> (Vec<i64>, i64) {
        let &Look { guesses, aim, round, share, .. } = self;
        let before = work.left();
        let mut sums: Vec<i64> = Vec::with_capacity(candidates.len());
        let mut lucks = 0;
        while lucks < round.lucks.max(1) {
            let start = &guesses[lucks as usize % guesses.len()];
            let line = Aim { seed: another(aim.seed, lucks), width: round.width, most: 1, ..aim };
            let spent = before - work.left();
            if lucks > 0 && spent + spent / u64::from(lucks) > share {
                break;
            }
            let mut values = Vec::with_capacity(candidates.len());
            let most = if lucks == 0 { candidates.len() } else { sums.len() };
            for candidate in &candidates[..most] {
                let (spent, done) = (before - work.left(), values.len() as u64);
                // One more of them, and all of them once more where luck matters.
                let again = u64::from(round.lucks.clamp(1, 2));
                if lucks == 0 && done >= 2 && (spent + spent / done) * again > share {
                    break;
                }
                let turn = &candidate.actions;
                let leaf = self.play_on(planner, judge, start, line, turn, work);
                values.push(i64::from(judge.value(&leaf, aim.seat)));
            }
            // Lines that were broken off cannot be compared.
            if work.is_over() {
                break;
            }
            sums.resize(values.len(), 0);
            sums.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
            lucks += 1;
        }
        (sums, lucks.into())
    }

    /// Where the seat's turn and what follows lead. Where something is drawn the rest of the turn is
    /// thought over, as it would be.
    fn play_on(
        &self,
        planner: &mut Planner<G>,
        judge: &mut Judge<'_>,
        start: &G,
        aim: Aim,
        turn: &[G::Action],
        work: &mut Work<'_>,
    ) -> G {
        let (mut state, mut over) = take(start, aim, turn);
        let (most, hour) = match self.depth {
            Depth::Turns(turns) => (turns, u32::MAX),
            Depth::Until(hour) => (MOST_TURNS, hour),
        };
        let mut turns = 0;
        while !over || (turns < most && state.hour().is_none_or(|now| now < hour)) {
            if work.is_over() {
                break;
            }
            let Some(mover) = state.decision().seats().iter().next() else { break };
            let Seed(mut key) = aim.seed;
            key[25] ^= 1 + turns as u8;
            key[26] ^= u8::from(over);
            let luck = Seed(key);
            let width = if mover == aim.seat { aim.width } else { self.round.others };
            let plan = Aim { seat: mover, seed: luck, width, ..aim };
            let plans = planner.plan(judge, &state, plan, work);
            let Some(best) = plans.first() else { break };
            state = follow(&state, mover, &best.actions, luck);
            turns += usize::from(over);
            over = true;
        }
        state
    }
}

/// What a turn comes to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Weighed {
    /// For the seat, in hundredths of a point.
    pub value: i32,
    /// What the net expects, of the same positions; empty without a net.
    pub heads: Vec<i32>,
}

/// How turns are weighed: by all that nobody has looked at yet, as deep as it takes for a turn to show what it is worth.
const SCALES: [Round; 2] = [
    Round { keep: 1, reach: Reach::Turns { each: 2, least: 4 }, width: 40, others: 60, lucks: 8 },
    Round { keep: 1, reach: Reach::Hours(1), width: 24, others: 13, lucks: 8 },
];

/// Kinds of luck that no search gets to.
const UNSEEN: u32 = 128;

/// Looks at turns once more, side by side: in all guesses, and with luck with which they were neither planned nor
/// chosen, so that the one that a search likes best is not praised for the luck that made it so. They are looked at
/// with as many kinds of luck as the round and the work allow, and at least with one.
pub fn weigh<G: Evaluate>(
    planner: &mut Planner<G>,
    judge: &mut Judge<'_>,
    guesses: &[G],
    aim: Aim,
    turns: &[&[G::Action]],
    work: &mut Work<'_>,
) -> Vec<Weighed> {
    let Some(first) = guesses.first() else { return Vec::new() };
    let fit = |round: &Round| Some((*round, round.reach.from(first)?));
    let Some((round, depth)) = SCALES.iter().find_map(fit) else { return Vec::new() };
    let share = work.left();
    let look = Look { guesses, aim, round, depth, share };
    let mut sums: Vec<(i64, Vec<i64>)> = vec![Default::default(); turns.len()];
    let mut lucks = 0;
    while lucks < round.lucks {
        let spent = share - work.left();
        if lucks > 0 && spent + spent / u64::from(lucks) > share {
            break;
        }
        let start = &guesses[lucks as usize % guesses.len()];
        let line = Aim { seed: another(aim.seed, UNSEEN + lucks), width: round.width, ..aim };
        let mut leaves = |work: &mut Work<'_>| -> Vec<G> {
            let leaf = |turn: &&[_]| look.play_on(planner, judge, start, line, turn, work);
            turns.iter().map(leaf).collect()
        };
        let mut ends = leaves(work);
        if work.is_over() {
            if lucks > 0 {
                break;
            }
            // There is nothing left to play them on: all of them are judged where they end.
            ends = leaves(work);
        }
        for (end, (value, heads)) in ends.iter().zip(&mut sums) {
            *value += i64::from(judge.value(end, aim.seat));
            let said = judge.heads(end, aim.seat);
            heads.resize(said.len(), 0);
            heads.iter_mut().zip(said).for_each(|(sum, it)| *sum += i64::from(it));
        }
        lucks += 1;
    }
    let mean = |sum: i64| (sum / i64::from(lucks)) as i32;
    let weighed = |(value, heads): (i64, Vec<i64>)| Weighed {
        value: mean(value),
        heads: heads.into_iter().map(mean).collect(),
    };
    sums.into_iter().map(weighed).collect()
}

/// Luck that no plan has counted on.
fn another(seed: Seed, luck: u32) -> Seed {
    let Seed(mut key) = seed;
    key[24] ^= 1 + luck as u8;
    Seed(key)
}

/// A planned turn with other luck, up to where that shows, and whether it is over there.
fn take<G: Evaluate>(start: &G, aim: Aim, turn: &[G::Action]) -> (G, bool) {
    let mut state = start.clone();
    let mut legal = Vec::new();
    for (step, &action) in turn.iter().enumerate() {
        legal.clear();
        state.legal(aim.seat, &mut legal);
        if legal.binary_search(&action).is_err() {
            return (state, false);
        }
        let before = state.clone();
        let mut rng = luck(aim.seed, step);
        state.apply(aim.seat, action, &mut rng, &mut Log::off());
        if state.turn_over(&before, aim.seat) || state.is_over() {
            return (state, true);
        }
        if rng.drawn() {
            return (state, false);
        }
    }
    // Or it was too long, or a part of one.
    let over = !state.decision().seats().contains(aim.seat);
    (state, over)
}
