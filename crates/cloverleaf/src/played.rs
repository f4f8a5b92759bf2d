//! The matches that an arena has played, kept in a file: a line that says what is played, then one for each
//! match.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

use ::arena::contest::{Fighter, Fought};
use ::arena::{BotKind, Entry};
use serde::{Deserialize, Serialize};

use crate::error::Error;

/// One match to be played: the bot in question sits in `chair`, the other everywhere else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Job {
    pub bot: usize,
    pub other: usize,
    pub deal: u64,
    pub chair: usize,
}

/// How it went, by seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Done {
    pub job: Job,
    /// Parts of the victory.
    pub wins: Vec<f64>,
    pub scores: Vec<i32>,
    pub margins: Vec<i32>,
    pub turns: Vec<u32>,
    pub ms: Vec<f64>,
}

impl Done {
    pub fn new(job: Job, fought: &Fought) -> Self {
        let seats = fought.turns.len();
        Done {
            job,
            wins: (0..seats).map(|seat| fought.win(seat)).collect(),
            scores: fought.standings.scores()[..seats].to_vec(),
            margins: (0..seats).map(|seat| fought.margin(seat)).collect(),
            turns: fought.turns.clone(),
            ms: fought.nanos.iter().map(|nanos| *nanos as f64 / 1e6).collect(),
        }
    }

    pub fn bot_at(&self, seat: usize) -> usize {
        if seat == self.job.chair { self.job.bot } else { self.job.other }
    }

    fn has(&self, seats: usize) -> bool {
        let lists = [self.scores.len(), self.margins.len(), self.turns.len(), self.ms.len()];
        self.wins.len() == seats && lists.iter().all(|list| *list == seats)
    }
}

/// What a match depends on beside its job. Only matches of the same terms can be counted together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    game: String,
    rules: u16,
    edition: String,
    seats: u8,
    level: Option<u8>,
    seed: u64,
    /// With the sums of their nets, for a file may have another net tomorrow.
    bots: Vec<String>,
}

impl Terms {
    pub fn new(
        entry: &Entry,
        seats: u8,
        level: Option<u8>,
        seed: u64,
        fighters: &[Fighter],
    ) -> Self {
        let bot = |it: &Fighter| {
            let net = it.net.clone().or_else(entry.net);
            match net.filter(|_| BotKind::LEVELS.contains(&it.kind)) {
                Some(net) => format!("{} {:016x}", it.kind, net.sum()),
                None => it.kind.to_string(),
            }
        };
        Terms {
            game: entry.id.to_owned(),
            rules: entry.rules,
            edition: crate::games::hash((entry.edition)()),
            seats,
            level,
            seed,
            bots: fighters.iter().map(bot).collect(),
        }
    }
}

/// The file, to which every match is added when it is over.
#[derive(Debug)]
pub struct Log {
    path: PathBuf,
    file: File,
}

impl Log {
    /// The matches that are in it, and the file to add others to; one of other terms is left as it is.
    pub fn open(path: &Path, terms: &Terms) -> Result<(Self, BTreeMap<Job, Done>), Error> {
        let problem =
            |it: &dyn ToString| Error::File { path: path.to_owned(), problem: it.to_string() };
        let open = OpenOptions::new().create(true).read(true).append(true).open(path);
        let mut log = Log { path: path.to_owned(), file: open.map_err(|it| problem(&it))? };
        let mut lines = BufReader::new(&log.file).split(b'\n');
        let head = serde_json::to_string(terms).map_err(std::io::Error::from)?;
        let mut done = BTreeMap::new();
        match lines.next().transpose().map_err(|it| problem(&it))? {
            None => log.add(&head)?,
            Some(line) => {
                let known = serde_json::from_slice::<Terms>(&line);
                let known = known.map_err(|_| problem(&"this is not the log of an arena"))?;
                if known != *terms {
                    let known = serde_json::to_string(&known).map_err(std::io::Error::from)?;
                    let told = format!("it has other matches: {known} instead of {head}");
                    return Err(problem(&told));
                }
                for line in lines {
                    let line = line.map_err(|it| problem(&it))?;
                    // A line that was cut off when the last run ended is played again.
                    let it = serde_json::from_slice::<Done>(&line).ok();
                    if let Some(it) = it.filter(|it| it.has(usize::from(terms.seats))) {
                        done.insert(it.job, it);
                    }
                }
                if !log.ends_with_a_line()? {
                    log.add("")?;
                }
            }
        }
        Ok((log, done))
    }

    fn ends_with_a_line(&self) -> Result<bool, Error> {
        let bytes = std::fs::read(&self.path)?;
        Ok(bytes.ends_with(b"\n"))
    }

    /// At once, so that the lines of two runs cannot mix.
    pub fn add(&mut self, line: &str) -> Result<(), Error> {
        let written = self.file.write_all(format!("{line}\n").as_bytes());
        written.map_err(|it| Error::File { path: self.path.clone(), problem: it.to_string() })
    }
}
