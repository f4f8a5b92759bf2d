//! An abandoned seat goes to a bot or to somebody else when the others agree.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use arena::BotKind;
use engine::Seat;

use super::Room;
use crate::store::{SeatRow, User, VoteRow, Who, Write};
use crate::wire::TableView;
use crate::{Error, Result};

/// Who shall take the seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Vote {
    Bot(BotKind),
    User(String),
}

/// As the store keeps it.
impl fmt::Display for Vote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Vote::Bot(kind) => write!(f, "bot {kind}"),
            Vote::User(id) => write!(f, "user {id}"),
        }
    }
}

impl Vote {
    fn parse(text: &str) -> Option<Self> {
        match text.split_once(' ')? {
            ("bot", level) => Some(Vote::Bot(level.parse().ok()?)),
            ("user", id) => Some(Vote::User(id.to_owned())),
            _ => None,
        }
    }
}

/// What each person last wanted for each seat. The store keeps it too, for people need not be here at
/// the same time to agree, and a room closes when nobody is here.
#[derive(Debug, Default)]
pub struct Votes(BTreeMap<(u8, String), Vote>);

impl Votes {
    /// A vote for a bot that is no more counts for nothing.
    pub fn read(rows: Vec<VoteRow>) -> Self {
        let read = |row: VoteRow| Some(((row.seat, row.user), Vote::parse(&row.vote)?));
        Votes(rows.into_iter().filter_map(read).collect())
    }

    fn cast(&mut self, seat: u8, user: &str, vote: Vote) {
        self.0.insert((seat, user.to_owned()), vote);
    }

    fn of(&self, seat: u8, user: &str) -> Option<&Vote> {
        self.0.get(&(seat, user.to_owned()))
    }

    pub fn end(&mut self, seat: u8) {
        self.0.retain(|(voted, _), _| *voted != seat);
    }
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
        self.write(vec![Write::vote(&self.row.id, seat, &user.id, &vote.to_string())]).await?;
        self.votes.cast(seat, &user.id, vote.clone());
        let agreed = |voter: &String| self.votes.of(seat, voter) == Some(&vote);
        // Nobody is put into a seat who did not ask for it.
        let willing = match &vote {
            Vote::Bot(_) => true,
            Vote::User(id) => agreed(id),
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
