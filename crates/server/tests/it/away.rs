//! The database is away: for a moment or for long, at every point of a play. For PostgreSQL only; SQLite's
//! disk has tests of its own.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::json;
use server::doctor::examine;
use server::store::{Store, sql};

use crate::client::{Person, pick};
use crate::house::{House, database};
use crate::process::LEASE;
use crate::proxy::{Point, Proxy, Way};
use crate::sturdy::{Sturdy, Tally};

/// A new store, and the same through a proxy, in the clear so that the proxy can follow. `None` on SQLite.
pub async fn proxied() -> Option<(String, Proxy, String)> {
    let direct = database().await?;
    let (user, rest) = direct.strip_prefix("postgres://")?.split_once('@')?;
    let (host, name) = rest.split_once('/')?;
    let address = tokio::net::lookup_host(host).await.ok()?.next()?;
    let proxy = Proxy::to(address).await;
    let through = format!("postgres://{user}@{}/{name}&sslmode=disable", proxy.address);
    Some((direct.clone(), proxy, through))
}

async fn intact(direct: &str, players: &[Sturdy], least: u64) {
    let store = Store::open(direct).await.unwrap();
    for player in players {
        let tally = player.tally(&store).await;
        let Tally { acknowledged, lost, doubled } = tally;
        assert!(acknowledged >= least && (lost, doubled) == (0, 0), "{tally:?}");
    }
    assert_eq!(examine(&store).await.unwrap().problems, Vec::<String>::new());
    store.close().await;
}

async fn outages_at(point: Point) {
    let Some((direct, proxy, through)) = proxied().await else { return };
    let house = House::with(|config| {
        config.database = through;
        config.lease = LEASE;
    })
    .await;
    let addresses = Arc::new(Mutex::new(vec![house.address()]));
    let mut player = Sturdy::new(&addresses).await;
    let short = Duration::from_millis(300);
    let long = Duration::from_secs(6);
    for (way, time) in [(Way::Cut, short), (Way::Cut, 2 * LEASE), (Way::Held, long)] {
        assert_eq!(player.play(3, 2 * long).await, 3, "before {point:?} {way:?}");
        proxy.arm(point, way);
        player.play(2, time).await;
        assert!(proxy.sprung(), "{point:?} was never reached");
        proxy.set(Way::Open);
        assert_eq!(player.play(3, 4 * long).await, 3, "after {point:?} {way:?} {time:?}");
    }
    intact(&direct, &[player], 18).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_outage_at_any_point_of_a_play_loses_and_doubles_nothing() {
    let points = [Point::Begin, Point::Statement, Point::Commit, Point::Answer];
    futures_util::future::join_all(points.map(outages_at)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn health_and_talk_come_back_with_the_database() {
    let Some((_, proxy, through)) = proxied().await else { return };
    let house = House::with(|config| config.database = through).await;
    let ada = Person::new(house.address(), "Ada").await;
    let id = ada.started(json!(["me", "hotseat"])).await;
    let mut live = ada.live(&id).await;
    let say = |text: &str, key: &str| json!({"type": "chat", "text": text, "key": key});
    assert_eq!(live.ask(say("one", "key-0001")).await["type"], "done");
    // It is kept, but nobody hears so.
    proxy.arm(Point::Answer, Way::Cut);
    let answer = live.ask(say("two", "key-0002")).await;
    assert_eq!(answer["kind"], "busy", "{answer}");
    ada.get("/healthz").await.refused(503, "busy");
    proxy.set(Way::Open);
    let mut live = ada.live(&id).await;
    live.position().await;
    assert_eq!(live.ask(say("two", "key-0002")).await["type"], "done");
    assert_eq!(live.ask(say("three", "key-0003")).await["type"], "done");
    assert_eq!(ada.get("/healthz").await.status, 200);
    let mut again = ada.live(&id).await;
    let said = again.until(|message| message["type"] == "messages").await;
    let texts: Vec<&str> = said["messages"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it["text"].as_str().unwrap())
        .collect();
    assert_eq!(texts, ["one", "two", "three"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_with_a_hole_opens_up_to_it_and_goes_no_further() {
    let mut house = House::open().await;
    let addresses = Arc::new(Mutex::new(vec![house.address()]));
    let mut player = Sturdy::new(&addresses).await;
    player.play(9, Duration::from_secs(20)).await;
    let store = Store::open(&house.config.database).await.unwrap();
    // As a server of the first version could leave it.
    store.write(vec![sql("delete from plies where n = 6", [])]).await.unwrap();
    let report = examine(&store).await.unwrap();
    assert!(report.problems[0].contains("ply 6 is missing"), "{report}");
    store.close().await;
    house.restart().await;
    let person = Person { address: house.address(), ..player.person.clone() };
    let table = person.get(&format!("/api/tables/{}", player.table)).await.ok();
    assert_eq!((&table["status"], &table["ply"]), (&json!("frozen"), &json!(5)));
    assert_eq!(table["frozen"], "ply 6 is missing");
    let mut live = person.live(&player.table).await;
    let position = live.position().await;
    assert_eq!((&position["ply"], &position["legal"]), (&json!(5), &json!([])));
    assert_eq!(live.ask(json!({"type": "history", "ply": 3})).await["ply"], 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_by_themselves_when_the_database_is_back() {
    let Some((direct, proxy, through)) = proxied().await else { return };
    let house = House::with(|config| {
        config.database = through;
        config.lease = LEASE;
    })
    .await;
    let ada = Person::new(house.address(), "Ada").await;
    let id = ada.started(json!(["me", {"bot": "greedy"}, {"bot": "greedy"}])).await;
    let store = Store::open(&direct).await.unwrap();
    let to_move = async || store.find_match(&id).await.unwrap().unwrap().0.to_move;
    let end = Instant::now() + Duration::from_secs(60);
    // Nobody is there, and the database goes while a bot is to move.
    loop {
        let mut live = ada.live(&id).await;
        live.position().await;
        while !live.legal().is_empty() {
            let (ply, seat) = (live.last["ply"].as_u64().unwrap(), 0);
            assert_eq!(live.play(seat, &pick(live.legal(), ply)).await["type"], "done");
            live.at(ply + 1).await;
        }
        proxy.set(Way::Cut);
        drop(live);
        tokio::time::sleep(Duration::from_secs(1)).await;
        if to_move().await != 1 {
            break;
        }
        proxy.set(Way::Open);
        assert!(Instant::now() < end, "the bots are too fast");
        tokio::time::sleep(2 * LEASE).await;
    }
    proxy.set(Way::Open);
    while to_move().await != 1 {
        assert!(Instant::now() < end + Duration::from_secs(30), "nobody sees to the bots");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    store.close().await;
}
