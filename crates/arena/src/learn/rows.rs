//! What a match of a bot against itself teaches: positions, each with what was to come.

use engine::{Action, Decision, Evaluate, Log, Rng, Seat, Seed, Standings};

use crate::think::{Aim, CATEGORY, Judge, Net, OUTPUT_POINTS, Planner, Work, outcome};

/// The most heads a net may have.
pub const HEADS: usize = 16;

/// Positions and targets, one after the other.
#[derive(Clone, Debug, Default)]
pub struct Rows {
    /// Where each row ends in `features`.
    ends: Vec<u32>,
    features: Vec<(u16, u8)>,
    pub targets: Vec<[f32; HEADS]>,
}

impl Rows {
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    fn push(&mut self, described: &[u8]) {
        let set = described.iter().enumerate().filter(|(_, value)| **value != 0);
        self.features.extend(set.map(|(feature, value)| (feature as u16, *value)));
        self.ends.push(self.features.len() as u32);
        self.targets.push([0.0; HEADS]);
    }

    pub fn add(&mut self, features: &[(u16, u8)], targets: [f32; HEADS]) {
        self.features.extend(features);
        self.ends.push(self.features.len() as u32);
        self.targets.push(targets);
    }

    pub fn row(&self, row: usize) -> (&[(u16, u8)], &[f32; HEADS]) {
        let start = row.checked_sub(1).map_or(0, |before| self.ends[before] as usize);
        (&self.features[start..self.ends[row] as usize], &self.targets[row])
    }

    pub fn append(&mut self, other: &Rows) {
        let start = self.features.len() as u32;
        self.features.extend(&other.features);
        self.ends.extend(other.ends.iter().map(|end| end + start));
        self.targets.extend(&other.targets);
    }
}

/// How matches are played and what is learnt from them.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct Recipe {
    /// Width of the plans.
    pub width: usize,
    /// Percent of the turns that are chosen with some luck …
    pub explore: u32,
    /// … the likelier, the fewer points they are worse than the best.
    pub warmth: f32,
    /// Percent of the matches in which everybody's first decision is drawn, if it is of the kind that the
    /// match begins with: what a net once thought bad
    /// would else hardly be tried again, and so stay bad in its eyes.
    pub drawn: u32,
    /// How far a result reaches back, per row of a seat.
    pub lambda: f32,
    /// Percent of other seats' turns, and of decisions within a turn, that make a row.
    pub others: u32,
    pub within: u32,
    /// What every turn costs, in points, and after how many per seat a match is broken off: in games
    /// that do not end by themselves.
    pub turn_price: f32,
    pub most_turns: u32,
}

impl Default for Recipe {
    fn default() -> Self {
        Recipe {
            width: 40,
            explore: 18,
            warmth: 3.0,
            drawn: 20,
            lambda: 0.85,
            others: 30,
            within: 8,
            turn_price: 0.3,
            most_turns: 130,
        }
    }
}

/// One row of a seat, while the match goes on.
struct Mark {
    row: usize,
    /// After a turn of one's own or of somebody else; otherwise within a turn.
    chained: bool,
    own: bool,
    values: [f32; HEADS],
}

/// One match and its rows.
#[derive(Debug)]
pub struct Lesson {
    pub rows: Rows,
    pub standings: Option<Standings>,
    pub turns: u32,
}

fn scaled(hundredths: &[i32]) -> [f32; HEADS] {
    let mut out = [0.0; HEADS];
    for (to, value) in out.iter_mut().zip(hundredths) {
        *to = *value as f32 / (100.0 * OUTPUT_POINTS as f32);
    }
    out
}

/// Chance in the play of a lesson, apart from that of the match.
struct Whim(Rng);

impl Whim {
    fn percent(&mut self, percent: u32) -> bool {
        self.0.below(100) < percent
    }

    /// One of the values, by how much worse than the best they are.
    fn pick(&mut self, values: impl Iterator<Item = i32> + Clone, warmth: f32) -> usize {
        let best = values.clone().max().unwrap_or(0);
        let weight = |value: i32| ((value - best) as f32 / (100.0 * warmth)).exp();
        let sum: f32 = values.clone().map(weight).sum();
        let mut at = self.0.below(1 << 24) as f32 / (1 << 24) as f32 * sum;
        for (nth, value) in values.enumerate() {
            at -= weight(value);
            if at <= 0.0 {
                return nth;
            }
        }
        0
    }
}

/// Plays one match. Without a net the hand-made estimate plays, and only the result teaches.
pub fn lesson<G: Evaluate>(
    start: G,
    net: Option<&Net>,
    blank: &Net,
    recipe: &Recipe,
    seed: Seed,
    planner: &mut Planner<G>,
) -> Lesson {
    let seats = start.seats();
    let mut own_turns = vec![0; usize::from(seats)];
    let endless = start.usual_turns().is_some();
    let most_turns = if endless { recipe.most_turns * u32::from(seats) } else { u32::MAX };
    let mut judge = Judge::new(net);
    // A net that knows nothing still describes positions.
    let mut scribe = Judge::new(Some(net.unwrap_or(blank)));
    let mut rows = Rows::default();
    let mut marks: Vec<Vec<Mark>> = (0..seats).map(|_| Vec::new()).collect();
    let Seed(mut key) = seed;
    key[30] ^= 0x55;
    let mut whim = Whim(Rng::at(Seed(key), 0));
    let mut drawn = vec![whim.percent(recipe.drawn); usize::from(seats)];
    let mut opening = None;
    let mut state = start;
    let mut legal = Vec::new();
    let (mut ply, mut turns) = (0, 0);
    let standings = loop {
        let mover = match state.decision() {
            Decision::Over(standings) => break Some(standings),
            Decision::Choose { seats, .. } => seats.iter().next(),
        };
        let Some(mover) = mover.filter(|_| turns < most_turns) else {
            break None;
        };
        legal.clear();
        state.legal(mover, &mut legal);
        let opens = legal[0].kind() == *opening.get_or_insert(legal[0].kind());
        let turn = if opens && legal.len() > 1 && std::mem::take(&mut drawn[mover.idx()]) {
            vec![legal[whim.0.below(legal.len() as u32) as usize]]
        } else {
            key[29] = 0xaa;
            let luck = Seed(key.map(|byte| byte.rotate_left(ply % 7) ^ ply as u8));
            let work = &mut Work::units(u64::MAX);
            let mut guess = state.clone();
            guess.determinize(Some(mover), &mut whim.0);
            judge = judge.after_turns(&state, own_turns[mover.idx()]);
            let aim = Aim { seat: mover, seed: luck, width: recipe.width, most: 32 };
            let mut plans = planner.plan(&mut judge, &guess, aim, work);
            let nth = if whim.percent(recipe.explore) {
                whim.pick(plans.iter().map(|plan| plan.value), recipe.warmth)
            } else {
                0
            };
            plans.swap_remove(nth).actions
        };
        for action in turn {
            if whim.percent(recipe.within) {
                let values = scribe.heads(&state, mover);
                mark(&mut rows, &mut marks[mover.idx()], &scribe, &values, false, true);
            }
            let before = state.clone();
            legal.clear();
            state.legal(mover, &mut legal);
            if legal.binary_search(&action).is_err() {
                break;
            }
            ply += 1;
            let mut rng = Rng::at(seed, ply);
            state.apply(mover, action, &mut rng, &mut Log::off());
            let over = state.turn_over(&before, mover);
            if over && !state.is_over() {
                turns += 1;
                own_turns[mover.idx()] += 1;
                for seat in (0..seats).map(Seat) {
                    if seat == mover || whim.percent(recipe.others) {
                        let values = scribe.heads(&state, seat);
                        let own = seat == mover;
                        mark(&mut rows, &mut marks[seat.idx()], &scribe, &values, true, own);
                    }
                }
            }
            // What was drawn is not what was planned with: think again.
            if over || rng.drawn() {
                break;
            }
        }
    };
    for (seat, marks) in marks.iter().enumerate() {
        let seat = Seat(seat as u8);
        let last = standings.as_ref().map(|standings| scaled(&outcome(&state, standings, seat)));
        let price = if endless { recipe.turn_price } else { 0.0 };
        look_back(&mut rows, marks, last, recipe, price, net.is_some());
    }
    if standings.is_none() && net.is_none() {
        // Nothing is known of how it would have ended.
        rows = Rows::default();
    }
    Lesson { rows, standings, turns }
}

fn mark(
    rows: &mut Rows,
    marks: &mut Vec<Mark>,
    scribe: &Judge<'_>,
    values: &[i32],
    chained: bool,
    own: bool,
) {
    marks.push(Mark { row: rows.len(), chained, own, values: scaled(values) });
    rows.push(scribe.described());
}

/// Every row's target is what the next row of the seat said, mixed with what that row's own target
/// became, back from the result: TD(λ).
fn look_back(
    rows: &mut Rows,
    marks: &[Mark],
    last: Option<[f32; HEADS]>,
    recipe: &Recipe,
    turn_price: f32,
    trusts: bool,
) {
    let Some(end) = last.or_else(|| marks.last().map(|mark| mark.values)) else { return };
    let price = turn_price / OUTPUT_POINTS as f32;
    let lambda = if trusts { recipe.lambda } else { 1.0 };
    // What the row after this one says, and what it has become.
    let (mut said, mut became, mut own) = (end, end, false);
    for mark in marks.iter().rev() {
        let mut target = [0.0; HEADS];
        for (target, (said, became)) in target.iter_mut().zip(said.iter().zip(&became)) {
            *target = (1.0 - lambda) * said + lambda * became;
        }
        if own {
            target[0] -= price;
        }
        rows.targets[mark.row] = target;
        if mark.chained {
            (said, became, own) = (mark.values, target, mark.own);
        }
    }
}

/// Heads of this game.
pub fn heads<G: Evaluate>() -> usize {
    CATEGORY + G::CATEGORIES.len()
}
