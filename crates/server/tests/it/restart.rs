//! A server that stops and starts again has lost nothing.

use serde_json::json;

use crate::client::{Person, pick};
use crate::house::House;

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_keeps_people_tables_positions_and_the_way_back() {
    let mut house = House::open().await;
    let mut ada = Person::new(house.address(), "Ada").await;
    let id = ada.started(json!(["me", "hotseat"])).await;
    let mut live = ada.live(&id).await;
    live.position().await;
    live.ask(json!({"type": "chat", "text": "wait for me"})).await;
    while live.last["undo"].as_u64() < Some(2) || live.last["ply"].as_u64() < Some(40) {
        let ply = live.last["ply"].as_u64().unwrap();
        let seat = live.last["viewer"].as_u64().unwrap();
        let code = pick(live.legal(), ply);
        live.play(seat, &code).await;
        live.at(ply + 1).await;
    }
    house.restart().await;
    ada.address = house.address();
    assert_eq!(live.until(|message| message["type"] == "closing").await["type"], "closing");
    let mut again = ada.live(&id).await;
    let position = again.position().await;
    for field in ["ply", "hash", "decision", "view", "legal", "undo", "viewer", "mine"] {
        assert_eq!(position[field], live.last[field], "{field}");
    }
    let said = again.until(|message| message["type"] == "messages").await;
    assert_eq!(said["messages"][0]["text"], "wait for me");
    // Steps taken before the restart can still be taken back.
    let (ply, seat) = (position["ply"].as_u64().unwrap(), position["viewer"].clone());
    let answer = again.ask(json!({"type": "undo", "ply": ply, "seat": seat})).await;
    assert_eq!(answer["ply"], ply - 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_by_themselves_after_a_restart() {
    let mut house = House::open().await;
    let mut ada = Person::new(house.address(), "Ada").await;
    let id = ada.started(json!([{"bot": "random"}, {"bot": "random"}])).await;
    house.restart().await;
    ada.address = house.address();
    loop {
        let table = ada.get(&format!("/api/tables/{id}")).await.ok();
        if table["status"] == "over" {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_other_rules_would_play_differently_is_frozen_and_shown() {
    let mut house = House::open().await;
    let mut ada = Person::new(house.address(), "Ada").await;
    let id = ada.started(json!(["me", "hotseat"])).await;
    let mut live = ada.live(&id).await;
    live.position().await;
    while live.last["ply"] != 16 {
        let ply = live.last["ply"].as_u64().unwrap();
        let seat = live.last["viewer"].as_u64().unwrap();
        live.play(seat, &pick(live.legal(), ply)).await;
        live.at(ply + 1).await;
    }
    // As if these rules had led to another position once.
    let store = server::store::Store::open(&house.config.database).await.unwrap();
    let meddle = server::store::sql("update plies set hash = hash + 1 where n = 9", []);
    store.write(vec![meddle]).await.unwrap();
    store.close().await;
    house.restart().await;
    ada.address = house.address();
    let table = ada.get(&format!("/api/tables/{id}")).await.ok();
    assert_eq!(table["status"], "frozen");
    assert!(table["frozen"].as_str().unwrap().contains("ply 9"), "{}", table["frozen"]);
    let mut again = ada.live(&id).await;
    let position = again.position().await;
    assert_eq!(position["view"], live.last["view"], "shown as it was");
    assert_eq!((&position["legal"], &position["undo"]), (&json!([]), &json!(0)));
    let seat = live.last["viewer"].as_u64().unwrap();
    let code = live.legal()[0]["code"].clone();
    assert_eq!(again.play(seat, &code).await["kind"], "not_running");
}
