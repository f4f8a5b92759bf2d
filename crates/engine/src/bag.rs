//! A face-down pile of distinct things numbered 0..64, drawn at random.
//!
//! A pile that is drawn from at random needs no stored order, so there is no order to peek at.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Bits, Rng};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Bag(pub Bits);

impl Bag {
    pub fn len(self) -> u32 {
        self.0.len()
    }

    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    pub fn draw(&mut self, rng: &mut Rng) -> Option<u8> {
        if self.is_empty() {
            return None;
        }
        let nth = rng.below(self.len()) as usize;
        let item = self.0.iter().nth(nth)?;
        self.0.remove(item);
        Some(item)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seed;

    #[test]
    fn draws_each_thing_once() {
        let mut rng = Rng::at(Seed::from_number(3), 0);
        let mut bag = Bag((0..20).collect());
        let mut drawn: Vec<u8> = std::iter::from_fn(|| bag.draw(&mut rng)).collect();
        assert_ne!(drawn, (0..20).collect::<Vec<_>>(), "in random order");
        drawn.sort_unstable();
        assert_eq!(drawn, (0..20).collect::<Vec<_>>());
        assert!(bag.is_empty());
    }
}
