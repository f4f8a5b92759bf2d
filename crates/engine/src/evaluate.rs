//! What a game gives so that bots can play it, learn it and explain themselves. Everything here counts
//! in integers, so a bot that thinks in integers chooses the same everywhere.

use crate::{Game, Seat};

/// Only `evaluate` must be given. With `turn_over` a bot plans whole turns, with `features` it can
/// learn, with `categories` it can say why.
pub trait Evaluate: Game {
    /// How many numbers describe a position; 0 if the game cannot be learnt yet.
    const FEATURES: usize = 0;

    /// What the points of the final score are given for, in a fixed order: ids that clients word.
    const CATEGORIES: &'static [&'static str] = &[];

    /// A hand-made estimate of how well a seat stands, in hundredths of a point: what bots go by
    /// before anything is learnt.
    fn evaluate(&self, seat: Seat) -> i32;

    /// Describes the position as `seat` sees it, in `FEATURES` small numbers that start as 0. It must
    /// not tell what the seat cannot know. `memo` keeps what is dear to compute and seldom changes.
    fn features(&self, _seat: Seat, _memo: &mut Memo, _out: &mut [u8]) {}

    /// Has the action that led from `before` to `self` ended what the seat does in one go? Positions
    /// are compared where turns are over, so this should be where plans of the seat end.
    fn turn_over(&self, _before: &Self, seat: Seat) -> bool {
        !self.decision().seats().contains(seat)
    }

    /// How far the match has come, from 0 to 1000 at its end. Only for games whose end the players
    /// bring about: it is worth something to bots once a match is longer than usual.
    fn progress(&self) -> u32 {
        0
    }

    /// After so many turns of a seat a match is longer than usual; `None` if the rules end it in time
    /// whatever the players do.
    fn usual_turns(&self) -> Option<u32> {
        None
    }

    /// In a game whose rounds have phases, what the clock says: it goes up by one where positions
    /// are best compared, so turns of unlike length are played on to the same hour. `None` where a turn
    /// is a turn.
    fn hour(&self) -> Option<u32> {
        None
    }

    /// The points of each category if the match ended now.
    fn categories(&self, _seat: Seat, _out: &mut [i32]) {}

    /// Where a seat's points come from, item by item, for sums over many matches; the items of a match
    /// are always the same. A game that does not tell has none.
    fn sources(&self, _seat: Seat) -> Vec<(&'static str, i32)> {
        Vec::new()
    }

    /// What a seat was given, or in the end had, that no action of its own names, each as words; for
    /// sums over many matches.
    fn dealt(&self, _seat: Seat) -> Vec<String> {
        Vec::new()
    }

    /// Names the kind of turn that is under way (the card, the space). A planner that must drop
    /// positions keeps some of every kind.
    fn line(&self) -> u32 {
        0
    }

    /// Tells positions within one turn of `seat` apart. Positions that look equal are planned on from
    /// one of them only, so a key that leaves something out costs strength, never correctness.
    fn key(&self, _seat: Seat) -> u64 {
        let mut hasher = Quick::default();
        std::hash::Hash::hash(self, &mut hasher);
        std::hash::Hasher::finish(&hasher)
    }
}

const PLACES: usize = 256;

/// A small store for what positions have in common and what is dear to compute: each key has one
/// place, and the last to use a place keeps it. Forgetting everything changes no result.
#[derive(Clone, Debug, Default)]
pub struct Memo {
    places: Vec<Place>,
}

#[derive(Clone, Debug, Default)]
struct Place {
    key: Option<[u64; 4]>,
    facts: Box<[u8]>,
}

impl Memo {
    /// The `count` facts of a key, computed from zeros if they are not at hand.
    pub fn facts(&mut self, key: [u64; 4], count: usize, compute: impl FnOnce(&mut [u8])) -> &[u8] {
        if self.places.is_empty() {
            self.places.resize_with(PLACES, Place::default);
        }
        let mut hasher = Quick::default();
        key.iter().for_each(|part| hasher.add(*part));
        let place = &mut self.places[(hasher.0 >> 56) as usize % PLACES];
        if place.key != Some(key) || place.facts.len() != count {
            place.key = Some(key);
            place.facts = vec![0; count].into();
            compute(&mut place.facts);
        }
        &place.facts
    }
}

/// A fast hash for telling things apart within one run; never stored. By multiplication and rotation,
/// for states are hashed by the thousand while a bot plans.
#[derive(Clone, Copy, Debug, Default)]
pub struct Quick(u64);

impl Quick {
    #[inline]
    pub fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl std::hash::Hasher for Quick {
    fn finish(&self) -> u64 {
        self.0
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.add(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, word: u8) {
        self.add(word.into());
    }

    #[inline]
    fn write_u16(&mut self, word: u16) {
        self.add(word.into());
    }

    #[inline]
    fn write_u32(&mut self, word: u32) {
        self.add(word.into());
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        self.add(word);
    }

    #[inline]
    fn write_usize(&mut self, word: usize) {
        self.add(word as u64);
    }

    #[inline]
    fn write_isize(&mut self, word: isize) {
        self.add(word as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_memo_computes_once_and_gives_way() {
        let mut memo = Memo::default();
        let mut computed = 0;
        for key in [[1, 2, 3, 4], [1, 2, 3, 4], [4, 3, 2, 1], [4, 3, 2, 1]] {
            let facts = memo.facts(key, 1, |facts| {
                computed += 1;
                facts[0] = key[0] as u8;
            });
            assert_eq!(facts, [key[0] as u8]);
        }
        assert_eq!(computed, 2);
        // Thousands of keys find room, each with its own facts.
        for key in 0..5_000u64 {
            let facts = memo.facts([key, 0, 0, 0], 8, |it| it.copy_from_slice(&key.to_le_bytes()));
            assert_eq!(facts, key.to_le_bytes());
        }
    }
}
