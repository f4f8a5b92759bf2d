//! The contract: what a game must answer so that a server, a bot, a record and a test kit can use
//! it without knowing its rules. Read this file first.
//!
//! A *game* is the rules; a *match* is one playing of them. The state of a match is a plain value:
//! it clones, compares, hashes and saves, and nothing else remembers anything. Chance comes in from
//! outside (`Rng`), so the state holds no future and nobody can peek at the next draw.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Serialize, de::DeserializeOwned};
use ts_rs::TS;

use crate::Rng;
use crate::reason::Reasons;
use crate::seat::{MAX_SEATS, Seat, Seats};
use crate::types::Wire;

/// Where the match stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(concrete(S = crate::types::Tagged))]
#[serde(rename_all = "snake_case")]
pub enum Decision<S> {
    /// Each of `seats` has something to choose; `step` says what (prompt, mode of the board).
    Choose {
        seats: Seats,
        step: S,
    },
    Over(Standings),
}

impl<S> Decision<S> {
    /// The seats to move; none once the match is over.
    pub fn seats(&self) -> Seats {
        match self {
            Decision::Choose { seats, .. } => *seats,
            Decision::Over(_) => Seats::none(),
        }
    }

    pub fn is_over(&self) -> bool {
        matches!(self, Decision::Over(_))
    }
}

/// The end result: points and place of every seat (1 = first; shared places repeat). Opponents that
/// the rules play themselves are ranked after the seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, TS)]
#[ts(type = "{ scores: Array<number>, places: Array<number> }")]
pub struct Standings {
    seats: u8,
    scores: [i32; MAX_SEATS],
    places: [u8; MAX_SEATS],
}

impl Standings {
    /// Ranks seats by `keys`, larger first. The key's first part is the score that is shown; the
    /// rest are tie-breaks. Seats with equal keys share a place.
    pub fn rank<K: Ord>(scores: &[i32], keys: &[K]) -> Self {
        assert!(scores.len() == keys.len() && scores.len() <= MAX_SEATS);
        let mut standings =
            Standings { seats: scores.len() as u8, scores: [0; MAX_SEATS], places: [0; MAX_SEATS] };
        for (seat, key) in keys.iter().enumerate() {
            standings.scores[seat] = scores[seat];
            standings.places[seat] = 1 + keys.iter().filter(|other| *other > key).count() as u8;
        }
        standings
    }

    pub fn scores(&self) -> &[i32] {
        &self.scores[..self.seats as usize]
    }

    pub fn places(&self) -> &[u8] {
        &self.places[..self.seats as usize]
    }

    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        (0..self.seats).map(Seat).filter(|seat| self.places[seat.idx()] == 1)
    }
}

impl Serialize for Standings {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let mut out = serializer.serialize_struct("Standings", 2)?;
        out.serialize_field("scores", self.scores())?;
        out.serialize_field("places", self.places())?;
        out.end()
    }
}

/// Who may learn of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    Everybody,
    Only(Seat),
}

impl Audience {
    /// `None` is a spectator.
    pub fn includes(self, viewer: Option<Seat>) -> bool {
        match self {
            Audience::Everybody => true,
            Audience::Only(seat) => viewer == Some(seat),
        }
    }
}

/// What `apply` has to tell: events as facts, each with its audience, and whether somebody was shown
/// something hidden. A silent log (`Log::off`) drops events without allocating; playouts use it.
#[derive(Debug)]
pub struct Log<E> {
    entries: Vec<(Audience, E)>,
    on: bool,
    reveals: bool,
}

impl<E> Log<E> {
    pub fn on() -> Self {
        Log { entries: Vec::new(), on: true, reveals: false }
    }

    pub fn off() -> Self {
        Log { entries: Vec::new(), on: false, reveals: false }
    }

    /// Tells everybody.
    pub fn say(&mut self, event: E) {
        if self.on {
            self.entries.push((Audience::Everybody, event));
        }
    }

    /// Tells one seat. What only one seat may know was hidden before, so this is also a reveal.
    pub fn whisper(&mut self, seat: Seat, event: E) {
        self.reveals = true;
        if self.on {
            self.entries.push((Audience::Only(seat), event));
        }
    }

    /// Marks that hidden information became known to somebody: no undo past this point.
    pub fn reveal(&mut self) {
        self.reveals = true;
    }

    pub fn reveals(&self) -> bool {
        self.reveals
    }

    pub fn entries(&self) -> &[(Audience, E)] {
        &self.entries
    }

    pub fn into_entries(self) -> Vec<(Audience, E)> {
        self.entries
    }
}

/// What a step of the rules needs from outside while it is carried out: luck, and somebody to tell.
#[derive(Debug)]
pub struct Cx<'a, E> {
    pub rng: &'a mut Rng,
    pub log: &'a mut Log<E>,
}

impl<E> Cx<'_, E> {
    pub fn say(&mut self, event: E) {
        self.log.say(event);
    }
}

/// A match cannot be set up this way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum BadSetup {
    Seats { given: u8, least: u8, most: u8 },
    Option { name: String, reason: String },
}

impl BadSetup {
    /// Does the game take so many seats?
    pub fn unless_seats<G: Game>(given: u8) -> Result<(), BadSetup> {
        let (least, most) = G::SEATS.into_inner();
        if G::SEATS.contains(&given) {
            return Ok(());
        }
        Err(BadSetup::Seats { given, least, most })
    }
}

impl Display for BadSetup {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            BadSetup::Seats { given, least, most } => {
                write!(f, "{given} seats given, but the game takes {least} to {most}")
            }
            BadSetup::Option { name, reason } => write!(f, "option {name}: {reason}"),
        }
    }
}

impl std::error::Error for BadSetup {}

/// The action is not in the legal list of that seat. The state is untouched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Illegal;

impl Display for Illegal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("this action is not legal now")
    }
}

impl std::error::Error for Illegal {}

/// One small choice. It has three spellings: the enum in the rules, `code` on the wire and in the
/// database, and context-free text in records and tests (`build R3.1`). The macro `actions!` writes
/// all of it from one table.
pub trait Action: Copy + Ord + Hash + Debug + Display + FromStr + Send + Sync + 'static {
    /// The verbs, which are the first words of the texts.
    const KINDS: &'static [&'static str];
    fn kind(self) -> &'static str;
    /// Stable for ever: stored matches and other people's bots depend on it.
    fn code(self) -> u32;
    fn from_code(code: u32) -> Option<Self>;
}

/// The rules of one game, implemented by the state of one match.
pub trait Game:
    Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + JsonSchema + Send + Sync + 'static
{
    /// Names the crate, the URL, the record and the translations.
    const ID: &'static str;
    /// Raised whenever an old record would replay differently.
    const RULES: u16;
    const SEATS: RangeInclusive<u8>;

    type Options: Clone + Debug + Default + PartialEq + Wire + DeserializeOwned + Send + Sync;
    type Action: Action;
    /// What is being decided.
    type Step: Copy + Debug + Wire;
    /// What happened, as facts; the client words them.
    type Event: Clone + Debug + Wire + Send + Sync;
    /// Why an action is not legal now, with its figures; `Display` is plain English for terminals.
    type Reason: Reasons + Clone + Debug + Display + Wire;
    /// What one viewer may know: its own type, built from nothing, never a stripped state.
    type View: Wire;
    /// A thing on the table that an action can be about; `Display` is its name for clients, such as
    /// `section:R3.1`.
    type Element: Copy + Debug + Display;

    /// Fingerprint of the data tables in use; a record is replayed only against the same ones.
    fn edition() -> u64;

    fn setup(options: &Self::Options, seats: u8, rng: &mut Rng) -> Result<Self, BadSetup>;

    /// How many seats the match has. Like `check`, it must not panic on any value that deserializes.
    fn seats(&self) -> u8;

    fn decision(&self) -> Decision<Self::Step>;

    /// Appends the choices of `seat`: sorted, unique, none if the seat is not to move.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Carries out an action that `legal` listed. Anything else is a bug of the caller and may panic;
    /// `play` is the checked form.
    fn apply(
        &mut self,
        seat: Seat,
        action: Self::Action,
        rng: &mut Rng,
        log: &mut Log<Self::Event>,
    );

    /// `None` is a spectator.
    fn view(&self, viewer: Option<Seat>) -> Self::View;

    /// Re-deals at random all that `viewer` cannot know, so that a bot may think without peeking.
    /// `None` is a spectator.
    fn determinize(&mut self, viewer: Option<Seat>, rng: &mut Rng);

    /// The thing that a legal action of `seat` is about: where a client lights it. `None` for an
    /// action that is about no thing, such as the end of a turn.
    fn element(&self, seat: Seat, action: Self::Action) -> Option<Self::Element>;

    /// Why an action is refused to a seat that has something to choose, but not this.
    fn refusal(&self, seat: Seat, action: Self::Action) -> Self::Reason;

    /// Are money, cards and pieces conserved, and is every index in range? Runs on every loaded
    /// state, so it must not panic on any value that deserializes.
    fn check(&self) -> Result<(), String>;

    // ---- provided; never overridden ----

    fn is_over(&self) -> bool {
        self.decision().is_over()
    }

    fn is_legal(&self, seat: Seat, action: Self::Action) -> bool {
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        legal.binary_search(&action).is_ok()
    }

    /// `None` exactly if the action is legal for the seat now.
    fn why_not(&self, seat: Seat, action: Self::Action) -> Option<Self::Reason> {
        match self.decision() {
            Decision::Over(_) => Some(Self::Reason::match_over()),
            Decision::Choose { seats, .. } if !seats.contains(seat) => {
                Some(Self::Reason::not_your_turn(seats))
            }
            Decision::Choose { .. } => {
                (!self.is_legal(seat, action)).then(|| self.refusal(seat, action))
            }
        }
    }

    /// `legal`, then `apply`. On `Err` the state is as it was.
    fn play(
        &mut self,
        seat: Seat,
        action: Self::Action,
        rng: &mut Rng,
        log: &mut Log<Self::Event>,
    ) -> Result<(), Illegal> {
        if !self.is_legal(seat, action) {
            return Err(Illegal);
        }
        self.apply(seat, action, rng, log);
        Ok(())
    }

    /// FNV-1a over the canonical saved form (JSON): the same on every machine and word size, which
    /// `std::hash::Hash` does not promise.
    fn fingerprint(&self) -> u64 {
        let mut fnv = crate::Fnv::default();
        serde_json::to_writer(&mut fnv, self).expect("a state always serializes");
        fnv.finish()
    }
}
