use std::io::Write;
use std::path::PathBuf;

use arena::Entry;
use arena::think::{Advice, Cause, Habits, Reason, Reviewed};
use engine::Record;
use serde_json::json;

use crate::error::{Error, game};
use crate::record;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// Records of matches; of several, everybody's habits are summed up at the end
    #[arg(required = true, value_name = "RECORD")]
    files: Vec<PathBuf>,
    /// Print one JSON object for each turn, and one for the habits at the end
    #[arg(long)]
    json: bool,
    /// Positions that are thought about for a whole match: with more of them it is judged better, and takes longer
    #[arg(long, value_name = "POSITIONS", default_value_t = arena::REVIEW)]
    work: u64,
    /// Tell of turns that lost at least so many points
    #[arg(long, value_name = "POINTS", default_value_t = 2.0)]
    least: f64,
}

pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Error> {
    let several = args.files.len() > 1;
    // Whatever cannot be read is told before anything else is.
    let read = |file: &PathBuf| record::read(file);
    let records = args.files.iter().map(read).collect::<Result<Vec<_>, _>>()?;
    let mut sums = Vec::new();
    for (file, record) in args.files.iter().zip(&records) {
        if several && !args.json {
            writeln!(out, "{}:", file.display())?;
        }
        let (entry, habits) = look_back(args, record, out)?;
        habits.iter().enumerate().for_each(|(seat, it)| add(&mut sums, entry, record, seat, it));
    }
    if several && args.json {
        let players: Vec<_> = sums.iter().map(Sum::json).collect();
        writeln!(out, "{}", json!({ "players": players }))?;
    } else if several {
        writeln!(out, "over {} matches:", args.files.len())?;
        sums.iter().try_for_each(|sum| sum.tell(out))?;
    }
    Ok(())
}

/// Somebody's habits in all matches of one game.
struct Sum {
    entry: &'static Entry,
    name: String,
    matches: u32,
    habits: Habits,
}

/// Whoever the record names is the same in all of them; otherwise seats are.
fn add(sums: &mut Vec<Sum>, entry: &'static Entry, record: &Record, seat: usize, new: &Habits) {
    let player = record.origin.as_ref().and_then(|origin| origin.players.get(seat));
    let named = player.filter(|player| !player.name.is_empty());
    let name = named.map_or_else(|| format!("seat {seat}"), |player| player.name.clone());
    let known = sums.iter().position(|sum| sum.entry.id == entry.id && sum.name == name);
    let at = known.unwrap_or_else(|| {
        let categories = vec![0; entry.categories.len()];
        let habits = Habits { turns: 0, lost: 0, categories };
        sums.push(Sum { entry, name, matches: 0, habits });
        sums.len() - 1
    });
    let Sum { matches, habits, .. } = &mut sums[at];
    *matches += 1;
    habits.turns += new.turns;
    habits.lost += new.lost;
    habits.categories.iter_mut().zip(&new.categories).for_each(|(sum, it)| *sum += it);
}

impl Sum {
    fn json(&self) -> serde_json::Value {
        let Sum { entry, name, matches, habits } = self;
        json!({ "game": entry.id, "name": name, "matches": matches,
                "categories": entry.categories, "habits": habits })
    }

    fn tell(&self, out: &mut impl Write) -> std::io::Result<()> {
        let who = format!("{}, {}, matches: {}", self.name, self.entry.title, self.matches);
        habits_of(&who, self.entry, &self.habits, out)
    }
}

/// Looks back at a match: every line comes as soon as its turn is looked at.
fn look_back(
    args: &Args,
    record: &Record,
    out: &mut impl Write,
) -> Result<(&'static Entry, Vec<Habits>), Error> {
    let entry = game(&record.game)?;
    let mut problem = None;
    let mut turns = Vec::new();
    let habits = (entry.review)(record, args.work, &mut |turn| {
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
        turns.push(turn);
        problem.is_none()
    })?;
    match problem {
        Some(error) => return Err(error.into()),
        None if args.json => {
            let habits = json!({ "categories": entry.categories, "habits": habits });
            writeln!(out, "{habits}")?;
        }
        None => {
            turning_points(turns, out)?;
            sum_up(entry, &habits, out)?;
        }
    }
    Ok((entry, habits))
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

/// Turns that are told as turning points, and the percent of a chance that make one.
const TURNING_POINTS: usize = 8;
const TURNING: i32 = 5;

/// Where the match turned, the largest swing first.
fn turning_points(mut turns: Vec<Reviewed>, out: &mut impl Write) -> std::io::Result<()> {
    turns.retain(|turn| turn.swing.win.abs() >= TURNING);
    turns.sort_by_key(|turn| std::cmp::Reverse(turn.swing.win.abs()));
    turns.truncate(TURNING_POINTS);
    if !turns.is_empty() {
        writeln!(out, "turning points:")?;
    }
    for Reviewed { first, last, seat: mover, swing, better, lost, .. } in &turns {
        let by = match swing.by {
            Cause::Mistake => format!("by a choice of seat {mover}"),
            Cause::Play => format!("by what seat {mover} played"),
            Cause::Luck => "by luck".to_owned(),
            Cause::Others => format!("in a turn of seat {mover} that could hardly be bettered"),
        };
        let chance = format!("seat {}: chance to win {:+} %", swing.seat, swing.win);
        writeln!(out, "  plies {first}-{last}, {chance}, {by}")?;
        if let (Cause::Mistake, Some(better)) = (swing.by, better) {
            writeln!(out, "    better by {}: {}", points(*lost), better.actions.join("; "))?;
        }
    }
    Ok(())
}

fn sum_up(entry: &Entry, habits: &[Habits], out: &mut impl Write) -> std::io::Result<()> {
    for (seat, habits) in habits.iter().enumerate() {
        habits_of(&format!("seat {seat}"), entry, habits, out)?;
    }
    Ok(())
}

fn habits_of(
    who: &str,
    entry: &Entry,
    habits: &Habits,
    out: &mut impl Write,
) -> std::io::Result<()> {
    let Habits { turns, lost, categories } = habits;
    let each = f64::from(*lost) / 10.0 / f64::from(*turns).max(1.0);
    writeln!(out, "{who}: {turns} turns, {each:.1} points lost in each")?;
    for (category, tenths) in entry.categories.iter().zip(categories) {
        writeln!(out, "  {category}: {} against the best turns", points(*tenths))?;
    }
    Ok(())
}
