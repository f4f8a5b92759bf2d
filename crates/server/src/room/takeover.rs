//! An abandoned seat goes to a bot or to somebody else when the others agree.

use std::collections::BTreeSet;

use arena::BotKind;
use engine::Seat;

use super::Room;
use crate::store::{SeatRow, User, Who};
use crate::wire::TableView;
use crate::{Error, Result};

/// Who shall take the seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Vote {
    Bot(BotKind),
    User(String),
}

impl Room {
    pub async fn takeover(&mut self, user: &User, seat: u8, vote: Vote) -> Result<TableView> {
        self.running()?;
        let seats = self.seats.len() as u8;
        let Some(row) = self.seats.get(seat as usize) else {
            return Err(engine::Refusal::NoSuchSeat { seat, seats }.into());
        };
        if !self.abandoned(row) {
            return Err(Error::Forbidden("this seat is not abandoned"));
        }
        // Those with a say: the other people who are still here.
        let owner = row.user.clone();
        let voters: BTreeSet<String> = self
            .seats
            .iter()
            .filter(|row| row.who == Who::Person && !self.abandoned(row))
            .filter_map(|row| row.user.clone())
            .filter(|voter| Some(voter) != owner.as_ref())
            .collect();
        if voters.is_empty() {
            return Err(Error::Forbidden("nobody is left who could agree"));
        }
        let may = voters.contains(&user.id) || vote == Vote::User(user.id.clone());
        if !may {
            return Err(Error::Forbidden("only people at the table may vote"));
        }
        let votes = self.votes.entry(seat).or_default();
        votes.retain(|(voter, _)| *voter != user.id);
        votes.push((user.id.clone(), vote.clone()));
        let agreed = |voter: &String| votes.contains(&(voter.clone(), vote.clone()));
        // Nobody is put into a seat who did not ask for it.
        let willing = match &vote {
            Vote::Bot(_) => true,
            Vote::User(id) => votes.contains(&(id.clone(), vote.clone())),
        };
        if willing && voters.iter().all(agreed) {
            let row = match vote {
                Vote::Bot(kind) => SeatRow::bot(kind.name()),
                Vote::User(id) => {
                    let newcomer = self.app.store.user(&id).await?;
                    let newcomer = newcomer.ok_or(Error::NotFound("no such person"))?;
                    SeatRow::person(&newcomer.id, &newcomer.name)
                }
            };
            self.replace(Seat(seat), row).await?;
        }
        Ok(self.table_view(Some(&user.id)))
    }

    /// Left for good, or away for longer than people should wait.
    fn abandoned(&self, row: &SeatRow) -> bool {
        match (row.who, &row.user) {
            (Who::Gone, _) | (Who::Person, None) => true,
            (Who::Person, Some(user)) => {
                !self.online.contains_key(user)
                    && self.away.get(user).unwrap_or(&self.opened).elapsed() >= self.app.config.away
            }
            (Who::Bot | Who::Open, _) => false,
        }
    }
}
