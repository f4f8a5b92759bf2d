use std::io::Write;
use std::path::PathBuf;

use arena::Entry;
use arena::think::{Advice, Habits, Reason, Reviewed};
use serde_json::json;

use crate::error::{Error, game};
use crate::record;

#[derive(Debug, clap::Args)]
pub struct Args {
    file: PathBuf,
    /// Print one JSON object for each turn, and one for the habits at the end
    #[arg(long)]
    json: bool,
    /// Tell of turns that lost at least so many points
    #[arg(long, value_name = "POINTS", default_value_t = 2.0)]
    least: f64,
}

/// Looks back at a match: every line comes as soon as its turn is looked at.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Error> {
    let record = record::read(&args.file)?;
    let entry = game(&record.game)?;
    let mut problem = None;
    let habits = (entry.review)(&record, &mut |turn| {
        let told = if args.json {
            serde_json::to_writer(&mut *out, &turn)
                .map_err(std::io::Error::from)
                .and_then(|()| writeln!(out))
        } else {
            tell(&turn, args.least, out)
        };
        // Whoever reads it sees it grow.
        let told = told.and_then(|()| out.flush());
        problem = told.err();
        problem.is_none()
    })?;
    match problem {
        Some(error) => Err(error.into()),
        None if args.json => {
            let habits = json!({ "categories": entry.categories, "habits": habits });
            Ok(writeln!(out, "{habits}")?)
        }
        None => Ok(sum_up(entry, &habits, out)?),
    }
}

/// Tenths as people write them.
fn points(tenths: i32) -> String {
    format!("{:+.1}", f64::from(tenths) / 10.0)
}

fn words(reasons: &[Reason]) -> String {
    let word = |reason: &Reason| format!("{} {}", reason.category, points(reason.points));
    reasons.iter().map(word).collect::<Vec<_>>().join(", ")
}

fn tell(turn: &Reviewed, least: f64, out: &mut impl Write) -> std::io::Result<()> {
    let margins = turn.outlooks.iter().map(|outlook| points(outlook.margin));
    let margins = margins.collect::<Vec<_>>().join(" ");
    writeln!(out, "plies {}-{}, seat {}: expected {margins}", turn.first, turn.last, turn.seat)?;
    let bad = f64::from(turn.lost) >= least * 10.0;
    if let (Some(played), Some(better)) = (turn.played.as_ref().filter(|_| bad), &turn.better) {
        let text = |advice: &Advice| advice.actions.join("; ");
        writeln!(out, "  played: {}", text(played))?;
        writeln!(out, "  better by {}: {}", points(turn.lost), text(better))?;
        if !better.gains.is_empty() {
            writeln!(out, "  brings {}", words(&better.gains))?;
        }
        if !better.gives_up.is_empty() {
            writeln!(out, "  costs {}", words(&better.gives_up))?;
        }
    }
    Ok(())
}

fn sum_up(entry: &Entry, habits: &[Habits], out: &mut impl Write) -> std::io::Result<()> {
    for (seat, habits) in habits.iter().enumerate() {
        let Habits { turns, lost, categories } = habits;
        let each = f64::from(*lost) / 10.0 / f64::from(*turns).max(1.0);
        writeln!(out, "seat {seat}: {turns} turns, {each:.1} points lost in each")?;
        for (category, tenths) in entry.categories.iter().zip(categories) {
            writeln!(out, "  {category}: {} against the best turns", points(*tenths))?;
        }
    }
    Ok(())
}
