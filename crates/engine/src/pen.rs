//! Writes a position as numbers, from left to right: what every game's list of features is made with.

/// No number is larger, so that no single one drowns the others.
const MOST: u32 = 63;

/// Every part of a list has a pen of its own, which whoever writes it takes by value: then the place that
/// it has reached stays in a register. A pen that is lent out is read and stored for every number.
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

    /// A pen for the next so many places.
    #[inline]
    pub fn part(&mut self, count: usize) -> Pen<'_> {
        Pen::new(self.next(count))
    }

    /// To be said at the end of a part: all of it was written.
    #[inline]
    pub fn done(self) {
        debug_assert_eq!(self.at, self.out.len(), "a part of the features has another length");
    }

    #[inline]
    fn next(&mut self, count: usize) -> &mut [u8] {
        let start = self.at;
        self.at += count;
        &mut self.out[start..start + count]
    }

    #[inline]
    pub fn number(&mut self, value: impl Into<u32>) {
        self.out[self.at] = value.into().min(MOST) as u8;
        self.at += 1;
    }

    #[inline]
    pub fn flag(&mut self, value: bool) {
        self.out[self.at] = u8::from(value);
        self.at += 1;
    }

    /// One flag of `count`; none for a value beyond.
    #[inline]
    pub fn one_of(&mut self, value: usize, count: usize) {
        if let Some(flag) = self.next(count).get_mut(value) {
            *flag = 1;
        }
    }

    /// The lowest `count` bits, at most 64, as flags.
    #[inline]
    pub fn set(&mut self, bits: u64, count: usize) {
        let (eights, rest) = self.next(count).as_chunks_mut::<8>();
        let mut left = bits;
        for flags in eights {
            *flags = eight_flags(left as u8);
            left >>= 8;
        }
        for flag in rest {
            *flag = left as u8 & 1;
            left >>= 1;
        }
    }

    /// One flag for each of the levels that is reached.
    #[inline]
    pub fn levels<const N: usize>(&mut self, value: u16, levels: &[u16; N]) {
        for (flag, level) in self.next(N).iter_mut().zip(levels) {
            *flag = u8::from(value >= *level);
        }
    }

    /// How many there are of each of `count` kinds.
    #[inline]
    pub fn tally(&mut self, kinds: impl IntoIterator<Item = usize>, count: usize) {
        let counts = self.next(count);
        for kind in kinds {
            if let Some(count) = counts.get_mut(kind) {
                *count += 1;
            }
        }
    }

    /// Leaves zeros.
    #[inline]
    pub fn skip(&mut self, count: usize) {
        self.at += count;
    }
}

/// The bits of a byte, the lowest first, each as a byte of its own. Multiplied, the n-th of seven bits is
/// found at place 7 * j + n for every j, at 8 * n among them and at no other multiple of 8.
#[inline]
fn eight_flags(bits: u8) -> [u8; 8] {
    let (seven, last) = (u64::from(bits & 0x7f), u64::from(bits >> 7));
    let spread = seven.wrapping_mul(0x0002_0408_1020_4081) & 0x0101_0101_0101_0101;
    (spread | last << 56).to_le_bytes()
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
        let mut part = pen.part(2);
        part.set(0b10, 2);
        part.done();
        assert_eq!(out, [63, 1, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 1, 0, 2, 0, 1]);
    }

    #[test]
    fn every_bit_is_a_flag() {
        for bits in 0..=u8::MAX {
            assert_eq!(eight_flags(bits), std::array::from_fn(|nth| bits >> nth & 1));
        }
        let mut out = [0; 64];
        Pen::new(&mut out).set(1 << 63 | 1, 64);
        assert_eq!((out[0], out[63], out.iter().sum::<u8>()), (1, 1, 2));
    }
}
