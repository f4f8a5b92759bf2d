//! Builds the tables from `data/*.json` and refuses files that do not fit together.
//!
//! `raw` is the shape of the files, `read` reads them, `tables` resolves names and computes what
//! follows from them,
//! `check` compares the whole with the printed game. An edition that passes cannot make the rules
//! overflow or run out of a fixed-size table.

mod check;
mod raw;
mod read;
mod tables;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use crate::data::Data;

macro_rules! builtin {
    ($($name:literal),+ $(,)?) => { [$(($name, include_str!(concat!("../data/", $name)))),+] };
}

const BUILTIN: [(&str, &str); 11] = builtin![
    "awards.json",
    "bonus_tiles.json",
    "cards.json",
    "engineers.json",
    "merchants.json",
    "players.json",
    "prices.json",
    "race.json",
    "setup.json",
    "start_tiles.json",
    "tiles.json",
];

/// The text of every data file, by name.
#[derive(Clone, Debug)]
pub struct Files(BTreeMap<&'static str, Cow<'static, str>>);

impl Files {
    /// Puts an owner's file in the place of the shipped one of that name.
    pub fn with(mut self, name: &str, text: impl Into<String>) -> Result<Self, BadData> {
        let Some(old) = self.0.get_mut(name) else {
            return Err(BadData {
                file: name.to_owned(),
                record: None,
                reason: "the game has no data file of this name".to_owned(),
            });
        };
        *old = Cow::Owned(text.into());
        Ok(self)
    }

    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.0.iter().map(|(name, text)| (*name, &**text))
    }

    fn text(&self, name: &'static str) -> &str {
        &self.0[name]
    }
}

/// The files shipped with the program.
pub fn builtin_files() -> Files {
    Files(BUILTIN.into_iter().map(|(name, text)| (name, Cow::Borrowed(text))).collect())
}

pub(crate) fn builtin() -> Result<Data, BadData> {
    parse(&builtin_files())
}

pub fn parse(files: &Files) -> Result<Data, BadData> {
    let raw = read::read(files)?;
    let data = tables::build(&raw)?;
    check::all(&raw, &data)?;
    Ok(data)
}

/// Why a set of data files was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadData {
    pub file: String,
    /// The record's id, or `#` and its position; `None` if the file as a whole is wrong.
    pub record: Option<String>,
    pub reason: String,
}

impl fmt::Display for BadData {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.record {
            Some(record) => write!(f, "{}, record {record}: {}", self.file, self.reason),
            None => write!(f, "{}: {}", self.file, self.reason),
        }
    }
}

impl std::error::Error for BadData {}
