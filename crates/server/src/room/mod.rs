//! A room: one task owns one table from the first seat to the last ply, and loops over one enum of
//! messages. Nobody else touches the match, so there is nothing to lock and nothing to race.

mod board;
mod branch;
mod chat;
mod coach;
mod draw;
mod export;
mod hold;
mod inbox;
mod look;
mod message;
mod play;
mod registry;
mod restore;
mod resume;
mod seats;
#[cfg(test)]
mod secrecy;
mod takeover;
mod watch;

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use engine::Seat;
use tokio::sync::mpsc;

use crate::app::App;
use crate::store::{
    Asked, MatchRow, Notice, PracticeRow, SeatRow, SitterRow, Status, StoreError, Who,
};
use crate::wire::{Body, TableView};
use crate::{Error, Result};

pub use board::Board;
pub use branch::Branch;
pub use coach::Subject;
use draw::Lots;
pub use draw::Part;
pub use message::*;
pub use play::mask;
pub use registry::Rooms;
use restore::restore;
pub use seats::{House, Practice, SeatWish, create, create_practice};
pub use takeover::Vote;
use takeover::Votes;
pub use watch::Watch;

#[derive(Debug)]
enum Game {
    /// Nobody plays yet, or ever will.
    Waiting,
    /// In the store, and not restored before somebody wants to see it.
    Asleep {
        ply: u32,
    },
    Live(Board),
    /// These rules play it differently; `board` is from the last snapshot, if that can be read.
    Frozen {
        reason: String,
        board: Option<Board>,
        /// It may go on from there.
        onward: bool,
    },
}

#[derive(Debug)]
struct Room {
    app: Arc<App>,
    row: MatchRow,
    seats: Vec<SeatRow>,
    game: Game,
    /// Connections by person.
    online: HashMap<String, u32>,
    /// When a person's last connection ended.
    away: HashMap<String, Instant>,
    opened: Instant,
    /// When anybody last asked for anything.
    asked: Option<Instant>,
    /// Who made work for the bots last.
    asked_from: Option<IpAddr>,
    watchers: u32,
    /// Raised whenever the table (not the position) changes.
    version: u64,
    /// The last signal that something is new.
    news: u64,
    cache: HashMap<Option<Seat>, Arc<Body>>,
    /// The ply a bot is thinking about.
    thinking: Option<u32>,
    /// After a step back nothing is chosen by itself, or stepping back would be in vain.
    hold: bool,
    last_message: u32,
    /// Keys of plies that were taken back and of steps back, and what these were.
    undone: HashMap<String, Asked>,
    votes: Votes,
    lots: Lots,
    /// Who sat down when, until the start.
    sat: HashMap<String, Instant>,
    /// The host has started, and somebody who has just sat down is waited for.
    starting: Vec<(String, Reply<TableView>)>,
    /// Those who had a seat before it was taken over.
    sitters: Vec<SitterRow>,
    /// The luck of this match was known before it began.
    practice: Option<PracticeRow>,
    /// It was announced that the table will be tidied away.
    notice: Option<Notice>,
    /// Why the room must close: what it holds is not (or may not be) the truth any more.
    lost: Option<Closed>,
    talk: HashMap<String, crate::limits::Bucket>,
    me: mpsc::WeakUnboundedSender<Msg>,
}

/// Why a room cannot be opened.
#[derive(Clone, Debug)]
enum Closed {
    NotFound,
    /// Another server has the match, and is found there.
    Elsewhere(String),
    Broken(StoreError),
}

impl From<StoreError> for Closed {
    fn from(error: StoreError) -> Self {
        Closed::Broken(error)
    }
}

impl From<Closed> for Error {
    fn from(closed: Closed) -> Self {
        match closed {
            Closed::NotFound => Error::NotFound("no such table"),
            Closed::Elsewhere(at) => Error::Elsewhere(at),
            Closed::Broken(error) => error.into(),
        }
    }
}

impl Room {
    async fn open(
        app: Arc<App>,
        id: &str,
        me: mpsc::WeakUnboundedSender<Msg>,
    ) -> std::result::Result<Self, Closed> {
        let (row, seats) = hold::take(&app, id).await?;
        let game = match row.status {
            Status::Open | Status::Closed => Game::Waiting,
            Status::Running | Status::Over => Game::Asleep { ply: app.store.ply_of(id).await? },
        };
        let mut room = Room::new(app, row, seats, game, me);
        room.last_message = room.app.store.last_message(id).await?;
        room.votes = Votes::read(room.app.store.votes(id).await?);
        room.lots = Lots::read(&room.app, id).await?;
        room.sitters = room.app.store.sitters(id).await?;
        room.practice = room.app.store.practice(id).await?;
        room.notice = room.app.store.notice(id).await?;
        room.watch_draw();
        room.watch_absence();
        Ok(room)
    }

    /// A table as the store has it, for a list: no match is taken for that, and none restored.
    async fn glance(app: Arc<App>, id: &str) -> Result<Self> {
        let found = app.store.find_match(id).await?;
        let (row, seats) = found.ok_or(Error::NotFound("no such table"))?;
        let ply = app.store.ply_of(id).await?;
        let nobody = mpsc::unbounded_channel().0.downgrade();
        let lots = Lots::read(&app, id).await?;
        let practice = app.store.practice(id).await?;
        let notice = app.store.notice(id).await?;
        let room = Room::new(app, row, seats, Game::Asleep { ply }, nobody);
        Ok(Room { lots, practice, notice, ..room })
    }

    fn new(
        app: Arc<App>,
        row: MatchRow,
        seats: Vec<SeatRow>,
        game: Game,
        me: mpsc::WeakUnboundedSender<Msg>,
    ) -> Self {
        Room {
            app,
            row,
            seats,
            game,
            online: HashMap::new(),
            away: HashMap::new(),
            opened: Instant::now(),
            asked: None,
            asked_from: None,
            watchers: 0,
            version: 1,
            news: 0,
            cache: HashMap::new(),
            thinking: None,
            hold: false,
            last_message: 0,
            undone: HashMap::new(),
            lost: None,
            votes: Votes::default(),
            lots: Lots::default(),
            sat: HashMap::new(),
            starting: Vec::new(),
            sitters: Vec::new(),
            practice: None,
            notice: None,
            talk: HashMap::new(),
            me,
        }
    }

    async fn wake(&mut self) -> Result<()> {
        if matches!(self.game, Game::Asleep { .. }) {
            self.undone = self.app.store.undone(&self.row.id).await?.into_iter().collect();
            self.game = restore(&self.app, &self.row, self.seats.len()).await?;
            if matches!(self.game, Game::Frozen { .. }) {
                self.version += 1;
            }
            self.adopt().await;
        }
        Ok(())
    }

    /// Is something to be done that no person does?
    fn waits_for_us(&self) -> bool {
        let ours = |row: &SeatRow| row.who == Who::Bot || row.auto;
        let to_move = |n: usize| self.row.to_move >> n & 1 == 1;
        self.row.status == Status::Running
            && self.seats.iter().enumerate().any(|(n, row)| to_move(n) && ours(row))
    }

    /// Everybody looks again.
    fn signal(&mut self) {
        self.news = self.app.bus.changed(&self.row.id);
    }

    /// People, status or links changed.
    fn table_changed(&mut self) {
        self.version += 1;
        self.signal();
    }

    fn board(&self) -> Option<&Board> {
        match &self.game {
            Game::Live(board) => Some(board),
            Game::Frozen { board, .. } => board.as_ref(),
            Game::Waiting | Game::Asleep { .. } => None,
        }
    }

    fn ply(&self) -> u32 {
        match self.game {
            Game::Asleep { ply } => ply,
            Game::Waiting | Game::Live(_) | Game::Frozen { .. } => {
                self.board().map_or(0, Board::ply)
            }
        }
    }

    /// The match, if it can go on.
    fn running(&mut self) -> Result<&mut Board> {
        match (&mut self.game, self.row.status) {
            (Game::Live(board), Status::Running) => Ok(board),
            (_, Status::Over) => Err(Error::Refused(engine::Refusal::Over)),
            (Game::Frozen { .. }, _) => Err(Error::NotRunning("the match is frozen")),
            _ => Err(Error::NotRunning("the match has not started")),
        }
    }

    fn own_seat(&self, user: &str, seat: u8) -> Result<Seat> {
        match self.seats.get(seat as usize) {
            Some(row) if row.is_of(user) => Ok(Seat(seat)),
            _ => Err(Error::NotYourSeat),
        }
    }

    fn seats_of(&self, user: Option<&str>) -> Vec<u8> {
        let Some(user) = user else { return Vec::new() };
        (0..).zip(&self.seats).filter(|(_, row)| row.is_of(user)).map(|(n, _)| n).collect()
    }

    fn host_only(&self, user: &str) -> Result<()> {
        if self.row.host.as_deref() == Some(user) {
            Ok(())
        } else {
            Err(Error::Forbidden("only the host may do that"))
        }
    }

    /// Nobody sits here who could end the match or wait for its end.
    fn bots_alone(&self) -> bool {
        self.seats.iter().all(|row| row.who != Who::Person)
    }

    /// Somebody looks, or did a moment ago.
    fn attended(&self) -> bool {
        let here = !self.online.is_empty() || self.watchers > 0;
        here || self.asked.is_some_and(|asked| asked.elapsed() < self.app.config.idle)
    }

    fn presence(&mut self, user: Option<String>, on: bool) {
        let Some(user) = user else {
            self.watchers = if on { self.watchers + 1 } else { self.watchers.saturating_sub(1) };
            return self.call_off_unless_attended();
        };
        let count = self.online.entry(user.clone()).or_default();
        let was = *count > 0;
        *count = if on { *count + 1 } else { count.saturating_sub(1) };
        let is = *count > 0;
        if is {
            self.away.remove(&user);
        } else {
            self.online.remove(&user);
            self.away.insert(user.clone(), Instant::now());
        }
        if was != is && !self.seats_of(Some(&user)).is_empty() {
            self.watch_absence();
            self.table_changed();
        }
        self.call_off_unless_attended();
    }

    /// Bots among themselves think for nobody else.
    fn call_off_unless_attended(&self) {
        if self.bots_alone() && !self.attended() {
            self.app.bots.call_off(self.row.seed);
        }
    }

    /// Nobody looks and nobody thinks: the room may close, for the store has everything.
    fn idle(&self) -> bool {
        self.online.is_empty() && self.watchers == 0 && self.thinking.is_none()
    }
}
