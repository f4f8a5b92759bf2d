//! The tables in use: those of the shipped files, or of an owner's corrected ones.

use std::fmt;
use std::sync::OnceLock;

use super::{BadData, Files};

/// A game has one, as a static. It is filled once, by whoever asks first.
#[derive(Debug)]
pub struct Edition<D: 'static> {
    shipped: Files,
    parse: fn(&Files) -> Result<D, BadData>,
    used: OnceLock<(Files, D)>,
}

impl<D> Edition<D> {
    pub const fn new(shipped: Files, parse: fn(&Files) -> Result<D, BadData>) -> Self {
        Edition { shipped, parse, used: OnceLock::new() }
    }

    /// The tables in use: the shipped ones unless `install` came first.
    #[inline]
    pub fn get(&'static self) -> &'static D {
        &self.used().1
    }

    /// The files from which they were made.
    pub fn files(&'static self) -> &'static Files {
        &self.used().0
    }

    #[inline]
    fn used(&'static self) -> &'static (Files, D) {
        self.used.get_or_init(|| {
            let data = (self.parse)(&self.shipped);
            (self.shipped.clone(), data.expect("the shipped data files are valid"))
        })
    }

    /// The shipped files, for those who edit and parse them.
    pub fn shipped(&self) -> &Files {
        &self.shipped
    }

    /// Uses an owner's files (name and text), each in the place of the shipped one of that name, for the
    /// rest of the process.
    pub fn install(
        &self,
        corrected: &[(impl AsRef<str>, impl AsRef<str>)],
    ) -> Result<(), NotInstalled> {
        let shipped = Ok(self.shipped.clone());
        let put = |files: Result<Files, _>, (name, text): &(_, _)| {
            files?.with(AsRef::<str>::as_ref(name), AsRef::<str>::as_ref(text))
        };
        let files = corrected.iter().fold(shipped, put).map_err(NotInstalled::Bad)?;
        let data = (self.parse)(&files).map_err(NotInstalled::Bad)?;
        self.used.set((files, data)).map_err(|_| NotInstalled::InUse)
    }
}

/// Why an owner's files are not used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotInstalled {
    Bad(BadData),
    /// Tables are in use already, and a match cannot change its edition.
    InUse,
}

impl fmt::Display for NotInstalled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotInstalled::Bad(bad) => bad.fmt(f),
            NotInstalled::InUse => f.write_str("the game is in use already"),
        }
    }
}

impl std::error::Error for NotInstalled {}
