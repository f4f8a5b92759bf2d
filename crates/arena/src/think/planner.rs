//! Plans one whole turn of a seat: breadth first over its small decisions, equal positions merged, and
//! where there are too many of them, the most promising go on.

use std::collections::{BTreeMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

use engine::{Evaluate, Log, Rng, Seat, Seed};

use super::{Judge, Work};

/// A turn longer than this is judged where it stands.
const LONGEST: usize = 80;
/// Of one kind of turn, at most this part of the positions goes on.
const KINDS: usize = 6;
/// Where the end of a turn draws, so many of the best are tried with more luck, so many times.
const TRIED_AGAIN: usize = 32;
const MORE_LUCK: u32 = 6;

/// Keys are hashes already.
#[derive(Debug, Default)]
struct AsIs(u64);

impl Hasher for AsIs {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {}

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

type Keys = HashSet<u64, BuildHasherDefault<AsIs>>;

/// A turn from here to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate<A> {
    pub actions: Vec<A>,
    /// For the seat, in hundredths of a point.
    pub value: i32,
}

#[derive(Clone)]
struct Open<G> {
    state: G,
    /// The last step that led here; `None` at the start.
    step: Option<u32>,
    key: u64,
    value: i32,
    line: u32,
}

struct Ended {
    step: u32,
    value: i32,
    drew: bool,
}

/// What is to be planned.
#[derive(Clone, Copy, Debug)]
pub struct Aim {
    pub seat: Seat,
    /// Of the luck that plans count on.
    pub seed: Seed,
    /// Positions that go on at each step.
    pub width: usize,
    /// Turns that are wanted.
    pub most: usize,
}

/// Keeps its room from turn to turn.
#[derive(Debug)]
pub struct Planner<G: Evaluate> {
    /// Every step that was tried: where it came from and what it was.
    steps: Vec<(Option<u32>, G::Action)>,
    open: Vec<Open<G>>,
    next: Vec<Open<G>>,
    /// Places in `next`, the best first.
    order: Vec<usize>,
    ended: Vec<Ended>,
    seen: Keys,
    legal: Vec<G::Action>,
    /// How many positions were reached.
    pub reached: u64,
}

impl<G> std::fmt::Debug for Open<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Open({})", self.value)
    }
}

impl std::fmt::Debug for Ended {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Ended({})", self.value)
    }
}

impl<G: Evaluate> Default for Planner<G> {
    fn default() -> Self {
        Planner {
            steps: Vec::new(),
            open: Vec::new(),
            next: Vec::new(),
            order: Vec::new(),
            ended: Vec::new(),
            seen: Keys::default(),
            legal: Vec::new(),
            reached: 0,
        }
    }
}

/// The luck of the n-th step of a plan: the same for all plans of one turn, so that they differ only by
/// what they do.
pub(super) fn luck(seed: Seed, step: usize) -> Rng {
    Rng::at(seed, step as u32)
}

fn other_luck(seed: Seed, nth: u32) -> Rng {
    Rng::at(seed, 1_000_000 + nth)
}

impl<G: Evaluate> Planner<G> {
    /// The best turns of a seat that has to move, best first: at least one, and not more than wanted.
    pub fn plan(
        &mut self,
        judge: &mut Judge<'_>,
        start: &G,
        aim: Aim,
        work: &mut Work<'_>,
    ) -> Vec<Candidate<G::Action>> {
        let Aim { seat, seed, width, most } = aim;
        self.steps.clear();
        self.open.clear();
        self.ended.clear();
        self.seen.clear();
        self.open.push(Open { state: start.clone(), step: None, key: 0, value: 0, line: 0 });
        for depth in 0..LONGEST {
            if self.open.is_empty() {
                break;
            }
            let width = if work.is_over() { 1 } else { width };
            self.step(judge, seat, seed, depth, work);
            self.prune(judge, seat, width, work);
        }
        self.judge_unfinished(judge, seat);
        self.ended.sort_by_key(|ended| (std::cmp::Reverse(ended.value), ended.step));
        self.ended.truncate(most.max(TRIED_AGAIN));
        if self.ended.iter().any(|ended| ended.drew) {
            self.try_again(judge, start, seat, seed, work);
        }
        self.ended.truncate(most.max(1));
        let candidate = |it: &Ended| Candidate { actions: self.path(it.step), value: it.value };
        self.ended.iter().map(candidate).collect()
    }

    /// Carries out every action of every open position.
    fn step(
        &mut self,
        judge: &mut Judge<'_>,
        seat: Seat,
        seed: Seed,
        depth: usize,
        work: &mut Work<'_>,
    ) {
        self.next.clear();
        for open in &self.open {
            self.legal.clear();
            open.state.legal(seat, &mut self.legal);
            for &action in &self.legal {
                let mut state = open.state.clone();
                let mut rng = luck(seed, depth);
                state.apply(seat, action, &mut rng, &mut Log::off());
                self.reached += 1;
                work.spend(1);
                let key = state.key(seat);
                if !self.seen.insert(key) {
                    continue;
                }
                let step = self.steps.len() as u32;
                self.steps.push((open.step, action));
                if state.turn_over(&open.state, seat) || state.is_over() {
                    let value = judge.value(&state, seat);
                    work.spend(1);
                    self.ended.push(Ended { step, value, drew: rng.drawn() });
                } else {
                    let line = state.line();
                    self.next.push(Open { state, step: Some(step), key, value: 0, line });
                }
            }
        }
    }

    /// The `width` best of what is next are open, and not too many of one kind.
    fn prune(&mut self, judge: &mut Judge<'_>, seat: Seat, width: usize, work: &mut Work<'_>) {
        if self.next.len() <= width {
            std::mem::swap(&mut self.open, &mut self.next);
            return;
        }
        for open in &mut self.next {
            open.value = judge.value(&open.state, seat);
        }
        work.spend(self.next.len() as u64);
        // Positions are large: their numbers are sorted, and only those that go on are moved.
        let next = &self.next;
        self.order.clear();
        self.order.extend(0..next.len());
        self.order.sort_by_key(|nth| (std::cmp::Reverse(next[*nth].value), next[*nth].step));
        let most = (width / KINDS).max(1);
        let mut kinds: BTreeMap<u32, usize> = BTreeMap::new();
        self.open.clear();
        for open in self.order.iter().map(|nth| &next[*nth]) {
            let kind = kinds.entry(open.line).or_default();
            if self.open.len() < width && *kind < most {
                *kind += 1;
                self.open.push(open.clone());
            } else {
                // Another way to it may come out better: it must not look like one that went on.
                self.seen.remove(&open.key);
            }
        }
    }

    /// Where a seat can do no more without its turn being over, or the turn is too long.
    fn judge_unfinished(&mut self, judge: &mut Judge<'_>, seat: Seat) {
        for open in self.open.drain(..) {
            if let Some(step) = open.step {
                let value = judge.value(&open.state, seat);
                self.ended.push(Ended { step, value, drew: false });
            }
        }
    }

    fn try_again(
        &mut self,
        judge: &mut Judge<'_>,
        start: &G,
        seat: Seat,
        seed: Seed,
        work: &mut Work<'_>,
    ) {
        for nth in 0..self.ended.len().min(TRIED_AGAIN) {
            if work.is_over() {
                break;
            }
            let Ended { step, value, drew } = self.ended[nth];
            if !drew {
                continue;
            }
            let path = self.path(step);
            let (last, before) = path.split_last().expect("a turn has a step");
            let state = follow(start, seat, before, seed);
            let mut sum = i64::from(value);
            for again in 0..MORE_LUCK {
                let mut end = state.clone();
                end.apply(seat, *last, &mut other_luck(seed, again), &mut Log::off());
                sum += i64::from(judge.value(&end, seat));
                work.spend(2);
            }
            self.ended[nth].value = (sum / i64::from(1 + MORE_LUCK)) as i32;
        }
        self.ended.truncate(TRIED_AGAIN);
        self.ended.sort_by_key(|ended| (std::cmp::Reverse(ended.value), ended.step));
    }

    fn path(&self, step: u32) -> Vec<G::Action> {
        let mut path = Vec::new();
        let mut at = Some(step);
        while let Some(step) = at {
            let (from, action) = self.steps[step as usize];
            path.push(action);
            at = from;
        }
        path.reverse();
        path
    }
}

/// Where a planned turn leads, with the luck with which it was planned. In another guess or with other
/// luck not all of it may be possible: then it leads as far as it can.
pub fn follow<G: Evaluate>(start: &G, seat: Seat, actions: &[G::Action], seed: Seed) -> G {
    let mut state = start.clone();
    let mut legal = Vec::new();
    for (step, &action) in actions.iter().enumerate() {
        legal.clear();
        state.legal(seat, &mut legal);
        if legal.binary_search(&action).is_err() {
            break;
        }
        state.apply(seat, action, &mut luck(seed, step), &mut Log::off());
    }
    state
}
