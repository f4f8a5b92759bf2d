use std::fs::File;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use arena::Entry;
use clap::Subcommand;
use engine::{Decision, Record, ReplayError, Table};

use crate::error::{Error, game};
use crate::games::hash;
use crate::show;

/// A record of the longest match there may be stays below.
const LARGEST: u64 = 16 << 20;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Print what the file says
    Show { file: PathBuf },
    /// Play the record again and show where it led
    Replay {
        file: PathBuf,
        /// Stop after so many plies
        #[arg(long, value_name = "N")]
        ply: Option<u32>,
    },
    /// Play the record again, compare every ply with its hash, and check how the seed came about. Of other
    /// rules or an unknown edition, as far as these play it the same (else exit code 3)
    Verify { file: PathBuf },
}

pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Error> {
    match &args.action {
        Action::Show { file } => show(&read(file)?, out),
        Action::Replay { file, ply } => replay(&read(file)?, *ply, out),
        Action::Verify { file } => verify(&read(file)?, out),
    }
}

pub fn read(path: &Path) -> Result<Record, Error> {
    let bad = |problem: String| Error::File { path: path.to_owned(), problem };
    let file = File::open(path).map_err(|error| bad(error.to_string()))?;
    let mut text = String::new();
    let size = file.take(LARGEST + 1).read_to_string(&mut text);
    if size.map_err(|error| bad(error.to_string()))? as u64 > LARGEST {
        return Err(bad(format!("larger than {LARGEST} bytes")));
    }
    Ok(text.parse()?)
}

fn show(record: &Record, out: &mut impl Write) -> Result<(), Error> {
    let Record { game, rules, edition, seats, seed, options, origin, plies } = record;
    writeln!(out, "{game}, {seats} seats, {} plies", plies.len())?;
    writeln!(out, "rules {rules}, edition {}, options {options}", hash(*edition))?;
    writeln!(out, "seed {seed}")?;
    if let Some(origin) = origin {
        write!(out, "{origin}")?;
    }
    for (n, ply) in (1..).zip(plies) {
        writeln!(out, "{n:>5}  seat {}  {}", ply.seat, ply.action)?;
    }
    Ok(())
}

fn replay(record: &Record, ply: Option<u32>, out: &mut impl Write) -> Result<(), Error> {
    let entry = game(&record.game)?;
    let mut table = (entry.replay)(record)?;
    if let Some(ply) = ply {
        let plies = record.plies.len();
        table = table.replay_to(ply).ok_or(Error::NoSuchPly { ply, plies })?;
    }
    writeln!(out, "{}", show::board(entry, &*table, None).trim_end())?;
    writeln!(out, "{}", state_of_play(&*table))?;
    if let Decision::Over(standings) = table.decision() {
        show::standings(out, &standings, |_| String::new())?;
    }
    Ok(())
}

fn verify(record: &Record, out: &mut impl Write) -> Result<(), Error> {
    let fairness = server::fairness::verify(record)?;
    let entry = game(&record.game)?;
    let made = made_by(entry, record);
    let Some(made) = made else {
        let table = (entry.replay)(record)?;
        writeln!(out, "ok: {}, {} seats, {}", entry.id, table.seats(), state_of_play(&*table))?;
        if (entry.is_former)(record.edition) {
            writeln!(
                out,
                "played with edition {}, which was shipped before",
                hash(record.edition)
            )?;
        }
        return Ok(writeln!(out, "{fairness}")?);
    };
    let partly = |plies: u32, problem: ReplayError| {
        let why = format!("{made}, and {problem}\n{fairness}");
        Error::Partly { plies, of: record.plies.len(), why }
    };
    // If not even the set-up is understood, nothing can be said about the plies.
    let (table, differs) = (entry.retrace)(record).map_err(|problem| partly(0, problem))?;
    if let Some(problem) = differs {
        return Err(partly(table.ply(), problem));
    }
    writeln!(out, "ok: {}, {} seats, {}", entry.id, table.seats(), state_of_play(&*table))?;
    Ok(writeln!(out, "{made}, which play it the same\n{fairness}")?)
}

/// What the record was made by, if that is not what this program has: it need not replay then.
fn made_by(entry: &Entry, record: &Record) -> Option<String> {
    let (rules, edition) = (entry.rules, (entry.edition)());
    let mut said = Vec::new();
    if record.rules != rules {
        said.push(format!(
            "played by rules version {}, but these are version {rules}",
            record.rules
        ));
    }
    if record.edition != edition && !(entry.is_former)(record.edition) {
        let (theirs, ours) = (hash(record.edition), hash(edition));
        said.push(format!("played with edition {theirs}, but this is {ours}"));
    }
    (!said.is_empty()).then(|| said.join(", and "))
}

fn state_of_play(table: &dyn Table) -> String {
    let over = if table.decision().is_over() { "over" } else { "not over" };
    format!("{over} after {} plies, hash {}", table.ply(), hash(table.fingerprint()))
}
