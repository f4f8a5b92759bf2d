//! The whole report as a page of Markdown, with the command that made it in its head.

use std::io::Write;

use arena::Entry;

use super::{Points, Report, Share, Used};
use crate::error::Error;

pub fn write(entry: &Entry, report: &Report, out: &mut impl Write) -> Result<(), Error> {
    let Report { seats, matches, bot, seed, .. } = report;
    writeln!(out, "# What wins and what is used in {}\n", entry.title)?;
    writeln!(out, "`{}`\n", command(report))?;
    writeln!(
        out,
        "{matches} matches of {seats} `{bot}`, seeds from {seed}, rules {}, edition {}. Par is {:.1} %; intervals are \
         Wilson's at 95 %. [How to read it](../balance.md).\n",
        entry.rules,
        crate::games::hash((entry.edition)()),
        100.0 / f64::from(*seats),
    )?;
    writeln!(out, "## Seats\n\n| wins by |{}", " |".repeat(report.by_seat.len()))?;
    writeln!(out, "|{}", "---|".repeat(report.by_seat.len() + 1))?;
    for (title, shares) in [("seat", &report.by_seat), ("first to decide", &report.by_start)] {
        let shares: Vec<_> = shares.iter().map(Share::to_string).collect();
        writeln!(out, "| {title} | {} |", shares.join(" | "))?;
    }
    points(&report.points, out)?;
    writeln!(
        out,
        "\n## Use\n\nBy the words of a match's record. Of all seats, those that *could* have it; of these, those that *did*, \
         and how many *times* each; how often those won, and by how much they were ahead of the best of the others."
    )?;
    report.uses.iter().try_for_each(|(verb, list)| uses(verb, list, out))
}

/// All that the figures depend on. A run that was broken off is that of the matches it had.
fn command(report: &Report) -> String {
    let Report { game, seats, matches, seed, bot, drawn, options, .. } = report;
    let options = if options.is_null() { String::new() } else { format!(" --options '{options}'") };
    let drawn = if *drawn == 0 { String::new() } else { format!(" --drawn {drawn}") };
    format!(
        "cloverleaf balance {game} --seats {seats}{options} --matches {matches} --seed {seed} --bot {bot}{drawn} --markdown"
    )
}

fn points(points: &[Points], out: &mut impl Write) -> Result<(), Error> {
    let sum: f64 = points.iter().map(|it| it.winners).sum();
    writeln!(out, "\n## Points\n\n| from | winners | of theirs | everybody |\n|---|--:|--:|--:|")?;
    for Points { category, winners, everybody } in points {
        let part = 100.0 * winners / sum.max(1e-9);
        writeln!(out, "| {category} | {winners:.1} | {part:.0} % | {everybody:.1} |")?;
    }
    Ok(())
}

fn uses(verb: &str, list: &[Used], out: &mut impl Write) -> Result<(), Error> {
    writeln!(out, "\n### {verb}\n\n| | could | did | times | wins | margin |")?;
    writeln!(out, "|---|--:|--:|--:|--:|--:|")?;
    for Used { name, offered, taken, times, margin, takers } in list {
        let name = if name.is_empty() { verb } else { name };
        let (offered, part) = (offered * 100.0, taken * 100.0);
        let fared = if *taken > 0.0 {
            format!("{times:.1} | {takers} | {margin:+.1}")
        } else {
            "– | – | –".to_owned()
        };
        writeln!(out, "| {name} | {offered:.1} % | {part:.1} % | {fared} |")?;
    }
    Ok(())
}
