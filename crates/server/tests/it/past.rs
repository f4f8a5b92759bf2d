//! What a match keeps of its past: every ply, who sat where, and whether its luck was chosen.

use serde_json::{Value, json};

use crate::client::Person;
use crate::house::House;

const SEED: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

fn practice(line: &[Value]) -> Value {
    json!({"game": "autobahn", "seats": ["me", {"bot": "random"}], "start": true,
           "practice": {"seed": SEED, "line": line}})
}

#[tokio::test(flavor = "multi_thread")]
async fn a_visitor_arrives_without_being_refused_and_nobody_is_renamed() {
    let house = House::open().await;
    let mut eve = Person::stranger(house.address());
    let answer = eve.send("PUT", "/api/me", None).await;
    eve.keep_cookie(&answer);
    let me = answer.ok();
    assert_eq!(me["name"], "");
    eve.post("/api/me", json!({"name": "Eve"})).await.ok();
    let again = eve.send("PUT", "/api/me", None).await.ok();
    assert_eq!((&again["id"], &again["name"]), (&me["id"], &json!("Eve")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_private_unless_it_says_otherwise() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let bob = Person::new(house.address(), "Bob").await;
    let body = json!({"game": "autobahn", "seats": ["me", "open"]});
    let table = ada.post("/api/tables", body).await.ok();
    assert_eq!(table["public"], false);
    let id = table["id"].as_str().unwrap();
    let listed = bob.get("/api/tables?open=true").await.ok();
    assert_eq!(listed["tables"], json!([]));
    bob.post(&format!("/api/tables/{id}/join"), json!({})).await.refused(404, "not_found");
    let token = table["invite"]["table"].as_str().unwrap();
    assert_eq!(
        bob.post(&format!("/api/invites/{token}"), json!({})).await.ok()["mine"],
        json!([1])
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn practice_says_so_and_is_for_one_person_and_bots() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let first = ada.post("/api/tables", practice(&[])).await.ok();
    assert_eq!((&first["practice"], &first["public"]), (&json!(true), &json!(false)));
    let second = ada.post("/api/tables", practice(&[])).await.ok();
    assert_eq!(second["seed_hash"], first["seed_hash"]);

    let mut with = practice(&[]);
    with["seats"] = json!(["me", "hotseat"]);
    ada.post("/api/tables", with).await.refused(400, "bad_setup");
    let mut with = practice(&[]);
    with["practice"]["seed"] = json!("short");
    ada.post("/api/tables", with).await.refused(400, "malformed");
    let with = practice(&vec![json!(1); 4001]);
    ada.post("/api/tables", with).await.refused(400, "bad_setup");
    let mut with = practice(&[]);
    with["commitment"] = json!(SEED);
    ada.post("/api/tables", with).await.refused(400, "bad_setup");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bots_of_a_line_play_it_whatever_they_think() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    // Bots alone to the end: all codes are open then.
    let seats = json!([{"bot": "random"}, {"bot": "random"}]);
    let body = json!({"game": "autobahn", "seats": seats, "start": true, "public": true});
    let over = ada.post("/api/tables", body).await.ok();
    let mut live = ada.live(over["id"].as_str().unwrap()).await;
    live.until(|message| message["table"]["status"] == "over").await;
    let seed = live.table["seed"].clone();
    let told = live.ask(json!({"type": "plies", "since": 0, "watch": "/players/*/money"})).await;
    let plies = told["plies"].as_array().unwrap();
    assert_eq!((plies.len(), &plies[0]["n"]), (200, &json!(1)));
    assert!(plies[0]["seen"].is_array(), "what is watched is told at first");
    let seen = plies.iter().filter(|it| !it["seen"].is_null()).count();
    assert!((2..200).contains(&seen), "and when it changes: {seen}");
    let last = live.ask(json!({"type": "plies", "since": told["of"]})).await;
    assert_eq!(last["plies"], json!([]));
    let bad = live.ask(json!({"type": "plies", "since": 0, "watch": "players"})).await;
    assert_eq!(bad["kind"], "malformed");

    // I play the first seat of that match, and the bot, which is another kind, the second.
    let line: Vec<Value> = plies.iter().map(|it| it["code"].clone()).collect();
    let body = json!({"game": "autobahn", "seats": ["me", {"bot": "greedy"}], "start": true,
                      "practice": {"seed": seed, "line": line}});
    let again = ada.post("/api/tables", body).await.ok();
    let mut live = ada.live(again["id"].as_str().unwrap()).await;
    let upto = 60;
    loop {
        let position = live.position().await;
        let ply = position["ply"].as_u64().unwrap();
        if ply >= upto {
            break;
        }
        if position["legal"][0].is_object() {
            live.play(0, &line[usize::try_from(ply).unwrap()]).await;
        }
    }
    let told = live.ask(json!({"type": "plies", "since": 0})).await;
    for (then, now) in plies.iter().zip(told["plies"].as_array().unwrap()).take(60) {
        assert_eq!((&then["seat"], &then["events"]), (&now["seat"], &now["events"]));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_left_is_still_told_of_by_name_until_forgotten() {
    let mut house = House::open().await;
    let mut ada = Person::new(house.address(), "Ada").await;
    let mut bob = Person::new(house.address(), "Bob").await;
    let id = ada.started_with(&[&bob]).await;
    let left = bob.post_nothing(&format!("/api/tables/{id}/leave")).await.ok();
    assert_eq!(
        (&left["seats"][1]["who"], &left["seats"][1]["name"]),
        (&json!("gone"), &json!("Bob"))
    );
    let vote = json!({"by": "bot", "bot": "random"});
    let path = format!("/api/tables/{id}/seats/1/takeover");
    let table = ada.post(&path, vote).await.ok();
    assert_eq!(table["seats"][1]["bot"], "random");
    assert_eq!(table["before"], json!([{"seat": 1, "until": 0, "name": "Bob"}]));
    house.restart().await;
    (ada.address, bob.address) = (house.address(), house.address());
    let table = ada.get(&format!("/api/tables/{id}")).await.ok();
    assert_eq!(table["before"][0]["name"], "Bob");
    let kept = bob.get("/api/me/export").await.ok();
    assert_eq!(kept["tables"], json!([id]), "a table one has left is still one's own data");
    assert_eq!(bob.send("DELETE", "/api/me", None).await.status, 204);
    let table = ada.get(&format!("/api/tables/{id}")).await.ok();
    assert_eq!(table["before"], json!([{"seat": 1, "until": 0}]));
}
