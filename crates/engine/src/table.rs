//! One playing of a game: the state, how it came about, and how far it may be taken back.
//!
//! `Match` knows its game; `Table` is the same thing with the game forgotten, for a server that
//! holds matches of every game side by side.

use std::any::Any;
use std::fmt::{self, Debug, Display};

use serde::Serialize;
use serde_json::Value;

use crate::{
    Action, Audience, BadSetup, Decision, Game, Illegal, Json, Log, MAX_PLIES, Record, Refusal,
    Rng, Seat, Seed,
};

/// No action is spelled longer than this; longer text is not even parsed.
pub const MAX_TEXT: usize = 100;

/// One ply that was played, and the fingerprint of the state it led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played<A> {
    pub seat: Seat,
    pub action: A,
    pub hash: u64,
}

#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    /// Unknown if the match was loaded from a state.
    options: Option<G::Options>,
    seats: u8,
    seed: Seed,
    /// Plies that were played before `start`, of which nothing else is known here.
    before: u32,
    start: G,
    state: G,
    history: Vec<Played<G::Action>>,
    /// The states before each ply since the last barrier, oldest first.
    undoable: Vec<G>,
}

impl<G: Game> Match<G> {
    pub fn new(options: G::Options, seats: u8, seed: Seed) -> Result<Self, BadSetup> {
        if !G::SEATS.contains(&seats) {
            let (least, most) = G::SEATS.into_inner();
            return Err(BadSetup::Seats { given: seats, least, most });
        }
        let state = G::setup(&options, seats, &mut Rng::at(seed, 0))?;
        Ok(Self::starting(state, Some(options), seats, seed, 0))
    }

    /// A match that goes on from `state` with the chance of ply 1. It has no record.
    pub fn from_state(state: G, seed: Seed) -> Result<Self, BadState> {
        Self::from_state_after(0, state, seed)
    }

    /// The same for a state that `ply` plies have led to, with the chance of the next one.
    pub fn from_state_after(ply: u32, state: G, seed: Seed) -> Result<Self, BadState> {
        let seats = state.seats();
        if !G::SEATS.contains(&seats) {
            return Err(BadState(format!("the game is not for {seats} seats")));
        }
        state.check().map_err(BadState)?;
        // A match runs on until somebody has a choice; where nobody has one, it would stand for ever.
        let mut legal = Vec::new();
        let to_move = state.decision().seats();
        to_move.iter().for_each(|seat| state.legal(seat, &mut legal));
        if legal.is_empty() && !state.is_over() {
            return Err(BadState("nobody can move".to_owned()));
        }
        Ok(Self::starting(state, None, seats, seed, ply))
    }

    fn starting(state: G, options: Option<G::Options>, seats: u8, seed: Seed, before: u32) -> Self {
        let (history, undoable) = (Vec::new(), Vec::new());
        Match { options, seats, seed, before, start: state.clone(), state, history, undoable }
    }

    /// `None` if the match was loaded from a state.
    pub fn options(&self) -> Option<&G::Options> {
        self.options.as_ref()
    }

    pub fn seats(&self) -> u8 {
        self.seats
    }

    pub fn seed(&self) -> Seed {
        self.seed
    }

    pub fn state(&self) -> &G {
        &self.state
    }

    /// How many plies have been played.
    pub fn ply(&self) -> u32 {
        self.before + self.history.len() as u32
    }

    pub fn history(&self) -> &[Played<G::Action>] {
        &self.history
    }

    fn seated(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.0 < self.seats {
            Ok(())
        } else {
            Err(Refusal::NoSuchSeat { seat: seat.0, seats: self.seats })
        }
    }

    /// Carries out one ply and returns what it has to tell.
    pub fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
    ) -> Result<Vec<(Audience, G::Event)>, Refusal> {
        self.seated(seat)?;
        let to_move = match self.state.decision() {
            Decision::Choose { seats, .. } => seats,
            Decision::Over(_) => return Err(Refusal::Over),
        };
        if !to_move.contains(seat) {
            return Err(Refusal::NotYourTurn);
        }
        if self.ply() as usize >= MAX_PLIES {
            return Err(Refusal::TooLong);
        }
        let mut rng = Rng::at(self.seed, self.ply() + 1);
        let mut log = Log::on();
        // A copy is played on, so that a bug that panics in `apply` cannot leave a torn match.
        let mut next = self.state.clone();
        if next.play(seat, action, &mut rng, &mut log).is_err() {
            let why = self.state.why_not(seat, action);
            return Err(why.map_or_else(unexplained, |reason| Refusal::from(Why::new(&reason))));
        }
        let before = std::mem::replace(&mut self.state, next);
        self.history.push(Played { seat, action, hash: self.state.fingerprint() });
        if rng.drawn() || log.reveals() || self.state.decision().seats() != to_move {
            self.undoable.clear();
        } else {
            self.undoable.push(before);
        }
        Ok(log.into_entries())
    }

    /// Takes the last ply back, if `seat` made it and no barrier was set after it.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.seated(seat)?;
        let last = self.history.last().ok_or(Refusal::NothingToUndo)?;
        if last.seat != seat {
            return Err(Refusal::NotYourPly);
        }
        self.state = self.undoable.pop().ok_or(Refusal::Barrier)?;
        self.history.pop();
        Ok(())
    }

    /// How many of the last plies `seat` may take back now.
    pub fn undoable(&self, seat: Seat) -> u32 {
        let own = self.history.iter().rev().take_while(|played| played.seat == seat).count();
        own.min(self.undoable.len()) as u32
    }

    /// The match as it stood after `ply`, with nothing to undo; `None` if it has not got that far, or
    /// if that was before all that is known of it.
    pub fn replay_to(&self, ply: u32) -> Option<Self> {
        let history = self.history.get(..ply.checked_sub(self.before)? as usize)?;
        let (start, options) = (self.start.clone(), self.options.clone());
        let mut then = Self::starting(start, options, self.seats, self.seed, self.before);
        let mut log = Log::off();
        for (n, played) in (self.before + 1..).zip(history) {
            then.state.apply(played.seat, played.action, &mut Rng::at(self.seed, n), &mut log);
        }
        then.history = history.to_vec();
        Some(then)
    }
}

/// A loaded state that no match can be in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadState(pub String);

impl Display for BadState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the state is not one of a match: {}", self.0)
    }
}

impl std::error::Error for BadState {}

/// An action as it arrives from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spelling<'a> {
    Code(u32),
    Text(&'a str),
}

impl Spelling<'_> {
    fn read<A: Action>(self) -> Result<A, Refusal> {
        match self {
            Spelling::Code(code) => A::from_code(code),
            Spelling::Text(text) if text.len() > MAX_TEXT => None,
            Spelling::Text(text) => text.parse().ok(),
        }
        .ok_or(Refusal::UnknownAction)
    }
}

/// An action in both outside spellings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    pub code: u32,
    pub text: String,
}

/// One legal action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Legal {
    pub code: u32,
    pub text: String,
    /// The thing on the table that it is about.
    pub element: Option<String>,
}

/// A ply of the past.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Past {
    pub seat: Seat,
    pub choice: Choice,
    pub hash: u64,
}

/// An event and who may learn of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    pub audience: Audience,
    pub event: Json,
}

/// The game's reason why an action is not legal, for programs and in plain English.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Why {
    pub reason: Value,
    pub text: String,
}

impl Why {
    fn new<R: Serialize + Display>(reason: &R) -> Self {
        Why { reason: json(reason), text: reason.to_string() }
    }
}

impl From<Why> for Refusal {
    fn from(Why { reason, text }: Why) -> Self {
        Refusal::Illegal { reason, text }
    }
}

/// For a game that breaks the promise of `why_not`; the kit finds such games.
fn unexplained() -> Refusal {
    Refusal::Illegal { reason: Value::Null, text: Illegal.to_string() }
}

fn json<T: Serialize + ?Sized>(value: &T) -> Value {
    serde_json::to_value(value).expect("what a game says always serializes")
}

/// A match of any game, speaking JSON, codes and text.
pub trait Table: Send + Debug {
    fn game(&self) -> &'static str;
    fn rules(&self) -> u16;
    fn edition(&self) -> u64;
    fn seats(&self) -> u8;
    fn ply(&self) -> u32;
    fn fingerprint(&self) -> u64;
    fn decision(&self) -> Decision<Value>;
    /// Empty if the seat is not to move.
    fn legal(&self, seat: Seat) -> Result<Vec<Legal>, Refusal>;
    fn play(&mut self, seat: Seat, action: Spelling) -> Result<Vec<Told>, Refusal>;
    /// `None` if the action is legal for the seat now.
    fn why_not(&self, seat: Seat, action: Spelling) -> Result<Option<Why>, Refusal>;
    /// What one seat may know, or a spectator (`None`).
    fn view(&self, viewer: Option<Seat>) -> Result<Json, Refusal>;
    /// Everything, hidden things too: for storage, never for a player.
    fn state(&self) -> Json;
    fn undo(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// How many of the last plies `seat` may take back now.
    fn undoable(&self, seat: Seat) -> u32;
    /// Plies count from 1.
    fn past(&self, ply: u32) -> Option<Past>;
    /// See [`Match::replay_to`].
    fn replay_to(&self, ply: u32) -> Option<Box<dyn Table>>;
    fn record(&self) -> Result<Record, Refusal>;
    fn fork(&self) -> Box<dyn Table>;
    /// The way back to `Match<G>`, for those who know the game.
    fn as_any(&self) -> &dyn Any;
}

impl<G: Game> Table for Match<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn rules(&self) -> u16 {
        G::RULES
    }

    fn edition(&self) -> u64 {
        G::edition()
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn ply(&self) -> u32 {
        Match::ply(self)
    }

    fn fingerprint(&self) -> u64 {
        self.state.fingerprint()
    }

    fn decision(&self) -> Decision<Value> {
        match self.state.decision() {
            Decision::Choose { seats, step } => Decision::Choose { seats, step: json(&step) },
            Decision::Over(standings) => Decision::Over(standings),
        }
    }

    fn legal(&self, seat: Seat) -> Result<Vec<Legal>, Refusal> {
        self.seated(seat)?;
        let mut legal = Vec::new();
        self.state.legal(seat, &mut legal);
        let spell = |action: G::Action| Legal {
            code: action.code(),
            text: action.to_string(),
            element: self.state.element(seat, action).map(|element| element.to_string()),
        };
        Ok(legal.into_iter().map(spell).collect())
    }

    fn play(&mut self, seat: Seat, action: Spelling) -> Result<Vec<Told>, Refusal> {
        self.seated(seat)?;
        let told = Match::play(self, seat, action.read()?)?;
        Ok(told
            .into_iter()
            .map(|(audience, event)| Told { audience, event: Json::of(&event) })
            .collect())
    }

    fn why_not(&self, seat: Seat, action: Spelling) -> Result<Option<Why>, Refusal> {
        self.seated(seat)?;
        Ok(self.state.why_not(seat, action.read()?).map(|reason| Why::new(&reason)))
    }

    fn view(&self, viewer: Option<Seat>) -> Result<Json, Refusal> {
        viewer.map_or(Ok(()), |seat| self.seated(seat))?;
        Ok(Json::of(&self.state.view(viewer)))
    }

    fn state(&self) -> Json {
        Json::of(&self.state)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        Match::undo(self, seat)
    }

    fn undoable(&self, seat: Seat) -> u32 {
        Match::undoable(self, seat)
    }

    fn past(&self, ply: u32) -> Option<Past> {
        let place = ply.checked_sub(self.before + 1)?;
        let Played { seat, action, hash } = *self.history.get(place as usize)?;
        Some(Past { seat, choice: Choice { code: action.code(), text: action.to_string() }, hash })
    }

    fn replay_to(&self, ply: u32) -> Option<Box<dyn Table>> {
        Some(Box::new(Match::replay_to(self, ply)?))
    }

    fn record(&self) -> Result<Record, Refusal> {
        Match::record(self)
    }

    fn fork(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
