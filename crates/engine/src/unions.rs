//! What belongs to any of many things, without a walk over them: which sections border on the network, which
//! links have a section in it.

use crate::Bits;

/// Each of up to `4 * GROUPS` things has a set. The unions of all subsets of four neighbouring things are made
/// once; after that a union of any of them takes `GROUPS` reads.
#[derive(Clone, Debug)]
pub struct Unions<const GROUPS: usize>([[Bits; 16]; GROUPS]);

impl<const GROUPS: usize> Unions<GROUPS> {
    /// The sets of the things, in order.
    pub fn new(sets: impl IntoIterator<Item = Bits>) -> Self {
        let mut groups = [[Bits::EMPTY; 16]; GROUPS];
        for (thing, set) in sets.into_iter().enumerate() {
            for (four, union) in groups[thing / 4].iter_mut().enumerate() {
                if four >> (thing % 4) & 1 == 1 {
                    *union = union.or(set);
                }
            }
        }
        Unions(groups)
    }

    /// What belongs to at least one of `things`.
    pub fn of(&self, things: Bits) -> Bits {
        let four = |group: usize| (things.0 >> (4 * group) & 15) as usize;
        self.0.iter().enumerate().fold(Bits::EMPTY, |all, (n, group)| all.or(group[four(n)]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_all_members_and_of_no_other() {
        // To each of 52 things belong itself and the next one.
        let unions = Unions::<13>::new((0..52).map(|it| Bits(3 << it)));
        assert_eq!(unions.of(Bits::EMPTY), Bits::EMPTY);
        assert_eq!(unions.of([0, 3, 4, 51].into_iter().collect()), Bits(0b11_1011 | 3 << 51));
        assert_eq!(unions.of(Bits((1 << 52) - 1)), Bits((1 << 53) - 1));
    }
}
