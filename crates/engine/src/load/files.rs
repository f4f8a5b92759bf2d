//! The texts of a game's data files, and what can be wrong with them.

use std::borrow::Cow;
use std::fmt;

/// The text of every data file, by name.
#[derive(Clone, Debug)]
pub struct Files {
    shipped: &'static [(&'static str, &'static str)],
    /// What an owner puts in the place of shipped files.
    corrected: Vec<(&'static str, String)>,
}

impl Files {
    /// Name and text of the files shipped with the program.
    pub const fn shipped(files: &'static [(&'static str, &'static str)]) -> Self {
        Files { shipped: files, corrected: Vec::new() }
    }

    /// Puts an owner's file in the place of the shipped one of that name.
    pub fn with(mut self, name: &str, text: impl Into<String>) -> Result<Self, BadData> {
        let Some((name, _)) = self.shipped.iter().find(|(shipped, _)| *shipped == name) else {
            let reason = "the game has no data file of this name".to_owned();
            return Err(BadData { file: name.to_owned(), record: None, reason });
        };
        self.corrected.retain(|(corrected, _)| corrected != name);
        self.corrected.push((name, text.into()));
        Ok(self)
    }

    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.shipped.iter().map(|(name, text)| (*name, self.corrected(name).unwrap_or(text)))
    }

    fn corrected(&self, name: &str) -> Option<&str> {
        self.corrected.iter().find(|(corrected, _)| *corrected == name).map(|(_, text)| &**text)
    }

    pub fn text(&self, name: &str) -> Option<&str> {
        self.iter().find(|(file, _)| *file == name).map(|(_, text)| text)
    }
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
        let record =
            self.record.as_ref().map_or(Cow::Borrowed(""), |it| format!(", record {it}").into());
        write!(f, "{}{record}: {}", self.file, self.reason)
    }
}

impl std::error::Error for BadData {}
