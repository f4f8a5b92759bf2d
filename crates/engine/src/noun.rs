//! The nouns of a game: things known by a small number inside and by a printed name outside.
//!
//! Things that the rules name one by one are enums ([`named!`](crate::named)); things that only the
//! data files number are indices ([`index!`](crate::index)). Both are one byte, have their members in
//! order, are saved, shown and read by their names, and can stand in a [`Set`](crate::Set) and behind
//! the verb of an [action](crate::actions).

use std::fmt::{Debug, Display};
use std::hash::Hash;

/// Written by the two macros and by nothing else.
pub trait Noun: Copy + Ord + Hash + Debug + Display + Send + Sync + 'static {
    /// How many there are.
    const COUNT: usize;

    /// Counted from 0.
    fn number(self) -> u8;

    /// `None` beyond the last.
    fn new(number: u8) -> Option<Self>;

    /// Its spelling in notation, saves, views and data files.
    fn name(self) -> &'static str;

    fn all() -> impl Iterator<Item = Self> {
        (0..=u8::MAX).map_while(Self::new)
    }

    fn named(name: &str) -> Option<Self> {
        Self::all().find(|it| it.name() == name)
    }
}

/// The name of things that are simply counted, from 1: of the thing at index 0 it is `1`.
pub const fn nth(idx: usize) -> &'static str {
    const NAMES: [&str; 24] = [
        "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16",
        "17", "18", "19", "20", "21", "22", "23", "24",
    ];
    NAMES[idx]
}

/// An enum of things that the rules name one by one, each with its spelling:
///
/// ```
/// engine::named! {
///     /// The colour of a road.
///     pub enum Colour { Red = "red", Black = "black" }
/// }
/// assert_eq!(Colour::ALL, [Colour::Red, Colour::Black]);
/// assert_eq!(Colour::Black.to_string(), "black");
/// assert_eq!("red".parse(), Ok(Colour::Red));
/// ```
///
/// A crate that uses the macro depends on `serde`, `schemars` and `ts-rs`: nouns are sent.
#[macro_export]
macro_rules! named {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $($variant:ident = $text:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[derive(::serde::Serialize, ::serde::Deserialize)]
        #[derive(::ts_rs::TS, ::schemars::JsonSchema)]
        #[repr(u8)]
        $vis enum $name { $(#[serde(rename = $text)] $variant),+ }

        #[allow(dead_code, reason = "not every enum needs every helper")]
        impl $name {
            $vis const COUNT: usize = [$($text),+].len();
            $vis const ALL: [$name; $name::COUNT] = [$($name::$variant),+];

            $vis const fn new(number: u8) -> Option<Self> {
                if (number as usize) < $name::COUNT { Some($name::ALL[number as usize]) } else { None }
            }

            $vis const fn idx(self) -> usize {
                self as usize
            }

            $vis const fn number(self) -> u8 {
                self as u8
            }

            $vis const fn name(self) -> &'static str {
                [$($text),+][self as usize]
            }
        }

        $crate::noun_impls! { $name }
    };
}

/// An index into one of the data tables, with how many entries the table has and where each has its
/// name:
///
/// ```
/// const CITIES: [&str; 3] = ["Aachen", "Bremen", "Celle"];
/// engine::index! {
///     /// A city of the map.
///     pub struct City: 3, |idx| CITIES[idx]
/// }
/// assert_eq!("Bremen".parse(), Ok(City::of(1)));
/// assert_eq!(City::new(3), None);
/// assert_eq!(City::ALL, [City::of(0), City::of(1), City::of(2)]);
/// assert_eq!(City::all().map(City::name).collect::<Vec<_>>(), CITIES);
/// ```
///
/// Things that are only counted are named by [`nth`](crate::nth). The crate has the
/// dependencies that [`named!`](crate::named) wants.
#[macro_export]
macro_rules! index {
    ($(#[$meta:meta])* $vis:vis struct $name:ident: $count:expr, $names:expr) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[derive(::ts_rs::TS, ::schemars::JsonSchema)]
        #[ts(type = "string")]
        #[schemars(with = "String", transform = $crate::types::names_of::<$name>)]
        $vis struct $name(u8);

        #[allow(dead_code, reason = "not every index needs every helper")]
        impl $name {
            $vis const COUNT: usize = $count;
            $vis const ALL: [$name; $name::COUNT] = {
                let mut all = [$name(0); $name::COUNT];
                let mut idx = 0;
                while idx < $name::COUNT {
                    all[idx] = $name(idx as u8);
                    idx += 1;
                }
                all
            };

            $vis fn all() -> impl DoubleEndedIterator<Item = $name> {
                (0..$name::COUNT as u8).map($name)
            }

            $vis const fn new(number: u8) -> Option<Self> {
                if (number as usize) < $name::COUNT { Some($name(number)) } else { None }
            }

            /// For numbers that come out of our own tables.
            $vis const fn of(number: u8) -> Self {
                assert!((number as usize) < $name::COUNT);
                $name(number)
            }

            $vis const fn number(self) -> u8 {
                self.0
            }

            $vis const fn idx(self) -> usize {
                self.0 as usize
            }

            $vis const fn bit(self) -> $crate::Bits {
                $crate::Bits::one(self.0)
            }

            $vis fn name(self) -> &'static str {
                let names: fn(usize) -> &'static str = $names;
                names(self.idx())
            }
        }

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let text = <::std::borrow::Cow<'de, str> as ::serde::Deserialize>::deserialize(from)?;
                text.parse().map_err(|_| {
                    ::serde::de::Error::custom(::std::format_args!("unknown word `{text}`"))
                })
            }
        }

        $crate::noun_impls! { $name }
    };
}

/// What [`named!`](crate::named) and [`index!`](crate::index) have in common.
#[doc(hidden)]
#[macro_export]
macro_rules! noun_impls {
    ($name:ident) => {
        impl $crate::Noun for $name {
            const COUNT: usize = $name::COUNT;

            fn number(self) -> u8 {
                $name::number(self)
            }

            fn new(number: u8) -> Option<Self> {
                $name::new(number)
            }

            fn name(self) -> &'static str {
                $name::name(self)
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::BadNotation;

            fn from_str(name: &str) -> Result<Self, $crate::BadNotation> {
                <$name as $crate::Noun>::named(name).ok_or($crate::BadNotation)
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::named! { enum Fruit { Apple = "apple", Pear = "pear" } }
    crate::index! { struct Basket: 3, nth }

    #[test]
    fn a_noun_is_saved_shown_and_read_by_its_name() {
        let both = (Fruit::Pear, Basket::of(2));
        let text = serde_json::to_string(&both).unwrap();
        assert_eq!(text, r#"["pear","3"]"#);
        assert_eq!(serde_json::from_str::<(Fruit, Basket)>(&text).unwrap(), both);
        assert_eq!(format!("{} {}", both.0, both.1), "pear 3");
        for bad in [r#"["plum","3"]"#, r#"["pear","4"]"#, r#"["pear","03"]"#, r#"["pear",3]"#] {
            assert!(serde_json::from_str::<(Fruit, Basket)>(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn members_come_in_order_and_end() {
        assert_eq!(<Fruit as Noun>::all().collect::<Vec<_>>(), Fruit::ALL);
        assert_eq!(<Basket as Noun>::all().collect::<Vec<_>>(), Basket::ALL);
        assert_eq!(<Fruit as Noun>::new(2), None);
    }
}
