//! Writes a position as numbers, from left to right: what every game's list of features is made with.

use crate::Bits;

/// No number is larger, so that no single one drowns the others.
const MOST: u32 = 63;

#[derive(Debug)]
pub struct Pen<'a> {
    out: &'a mut [u8],
    at: usize,
}

impl<'a> Pen<'a> {
    /// On a list of zeros.
    pub fn new(out: &'a mut [u8]) -> Self {
        Pen { out, at: 0 }
    }

    /// How many places are written.
    pub fn at(&self) -> usize {
        self.at
    }

    pub fn number(&mut self, value: impl Into<u32>) {
        self.out[self.at] = value.into().min(MOST) as u8;
        self.at += 1;
    }

    pub fn flag(&mut self, value: bool) {
        self.out[self.at] = u8::from(value);
        self.at += 1;
    }

    /// One flag of `count`; none for a value beyond.
    pub fn one_of(&mut self, value: usize, count: usize) {
        if value < count {
            self.out[self.at + value] = 1;
        }
        self.at += count;
    }

    pub fn set(&mut self, bits: u64, count: usize) {
        for item in Bits(bits) {
            if usize::from(item) < count {
                self.out[self.at + usize::from(item)] = 1;
            }
        }
        self.at += count;
    }

    /// One flag for each of the levels that is reached.
    pub fn levels(&mut self, value: u16, levels: &[u16]) {
        for level in levels {
            self.flag(value >= *level);
        }
    }

    /// How many there are of each of `count` kinds.
    pub fn tally(&mut self, kinds: impl IntoIterator<Item = usize>, count: usize) {
        for kind in kinds.into_iter().filter(|kind| *kind < count) {
            self.out[self.at + kind] += 1;
        }
        self.at += count;
    }

    /// Leaves zeros.
    pub fn skip(&mut self, count: usize) {
        self.at += count;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_has_its_place() {
        let mut out = [0; 20];
        let mut pen = Pen::new(&mut out);
        pen.number(200u8);
        pen.flag(true);
        pen.one_of(1, 3);
        pen.one_of(3, 3);
        pen.set(0b1_0101, 4);
        pen.levels(5, &[5, 6]);
        pen.skip(1);
        pen.tally([0, 2, 2, 7], 3);
        assert_eq!(pen.at(), 18);
        assert_eq!(out, [63, 1, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 1, 0, 2, 0, 0]);
    }
}
