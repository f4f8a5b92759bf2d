//! The seed is drawn by the server and every player together (docs/fairness.md).

use std::time::{Duration, Instant};

use engine::{Record, Seed};
use serde_json::{Value, json};
use server::doctor::examine;
use server::fairness::{Verdict, commitment, promise, verify};
use server::store::Store;

use crate::client::{Person, pick};
use crate::house::House;

const VALUE: Seed = Seed([0xa1; 32]);
const OTHER: Seed = Seed([0xb2; 32]);

async fn part(person: &Person, id: &str, part: Value) -> crate::client::Answer {
    person.post(&format!("/api/tables/{id}/contribution"), part).await
}

async fn commit(person: &Person, id: &str, value: Seed) {
    part(person, id, json!({"commitment": promise(value).to_string()})).await.ok();
}

async fn open(person: &Person, id: &str, value: Seed) -> Value {
    part(person, id, json!({"value": value.to_string()})).await.ok()
}

/// Ada hosts, Bob has joined; Ada has two seats.
async fn table(house: &House) -> (String, Person, Person) {
    let ada = Person::new(house.address(), "Ada").await;
    let bob = Person::new(house.address(), "Bob").await;
    let id = ada.table(json!(["open", "me", {"bot": "random"}, {"hotseat": "Zoë"}])).await;
    bob.post(&format!("/api/tables/{id}/join"), json!({})).await.ok();
    (id, ada, bob)
}

async fn start(person: &Person, id: &str) -> Value {
    person.post_nothing(&format!("/api/tables/{id}/start")).await.ok()
}

/// Plays the match out and returns its table and its record.
async fn finish(ada: &Person, others: &[&Person], id: &str) -> (Value, Record) {
    let mut sockets = Vec::new();
    for person in others.iter().chain([&ada]) {
        sockets.push(tokio::spawn(play_out(person.live(id).await)));
    }
    for socket in sockets {
        socket.await.unwrap();
    }
    let table = ada.get(&format!("/api/tables/{id}")).await.ok();
    let record = ada.get(&format!("/api/tables/{id}/record")).await;
    (table, record.text.parse().unwrap_or_else(|bad| panic!("{bad}: {}", record.text)))
}

async fn play_out(mut live: crate::client::Live) {
    live.position().await;
    while !live.is_over() {
        match live.last["viewer"].as_u64().filter(|_| !live.legal().is_empty()) {
            Some(seat) => {
                let ply = live.last["ply"].as_u64().unwrap();
                let code = pick(live.legal(), ply);
                live.play(seat, &code).await;
                live.at(ply + 1).await;
            }
            None => drop(live.position().await),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_has_a_part_in_the_seed_and_the_record_proves_it() {
    let house = House::open().await;
    let (id, ada, bob) = table(&house).await;
    commit(&bob, &id, OTHER).await;
    commit(&ada, &id, OTHER).await;
    // Whoever thinks better of it before the start may.
    commit(&ada, &id, VALUE).await;
    let before = bob.get(&format!("/api/tables/{id}")).await.ok();
    let parts = before["contributions"].as_array().unwrap();
    assert_eq!(parts.len(), 2);
    assert!(parts.iter().any(|part| part["seats"] == json!([1, 3]) && part.get("mine").is_none()));
    assert!(parts.iter().any(|part| part["seats"] == json!([0]) && part["mine"] == true));

    let mut watcher = bob.live(&id).await;
    let started = start(&ada, &id).await;
    assert_eq!((&started["status"], &started["drawing"]), (&json!("open"), &json!(true)));
    watcher.until(|message| message["table"]["drawing"] == true).await;
    // Now everything is fixed: nobody commits, sits down, starts or closes any more.
    let late = json!({"commitment": promise(OTHER).to_string()});
    part(&ada, &id, late).await.refused(409, "not_open");
    ada.post_nothing(&format!("/api/tables/{id}/start")).await.refused(409, "not_open");
    ada.send("DELETE", &format!("/api/tables/{id}"), None).await.refused(409, "not_open");
    // Only what was committed is taken, and only from whom it was.
    part(&ada, &id, json!({"value": OTHER.to_string()})).await.refused(403, "forbidden");
    let eve = Person::new(house.address(), "Eve").await;
    part(&eve, &id, json!({"value": VALUE.to_string()})).await.refused(403, "forbidden");
    part(&ada, &id, json!({"value": "xyz"})).await.refused(400, "malformed");

    assert_eq!(open(&ada, &id, VALUE).await["drawing"], true, "Bob's is still missing");
    assert_eq!(open(&ada, &id, VALUE).await["drawing"], true, "again: nothing new");
    let begun = open(&bob, &id, OTHER).await;
    assert_eq!((&begun["status"], &begun["drawing"]), (&json!("running"), &json!(false)));
    assert_eq!(begun["seed_hash"], before["seed_hash"]);
    assert!(begun["secret"].is_null() && begun["seed"].is_null(), "secret until the end");

    let (table, record) = finish(&ada, &[&bob], &id).await;
    assert_eq!(verify(&record), Ok(Verdict::Drawn { players: 2, unopened: 0 }));
    let origin = record.origin.clone().unwrap();
    assert_eq!((&origin.table, origin.players.len()), (&id, 4));
    let names: Vec<_> = origin.players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names, ["Bob", "Ada", "random", "Zoë"]);
    assert_eq!(json!(origin.commitment.to_string()), before["seed_hash"]);
    let draw = origin.draw.unwrap();
    assert_eq!(json!(draw.secret.to_string()), table["secret"]);
    assert_eq!(commitment(draw.secret).to_string(), before["seed_hash"].as_str().unwrap());
    assert_ne!(draw.secret, record.seed, "the server's part alone is not the seed");
    let values: Vec<_> = draw.contributions.iter().map(|it| (it.seats.clone(), it.value)).collect();
    assert_eq!(values, [(vec![0], Some(OTHER)), (vec![1, 3], Some(VALUE))]);
    (arena::find("autobahn").unwrap().replay)(&record).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_does_not_open_holds_nobody_up_and_wins_nothing() {
    let house = House::with(|config| config.draw = Duration::from_millis(500)).await;
    let (id, ada, bob) = table(&house).await;
    commit(&ada, &id, VALUE).await;
    commit(&bob, &id, OTHER).await;
    let before = Instant::now();
    start(&ada, &id).await;
    open(&ada, &id, VALUE).await;
    let mut live = ada.live(&id).await;
    live.position().await;
    assert!(
        before.elapsed() > Duration::from_millis(400) && before.elapsed() < Duration::from_secs(8)
    );
    part(&bob, &id, json!({"value": OTHER.to_string()})).await.refused(409, "not_running");
    let table = ada.get(&format!("/api/tables/{id}")).await.ok();
    assert!(table["contributions"][0].get("value").is_none(), "{table}");
    let (_, record) = finish(&ada, &[&bob], &id).await;
    assert_eq!(verify(&record), Ok(Verdict::Drawn { players: 2, unopened: 1 }));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_starts_at_once_draws_too() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let body = json!({"game": "autobahn", "seats": ["me", {"bot": "random"}], "start": true,
                      "commitment": promise(VALUE).to_string()});
    let table = ada.post("/api/tables", body.clone()).await.ok();
    assert_eq!(table["drawing"], true);
    let id = table["id"].as_str().unwrap();
    assert_eq!(open(&ada, id, VALUE).await["status"], "running");
    let mut wrong = body;
    wrong["commitment"] = json!("12");
    ada.post("/api/tables", wrong).await.refused(400, "malformed");
}

#[tokio::test(flavor = "multi_thread")]
async fn without_contributions_the_seed_is_the_one_the_server_committed_itself_to() {
    let house = House::open().await;
    let (id, ada, bob) = table(&house).await;
    // Those who left before the start, and strangers, have no part.
    let cy = Person::new(house.address(), "Cy").await;
    part(&cy, &id, json!({"commitment": promise(VALUE).to_string()}))
        .await
        .refused(403, "forbidden");
    commit(&bob, &id, OTHER).await;
    bob.post_nothing(&format!("/api/tables/{id}/leave")).await.ok();
    assert_eq!(cy.get(&format!("/api/tables/{id}")).await.ok()["contributions"], json!([]));
    cy.post(&format!("/api/tables/{id}/join"), json!({})).await.ok();
    assert_eq!(start(&ada, &id).await["status"], "running");
    let (table, record) = finish(&ada, &[&cy], &id).await;
    assert_eq!(verify(&record), Ok(Verdict::ServerAlone));
    assert_eq!(table["secret"], table["seed"]);
    // Another match of the same people is drawn anew; playing on from a position is practice.
    let next = ada.post_nothing(&format!("/api/tables/{id}/rematch")).await.ok();
    assert_eq!(next["contributions"], json!([]));
    assert_ne!(next["seed_hash"], table["seed_hash"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_outlives_a_restart_a_backup_and_those_who_took_part() {
    let mut house = House::open().await;
    let (id, mut ada, mut bob) = table(&house).await;
    commit(&ada, &id, VALUE).await;
    commit(&bob, &id, OTHER).await;
    start(&ada, &id).await;
    open(&ada, &id, VALUE).await;
    house.restart().await;
    (ada.address, bob.address) = (house.address(), house.address());
    assert_eq!(ada.get(&format!("/api/tables/{id}")).await.ok()["drawing"], true);
    assert_eq!(open(&bob, &id, OTHER).await["status"], "running");
    let (table, record) = finish(&ada, &[&bob], &id).await;

    assert_eq!(bob.send("DELETE", "/api/me", None).await.status, 204);
    let store = Store::open(&house.config.database).await.unwrap();
    let mut file = Vec::new();
    store.dump(&mut file).await.unwrap();
    store.close().await;
    let mut twin = House::open().await;
    twin.stop().await;
    let fresh = Store::open(&twin.config.database).await.unwrap();
    fresh.load(&mut file.as_slice()).await.unwrap();
    let report = examine(&fresh).await.unwrap();
    assert!(report.problems.is_empty(), "{report}");
    fresh.close().await;
    twin.start().await;
    ada.address = twin.address();
    let again = ada.get(&format!("/api/tables/{id}")).await.ok();
    for field in ["seed", "secret", "seed_hash", "contributions"] {
        assert_eq!(again[field], table[field], "{field}");
    }
    let kept: Record = ada.get(&format!("/api/tables/{id}/record")).await.text.parse().unwrap();
    assert_eq!(verify(&kept), Ok(Verdict::Drawn { players: 2, unopened: 0 }));
    assert_eq!((kept.seed, kept.plies), (record.seed, record.plies));
    assert_eq!(kept.origin.unwrap().players[0].name, "", "Bob is forgotten, his part is not");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_that_was_under_way_ends_by_itself_after_a_restart() {
    let mut house = House::with(|config| config.draw = Duration::from_millis(300)).await;
    let (id, mut ada, bob) = table(&house).await;
    commit(&ada, &id, VALUE).await;
    commit(&bob, &id, OTHER).await;
    start(&ada, &id).await;
    // Somebody leaves in the middle: the seat is theirs to come back to, and the table goes on.
    bob.post_nothing(&format!("/api/tables/{id}/leave")).await.ok();
    house.restart().await;
    ada.address = house.address();
    let until = Instant::now() + Duration::from_secs(10);
    loop {
        let table = ada.get(&format!("/api/tables/{id}")).await.ok();
        if table["status"] == "running" {
            assert_eq!(table["seats"][0]["who"], "gone");
            break;
        }
        assert!(Instant::now() < until, "{table}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Tests in the browser are repeated this way; no command of a build for players sets it.
#[tokio::test(flavor = "multi_thread")]
async fn luck_that_is_set_is_the_same_at_every_server_and_another_at_every_table() {
    let mut drawn = Vec::new();
    for luck in [7, 7, 8] {
        let house = House::with(|config| config.luck = Some(Seed::from_number(luck))).await;
        let ada = Person::new(house.address(), "Ada").await;
        for _ in 0..2 {
            let id = ada.table(json!(["me", "open"])).await;
            let table = ada.get(&format!("/api/tables/{id}")).await.ok();
            drawn.push((id, table["seed_hash"].clone()));
        }
    }
    assert_eq!(drawn[..2], drawn[2..4]);
    assert_ne!(drawn[0], drawn[1]);
    assert_ne!(drawn[0].1, drawn[1].1);
    assert_ne!(drawn[..2], drawn[4..]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_start_waits_a_moment_for_whoever_has_just_sat_down() {
    let house = House::with(|config| config.latecomers = Duration::from_secs(4)).await;
    let ada = Person::new(house.address(), "Ada").await;
    let bob = Person::new(house.address(), "Bob").await;
    let joined = async || {
        let id = ada.table(json!(["me", "open"])).await;
        commit(&ada, &id, VALUE).await;
        bob.post(&format!("/api/tables/{id}/join"), json!({})).await.ok();
        let started = tokio::spawn({
            let (ada, path) = (ada.clone(), format!("/api/tables/{id}/start"));
            async move { ada.post_nothing(&path).await }
        });
        tokio::time::sleep(Duration::from_millis(200)).await;
        assert!(!started.is_finished(), "Bob has just come");
        (id, started)
    };
    // He commits himself, and the match starts with that at once.
    let before = Instant::now();
    let (id, started) = joined().await;
    commit(&bob, &id, OTHER).await;
    let table = started.await.unwrap().ok();
    assert!(before.elapsed() < Duration::from_secs(4), "{:?}", before.elapsed());
    assert_eq!(
        (&table["drawing"], table["contributions"].as_array().unwrap().len()),
        (&json!(true), 2)
    );
    open(&ada, &id, VALUE).await;
    assert_eq!(open(&bob, &id, OTHER).await["status"], "running");
    // He does not: nobody waits for longer than that.
    let (id, started) = joined().await;
    let table = started.await.unwrap().ok();
    assert_eq!(table["contributions"].as_array().unwrap().len(), 1);
    assert_eq!(open(&ada, &id, VALUE).await["status"], "running");
    // He leaves again: there is nothing to start.
    let (id, started) = joined().await;
    bob.post_nothing(&format!("/api/tables/{id}/leave")).await.ok();
    started.await.unwrap().refused(409, "seats_missing");
}
