//! What a game brings to the catalogue beyond its rules. Everything but the title has a default, so that
//! a new game can be played by text at once.

use serde_json::Value;

use crate::load::{Files, Printed};
use crate::types::{self, Types};
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

    /// The game's data files, if it has any.
    fn printed() -> Option<&'static dyn Printed> {
        None
    }

    /// Types that clients need besides what is sent: those that the data files name.
    fn more_types(types: Types) -> Types {
        types
    }

    // ---- provided; never overridden ----

    /// The data files in use: the shipped ones, or an owner's.
    fn files() -> Option<&'static Files> {
        Self::printed().map(|it| it.files())
    }

    /// Is this an edition of the data that was shipped before, so that its matches go on by it
    /// ([`crate::load::under`])?
    fn is_former(edition: u64) -> bool {
        Self::printed().is_some_and(|it| it.is_former(edition))
    }

    /// Uses an owner's corrected data files (name and text) for the rest of the process.
    fn install(files: &[(String, String)]) -> Result<(), String> {
        let printed = Self::printed().ok_or("the game has no data files")?;
        printed.install(files).map_err(|not| not.to_string())
    }

    /// What a client of the game is sent, as TypeScript.
    fn types() -> String {
        Self::more_types(Types::of::<Self>()).module()
    }

    /// Options, steps, events, reasons, views and states as JSON Schema, by these names.
    fn schemas() -> Value {
        types::schemas::<Self>()
    }
}
