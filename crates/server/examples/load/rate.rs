//! Plies a second of the whole server.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use futures_util::future::join_all;

use super::client::{Kind, Live, Person};
use super::process::busy;

#[derive(Debug)]
pub struct Rate {
    /// Acknowledged plies a second.
    pub played: f64,
    /// Microseconds of processor time for a ply.
    pub server: f64,
    pub clients: f64,
}

/// When every match is played as fast as the server answers, each over one socket that gets every
/// position.
pub async fn rate(address: SocketAddr, server: u32, matches: u64, seconds: u64) -> Rate {
    let mut lives: Vec<(Person, Live)> = Vec::new();
    for _ in 0..matches {
        let person = Person::new(address).await;
        let live = person.live(&person.alone().await).await;
        lives.push((person, live));
    }
    let acknowledged = Arc::new(AtomicU64::new(0));
    let processes = [server, std::process::id()];
    let busy_before = processes.map(busy);
    let begin = Instant::now();
    let end = begin + Duration::from_secs(seconds);
    let players = lives.into_iter().map(|(person, mut live)| {
        let acknowledged = acknowledged.clone();
        tokio::spawn(async move {
            while Instant::now() < end {
                let (heard, _) = live.ears.next().await;
                if heard.kind == Kind::Done {
                    acknowledged.fetch_add(1, Ordering::Relaxed);
                } else if heard.legal.is_empty() {
                    // Over: another one.
                    live = person.live(&person.alone().await).await;
                } else {
                    live.mouth.play(&heard).await;
                }
            }
        })
    });
    join_all(players.collect::<Vec<_>>()).await;
    let plies = acknowledged.load(Ordering::Relaxed) as f64;
    let played = plies / begin.elapsed().as_secs_f64();
    let mut of_a_ply = processes
        .map(busy)
        .into_iter()
        .zip(busy_before)
        .map(|(after, before)| (after - before).as_secs_f64() * 1e6 / plies);
    Rate { played, server: of_a_ply.next().unwrap(), clients: of_a_ply.next().unwrap() }
}
