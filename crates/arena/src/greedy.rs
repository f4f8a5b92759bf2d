use engine::{Evaluate, Log, Rng};

use crate::{Bot, Sampler};

/// Looks one ply ahead and takes what the game's hand-made evaluation likes best on average over a
/// few guesses.
#[derive(Clone, Copy, Debug)]
pub struct Greedy {
    guesses: u32,
}

impl Default for Greedy {
    fn default() -> Self {
        Greedy { guesses: 4 }
    }
}

impl<G: Evaluate> Bot<G> for Greedy {
    fn choose(&self, sampler: &Sampler<'_, G>, legal: &[G::Action], rng: &mut Rng) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        let mut values = vec![0i64; legal.len()];
        for _ in 0..self.guesses {
            let guess = sampler.guess(rng);
            for (value, &action) in values.iter_mut().zip(legal) {
                let mut next = guess.clone();
                // The same luck for every action: actions are compared, not their dice.
                next.apply(sampler.seat(), action, &mut rng.clone(), &mut Log::off());
                *value += i64::from(next.evaluate(sampler.seat()));
            }
        }
        let best = values.iter().max().copied();
        let ties: Vec<_> =
            legal.iter().zip(&values).filter(|(_, value)| Some(**value) == best).collect();
        *ties[rng.below(ties.len() as u32) as usize].0
    }
}
