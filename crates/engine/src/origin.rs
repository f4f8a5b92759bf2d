//! Where a record comes from: the table it was played at, by whom, and how the seed came about. What
//! the lines mean and how to check them is in `docs/fairness.md`; here they are only read and written.

use std::fmt;

use crate::{MAX_SEATS, Seed};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    pub table: String,
    /// One per seat.
    pub players: Vec<Player>,
    /// What the server had committed itself to before anybody sat down.
    pub commitment: Seed,
    /// Absent if the seed is the server's alone.
    pub draw: Option<Draw>,
    /// The seed was chosen or known beforehand, so that nothing else here proves anything.
    pub practice: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// `person`, `bot` or `gone`.
    pub who: String,
    /// May be empty.
    pub name: String,
}

/// The parts a seed was made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    /// The server's part.
    pub secret: Seed,
    /// The players' parts, by their first seats.
    pub contributions: Vec<Contribution>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contribution {
    /// Those of the person who gave it, in order.
    pub seats: Vec<u8>,
    pub commitment: Seed,
    /// Absent if it was not opened in time.
    pub value: Option<Seed>,
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "table {}", self.table)?;
        for (seat, Player { who, name }) in self.players.iter().enumerate() {
            writeln!(f, "{}", format!("player {seat} {who} {name}").trim_end())?;
        }
        if self.practice {
            writeln!(f, "practice yes")?;
        }
        writeln!(f, "commitment {}", self.commitment)?;
        let Some(draw) = &self.draw else { return Ok(()) };
        writeln!(f, "secret {}", draw.secret)?;
        draw.contributions.iter().try_for_each(|contribution| writeln!(f, "{contribution}"))
    }
}

impl fmt::Display for Contribution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats: Vec<String> = self.seats.iter().map(u8::to_string).collect();
        write!(f, "contribution {} {} ", seats.join(","), self.commitment)?;
        match self.value {
            Some(value) => write!(f, "{value}"),
            None => f.write_str("-"),
        }
    }
}

impl Player {
    /// What stands behind `player SEAT `.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let (who, name) = text.split_once(' ').unwrap_or((text, ""));
        let known = ["person", "bot", "gone"].contains(&who);
        known.then(|| Player { who: who.to_owned(), name: name.to_owned() })
    }
}

impl Contribution {
    /// What stands behind `contribution `.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let mut parts = text.split(' ');
        let (seats, commitment, value) = (parts.next()?, parts.next()?, parts.next()?);
        let seats: Vec<u8> =
            seats.split(',').map(|seat| seat.parse().ok()).collect::<Option<_>>()?;
        let in_order = seats.is_sorted_by(|one, two| one < two) && seats.len() <= MAX_SEATS;
        let value = if value == "-" { None } else { Some(value.parse().ok()?) };
        let commitment = commitment.parse().ok()?;
        let whole = parts.next().is_none() && in_order;
        whole.then_some(Contribution { seats, commitment, value })
    }
}
