//! A set of small numbers in one word: sections, links, cards.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Saved as a plain number.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    TS,
    JsonSchema,
)]
#[serde(transparent)]
pub struct Bits(pub u64);

impl Bits {
    pub const EMPTY: Bits = Bits(0);

    pub const fn one(item: u8) -> Self {
        Bits(1 << item)
    }

    pub const fn contains(self, item: u8) -> bool {
        item < 64 && self.0 >> item & 1 == 1
    }

    pub const fn insert(&mut self, item: u8) {
        self.0 |= 1 << item;
    }

    pub const fn remove(&mut self, item: u8) {
        self.0 &= !(1 << item);
    }

    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Bits(self.0 & other.0)
    }

    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Bits(self.0 | other.0)
    }

    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Bits(self.0 & !other.0)
    }

    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    pub const fn covers(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Quicker than to count them all, which not every processor has an instruction for.
    pub const fn are_fewer_than(self, count: u8) -> bool {
        let Bits(mut rest) = self;
        let mut left = count;
        while rest != 0 && left > 0 {
            rest &= rest - 1;
            left -= 1;
        }
        left > 0
    }

    pub const fn first(self) -> Option<u8> {
        if self.0 == 0 { None } else { Some(self.0.trailing_zeros() as u8) }
    }

    pub fn iter(self) -> BitsIter {
        BitsIter(self.0)
    }
}

impl FromIterator<u8> for Bits {
    fn from_iter<I: IntoIterator<Item = u8>>(items: I) -> Self {
        let mut bits = Bits::EMPTY;
        items.into_iter().for_each(|item| bits.insert(item));
        bits
    }
}

impl IntoIterator for Bits {
    type Item = u8;
    type IntoIter = BitsIter;

    fn into_iter(self) -> BitsIter {
        self.iter()
    }
}

/// Smallest first.
#[derive(Clone, Debug)]
pub struct BitsIter(u64);

impl BitsIter {
    pub(crate) fn over(word: u64) -> Self {
        BitsIter(word)
    }
}

impl Iterator for BitsIter {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        let item = Bits(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(item)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holds_what_was_put_in() {
        let bits: Bits = [3, 0, 63].into_iter().collect();
        assert_eq!(bits.iter().collect::<Vec<_>>(), [0, 3, 63]);
        assert!(bits.contains(63) && !bits.contains(62) && !bits.contains(200));
        assert_eq!(bits.minus(Bits::one(0)).first(), Some(3));
        assert!(
            bits.are_fewer_than(4) && !bits.are_fewer_than(3) && !Bits::EMPTY.are_fewer_than(0)
        );
        assert!(bits.covers(Bits::one(3)) && !Bits::one(3).covers(bits));
    }
}
