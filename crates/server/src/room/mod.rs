//! A room: one task owns one table from the first seat to the last ply, and loops over one enum of
//! messages. Nobody else touches the match, so there is nothing to lock and nothing to race.

mod board;
mod chat;
mod look;
mod play;
mod registry;
mod seats;
mod takeover;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Instant;

use engine::Seat;
use tokio::sync::{mpsc, oneshot};

use crate::app::App;
use crate::sign::Invite;
use crate::store::{MatchRow, Message, SeatRow, Status, StoreError, User};
use crate::wire::{Body, Invites, PlyView, TableView};
use crate::{Error, Result};

use board::Board;
pub use play::mask;
pub use registry::Rooms;
pub use seats::{SeatWish, create};
pub use takeover::Vote;

pub type Reply<T> = oneshot::Sender<Result<T>>;

/// Who looks, what they know already, and through whose eyes they want to see.
#[derive(Clone, Debug, Default)]
pub struct Looker {
    pub user: Option<String>,
    /// The own seat last looked through.
    pub seat: Option<u8>,
    /// That seat now, even if another own one is to move.
    pub insist: bool,
    /// Ply and (true) hash last seen; without a hash the ply is taken at its word.
    pub known: Option<(u32, Option<u64>)>,
    /// The table as of this version is known.
    pub version: u64,
    pub message: u32,
}

/// What is new for a looker.
#[derive(Debug)]
pub struct Glimpse {
    pub table: Option<TableView>,
    pub version: u64,
    pub position: Option<Position>,
    pub messages: Vec<Message>,
}

#[derive(Debug)]
pub struct Position {
    pub body: Arc<Body>,
    /// Of the true state: for the server's own book-keeping, not for the wire.
    pub hash: u64,
    pub viewer: Option<Seat>,
    pub mine: Vec<u8>,
    pub back: bool,
    pub plies: Vec<PlyView>,
}

#[derive(Debug)]
pub struct Past {
    pub of: u32,
    pub hash: u64,
    pub viewer: Option<Seat>,
    pub decision: engine::Decision<serde_json::Value>,
    pub view: serde_json::Value,
    pub plies: Vec<PlyView>,
}

/// Names the position a request answers.
#[derive(Clone, Copy, Debug)]
pub struct Answering {
    pub seat: u8,
    pub ply: u32,
    /// Of what the viewer was shown.
    pub hash: Option<u64>,
}

#[derive(Debug)]
pub enum Msg {
    Table {
        user: Option<String>,
        invite: Option<Invite>,
        reply: Reply<TableView>,
    },
    Look {
        looker: Looker,
        reply: Reply<Glimpse>,
    },
    History {
        looker: Looker,
        ply: u32,
        reply: Reply<Past>,
    },
    Why {
        user: String,
        seat: u8,
        code: u32,
        reply: Reply<Option<engine::Why>>,
    },
    Play {
        user: String,
        at: Answering,
        code: u32,
        reply: Reply<u32>,
    },
    Undo {
        user: String,
        at: Answering,
        all: bool,
        reply: Reply<u32>,
    },
    Auto {
        user: String,
        seat: u8,
        on: bool,
        reply: Reply<u32>,
    },
    Chat {
        user: User,
        text: String,
        reply: Reply<u32>,
    },
    Online {
        user: Option<String>,
        on: bool,
    },
    Join {
        user: User,
        seat: Option<u8>,
        invite: Option<Invite>,
        reply: Reply<TableView>,
    },
    Sit {
        user: User,
        seat: u8,
        wish: SeatWish,
        reply: Reply<TableView>,
    },
    Start {
        user: String,
        reply: Reply<TableView>,
    },
    Leave {
        user: String,
        reply: Reply<TableView>,
    },
    Close {
        user: String,
        reply: Reply<()>,
    },
    Invites {
        user: String,
        revoke: bool,
        reply: Reply<Invites>,
    },
    Takeover {
        user: User,
        seat: u8,
        vote: Vote,
        reply: Reply<TableView>,
    },
    Rematch {
        user: User,
        reply: Reply<String>,
    },
    Record {
        user: Option<String>,
        invite: Option<Invite>,
        reply: Reply<String>,
    },
    /// A person was deleted.
    Forget {
        user: String,
    },
    Bot {
        ply: u32,
        seat: Seat,
        code: u32,
    },
}

#[derive(Debug)]
enum Game {
    /// Nobody plays yet, or ever will.
    Waiting,
    Live(Board),
    /// These rules play it differently; `board` is from the last snapshot, if that can be read.
    Frozen {
        reason: String,
        board: Option<Board>,
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
    watchers: u32,
    /// Raised whenever the table (not the position) changes.
    version: u64,
    cache: HashMap<Option<Seat>, Arc<Body>>,
    /// The ply a bot is thinking about.
    thinking: Option<u32>,
    /// After a step back nothing is chosen by itself, or stepping back would be in vain.
    hold: bool,
    last_message: u32,
    votes: HashMap<u8, Vec<(String, Vote)>>,
    talk: HashMap<String, crate::limits::Bucket>,
    me: mpsc::WeakUnboundedSender<Msg>,
}

/// Why a room cannot be opened.
#[derive(Clone, Debug)]
enum Closed {
    NotFound,
    Broken(String),
}

impl Room {
    async fn open(
        app: Arc<App>,
        id: &str,
        me: mpsc::WeakUnboundedSender<Msg>,
    ) -> std::result::Result<Self, Closed> {
        let broken = |error: StoreError| Closed::Broken(error.to_string());
        let found = app.store.find_match(id).await.map_err(broken)?;
        let (row, seats) = found.ok_or(Closed::NotFound)?;
        let messages = app.store.messages(id, 0, 1).await.map_err(broken)?;
        let game = restore(&app, &row, seats.len()).await.map_err(broken)?;
        Ok(Room {
            app,
            row,
            seats,
            game,
            online: HashMap::new(),
            away: HashMap::new(),
            opened: Instant::now(),
            watchers: 0,
            version: 1,
            cache: HashMap::new(),
            thinking: None,
            hold: false,
            last_message: messages.last().map_or(0, |message| message.n),
            votes: HashMap::new(),
            talk: HashMap::new(),
            me,
        })
    }

    /// Throws away what memory says and takes what the store says. For when a write failed and only
    /// the store knows how it ended.
    async fn reload(&mut self) -> Result<()> {
        let found = self.app.store.find_match(&self.row.id).await?;
        let (row, seats) = found.ok_or(Error::NotFound("no such table"))?;
        self.game = restore(&self.app, &row, seats.len()).await?;
        (self.row, self.seats) = (row, seats);
        self.table_changed();
        Ok(())
    }

    /// The position changed: everybody looks again.
    fn position_changed(&mut self) {
        self.cache.clear();
        self.app.bus.changed(&self.row.id);
    }

    /// People, status or links changed.
    fn table_changed(&mut self) {
        self.version += 1;
        self.position_changed();
    }

    fn board(&self) -> Option<&Board> {
        match &self.game {
            Game::Live(board) => Some(board),
            Game::Frozen { board, .. } => board.as_ref(),
            Game::Waiting => None,
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

    async fn handle(&mut self, message: Msg) {
        // Whoever asked may be gone by now; what was done stays done.
        macro_rules! answer {
            ($reply:expr, $result:expr) => {{
                let result = $result;
                let _ = $reply.send(result);
            }};
        }
        match message {
            Msg::Table { user, invite, reply } => {
                answer!(
                    reply,
                    self.visible(user.as_deref(), invite.as_ref())
                        .map(|()| self.table_view(user.as_deref()))
                );
            }
            Msg::Look { looker, reply } => answer!(reply, self.look(&looker).await),
            Msg::History { looker, ply, reply } => answer!(reply, self.history(&looker, ply)),
            Msg::Why { user, seat, code, reply } => answer!(reply, self.why(&user, seat, code)),
            Msg::Play { user, at, code, reply } => {
                answer!(reply, self.play_person(&user, at, code).await);
                self.drive().await;
            }
            Msg::Undo { user, at, all, reply } => answer!(reply, self.undo(&user, at, all).await),
            Msg::Auto { user, seat, on, reply } => {
                answer!(reply, self.auto(&user, seat, on).await);
                self.drive().await;
            }
            Msg::Chat { user, text, reply } => answer!(reply, self.chat(&user, &text).await),
            Msg::Online { user, on } => self.presence(user, on),
            Msg::Join { user, seat, invite, reply } => {
                answer!(reply, self.join(&user, seat, invite.as_ref()).await);
            }
            Msg::Sit { user, seat, wish, reply } => {
                answer!(reply, self.sit(&user, seat, wish).await);
            }
            Msg::Start { user, reply } => {
                answer!(reply, self.start(&user).await);
                self.drive().await;
            }
            Msg::Leave { user, reply } => answer!(reply, self.leave(&user).await),
            Msg::Close { user, reply } => answer!(reply, self.close(&user).await),
            Msg::Invites { user, revoke, reply } => {
                answer!(reply, self.invites(&user, revoke).await);
            }
            Msg::Takeover { user, seat, vote, reply } => {
                answer!(reply, self.takeover(&user, seat, vote).await);
                self.drive().await;
            }
            Msg::Rematch { user, reply } => answer!(reply, self.rematch(&user).await),
            Msg::Record { user, invite, reply } => {
                answer!(reply, self.record(user.as_deref(), invite.as_ref()));
            }
            Msg::Forget { user } => self.forget(&user).await,
            Msg::Bot { ply, seat, code } => {
                self.play_bot(ply, seat, code).await;
                self.drive().await;
            }
        }
    }

    fn presence(&mut self, user: Option<String>, on: bool) {
        let Some(user) = user else {
            self.watchers = if on { self.watchers + 1 } else { self.watchers.saturating_sub(1) };
            return;
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
            self.table_changed();
        }
    }

    /// Nobody looks and nobody thinks: the room may close, for the store has everything.
    fn idle(&self) -> bool {
        self.online.is_empty() && self.watchers == 0 && self.thinking.is_none()
    }
}

/// The match as the store has it.
async fn restore(app: &App, row: &MatchRow, seats: usize) -> std::result::Result<Game, StoreError> {
    if matches!(row.status, Status::Open | Status::Closed) {
        return Ok(Game::Waiting);
    }
    let plies = app.store.plies(&row.id).await?;
    let (pinned, seats) = (row.clone(), u8::try_from(seats).unwrap_or(u8::MAX));
    // Playing hundreds of plies again takes milliseconds that other tables need not wait.
    let restored = tokio::task::spawn_blocking(move || Board::restore(&pinned, seats, &plies));
    match restored.await {
        Ok(Ok(board)) => Ok(Game::Live(board)),
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
    let Some(entry) = arena::find(&row.game) else { return Ok(None) };
    let state = serde_json::from_str(&snapshot.state).unwrap_or_default();
    let seed = row.seed;
    let loaded = tokio::task::spawn_blocking(move || (entry.load)(&state, seed).ok()).await;
    Ok(loaded.ok().flatten().map(|table| Board::new(entry, table)))
}
