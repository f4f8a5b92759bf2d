use std::fmt;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use arena::{CATALOG, Entry, Failure, NewError, NoSuchBot, find};
use engine::{BadRecord, BadSetup, Refusal, ReplayError};

/// Why a command could not do what it was asked.
#[derive(Debug)]
pub enum Error {
    NoSuchGame(String),
    New(NewError),
    Edition {
        path: PathBuf,
        problem: String,
    },
    File {
        path: PathBuf,
        problem: String,
    },
    Record(BadRecord),
    Replay(ReplayError),
    Unfair(server::fairness::Unfair),
    /// A record of other rules or of an edition that is not here, which replays so far only.
    Partly {
        plies: u32,
        of: usize,
        why: String,
    },
    NoSuchPly {
        ply: u32,
        plies: usize,
    },
    Simulation(Failure),
    /// No solo match of this game has such a level.
    NoSuchLevel {
        level: u8,
        levels: usize,
    },
    NotSolo {
        seats: u8,
    },
    NoSuchBot(NoSuchBot),
    /// The game tells bots nothing to learn from.
    NotLearnable(String),
    /// A match between bots did not come to an end.
    DeadEnd {
        ply: u32,
    },
    Refused(Refusal),
    NoRandomness(getrandom::Error),
    Server(server::StartError),
    Store(server::store::StoreError),
    /// The doctor found something.
    Unwell(usize),
    Io(io::Error),
}

impl Error {
    /// Scripts rely on these: 1, it failed; 2, it was asked the wrong way (as for bad arguments); 3, a
    /// record could be verified in part only.
    pub fn code(&self) -> ExitCode {
        match self {
            Error::NoSuchGame(_)
            | Error::New(_)
            | Error::NoSuchLevel { .. }
            | Error::NotSolo { .. }
            | Error::NotLearnable(_)
            | Error::NoSuchBot(_)
            | Error::Simulation(Failure::Setup(_) | Failure::NoBots) => ExitCode::from(2),
            Error::Partly { .. } => ExitCode::from(3),
            Error::Edition { .. }
            | Error::File { .. }
            | Error::Record(_)
            | Error::Replay(_)
            | Error::Unfair(_)
            | Error::NoSuchPly { .. }
            | Error::Simulation(_)
            | Error::DeadEnd { .. }
            | Error::Refused(_)
            | Error::NoRandomness(_)
            | Error::Server(_)
            | Error::Store(_)
            | Error::Unwell(_)
            | Error::Io(_) => ExitCode::FAILURE,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::NoSuchGame(id) => {
                let ids: Vec<_> = CATALOG.iter().map(|entry| entry.id).collect();
                write!(f, "there is no game {id:?}; there are: {}", ids.join(", "))
            }
            Error::New(error) => error.fmt(f),
            Error::Edition { path, problem } => write!(f, "edition {}: {problem}", path.display()),
            Error::File { path, problem } => write!(f, "{}: {problem}", path.display()),
            Error::Record(bad) => write!(f, "not a record: {bad}"),
            Error::Replay(error) => write!(f, "the record does not replay: {error}"),
            Error::Unfair(unfair) => write!(f, "the seed is not what was agreed: {unfair}"),
            Error::Partly { plies, of, why } => {
                write!(f, "verified up to ply {plies} of {of} only: {why}")
            }
            Error::NoSuchPly { ply, plies } => write!(f, "no ply {ply} in a record of {plies}"),
            Error::Simulation(failure) => failure.fmt(f),
            Error::NoSuchLevel { level, levels } => {
                write!(f, "there is no level {level}; levels are 1 to {levels}")
            }
            Error::NotSolo { seats } => write!(f, "levels are for one seat, not for {seats}"),
            Error::NoSuchBot(error) => error.fmt(f),
            Error::NotLearnable(id) => write!(f, "{id} cannot be learnt yet: it gives no features"),
            Error::DeadEnd { ply } => write!(f, "nobody can move after ply {ply}"),
            Error::Refused(refusal) => refusal.fmt(f),
            Error::NoRandomness(error) => write!(f, "the system gives no randomness: {error}"),
            Error::Server(error) => error.fmt(f),
            Error::Store(error) => write!(f, "the store: {error}"),
            Error::Unwell(count) => write!(f, "{count} problems found"),
            Error::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Error {}

macro_rules! from {
    ($($inner:ty => $variant:ident),* $(,)?) => {
        $(impl From<$inner> for Error {
            fn from(inner: $inner) -> Self {
                Error::$variant(inner)
            }
        })*
    };
}

from! {
    NewError => New,
    BadRecord => Record,
    ReplayError => Replay,
    server::fairness::Unfair => Unfair,
    Failure => Simulation,
    Refusal => Refused,
    getrandom::Error => NoRandomness,
    server::StartError => Server,
    server::store::StoreError => Store,
    io::Error => Io,
}

impl From<BadSetup> for Error {
    fn from(bad: BadSetup) -> Self {
        Error::New(NewError::Setup(bad))
    }
}

pub fn game(id: &str) -> Result<&'static Entry, Error> {
    find(id).ok_or_else(|| Error::NoSuchGame(id.to_owned()))
}
