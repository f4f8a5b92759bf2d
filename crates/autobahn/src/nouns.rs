//! The rulebook's nouns as types. Things that the data files number (cities, links, cards …) are
//! small validated indices; things that the rules name one by one are enums.

use engine::Bits;
use serde::{Deserialize, Serialize};

/// A fieldless enum with its members in order and a spelling for notation and data files.
macro_rules! named {
    ($(#[$meta:meta])* $name:ident { $($variant:ident = $text:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "types", derive(ts_rs::TS))]
        #[repr(u8)]
        pub enum $name { $(#[serde(rename = $text)] $variant),+ }

        impl $name {
            pub const ALL: [$name; [$($text),+].len()] = [$($name::$variant),+];

            pub const fn idx(self) -> usize {
                self as usize
            }

            pub fn from_idx(idx: u8) -> Option<Self> {
                Self::ALL.get(usize::from(idx)).copied()
            }

            pub const fn text(self) -> &'static str {
                [$($text),+][self as usize]
            }

            pub fn from_text(text: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|it| it.text() == text)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.text())
            }
        }
    };
}

/// An index into one of the data tables; saved and shown by its printed name (`notation.rs`).
macro_rules! index {
    ($(#[$meta:meta])* $name:ident < $count:literal) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
        pub struct $name(u8);

        impl $name {
            pub const COUNT: usize = $count;

            pub fn all() -> impl DoubleEndedIterator<Item = $name> {
                (0..$count).map($name)
            }

            pub const fn new(idx: u8) -> Option<Self> {
                if (idx as usize) < $count { Some($name(idx)) } else { None }
            }

            /// For numbers that come out of our own tables and bit sets.
            pub const fn of(idx: u8) -> Self {
                assert!((idx as usize) < $count);
                $name(idx)
            }

            pub const fn number(self) -> u8 {
                self.0
            }

            pub const fn idx(self) -> usize {
                self.0 as usize
            }

            pub const fn bit(self) -> Bits {
                Bits::one(self.0)
            }
        }
    };
}

pub(crate) use named;

named! {
    /// The colour of an autobahn, of its construction office and of an action card.
    Colour {
        Red = "red", Cyan = "cyan", Orange = "orange", Purple = "purple", White = "white",
        Black = "black", Yellow = "yellow",
    }
}

named! { Good {
    Appliances = "appliances", Automotive = "automotive", Chemicals = "chemicals",
    Pharmaceuticals = "pharmaceuticals", Wine = "wine",
} }

named! {
    /// The five action spaces of a player board, left to right.
    Space {
        Unlock = "unlock", Build = "build", Upgrade = "upgrade", Load = "load", Station = "station",
    }
}

named! {
    /// The departments of the administration, left to right; `Extra` is the optional fifth board.
    Department {
        Network = "network", Trade = "trade", Service = "service", Finance = "finance",
        Extra = "extra",
    }
}

named! {
    /// The technology columns of a player board; each opens the department of its name.
    Column { Network = "network", Trade = "trade", Service = "service" }
}

named! {
    /// The kinds of bonus tile: the twelve of the base game, then the two of the bonus material.
    Tile {
        Develop = "develop", Money = "money", Promote = "promote", Gain = "gain",
        Replace = "replace", Build = "build", Upgrade = "upgrade", Station = "station",
        Load = "load", Move = "move", Swap = "swap", Recolour = "recolour",
        Recruit = "recruit", Slide = "slide",
    }
}

index! { City < 26 }
index! { Link < 37 }
index! {
    /// One road section, numbered along the links.
    Section < 52
}
index! {
    /// A neighbouring country, in the order of the rows of a delivery board.
    Country < 8
}
index! { Depot < 6 }
index! {
    /// One action card: 7 basic (one set per player), 20 improved, 14 advanced, 8 two-colour.
    Card < 49
}
index! { Route < 7 }
index! { DeliveryBoard < 6 }
index! {
    /// A wine card (module Wine).
    Wine < 4
}
index! {
    /// A task card of Autobot, by its value less one.
    Task < 8
}
index! {
    /// A difficulty of Autobot, less one.
    Level < 12
}

/// A set of autobahn colours.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Colours(pub u8);

impl Colours {
    pub const NONE: Colours = Colours(0);
    pub const ALL: Colours = Colours(0b111_1111);
    /// Red, cyan, orange, purple and white: the colours a card can be changed into.
    pub const SIDE: Colours = Colours(0b1_1111);

    pub const fn one(colour: Colour) -> Self {
        Colours(1 << colour as u8)
    }

    #[must_use]
    pub const fn with(self, colour: Colour) -> Self {
        Colours(self.0 | 1 << colour as u8)
    }

    pub const fn contains(self, colour: Colour) -> bool {
        self.0 >> colour as u8 & 1 == 1
    }

    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Colours(self.0 & other.0)
    }

    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Colours(self.0 | other.0)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Bits(self.0 as u64).iter().map(|idx| Colour::ALL[usize::from(idx)])
    }
}

/// A bonus action, as printed on tiles, tracks, boards and technologies (rulebook: "Bonus actions").
/// In data files: `{"develop": 2}`, `{"money": 8}`, `"gain"` …
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Bonus {
    Develop(u8),
    Money(u8),
    Promote(u8),
    Gain,
    Replace,
    Build,
    Upgrade,
    Station,
    Load,
    /// A load action at any depot, after which that truck moves this many steps.
    LoadAndMove(u8),
    Unlock,
    Move(u8),
    Swap,
    Recolour,
    Flip,
    Remove,
    Recruit,
    Slide,
}
