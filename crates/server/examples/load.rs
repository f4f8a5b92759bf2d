//! The load generator: starts a server of its own as a second process on this machine and measures it
//! against the raw rate of the same store.
//!
//! `cargo run --release --package server --example load`, or `make bench-server`. Environment:
//! `LOAD_SECONDS` (of each phase), `LOAD_MATCHES`, `LOAD_CLIENTS`, `LOAD_RATE`, `LOAD_DATABASE`.
#![allow(clippy::disallowed_types, clippy::disallowed_methods, reason = "it measures time")]

mod load {
    pub mod client;
    pub mod phases;
}

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use load::phases;
use server::limits::Rates;
use server::{Config, Server};

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(usual)
}

fn config(dir: &Path) -> Config {
    let mut config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), dir);
    config.rates = Rates::none();
    if let Ok(url) = std::env::var("LOAD_DATABASE") {
        config.database = url;
    }
    config
}

fn start(dir: &Path) -> (Child, SocketAddr) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .env("LOAD_SERVE", dir)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let address = lines.next().unwrap().unwrap().parse().unwrap();
    (child, address)
}

async fn serve(dir: &Path) {
    let server = Server::start(config(dir)).await.unwrap();
    println!("{}", server.address());
    std::future::pending::<()>().await;
}

#[tokio::main]
async fn main() {
    if let Ok(dir) = std::env::var("LOAD_SERVE") {
        return serve(Path::new(&dir)).await;
    }
    let seconds = number("LOAD_SECONDS", 10);
    let matches = number("LOAD_MATCHES", 200);
    let clients = number("LOAD_CLIENTS", 1000);
    let rate = number("LOAD_RATE", 500);
    let dir = std::env::temp_dir().join(format!("cloverleaf-load-{}", std::process::id()));
    let raw_dir = dir.join("raw");
    std::fs::create_dir_all(&raw_dir).unwrap();

    let raw = phases::raw(&config(&raw_dir).database, matches, seconds).await;
    println!("raw store:   {raw:.0} plies/s by {matches} writers at once");
    let (mut child, address) = start(&dir);
    let played = phases::throughput(address, matches, seconds).await;
    println!(
        "server:      {played:.0} acknowledged plies/s in {matches} matches = {:.0} % of the raw store",
        100.0 * played / raw
    );
    let latency = phases::latency(address, clients, rate, seconds).await;
    println!(
        "latency:     {clients} clients, {:.0} plies/s: median {:.1} ms, p99 {:.1} ms, worst {:.1} ms \
         from play to all seats",
        latency.rate, latency.median, latency.p99, latency.worst
    );
    let (mut person, table, plies) = phases::finished(address).await;
    // A fresh server has nothing in memory: the match is restored from the store.
    child.kill().unwrap();
    child.wait().unwrap();
    let (mut child, address) = start(&dir);
    person.address = address;
    let first = phases::opening(&person, &table).await;
    let again = phases::opening(&person, &table).await;
    println!("opening:     a finished match of {plies} plies: {first:.1} ms, again {again:.1} ms");
    let kb = phases::memory(address, child.id(), 500).await;
    println!("memory:      {kb:.1} KB per idle table");
    child.kill().unwrap();
    child.wait().unwrap();
    let _ = std::fs::remove_dir_all(dir);
}
