//! Walking a game without looking at it: random playouts and counting what is legal.

use crate::{Decision, Game, Log, Rng, Seat, Seats, Seed, Standings};

/// The chance of the player, apart from the chance of the game.
const CHOICES: u32 = u32::MAX;

/// What one playout met.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    pub plies: u32,
    /// Plies with more than one choice.
    pub decisions: u32,
    /// The sum of the lengths of all legal lists.
    pub branching: u64,
    /// `None` if the limit was reached first, or nobody could move.
    pub standings: Option<Standings>,
}

/// Plays at random to the end. It keeps its buffers, so that a ply allocates nothing.
#[derive(Debug)]
pub struct Playout<G: Game> {
    legal: Vec<G::Action>,
    log: Log<G::Event>,
}

impl<G: Game> Default for Playout<G> {
    fn default() -> Self {
        Playout { legal: Vec::with_capacity(256), log: Log::off() }
    }
}

impl<G: Game> Playout<G> {
    /// Plays `state` on with uniformly random choices, for at most `limit` plies. Of several seats
    /// to move, the first that has an action moves.
    pub fn run(&mut self, state: &mut G, seed: Seed, limit: u32) -> Outcome {
        let mut choices = Rng::at(seed, CHOICES);
        let mut outcome = Outcome::default();
        loop {
            let seats = match state.decision() {
                Decision::Choose { seats, .. } => seats,
                Decision::Over(standings) => {
                    outcome.standings = Some(standings);
                    return outcome;
                }
            };
            if outcome.plies == limit {
                return outcome;
            }
            self.legal.clear();
            let Some(seat) = first_able(state, seats, &mut self.legal) else { return outcome };
            let action = match self.legal[..] {
                [only] => only,
                _ => {
                    outcome.decisions += 1;
                    self.legal[choices.below(self.legal.len() as u32) as usize]
                }
            };
            outcome.branching += self.legal.len() as u64;
            outcome.plies += 1;
            state.apply(seat, action, &mut Rng::at(seed, outcome.plies), &mut self.log);
        }
    }
}

/// Of the seats to move, the first that has an action; its actions are appended to `legal`.
pub fn first_able<G: Game>(state: &G, seats: Seats, legal: &mut Vec<G::Action>) -> Option<Seat> {
    let before = legal.len();
    seats.iter().find(|&seat| {
        state.legal(seat, legal);
        legal.len() > before
    })
}

/// Counts the ways to play exactly `depth` plies from `state`, with the chance of ply n fixed by
/// `seed`. Of several seats to move, the first that has an action moves.
pub fn perft<G: Game>(state: &G, seed: Seed, depth: u32) -> u64 {
    count(state, seed, 1, depth, &mut Vec::new())
}

/// `legal` serves as a stack: every level appends its list and takes it off again.
fn count<G: Game>(state: &G, seed: Seed, ply: u32, last: u32, legal: &mut Vec<G::Action>) -> u64 {
    if ply > last {
        return 1;
    }
    let from = legal.len();
    let Some(seat) = first_able(state, state.decision().seats(), legal) else { return 0 };
    if ply == last {
        let ways = legal.len() - from;
        legal.truncate(from);
        return ways as u64;
    }
    let mut ways = 0;
    for nth in from..legal.len() {
        let mut next = state.clone();
        next.apply(seat, legal[nth], &mut Rng::at(seed, ply), &mut Log::off());
        ways += count(&next, seed, ply + 1, last, legal);
    }
    legal.truncate(from);
    ways
}
