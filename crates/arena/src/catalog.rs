//! The list of games, each with its type forgotten, for those who know games by name only.

use std::fmt;
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use autobahn::Autobahn;
use automobile::Automobile;
use engine::load::{Files, under};
use engine::{
    Action, BadSetup, BadState, Evaluate, Game, Listed, Log, Match, Outcome, Playout, Record,
    ReplayError, Rng, Seat, Seed, Table, Told, complaint,
};
use serde_json::Value;
use trainrush::TrainRush;

use crate::balance::{Balance, balance};
use crate::bot::{HINTER, REVIEWER};
use crate::contest::{Bout, Fought, bout};
use crate::former::as_played;
use crate::learn::{Kind, Learner, Recipe, Trainer};
use crate::line::{Line, Preview, line};
use crate::think::{self, Advice, Eyes, Habits, Net, Outlook, Reviewed, Settings, Thinker, Work};
use crate::{Bot, BotKind, Failure, PLY_LIMIT, Plan, Sampler, Tally, nets, simulate};

type Board = fn(&dyn Table, Option<Seat>) -> String;
type Tell = fn(&dyn Table, &[Told]) -> String;
type Install = fn(&[(String, String)]) -> Result<(), String>;
/// A match as far as it came out the same, and what is different then.
pub type Retraced = (Box<dyn Table>, Option<ReplayError>);
type Opened<E> = Result<Box<dyn Table>, E>;
type Follow = fn(&dyn Table, Seat, &[u32], Option<Seat>) -> Option<Line>;
type Review =
    fn(&Record, u64, &mut dyn FnMut(Reviewed) -> bool) -> Result<Vec<Habits>, ReplayError>;

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
    /// See [`engine::retrace`].
    pub retrace: fn(&Record) -> Result<Retraced, ReplayError>,
    /// A bot for one seat of one match; it keeps its plans.
    pub mind: fn(BotKind) -> Box<dyn Mind>,
    /// Is this the last thing that the seat does in one go? `false` of what it cannot do.
    pub ends_turn: fn(&dyn Table, Seat, u32) -> bool,
    /// The best turns of a seat, the best first; `None` if the seat is not to move or the table is of
    /// another game.
    pub hint: fn(&dyn Table, Seat, &mut Rng, &AtomicBool) -> Option<Vec<Advice>>,
    /// The same, each turn as it would look on the table.
    pub coach: fn(&dyn Table, Seat, &mut Rng, &AtomicBool) -> Option<Vec<Preview>>,
    /// Actions of a seat that is to move, as far as they can be played, and what a viewer would see then.
    pub line: Follow,
    /// What every seat may expect now, as far as these eyes can tell.
    pub outlook: fn(&dyn Table, Eyes, &mut Rng, &AtomicBool) -> Option<Vec<Outlook>>,
    /// Looks back at a match, turn by turn, with so much work in all; the listener says whether to go on.
    pub review: Review,
    /// What points are given for.
    pub categories: &'static [&'static str],
    /// Plays a copy of the match at random to the end; `None` if the table is of another game.
    pub playout: fn(&dyn Table, Seed) -> Option<Outcome>,
    pub simulate: fn(&Plan) -> Result<Tally, Failure>,
    /// One match between bots of any kind; the clock gives nanoseconds.
    pub bout: fn(&Bout<'_>, &dyn Fn() -> u64) -> Result<Fought, Failure>,
    /// One match between bots, and what was offered and taken in it.
    pub balance: fn(&Bout<'_>) -> Result<Balance, Failure>,
    /// What its bots go by, if it was learnt.
    pub net: fn() -> Option<Arc<Net>>,
    /// Was the net learnt for this game?
    pub fits: fn(&Net) -> bool,
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
    pub types: fn() -> String,
    /// Options, steps, events, reasons, views and states as JSON Schema.
    pub schemas: fn() -> Value,
    /// The data files in use.
    pub files: fn() -> Option<&'static Files>,
    /// Is this edition of the data one of those that were shipped before?
    pub is_former: fn(u64) -> bool,
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
            replay: |record| {
                Self::of::<G>().under(record.edition, |_| {
                    Ok(Box::new(engine::replay::<G>(record)?) as Box<dyn Table>)
                })
            },
            retrace: |record| {
                let mut differs = None;
                let table = Self::of::<G>().under(record.edition, |_| {
                    let (table, then) = engine::retrace::<G>(record)?;
                    differs = then;
                    Ok(Box::new(table) as Box<dyn Table>)
                })?;
                Ok((table, differs))
            },
            mind: |kind| Box::new(Seated(kind.bot::<G>())),
            ends_turn: |table, seat, code| {
                as_played(G::edition(), table, || ends_turn::<G>(table, seat, code))
            },
            hint: |table, seat, rng, stop| {
                let think = || Some(hint::<G>(table, seat, rng, stop)?.1);
                as_played(G::edition(), table, think)
            },
            coach: |table, seat, rng, stop| {
                as_played(G::edition(), table, || coach::<G>(table, seat, rng, stop))
            },
            line: |table, seat, codes, viewer| {
                as_played(G::edition(), table, || {
                    let (state, _) = choices::<G>(table, seat)?;
                    Some(line(state, seat, codes, viewer))
                })
            },
            outlook: |table, eyes, rng, stop| {
                let net = nets::of::<G>();
                as_played(G::edition(), table, || {
                    Some(think::expect(state_of::<G>(table)?, eyes, net.as_deref(), rng, stop))
                })
            },
            review: |record, work, tell| {
                let net = nets::of::<G>();
                let settings = Settings { work, ..REVIEWER };
                let review = || think::review::<G>(record, settings, net.as_ref(), tell);
                if G::is_former(record.edition) { under(record.edition, review) } else { review() }
            },
            categories: G::CATEGORIES,
            playout: |table, seed| as_played(G::edition(), table, || playout::<G>(table, seed)),
            simulate: simulate::<G>,
            bout: bout::<G>,
            balance: balance::<G>,
            net: nets::of::<G>,
            fits: Net::fits::<G>,
            learn: learn::<G>,
            perft: |seats, seed, depth| {
                let start = Match::<G>::new(G::Options::default(), seats, seed)?;
                Ok(engine::perft(start.state(), seed, depth))
            },
            board: |table, viewer| as_played(G::edition(), table, || board::<G>(table, viewer)),
            tell: |table, told| as_played(G::edition(), table, || tell::<G>(table, told)),
            levels: || G::levels().into_iter().map(|it| json(&it)).collect(),
            types: G::types,
            schemas: G::schemas,
            files: G::files,
            is_former: G::is_former,
            install: G::install,
        }
    }
}

/// One line for each game.
pub static CATALOG: &[Entry] = &[
    Entry::of::<Autobahn>(),
    Entry::of::<Automobile>(),
    Entry::of::<TrainRush>(),
    #[cfg(feature = "toy")]
    Entry::of::<toy::Toy<{ toy::HONEST }>>(),
];

/// Options are an object for everybody, also those of a game that has none (`()`).
fn json(options: &impl serde::Serialize) -> Value {
    let options = serde_json::to_value(options).expect("options serialize");
    if options.is_null() { Value::Object(serde_json::Map::new()) } else { options }
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
        Value::Object(none) if none.is_empty() => Ok(G::Options::default()),
        Value::Object(_) => serde_json::from_value(given.clone())
            .map_err(|error| NewError::Options(complaint(&error))),
        Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {
            Err(NewError::Options("expected an object".to_owned()))
        }
    }
}

fn new<G: Evaluate>(given: &Value, seats: u8, seed: Seed) -> Opened<NewError> {
    let options = options::<G>(given)?;
    Ok(Box::new(Match::<G>::new(options, seats, seed).map_err(NewError::Setup)?))
}

fn resume<G: Evaluate>(ply: u32, state: &Value, seed: Seed) -> Opened<BadState> {
    let state: G =
        serde_json::from_value(state.clone()).map_err(|error| BadState(complaint(&error)))?;
    Ok(Box::new(Match::from_state_after(ply, state, seed)?))
}

fn state_of<G: Evaluate>(table: &dyn Table) -> Option<&G> {
    table.as_any().downcast_ref().map(Match::<G>::state)
}

/// A bot with the type of its game forgotten.
pub trait Mind: Send {
    /// The code of the action it picks, at the latest soon after `stop` is set; `None` if the seat is
    /// not to move or the table is of another game.
    fn choose(
        &mut self,
        table: &dyn Table,
        seat: Seat,
        rng: &mut Rng,
        stop: &AtomicBool,
    ) -> Option<u32>;
}

struct Seated<G: Evaluate>(Box<dyn Bot<G>>);

impl<G: Evaluate> Mind for Seated<G> {
    fn choose(
        &mut self,
        table: &dyn Table,
        seat: Seat,
        rng: &mut Rng,
        stop: &AtomicBool,
    ) -> Option<u32> {
        as_played(G::edition(), table, || {
            let (state, legal) = choices::<G>(table, seat)?;
            let work = &mut Work::unless(self.0.work(), stop);
            let action = self.0.choose(&Sampler::new(state, seat), &legal, rng, work);
            self.0.rest();
            Some(engine::Action::code(action))
        })
    }
}

/// The state of a table and what a seat may do there; `None` if that is nothing.
fn choices<G: Evaluate>(table: &dyn Table, seat: Seat) -> Option<(&G, Vec<G::Action>)> {
    let state: &G = state_of(table)?;
    let mut legal = Vec::new();
    if seat.0 < table.seats() {
        state.legal(seat, &mut legal);
    }
    (!legal.is_empty()).then_some((state, legal))
}

fn ends_turn<G: Evaluate>(table: &dyn Table, seat: Seat, code: u32) -> bool {
    let Some((before, legal)) = choices::<G>(table, seat) else { return false };
    let Some(action) = legal.into_iter().find(|it| Action::code(*it) == code) else { return false };
    let mut after = before.clone();
    after.apply(seat, action, &mut Rng::at(Seed::from_number(0), 0), &mut Log::off());
    after.turn_over(before, seat) || !after.decision().seats().contains(seat)
}

/// Turns that a hint shows.
const HINTS: usize = 3;

fn coach<G: Evaluate>(
    table: &dyn Table,
    seat: Seat,
    rng: &mut Rng,
    stop: &AtomicBool,
) -> Option<Vec<Preview>> {
    let (guess, turns) = hint::<G>(table, seat, rng, stop)?;
    let preview = |advice: Advice| {
        let line = line(&guess, seat, &advice.codes, Some(seat));
        Preview { advice, line }
    };
    Some(turns.into_iter().map(preview).collect())
}

/// The position that was thought about, and the best turns there.
fn hint<G: Evaluate>(
    table: &dyn Table,
    seat: Seat,
    rng: &mut Rng,
    stop: &AtomicBool,
) -> Option<(G, Vec<Advice>)> {
    let (state, _) = choices::<G>(table, seat)?;
    let guesses = think::guesses(&Sampler::new(state, seat), rng);
    let mut thinker = Thinker::new(HINTER, nets::of::<G>());
    let work = &mut Work::unless(HINTER.work, stop);
    let advice = think::advise(&mut thinker, &guesses, seat, rng, HINTS, work);
    Some((guesses.into_iter().next()?, advice))
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
