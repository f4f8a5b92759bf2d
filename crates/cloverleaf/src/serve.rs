//! The server, until somebody stops it.

use std::fs;
use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;

use server::{Config, Server, limits::Rates};

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
    /// Trust the last address in X-Forwarded-For, which the own proxy writes
    #[arg(long)]
    behind_proxy: bool,
    /// Bots that think at the same time; as many as there are cores if not given
    #[arg(long, value_name = "N")]
    bot_threads: Option<usize>,
    /// No limits on how fast anybody may ask: for load tests on one's own machine
    #[arg(long, hide = true)]
    no_rate_limits: bool,
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
    config.behind_proxy = args.behind_proxy;
    config.bot_threads = args.bot_threads.unwrap_or(config.bot_threads);
    if args.no_rate_limits {
        config.rates = Rates::none();
    }
    Ok(config)
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
