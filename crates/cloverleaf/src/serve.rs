//! The server, until somebody stops it.

use std::fs;
use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;

use arena::BotKind;
use server::limits::{Rates, Space};
use server::tidy::Tidy;
use server::{Config, Server};

use crate::error::Error;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// Where to listen; 0.0.0.0:8000 for everybody in the house
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:8000")]
    listen: SocketAddr,
    /// Where everything is kept
    #[arg(long, value_name = "DIR", default_value = "cloverleaf-data")]
    data: PathBuf,
    /// Keep everything in this database instead: postgres://…
    #[arg(long, value_name = "URL", env = "CLOVERLEAF_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// The address people type, if a proxy stands between: https://play.example
    #[arg(long, value_name = "URL", value_parser = origin)]
    origin: Option<String>,
    /// Where people find this very server, if several share a PostgreSQL; also its name among them
    #[arg(long, value_name = "URL")]
    advertise: Option<String>,
    /// Trust the last address in X-Forwarded-For, which the own proxy writes
    #[arg(long)]
    behind_proxy: bool,
    /// Bots that think at the same time; as many as there are cores if not given
    #[arg(long, value_name = "N")]
    bot_threads: Option<usize>,
    /// Bots that people are offered, the weakest first; five levels if not given
    #[arg(long, value_name = "BOT,…", value_delimiter = ',')]
    bots: Vec<BotKind>,
    /// Positions that a review of a whole match thinks about: with fewer it is done sooner, and judges worse
    #[arg(long, value_name = "POSITIONS", default_value_t = arena::REVIEW)]
    review_work: u64,
    /// Connections at once; beyond them, whoever came first and is no player makes room
    #[arg(long, value_name = "N", default_value_t = 4096)]
    connections: usize,
    /// Days for which a table that nobody starts is kept; 0 for ever. It is announced before
    #[arg(long, value_name = "DAYS", default_value_t = 30)]
    keep_open: u32,
    /// Days for which a match in which nobody plays is kept; 0 for ever. It is announced before
    #[arg(long, value_name = "DAYS", default_value_t = 365)]
    keep_idle: u32,
    /// The same for a match of bots only
    #[arg(long, value_name = "DAYS", default_value_t = 14)]
    keep_bots: u32,
    /// Days for which that is announced, at the table and in the lists of its people
    #[arg(long, value_name = "DAYS", default_value_t = 7)]
    notice: u32,
    /// No limits on how fast anybody may ask: for load tests on one's own machine
    #[arg(long, hide = true)]
    no_rate_limits: bool,
    /// Every table's id and the server's part of its seed follow from this: in a build for tests only
    #[cfg(feature = "toy")]
    #[arg(long, hide = true, value_name = "N", env = "CLOVERLEAF_LUCK")]
    luck: Option<u64>,
}

/// As a browser writes it, for it is compared with what browsers send.
fn origin(given: &str) -> Result<String, &'static str> {
    let given = given.trim_end_matches('/').to_lowercase();
    match given.split_once("://") {
        Some(("http" | "https", host)) if !host.is_empty() && !host.contains(['/', '?', '@']) => {
            Ok(given)
        }
        _ => Err("it reads like https://play.example"),
    }
}

pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Error> {
    let log = tracing_subscriber::fmt().with_writer(std::io::stderr).with_ansi(false);
    // Somebody else may have set a log up already; then that one counts.
    let _ = log.with_max_level(tracing::Level::INFO).try_init();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(args, out))
}

fn config(args: &Args) -> Result<Config, Error> {
    let mut config = Config::new(args.listen, &args.data);
    match &args.database {
        Some(url) => config.database.clone_from(url),
        None => fs::create_dir_all(&args.data)
            .map_err(|error| Error::File { path: args.data.clone(), problem: error.to_string() })?,
    }
    config.origin.clone_from(&args.origin);
    config.advertise.clone_from(&args.advertise);
    config.behind_proxy = args.behind_proxy;
    config.bot_threads = args.bot_threads.unwrap_or(config.bot_threads);
    if !args.bots.is_empty() {
        config.bots.clone_from(&args.bots);
    }
    config.review_work = args.review_work;
    config.tidy = Tidy {
        open: Tidy::days(args.keep_open),
        idle: Tidy::days(args.keep_idle),
        bots: Tidy::days(args.keep_bots),
        notice: Tidy::days(args.notice).unwrap_or_default(),
    };
    config.space.connections = args.connections.clamp(1, handles());
    if args.no_rate_limits {
        config.rates = Rates::none();
        config.space = Space::endless();
    }
    #[cfg(feature = "toy")]
    {
        config.luck = args.luck.map(engine::Seed::from_number);
    }
    Ok(config)
}

/// How many connections the system lets us hold, after we have asked for as many as it gives. Some
/// handles are for files and the database.
fn handles() -> usize {
    #[cfg(unix)]
    {
        const OURS: u64 = 64;
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
        // Where even that is refused, what there was before has to do.
        let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
        let now = getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX);
        usize::try_from(now.saturating_sub(OURS).max(1)).unwrap_or(usize::MAX)
    }
    #[cfg(not(unix))]
    usize::MAX
}

async fn serve(args: &Args, out: &mut impl Write) -> Result<(), Error> {
    let server = Server::start(config(args)?).await?;
    let shown = args.origin.clone().unwrap_or_else(|| format!("http://{}", server.address()));
    writeln!(out, "{shown}")?;
    out.flush()?;
    asked_to_stop().await?;
    server.stop().await;
    Ok(())
}

/// Ctrl-C, or what a service manager sends.
async fn asked_to_stop() -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate())?;
        tokio::select! {
            result = tokio::signal::ctrl_c() => result,
            _ = terminate.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}
