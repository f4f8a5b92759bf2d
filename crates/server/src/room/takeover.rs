//! An abandoned seat goes to a bot or to somebody else when the others agree.

use std::collections::BTreeMap;
use std::fmt;

use arena::BotKind;
use engine::Seat;

use super::{Msg, Room};
use crate::store::{SeatRow, Status, User, VoteRow, Who, Write};
use crate::wire::{Somebody, TableView, VoteView, Wish};
use crate::{Error, Result};

/// Who shall take the seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Vote {
    Bot(BotKind),
    User(String),
    /// About no seat: the match shall go on under other rules.
    Resume,
}

/// As the store keeps it.
impl fmt::Display for Vote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Vote::Bot(kind) => write!(f, "bot {kind}"),
            Vote::User(id) => write!(f, "user {id}"),
            Vote::Resume => f.write_str("resume"),
        }
    }
}

impl Vote {
    fn parse(text: &str) -> Option<Self> {
        if text == "resume" {
            return Some(Vote::Resume);
        }
        match text.split_once(' ')? {
            ("bot", level) => Some(Vote::Bot(level.parse().ok()?)),
            ("user", id) => Some(Vote::User(id.to_owned())),
            _ => None,
        }
    }
}

#[derive(Debug)]
struct Ballot {
    /// Of the person who cast it.
    name: String,
    vote: Vote,
}

/// What each person last wanted for each seat. The store keeps it too, for people need not be here at
/// the same time to agree, and a room closes when nobody is here.
#[derive(Debug, Default)]
pub struct Votes(BTreeMap<(u8, String), Ballot>);

impl Votes {
    /// A vote for a bot that is no more counts for nothing.
    pub fn read(rows: Vec<VoteRow>) -> Self {
        let read = |VoteRow { seat, user, name, vote }| {
            Some(((seat, user), Ballot { name, vote: Vote::parse(&vote)? }))
        };
        Votes(rows.into_iter().filter_map(read).collect())
    }

    pub fn cast(&mut self, seat: u8, user: &User, vote: Vote) {
        self.0.insert((seat, user.id.clone()), Ballot { name: user.name.clone(), vote });
    }

    pub fn of(&self, seat: u8, user: &str) -> Option<&Vote> {
        self.0.get(&(seat, user.to_owned())).map(|ballot| &ballot.vote)
    }

    fn on(&self, seat: u8) -> impl Iterator<Item = (&str, &Ballot)> {
        let on = move |((voted, _), _): &(&(u8, String), _)| *voted == seat;
        self.0.iter().filter(on).map(|((_, user), ballot)| (user.as_str(), ballot))
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
        let voters = self.voters(row);
        if voters.is_empty() {
            return Err(Error::Forbidden("nobody is left who could agree"));
        }
        let may = voters.contains(&user.id) || vote == Vote::User(user.id.clone());
        if !may {
            return Err(Error::Forbidden("only people at the table may vote"));
        }
        self.write(vec![Write::vote(&self.row.id, seat, &user.id, &vote.to_string())]).await?;
        self.votes.cast(seat, user, vote.clone());
        let agreed = |voter: &String| self.votes.of(seat, voter) == Some(&vote);
        // Nobody is put into a seat who did not ask for it.
        let willing = match &vote {
            Vote::Bot(_) | Vote::Resume => true,
            Vote::User(id) => agreed(id),
        };
        if willing && voters.iter().all(agreed) {
            let row = match vote {
                Vote::Resume => return Err(Error::Forbidden("a seat is for somebody")),
                Vote::Bot(kind) => SeatRow::bot(kind.name()),
                Vote::User(id) => {
                    let newcomer = self.app.store.user(&id).await?;
                    let newcomer = newcomer.ok_or(Error::NotFound("no such person"))?;
                    SeatRow::person(&newcomer.id, &newcomer.name)
                }
            };
            self.replace(Seat(seat), row).await?;
        } else {
            self.table_changed();
        }
        Ok(self.table_view(Some(&user.id)))
    }

    /// Those with a say on this seat, in the order of theirs: the other people who are still here.
    fn voters(&self, seat: &SeatRow) -> Vec<String> {
        let here = |row: &&SeatRow| row.who == Who::Person && !self.abandoned(row);
        let mut voters: Vec<String> = Vec::new();
        for voter in self.seats.iter().filter(here).filter_map(|row| row.user.clone()) {
            if Some(&voter) != seat.user.as_ref() && !voters.contains(&voter) {
                voters.push(voter);
            }
        }
        voters
    }

    /// What everybody wants for an abandoned seat: those who are asked, then who else wishes for it.
    pub fn votes_on(&self, seat: u8, viewer: Option<&str>) -> Option<Vec<VoteView>> {
        let row = self.seats.get(seat as usize)?;
        if self.row.status != Status::Running || !self.abandoned(row) {
            return None;
        }
        let voters = self.voters(row);
        if voters.is_empty() {
            return None;
        }
        let view = |user: &str, asked| VoteView {
            who: self.somebody(seat, user),
            mine: viewer == Some(user),
            asked,
            wish: self.votes.of(seat, user).and_then(|vote| self.wish(seat, vote)),
        };
        let asked = voters.iter().map(|user| view(user, true));
        let newcomers = self.votes.on(seat).filter(|(user, ballot)| {
            !voters.iter().any(|voter| voter == user)
                && ballot.vote == Vote::User((*user).to_owned())
        });
        Some(asked.chain(newcomers.map(|(user, _)| view(user, false))).collect())
    }

    fn wish(&self, seat: u8, vote: &Vote) -> Option<Wish> {
        match vote {
            Vote::Bot(kind) => Some(Wish::Bot { bot: kind.name().to_owned() }),
            Vote::User(id) => Some(Wish::User { user: id.clone(), who: self.somebody(seat, id) }),
            Vote::Resume => None,
        }
    }

    /// As the table knows them, else by the vote of their own; nothing of who never was here.
    fn somebody(&self, seat: u8, user: &str) -> Somebody {
        let own = (0u8..).zip(&self.seats).find(|(_, row)| row.is_of(user));
        let voted = || self.votes.on(seat).find(|(id, _)| *id == user);
        let name = match own {
            Some((_, row)) => row.name.clone(),
            None => voted().map(|(_, ballot)| ballot.name.clone()),
        };
        Somebody { name: name.unwrap_or_default(), seat: own.map(|(seat, _)| seat) }
    }

    /// Somebody may be away: looks again once that would be for too long.
    pub fn watch_absence(&self) {
        if self.row.status != Status::Running {
            return;
        }
        let (me, away) = (self.me.clone(), self.app.config.away);
        tokio::spawn(async move {
            tokio::time::sleep(away).await;
            // A room that closed meanwhile has nobody to tell.
            if let Some(me) = me.upgrade() {
                let _ = me.send(Msg::Overdue);
            }
        });
    }

    pub fn overdue(&mut self) {
        if self.seats.iter().any(|row| self.abandoned(row)) {
            self.table_changed();
        }
    }

    /// Left for good, or away for longer than people should wait.
    pub fn abandoned(&self, row: &SeatRow) -> bool {
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
