use engine::{Game, Rng};

use crate::{Bot, Sampler};

/// Every legal action is equally likely.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&self, _: &Sampler<'_, G>, legal: &[G::Action], rng: &mut Rng) -> G::Action {
        legal[rng.below(legal.len() as u32) as usize]
    }
}
