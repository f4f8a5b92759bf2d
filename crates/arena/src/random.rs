use engine::{Game, Rng};

use crate::think::Work;
use crate::{Bot, Sampler};

/// Every legal action is equally likely.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(
        &mut self,
        _: &Sampler<'_, G>,
        legal: &[G::Action],
        rng: &mut Rng,
        _: &mut Work<'_>,
    ) -> G::Action {
        legal[rng.below(legal.len() as u32) as usize]
    }
}
