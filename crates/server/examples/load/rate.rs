//! Plies a second of the whole server.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use futures_util::future::join_all;

use super::client::{Kind, Live, Person};

/// Acknowledged plies a second when every match is played as fast as the server answers, each over one
/// socket that gets every position.
pub async fn played(address: SocketAddr, matches: u64, seconds: u64) -> f64 {
    let mut lives: Vec<(Person, Live)> = Vec::new();
    for _ in 0..matches {
        let person = Person::new(address).await;
        let live = person.live(&person.alone().await).await;
        lives.push((person, live));
    }
    let acknowledged = Arc::new(AtomicU64::new(0));
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
    acknowledged.load(Ordering::Relaxed) as f64 / begin.elapsed().as_secs_f64()
}
