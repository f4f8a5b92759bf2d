//! The record of a match: how it was set up and one line per ply, as plain text.
//!
//! ```text
//! cloverleaf record 1
//! game autobahn
//! rules 1
//! edition 0123456789abcdef
//! seats 3
//! seed 0000…
//! options {}
//! 1 0 build R3.1 #fedcba9876543210
//! ```
//!
//! A match that was played at a server's table says so (`origin.rs`): its first line ends in 2, and
//! behind the options stand the table, the players and how the seed came about.
//!
//! The number after `#` is the fingerprint of the state after the ply, so a replay that differs says
//! where.

use std::fmt;
use std::str::FromStr;

use serde_json::Value;

use crate::{
    BadSetup, Contribution, Draw, Game, MAX_TEXT, Match, Origin, Player, Refusal, Seat, Seed,
};

const FORMAT: &str = "cloverleaf record 1";
/// With an origin.
const FROM_A_TABLE: &str = "cloverleaf record 2";

/// No match goes on beyond it, and a record with more is refused unread. Ours last some hundred plies, but
/// rules need not force an end: people who wish could go round in circles for ever.
pub const MAX_PLIES: usize = 100_000;
/// A longer line, in bytes, is refused.
pub const MAX_LINE: usize = 10_000;

#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    pub game: String,
    pub rules: u16,
    pub edition: u64,
    pub seats: u8,
    pub seed: Seed,
    pub options: Value,
    pub origin: Option<Origin>,
    pub plies: Vec<Ply>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    pub seat: Seat,
    pub action: String,
    pub hash: u64,
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", if self.origin.is_some() { FROM_A_TABLE } else { FORMAT })?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "rules {}", self.rules)?;
        writeln!(f, "edition {:016x}", self.edition)?;
        writeln!(f, "seats {}", self.seats)?;
        writeln!(f, "seed {}", self.seed)?;
        writeln!(f, "options {}", self.options)?;
        if let Some(origin) = &self.origin {
            write!(f, "{origin}")?;
        }
        for (n, Ply { seat, action, hash }) in (1..).zip(&self.plies) {
            writeln!(f, "{n} {seat} {action} #{hash:016x}")?;
        }
        Ok(())
    }
}

/// The text is not a record; lines count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadRecord {
    pub line: usize,
    pub problem: Problem,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The first line names another format.
    Format,
    /// The line should hold this field of the header.
    Field(&'static str),
    /// The line is not `number seat action #hash`, or its number is not the next one.
    Ply,
    TooLong,
    TooManyPlies,
}

impl fmt::Display for BadRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match self.problem {
            Problem::Format => write!(f, "a record starts with `{FORMAT}`"),
            Problem::Field(name) => write!(f, "expected `{name}` and its value"),
            Problem::Ply => f.write_str("expected the next ply as `number seat action #hash`"),
            Problem::TooLong => write!(f, "longer than {MAX_LINE} bytes"),
            Problem::TooManyPlies => write!(f, "more than {MAX_PLIES} plies"),
        }
    }
}

impl std::error::Error for BadRecord {}

impl FromStr for Record {
    type Err = BadRecord;

    fn from_str(text: &str) -> Result<Self, BadRecord> {
        let mut lines = Lines { lines: text.lines(), line: 0 };
        let from_a_table = match lines.next()? {
            Some(FORMAT) => false,
            Some(FROM_A_TABLE) => true,
            _ => return Err(lines.bad(Problem::Format)),
        };
        let mut record = Record {
            game: lines.field("game", |value| Some(value.to_owned()))?,
            rules: lines.field("rules", |value| value.parse().ok())?,
            edition: lines.field("edition", hash)?,
            seats: lines.field("seats", |value| value.parse().ok())?,
            seed: lines.field("seed", |value| value.parse().ok())?,
            options: lines.field("options", |value| serde_json::from_str(value).ok())?,
            origin: None,
            plies: Vec::new(),
        };
        if from_a_table {
            record.origin = Some(origin(&mut lines, record.seats)?);
        }
        while let Some(line) = lines.next()? {
            if record.plies.len() == MAX_PLIES {
                return Err(lines.bad(Problem::TooManyPlies));
            }
            let next = record.plies.len() + 1;
            record.plies.push(ply(line, next).ok_or_else(|| lines.bad(Problem::Ply))?);
        }
        Ok(record)
    }
}

struct Lines<'a> {
    lines: std::str::Lines<'a>,
    line: usize,
}

impl<'a> Lines<'a> {
    fn bad(&self, problem: Problem) -> BadRecord {
        BadRecord { line: self.line, problem }
    }

    fn next(&mut self) -> Result<Option<&'a str>, BadRecord> {
        self.line += 1;
        let line = self.lines.next();
        if line.is_some_and(|line| line.len() > MAX_LINE) {
            return Err(self.bad(Problem::TooLong));
        }
        Ok(line)
    }

    fn follows(&self, start: &str) -> bool {
        self.lines.clone().next().is_some_and(|line| line.starts_with(start))
    }

    fn field<T>(
        &mut self,
        name: &'static str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, BadRecord> {
        let line = self.next()?.unwrap_or_default();
        line.split_once(' ')
            .filter(|&(key, _)| key == name)
            .and_then(|(_, value)| read(value))
            .ok_or_else(|| self.bad(Problem::Field(name)))
    }
}

fn origin(lines: &mut Lines<'_>, seats: u8) -> Result<Origin, BadRecord> {
    let mut origin = Origin {
        table: lines.field("table", |value| Some(value.to_owned()))?,
        players: Vec::new(),
        commitment: Seed([0; 32]),
        draw: None,
        practice: false,
    };
    for seat in 0..seats {
        let read = |value: &str| Player::read(value.strip_prefix(&format!("{seat} "))?);
        origin.players.push(lines.field("player", read)?);
    }
    if lines.follows("practice ") {
        origin.practice = lines.field("practice", |value| (value == "yes").then_some(true))?;
    }
    origin.commitment = lines.field("commitment", |value| value.parse().ok())?;
    if lines.follows("secret ") {
        let secret = lines.field("secret", |value| value.parse().ok())?;
        let mut contributions = Vec::new();
        // One at least, and no more than there are seats.
        while contributions.is_empty()
            || (contributions.len() < usize::from(seats) && lines.follows("contribution "))
        {
            contributions.push(lines.field("contribution", Contribution::read)?);
        }
        origin.draw = Some(Draw { secret, contributions });
    }
    Ok(origin)
}

fn hash(text: &str) -> Option<u64> {
    let digits = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    u64::from_str_radix(text, 16).ok().filter(|_| digits)
}

fn ply(line: &str, next: usize) -> Option<Ply> {
    let (number, rest) = line.split_once(' ')?;
    let (seat, rest) = rest.split_once(' ')?;
    let (action, fingerprint) = rest.rsplit_once(" #")?;
    if number.parse() != Ok(next) || action.is_empty() || action.len() > MAX_TEXT {
        return None;
    }
    let (seat, action) = (Seat(seat.parse().ok()?), action.to_owned());
    Some(Ply { seat, action, hash: hash(fingerprint)? })
}

impl<G: Game> Match<G> {
    pub fn record(&self) -> Result<Record, Refusal> {
        let options = self.options().ok_or(Refusal::NoRecord)?;
        let plies = self.history().iter();
        Ok(Record {
            game: G::ID.to_owned(),
            rules: G::RULES,
            edition: G::edition(),
            seats: self.seats(),
            seed: self.seed(),
            options: serde_json::to_value(options).expect("options always serialize"),
            origin: None,
            plies: plies
                .map(|p| Ply { seat: p.seat, action: p.action.to_string(), hash: p.hash })
                .collect(),
        })
    }
}

/// A record that these rules do not play the same way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayError {
    Game { recorded: String, ours: &'static str },
    Rules { recorded: u16, ours: u16 },
    Edition { recorded: u64, ours: u64 },
    Options(String),
    Setup(BadSetup),
    Refused { ply: u32, action: String, refusal: Refusal },
    Differs { ply: u32, recorded: u64, ours: u64 },
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::Game { recorded, ours } => {
                write!(f, "a record of {recorded}, not of {ours}")
            }
            ReplayError::Rules { recorded, ours } => {
                write!(f, "played by rules version {recorded}, but these are version {ours}")
            }
            ReplayError::Edition { recorded, ours } => {
                write!(f, "played with edition {recorded:016x}, but this is {ours:016x}")
            }
            ReplayError::Options(problem) => write!(f, "not options of this game: {problem}"),
            ReplayError::Setup(bad) => write!(f, "set-up: {bad}"),
            ReplayError::Refused { ply, action, refusal } => {
                write!(f, "ply {ply} ({action}) is refused: {refusal}")
            }
            ReplayError::Differs { ply, recorded, ours } => {
                write!(f, "after ply {ply} the state is {ours:016x}, but was {recorded:016x}")
            }
        }
    }
}

impl std::error::Error for ReplayError {}

/// Plays a record again and verifies everything it says.
pub fn replay<G: Game>(record: &Record) -> Result<Match<G>, ReplayError> {
    same_game::<G>(record)?;
    if record.rules != G::RULES {
        return Err(ReplayError::Rules { recorded: record.rules, ours: G::RULES });
    }
    if record.edition != G::edition() {
        return Err(ReplayError::Edition { recorded: record.edition, ours: G::edition() });
    }
    let (table, differs) = retrace(record)?;
    differs.map_or(Ok(table), Err)
}

/// Plays a record of whatever rules and edition again, as far as these lead to the same positions: the
/// match up to there, and what is different then. `Err` if it is not even set up.
pub fn retrace<G: Game>(record: &Record) -> Result<(Match<G>, Option<ReplayError>), ReplayError> {
    same_game::<G>(record)?;
    let options = serde_json::from_value(record.options.clone())
        .map_err(|error| ReplayError::Options(error.to_string()))?;
    let mut table =
        Match::<G>::new(options, record.seats, record.seed).map_err(ReplayError::Setup)?;
    for (ply, Ply { seat, action, hash }) in (1..).zip(&record.plies) {
        let played = action
            .parse()
            .map_err(|_| Refusal::UnknownAction)
            .and_then(|action| table.play(*seat, action));
        if let Err(refusal) = played {
            let action = action.clone();
            return Ok((table, Some(ReplayError::Refused { ply, action, refusal })));
        }
        let ours = table.history().last().map_or(0, |played| played.hash);
        if ours != *hash {
            let differs = ReplayError::Differs { ply, recorded: *hash, ours };
            return Ok((table.replay_to(ply - 1).unwrap_or(table), Some(differs)));
        }
    }
    Ok((table, None))
}

fn same_game<G: Game>(record: &Record) -> Result<(), ReplayError> {
    let same = record.game == G::ID;
    let other = || ReplayError::Game { recorded: record.game.clone(), ours: G::ID };
    if same { Ok(()) } else { Err(other()) }
}
