//! The messages between server and client as TypeScript, one module per game and one for all.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use arena::CATALOG;

use crate::error::Error;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The folder to write table.ts and GAME.ts into
    folder: PathBuf,
}

pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Error> {
    let games = CATALOG.iter().map(|entry| (entry.id, (entry.types)()));
    for (name, text) in games.chain([("table", server::types())]) {
        let path = args.folder.join(format!("{name}.ts"));
        let problem =
            |error: std::io::Error| Error::File { path: path.clone(), problem: error.to_string() };
        fs::write(&path, text).map_err(problem)?;
        writeln!(out, "{}", path.display())?;
    }
    Ok(())
}
