//! A match as text.

use std::io::{self, Write};

use arena::Entry;
use engine::{Seat, Standings, Table};

/// What a seat, or a spectator, sees. A game without a drawn board shows its view as it is.
pub fn board(entry: &Entry, table: &dyn Table, viewer: Option<Seat>) -> String {
    (entry.board)(table, viewer)
}

/// Who plays a seat that nobody sits at, as the opponent of a solo match.
pub const RULES: &str = "the rules";

pub fn standings(
    out: &mut impl Write,
    standings: &Standings,
    name: impl Fn(usize) -> String,
) -> io::Result<()> {
    let mut order: Vec<usize> = (0..standings.places().len()).collect();
    order.sort_by_key(|seat| standings.places()[*seat]);
    for seat in order {
        let (place, score) = (standings.places()[seat], standings.scores()[seat]);
        writeln!(out, "{place}. seat {seat}{}: {score} points", name(seat))?;
    }
    Ok(())
}
