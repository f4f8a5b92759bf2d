//! A disk that is full for a while: what is acknowledged stays, before, meanwhile and after.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use server::doctor::examine;
use server::store::{Store, sqlite_url};

use crate::client::Person;
use crate::house::folder;
use crate::process::Process;
use crate::sturdy::{Sturdy, Tally};

/// How a disk is made full and empty again.
trait Disk {
    fn fill(&self, server: &Process);
    fn free(&self, server: &Process);
}

/// A small file system of its own, where we may mount one.
struct Small(PathBuf);

impl Small {
    fn mount() -> Option<Self> {
        let dir = folder();
        let mount = ["-t", "tmpfs", "-o", "size=4m", "tmpfs"];
        let mounted = Command::new("mount").args(mount).arg(&dir).output().ok()?;
        mounted.status.success().then_some(Small(dir))
    }
}

impl Disk for Small {
    fn fill(&self, _: &Process) {
        let mut ballast = File::create(self.0.join("ballast")).unwrap();
        while ballast.write_all(&[0; 4096]).is_ok() {}
    }

    fn free(&self, _: &Process) {
        std::fs::remove_file(self.0.join("ballast")).unwrap();
    }
}

impl Drop for Small {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(&self.0).status();
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The system lets no file of the server grow beyond what it is. Works everywhere, and for every
/// connection, which SQLite's own limit of pages does not.
pub struct Quota(pub PathBuf);

impl Quota {
    pub fn set(server: &Process, limit: &str) {
        let pid = server.id().to_string();
        let set = ["--pid", &pid, &format!("--fsize={limit}:unlimited")];
        assert!(Command::new("prlimit").args(set).status().unwrap().success());
    }
}

impl Disk for Quota {
    fn fill(&self, server: &Process) {
        let wal = std::fs::metadata(self.0.join("cloverleaf.db-wal")).unwrap().len();
        Quota::set(server, &(wal / 2).to_string());
    }

    fn free(&self, server: &Process) {
        Quota::set(server, "unlimited");
    }
}

async fn survives(dir: &Path, disk: &impl Disk) {
    let mut server = Process::start(dir, None, "disk");
    let addresses = Arc::new(Mutex::new(vec![server.address]));
    let mut players = [Sturdy::new(&addresses).await, Sturdy::new(&addresses).await];
    let stranger = Person::stranger(server.address);
    for round in 0..3 {
        for player in &mut players {
            assert_eq!(player.play(8, Duration::from_secs(20)).await, 8, "round {round}");
        }
        disk.fill(&server);
        // A small disk may still have room for a little in a file that is large enough already.
        let mut refused = 0;
        for _ in 0..40 {
            if refused < 2 {
                players[0].play(1, Duration::from_millis(500)).await;
                refused = players[0].errors.values().sum::<u64>();
            }
        }
        assert!(refused >= 2, "the disk was not full");
        stranger.get("/healthz").await.refused(503, "busy");
        disk.free(&server);
        players[0].errors.clear();
        assert_eq!(players[0].play(8, Duration::from_secs(20)).await, 8, "after round {round}");
        assert_eq!(stranger.get("/healthz").await.status, 200);
    }
    // Not even asked to stop: what was acknowledged is on the disk.
    server.kill();
    let store = Store::open(&sqlite_url(dir)).await.unwrap();
    for player in &players {
        let tally = player.tally(&store).await;
        let Tally { acknowledged, lost, doubled } = tally;
        assert!(acknowledged >= 24 && (lost, doubled) == (0, 0), "{tally:?}");
    }
    assert_eq!(examine(&store).await.unwrap().problems, Vec::<String>::new());
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_loses_nothing_that_was_acknowledged() {
    match Small::mount() {
        Some(disk) => survives(&disk.0.clone(), &disk).await,
        None => println!("no file system can be mounted here; the quota must do"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn files_that_may_not_grow_lose_nothing_that_was_acknowledged() {
    let dir = folder();
    survives(&dir, &Quota(dir.clone())).await;
    let _ = std::fs::remove_dir_all(dir);
}
