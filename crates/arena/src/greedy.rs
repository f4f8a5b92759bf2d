use engine::{Evaluate, Log, Rng, Seat};

use crate::think::{Judge, Turns, Work};
use crate::{Bot, Sampler};

/// Tries each action on a few guesses, finishes its own turn at random in a few ways, and takes the
/// action whose best finish the game's hand-made evaluation likes most.
///
/// The rest of the turn matters because an action is only one small choice: which card to play says
/// nothing until it is played somewhere. It hurries as all bots do, or it would wait for ever where
/// waiting pays.
#[derive(Clone, Debug)]
pub struct Greedy {
    guesses: u32,
    finishes: u32,
    /// A turn that lasts longer is judged where it stands.
    plies: u32,
    taken: Turns,
}

impl Default for Greedy {
    fn default() -> Self {
        Greedy { guesses: 3, finishes: 8, plies: 40, taken: Turns::default() }
    }
}

impl<G: Evaluate> Bot<G> for Greedy {
    fn choose(
        &mut self,
        sampler: &Sampler<'_, G>,
        legal: &[G::Action],
        rng: &mut Rng,
        _: &mut Work<'_>,
    ) -> G::Action {
        let seat = sampler.seat();
        if let [only] = legal {
            self.taken.count(sampler.guess(rng), seat, *only, rng);
            return *only;
        }
        let mut judge = Judge::new(None);
        let mut buffer = Vec::new();
        let mut values = vec![0i64; legal.len()];
        for _ in 0..self.guesses {
            let guess = sampler.guess(rng);
            judge = self.taken.hurry(judge, &guess);
            for (value, &action) in values.iter_mut().zip(legal) {
                let mut next = guess.clone();
                next.apply(seat, action, rng, &mut Log::off());
                let finish = |_| self.finish(next.clone(), seat, &mut judge, rng, &mut buffer);
                *value += (0..self.finishes).map(finish).max().map_or(0, i64::from);
            }
        }
        let best = values.iter().max().copied();
        let ties: Vec<_> =
            legal.iter().zip(&values).filter(|(_, value)| Some(**value) == best).collect();
        let action = *ties[rng.below(ties.len() as u32) as usize].0;
        self.taken.count(sampler.guess(rng), seat, action, rng);
        action
    }
}

impl Greedy {
    fn finish<G: Evaluate>(
        &self,
        mut state: G,
        seat: Seat,
        judge: &mut Judge<'_>,
        rng: &mut Rng,
        legal: &mut Vec<G::Action>,
    ) -> i32 {
        for _ in 0..self.plies {
            if !state.decision().seats().contains(seat) {
                break;
            }
            legal.clear();
            state.legal(seat, legal);
            if legal.is_empty() {
                break;
            }
            let action = legal[rng.below(legal.len() as u32) as usize];
            state.apply(seat, action, rng, &mut Log::off());
        }
        judge.value(&state, seat)
    }
}
