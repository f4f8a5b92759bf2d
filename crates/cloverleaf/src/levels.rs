//! Solo matches by level of difficulty: how strong is the opponent that the rules play?

use std::io::Write;
use std::panic::resume_unwind;
use std::str::FromStr;

use arena::{BotKind, Entry, Plan};
use serde::Serialize;
use serde_json::Value;

use crate::error::Error;

/// `3`, or `1..12` with both ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Levels {
    first: u8,
    last: u8,
}

impl FromStr for Levels {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (first, last) = text.split_once("..").unwrap_or((text, text));
        match (first.parse(), last.parse()) {
            (Ok(first), Ok(last)) if first <= last => Ok(Levels { first, last }),
            _ => Err("levels are written 3 or 1..12".to_owned()),
        }
    }
}

/// The options of a solo match at a level, counted from 1.
pub fn options(entry: &Entry, level: u8, seats: u8) -> Result<Value, Error> {
    if seats != 1 {
        return Err(Error::NotSolo { seats });
    }
    let levels = (entry.levels)();
    let options = usize::from(level).checked_sub(1).and_then(|level| levels.get(level));
    options.cloned().ok_or(Error::NoSuchLevel { level, levels: levels.len() })
}

/// What a run found, level by level.
#[derive(Debug, Serialize)]
struct Report {
    game: &'static str,
    seed: u64,
    games: u64,
    levels: Vec<Level>,
}

#[derive(Debug, Serialize)]
struct Level {
    level: u8,
    options: Value,
    bots: Vec<Fared>,
}

/// How a bot fared against the rules.
#[derive(Debug, Serialize)]
struct Fared {
    bot: &'static str,
    mean_score: f64,
    autobot_mean_score: f64,
    /// The standard error of that mean.
    autobot_score_error: f64,
    wins: f64,
    win_percent: f64,
}

/// Without being told which: those that play a match in moments.
const COMPARED: [BotKind; 3] = [BotKind::Random, BotKind::Greedy, BotKind::Solid];

pub fn run(
    entry: &Entry,
    Levels { first, last }: Levels,
    plan: Plan,
    json: bool,
    out: &mut impl Write,
) -> Result<(), Error> {
    let bots = if plan.bots.is_empty() { COMPARED.to_vec() } else { plan.bots.clone() };
    let compare = |level| {
        let mut plan = Plan { options: options(entry, level, plan.seats)?, ..plan.clone() };
        let bots = bots.iter().map(|bot| fare(entry, &mut plan, *bot));
        Ok::<_, Error>(Level {
            level,
            bots: bots.collect::<Result<_, _>>()?,
            options: plan.options,
        })
    };
    // Levels have nothing to do with each other, so all cores can work.
    let levels = std::thread::scope(|scope| {
        let rows: Vec<_> =
            (first..=last).map(|level| scope.spawn(move || compare(level))).collect();
        let rows = rows.into_iter().map(|row| row.join().unwrap_or_else(|it| resume_unwind(it)));
        rows.collect::<Result<_, _>>()
    })?;
    let report = Report { game: entry.id, seed: plan.seed, games: plan.games, levels };
    if json {
        serde_json::to_writer(&mut *out, &report).map_err(std::io::Error::from)?;
        Ok(writeln!(out)?)
    } else {
        report.write(out)
    }
}

/// The bot has the only seat; the rules' own comes after it.
fn fare(entry: &Entry, plan: &mut Plan, bot: BotKind) -> Result<Fared, Error> {
    plan.bots = vec![bot];
    let tally = (entry.simulate)(plan)?;
    let (scores, wins) = (tally.mean_scores(), tally.wins_by_seat());
    let of = |list: &[f64], seat: usize| list.get(seat).copied().unwrap_or(0.0);
    let wins = of(&wins, 0);
    Ok(Fared {
        bot: bot.name(),
        mean_score: of(&scores, 0),
        autobot_mean_score: of(&scores, 1),
        autobot_score_error: of(&tally.score_errors(), 1),
        wins,
        win_percent: 100.0 * wins / (tally.games() as f64).max(1.0),
    })
}

impl Report {
    fn write(&self, out: &mut impl Write) -> Result<(), Error> {
        let Report { game, seed, games, levels } = self;
        writeln!(out, "{game} alone against Autobot, {games} games a row from seed {seed}")?;
        writeln!(out, "level  player    points   Autobot's      wins")?;
        for Level { level, bots, .. } in levels {
            for fared in bots {
                let Fared { bot, mean_score, wins, win_percent, .. } = fared;
                let Fared { autobot_mean_score, autobot_score_error, .. } = fared;
                writeln!(
                    out,
                    "{level:>5}  {bot:<8} {mean_score:>7.1}  {autobot_mean_score:>5.1} \
                     ±{autobot_score_error:.1}  {wins:>8} ({win_percent:.1} %)"
                )?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_one_or_a_range() {
        assert_eq!("3".parse(), Ok(Levels { first: 3, last: 3 }));
        assert_eq!("1..12".parse(), Ok(Levels { first: 1, last: 12 }));
        for bad in ["", "x", "..", "1..", "5..3", "-1", "1...3", "1..999"] {
            assert!(bad.parse::<Levels>().is_err(), "{bad}");
        }
    }
}
