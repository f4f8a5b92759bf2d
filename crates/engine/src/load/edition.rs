//! The tables in use: those of the shipped files, or of an owner's corrected ones. Editions that were
//! shipped before stay in the program, so that matches of theirs go on as they began.

use std::cell::Cell;
use std::fmt;
use std::sync::OnceLock;

use super::{BadData, Files};

/// A game has one, as a static. It is filled once, by whoever asks first.
#[derive(Debug)]
pub struct Edition<D: 'static> {
    shipped: Files,
    parse: fn(&Files) -> Result<D, BadData>,
    hash: fn(&D) -> u64,
    /// Shipped before.
    former: &'static [Files],
    used: OnceLock<(Files, D)>,
    /// Read when the first match of one of them is opened.
    known: OnceLock<Vec<(u64, Files, D)>>,
}

thread_local! {
    /// The former edition under which this thread plays just now; 0 for the one in use.
    static PLAYED: Cell<u64> = const { Cell::new(0) };
    /// What games of this thread do when that changes.
    static ON_CHANGE: Cell<Vec<fn()>> = const { Cell::new(Vec::new()) };
}

/// Once another edition is played on this thread, `forget` is called.
pub fn on_change(forget: fn()) {
    // A thread that ends has nothing more to forget.
    let _ = ON_CHANGE.try_with(|list| {
        let mut all = list.take();
        all.push(forget);
        list.set(all);
    });
}

fn play(edition: u64) -> u64 {
    let before = PLAYED.replace(edition);
    if let Ok(all) = ON_CHANGE.try_with(Cell::take) {
        all.into_iter().for_each(|forget| forget());
    }
    before
}

/// Does something with the tables of a former edition, on this thread and until it returns. Whoever has no
/// such edition goes on with the one in use, so ask [`Edition::is_former`] before.
pub fn under<T>(edition: u64, act: impl FnOnce() -> T) -> T {
    struct Back(u64);
    impl Drop for Back {
        fn drop(&mut self) {
            play(self.0);
        }
    }
    let _back = Back(play(edition));
    act()
}

/// The tables of a game: `data()` has those in use, `edition()` knows all of them.
///
/// Rules ask for their tables all the time. So each thread has them at hand, and looks them up again only
/// after another edition was played on it: one look at the thread's own memory, which the compiler can take
/// out of a loop.
#[macro_export]
macro_rules! tables {
    ($Data:ty, $shipped:expr, $former:expr, $parse:expr) => {
        static DATA: $crate::load::Edition<$Data> =
            $crate::load::Edition::new($shipped, $former, $parse, |data| data.hash);

        ::std::thread_local! {
            static AT_HAND: ::std::cell::Cell<Option<&'static $Data>> =
                const { ::std::cell::Cell::new(None) };
        }

        /// The tables in use.
        #[inline]
        pub fn data() -> &'static $Data {
            match AT_HAND.get() {
                Some(data) => data,
                None => look_up(),
            }
        }

        #[cold]
        fn look_up() -> &'static $Data {
            let data = DATA.get();
            AT_HAND.set(Some(data));
            $crate::load::on_change(|| AT_HAND.set(None));
            data
        }

        pub fn edition() -> &'static $crate::load::Edition<$Data> {
            &DATA
        }
    };
}

impl<D> Edition<D> {
    /// `hash` tells the fingerprint of tables; `former` has every edition that was shipped before, with all
    /// of its files.
    pub const fn new(
        shipped: Files,
        former: &'static [Files],
        parse: fn(&Files) -> Result<D, BadData>,
        hash: fn(&D) -> u64,
    ) -> Self {
        let used = OnceLock::new();
        Edition { shipped, parse, hash, former, used, known: OnceLock::new() }
    }

    /// The tables in use: the shipped ones unless `install` came first, or a former edition's inside
    /// [`under`].
    pub fn get(&'static self) -> &'static D {
        match PLAYED.get() {
            0 => &self.used().1,
            edition => self.played(edition).1,
        }
    }

    /// The files from which they were made.
    pub fn files(&'static self) -> &'static Files {
        match PLAYED.get() {
            0 => &self.used().0,
            edition => self.played(edition).0,
        }
    }

    fn used(&'static self) -> &'static (Files, D) {
        self.used.get_or_init(|| {
            let data = (self.parse)(&self.shipped);
            let data = data.unwrap_or_else(|bad| panic!("a shipped data file is wrong: {bad}"));
            (self.shipped.clone(), data)
        })
    }

    fn played(&'static self, edition: u64) -> (&'static Files, &'static D) {
        let found = self.known().iter().find(|(hash, ..)| *hash == edition);
        let used = self.used();
        found.map_or((&used.0, &used.1), |(_, files, data)| (files, data))
    }

    /// Is it another edition than the one in use, and in the program? An owner who corrects the shipped
    /// files makes those a former edition, too.
    pub fn is_former(&'static self, edition: u64) -> bool {
        (self.hash)(&self.used().1) != edition
            && self.known().iter().any(|(hash, ..)| *hash == edition)
    }

    fn known(&'static self) -> &'static [(u64, Files, D)] {
        self.known.get_or_init(|| {
            let all = std::iter::once(&self.shipped).chain(self.former);
            all.map(|files| {
                let data =
                    (self.parse)(files).expect("the data files of a former edition are valid");
                ((self.hash)(&data), files.clone(), data)
            })
            .collect()
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

/// An [`Edition`], whatever its tables are: what the catalogue asks of it.
pub trait Printed: Sync {
    fn files(&'static self) -> &'static Files;
    fn is_former(&'static self, edition: u64) -> bool;
    fn install(&'static self, corrected: &[(String, String)]) -> Result<(), NotInstalled>;
}

impl<D: Send + Sync> Printed for Edition<D> {
    fn files(&'static self) -> &'static Files {
        Edition::files(self)
    }

    fn is_former(&'static self, edition: u64) -> bool {
        Edition::is_former(self, edition)
    }

    fn install(&'static self, corrected: &[(String, String)]) -> Result<(), NotInstalled> {
        Edition::install(self, corrected)
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The text of the only file is the number that counts.
    fn parse(files: &Files) -> Result<u64, BadData> {
        files.text("number").and_then(|text| text.parse().ok()).ok_or_else(|| BadData {
            file: "number".to_owned(),
            record: None,
            reason: "no number".to_owned(),
        })
    }

    const fn of(number: &'static [(&'static str, &'static str)]) -> Files {
        Files::shipped(number)
    }
    static FORMER: [Files; 2] = [of(&[("number", "11")]), of(&[("number", "12")])];

    #[test]
    #[expect(clippy::disallowed_methods, reason = "another thread is what this is about")]
    fn a_former_edition_is_played_where_it_is_asked_for() {
        static DATA: Edition<u64> = Edition::new(of(&[("number", "13")]), &FORMER, parse, |it| *it);
        assert_eq!(*DATA.get(), 13);
        for (edition, former) in [(11, true), (12, true), (13, false), (14, false)] {
            assert_eq!(DATA.is_former(edition), former, "{edition}");
        }
        under(11, || {
            assert_eq!((*DATA.get(), DATA.files().text("number")), (11, Some("11")));
            under(12, || assert_eq!(*DATA.get(), 12));
            assert_eq!(*DATA.get(), 11);
            let other = std::thread::scope(|scope| scope.spawn(|| *DATA.get()).join());
            assert_eq!(other.unwrap(), 13, "a thread of its own");
        });
        let broke = std::panic::catch_unwind(|| under(11, || panic!("as rules may")));
        assert!(broke.is_err());
        assert_eq!((*DATA.get(), under(99, || *DATA.get())), (13, 13));
    }

    #[test]
    fn what_an_owner_corrected_is_former_as_well() {
        static DATA: Edition<u64> = Edition::new(of(&[("number", "13")]), &FORMER, parse, |it| *it);
        DATA.install(&[("number", "20")]).unwrap();
        assert_eq!(*DATA.get(), 20);
        assert!(DATA.is_former(13) && DATA.is_former(11) && !DATA.is_former(20));
        assert_eq!(under(13, || *DATA.get()), 13);
    }
}
