//! The list of games, each with its type forgotten, for those who know games by name only.

use std::fmt;
use std::ops::RangeInclusive;

use autobahn::Autobahn;
use engine::{
    BadSetup, BadState, Evaluate, Game, Match, Outcome, Playout, Record, ReplayError, Rng, Seat,
    Seed, Table,
};
use serde_json::Value;

use crate::{BotKind, Failure, PLY_LIMIT, Plan, Sampler, Tally, simulate};

type Board = fn(&dyn Table, Option<Seat>) -> String;
type Install = fn(&[(String, String)]) -> Result<(), String>;
type Opened<E> = Result<Box<dyn Table>, E>;

/// Everything one may do with a game.
#[derive(Clone, Debug)]
pub struct Entry {
    pub id: &'static str,
    pub title: &'static str,
    pub rules: u16,
    pub seats: RangeInclusive<u8>,
    pub edition: fn() -> u64,
    /// The default options, which also show which options there are.
    pub options: fn() -> Value,
    /// Absent options have their default.
    pub new: fn(&Value, u8, Seed) -> Opened<NewError>,
    /// A match that goes on from a saved state.
    pub load: fn(&Value, Seed) -> Opened<BadState>,
    pub replay: fn(&Record) -> Opened<ReplayError>,
    /// The code of the action a bot picks; `None` if the seat is not to move or the table is of
    /// another game.
    pub choose: fn(&dyn Table, Seat, BotKind, &mut Rng) -> Option<u32>,
    /// Plays a copy of the match at random to the end; `None` if the table is of another game.
    pub playout: fn(&dyn Table, Seed) -> Option<Outcome>,
    pub simulate: fn(&Plan) -> Result<Tally, Failure>,
    pub perft: fn(u8, Seed, u32) -> Result<u64, BadSetup>,
    /// The board as text, as far as a seat or a spectator may see it.
    pub board: Option<Board>,
    /// Uses an owner's corrected data files (name and text) for the rest of the process.
    pub install: Option<Install>,
}

impl Entry {
    pub const fn of<G: Evaluate>(title: &'static str) -> Self {
        Entry {
            id: G::ID,
            title,
            rules: G::RULES,
            seats: G::SEATS,
            edition: G::edition,
            options: || serde_json::to_value(G::Options::default()).expect("options serialize"),
            new: new::<G>,
            load: load::<G>,
            replay: |record| Ok(Box::new(engine::replay::<G>(record)?)),
            choose: choose::<G>,
            playout: playout::<G>,
            simulate: simulate::<G>,
            perft: |seats, seed, depth| {
                let start = Match::<G>::new(G::Options::default(), seats, seed)?;
                Ok(engine::perft(start.state(), seed, depth))
            },
            board: None,
            install: None,
        }
    }
}

pub static CATALOG: &[Entry] = &[Entry {
    board: Some(autobahn_board),
    install: Some(install_autobahn),
    ..Entry::of::<Autobahn>("Autobahn")
}];

fn autobahn_board(table: &dyn Table, viewer: Option<Seat>) -> String {
    let state = state_of::<Autobahn>(table);
    state.map_or_else(String::new, |state| autobahn::text::board(&state.view(viewer)))
}

fn install_autobahn(files: &[(String, String)]) -> Result<(), String> {
    let shipped = Ok(autobahn::load::builtin_files());
    let edition = files
        .iter()
        .fold(shipped, |edition, (name, text)| edition?.with(name, text.as_str()))
        .and_then(|files| autobahn::load::parse(&files))
        .map_err(|bad| bad.to_string())?;
    autobahn::data::install(edition).map_err(|_| "the game is in use already".to_owned())
}

pub fn find(id: &str) -> Option<&'static Entry> {
    CATALOG.iter().find(|entry| entry.id == id)
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NewError {
    /// Not options of this game.
    Options(String),
    Setup(BadSetup),
}

impl fmt::Display for NewError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NewError::Options(problem) => write!(f, "not options of this game: {problem}"),
            NewError::Setup(bad) => bad.fmt(f),
        }
    }
}

impl std::error::Error for NewError {}

fn new<G: Evaluate>(options: &Value, seats: u8, seed: Seed) -> Opened<NewError> {
    let options = match options {
        Value::Null => G::Options::default(),
        given => serde_json::from_value(given.clone())
            .map_err(|error| NewError::Options(error.to_string()))?,
    };
    Ok(Box::new(Match::<G>::new(options, seats, seed).map_err(NewError::Setup)?))
}

fn load<G: Evaluate>(state: &Value, seed: Seed) -> Opened<BadState> {
    let state: G =
        serde_json::from_value(state.clone()).map_err(|error| BadState(error.to_string()))?;
    Ok(Box::new(Match::from_state(state, seed)?))
}

fn state_of<G: Evaluate>(table: &dyn Table) -> Option<&G> {
    table.as_any().downcast_ref().map(Match::<G>::state)
}

fn choose<G: Evaluate>(table: &dyn Table, seat: Seat, bot: BotKind, rng: &mut Rng) -> Option<u32> {
    let state: &G = state_of(table)?;
    let mut legal = Vec::new();
    if seat.0 < table.seats() {
        state.legal(seat, &mut legal);
    }
    if legal.is_empty() {
        return None;
    }
    let action = bot.bot::<G>().choose(&Sampler::new(state, seat), &legal, rng);
    Some(engine::Action::code(action))
}

fn playout<G: Evaluate>(table: &dyn Table, seed: Seed) -> Option<Outcome> {
    let mut state: G = state_of::<G>(table)?.clone();
    Some(Playout::default().run(&mut state, seed, PLY_LIMIT))
}
