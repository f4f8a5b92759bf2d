//! Autobot at a real table: what happens there is typed in, and Autobot's turns come out.

use std::io::Write;
use std::path::PathBuf;

use serde_json::Value;

use crate::error::{Error, game};
use crate::levels;
use crate::play::{self, Who};
use crate::seed::{self, GivenSeed};

/// The only game with such an opponent.
pub const GAME: &str = "autobahn";

#[derive(Debug, clap::Args)]
pub struct Args {
    /// How strong Autobot is, from 1 to 12
    #[arg(long, value_name = "LEVEL", default_value_t = 1)]
    level: u8,
    /// Play with the module Wine
    #[arg(long)]
    wine: bool,
    /// Play with the module Traffic
    #[arg(long)]
    traffic: bool,
    /// Play with the module Services
    #[arg(long)]
    services: bool,
    /// A number, or 64 hexadecimal digits; drawn at random if not given
    #[arg(long, value_name = "S")]
    seed: Option<GivenSeed>,
    /// Write the record of the match to this file
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Error> {
    let entry = game(GAME)?;
    let seed = args.seed.map_or_else(seed::draw, |seed| Ok(seed.into()))?;
    let mut options = levels::options(entry, args.level, 1)?;
    options["companion"] = Value::Bool(true);
    options["wine"] = Value::Bool(args.wine);
    options["traffic"] = Value::Bool(args.traffic);
    options["services"] = Value::Bool(args.services);
    let table = (entry.new)(&options, 1, seed)?;
    play::sit(entry, table, seed, vec![Who::Person], args.record.as_deref(), out)
}
