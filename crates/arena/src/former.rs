//! Matches of editions of the data that were shipped before: everything about them is asked under the
//! tables they began with, beside matches of the edition in use.

use std::any::Any;

use engine::load::under;
use engine::{Decision, Json, Legal, Past, Record, Refusal, Seat, Spelling, Table, Told, Why};
use serde_json::Value;

use crate::Entry;

/// A match of a former edition.
#[derive(Debug)]
struct Former {
    edition: u64,
    table: Box<dyn Table>,
}

impl Entry {
    /// Opens a match of this edition, if it is a former one, and else of the one in use.
    pub fn under<E>(
        &self,
        edition: u64,
        open: impl FnOnce(&Entry) -> Result<Box<dyn Table>, E>,
    ) -> Result<Box<dyn Table>, E> {
        if !(self.is_former)(edition) {
            return open(self);
        }
        Ok(Box::new(Former { edition, table: under(edition, || open(self))? }))
    }
}

/// For those who take a table apart: does it with the tables that its match is played by.
pub(crate) fn as_played<T>(entry_edition: u64, table: &dyn Table, act: impl FnOnce() -> T) -> T {
    match table.edition() {
        edition if edition == entry_edition => act(),
        edition => under(edition, act),
    }
}

impl Former {
    fn ask<T>(&self, ask: impl FnOnce(&dyn Table) -> T) -> T {
        under(self.edition, || ask(&*self.table))
    }

    fn tell<T>(&mut self, tell: impl FnOnce(&mut dyn Table) -> T) -> T {
        under(self.edition, || tell(&mut *self.table))
    }

    fn also(&self, table: Box<dyn Table>) -> Box<dyn Table> {
        Box::new(Former { edition: self.edition, table })
    }
}

impl Table for Former {
    fn game(&self) -> &'static str {
        self.table.game()
    }

    fn rules(&self) -> u16 {
        self.table.rules()
    }

    fn edition(&self) -> u64 {
        self.edition
    }

    fn seats(&self) -> u8 {
        self.table.seats()
    }

    fn ply(&self) -> u32 {
        self.table.ply()
    }

    fn fingerprint(&self) -> u64 {
        self.ask(|table| table.fingerprint())
    }

    fn decision(&self) -> Decision<Value> {
        self.ask(|table| table.decision())
    }

    fn legal(&self, seat: Seat) -> Result<Vec<Legal>, Refusal> {
        self.ask(|table| table.legal(seat))
    }

    fn play(&mut self, seat: Seat, action: Spelling) -> Result<Vec<Told>, Refusal> {
        self.tell(|table| table.play(seat, action))
    }

    fn why_not(&self, seat: Seat, action: Spelling) -> Result<Option<Why>, Refusal> {
        self.ask(|table| table.why_not(seat, action))
    }

    fn view(&self, viewer: Option<Seat>) -> Result<Json, Refusal> {
        self.ask(|table| table.view(viewer))
    }

    fn state(&self) -> Json {
        self.ask(|table| table.state())
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.tell(|table| table.undo(seat))
    }

    fn undoable(&self, seat: Seat) -> u32 {
        self.ask(|table| table.undoable(seat))
    }

    fn past(&self, ply: u32) -> Option<Past> {
        self.ask(|table| table.past(ply))
    }

    fn replay_to(&self, ply: u32) -> Option<Box<dyn Table>> {
        Some(self.also(self.ask(|table| table.replay_to(ply))?))
    }

    fn record(&self) -> Result<Record, Refusal> {
        self.ask(|table| table.record())
    }

    fn fork(&self) -> Box<dyn Table> {
        self.also(self.table.fork())
    }

    fn as_any(&self) -> &dyn Any {
        self.table.as_any()
    }
}
