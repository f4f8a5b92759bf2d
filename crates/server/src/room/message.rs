//! What a room is told, and what it answers.

use std::net::IpAddr;
use std::sync::Arc;

use engine::Seat;
use tokio::sync::oneshot;

use super::{Branch, Part, SeatWish, Subject, Vote, Watch};
use crate::sign::Invite;
use crate::store::{Message, User};
use crate::wire::{Body, Invites, PlyView, TableView};
use crate::{Error, Result};

pub type Reply<T> = oneshot::Sender<Result<T>>;

/// Who looks, what they know already, and through whose eyes they want to see.
#[derive(Clone, Debug, Default)]
pub struct Looker {
    pub user: Option<String>,
    /// Where they are.
    pub address: Option<IpAddr>,
    /// What let them in, if they do not sit here.
    pub invite: Option<Invite>,
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
    /// The last signal that something is new: all up to it is in here.
    pub news: u64,
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
    pub ply: u32,
    pub of: u32,
    pub hash: u64,
    pub viewer: Option<Seat>,
    pub decision: engine::Decision<serde_json::Value>,
    pub view: engine::Json,
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

/// What a person does in an own seat.
#[derive(Clone, Debug)]
pub enum Act {
    Play {
        at: Answering,
        code: u32,
        /// The client's name for this request: if it comes twice, it is carried out once.
        key: Option<String>,
    },
    /// Takes back the last ply, or `all` that can be.
    Undo { at: Answering, all: bool, key: Option<String> },
    /// From now on, what leaves no choice is chosen by itself.
    Auto { seat: u8, on: bool },
}

#[derive(Debug)]
pub enum Msg {
    Table {
        user: Option<String>,
        invite: Option<Invite>,
        /// For a list: nobody looks at this table in particular.
        glance: bool,
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
    Plies {
        looker: Looker,
        since: u32,
        watch: Option<Watch>,
        reply: Reply<(u32, Vec<PlyView>)>,
    },
    Why {
        user: String,
        seat: u8,
        text: String,
        reply: Reply<Option<engine::Why>>,
    },
    /// The answer: the ply after it, and what the one who acted sees once nothing follows by itself.
    Act {
        act: Act,
        looker: Looker,
        reply: Reply<(u32, Glimpse)>,
    },
    Chat {
        user: User,
        text: String,
        key: Option<String>,
        reply: Reply<u32>,
    },
    Online {
        user: Option<String>,
        address: Option<IpAddr>,
        on: bool,
    },
    /// Somebody may have been away for too long by now.
    Overdue,
    /// Another server would like to have the match.
    Wanted,
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
        address: IpAddr,
        reply: Reply<TableView>,
    },
    Contribute {
        user: String,
        part: Part,
        reply: Reply<TableView>,
    },
    /// Whoever has just sat down has had time to take part in the draw.
    Complete,
    /// The time for opening contributions is over.
    Drawn,
    /// It may have been announced that the table will be tidied away.
    Announced,
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
    /// All that the person may take along.
    Export {
        user: String,
        reply: Reply<serde_json::Value>,
    },
    /// The table shall stay.
    Keep {
        user: String,
        reply: Reply<TableView>,
    },
    /// Agrees that the match goes on under the rules of this program.
    Resume {
        user: User,
        reply: Reply<TableView>,
    },
    Rematch {
        user: User,
        reply: Reply<String>,
    },
    Branch {
        user: User,
        invite: Option<Invite>,
        branch: Branch,
        reply: Reply<String>,
    },
    /// Somebody wants advice for an own seat.
    Coach {
        user: String,
        seat: u8,
        ply: u32,
        reply: Reply<Subject>,
    },
    /// Somebody wants to know what is to be expected, now or after an earlier ply.
    Expect {
        user: Option<String>,
        invite: Option<Invite>,
        ply: Option<u32>,
        reply: Reply<Subject>,
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
        /// Nothing if the thought was called off.
        code: Option<u32>,
    },
}

impl Msg {
    /// Somebody wants to know or do something now; and where they are, if it is work for bots.
    pub fn asked(&self) -> Option<Option<IpAddr>> {
        match self {
            Msg::Online { address, on: true, .. } => Some(*address),
            Msg::Act { looker, .. } => Some(looker.address),
            Msg::Start { address, .. } => Some(Some(*address)),
            Msg::Table { glance, .. } => (!glance).then_some(None),
            Msg::Online { .. }
            | Msg::Overdue
            | Msg::Announced
            | Msg::Complete
            | Msg::Drawn
            | Msg::Wanted
            | Msg::Forget { .. }
            | Msg::Bot { .. } => None,
            Msg::Look { .. }
            | Msg::History { .. }
            | Msg::Plies { .. }
            | Msg::Why { .. }
            | Msg::Chat { .. }
            | Msg::Join { .. }
            | Msg::Sit { .. }
            | Msg::Contribute { .. }
            | Msg::Leave { .. }
            | Msg::Close { .. }
            | Msg::Invites { .. }
            | Msg::Takeover { .. }
            | Msg::Export { .. }
            | Msg::Keep { .. }
            | Msg::Resume { .. }
            | Msg::Rematch { .. }
            | Msg::Branch { .. }
            | Msg::Coach { .. }
            | Msg::Expect { .. }
            | Msg::Record { .. } => Some(None),
        }
    }

    /// Tells whoever asked why it cannot be done now.
    pub fn refuse(self, error: Error) {
        /// Whoever asked may be gone by now.
        fn tell<T>(reply: Reply<T>, error: Error) {
            let _ = reply.send(Err(error));
        }
        match self {
            Msg::Table { reply, .. }
            | Msg::Join { reply, .. }
            | Msg::Sit { reply, .. }
            | Msg::Start { reply, .. }
            | Msg::Contribute { reply, .. }
            | Msg::Leave { reply, .. }
            | Msg::Keep { reply, .. }
            | Msg::Resume { reply, .. }
            | Msg::Takeover { reply, .. } => tell(reply, error),
            Msg::Rematch { reply, .. } | Msg::Branch { reply, .. } | Msg::Record { reply, .. } => {
                tell(reply, error);
            }
            Msg::Export { reply, .. } => tell(reply, error),
            Msg::Coach { reply, .. } | Msg::Expect { reply, .. } => tell(reply, error),
            Msg::Look { reply, .. } => tell(reply, error),
            Msg::History { reply, .. } => tell(reply, error),
            Msg::Plies { reply, .. } => tell(reply, error),
            Msg::Why { reply, .. } => tell(reply, error),
            Msg::Act { reply, .. } => tell(reply, error),
            Msg::Chat { reply, .. } => tell(reply, error),
            Msg::Close { reply, .. } => tell(reply, error),
            Msg::Invites { reply, .. } => tell(reply, error),
            Msg::Online { .. }
            | Msg::Overdue
            | Msg::Announced
            | Msg::Complete
            | Msg::Drawn
            | Msg::Wanted
            | Msg::Forget { .. }
            | Msg::Bot { .. } => {}
        }
    }
}
