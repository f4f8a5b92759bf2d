//! Not a test: with `CLOVERLEAF_FURNISH=DIR` it plays matches of every kind on this version's server and
//! leaves its store (as a backup) and its records in DIR. Each version that is given out gets a folder in
//! `tests/fixtures`, and later versions must go on with what is in there (`update.rs`).

use std::path::PathBuf;

use serde_json::{Value, json};
use server::store::Store;

use crate::client::{Live, Person, pick};
use crate::house::House;

/// What is left of a running match, so that a later version can be held to it.
async fn play(live: &mut Live, plies: u64) {
    while live.last["ply"].as_u64().is_none_or(|ply| ply < plies) && !live.is_over() {
        if live.legal().is_empty() {
            live.position().await;
            continue;
        }
        let (ply, seat) =
            (live.last["ply"].as_u64().unwrap(), live.last["viewer"].as_u64().unwrap());
        let code = pick(live.legal(), ply);
        assert_eq!(live.play(seat, &code).await["type"], "done");
        live.at(ply + 1).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn leave_a_store_behind() {
    let Ok(dir) = std::env::var("CLOVERLEAF_FURNISH").map(PathBuf::from) else { return };
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let bob = Person::new(house.address(), "Bob").await;
    let wine = json!({"wine": true, "traffic": true, "services": true});
    let plain =
        json!({"extra_department": "none", "extra_tiles": false, "two_colour_cards": false});
    let two = json!(["me", "hotseat"]);
    let kinds: [(&str, Value, Value, u64); 7] = [
        ("solo-over", json!(["me"]), json!({}), u64::MAX),
        ("two-over", two.clone(), json!({}), u64::MAX),
        ("modules-over", json!(["me", "hotseat", {"bot": "random"}]), wine.clone(), u64::MAX),
        ("solo", json!(["me"]), wine.clone(), 77),
        ("two", two, plain, 50),
        ("four", json!(["me", "hotseat", "hotseat", "hotseat"]), wine, 101),
        ("bots", json!(["me", {"bot": "greedy"}]), json!({}), 60),
    ];
    for (name, seats, options, plies) in kinds {
        let body = json!({"game": "autobahn", "seats": seats, "options": options, "start": true});
        let table = ada.post("/api/tables", body).await.ok();
        let id = table["id"].as_str().unwrap();
        let mut live = ada.live(id).await;
        live.position().await;
        live.ask(json!({"type": "chat", "text": format!("this is {name}")})).await;
        play(&mut live, plies).await;
        if live.is_over() {
            let record = ada.get(&format!("/api/tables/{id}/record")).await;
            std::fs::write(dir.join(format!("{name}.record")), record.text).unwrap();
        }
    }
    // Taken back, not started yet, and closed before it began.
    let id = ada.started(json!(["me", "hotseat"])).await;
    let mut live = ada.live(&id).await;
    live.position().await;
    while live.last["undo"].as_u64() < Some(2) || live.last["ply"].as_u64() < Some(20) {
        let next = live.last["ply"].as_u64().unwrap() + 1;
        play(&mut live, next).await;
    }
    let (ply, seat) = (live.last["ply"].clone(), live.last["viewer"].clone());
    live.ask(json!({"type": "undo", "ply": ply, "seat": seat})).await;
    let open = ada.table(json!(["me", "open"])).await;
    bob.post(&format!("/api/tables/{open}/join"), json!({})).await.ok();
    let closed = bob.table(json!(["me", "open"])).await;
    bob.send("DELETE", &format!("/api/tables/{closed}"), None).await.ok();
    let store = Store::open(&house.config.database).await.unwrap();
    let mut file = Vec::new();
    store.dump(&mut file).await.unwrap();
    std::fs::write(dir.join("store.backup"), file).unwrap();
    store.close().await;
}
