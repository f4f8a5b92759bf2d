//! Whole matches.

use serde_json::json;

use crate::client::{Live, Person, pick};
use crate::house::House;

/// Plays at random for one seat until the match is over; returns how many plies it made.
async fn play_out(mut live: Live, luck: u64) -> (Live, u64) {
    let mut made = 0;
    loop {
        live.position().await;
        if live.is_over() {
            return (live, made);
        }
        while !live.legal().is_empty() {
            let seat = live.last["viewer"].as_u64().unwrap();
            let ply = live.last["ply"].as_u64().unwrap();
            let code = pick(live.legal(), luck ^ ply);
            let answer = live.play(seat, &code).await;
            assert_eq!((&answer["type"], &answer["ply"]), (&json!("done"), &json!(ply + 1)));
            made += 1;
            live.at(ply + 1).await;
        }
        if live.is_over() {
            return (live, made);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn four_people_play_a_whole_match() {
    let house = House::open().await;
    let host = Person::new(house.address(), "Ada").await;
    let id = host.table(json!(["me", "open", "open", "open"])).await;
    let mut people = vec![host];
    for name in ["Bob", "Cy", "Dee"] {
        let person = Person::new(house.address(), name).await;
        person.post(&format!("/api/tables/{id}/join"), json!({})).await.ok();
        people.push(person);
    }
    let table = people[0].post_nothing(&format!("/api/tables/{id}/start")).await.ok();
    let commitment = table["seed_hash"].clone();
    assert!(table["seed"].is_null(), "the seed is a secret until the end");

    let mut players = Vec::new();
    for (luck, person) in (0..).zip(&people) {
        players.push(tokio::spawn(play_out(person.live(&id).await, luck * 1000)));
    }
    let mut made = 0;
    let mut ends = Vec::new();
    for player in players {
        let (live, plies) = player.await.unwrap();
        made += plies;
        ends.push(live.last.clone());
    }
    assert_eq!(made, ends[0]["ply"].as_u64().unwrap(), "every ply was made by one of the four");
    for end in &ends {
        assert_eq!(end["decision"], ends[0]["decision"]);
    }

    let table = people[1].get(&format!("/api/tables/{id}")).await.ok();
    assert_eq!(table["status"], "over");
    assert_eq!(table["standings"], ends[0]["decision"]["over"]);
    // Anyone can check now that the luck was fixed at the start.
    assert_eq!(table["seed_hash"], commitment);
    let record = people[2].get(&format!("/api/tables/{id}/record")).await;
    assert_eq!(record.status, 200);
    let record: engine::Record = record.text.parse().unwrap();
    assert_eq!(record.seed.to_string(), table["seed"].as_str().unwrap());
    let replayed = (arena::find("autobahn").unwrap().replay)(&record).unwrap();
    assert_eq!(u64::from(replayed.ply()), made);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_whole_match_with_every_module() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let bob = Person::new(house.address(), "Bob").await;
    let options = json!({"wine": true, "traffic": true, "services": true});
    let body =
        json!({"game": "autobahn", "options": options, "seats": ["open", "me"], "public": true});
    let table = ada.post("/api/tables", body).await.ok();
    let id = table["id"].as_str().unwrap();
    assert_eq!(table["options"]["wine"], true);
    assert_eq!(table["options"]["extra_tiles"], true, "what is not given has its default");
    bob.post(&format!("/api/tables/{id}/join"), json!({})).await.ok();
    ada.post_nothing(&format!("/api/tables/{id}/start")).await.ok();
    let one = tokio::spawn(play_out(ada.live(id).await, 1));
    let two = tokio::spawn(play_out(bob.live(id).await, 2));
    let ((one, first), (_, second)) = (one.await.unwrap(), two.await.unwrap());
    assert_eq!(one.last["ply"], first + second);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_plays_a_whole_solo_match() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let id = ada.started(json!(["me"])).await;
    let (live, made) = play_out(ada.live(&id).await, 4).await;
    assert_eq!(live.last["ply"], made);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_fill_the_seats_of_a_whole_match() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let id = ada.started(json!([{"bot": "greedy"}, "me", {"bot": "random"}])).await;
    let (live, made) = play_out(ada.live(&id).await, 5).await;
    assert!(made > 0 && live.last["ply"].as_u64().unwrap() > made);
    let by: Vec<_> = live.last["plies"].as_array().unwrap().iter().map(|ply| &ply["by"]).collect();
    assert!(!by.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_plays_two_seats_at_one_screen() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let id = ada.started(json!(["me", {"hotseat": "Bob"}])).await;
    let (live, made) = play_out(ada.live(&id).await, 9).await;
    assert_eq!(live.last["ply"].as_u64().unwrap(), made);
    assert_eq!(live.last["mine"], json!([0, 1]));
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_alone_play_while_somebody_watches() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let id = ada.started(json!([{"bot": "random"}, {"bot": "random"}])).await;
    let stranger = Person::stranger(house.address());
    let (live, made) = play_out(stranger.live(&id).await, 0).await;
    assert_eq!(made, 0);
    assert!(live.last["viewer"].is_null());
}
