//! Who sits at a table.

use std::fmt::Display;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Bits;

/// More seats than any of our games has; sizes fixed arrays and the seat set.
pub const MAX_SEATS: usize = 8;

/// A chair at the table, counted from 0 clockwise.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    pub const fn idx(self) -> usize {
        self.0 as usize
    }
}

impl Display for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, TS, JsonSchema)]
#[ts(as = "Vec<Seat>")]
#[schemars(with = "Vec<Seat>")]
pub struct Seats(u8);

impl Seats {
    pub const fn none() -> Self {
        Seats(0)
    }

    pub const fn only(seat: Seat) -> Self {
        Seats(1 << seat.0)
    }

    /// Seats `0..count`.
    pub const fn first(count: u8) -> Self {
        Seats(((1u16 << count) - 1) as u8)
    }

    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Seats(self.0 | 1 << seat.0)
    }

    pub const fn contains(self, seat: Seat) -> bool {
        (seat.0 as usize) < MAX_SEATS && self.0 >> seat.0 & 1 == 1
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Bits(self.0.into()).iter().map(Seat)
    }
}

impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
