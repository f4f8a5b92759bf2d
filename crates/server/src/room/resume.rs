//! A match that these rules play differently goes on from its last position, if its table agrees.

use super::{Board, Game, Room, Vote, mask};
use crate::store::{MatchRow, Snapshot, Status, User, Who, Write};
use crate::wire::{ResumeView, TableView};
use crate::{Error, Result};

/// The seat of votes that are about no seat.
pub const TABLE: u8 = 255;

impl Room {
    /// Where the match could go on.
    fn onward(&self) -> Option<&Board> {
        match &self.game {
            Game::Frozen { board: Some(board), onward: true, .. }
                if self.row.status == Status::Running && !board.table.decision().is_over() =>
            {
                Some(board)
            }
            Game::Waiting | Game::Asleep { .. } | Game::Live(_) | Game::Frozen { .. } => None,
        }
    }

    /// Everybody who plays and is not gone for good.
    fn players(&self) -> Vec<&str> {
        let mut players: Vec<&str> = Vec::new();
        for row in self.seats.iter().filter(|row| row.who == Who::Person && !self.abandoned(row)) {
            let user = row.user.as_deref().filter(|user| !players.contains(user));
            players.extend(user);
        }
        players
    }

    pub fn resume_view(&self, user: Option<&str>) -> Option<ResumeView> {
        let ply = self.onward()?.ply();
        let players = self.players();
        let agreed = |user: &str| self.votes.of(TABLE, user) == Some(&Vote::Resume);
        Some(ResumeView {
            ply,
            players: players.len(),
            agreed: players.iter().filter(|user| agreed(user)).count(),
            mine: user.is_some_and(agreed),
        })
    }

    /// Somebody at the table agrees; when all do, the match goes on.
    pub async fn resume(&mut self, user: &User) -> Result<TableView> {
        if self.onward().is_none() {
            return Err(Error::NotRunning("there is nothing to go on from"));
        }
        if self.seats_of(Some(&user.id)).is_empty() {
            return Err(Error::Forbidden("only people at the table may agree"));
        }
        let vote = Write::vote(&self.row.id, TABLE, &user.id, &Vote::Resume.to_string());
        self.write(vec![vote]).await?;
        self.votes.cast(TABLE, user, Vote::Resume);
        let agreed = |user: &&str| self.votes.of(TABLE, user) == Some(&Vote::Resume);
        if self.players().iter().all(agreed) {
            self.go_on().await?;
        } else {
            self.table_changed();
        }
        Ok(self.table_view(Some(&user.id)))
    }

    async fn go_on(&mut self) -> Result<()> {
        let Some(board) = self.onward() else { return Ok(()) };
        let (ply, hash, state) = (board.ply(), board.hash(), board.table.state().to_string());
        let row = MatchRow {
            rules: board.entry.rules,
            edition: board.table.edition(),
            to_move: mask(board.table.decision().seats()),
            ..self.row.clone()
        };
        let id = row.id.as_str();
        let mut writes = Write::cut(id, ply).to_vec();
        writes.extend([
            Write::base(id, ply, state.clone()),
            Write::snapshot(id, Snapshot { ply, hash, state }),
            Write::rules(&row),
            Write::progress(&row),
            Write::end_votes(id, TABLE),
        ]);
        tracing::info!(table = id, ply, rules = row.rules, "goes on by its table's consent");
        self.write(writes).await?;
        self.votes.end(TABLE);
        self.reload().await
    }

    /// Whatever came out the same goes on by these rules, without a word to anybody but the log.
    pub async fn adopt(&mut self) {
        let (Game::Live(board), Status::Running) = (&self.game, self.row.status) else { return };
        let (rules, edition) = (board.entry.rules, board.table.edition());
        if (self.row.rules, self.row.edition) == (rules, edition) {
            return;
        }
        let row = MatchRow { rules, edition, ..self.row.clone() };
        match self.app.store.write(vec![Write::rules(&row)]).await {
            Ok(()) => {
                tracing::info!(
                    table = row.id,
                    from = self.row.rules,
                    to = rules,
                    "replays the same"
                );
                self.row = row;
            }
            // It will be tried again when the room opens the next time.
            Err(error) => tracing::warn!(table = row.id, %error, "cannot note the rules"),
        }
    }
}
