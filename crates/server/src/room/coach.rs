//! Who may be told what a strong player thinks of a position.

use arena::Entry;
use arena::think::Eyes;
use engine::{Seat, Seed, Table};

use super::{Game, Room};
use crate::sign::Invite;
use crate::store::{Status, Who};
use crate::{Error, Result};

/// A copy of a match to think about.
pub struct Subject {
    pub entry: &'static Entry,
    pub table: Box<dyn Table>,
    pub seed: Seed,
    pub eyes: Eyes,
    /// Somebody may be told of chances only, for others are playing.
    pub others: bool,
}

impl std::fmt::Debug for Subject {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Subject({}, ply {})", self.entry.id, self.table.ply())
    }
}

impl Room {
    /// Advice would be unfair to anybody else at the table, whoever asks for it.
    fn no_other_person(&self, user: Option<&str>) -> Result<()> {
        let harmless = |row: &crate::store::SeatRow| {
            row.who == Who::Bot || user.is_some_and(|user| row.is_of(user))
        };
        if self.seats.iter().all(harmless) {
            Ok(())
        } else {
            Err(Error::Forbidden("advice is for matches without other people"))
        }
    }

    pub fn coach(&mut self, user: &str, seat: u8, given: u32) -> Result<Subject> {
        self.visible(Some(user), None)?;
        let seat = self.own_seat(user, seat)?;
        let seed = self.row.seed;
        let board = self.running()?;
        let (entry, table, ply) = (board.entry, board.table.fork(), board.ply());
        // Where the table says so, everybody sat down knowing that all may ask.
        if !self.row.hints {
            self.no_other_person(Some(user)).map_err(|_| Error::NoHints)?;
        }
        if ply != given {
            return Err(Error::Stale { ply, given });
        }
        if !table.decision().seats().contains(seat) {
            return Err(engine::Refusal::NotYourTurn.into());
        }
        Ok(Subject { entry, table, seed, eyes: Eyes::Viewer(Some(seat)), others: false })
    }

    /// Of a match that is over everybody may know all. Of a running one, whoever plays it learns something
    /// only if no other person does, and whoever looks on gets chances, judged by what lies open.
    pub fn expect(
        &self,
        user: Option<&str>,
        invite: Option<&Invite>,
        ply: Option<u32>,
    ) -> Result<Subject> {
        self.visible(user, invite)?;
        let Game::Live(board) = &self.game else {
            return Err(Error::NotRunning("the match has not started or is frozen"));
        };
        let over = self.row.status == Status::Over;
        let own = self.seats_of(user);
        if !over && !own.is_empty() {
            self.no_other_person(user)?;
        }
        let eyes = match own[..] {
            _ if over => Eyes::All,
            // Whoever has several seats passes the screen around, and nobody's hand lies open on it.
            [seat] => Eyes::Viewer(Some(Seat(seat))),
            _ => Eyes::Viewer(None),
        };
        let table = match ply {
            Some(ply) => board.table.replay_to(ply).ok_or_else(|| board.no_such_ply(ply))?,
            None => board.table.fork(),
        };
        let others = !over && self.no_other_person(user).is_err();
        Ok(Subject { entry: board.entry, table, seed: self.row.seed, eyes, others })
    }
}
