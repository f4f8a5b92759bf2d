//! Two servers on one store: a match is written by one of them at a time.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::json;
use server::Server;
use server::doctor::examine;
use server::store::Store;

use crate::away::proxied;
use crate::client::Person;
use crate::house::{House, encrypted, folder};
use crate::process::{LEASE, Process};
use crate::proxy::{Point, Way};
use crate::sturdy::Sturdy;

#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_on_a_sqlite_file_is_refused_and_told_why() {
    let dir = folder();
    let mut first = Process::start(&dir, None, "first");
    let refusal = Process::try_start(&dir, None, "second").err().expect("it may not start");
    assert!(refusal.contains("another server runs on it"), "{refusal}");
    // Killed, not stopped: the lock goes with the process.
    first.kill();
    Process::start(&dir, None, "second").stop();
    let _ = std::fs::remove_dir_all(dir);
}

/// A second server on the same PostgreSQL. `None` on SQLite.
async fn neighbour(house: &House, name: &str) -> Option<Server> {
    if house.config.database.starts_with("sqlite") {
        return None;
    }
    let mut config = house.config.clone();
    config.advertise = Some(format!("http://{name}"));
    Some(Server::start(config).await.unwrap())
}

async fn house() -> House {
    House::with(|config| {
        config.lease = LEASE;
        config.advertise = Some("http://old".to_owned());
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_with_people_at_it_stays_and_others_are_told_where() {
    let house = house().await;
    let Some(new) = neighbour(&house, "new").await else { return };
    let ada = Person::new(house.address(), "Ada").await;
    let id = ada.started(json!(["me", "hotseat"])).await;
    let mut live = ada.live(&id).await;
    live.position().await;
    let at_new = Person { address: new.address(), ..ada.clone() };
    let answer = at_new.get(&format!("/api/tables/{id}")).await;
    assert_eq!((answer.status, &answer.json()["kind"]), (421, &json!("elsewhere")));
    assert_eq!(answer.json()["at"], "http://old");
    // It is in the list all the same, and where it is it goes on.
    let mine = at_new.get("/api/tables?mine=true").await.ok();
    assert_eq!(mine["tables"][0]["id"], json!(id));
    let (seat, code) = (live.last["viewer"].as_u64().unwrap(), live.legal()[0]["code"].clone());
    assert_eq!(live.play(seat, &code).await["type"], "done");
    new.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_nobody_looks_at_is_handed_over() {
    let house = house().await;
    let Some(new) = neighbour(&house, "new").await else { return };
    let ada = Person::new(house.address(), "Ada").await;
    let id = ada.started(json!(["me", "hotseat"])).await;
    let at_new = Person { address: new.address(), ..ada.clone() };
    for ply in 0..4 {
        // Its room is still open where it was last.
        let here = if ply % 2 == 0 { &at_new } else { &ada };
        let mut live = here.live(&id).await;
        assert_eq!(live.position().await["ply"], ply);
        let (seat, code) = (live.last["viewer"].as_u64().unwrap(), live.legal()[0]["code"].clone());
        assert_eq!(live.play(seat, &code).await["ply"], ply + 1);
    }
    new.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_update_with_both_servers_side_by_side_loses_nothing() {
    let Some(database) = encrypted().await else { return };
    let dir = folder();
    let mut old = Process::start(&dir, Some(&database), "old");
    let addresses = Arc::new(Mutex::new(vec![old.address]));
    let mut players = Vec::new();
    for _ in 0..4 {
        players.push(Sturdy::new(&addresses).await);
    }
    let players = players.into_iter().map(|mut player| {
        tokio::spawn(async move {
            let made = player.play(60, Duration::from_secs(60)).await;
            (player, made)
        })
    });
    let players: Vec<_> = players.collect();
    for generation in 0..3 {
        tokio::time::sleep(Duration::from_millis(300)).await;
        let new = Process::start(&dir, Some(&database), &format!("generation{generation}"));
        addresses.lock().unwrap().push(new.address);
        tokio::time::sleep(Duration::from_millis(300)).await;
        addresses.lock().unwrap().remove(0);
        // The last one does not go in an orderly way.
        let mut gone = std::mem::replace(&mut old, new);
        tokio::task::spawn_blocking(move || if generation < 2 { gone.stop() } else { gone.kill() })
            .await
            .unwrap();
    }
    let store = Store::open(&database).await.unwrap();
    for player in players {
        let (player, made) = player.await.unwrap();
        assert_eq!(made, 60);
        let tally = player.tally(&store).await;
        assert_eq!((tally.lost, tally.doubled), (0, 0), "{tally:?}");
    }
    assert_eq!(examine(&store).await.unwrap().problems, Vec::<String>::new());
    store.close().await;
    let _ = std::fs::remove_dir_all(dir);
}

/// The old server is cut off from the database in the middle of a play, another one takes its match, and
/// then the old one's words arrive after all.
async fn late_words(point: Point) {
    let Some((direct, proxy, through)) = proxied().await else { return };
    let on = |database: String, name: &'static str| {
        House::with(move |config| {
            (config.database, config.lease) = (database, LEASE);
            config.advertise = Some(name.to_owned());
        })
    };
    let old = on(through, "http://old").await;
    let addresses = Arc::new(Mutex::new(vec![old.address()]));
    let mut player = Sturdy::new(&addresses).await;
    assert_eq!(player.play(5, Duration::from_secs(30)).await, 5);
    proxy.arm(point, Way::Held);
    player.play(2, Duration::from_millis(500)).await;
    assert!(proxy.sprung());
    let new = on(direct.clone(), "http://new").await;
    *addresses.lock().unwrap() = vec![new.address()];
    assert_eq!(player.play(5, Duration::from_secs(30)).await, 5, "{point:?}");
    proxy.set(Way::Open);
    *addresses.lock().unwrap() = vec![old.address(), new.address()];
    assert_eq!(player.play(3, Duration::from_secs(30)).await, 3);
    let store = Store::open(&direct).await.unwrap();
    let tally = player.tally(&store).await;
    assert_eq!((tally.lost, tally.doubled), (0, 0), "{tally:?}");
    assert_eq!(examine(&store).await.unwrap().problems, Vec::<String>::new());
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_lost_a_match_cannot_write_to_it() {
    let points = [Point::Begin, Point::Statement, Point::Commit];
    futures_util::future::join_all(points.map(late_words)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_killed_during_the_hand_over_leaves_the_match_to_the_other() {
    let Some(database) = encrypted().await else { return };
    let dir = folder();
    let mut old = Process::start(&dir, Some(&database), "old");
    let new = Process::start(&dir, Some(&database), "new");
    let ada = Person::new(old.address, "Ada").await;
    let at_new = Person { address: new.address, ..ada.clone() };
    let id = ada.started(json!(["me", "hotseat"])).await;
    let asked = tokio::spawn({
        let (at_new, path) = (at_new.clone(), format!("/api/tables/{id}"));
        async move { at_new.get(&path).await }
    });
    tokio::time::sleep(Duration::from_millis(100)).await;
    old.kill();
    // Handed over, or not: then it is free once the dead one counts as gone.
    let _ = asked.await.unwrap();
    let end = Instant::now() + 5 * LEASE;
    while at_new.get(&format!("/api/tables/{id}")).await.status != 200 {
        assert!(Instant::now() < end, "nobody gets the match");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    let mut live = at_new.live(&id).await;
    live.position().await;
    let (seat, code) = (live.last["viewer"].as_u64().unwrap(), live.legal()[0]["code"].clone());
    assert_eq!(live.play(seat, &code).await["ply"], 1);
    let _ = std::fs::remove_dir_all(dir);
}
