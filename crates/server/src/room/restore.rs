//! From the store back to the table, also after an update.
//!
//! What replays to the same positions goes on, whatever rules it was begun by. What does not is *frozen*: it
//! is shown in the last position that was kept, and goes on from there once its table agrees
//! (`resume.rs`).

use super::{Board, Game};
use crate::app::App;
use crate::store::{MatchRow, Plies, PlyRow, Status, StoreError};

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
    let base = app.store.base(&row.id).await?;
    let base = base.map(|(ply, state)| (ply, serde_json::from_str(&state).unwrap_or_default()));
    let (pinned, seats) = (row.clone(), u8::try_from(seats).unwrap_or(u8::MAX));
    let games = app.config.games;
    // Playing hundreds of plies again takes milliseconds that other tables need not wait.
    let restored = tokio::task::spawn_blocking(move || {
        let board = Board::restore(games, &pinned, seats, &plies, base.as_ref());
        (board, plies)
    });
    let (reason, plies) = match (restored.await, hole) {
        (Ok((Ok(board), _)), None) => return Ok(Game::Live(board)),
        // Nobody knows what was played there, so nobody can go on; what is known can be seen.
        (Ok((Ok(board), _)), Some(n)) => {
            let reason = format!("ply {n} is missing");
            tracing::error!(table = row.id, reason, "a match has a hole");
            return Ok(Game::Frozen { reason, board: Some(board), onward: false });
        }
        (Ok((Err(reason), plies)), _) => (reason, plies),
        (Err(_), _) => ("these rules break on it".to_owned(), Vec::new()),
    };
    tracing::warn!(table = row.id, reason, "a match does not replay");
    let board = last_position(app, row, seats, plies).await?;
    let onward = board.is_some() && hole.is_none();
    Ok(Game::Frozen { reason, board, onward })
}

async fn last_position(
    app: &App,
    row: &MatchRow,
    seats: u8,
    plies: Vec<PlyRow>,
) -> std::result::Result<Option<Board>, StoreError> {
    let last = app.store.snapshot(&row.id).await?;
    let Some(entry) = arena::find_in(app.config.games, &row.game) else { return Ok(None) };
    let pinned = row.clone();
    let board = tokio::task::spawn_blocking(move || {
        Board::onward(entry, &pinned, seats, &plies, last.as_ref())
    });
    Ok(board.await.ok().flatten())
}
