//! The list of games, each with its type forgotten, for those who know games by name only.

use std::fmt;
use std::ops::RangeInclusive;

use autobahn::Autobahn;
use automobile::Automobile;
use engine::load::Files;
use engine::{
    Action, BadSetup, BadState, Evaluate, Game, Listed, Match, Outcome, Playout, Record,
    ReplayError, Rng, Seat, Seed, Table, Told,
};
use serde_json::Value;

use crate::contest::{Bout, Fought, bout};
use crate::learn::{Kind, Learner, Recipe, Trainer};
use crate::think::Work;
use crate::{BotKind, Failure, PLY_LIMIT, Plan, Sampler, Tally, simulate};

type Board = fn(&dyn Table, Option<Seat>) -> String;
type Tell = fn(&dyn Table, &[Told]) -> String;
type Install = fn(&[(String, String)]) -> Result<(), String>;
type Opened<E> = Result<Box<dyn Table>, E>;

/// Everything one may do with a game.
#[derive(Clone, Debug)]
pub struct Entry {
    pub id: &'static str,
    pub title: &'static str,
    pub rules: u16,
    pub seats: RangeInclusive<u8>,
    /// The verbs of its actions.
    pub kinds: &'static [&'static str],
    pub edition: fn() -> u64,
    /// The default options, which also show which options there are.
    pub options: fn() -> Value,
    /// Absent options have their default.
    pub new: fn(&Value, u8, Seed) -> Opened<NewError>,
    /// A match that goes on from a saved state.
    pub load: fn(&Value, Seed) -> Opened<BadState>,
    /// The same, after so many plies.
    pub resume: fn(u32, &Value, Seed) -> Opened<BadState>,
    pub replay: fn(&Record) -> Opened<ReplayError>,
    /// The code of the action a bot picks; `None` if the seat is not to move or the table is of
    /// another game.
    pub choose: fn(&dyn Table, Seat, BotKind, &mut Rng) -> Option<u32>,
    /// Plays a copy of the match at random to the end; `None` if the table is of another game.
    pub playout: fn(&dyn Table, Seed) -> Option<Outcome>,
    pub simulate: fn(&Plan) -> Result<Tally, Failure>,
    /// One match between bots of any kind; the clock gives nanoseconds.
    pub bout: fn(&Bout<'_>, &dyn Fn() -> u64) -> Result<Fought, Failure>,
    /// Somebody who learns the game; `None` if it gives no features yet.
    pub learn: fn(u64, Recipe) -> Option<Box<dyn Learner>>,
    pub perft: fn(u8, Seed, u32) -> Result<u64, BadSetup>,
    /// The board as text, as far as a seat or a spectator may see it.
    pub board: Board,
    /// What was told of an opponent that the rules play, in words.
    pub tell: Tell,
    /// Options for a solo match, by level of difficulty, the first level first.
    pub levels: fn() -> Vec<Value>,
    /// What a client of the game is sent, as TypeScript.
    pub types: fn() -> Option<String>,
    /// Options, steps, events, reasons, views and states as JSON Schema.
    pub schemas: fn() -> Value,
    /// The data files in use.
    pub files: fn() -> Option<&'static Files>,
    /// Uses an owner's corrected data files (name and text) for the rest of the process.
    pub install: Install,
}

impl Entry {
    pub const fn of<G: Listed>() -> Self {
        Entry {
            id: G::ID,
            title: G::TITLE,
            rules: G::RULES,
            seats: G::SEATS,
            kinds: <G::Action as Action>::KINDS,
            edition: G::edition,
            options: || json(&G::Options::default()),
            new: new::<G>,
            load: |state, seed| resume::<G>(0, state, seed),
            resume: resume::<G>,
            replay: |record| Ok(Box::new(engine::replay::<G>(record)?)),
            choose: choose::<G>,
            playout: playout::<G>,
            simulate: simulate::<G>,
            bout: bout::<G>,
            learn: learn::<G>,
            perft: |seats, seed, depth| {
                let start = Match::<G>::new(G::Options::default(), seats, seed)?;
                Ok(engine::perft(start.state(), seed, depth))
            },
            board: board::<G>,
            tell: tell::<G>,
            levels: || G::levels().into_iter().map(|it| json(&it)).collect(),
            types: G::types,
            schemas: G::schemas,
            files: G::files,
            install: G::install,
        }
    }
}

/// One line for each game.
pub static CATALOG: &[Entry] = &[
    Entry::of::<Autobahn>(),
    Entry::of::<Automobile>(),
    #[cfg(feature = "toy")]
    Entry::of::<toy::Toy<{ toy::HONEST }>>(),
];

fn json(options: &impl serde::Serialize) -> Value {
    serde_json::to_value(options).expect("options serialize")
}

fn board<G: Listed>(table: &dyn Table, viewer: Option<Seat>) -> String {
    state_of::<G>(table).map_or_else(String::new, |state| G::board(&state.view(viewer)))
}

fn tell<G: Listed>(table: &dyn Table, told: &[Told]) -> String {
    let Some(state) = state_of::<G>(table) else { return String::new() };
    let lines = told.iter().filter_map(|it| state.tell(&it.event.value()));
    lines.fold(String::new(), |text, line| text + &line + "\n")
}

pub fn find(id: &str) -> Option<&'static Entry> {
    find_in(CATALOG, id)
}

/// In a list of one's own.
pub fn find_in<'a>(games: &'a [Entry], id: &str) -> Option<&'a Entry> {
    games.iter().find(|entry| entry.id == id)
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

/// Nothing at all stands for the default options.
pub(crate) fn options<G: Game>(given: &Value) -> Result<G::Options, NewError> {
    match given {
        Value::Null => Ok(G::Options::default()),
        given => serde_json::from_value(given.clone())
            .map_err(|error| NewError::Options(error.to_string())),
    }
}

fn new<G: Evaluate>(given: &Value, seats: u8, seed: Seed) -> Opened<NewError> {
    let options = options::<G>(given)?;
    Ok(Box::new(Match::<G>::new(options, seats, seed).map_err(NewError::Setup)?))
}

fn resume<G: Evaluate>(ply: u32, state: &Value, seed: Seed) -> Opened<BadState> {
    let state: G =
        serde_json::from_value(state.clone()).map_err(|error| BadState(error.to_string()))?;
    Ok(Box::new(Match::from_state_after(ply, state, seed)?))
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
    let mut bot = bot.bot::<G>();
    let work = &mut Work::units(bot.work());
    let action = bot.choose(&Sampler::new(state, seat), &legal, rng, work);
    Some(engine::Action::code(action))
}

/// All numbers of seats, most often two.
fn learn<G: Evaluate>(seed: u64, recipe: Recipe) -> Option<Box<dyn Learner>> {
    if G::FEATURES == 0 {
        return None;
    }
    let solo = find(G::ID).map_or_else(Vec::new, |entry| (entry.levels)());
    let mut kinds = Vec::new();
    for seats in G::SEATS {
        match (seats, &solo[..]) {
            (1, [easy, .., hard]) => {
                let middle = &solo[solo.len() / 2];
                for options in [easy, middle, hard] {
                    kinds.push(Kind { seats, options: options.clone(), often: 1 });
                }
            }
            _ => {
                let often = if seats == 2 { 12 } else { 9 };
                kinds.push(Kind { seats, options: Value::Null, often });
            }
        }
    }
    let trainer = Trainer::<G>::new(seed, recipe, &kinds).ok()?;
    Some(Box::new(trainer))
}

fn playout<G: Evaluate>(table: &dyn Table, seed: Seed) -> Option<Outcome> {
    let mut state: G = state_of::<G>(table)?.clone();
    Some(Playout::default().run(&mut state, seed, PLY_LIMIT))
}
