//! Sockets: resuming, watching, looking back, talking.

use serde_json::{Value, json};

use crate::client::{Live, Person, pick};
use crate::house::House;

async fn play(live: &mut Live, plies: u64) {
    for _ in 0..plies {
        let ply = live.last["ply"].as_u64().unwrap();
        let seat = live.last["viewer"].as_u64().unwrap();
        let code = pick(live.legal(), ply);
        assert_eq!(live.play(seat, &code).await["type"], "done");
        live.at(ply + 1).await;
    }
}

async fn alone(house: &House) -> (String, Person, Live) {
    let ada = Person::new(house.address(), "Ada").await;
    let id = ada.started(json!(["me", "hotseat", "hotseat"])).await;
    let mut live = ada.live(&id).await;
    live.position().await;
    (id, ada, live)
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_gets_all_that_happened_meanwhile() {
    let house = House::open().await;
    let (id, ada, mut live) = alone(&house).await;
    play(&mut live, 60).await;
    // Fewer plies than the room keeps at hand, and more.
    for since in [57u64, 20, 0] {
        let mut back = ada.live_with(&id, &format!("?ply={since}")).await.unwrap();
        let position = back.position().await;
        let numbers: Vec<_> =
            position["plies"].as_array().unwrap().iter().map(|ply| ply["n"].as_u64()).collect();
        assert_eq!(numbers, (since + 1..=60).map(Some).collect::<Vec<_>>());
        assert_eq!(position["view"], live.last["view"]);
        assert!(position["plies"].as_array().unwrap().iter().any(|ply| ply["events"] != json!([])));
    }
    let mut beyond = ada.live_with(&id, "?ply=999").await.unwrap();
    assert_eq!(beyond.position().await["back"], true);
    let mut fresh = ada.live(&id).await;
    assert_eq!(fresh.position().await["plies"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn kept_events_equal_replayed_ones() {
    let house = House::open().await;
    let (id, ada, mut live) = alone(&house).await;
    let mut heard: Vec<Value> = Vec::new();
    for _ in 0..50 {
        play(&mut live, 1).await;
        heard.extend(live.last["plies"].as_array().unwrap().iter().cloned());
    }
    let strip = |plies: &[Value]| -> Vec<_> {
        plies.iter().map(|ply| (ply["n"].clone(), ply["events"].clone())).collect()
    };
    let mut again = ada.live_with(&id, "?ply=0").await.unwrap();
    let told = again.position().await["plies"].as_array().unwrap().clone();
    assert_eq!(strip(&told), strip(&heard));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_earlier_ply_can_be_looked_at() {
    let house = House::open().await;
    let (id, _ada, mut live) = alone(&house).await;
    let mut watcher = Person::stranger(house.address()).live(&id).await;
    let mut seen = vec![watcher.position().await];
    for ply in 1..=20 {
        play(&mut live, 1).await;
        seen.push(watcher.at(ply).await);
    }
    for (ply, then) in seen.iter().enumerate() {
        let past = watcher.ask(json!({"type": "history", "ply": ply})).await;
        assert_eq!((&past["ply"], &past["of"]), (&json!(ply), &json!(20)));
        assert_eq!((&past["view"], &past["decision"]), (&then["view"], &then["decision"]));
        assert_eq!(past["viewer"], Value::Null);
        let plies: Vec<&Value> =
            past["plies"].as_array().unwrap().iter().map(|it| &it["n"]).collect();
        assert_eq!(plies, (1..=ply).collect::<Vec<_>>(), "what led there, for the log");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_watcher_sees_every_ply_but_no_choice_and_no_code() {
    let house = House::open().await;
    let (id, _ada, mut live) = alone(&house).await;
    let mut watcher = Person::stranger(house.address()).live(&id).await;
    watcher.position().await;
    play(&mut live, 10).await;
    let position = watcher.at(10).await;
    assert_eq!((&position["legal"], &position["undo"]), (&json!([]), &json!(0)));
    assert_eq!((&position["viewer"], &position["mine"]), (&Value::Null, &json!([])));
    for ply in position["plies"].as_array().unwrap() {
        assert!(ply.get("code").is_none() && ply.get("text").is_none(), "{ply}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_may_look_through_each_own_seat() {
    let house = House::open().await;
    let (_id, _ada, mut live) = alone(&house).await;
    for seat in [2, 0, 1] {
        live.say(json!({"type": "look", "seat": seat}).to_string()).await;
        let position = live.position().await;
        assert_eq!(position["viewer"], seat);
        assert_eq!(position["view"]["viewer"], seat);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn talk_is_kept_and_not_too_fast() {
    let house = House::open().await;
    let (id, ada, mut live) = alone(&house).await;
    assert_eq!(live.ask(json!({"type": "chat", "text": " good luck "})).await["type"], "done");
    let eve = Person::new(house.address(), "Eve").await;
    let mut watcher = eve.live(&id).await;
    let said = watcher.until(|message| message["type"] == "messages").await;
    let said = &said["messages"][0];
    assert_eq!((&said["text"], &said["name"]), (&json!("good luck"), &json!("Ada")));
    assert_eq!((&said["n"], &said["seat"]), (&json!(1), &json!(0)));
    let refused = watcher.ask(json!({"type": "chat", "text": "hello"})).await;
    assert_eq!(refused["kind"], "forbidden", "only people at the table talk");
    for text in ["", " ", "\u{7}", &"x".repeat(501)] {
        assert_eq!(live.ask(json!({"type": "chat", "text": text})).await["type"], "error");
    }
    let mut kinds = Vec::new();
    for n in 0..8 {
        let answer = live.ask(json!({"type": "chat", "text": format!("message {n}")})).await;
        kinds.push(answer["kind"].as_str().unwrap_or("").to_owned());
    }
    assert!(kinds.contains(&"too_many".to_owned()), "{kinds:?}");
    let mut again = ada.live(&id).await;
    let said = again.until(|message| message["type"] == "messages").await;
    assert_eq!(said["messages"][1]["text"], "message 0");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_see_who_is_there() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let bob = Person::new(house.address(), "Bob").await;
    let id = ada.table(json!(["me", "open"])).await;
    bob.post(&format!("/api/tables/{id}/join"), json!({})).await.ok();
    let mut live = ada.live(&id).await;
    let online =
        |want: bool| move |message: &Value| message["table"]["seats"][1]["online"] == json!(want);
    live.until(online(false)).await;
    let there = bob.live(&id).await;
    live.until(online(true)).await;
    drop(there);
    live.until(online(false)).await;
}
