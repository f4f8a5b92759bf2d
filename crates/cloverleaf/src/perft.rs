use std::io::Write;

use crate::error::{Error, game};
use crate::seed::GivenSeed;

#[derive(Debug, clap::Args)]
pub struct Args {
    pub game: String,
    #[arg(long, value_name = "N")]
    seats: u8,
    /// The seed of the match
    #[arg(long, value_name = "S", default_value = "1")]
    seed: GivenSeed,
    /// Count up to so many plies
    #[arg(long, value_name = "D")]
    depth: u32,
}

/// One line per depth: the depth, and in how many ways it is reached.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Error> {
    let entry = game(&args.game)?;
    for depth in 1..=args.depth {
        let ways = (entry.perft)(args.seats, args.seed.into(), depth)?;
        writeln!(out, "{depth} {ways}")?;
        out.flush()?;
    }
    Ok(())
}
