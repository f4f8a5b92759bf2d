//! `make soak`: people who never give up play for as long as wanted, while servers are killed, stopped and
//! replaced, disks are full and the database is away, at random by a seed. Prints what became of the plies.
//!
//! `CLOVERLEAF_SOAK` (seconds; without it this does nothing), `CLOVERLEAF_SOAK_SEED`,
//! `CLOVERLEAF_SOAK_MATCHES`.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use server::doctor::examine;
use server::store::{Store, sqlite_url};

use crate::away::proxied;
use crate::disk::Quota;
use crate::house::folder;
use crate::process::Process;
use crate::proxy::{Point, Proxy, Way};
use crate::sturdy::{Addresses, Sturdy, Tally};

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// The same faults in the same order for the same seed; when exactly they strike is up to the machine.
struct Luck(u64);

impl Luck {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }

    fn millis(&mut self, limit: u64) -> Duration {
        Duration::from_millis(self.below(limit))
    }
}

/// Match after match, until the time is over.
async fn sit(addresses: Addresses, end: Instant) -> Vec<Sturdy> {
    let mut played = Vec::new();
    while Instant::now() < end {
        // Setting a table up may meet an outage; then there is no table, or one that nobody plays.
        let Ok(mut player) = tokio::spawn({
            let addresses = addresses.clone();
            async move { Sturdy::new(&addresses).await }
        })
        .await
        else {
            tokio::time::sleep(Duration::from_millis(200)).await;
            continue;
        };
        player.play(u64::MAX, end.saturating_duration_since(Instant::now())).await;
        played.push(player);
    }
    played
}

struct House {
    dir: std::path::PathBuf,
    database: Option<String>,
    proxy: Option<Proxy>,
    server: Process,
    addresses: Addresses,
    generation: u64,
}

impl House {
    fn start(&mut self) -> Process {
        self.generation += 1;
        let name = format!("soak{}", self.generation);
        let new = Process::start(&self.dir, self.database.as_deref(), &name);
        self.addresses.lock().unwrap().push(new.address);
        new
    }

    /// What struck.
    async fn strike(&mut self, luck: &mut Luck) -> &'static str {
        match (luck.below(6), self.proxy.clone()) {
            (0 | 1, _) => {
                self.server.kill();
                self.addresses.lock().unwrap().clear();
                self.server = self.start();
                "kills"
            }
            // Side by side on PostgreSQL, one after the other on SQLite.
            (2, None) => {
                self.server.stop();
                self.addresses.lock().unwrap().clear();
                self.server = self.start();
                "restarts"
            }
            (2, Some(_)) => {
                let new = self.start();
                tokio::time::sleep(luck.millis(3000)).await;
                self.addresses.lock().unwrap().remove(0);
                std::mem::replace(&mut self.server, new).stop();
                "updates"
            }
            (_, None) => {
                let wal = std::fs::metadata(self.dir.join("cloverleaf.db-wal"));
                let limit = wal.map_or(0, |file| file.len()) * luck.below(100) / 100;
                Quota::set(&self.server, &limit.to_string());
                tokio::time::sleep(luck.millis(3000)).await;
                Quota::set(&self.server, "unlimited");
                "full disks"
            }
            (_, Some(proxy)) => {
                let points = [Point::Begin, Point::Statement, Point::Commit, Point::Answer];
                let point = points[luck.below(4) as usize];
                let way = if luck.below(3) == 0 { Way::Held } else { Way::Cut };
                proxy.arm(point, way);
                tokio::time::sleep(luck.millis(8000)).await;
                proxy.set(Way::Open);
                "outages"
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_play_on_whatever_happens() {
    let Some(seconds) = number("CLOVERLEAF_SOAK") else { return };
    let seed = number("CLOVERLEAF_SOAK_SEED").unwrap_or(1);
    let matches = number("CLOVERLEAF_SOAK_MATCHES").unwrap_or(12);
    let mut luck = Luck(seed);
    let dir = folder();
    let (direct, proxy, database) = match proxied().await {
        Some((direct, proxy, through)) => (direct, Some(proxy), Some(through)),
        None => (sqlite_url(&dir), None, None),
    };
    let server = Process::start(&dir, database.as_deref(), "soak0");
    let addresses = Arc::new(Mutex::new(vec![server.address]));
    let mut house =
        House { dir, database, proxy, server, addresses: addresses.clone(), generation: 0 };
    let end = Instant::now() + Duration::from_secs(seconds);
    let players: Vec<_> = (0..matches).map(|_| tokio::spawn(sit(addresses.clone(), end))).collect();
    let mut struck: std::collections::BTreeMap<&str, u64> = Default::default();
    while Instant::now() + Duration::from_secs(5) < end {
        tokio::time::sleep(Duration::from_millis(500) + luck.millis(4000)).await;
        *struck.entry(house.strike(&mut luck).await).or_default() += 1;
    }
    let mut played = Vec::new();
    for player in players {
        played.extend(player.await.unwrap());
    }
    house.server.stop();
    let store = Store::open(&direct).await.unwrap();
    let mut sum = Tally::default();
    for player in &played {
        let Tally { acknowledged, lost, doubled } = player.tally(&store).await;
        sum.acknowledged += acknowledged;
        sum.lost += lost;
        sum.doubled += doubled;
    }
    let report = examine(&store).await.unwrap();
    store.close().await;
    let kind = if house.proxy.is_some() { "PostgreSQL" } else { "SQLite" };
    println!(
        "\nsoak: {kind}, seed {seed}, {seconds} s, {} matches, {struck:?}: {} plies acknowledged, \
         {} lost, {} doubled; {} matches unreadable",
        played.len(),
        sum.acknowledged,
        sum.lost,
        sum.doubled,
        report.problems.len()
    );
    let _ = std::fs::remove_dir_all(&house.dir);
    assert_eq!((sum.lost, sum.doubled), (0, 0));
    assert_eq!(report.problems, Vec::<String>::new());
    assert!(sum.acknowledged > 0);
}
