//! A set of nouns in one word: which colours, which sections, which cards in a hand.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{BitsIter, Noun};

/// Up to as many members of `T` as the word `W` has bits: `Set<Card>`, or `Set<Colour, u8>` where the
/// state shall stay small. Saved as a plain number, like [`Bits`](crate::Bits), which is the same
/// without the type; in a view it is better shown as a list (`set.iter().collect()`).
pub struct Set<T, W = u64>(W, PhantomData<T>);

macro_rules! set_in_word {
    ($($word:ty),+) => {$(
        impl<T: Noun> Set<T, $word> {
            pub const EMPTY: Self = Set(0, PhantomData);
            pub const ALL: Self = {
                assert!(T::COUNT > 0 && T::COUNT <= <$word>::BITS as usize, "does not fit the word");
                Set(<$word>::MAX >> (<$word>::BITS as usize - T::COUNT), PhantomData)
            };

            /// From the saved form; says nothing about members that do not exist.
            pub const fn from_word(word: $word) -> Self {
                Set(word, PhantomData)
            }

            pub const fn word(self) -> $word {
                self.0
            }

            pub fn one(it: T) -> Self {
                Set(1 << it.number(), PhantomData)
            }

            #[must_use]
            pub fn with(self, it: T) -> Self {
                self.or(Self::one(it))
            }

            pub fn insert(&mut self, it: T) {
                *self = self.with(it);
            }

            pub fn remove(&mut self, it: T) {
                *self = self.minus(Self::one(it));
            }

            pub fn contains(self, it: T) -> bool {
                self.0 >> it.number() & 1 == 1
            }

            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Set(self.0 & other.0, PhantomData)
            }

            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Set(self.0 | other.0, PhantomData)
            }

            #[must_use]
            pub const fn minus(self, other: Self) -> Self {
                Set(self.0 & !other.0, PhantomData)
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

            pub fn first(self) -> Option<T> {
                self.iter().next()
            }

            /// In order. Only a word from outside can have a bit beyond the last member; it ends the
            /// walk, and `is_valid` finds it.
            pub fn iter(self) -> impl Iterator<Item = T> + Clone {
                BitsIter::over(u64::from(self.0)).map_while(T::new)
            }

            /// Has the set only members that exist? For `check` of a loaded state.
            pub const fn is_valid(self) -> bool {
                Self::ALL.covers(self)
            }
        }

        impl<T: Noun> FromIterator<T> for Set<T, $word> {
            fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
                items.into_iter().fold(Self::EMPTY, Self::with)
            }
        }
    )+};
}

set_in_word!(u8, u16, u32, u64);

impl<T, W: Copy> Clone for Set<T, W> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, W: Copy> Copy for Set<T, W> {}

impl<T, W: Default> Default for Set<T, W> {
    fn default() -> Self {
        Set(W::default(), PhantomData)
    }
}

impl<T, W: PartialEq> PartialEq for Set<T, W> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T, W: Eq> Eq for Set<T, W> {}

impl<T, W: Hash> Hash for Set<T, W> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<T: Noun, W: Copy + Into<u64>> fmt::Debug for Set<T, W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(BitsIter::over(self.0.into()).map(|bit| T::new(bit))).finish()
    }
}

impl<T, W: Serialize> Serialize for Set<T, W> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de, T, W: Deserialize<'de>> Deserialize<'de> for Set<T, W> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        W::deserialize(deserializer).map(|word| Set(word, PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::named! { enum Fruit { Apple = "apple", Pear = "pear", Plum = "plum" } }
    type Basket = Set<Fruit, u8>;

    #[test]
    fn holds_what_was_put_in_and_nothing_else() {
        let mut basket: Basket = [Fruit::Plum, Fruit::Apple].into_iter().collect();
        assert_eq!(basket.iter().collect::<Vec<_>>(), [Fruit::Apple, Fruit::Plum]);
        assert!(basket.contains(Fruit::Plum) && !basket.contains(Fruit::Pear));
        basket.insert(Fruit::Pear);
        assert_eq!((basket, basket.len()), (Basket::ALL, 3));
        basket.remove(Fruit::Apple);
        assert_eq!(basket.first(), Some(Fruit::Pear));
        assert_eq!(serde_json::to_string(&basket).unwrap(), "6");
    }

    #[test]
    fn a_word_from_outside_may_name_nothing() {
        let basket: Basket = serde_json::from_str("9").unwrap();
        assert!(!basket.is_valid());
        assert_eq!(basket.iter().collect::<Vec<_>>(), [Fruit::Apple]);
        assert!(serde_json::from_str::<Basket>("256").is_err());
    }
}
