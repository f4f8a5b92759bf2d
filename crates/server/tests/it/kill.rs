//! A server that is killed at any moment has kept every ply it acknowledged.
//! `CLOVERLEAF_KILLS` and `CLOVERLEAF_KILL_MATCHES` make it longer.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde_json::json;

use crate::client::{Person, pick};
use crate::house::{encrypted, folder};
use crate::process::Process;

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(usual)
}

/// A match that one person plays for all seats, and how far it was acknowledged.
struct Sitting {
    person: Person,
    table: String,
    acknowledged: AtomicU64,
}

/// Plays until the server is gone; every acknowledged ply is noted.
async fn play(sitting: Arc<Sitting>) {
    let Ok(mut live) = sitting.person.live_with(&sitting.table, "").await else { return };
    loop {
        let Some(message) = live.next().await else { return };
        if message["type"] == "done" {
            let ply = message["ply"].as_u64().unwrap();
            sitting.acknowledged.fetch_max(ply, Ordering::SeqCst);
        }
        if message["type"] != "position" || live.legal().is_empty() {
            continue;
        }
        let (ply, seat) = (live.last["ply"].as_u64().unwrap(), live.last["viewer"].clone());
        let code = pick(live.legal(), ply);
        let play = json!({"type": "play", "id": ply, "ply": ply, "seat": seat, "code": code});
        if live.try_say(play.to_string()).await.is_err() {
            return;
        }
    }
}

fn played(sittings: &[Arc<Sitting>]) -> u64 {
    sittings.iter().map(|sitting| sitting.acknowledged.load(Ordering::SeqCst)).sum()
}

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledged_ply_is_ever_lost() {
    let kills = number("CLOVERLEAF_KILLS", 3);
    let matches = number("CLOVERLEAF_KILL_MATCHES", 8);
    let dir = folder();
    let database = encrypted().await;
    let mut server = Process::start(&dir, database.as_deref(), "killed");
    let mut sittings = Vec::new();
    for _ in 0..matches {
        let person = Person::new(server.address, "Ada").await;
        let table = person.started(json!(["me", "hotseat", "hotseat", "hotseat"])).await;
        sittings.push(Arc::new(Sitting { person, table, acknowledged: AtomicU64::new(0) }));
    }
    for kill in 0..kills {
        let players: Vec<_> =
            sittings.iter().map(|sitting| tokio::spawn(play(sitting.clone()))).collect();
        // In the midst of play: some plies each, and then some odd time more.
        let before = played(&sittings);
        let patience = Instant::now() + Duration::from_secs(30);
        while played(&sittings) < before + 5 * matches && Instant::now() < patience {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        tokio::time::sleep(Duration::from_micros(kill * 7919 % 50_000)).await;
        server.kill();
        for player in players {
            player.await.unwrap();
        }
        server = Process::start(&dir, database.as_deref(), "killed");
        let address = server.address;
        for sitting in &mut sittings {
            let Sitting { person, table, acknowledged } = &**sitting;
            let person = Person { address, ..person.clone() };
            let shown = person.get(&format!("/api/tables/{table}")).await.ok();
            let acknowledged = acknowledged.load(Ordering::SeqCst);
            let kept = shown["ply"].as_u64().unwrap();
            // One ply may have become durable just before its acknowledgement was lost.
            assert!(kept == acknowledged || kept == acknowledged + 1, "{kept} of {acknowledged}");
            // Restored means replayed with every hash verified; otherwise it would be frozen.
            assert!(["running", "over"].contains(&shown["status"].as_str().unwrap()), "{shown}");
            let table = table.clone();
            *sitting = Arc::new(Sitting { person, table, acknowledged: AtomicU64::new(kept) });
        }
    }
    let played = played(&sittings);
    assert!(played >= 5 * kills * matches, "only {played} plies were played");
    println!("{kills} kills, {matches} matches, {played} plies, none lost");
    drop(server);
    let _ = std::fs::remove_dir_all(dir);
}
