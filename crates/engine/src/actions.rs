//! One table per game, from which an action's enum, its number, its text and its kinds are made.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Noun;

/// Makes the actions of a game from one table. Each row is the verb, the variant with its named
/// arguments, and the code: a number of its own, then the arguments in the order in which the code
/// holds them.
///
/// ```
/// use engine::{Action as _, Nth};
///
/// engine::named! { pub enum Colour { Red = "red", Black = "black" } }
///
/// engine::actions! {
///     /// One small choice of a player.
///     pub enum Action {
///         /// Build a section of a road.
///         "build" Build(road: Colour, section: Nth<4>) = [1, road, section],
///         /// End the turn.
///         "end" End = [2],
///     }
/// }
///
/// let action = Action::Build(Colour::Black, Nth::of(3));
/// assert_eq!(action.to_string(), "build black 3");
/// assert_eq!("build black 3".parse(), Ok(action));
/// assert_eq!(action.code(), 0x01_01_03);
/// assert_eq!(Action::from_code(0x02_00_00), Some(Action::End));
/// assert_eq!((Action::KINDS, action.kind()), (&["build", "end"][..], "build"));
/// ```
///
/// The order of the rows is the order of legal lists. A number, once given, stays with its row for
/// ever and is never given to another: stored matches and other people's bots depend on it. An
/// argument is whatever is a [`Word`]: a noun, or a [`Number`] within bounds; there are three at most.
#[macro_export]
macro_rules! actions {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $(
        $(#[$doc:meta])*
        $verb:literal $variant:ident $(($($arg:ident: $type:ty),+))? = [$kind:literal $(, $byte:ident)*]
    ),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis enum $name { $($(#[$doc])* $variant $(($($type),+))?),+ }

        impl $crate::Action for $name {
            const KINDS: &'static [&'static str] = &[$($verb),+];

            fn kind(self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => $verb),+
                }
            }

            fn code(self) -> u32 {
                match self {
                    $(Self::$variant $(($($arg),+))? => {
                        $crate::Code::of($kind) $(.with($byte))* .number()
                    })+
                }
            }

            fn from_code(number: u32) -> Option<Self> {
                #[allow(unused_mut, reason = "a row may have no argument")]
                let mut code = $crate::Code::from(number);
                let action = match code.kind() {
                    $($kind => {
                        $(let $byte = code.word()?;)*
                        Self::$variant $(($($arg),+))?
                    })+
                    _ => return None,
                };
                code.is_read().then_some(action)
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match *self {
                    $(Self::$variant $(($($arg),+))? => {
                        f.write_str($verb)?;
                        $($(write!(f, " {}", $arg)?;)+)?
                    })+
                }
                Ok(())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::BadNotation;

            fn from_str(text: &str) -> Result<Self, $crate::BadNotation> {
                let mut words = text.split(' ');
                let action = match words.next() {
                    $(Some($verb) => {
                        $($(let $arg = $crate::read_word(words.next())?;)+)?
                        Self::$variant $(($($arg),+))?
                    })+
                    _ => return Err($crate::BadNotation),
                };
                if words.next().is_some() { Err($crate::BadNotation) } else { Ok(action) }
            }
        }
    };
}

/// The text names no action, or no noun, of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadNotation;

impl fmt::Display for BadNotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no action is written like this")
    }
}

impl std::error::Error for BadNotation {}

/// What can stand behind the verb of an action: one byte of its code, one word of its text. `Display`
/// writes the word.
pub trait Word: Copy + fmt::Display {
    fn byte(self) -> u8;
    fn from_byte(byte: u8) -> Option<Self>;
    /// Each word has one spelling.
    fn from_word(word: &str) -> Option<Self>;
}

impl<T: Noun> Word for T {
    fn byte(self) -> u8 {
        self.number()
    }

    fn from_byte(byte: u8) -> Option<Self> {
        T::new(byte)
    }

    fn from_word(word: &str) -> Option<Self> {
        T::named(word)
    }
}

/// A number within bounds, which are part of its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number<const LEAST: u8, const MOST: u8>(u8);

/// The n-th of so many, counted from 1: a floor, a level, a truck.
pub type Nth<const MOST: u8> = Number<1, MOST>;

/// So many, or none.
pub type UpTo<const MOST: u8> = Number<0, MOST>;

impl<const LEAST: u8, const MOST: u8> Number<LEAST, MOST> {
    pub const fn new(number: u8) -> Option<Self> {
        if LEAST <= number && number <= MOST { Some(Number(number)) } else { None }
    }

    /// For numbers that the rules have counted themselves.
    pub const fn of(number: u8) -> Self {
        assert!(LEAST <= number && number <= MOST, "the number is out of its bounds");
        Number(number)
    }

    pub const fn get(self) -> u8 {
        self.0
    }

    /// Counted from 0, for the table that has an entry for each.
    pub const fn idx(self) -> usize {
        (self.0 - LEAST) as usize
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (LEAST..=MOST).map(Number)
    }
}

impl<const LEAST: u8, const MOST: u8> Word for Number<LEAST, MOST> {
    fn byte(self) -> u8 {
        self.0
    }

    fn from_byte(byte: u8) -> Option<Self> {
        Self::new(byte)
    }

    /// Without sign, blank or leading zero.
    fn from_word(word: &str) -> Option<Self> {
        let number: u8 = word.parse().ok()?;
        Self::new(number).filter(|_| number.to_string() == word)
    }
}

impl<const LEAST: u8, const MOST: u8> fmt::Display for Number<LEAST, MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<const LEAST: u8, const MOST: u8> Serialize for Number<LEAST, MOST> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de, const LEAST: u8, const MOST: u8> Deserialize<'de> for Number<LEAST, MOST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        let bad = || serde::de::Error::custom(format!("{number} is not {LEAST} to {MOST}"));
        Self::new(number).ok_or_else(bad)
    }
}

/// The number of an action, byte by byte: `[third, kind, first, second]`. For the macro.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Code {
    kind: u8,
    words: [u8; 3],
    next: usize,
}

impl Code {
    pub fn of(kind: u8) -> Self {
        Code { kind, words: [0; 3], next: 0 }
    }

    #[must_use]
    pub fn with(mut self, word: impl Word) -> Self {
        self.words[self.next] = word.byte();
        self.next += 1;
        self
    }

    pub fn number(self) -> u32 {
        let [first, second, third] = self.words;
        u32::from_be_bytes([third, self.kind, first, second])
    }

    pub fn from(number: u32) -> Self {
        let [third, kind, first, second] = number.to_be_bytes();
        Code { kind, words: [first, second, third], next: 0 }
    }

    pub fn kind(self) -> u8 {
        self.kind
    }

    pub fn word<W: Word>(&mut self) -> Option<W> {
        let word = W::from_byte(*self.words.get(self.next)?);
        self.next += 1;
        word
    }

    /// One code for one action: bytes that a row does not use must be zero.
    pub fn is_read(self) -> bool {
        self.words[self.next..].iter().all(|byte| *byte == 0)
    }
}

#[doc(hidden)]
pub fn read_word<W: Word>(word: Option<&str>) -> Result<W, BadNotation> {
    word.and_then(W::from_word).ok_or(BadNotation)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Action as _;

    crate::named! { enum Fruit { Apple = "apple", Pear = "pear" } }

    crate::actions! {
        enum Action {
            "buy" Buy(fruit: Fruit, count: Nth<9>) = [1, fruit, count],
            /// Its code names the count first.
            "sell" Sell(fruit: Fruit, count: UpTo<9>) = [2, count, fruit],
            "mix" Mix(a: Fruit, b: Fruit, c: Fruit) = [7, a, b, c],
            "end" End = [3],
        }
    }

    #[test]
    fn every_action_has_one_number_and_one_text() {
        let mix = Action::Mix(Fruit::Apple, Fruit::Pear, Fruit::Pear);
        let all = [
            (Action::Buy(Fruit::Pear, Nth::of(9)), 0x01_01_09, "buy pear 9"),
            (Action::Sell(Fruit::Pear, UpTo::of(0)), 0x02_00_01, "sell pear 0"),
            (mix, 0x0107_0001, "mix apple pear pear"),
            (Action::End, 0x03_00_00, "end"),
        ];
        for (action, code, text) in all {
            assert_eq!((action.code(), action.to_string().as_str()), (code, text));
            assert_eq!((Action::from_code(code), text.parse()), (Some(action), Ok(action)));
        }
        assert!(all.is_sorted(), "in the order of the rows");
        assert_eq!(Action::KINDS, ["buy", "sell", "mix", "end"]);
        assert_eq!(mix.kind(), "mix");
    }

    #[test]
    fn nothing_else_is_an_action() {
        for code in [0, 0x01_01_00, 0x01_02_01, 0x03_00_01, 0x0103_0000, 0x04_00_00, u32::MAX] {
            assert_eq!(Action::from_code(code), None, "{code:#x}");
        }
        let wrong = ["", " end", "end ", "end 1", "buy", "buy pear", "buy pear 0", "buy pear 10"];
        for text in wrong.into_iter().chain(["buy pear 01", "buy pear +1", "buy plum 1", "BUY"]) {
            assert_eq!(text.parse::<Action>(), Err(BadNotation), "{text:?}");
        }
    }

    #[test]
    fn a_number_keeps_its_bounds() {
        assert_eq!(serde_json::from_str::<Nth<4>>("4").unwrap().idx(), 3);
        let refused = serde_json::from_str::<Nth<4>>("0").unwrap_err();
        assert!(refused.to_string().contains("0 is not 1 to 4"), "{refused}");
        assert_eq!(UpTo::<2>::all().map(UpTo::get).collect::<Vec<_>>(), [0, 1, 2]);
    }
}
