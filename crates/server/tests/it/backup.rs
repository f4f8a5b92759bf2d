//! Saved, brought back, looked over.

use serde_json::json;
use server::doctor::examine;
use server::store::{Store, StoreError, sql};

use crate::client::{Person, pick};
use crate::house::House;

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_made_during_play_brings_everything_back() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let id = ada.started(json!(["me", "hotseat"])).await;
    let bots = ada.started(json!([{"bot": "random"}, {"bot": "random"}])).await;
    let generous = json!({"game": "autobahn", "seats": ["me", "open"], "hints": true});
    let generous = ada.post("/api/tables", generous).await.ok();
    let mut live = ada.live(&id).await;
    live.position().await;
    live.ask(json!({"type": "chat", "text": "a 'quoted' \"word\" — and ümläuts"})).await;
    for ply in 0..20 {
        live.play(live.last["viewer"].as_u64().unwrap(), &pick(live.legal(), ply)).await;
        live.at(ply + 1).await;
    }
    let store = Store::open(&house.config.database).await.unwrap();
    let mut file = Vec::new();
    let rows = store.dump(&mut file).await.unwrap();
    assert!(rows > 25);
    assert!(matches!(store.load(&mut file.as_slice()).await, Err(StoreError::NotEmpty)));
    store.close().await;

    let mut twin = House::open().await;
    if twin.config.database.starts_with("sqlite") {
        let beside = Store::open(&twin.config.database).await.unwrap();
        let refused = beside.load(&mut file.as_slice()).await;
        assert!(matches!(refused, Err(StoreError::InUse)), "a server runs on it");
        beside.close().await;
    }
    twin.stop().await;
    let fresh = Store::open(&twin.config.database).await.unwrap();
    let mut cut = &file[..file.len() - 12];
    assert!(fresh.load(&mut cut).await.is_err(), "a file that was cut off is noticed");
    assert_eq!(fresh.load(&mut file.as_slice()).await.unwrap(), rows);
    let report = examine(&fresh).await.unwrap();
    assert!(report.problems.is_empty() && report.matches == 3, "{report}");
    fresh.close().await;
    twin.start().await;
    // The same cookie, for the keys came along.
    let ada = Person { address: twin.address(), ..ada };
    let mut again = ada.live(&id).await;
    let position = again.position().await;
    assert_eq!((&position["hash"], &position["view"]), (&live.last["hash"], &live.last["view"]));
    let said = again.until(|message| message["type"] == "messages").await;
    assert_eq!(said["messages"][0]["text"], "a 'quoted' \"word\" — and ümläuts");
    assert!(ada.get(&format!("/api/tables/{bots}")).await.ok().get("hints").is_none());
    let kept = format!("/api/tables/{}", generous["id"].as_str().unwrap());
    assert_eq!(ada.get(&kept).await.ok()["hints"], true);
}

/// All its rows are written by then, and none of them stays: otherwise nothing could be brought back there.
#[tokio::test(flavor = "multi_thread")]
async fn a_backup_that_proves_wrong_at_its_end_leaves_nothing() {
    let mut house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let id = ada.started(json!(["me", "hotseat"])).await;
    let store = Store::open(&house.config.database).await.unwrap();
    let mut file = Vec::new();
    let rows = store.dump(&mut file).await.unwrap();
    store.close().await;
    house.stop().await;

    let text = String::from_utf8(file).unwrap();
    let (body, _) = text.trim_end().rsplit_once('\n').unwrap();
    let more = [
        json!(["sitters", {"match_id": id, "seat": 0, "ply": 1, "name": "Ada"}]),
        json!(["practice", {"match_id": id, "line": "[]"}]),
        json!(["notices", {"match_id": id, "at": 1, "changed": 1}]),
    ];
    let more = more.map(|row| row.to_string()).join("\n");
    let said = |count: u64| format!("{body}\n{more}\n{}\n", json!(["end", count]));
    let mut twin = House::open().await;
    twin.stop().await;
    let fresh = Store::open(&twin.config.database).await.unwrap();
    assert!(fresh.load(&mut said(rows + 4).as_bytes()).await.is_err());
    assert_eq!(fresh.load(&mut said(rows + 3).as_bytes()).await.unwrap(), rows + 3);
    fresh.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_doctor_finds_what_was_meddled_with() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let id = ada.started(json!(["me", "hotseat"])).await;
    let mut live = ada.live(&id).await;
    live.position().await;
    for ply in 0..5 {
        live.play(live.last["viewer"].as_u64().unwrap(), &pick(live.legal(), ply)).await;
        live.at(ply + 1).await;
    }
    let store = Store::open(&house.config.database).await.unwrap();
    assert_eq!(examine(&store).await.unwrap().to_string(), "1 matches, 5 plies\nall is well\n");
    store.write(vec![sql("delete from plies where n = 3", [])]).await.unwrap();
    let report = examine(&store).await.unwrap();
    assert!(report.problems[0].contains(&id), "{report}");
    store.close().await;
}
