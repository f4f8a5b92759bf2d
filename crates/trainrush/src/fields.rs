//! A set of fields of the map: more than one word holds.

use crate::nouns::Field;

const WORDS: usize = Field::COUNT.div_ceil(64);

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FieldSet([u64; WORDS]);

impl FieldSet {
    pub const EMPTY: FieldSet = FieldSet([0; WORDS]);

    pub fn insert(&mut self, field: Field) {
        self.0[field.idx() / 64] |= 1 << (field.idx() % 64);
    }

    pub fn contains(self, field: Field) -> bool {
        self.0[field.idx() / 64] >> (field.idx() % 64) & 1 == 1
    }

    #[must_use]
    pub fn or(mut self, other: Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word |= other);
        self
    }

    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word &= other);
        self
    }

    #[must_use]
    pub fn minus(mut self, other: Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word &= !other);
        self
    }

    pub fn is_empty(self) -> bool {
        self.0 == [0; WORDS]
    }

    pub fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// In order.
    pub fn iter(self) -> impl Iterator<Item = Field> {
        self.0.into_iter().enumerate().flat_map(|(nth, word)| {
            engine::Bits(word).iter().map(move |bit| Field::of(nth as u8 * 64 + bit))
        })
    }
}

impl FromIterator<Field> for FieldSet {
    fn from_iter<I: IntoIterator<Item = Field>>(fields: I) -> Self {
        let mut set = FieldSet::EMPTY;
        fields.into_iter().for_each(|field| set.insert(field));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holds_what_was_put_in() {
        let fields = [0, 63, 64, 127, 144].map(Field::of);
        let set: FieldSet = fields.into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), fields);
        assert!(set.contains(Field::of(64)) && !set.contains(Field::of(65)));
        assert_eq!((set.len(), set.minus(set).is_empty()), (5, true));
        assert_eq!(set.and(FieldSet::EMPTY).or(set), set);
    }
}
