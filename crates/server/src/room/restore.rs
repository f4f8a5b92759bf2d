//! From the store back to the table.

use super::{Board, Game};
use crate::app::App;
use crate::store::{MatchRow, Plies, Status, StoreError};

/// The match as the store has it.
pub async fn restore(
    app: &App,
    row: &MatchRow,
    seats: usize,
) -> std::result::Result<Game, StoreError> {
    if matches!(row.status, Status::Open | Status::Closed) {
        return Ok(Game::Waiting);
    }
    let Plies { rows: plies, hole } = app.store.plies(&row.id).await?;
    let (pinned, seats) = (row.clone(), u8::try_from(seats).unwrap_or(u8::MAX));
    let games = app.config.games;
    // Playing hundreds of plies again takes milliseconds that other tables need not wait.
    let restored =
        tokio::task::spawn_blocking(move || Board::restore(games, &pinned, seats, &plies));
    match restored.await {
        Ok(Ok(board)) => match hole {
            None => Ok(Game::Live(board)),
            // Nobody knows what was played there, so nobody can go on; what is known can be seen.
            Some(n) => {
                let reason = format!("ply {n} is missing");
                tracing::error!(table = row.id, reason, "a match has a hole");
                Ok(Game::Frozen { reason, board: Some(board) })
            }
        },
        Ok(Err(reason)) => {
            tracing::warn!(table = row.id, reason, "a match does not replay");
            Ok(Game::Frozen { reason, board: thaw(app, row).await? })
        }
        Err(_) => {
            let reason = "these rules break on it".to_owned();
            Ok(Game::Frozen { reason, board: thaw(app, row).await? })
        }
    }
}

async fn thaw(app: &App, row: &MatchRow) -> std::result::Result<Option<Board>, StoreError> {
    let Some(snapshot) = app.store.snapshot(&row.id).await? else { return Ok(None) };
    let Some(entry) = arena::find_in(app.config.games, &row.game) else { return Ok(None) };
    let state = serde_json::from_str(&snapshot.state).unwrap_or_default();
    let seed = row.seed;
    let loaded = tokio::task::spawn_blocking(move || (entry.load)(&state, seed).ok()).await;
    Ok(loaded.ok().flatten().map(|table| Board::new(entry, table)))
}
