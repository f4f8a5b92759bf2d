//! Looks a store over: does every match replay to the very hashes that were kept?

use std::fmt;

use crate::room::Board;
use crate::store::{Plies, Status, Store, StoreError};

#[derive(Debug, Default)]
pub struct Report {
    pub matches: u64,
    pub plies: u64,
    /// What is wrong, one line each.
    pub problems: Vec<String>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} matches, {} plies", self.matches, self.plies)?;
        for problem in &self.problems {
            writeln!(f, "problem: {problem}")?;
        }
        match self.problems.len() {
            0 => writeln!(f, "all is well"),
            count => writeln!(f, "{count} problems"),
        }
    }
}

pub async fn examine(store: &Store) -> Result<Report, StoreError> {
    let mut report = Report { problems: store.integrity().await?, ..Report::default() };
    for id in store.every_match().await? {
        report.matches += 1;
        match one(store, &id).await {
            Ok(plies) => report.plies += plies,
            Err(problem) => report.problems.push(format!("match {id}: {problem}")),
        }
    }
    Ok(report)
}

async fn one(store: &Store, id: &str) -> Result<u64, String> {
    let text = |error: StoreError| error.to_string();
    let (row, seats) = store.find_match(id).await.map_err(text)?.ok_or("it is gone")?;
    let Plies { rows: plies, hole } = store.plies(id).await.map_err(text)?;
    if let Some(n) = hole {
        return Err(format!("ply {n} is missing; it can be looked at up to there"));
    }
    if matches!(row.status, Status::Open | Status::Closed) {
        return if plies.is_empty() { Ok(0) } else { Err("plies before the start".to_owned()) };
    }
    let seats = u8::try_from(seats.len()).map_err(|_| "too many seats")?;
    let base = store.base(id).await.map_err(text)?;
    let base = base.map(|(ply, state)| (ply, serde_json::from_str(&state).unwrap_or_default()));
    let board = Board::restore(arena::CATALOG, &row, seats, &plies, base.as_ref())?;
    if board.table.decision().is_over() != (row.status == Status::Over) {
        return Err("it is over, or not, other than noted".to_owned());
    }
    Ok(plies.len() as u64)
}
