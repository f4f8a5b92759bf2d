//! A turn is a draft: step back, start again, up to the barrier.

use serde_json::{Value, json};

use crate::client::{Live, Person, pick};
use crate::house::House;

async fn alone(house: &House) -> (String, Person, Live) {
    let ada = Person::new(house.address(), "Ada").await;
    let id = ada.started(json!(["me", "hotseat"])).await;
    let mut live = ada.live(&id).await;
    live.position().await;
    (id, ada, live)
}

/// Plays at random until `enough`.
async fn play_until(live: &mut Live, luck: u64, mut enough: impl FnMut(&Value) -> bool) {
    while !enough(&live.last) {
        assert!(!live.is_over(), "it never came to that");
        let ply = live.last["ply"].as_u64().unwrap();
        let seat = live.last["viewer"].as_u64().unwrap();
        let code = pick(live.legal(), luck + ply);
        assert_eq!(live.play(seat, &code).await["type"], "done");
        live.at(ply + 1).await;
    }
}

fn shown(position: &Value) -> [&Value; 5] {
    ["ply", "hash", "decision", "view", "legal"].map(|field| &position[field])
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_goes_back_to_the_barrier_and_no_further() {
    let house = House::open().await;
    let (id, ada, mut live) = alone(&house).await;
    let mut seen: Vec<Value> = Vec::new();
    play_until(&mut live, 1, |position| {
        seen.push(position.clone());
        position["undo"].as_u64() >= Some(2)
    })
    .await;
    let seat = live.last["viewer"].clone();
    let mut left = live.last["undo"].as_u64().unwrap();
    while left > 0 {
        let ply = live.last["ply"].as_u64().unwrap();
        let answer = live.ask(json!({"type": "undo", "ply": ply, "seat": seat})).await;
        assert_eq!((&answer["type"], &answer["ply"]), (&json!("done"), &json!(ply - 1)));
        while live.last["ply"] != ply - 1 {
            live.position().await;
        }
        assert_eq!(live.last["back"], true);
        let then = seen.iter().find(|position| position["ply"] == ply - 1).unwrap();
        assert_eq!(shown(&live.last), shown(then), "it is as it was");
        left -= 1;
        assert_eq!(live.last["undo"], left);
    }
    let ply = live.last["ply"].as_u64().unwrap();
    let refused = live.ask(json!({"type": "undo", "ply": ply, "seat": seat})).await;
    let kind = refused["kind"].as_str().unwrap();
    assert!(["barrier", "not_your_ply", "nothing_to_undo"].contains(&kind), "{kind}");
    // What was taken back is gone for good, for a newcomer too.
    assert_eq!(ada.get(&format!("/api/tables/{id}")).await.ok()["ply"], ply);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_starts_again_and_may_then_go_another_way() {
    let house = House::open().await;
    let (_id, _ada, mut live) = alone(&house).await;
    play_until(&mut live, 2, |position| position["undo"].as_u64() >= Some(2)).await;
    let (seat, ply, undo) = (
        live.last["viewer"].clone(),
        live.last["ply"].as_u64().unwrap(),
        live.last["undo"].as_u64().unwrap(),
    );
    let answer = live.ask(json!({"type": "restart_turn", "ply": ply, "seat": seat})).await;
    assert_eq!(answer["ply"], ply - undo);
    while live.last["ply"] != ply - undo {
        live.position().await;
    }
    assert_eq!(live.last["undo"], 0);
    play_until(&mut live, 77, |position| position["ply"].as_u64() > Some(ply + 5)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_only_choice_is_made_by_itself_if_so_wished() {
    let house = House::open().await;
    let (_id, _ada, mut live) = alone(&house).await;
    for seat in [0, 1] {
        let answer = live.ask(json!({"type": "auto", "seat": seat, "on": true})).await;
        assert_eq!(answer["type"], "done");
    }
    let mut made_by_itself = 0;
    let luck = 3;
    while !live.is_over() {
        let ply = live.last["ply"].as_u64().unwrap();
        if live.legal().len() == 1 {
            // It will not stay like this.
            live.position().await;
            continue;
        }
        let seat = live.last["viewer"].as_u64().unwrap();
        let code = pick(live.legal(), luck + ply);
        assert_eq!(live.play(seat, &code).await["type"], "done");
        live.at(ply + 1).await;
        let plies = live.last["plies"].as_array().unwrap();
        made_by_itself += plies.iter().filter(|ply| ply["by"] == "auto").count();
    }
    assert!(made_by_itself > 10, "{made_by_itself}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_says_why_not() {
    let house = House::open().await;
    let (_id, _ada, mut live) = alone(&house).await;
    let start = live.legal()[0].clone();
    let why = live.ask(json!({"type": "why", "seat": 0, "text": start["text"]})).await;
    assert_eq!(why["legal"], live.last["viewer"] == 0);
    play_until(&mut live, 4, |position| position["ply"] == 10).await;
    let seat = live.last["viewer"].clone();
    let why = live.ask(json!({"type": "why", "seat": seat, "text": start["text"]})).await;
    assert_eq!(why["legal"], false);
    assert!(why["reason"].is_string() && !why["why"].is_null(), "{why}");
    let played = live.play(seat.as_u64().unwrap(), &start["code"]).await;
    assert_eq!((&played["kind"], &played["why"]), (&json!("illegal"), &why["why"]));
    for text in ["", "no such thing", &"x".repeat(1_000)] {
        let why = live.ask(json!({"type": "why", "seat": seat, "text": text})).await;
        assert_eq!(why["kind"], "unknown_action", "{why}");
    }
}
