//! One binary for everything: people play in the terminal, programs speak JSON lines.
#![warn(clippy::wildcard_enum_match_arm)] // docs/style.md: a new variant is noticed where it matters.
#![allow(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    reason = "the outermost crate reads files, measures time and averages; rules do not"
)]

mod arena;
mod balance;
mod companion;
mod edition;
mod error;
mod games;
mod levels;
mod lines;
mod many;
mod options;
mod perft;
mod play;
mod played;
mod plot;
mod protocol;
mod record;
mod review;
mod seed;
mod serve;
mod show;
mod simulate;
mod stored;
mod train;
mod trial;
mod types;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use error::Error;

/// A server frees on one thread what it has allocated on another, which this one does twice as fast as
/// the system's.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Heavy board games: play them, simulate them, talk to them.
#[derive(Debug, Parser)]
#[command(name = "cloverleaf", version, arg_required_else_help = true)]
struct Cli {
    /// Play with an owner's corrected data files: GAME=FOLDER, once for each game, or a folder for the
    /// game of the command
    #[arg(long, global = true, value_name = "DIR")]
    edition: Vec<String>,

    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// List the games
    Games(games::Args),
    /// Play in the terminal against bots; without a terminal, let the bots play it out
    Play(play::Args),
    /// Let Autobot play against you at a real table: enter what happens there
    Companion(companion::Args),
    /// Let bots play many matches and sum them up
    Simulate(simulate::Args),
    /// Let bots play against each other from every chair, and rate them
    Arena(arena::Args),
    /// What wins, what is used and what is not, when bots play many matches
    Balance(balance::Args),
    /// Let a bot learn a game by playing against itself
    Train(train::Args),
    /// Look at the record of a match
    Record(record::Args),
    /// Look back at a match: what was played, what was better, and why
    Review(review::Args),
    /// Count the ways to play the first plies
    Perft(perft::Args),
    /// Run the server that people play on with their browsers
    Serve(serve::Args),
    /// Write everything the server keeps to a file, even while it runs
    Backup(stored::Backup),
    /// Fill an empty store from a backup
    Restore(stored::Restore),
    /// Look the store over: does every match replay as it was played?
    Doctor(stored::Where),
    /// Write the messages of the server as TypeScript, for those who write a client
    Types(types::Args),
    /// Answer requests, one JSON object a line, on standard input and output
    Engine,
}

impl Command {
    /// The game the command is about, if it says so itself.
    fn game(&self) -> Option<&str> {
        match self {
            Command::Play(args) => Some(&args.game),
            Command::Companion(_) => Some(companion::GAME),
            Command::Simulate(args) => Some(&args.game),
            Command::Arena(args) => Some(&args.game),
            Command::Balance(args) => Some(&args.game),
            Command::Train(args) => Some(&args.game),
            Command::Perft(args) => Some(&args.game),
            Command::Games(_)
            | Command::Record(_)
            | Command::Review(_)
            | Command::Serve(_)
            | Command::Backup(_)
            | Command::Restore(_)
            | Command::Doctor(_)
            | Command::Types(_)
            | Command::Engine => None,
        }
    }
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = io::BufWriter::new(io::stdout().lock());
    let result = run(&cli, &mut out).and_then(|()| Ok(out.flush()?));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read us has seen enough: `cloverleaf games | head -1` is not a failure.
        Err(Error::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            error.code()
        }
    }
}

fn run(cli: &Cli, out: &mut impl Write) -> Result<(), Error> {
    for edition in &cli.edition {
        edition::install(edition, cli.command.game())?;
    }
    match &cli.command {
        Command::Games(args) => games::run(args, out),
        Command::Play(args) => play::run(args, out),
        Command::Companion(args) => companion::run(args, out),
        Command::Simulate(args) => simulate::run(args, out),
        Command::Arena(args) => arena::run(args, out),
        Command::Balance(args) => balance::run(args, out),
        Command::Train(args) => train::run(args, out),
        Command::Record(args) => record::run(args, out),
        Command::Review(args) => review::run(args, out),
        Command::Perft(args) => perft::run(args, out),
        Command::Serve(args) => serve::run(args, out),
        Command::Backup(args) => stored::backup(args, out),
        Command::Restore(args) => stored::restore(args, out),
        Command::Doctor(args) => stored::doctor(args, out),
        Command::Types(args) => types::run(args, out),
        Command::Engine => Ok(protocol::serve(io::stdin().lock(), out)?),
    }
}
