//! The load generator: starts a server of its own as a second process on this machine and measures it
//! against the raw rate of the same store. docs/performance.md says what the figures mean.
//!
//! `cargo run --release --package server --example load`, or `make bench-server`. Environment:
//! `LOAD_PHASES` (of `rate`, `latency`, `opening`, `memory`, by commas), `LOAD_ROUNDS`, `LOAD_SECONDS`
//! (of each measurement), `LOAD_MATCHES`, `LOAD_CLIENTS`, `LOAD_RATE`, `LOAD_TABLES`, `LOAD_DATABASE`.
#![allow(clippy::disallowed_types, clippy::disallowed_methods, reason = "it measures time")]

mod load {
    pub mod client;
    pub mod latency;
    pub mod memory;
    pub mod opening;
    pub mod process;
    pub mod rate;
    pub mod raw;
}

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use load::rate::{Rate, rate};
use load::{latency, memory, opening, raw};
use server::limits::{Rates, Space};
use server::{Config, Server};

/// As in the program.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(usual)
}

fn config(dir: &Path) -> Config {
    let mut config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), dir);
    config.rates = Rates::none();
    config.space = Space::endless();
    // Nobody here takes part in the draw of a seed.
    config.latecomers = Duration::ZERO;
    // No room closes while it is measured.
    config.idle = Duration::from_secs(3600);
    if let Ok(url) = std::env::var("LOAD_DATABASE") {
        config.database = url;
    }
    config
}

/// A server as a process of its own, which ends with this value.
struct Running {
    child: Child,
    address: SocketAddr,
}

impl Running {
    fn start(dir: &Path) -> Self {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .env("LOAD_SERVE", dir)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let address = lines.next().unwrap().unwrap().parse().unwrap();
        Running { child, address }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

async fn serve(dir: &Path) {
    let server = Server::start(config(dir)).await.unwrap();
    println!("{}", server.address());
    std::future::pending::<()>().await;
}

fn main() {
    let threads = tokio::runtime::Runtime::new().unwrap();
    if let Ok(dir) = std::env::var("LOAD_SERVE") {
        return threads.block_on(serve(Path::new(&dir)));
    }
    // The clients share one thread, for the machine is the server's.
    let one = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let dir = std::env::temp_dir().join(format!("cloverleaf-load-{}", std::process::id()));
    let phases = std::env::var("LOAD_PHASES").unwrap_or("rate,latency,opening,memory".to_owned());
    for phase in phases.split(',') {
        // Each with a store of its own.
        let dir = dir.join(phase);
        std::fs::create_dir_all(&dir).unwrap();
        match phase {
            "rate" => rates(&threads, &one, &dir),
            "latency" => one.block_on(latencies(&dir)),
            "opening" => one.block_on(openings(&dir)),
            "memory" => one.block_on(idle_tables(&dir)),
            other => panic!("there is no phase {other:?}"),
        }
    }
    let _ = std::fs::remove_dir_all(dir);
}

/// Raw store and server by turns, so that whatever else the machine does meets both.
fn rates(threads: &tokio::runtime::Runtime, one: &tokio::runtime::Runtime, dir: &Path) {
    let (seconds, matches) = (number("LOAD_SECONDS", 10), number("LOAD_MATCHES", 200));
    let mut shares = Vec::new();
    for round in 0..number("LOAD_ROUNDS", 5) {
        let dirs = ["raw", "server"].map(|part| dir.join(format!("{part}{round}")));
        dirs.iter().for_each(|dir: &PathBuf| std::fs::create_dir_all(dir).unwrap());
        let raw = threads.block_on(raw::raw(&config(&dirs[0]).database, matches, seconds));
        let server = Running::start(&dirs[1]);
        let process = server.child.id();
        let Rate { played, server: ours, clients } =
            one.block_on(rate(server.address, process, matches, seconds));
        let share = 100.0 * played / raw;
        println!(
            "rate:     {matches} matches: raw store {raw:.0} plies/s, server {played:.0} \
             acknowledged plies/s = {share:.0} %; processor time of a ply: server {ours:.0} µs, \
             clients {clients:.0} µs"
        );
        shares.push(share);
    }
    shares.sort_by(f64::total_cmp);
    println!("rate:     median {:.0} % of the raw store", shares[shares.len() / 2]);
}

async fn latencies(dir: &Path) {
    let server = Running::start(dir);
    let (clients, rate) = (number("LOAD_CLIENTS", 1000), number("LOAD_RATE", 500));
    let seconds = 3 * number("LOAD_SECONDS", 10);
    let latency = latency::latency(server.address, clients, rate, seconds).await;
    println!(
        "latency:  {clients} clients, {:.0} plies/s: from play to all seats median {:.1} ms, \
         p99 {:.1} ms, worst {:.1} ms",
        latency.rate, latency.median, latency.p99, latency.worst
    );
}

async fn openings(dir: &Path) {
    let finished = opening::finished(Running::start(dir).address).await;
    let server = Running::start(dir);
    let times = opening::opening(server.address, &finished).await;
    println!(
        "opening:  finished matches of {} to {} plies: median {:.1} ms, worst {:.1} ms",
        finished.last().unwrap().plies,
        finished[0].plies,
        times[times.len() / 2],
        times.last().unwrap()
    );
}

async fn idle_tables(dir: &Path) {
    let server = Running::start(dir);
    let tables = number("LOAD_TABLES", 1000);
    let kb = memory::memory(server.address, server.child.id(), tables).await;
    println!("memory:   {kb:.1} KB per idle table");
}
