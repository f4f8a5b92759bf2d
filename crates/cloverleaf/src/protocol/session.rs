use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;

use arena::{BotKind, Entry, Mind, NoSuchBot, bot_rng};
use engine::{Audience, Legal, Refusal, Seat, Seed, Table};
use serde_json::{Value, json};

use super::answer::{Answer, Fault, object, question, standing};
use super::request::{GivenAction, Request};
use crate::games::{catalog, hash};
use crate::seed::{self, GivenSeed};

/// A program that never drops its matches cannot fill the memory.
const MAX_MATCHES: usize = 1000;

struct Open {
    entry: &'static Entry,
    table: Box<dyn Table>,
    /// Bots draw by it, apart from the match.
    seed: Seed,
}

/// The matches of one connection.
#[derive(Default)]
pub struct Session {
    matches: BTreeMap<String, Open>,
    /// Bots keep their plans: by match, seat and kind.
    minds: BTreeMap<(String, Seat, &'static str), Box<dyn Mind>>,
    /// How many there ever were: a name is not used twice.
    opened: u64,
}

impl Session {
    pub fn perform(&mut self, request: Request) -> Result<Answer, Fault> {
        match request {
            Request::Catalog => Ok(object(catalog())),
            Request::Schemas { game } => Ok(object((find(&game)?.schemas)())),
            Request::New { game, seats, seed, options } => {
                let (entry, seed) = (find(&game)?, secret(seed)?);
                self.open(entry, (entry.new)(&options, seats, seed)?, seed)
            }
            Request::Load { game, state, seed } => {
                let (entry, seed) = (find(&game)?, secret(seed)?);
                self.open(entry, (entry.load)(&state, seed)?, seed)
            }
            Request::Legal { id, seat } => legal(self.table(&id)?, seat),
            Request::Play { id, seat, action } => play(self.table_mut(&id)?, seat, &action),
            Request::Undo { id, seat } => undo(self.table_mut(&id)?, seat),
            Request::Why { id, seat, action } => why(self.table(&id)?, seat, &action),
            Request::View { id, seat } => {
                let table = self.table(&id)?;
                Ok(object(json!({ "view": table.view(seat)?, "hash": hash(table.fingerprint()) })))
            }
            Request::State { id } => {
                let table = self.table(&id)?;
                Ok(object(json!({ "state": table.state(), "hash": hash(table.fingerprint()) })))
            }
            Request::Record { id } => {
                Ok(object(json!({ "record": self.table(&id)?.record()?.to_string() })))
            }
            Request::Bot { id, level, seat } => self.bot(&id, &level, seat),
            Request::Hint { id, seat } => self.hint(&id, seat),
            Request::Playout { id, seed } => self.playout(&id, seed.into()),
            Request::Drop { id } => {
                self.matches.remove(&id).ok_or_else(|| unknown(&id))?;
                self.minds.retain(|(of, ..), _| *of != id);
                Ok(object(json!({ "dropped": id })))
            }
        }
    }

    fn open(
        &mut self,
        entry: &'static Entry,
        table: Box<dyn Table>,
        seed: Seed,
    ) -> Result<Answer, Fault> {
        if self.matches.len() >= MAX_MATCHES {
            let reason = format!("{MAX_MATCHES} matches are open; drop one first");
            return Err(Fault::new("too_many_matches", reason));
        }
        self.opened += 1;
        let id = format!("m{}", self.opened);
        let mut answer = standing(&*table);
        answer.insert("match".to_owned(), json!(id));
        self.matches.insert(id, Open { entry, table, seed });
        Ok(answer)
    }

    fn table(&self, id: &str) -> Result<&dyn Table, Fault> {
        self.matches.get(id).map(|it| &*it.table).ok_or_else(|| unknown(id))
    }

    fn table_mut(&mut self, id: &str) -> Result<&mut Box<dyn Table>, Fault> {
        self.matches.get_mut(id).map(|it| &mut it.table).ok_or_else(|| unknown(id))
    }

    /// It has the luck it has anywhere: the same seed and bots make the same match.
    fn bot(&mut self, id: &str, level: &str, seat: Option<Seat>) -> Result<Answer, Fault> {
        let kind: BotKind =
            level.parse().map_err(|bad: NoSuchBot| Fault::new("unknown_bot", bad.to_string()))?;
        let Open { entry, table, seed } = self.matches.get_mut(id).ok_or_else(|| unknown(id))?;
        let seat = to_move(&**table, seat)?;
        let key = (id.to_owned(), seat, kind.name());
        let mind = self.minds.entry(key).or_insert_with(|| (entry.mind)(kind));
        let luck = &mut bot_rng(*seed, seat, table.ply() + 1);
        let code = mind.choose(&**table, seat, luck, &AtomicBool::new(false));
        let code = code.ok_or_else(|| Fault::from(Refusal::NotYourTurn))?;
        let mut answer = play(table, seat, &GivenAction::Code(code))?;
        answer.insert("seat".to_owned(), json!(seat));
        answer.insert("code".to_owned(), json!(code));
        Ok(answer)
    }

    /// Its luck is the same every time: the same position gets the same hint, by whatever seed it came about.
    fn hint(&self, id: &str, seat: Option<Seat>) -> Result<Answer, Fault> {
        let Open { entry, table, .. } = self.matches.get(id).ok_or_else(|| unknown(id))?;
        let seat = to_move(&**table, seat)?;
        let luck = &mut bot_rng(Seed::from_number(0), seat, table.ply() + 1);
        let turns = (entry.hint)(&**table, seat, luck, &AtomicBool::new(false));
        let turns = turns.ok_or_else(|| Fault::from(Refusal::NotYourTurn))?;
        Ok(object(json!({ "seat": seat, "categories": entry.categories, "turns": turns })))
    }

    fn playout(&self, id: &str, seed: Seed) -> Result<Answer, Fault> {
        let Open { entry, table, .. } = self.matches.get(id).ok_or_else(|| unknown(id))?;
        let outcome = (entry.playout)(&**table, seed);
        let over = outcome.and_then(|outcome| Some((outcome.plies, outcome.standings?)));
        let (plies, standings) =
            over.ok_or_else(|| Fault::new("endless", "the playout came to no end"))?;
        Ok(object(json!({ "plies": plies, "standings": standings })))
    }
}

/// The seat that was asked for, or the first that is to move.
fn to_move(table: &dyn Table, seat: Option<Seat>) -> Result<Seat, Fault> {
    let first = || table.decision().seats().iter().next();
    seat.or_else(first).ok_or_else(|| Fault::from(Refusal::Over))
}

fn unknown(id: &str) -> Fault {
    Fault::new("unknown_match", format!("there is no match {id:?}"))
}

fn find(game: &str) -> Result<&'static Entry, Fault> {
    let unknown = || Fault::new("unknown_game", format!("there is no game {game:?}"));
    arena::find(game).ok_or_else(unknown)
}

fn secret(given: Option<GivenSeed>) -> Result<Seed, Fault> {
    match given {
        Some(seed) => Ok(seed.into()),
        None => seed::draw().map_err(|error| Fault::new("internal", error.to_string())),
    }
}

fn legal(table: &dyn Table, seat: Option<Seat>) -> Result<Answer, Fault> {
    let (seats, step) = question(table);
    let asked: Vec<Seat> = seat.map_or_else(|| seats.iter().collect(), |seat| vec![seat]);
    let mut actions = Vec::new();
    for seat in asked {
        for Legal { code, text, element } in table.legal(seat)? {
            actions.push(json!({ "seat": seat, "code": code, "text": text, "element": element }));
        }
    }
    Ok(object(json!({ "seats": seats, "step": step, "actions": actions })))
}

fn play(table: &mut Box<dyn Table>, seat: Seat, action: &GivenAction) -> Result<Answer, Fault> {
    let told = table.play(seat, action.spelling())?;
    let events: Vec<Value> = told
        .into_iter()
        .map(|told| {
            let to = match told.audience {
                Audience::Everybody => None,
                Audience::Only(seat) => Some(seat),
            };
            json!({ "to": to, "event": told.event })
        })
        .collect();
    let mut answer = standing(&**table);
    answer.insert("events".to_owned(), json!(events));
    Ok(answer)
}

fn undo(table: &mut Box<dyn Table>, seat: Option<Seat>) -> Result<Answer, Fault> {
    match seat {
        Some(seat) => table.undo(seat)?,
        None => {
            let results = (0..table.seats()).map(|seat| table.undo(Seat(seat)));
            let mut answers = results.filter(|result| *result != Err(Refusal::NotYourPly));
            answers.next().unwrap_or(Err(Refusal::NothingToUndo))?;
        }
    }
    Ok(standing(&**table))
}

fn why(table: &dyn Table, seat: Seat, action: &GivenAction) -> Result<Answer, Fault> {
    Ok(object(match table.why_not(seat, action.spelling())? {
        None => json!({ "legal": true }),
        Some(why) => json!({ "legal": false, "reason": why.text, "why": why.reason }),
    }))
}
