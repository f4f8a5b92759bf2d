//! `make soak`: people who never give up play for as long as wanted, while servers are killed, put to sleep,
//! stopped and replaced, disks are full, the database is away and strangers crowd in, at random by a seed.
//! Prints what became of the plies.
//!
//! `CLOVERLEAF_SOAK` (seconds; without it this does nothing), `CLOVERLEAF_SOAK_SEED`,
//! `CLOVERLEAF_SOAK_MATCHES`.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use server::doctor::examine;
use server::store::{Store, sqlite_url};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use crate::away::proxied;
use crate::client::Person;
use crate::disk::Quota;
use crate::doors::raise_the_limit_of_handles;
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

/// Whoever sets a table up in an outage panics in a task of its own, which `sit` expects: no news worth a
/// backtrace. What ends the soak panics in its own thread, or again where it is joined.
fn say_in_a_line_that_no_table_was_set_up() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if std::thread::current().name() == Some("tokio-rt-worker") {
            eprintln!("no table just now ({})", panic.location().expect("it has one"));
        } else {
            usual(panic);
        }
    }));
}

/// The tables that are played at now.
type Tables = Arc<Mutex<Vec<String>>>;

/// Match after match, until the time is over.
async fn sit(addresses: Addresses, tables: Tables, end: Instant) -> Vec<Sturdy> {
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
        tables.lock().unwrap().push(player.table.clone());
        player.play(u64::MAX, end.saturating_duration_since(Instant::now())).await;
        tables.lock().unwrap().retain(|id| *id != player.table);
        played.push(player);
    }
    played
}

/// Strangers at one table, of whom a third watch and take nothing, a third do not end the head of their
/// request and a third not its body. They stay until the server shows them out, or this time is over.
async fn crowd(address: SocketAddr, table: String, count: u64, time: Duration) {
    let head = "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
                Content-Length: 60000\r\n\r\n";
    let stranger = Person::stranger(address);
    let (mut watchers, mut senders) = (Vec::new(), Vec::new());
    for n in 0..count {
        // Whoever comes to a server that has just been killed finds nobody.
        if n % 3 == 0 {
            watchers.extend(stranger.live_with(&table, "").await);
        } else if let Ok(mut stream) = TcpStream::connect(address).await {
            let said = if n % 3 == 1 { &head[..40] } else { head };
            let _ = stream.write_all(said.as_bytes()).await;
            senders.push(stream);
        }
    }
    tokio::time::sleep(time).await;
}

struct House {
    dir: std::path::PathBuf,
    database: Option<String>,
    proxy: Option<Proxy>,
    server: Process,
    addresses: Addresses,
    tables: Tables,
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

    fn leave(&self, address: SocketAddr) {
        self.addresses.lock().unwrap().retain(|it| *it != address);
    }

    /// What struck.
    async fn strike(&mut self, luck: &mut Luck) -> &'static str {
        match luck.below(12) {
            0 | 1 => {
                self.server.kill();
                self.leave(self.server.address);
                self.server = self.start();
                "kills"
            }
            2 | 3 => match self.proxy {
                Some(_) => self.update(luck).await,
                None => self.restart(luck),
            },
            4 => {
                self.server.pause();
                tokio::time::sleep(luck.millis(6000)).await;
                self.server.go_on();
                "sleeps"
            }
            5 => {
                let tables = self.tables.lock().unwrap().clone();
                let Some(table) = tables.get(luck.below(1000) as usize % tables.len().max(1))
                else {
                    return "crowds that found nobody";
                };
                let count = if luck.below(3) == 0 { 2000 } else { luck.below(300) };
                let time = luck.millis(40_000);
                tokio::spawn(crowd(self.server.address, table.clone(), count, time));
                "crowds"
            }
            _ => match self.proxy.clone() {
                Some(proxy) => {
                    let points = [Point::Begin, Point::Statement, Point::Commit, Point::Answer];
                    let point = points[luck.below(4) as usize];
                    let way = if luck.below(3) == 0 { Way::Held } else { Way::Cut };
                    proxy.arm(point, way);
                    tokio::time::sleep(luck.millis(8000)).await;
                    proxy.set(Way::Open);
                    "outages"
                }
                None => {
                    let wal = std::fs::metadata(self.dir.join("cloverleaf.db-wal"));
                    let limit = wal.map_or(0, |file| file.len()) * luck.below(100) / 100;
                    Quota::set(&self.server, &limit.to_string());
                    tokio::time::sleep(luck.millis(3000)).await;
                    Quota::set(&self.server, "unlimited");
                    "full disks"
                }
            },
        }
    }

    /// One after the other; meanwhile a second one tries to get in.
    fn restart(&mut self, luck: &mut Luck) -> &'static str {
        let second = Process::try_start(&self.dir, None, "second");
        assert!(second.is_err(), "two servers on one file");
        if luck.below(2) == 0 {
            return "second servers";
        }
        self.server.stop();
        self.leave(self.server.address);
        self.server = self.start();
        "restarts"
    }

    /// Old and new side by side. The old one is told to stop, or has slept for so long that it lost its
    /// matches; or one of the two is killed while matches change hands.
    async fn update(&mut self, luck: &mut Luck) -> &'static str {
        let mut new = self.start();
        tokio::time::sleep(luck.millis(3000)).await;
        let how = luck.below(4);
        if how == 0 {
            self.leave(new.address);
            new.kill();
            return "kills in a hand-over";
        }
        let mut old = std::mem::replace(&mut self.server, new);
        if how == 1 {
            old.pause();
            tokio::time::sleep(luck.millis(6000)).await;
            old.go_on();
            tokio::time::sleep(luck.millis(500)).await;
        }
        self.leave(old.address);
        match how {
            2 => old.kill(),
            _ => old.stop(),
        }
        ["", "sleeps in a hand-over", "kills in a hand-over", "updates"][how as usize]
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_play_on_whatever_happens() {
    let Some(seconds) = number("CLOVERLEAF_SOAK") else { return };
    let seed = number("CLOVERLEAF_SOAK_SEED").unwrap_or(1);
    let matches = number("CLOVERLEAF_SOAK_MATCHES").unwrap_or(12);
    let mut luck = Luck(seed);
    raise_the_limit_of_handles();
    say_in_a_line_that_no_table_was_set_up();
    let dir = folder();
    let (direct, proxy, database) = match proxied().await {
        Some((direct, proxy, through)) => (direct, Some(proxy), Some(through)),
        None => (sqlite_url(&dir), None, None),
    };
    let server = Process::start(&dir, database.as_deref(), "soak0");
    let addresses = Arc::new(Mutex::new(vec![server.address]));
    let tables = Tables::default();
    let mut house = House {
        dir,
        database,
        proxy,
        server,
        addresses: addresses.clone(),
        tables: tables.clone(),
        generation: 0,
    };
    let end = Instant::now() + Duration::from_secs(seconds);
    let player = |_| tokio::spawn(sit(addresses.clone(), tables.clone(), end));
    let players: Vec<_> = (0..matches).map(player).collect();
    let mut struck: BTreeMap<&str, u64> = BTreeMap::new();
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
