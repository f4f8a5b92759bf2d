//! From a play to the last of four seats that sees it, at a steady rate.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::sync::mpsc;
use tokio::task::JoinSet;

use super::client::{Heard, Person};

const SEATS: usize = 4;
/// Not counted, at the start.
const WARM: Duration = Duration::from_secs(2);

#[derive(Debug)]
pub struct Latency {
    /// Plies a second.
    pub rate: f64,
    pub median: f64,
    pub p99: f64,
    pub worst: f64,
}

pub async fn latency(address: SocketAddr, clients: u64, rate: u64, seconds: u64) -> Latency {
    let tables = clients / SEATS as u64;
    let mut seated = Vec::new();
    for _ in 0..tables {
        seated.push(four_people(address).await);
    }
    let pause = Duration::from_secs_f64(tables as f64 / rate as f64);
    let (times, mut taken) = mpsc::unbounded_channel();
    // Dropped at the end, and with it everybody who still plays.
    let mut playing = JoinSet::new();
    for (n, (people, table)) in (0u32..).zip(seated) {
        let offset = pause * n / u32::try_from(tables).unwrap();
        playing.spawn(one_table(people, table, pause, offset, times.clone()));
    }
    drop(times);
    let warm = Instant::now() + WARM;
    while Instant::now() < warm {
        taken.recv().await;
    }
    let (start, end) = (Instant::now(), Instant::now() + Duration::from_secs(seconds));
    let mut sorted = Vec::new();
    while Instant::now() < end {
        sorted.extend(taken.recv().await);
    }
    let rate = sorted.len() as f64 / start.elapsed().as_secs_f64();
    sorted.sort_unstable();
    let at = |share: f64| {
        let index = (sorted.len() as f64 * share) as usize;
        sorted[index.min(sorted.len() - 1)].as_secs_f64() * 1e3
    };
    Latency { rate, median: at(0.5), p99: at(0.99), worst: at(1.0) }
}

async fn four_people(address: SocketAddr) -> (Vec<Person>, String) {
    let mut people = Vec::new();
    for _ in 0..SEATS {
        people.push(Person::new(address).await);
    }
    let table = people[0].table(json!(["me", "open", "open", "open"]), false).await;
    for person in &people[1..] {
        person.send("POST", &format!("/api/tables/{table}/join"), Some(json!({}))).await;
    }
    people[0].send("POST", &format!("/api/tables/{table}/start"), None).await;
    (people, table)
}

/// Plays one ply per pause, by whoever is to move.
async fn one_table(
    people: Vec<Person>,
    table: String,
    pause: Duration,
    offset: Duration,
    times: mpsc::UnboundedSender<Duration>,
) {
    let (seen, mut sights) = mpsc::unbounded_channel::<(usize, Heard, Instant)>();
    let mut mouths = Vec::new();
    let mut listening = JoinSet::new();
    for (n, person) in people.iter().enumerate() {
        let live = person.live(&table).await;
        mouths.push(live.mouth);
        let (mut ears, seen) = (live.ears, seen.clone());
        listening.spawn(async move {
            loop {
                let (heard, came) = ears.position().await;
                if seen.send((n, heard, came)).is_err() {
                    return;
                }
            }
        });
    }
    let mut last: [Option<Heard>; SEATS] = Default::default();
    while last.iter().any(Option::is_none) {
        let Some((n, heard, _)) = sights.recv().await else { return };
        last[n] = Some(heard);
    }
    tokio::time::sleep(offset).await;
    let mut clock = tokio::time::interval(pause);
    for ply in 1.. {
        // From when the ply was due: a generator or server that lags behind cannot hide it.
        let due = clock.tick().await.into_std();
        let chooses = |heard: &Option<Heard>| heard.as_ref().is_some_and(|it| !it.legal.is_empty());
        let Some(mover) = last.iter().position(chooses) else { return };
        if let Some(heard) = &last[mover] {
            mouths[mover].play(heard).await;
        }
        let mut latest = due;
        while last.iter().flatten().any(|heard| heard.ply < ply) {
            let Some((n, heard, came)) = sights.recv().await else { return };
            last[n] = Some(heard);
            latest = latest.max(came);
        }
        if times.send(latest - due).is_err() {
            return;
        }
    }
}
