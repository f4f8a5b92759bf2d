use std::str::FromStr;

use engine::{BadSeed, Seed};
use serde::Deserialize;

/// A seed as people and programs write it: a short number or all 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(untagged, expecting = "expected a number or 64 hexadecimal digits for the seed")]
pub enum GivenSeed {
    Number(u64),
    Secret(Seed),
}

impl From<GivenSeed> for Seed {
    fn from(given: GivenSeed) -> Self {
        match given {
            GivenSeed::Number(number) => Seed::from_number(number),
            GivenSeed::Secret(seed) => seed,
        }
    }
}

impl FromStr for GivenSeed {
    type Err = BadSeed;

    fn from_str(text: &str) -> Result<Self, BadSeed> {
        match text.parse() {
            Ok(number) => Ok(GivenSeed::Number(number)),
            Err(_) => text.parse().map(GivenSeed::Secret),
        }
    }
}

/// A secret nobody knows.
pub fn draw() -> Result<Seed, getrandom::Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(Seed(bytes))
}
