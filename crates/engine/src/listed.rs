//! What a game brings to the catalogue beyond its rules. Everything but the title has a default, so that
//! a new game can be played by text at once.

use serde_json::Value;

use crate::load::Files;
use crate::{Evaluate, Json};

pub trait Listed: Evaluate {
    const TITLE: &'static str;

    /// The board as text for a terminal, from what a viewer may know.
    fn board(view: &Self::View) -> String {
        format!("{:#}", Json::of(view).value())
    }

    /// An event in words, where the rules play an opponent that nobody speaks for.
    fn tell(&self, event: &Value) -> Option<String> {
        let _ = event;
        None
    }

    /// The usual settings of such an opponent, the weakest first; each is the options of a solo match.
    fn levels() -> Vec<Self::Options> {
        Vec::new()
    }

    /// The data files in use: the shipped ones, or an owner's.
    fn files() -> Option<&'static Files> {
        None
    }

    /// Is this an edition of the data that was shipped before, so that its matches go on by it
    /// ([`crate::load::under`])?
    fn is_former(edition: u64) -> bool {
        let _ = edition;
        false
    }

    /// Uses an owner's corrected data files (name and text) for the rest of the process.
    fn install(files: &[(String, String)]) -> Result<(), String> {
        let _ = files;
        Err("the game has no data files".to_owned())
    }

    /// What a client of the game is sent, as TypeScript.
    fn types() -> Option<String> {
        None
    }

    /// Options, steps, events, reasons, views and states as JSON Schema, by these names.
    fn schemas() -> Value {
        Value::Object(serde_json::Map::new())
    }
}
