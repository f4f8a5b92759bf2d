//! Hints, outlooks and reviews: who gets them, and what is in them.

use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::client::Person;
use crate::house::House;

async fn table(host: &Person, game: &str, seats: Value) -> String {
    let body = json!({"game": game, "seats": seats, "public": true, "start": true});
    host.post("/api/tables", body).await.ok()["id"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_shows_turns_that_can_be_played() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    for game in ["autobahn", "automobile", "trainrush"] {
        let id = table(&ada, game, json!(["me", {"bot": "random"}])).await;
        let mut live = ada.live(&id).await;
        live.position().await;
        while live.legal().is_empty() {
            live.position().await;
        }
        let ply = live.last["ply"].as_u64().unwrap();
        let path = format!("/api/tables/{id}/hint?seat=0&ply={ply}");
        let hint = ada.get(&path).await.ok();
        let turns = hint["turns"].as_array().unwrap();
        assert!((1..=3).contains(&turns.len()), "{game}: {} turns", turns.len());
        for turn in turns {
            let first = turn["codes"][0].clone();
            assert!(live.legal().iter().any(|it| it["code"] == first), "{game}: {first}");
            let lengths = ["codes", "actions"].map(|list| turn[list].as_array().unwrap().len());
            assert_eq!(lengths[0], lengths[1]);
            assert!(turn["view"]["players"].is_array(), "{game}");
            assert_eq!(
                turn["outlook"]["categories"].as_array().unwrap().len(),
                hint["categories"].as_array().unwrap().len()
            );
        }
        // The same again, and nothing for another position, another's seat or a stranger.
        assert_eq!(ada.get(&path).await.ok(), hint);
        let other = format!("/api/tables/{id}/hint?seat=0&ply={}", ply + 1);
        ada.get(&other).await.refused(409, "stale");
        let other = format!("/api/tables/{id}/hint?seat=1&ply={ply}");
        ada.get(&other).await.refused(403, "not_your_seat");
        let bob = Person::new(house.address(), "Bob").await;
        bob.get(&path).await.refused(403, "not_your_seat");
        // Against bots the outlook is open to the one player; whoever looks on is told of chances only.
        let outlook = format!("/api/tables/{id}/outlook?ply={ply}");
        let expected = ada.get(&outlook).await.ok();
        assert_eq!(expected["outlooks"].as_array().unwrap().len(), 2);
        assert!(expected["outlooks"][0]["score"].is_i64());
        let chances = bob.get(&outlook).await.ok();
        for it in chances["outlooks"].as_array().unwrap() {
            assert_eq!(it.as_object().unwrap().keys().collect::<Vec<_>>(), ["win"], "{game}");
        }
        assert_eq!(bob.get(&outlook).await.ok(), chances, "{game}: the same again");
        let later = format!("/api/tables/{id}/outlook?ply={}", ply + 1000);
        bob.get(&later).await.refused(404, "not_found");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_that_is_asked_for_a_hundred_times_is_thought_about_once() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let id = table(&ada, "trainrush", json!(["me", {"bot": "random"}, {"bot": "random"}])).await;
    let mut live = ada.live(&id).await;
    live.position().await;
    while live.legal().is_empty() {
        live.position().await;
    }
    let path = format!("/api/tables/{id}/hint?seat=0&ply={}", live.last["ply"]);
    let one = ada.get(&path).await.ok();
    let answers = join_all((0..100).map(|_| ada.get(&path))).await;
    let right = answers.iter().filter(|it| it.status == 200).count();
    assert!(right > 0, "whoever asked last is answered");
    assert!(right < 50, "{right} answers were thought out");
    for it in answers {
        match it.status {
            200 => assert_eq!(it.ok(), one),
            _ => it.refused(503, "busy"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_advised_against_other_people() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let bob = Person::new(house.address(), "Bob").await;
    let id = ada.started_with(&[&bob]).await;
    for (person, seat) in [(&ada, 0), (&bob, 1)] {
        let path = format!("/api/tables/{id}/hint?seat={seat}&ply=0");
        person.get(&path).await.refused(403, "no_hints");
        let path = format!("/api/tables/{id}/outlook?ply=0");
        person.get(&path).await.refused(403, "forbidden");
        let path = format!("/api/tables/{id}/review");
        person.get(&path).await.refused(409, "not_running");
    }
    // Whoever looks on may, but whoever has a seat may not, whatever else they say.
    let path = format!("/api/tables/{id}/outlook");
    let eve = Person::new(house.address(), "Eve").await;
    for watcher in [&eve, &Person::stranger(house.address())] {
        let chances = watcher.get(&path).await.ok();
        assert_eq!(chances["outlooks"].as_array().unwrap().len(), 2);
        assert!(chances["outlooks"][0].get("score").is_none());
    }
    // At a private table nobody is told even that it is there.
    let body = json!({"game": "autobahn", "seats": ["me", {"bot": "random"}], "start": true});
    let id = ada.post("/api/tables", body).await.ok()["id"].as_str().unwrap().to_owned();
    eve.get(&format!("/api/tables/{id}/outlook")).await.refused(404, "not_found");
    eve.get(&format!("/api/tables/{id}/hint?seat=0&ply=0")).await.refused(404, "not_found");
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_table_allows_it_everybody_gets_hints_for_their_own_turns() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let bob = Person::new(house.address(), "Bob").await;
    let eve = Person::new(house.address(), "Eve").await;
    let body =
        |game: &str| json!({"game": game, "seats": ["me", "open"], "public": true, "hints": true});
    for game in ["autobahn", "automobile", "trainrush"] {
        let table = ada.post("/api/tables", body(game)).await.ok();
        let id = table["id"].as_str().unwrap();
        // Who sits down knows it.
        let listed = bob.get("/api/tables?open=true").await.ok();
        let listed = listed["tables"].as_array().unwrap().iter().find(|it| it["id"] == id).unwrap();
        assert_eq!(listed["hints"], true);
        bob.post(&format!("/api/tables/{id}/join"), json!({})).await.ok();
        let hint = |seat: u64, ply: u64| format!("/api/tables/{id}/hint?seat={seat}&ply={ply}");
        ada.get(&hint(0, 0)).await.refused(409, "not_running");
        assert_eq!(
            ada.post(&format!("/api/tables/{id}/start"), json!({})).await.ok()["hints"],
            true
        );
        let mut lives = [ada.live(id).await, bob.live(id).await];
        let mut asked = [0, 0];
        for ply in 0..24 {
            let mut to_move = Vec::new();
            for (seat, live) in lives.iter_mut().enumerate() {
                live.at(ply).await;
                if !live.legal().is_empty() {
                    to_move.push(seat);
                }
            }
            let seat = to_move[0];
            let (person, other) = [(&ada, &bob), (&bob, &ada)][seat];
            let (own, foreign) = (seat as u64, 1 - seat as u64);
            let path = hint(own, ply);
            if asked[seat] < 2 {
                asked[seat] += 1;
                let said = person.get(&path).await.ok();
                for turn in said["turns"].as_array().unwrap() {
                    let first = &turn["codes"][0];
                    assert!(lives[seat].legal().iter().any(|it| it["code"] == *first), "{game}");
                    // What a seat alone knows stays so in the picture of its turn.
                    let own = |seat: usize| &turn["view"]["players"][seat]["own"];
                    if game == "trainrush" {
                        assert!(own(seat).is_object() && own(1 - seat).is_null(), "{turn}");
                    }
                }
                // Not to the other one, not for the other's turn, not to whoever looks on.
                other.get(&path).await.refused(403, "not_your_seat");
                if !to_move.contains(&(foreign as usize)) {
                    other.get(&hint(foreign, ply)).await.refused(409, "not_your_turn");
                }
                eve.get(&path).await.refused(403, "not_your_seat");
                Person::stranger(house.address()).get(&path).await.refused(401, "unidentified");
                person.get(&hint(own, ply + 1)).await.refused(409, "stale");
                // It allows hints, and tells nobody who plays of the chances of others.
                let outlook = format!("/api/tables/{id}/outlook");
                person.get(&outlook).await.refused(403, "forbidden");
            }
            if asked == [2, 2] {
                break;
            }
            let code = lives[seat].legal()[0]["code"].clone();
            lives[seat].play(own, &code).await;
        }
        assert_eq!(asked, [2, 2], "{game}: both have asked");
        // A seat at one table is none at another.
        let other = eve.post("/api/tables", body(game)).await.ok();
        let other = other["id"].as_str().unwrap();
        let path = format!("/api/tables/{other}/hint?seat=0&ply=0");
        ada.get(&path).await.refused(403, "not_your_seat");
    }
    let wrong = json!({"game": "autobahn", "seats": ["me", "open"], "hints": "yes"});
    ada.post("/api/tables", wrong).await.refused(400, "malformed");
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_are_a_table_s_own_choice_and_are_kept() {
    let mut house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let bots = json!([{"bot": "random"}, {"bot": "random"}]);
    let body = json!({"game": "automobile", "seats": bots, "hints": true, "start": true});
    let id = ada.post("/api/tables", body).await.ok()["id"].as_str().unwrap().to_owned();
    let mut live = ada.live(&id).await;
    live.until(|message| message["table"]["status"] == "over").await;
    drop(live);
    house.stop().await;
    house.start().await;
    let ada = Person { address: house.address(), ..ada };
    assert_eq!(ada.get(&format!("/api/tables/{id}")).await.ok()["hints"], true);
    let next = ada.post_nothing(&format!("/api/tables/{id}/rematch")).await.ok();
    assert_eq!(next["hints"], true, "the same people, the same house");
    // Whoever plays on alone needs no leave, and a table says nothing of it unless it was wished for.
    let branch = json!({"ply": 4, "seat": 0, "bot": "random"});
    let branch = ada.post(&format!("/api/tables/{id}/branch"), branch).await.ok();
    assert!(branch.get("hints").is_none());
    let plain = json!({"game": "automobile", "seats": ["me", "open"]});
    assert!(ada.post("/api/tables", plain).await.ok().get("hints").is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_tells_every_turn_of_a_finished_match() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let id = table(&ada, "automobile", json!([{"bot": "random"}, {"bot": "random"}])).await;
    let mut live = ada.live(&id).await;
    live.until(|message| message["table"]["status"] == "over").await;
    let plies = live.table["ply"].as_u64().unwrap();

    let stranger = Person::stranger(house.address());
    let answer = stranger.get(&format!("/api/tables/{id}/review")).await;
    assert_eq!(answer.status, 200);
    // It comes in chunks, between whose lengths the lines are.
    let lines = answer.text.lines().filter(|line| line.starts_with('{'));
    let lines: Vec<Value> = lines.map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines[0]["plies"], plies);
    let turns = &lines[1..lines.len() - 1];
    // Turn after turn, none left out.
    let mut next = 1;
    for turn in turns {
        assert_eq!(turn["first"], next);
        next = turn["last"].as_u64().unwrap() + 1;
        assert_eq!(turn["outlooks"].as_array().unwrap().len(), 2);
    }
    assert_eq!(next, plies + 1);
    let habits = lines.last().unwrap()["habits"].as_array().unwrap();
    assert_eq!(habits.len(), 2);
    let lost: i64 = turns.iter().map(|turn| turn["lost"].as_i64().unwrap()).sum();
    assert_eq!(lost, habits.iter().map(|it| it["lost"].as_i64().unwrap()).sum::<i64>());
    assert!(lost > 0, "who plays at random loses points");

    // What was better can be had as it would have looked, by anybody, through anybody's eyes.
    let path = |turn: &Value, more: &str| {
        let codes: Vec<String> =
            turn["better"]["codes"].as_array().unwrap().iter().map(Value::to_string).collect();
        let (ply, seat) = (turn["first"].as_u64().unwrap() - 1, &turn["seat"]);
        format!("/api/tables/{id}/line?ply={ply}&seat={seat}&codes={}{more}", codes.join(","))
    };
    let better: Vec<&Value> = turns.iter().filter(|turn| !turn["better"].is_null()).collect();
    assert!(better.len() > 5);
    for turn in &better[..5] {
        let codes = turn["better"]["codes"].as_array().unwrap().len();
        for more in ["", "&viewer=0", "&viewer=1"] {
            let line = stranger.get(&path(turn, more)).await.ok();
            let [elements, steps] =
                ["elements", "steps"].map(|it| line[it].as_array().unwrap().len());
            assert!(0 < elements && elements <= codes && steps == elements, "{line}");
            assert_eq!(line["view"]["players"].as_array().unwrap().len(), 2);
        }
    }
    // Nothing else than that.
    let turn = better[0];
    stranger.get(&path(turn, "&viewer=2")).await.refused(409, "no_such_seat");
    let (ply, seat) = (turn["first"].as_u64().unwrap() - 1, turn["seat"].as_u64().unwrap());
    let line = |ply: u64, seat: u64, codes: &str| {
        format!("/api/tables/{id}/line?ply={ply}&seat={seat}&codes={codes}")
    };
    for codes in ["", "x", "1,", "-1", "4294967296", &vec!["1"; 201].join(",")] {
        stranger.get(&line(ply, seat, codes)).await.refused(400, "malformed");
    }
    for codes in ["4294967295", "0,0,0"] {
        let nothing = stranger.get(&line(ply, seat, codes)).await.ok();
        assert_eq!(nothing["elements"].as_array().unwrap().len(), 0, "{codes}");
    }
    stranger.get(&line(ply, 1 - seat, "1")).await.refused(409, "not_your_turn");
    stranger.get(&line(plies + 1, seat, "1")).await.refused(404, "not_found");
    let body = json!({"game": "automobile", "seats": ["me", {"bot": "random"}], "public": true, "start": true});
    let id = ada.post("/api/tables", body).await.ok()["id"].as_str().unwrap().to_owned();
    for person in [&ada, &stranger] {
        let path = format!("/api/tables/{id}/line?ply=0&seat=0&codes=1");
        person.get(&path).await.refused(409, "not_running");
    }
}
