use std::io::Write;

use arena::{BotKind, CATALOG, Entry};
use serde_json::{Value, json};

use crate::error::Error;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// Print one JSON object instead of text
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Error> {
    if args.json {
        writeln!(out, "{}", catalog())?;
        return Ok(());
    }
    for Entry { id, title, seats, .. } in CATALOG {
        writeln!(out, "{id:<12} {title}, {} to {} seats", seats.start(), seats.end())?;
    }
    Ok(writeln!(out, "bots: {}", BotKind::ALL.map(BotKind::name).join(", "))?)
}

/// What there is to play, for programs.
pub fn catalog() -> Value {
    let games: Vec<Value> = CATALOG.iter().map(game).collect();
    json!({ "games": games, "bots": BotKind::ALL.map(BotKind::name) })
}

fn game(entry: &Entry) -> Value {
    json!({
        "game": entry.id,
        "title": entry.title,
        "rules": entry.rules,
        "edition": hash((entry.edition)()),
        "seats": { "least": entry.seats.start(), "most": entry.seats.end() },
        "options": (entry.options)(),
        "choices": (entry.schemas)()["options"]["properties"],
    })
}

pub fn hash(hash: u64) -> String {
    format!("{hash:016x}")
}
