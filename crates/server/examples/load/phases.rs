//! What is measured.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde_json::json;
use server::store::{By, PlyRow, Store, Write};
use tokio::sync::mpsc;

use super::client::{Live, Person};

/// The rate of the store alone: as many writers as there will be matches, each waiting until its ply
/// is durable.
pub async fn raw(database: &str, writers: u64, seconds: u64) -> f64 {
    let store = Store::open(database).await.unwrap();
    let written = Arc::new(AtomicU64::new(0));
    let begin = Instant::now();
    let end = begin + Duration::from_secs(seconds);
    let tasks = (0..writers).map(|writer| {
        let (store, written) = (store.clone(), written.clone());
        tokio::spawn(async move {
            let match_id = format!("raw{writer:013}");
            for n in 1.. {
                if Instant::now() >= end {
                    break;
                }
                let (match_id, code) = (match_id.clone(), n);
                let row =
                    PlyRow { match_id, n, seat: 0, code, hash: u64::MAX, by: By::Person, at: 0 };
                store.write(vec![Write::Ply(row)]).await.unwrap();
                written.fetch_add(1, Ordering::Relaxed);
            }
        })
    });
    for task in tasks.collect::<Vec<_>>() {
        task.await.unwrap();
    }
    let rate = written.load(Ordering::Relaxed) as f64 / begin.elapsed().as_secs_f64();
    store.close().await;
    rate
}

/// Acknowledged plies a second when every match plays as fast as it can.
pub async fn throughput(address: SocketAddr, matches: u64, seconds: u64) -> f64 {
    let done = Arc::new(AtomicU64::new(0));
    let mut lives: Vec<(Person, Live)> = Vec::new();
    for _ in 0..matches {
        let person = Person::new(address).await;
        let table = person.started(json!(["me", "hotseat", "hotseat", "hotseat"])).await;
        let live = person.live(&table).await;
        lives.push((person, live));
    }
    let begin = Instant::now();
    let end = begin + Duration::from_secs(seconds);
    let tasks = lives.into_iter().map(|(person, mut live)| {
        let done = done.clone();
        tokio::spawn(async move {
            while Instant::now() < end {
                let heard = live.next().await;
                if heard.kind == "done" {
                    done.fetch_add(1, Ordering::Relaxed);
                } else if !heard.legal.is_empty() {
                    live.play(&heard).await;
                } else {
                    // Over: another one.
                    let seats = json!(["me", "hotseat", "hotseat", "hotseat"]);
                    live = person.live(&person.started(seats).await).await;
                }
            }
        })
    });
    for task in tasks.collect::<Vec<_>>() {
        task.await.unwrap();
    }
    done.load(Ordering::Relaxed) as f64 / begin.elapsed().as_secs_f64()
}

#[derive(Debug)]
pub struct Latency {
    pub rate: f64,
    pub median: f64,
    pub p99: f64,
    pub worst: f64,
}

/// How long it takes from a play to the last of four seats seeing it, at a steady rate.
pub async fn latency(address: SocketAddr, clients: u64, rate: u64, seconds: u64) -> Latency {
    let tables = clients / 4;
    let (times, mut heard) = mpsc::unbounded_channel();
    let begin = Instant::now();
    for n in 0..tables {
        let mut people = Vec::new();
        for _ in 0..4 {
            people.push(Person::new(address).await);
        }
        let body = json!({"game": "autobahn", "seats": ["me", "open", "open", "open"]});
        let table = people[0].table(body).await;
        for person in &people[1..] {
            person.send("POST", &format!("/api/tables/{table}/join"), Some(json!({}))).await;
        }
        people[0].send("POST", &format!("/api/tables/{table}/start"), None).await;
        let pause = Duration::from_secs_f64(tables as f64 / rate as f64);
        tokio::spawn(one_table(
            people,
            table,
            pause,
            pause.mul_f64(n as f64 / tables as f64),
            times.clone(),
        ));
    }
    drop(times);
    println!(
        "             ({clients} clients connected in {:.1} s)",
        begin.elapsed().as_secs_f64()
    );
    // Let it settle, then count.
    let warm = Instant::now() + Duration::from_secs(2);
    while Instant::now() < warm {
        heard.recv().await;
    }
    let (start, end) = (Instant::now(), Instant::now() + Duration::from_secs(seconds));
    let mut sorted = Vec::new();
    while Instant::now() < end {
        sorted.extend(heard.recv().await);
    }
    let rate = sorted.len() as f64 / start.elapsed().as_secs_f64();
    sorted.sort_unstable();
    let at = |share: f64| {
        let index = (sorted.len() as f64 * share) as usize;
        sorted[index.min(sorted.len() - 1)].as_secs_f64() * 1e3
    };
    Latency { rate, median: at(0.5), p99: at(0.99), worst: at(1.0) }
}

async fn one_table(
    people: Vec<Person>,
    table: String,
    pause: Duration,
    offset: Duration,
    times: mpsc::UnboundedSender<Duration>,
) {
    let (seen, mut sights) = mpsc::unbounded_channel();
    let mut plays = Vec::new();
    for person in &people {
        let mut live = person.live(&table).await;
        let seen = seen.clone();
        let (play, mut wanted) = mpsc::unbounded_channel::<()>();
        plays.push(play);
        tokio::spawn(async move {
            let mut last = live.next().await;
            loop {
                tokio::select! {
                    heard = live.next() => {
                        if heard.kind == "position" {
                            last = heard;
                            if seen.send((last.ply, Instant::now(), last.legal.is_empty())).is_err() {
                                return;
                            }
                        }
                    }
                    wish = wanted.recv() => {
                        if wish.is_none() {
                            return;
                        }
                        // Whoever is not to move lets it pass.
                        if !last.legal.is_empty() {
                            live.play(&last).await;
                        }
                    }
                }
            }
        });
    }
    tokio::time::sleep(offset).await;
    let mut clock = tokio::time::interval(pause);
    for ply in 1.. {
        clock.tick().await;
        let begin = Instant::now();
        for play in &plays {
            let _ = play.send(());
        }
        let (mut count, mut latest, mut idle) = (0, begin, 0);
        while count < 4 {
            let Some((n, when, nothing)) = sights.recv().await else { return };
            if n == ply {
                count += 1;
                latest = latest.max(when);
                idle += u32::from(nothing);
            }
        }
        if times.send(latest - begin).is_err() || idle == 4 {
            return;
        }
    }
}

/// A finished match between bots: whose it is, its id and its length.
pub async fn finished(address: SocketAddr) -> (Person, String, u64) {
    let person = Person::new(address).await;
    let id = person.started(json!(vec![json!({"bot": "random"}); 4])).await;
    loop {
        let table = person.send("GET", &format!("/api/tables/{id}"), None).await.1;
        if table["status"] == "over" {
            return (person, id, table["ply"].as_u64().unwrap());
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Milliseconds until the position of a match is there.
pub async fn opening(person: &Person, table: &str) -> f64 {
    let begin = Instant::now();
    person.live(table).await.next().await;
    begin.elapsed().as_secs_f64() * 1e3
}

/// What a table with a match under way and nobody looking costs while its room is open.
pub async fn memory(address: SocketAddr, server: u32, tables: u64) -> f64 {
    let resident = || {
        let text = std::fs::read_to_string(format!("/proc/{server}/status")).unwrap_or_default();
        let line = text.lines().find(|line| line.starts_with("VmRSS")).unwrap_or_default();
        line.split_whitespace().nth(1).and_then(|kb| kb.parse::<f64>().ok()).unwrap_or(0.0)
    };
    let person = Person::new(address).await;
    let seats = || json!(["me", "hotseat", "hotseat", "hotseat"]);
    let before = resident();
    for _ in 0..tables {
        let table = person.started(seats()).await;
        let mut live = person.live(&table).await;
        for _ in 0..20 {
            let heard = live.next().await;
            if heard.kind == "position" {
                live.play(&heard).await;
            }
        }
    }
    (resident() - before) / tables as f64
}
