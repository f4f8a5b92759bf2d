//! Chance, brought in from outside: a pure function of the secret match seed and the ply.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng};
use serde::{Deserialize, Serialize};

/// The secret of a match: 256 bits, shown only when the match is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// For simulations and tests, where a short number is handier than a secret.
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }

    /// Another key, for luck that is not the match's: what is drawn with it neither foresees nor disturbs
    /// what the match draws. Each of `who` (a bot's seat, a search's thread) has its own.
    #[must_use]
    pub fn apart(self, who: u8) -> Self {
        let Seed(mut key) = self;
        key[31] ^= who.wrapping_add(1);
        Seed(key)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// The seed is a secret: a debug print of anything that holds one must not show it.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadSeed;

impl fmt::Display for BadSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seed is 64 hexadecimal digits")
    }
}

impl std::error::Error for BadSeed {}

impl FromStr for Seed {
    type Err = BadSeed;

    fn from_str(text: &str) -> Result<Self, BadSeed> {
        if text.len() != 64 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
            return Err(BadSeed);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let pair = std::str::from_utf8(pair).map_err(|_| BadSeed)?;
            *byte = u8::from_str_radix(pair, 16).map_err(|_| BadSeed)?;
        }
        Ok(Seed(bytes))
    }
}

impl Serialize for Seed {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// The chance of one ply. Most plies draw nothing, so the cipher is keyed on the first draw only.
#[derive(Clone)]
pub struct Rng {
    seed: Seed,
    ply: u32,
    stream: Option<ChaCha8Rng>,
}

impl fmt::Debug for Rng {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Rng(ply {}, drawn: {})", self.ply, self.drawn())
    }
}

impl Rng {
    /// The chance of `ply`: 0 is the set-up, 1 the first action.
    pub fn at(seed: Seed, ply: u32) -> Self {
        Rng { seed, ply, stream: None }
    }

    /// Has anything been drawn? Then the ply may not be undone.
    pub fn drawn(&self) -> bool {
        self.stream.is_some()
    }

    fn next(&mut self) -> u32 {
        let Rng { seed, ply, stream } = self;
        stream
            .get_or_insert_with(|| {
                let mut stream = ChaCha8Rng::from_seed(seed.0);
                stream.set_stream(u64::from(*ply));
                stream
            })
            .next_u32()
    }

    /// A number in `0..n`, every one equally likely (Lemire's multiplication with rejection).
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "a draw needs at least one outcome");
        loop {
            let product = u64::from(self.next()) * u64::from(n);
            let low = product as u32;
            // What is rejected is less than `n`, so the division is rarely needed.
            if low >= n || low >= n.wrapping_neg() % n {
                return (product >> 32) as u32;
            }
        }
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draws(seed: u64, ply: u32) -> Vec<u32> {
        let mut rng = Rng::at(Seed::from_number(seed), ply);
        (0..8).map(|_| rng.below(1_000_000)).collect()
    }

    #[test]
    fn a_pure_function_of_seed_and_ply() {
        assert_eq!(draws(7, 3), draws(7, 3));
        assert_ne!(draws(7, 3), draws(7, 4));
        assert_ne!(draws(7, 3), draws(8, 3));
    }

    /// Stored matches replay only if these never change.
    #[test]
    fn the_stream_is_pinned() {
        let mut rng = Rng::at(Seed::from_number(1), 1);
        let drawn: Vec<u32> = (0..6).map(|_| rng.below(1000)).collect();
        assert_eq!(drawn, PINNED);
    }
    const PINNED: [u32; 6] = [548, 103, 672, 817, 627, 638];

    #[test]
    fn luck_apart_is_another() {
        let seed = Seed::from_number(7);
        assert_ne!(seed.apart(0), seed);
        assert_ne!(seed.apart(0), seed.apart(1));
    }

    #[test]
    fn knows_whether_it_was_used() {
        let mut rng = Rng::at(Seed::from_number(1), 1);
        assert!(!rng.drawn());
        rng.shuffle(&mut [0]);
        assert!(!rng.drawn(), "nothing to choose, nothing drawn");
        rng.below(2);
        assert!(rng.drawn());
    }

    #[test]
    fn every_outcome_is_about_equally_likely() {
        let mut rng = Rng::at(Seed::from_number(5), 0);
        let mut seen = [0u32; 7];
        for _ in 0..70_000 {
            seen[rng.below(7) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_500..10_500).contains(&n)), "{seen:?}");
    }

    #[test]
    fn a_seed_reads_back_and_never_shows_in_debug() {
        let seed = Seed::from_number(0xfeed);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert!(!format!("{seed:?}").contains("ed0"));
        for bad in ["", "00", &"g".repeat(64), &"é".repeat(32)] {
            assert_eq!(bad.parse::<Seed>(), Err(BadSeed));
        }
    }
}
