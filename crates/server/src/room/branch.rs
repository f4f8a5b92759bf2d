//! Playing on from a position of a match that is over.

use arena::BotKind;
use engine::Refusal;

use super::{Game, Room, mask};
use crate::sign::Invite;
use crate::store::{
    MatchRow, NewMatch, PlyRow, PracticeRow, SeatRow, Snapshot, Status, User, Write, now,
};
use crate::{Error, Result, id};

/// The position to play on from, and who then plays.
#[derive(Clone, Copy, Debug)]
pub struct Branch {
    pub ply: u32,
    /// The asker's; bots get all others.
    pub seat: u8,
    pub bot: BotKind,
}

impl Room {
    /// A new table at which the first plies of this match have been played already. Only once the
    /// match is over: before, it would show what is hidden and the luck to come.
    pub async fn branch(
        &mut self,
        user: &User,
        invite: Option<&Invite>,
        Branch { ply, seat, bot }: Branch,
    ) -> Result<String> {
        self.visible(Some(&user.id), invite)?;
        let board = match &self.game {
            Game::Live(board) if self.row.status == Status::Over => board,
            Game::Frozen { .. } => return Err(Error::NotRunning("the match is frozen")),
            Game::Waiting | Game::Asleep { .. } | Game::Live(_) => {
                return Err(Error::NotRunning("the match is not over"));
            }
        };
        let count = self.seats.len() as u8;
        if seat >= count {
            return Err(Refusal::NoSuchSeat { seat, seats: count }.into());
        }
        let then = board.table.replay_to(ply).ok_or_else(|| board.no_such_ply(ply))?;
        if then.decision().is_over() {
            return Err(Refusal::Over.into());
        }
        let row = MatchRow {
            id: id::fresh()?,
            status: Status::Running,
            // Practice of one person: nothing for the list of matches to watch.
            public: false,
            hints: false,
            host: Some(user.id.clone()),
            invites: 0,
            to_move: mask(then.decision().seats()),
            standings: None,
            rematch: None,
            created: now(),
            changed: now(),
            holder: None,
            ..self.row.clone()
        };
        let seats: Vec<SeatRow> = (0..count)
            .map(|n| match n == seat {
                true => SeatRow::person(&user.id, &user.name),
                false => SeatRow::bot(bot.name()),
            })
            .collect();
        let mut writes = Write::new_match(NewMatch { row: &row, seats: &seats });
        // Everybody can know what its seed brings.
        writes.push(Write::practice(&row.id, &PracticeRow::default()));
        // From where it went on under these rules, if it did: what was before is kept, but not played again.
        let base = self.app.store.base(&self.row.id).await?;
        writes.extend(base.map(|(ply, state)| Write::base(&row.id, ply, state)));
        let made = self.app.store.plies(&self.row.id).await?.rows;
        writes.extend(made.into_iter().take(ply as usize).map(|made| {
            let (match_id, at) = (row.id.clone(), row.created);
            Write::copy(PlyRow { match_id, at, key: None, ..made })
        }));
        let (hash, state) = (then.fingerprint(), then.state().to_string());
        writes.push(Write::snapshot(&row.id, Snapshot { ply, hash, state }));
        self.app.store.write(writes).await?;
        self.app.counts.tables.add(1);
        Ok(row.id)
    }
}
