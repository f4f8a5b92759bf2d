//! Tables that nobody started and matches that nobody came back to are tidied away: announced first, kept
//! if anybody wants them, taken along by whoever wants to. The clock is moved, not waited for.

use serde_json::{Value, json};
use server::doctor::examine;
use server::store::{Store, now};
use server::tidy::Tidy;

use crate::client::{Person, pick, play_both};
use crate::house::House;

const DAY: i64 = 24 * 60 * 60 * 1000;

async fn table(person: &Person, id: &str) -> Value {
    person.get(&format!("/api/tables/{id}")).await.ok()
}

/// A house whose rooms close at once when nobody looks, so that they are not in the way.
async fn house() -> House {
    House::with(|config| config.idle = std::time::Duration::from_millis(20)).await
}

/// Sweeps as if so many days had gone by, once every room has closed.
async fn days_later(house: &House, days: i64) {
    house.quiet().await;
    house.server().tidy(now() + days * DAY).await.unwrap();
    house.quiet().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_nobody_starts_is_announced_and_then_closed() {
    let house = house().await;
    let ada = Person::new(house.address(), "Ada").await;
    let bob = Person::new(house.address(), "Bob").await;
    let id = ada.table(json!(["me", "open", "open"])).await;
    bob.post(&format!("/api/tables/{id}/join"), json!({})).await.ok();
    days_later(&house, 22).await;
    assert!(table(&ada, &id).await.get("tidied").is_none(), "not yet");
    let announced = now() + 23 * DAY;
    days_later(&house, 23).await;
    for person in [&ada, &bob] {
        let due = table(person, &id).await["tidied"].as_i64().unwrap();
        assert!((due - announced - 7 * DAY).abs() < DAY / 24, "a week later: {due}");
        let mine = person.get("/api/tables?mine=true").await.ok();
        assert_eq!(mine["tables"][0]["tidied"], due, "in everybody's list as well");
    }
    // It is announced once: what counts is when that was.
    days_later(&house, 26).await;
    days_later(&house, 29).await;
    assert_eq!(table(&ada, &id).await["status"], "open");
    days_later(&house, 31).await;
    assert_eq!(table(&ada, &id).await["status"], "closed");
    // What was given up is not kept for ever either.
    days_later(&house, 60).await;
    assert_eq!(table(&ada, &id).await["status"], "closed");
    days_later(&house, 62).await;
    ada.get(&format!("/api/tables/{id}")).await.refused(404, "not_found");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_wants_a_match_to_stay_keeps_it_and_whoever_plays_does_too() {
    let house = house().await;
    let ada = Person::new(house.address(), "Ada").await;
    let (kept, played) =
        (ada.started(json!(["me", "hotseat"])).await, ada.started(json!(["me", "hotseat"])).await);
    days_later(&house, 359).await;
    assert!(table(&ada, &kept).await["tidied"].is_i64());
    let eve = Person::new(house.address(), "Eve").await;
    eve.post_nothing(&format!("/api/tables/{kept}/keep")).await.refused(403, "forbidden");
    let table_now = ada.post_nothing(&format!("/api/tables/{kept}/keep")).await.ok();
    assert!(table_now.get("tidied").is_none(), "{table_now}");
    // Somebody else's turn is a change, too.
    let mut live = ada.live(&played).await;
    live.position().await;
    let first = live.last["decision"]["choose"]["seats"].clone();
    while live.last["decision"]["choose"]["seats"] == first {
        let (ply, seat) =
            (live.last["ply"].as_u64().unwrap(), live.last["viewer"].as_u64().unwrap());
        let code = pick(live.legal(), ply);
        live.play(seat, &code).await;
        live.at(ply + 1).await;
    }
    assert!(
        live.table.get("tidied").is_none() || table(&ada, &played).await.get("tidied").is_none()
    );
    drop(live);
    // Both have changed now, long before the clock of this sweep: they are announced anew.
    days_later(&house, 366).await;
    for id in [&kept, &played] {
        assert_eq!(table(&ada, id).await["status"], "running");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_nobody_came_back_to_goes_with_everything_and_can_be_taken_along_before() {
    let house = house().await;
    let ada = Person::new(house.address(), "Ada").await;
    let bob = Person::new(house.address(), "Bob").await;
    let id = ada.started_with(&[&bob]).await;
    let (mut one, mut two) = (ada.live(&id).await, bob.live(&id).await);
    play_both(&mut one, &mut two, 6).await;
    one.ask(json!({"type": "chat", "text": "see you"})).await;
    one.at(6).await;
    drop((one, two));

    let path = format!("/api/tables/{id}/export");
    let eve = Person::new(house.address(), "Eve").await;
    eve.get(&path).await.refused(403, "forbidden");
    let document = ada.get(&path).await.ok();
    let plies = document["plies"].as_array().unwrap();
    assert_eq!((plies.len(), &document["messages"][0]["text"]), (6, &json!("see you")));
    assert!(
        plies.iter().all(|ply| ply["seat"] == 0 || ply.get("code").is_none()),
        "others' secrets"
    );
    assert!(document["record"].is_null() && document["table"]["seed"].is_null(), "it may go on");
    let all = ada.get("/api/me/export").await.ok();
    assert_eq!(all["documents"], json!([document]));

    days_later(&house, 366).await;
    assert!(table(&ada, &id).await["tidied"].is_i64(), "announced, however late it is");
    days_later(&house, 374).await;
    ada.get(&format!("/api/tables/{id}")).await.refused(404, "not_found");
    assert_eq!(ada.get("/api/me/export").await.ok()["tables"], json!([]));
    let store = Store::open(&house.config.database).await.unwrap();
    let mut left = Vec::new();
    store.dump(&mut left).await.unwrap();
    assert!(!String::from_utf8(left).unwrap().contains(&id), "not a row of it is left");
    let report = examine(&store).await.unwrap();
    assert!(report.problems.is_empty(), "{report}");
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_alone_go_sooner_and_whatever_is_looked_at_or_over_stays() {
    let house = house().await;
    let ada = Person::new(house.address(), "Ada").await;
    let solid = json!([{"bot": "solid"}, {"bot": "solid"}]);
    let body = json!({"game": "autobahn", "seats": solid, "start": true});
    let bots = ada.post("/api/tables", body).await.ok()["id"].as_str().unwrap().to_owned();
    let mine = ada.started(json!(["me", {"bot": "random"}])).await;
    let watched = ada.table(json!(["me", "open"])).await;
    let mut live = ada.live(&watched).await;
    house.server().tidy(now() + 15 * DAY).await.unwrap();
    house.server().tidy(now() + 40 * DAY).await.unwrap();
    assert_eq!(live.ask(json!({"type": "chat", "text": "here"})).await["type"], "done");
    assert_eq!(table(&ada, &watched).await["status"], "open", "somebody looks");
    drop(live);
    days_later(&house, 41).await;
    days_later(&house, 80).await;
    ada.get(&format!("/api/tables/{bots}")).await.refused(404, "not_found");
    assert_eq!(table(&ada, &mine).await["status"], "running");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_there_when_it_is_announced_reads_it_at_once() {
    let house = house().await;
    let ada = Person::new(house.address(), "Ada").await;
    let id = ada.table(json!(["me", "open"])).await;
    let mut live = ada.live(&id).await;
    live.until(|message| message["type"] == "table").await;
    assert!(live.table.get("tidied").is_none());
    house.server().tidy(now() + 23 * DAY).await.unwrap();
    live.until(|message| message["table"]["tidied"].is_i64()).await;
    let mine = ada.get("/api/tables?mine=true").await.ok();
    assert!(mine["tables"][0]["tidied"].is_i64(), "and in the list");
    ada.post_nothing(&format!("/api/tables/{id}/keep")).await.ok();
    live.until(|message| message["type"] == "table").await;
    assert!(live.table.get("tidied").is_none(), "it stays");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_jumps_does_away_with_nothing_unannounced_and_for_ever_is_for_ever() {
    let mut house = house().await;
    let ada = Person::new(house.address(), "Ada").await;
    let id = ada.table(json!(["me", "open"])).await;
    // Ten years ahead: announced then, not done.
    days_later(&house, 3650).await;
    assert_eq!(table(&ada, &id).await["status"], "open");
    // Back again: what was announced then is not due for ten years.
    days_later(&house, 31).await;
    days_later(&house, -31).await;
    assert_eq!(table(&ada, &id).await["status"], "open");
    house.config.tidy = Tidy { open: None, idle: None, bots: None, ..Tidy::default() };
    house.restart().await;
    let ada = Person { address: house.address(), ..ada };
    let other = ada.table(json!(["me", "open"])).await;
    days_later(&house, 100).await;
    days_later(&house, 1000).await;
    assert_eq!(table(&ada, &other).await["status"], "open");
}
