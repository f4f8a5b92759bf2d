//! Whatever is wrong gets its typed error and changes nothing.

use serde_json::{Value, json};

use crate::client::{Live, Person, raw};
use crate::house::House;

async fn table_of_two(house: &House) -> (String, Person, Person) {
    let ada = Person::new(house.address(), "Ada").await;
    let bob = Person::new(house.address(), "Bob").await;
    let id = ada.started_with(&[&bob]).await;
    (id, ada, bob)
}

#[track_caller]
fn error(answer: &Value, kind: &str) {
    assert_eq!((&answer["type"], &answer["kind"]), (&json!("error"), &json!(kind)), "{answer}");
    assert!(answer["reason"].as_str().is_some_and(|reason| !reason.is_empty()), "{answer}");
}

/// Who is to move, who is not.
async fn by_turn(id: &str, ada: &Person, bob: &Person) -> (Live, Live) {
    let (mut one, mut two) = (ada.live(id).await, bob.live(id).await);
    one.position().await;
    two.position().await;
    if one.legal().is_empty() { (two, one) } else { (one, two) }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bad_play_is_refused_by_name_and_changes_nothing() {
    let house = House::open().await;
    let (id, ada, bob) = table_of_two(&house).await;
    let (mut mover, mut other) = by_turn(&id, &ada, &bob).await;
    let (seat, foe) = (mover.last["viewer"].clone(), other.last["viewer"].clone());
    let code = mover.legal()[0]["code"].clone();
    let before = mover.last.clone();

    let late = json!({"type": "play", "ply": 7, "seat": seat, "code": code});
    error(&mover.ask(late).await, "stale");
    let taken_back =
        json!({"type": "play", "ply": 0, "hash": "0000000000000000", "seat": seat, "code": code});
    error(&mover.ask(taken_back).await, "stale");
    let foreign = json!({"type": "play", "ply": 0, "seat": seat, "code": code});
    error(&other.ask(foreign).await, "not_your_seat");
    let early = json!({"type": "play", "ply": 0, "seat": foe, "code": code});
    error(&other.ask(early).await, "not_your_turn");
    let unheard = json!({"type": "play", "ply": 0, "seat": seat, "code": u32::MAX});
    error(&mover.ask(unheard).await, "unknown_action");
    let nowhere = json!({"type": "play", "ply": 0, "seat": 200, "code": code});
    error(&mover.ask(nowhere).await, "not_your_seat");
    error(&mover.ask(json!({"type": "undo", "ply": 0, "seat": seat})).await, "nothing_to_undo");
    error(&mover.ask(json!({"type": "history", "ply": 1})).await, "not_found");
    error(&mover.ask(json!({"type": "look", "seat": foe})).await, "not_your_seat");

    let mut watcher = Person::stranger(house.address()).live(&id).await;
    watcher.position().await;
    let play = json!({"type": "play", "ply": 0, "seat": seat, "code": code});
    error(&watcher.ask(play).await, "unidentified");
    error(&watcher.ask(json!({"type": "chat", "text": "hi"})).await, "unidentified");

    mover.ask(json!({"type": "sync", "ply": 0})).await;
    assert_eq!(mover.last, before, "nothing has changed");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_play_counts_once() {
    let house = House::open().await;
    let (id, ada, bob) = table_of_two(&house).await;
    let (mut mover, _other) = by_turn(&id, &ada, &bob).await;
    let (seat, code) = (mover.last["viewer"].clone(), mover.legal()[0]["code"].clone());
    let play = json!({"type": "play", "ply": 0, "seat": seat, "code": code});
    assert_eq!(mover.ask(play.clone()).await["ply"], 1);
    error(&mover.ask(play).await, "stale");
    let table = ada.get(&format!("/api/tables/{id}")).await.ok();
    assert_eq!(table["ply"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_play_repeated_under_its_key_is_told_what_became_of_it() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let id = ada.started(json!(["me", "hotseat"])).await;
    let mut live = ada.live(&id).await;
    // Until something can be taken back.
    live.position().await;
    let mut play = Value::Null;
    while live.last["undo"] == 0 {
        let (ply, hash, seat) = (&live.last["ply"], &live.last["hash"], &live.last["viewer"]);
        let (code, key) = (&live.legal()[0]["code"], format!("the-key-{ply}"));
        play = json!({"type": "play", "ply": ply, "hash": hash, "seat": seat, "code": code, "key": key});
        let after = ply.as_u64().unwrap() + 1;
        assert_eq!(live.ask(play.clone()).await["ply"], after);
        live.at(after).await;
    }
    let (ply, seat) = (live.last["ply"].clone(), live.last["viewer"].clone());
    let again = live.ask(play.clone()).await;
    assert_eq!((&again["type"], &again["ply"]), (&json!("done"), &ply));
    let foreign = json!({"type": "play", "ply": 0, "seat": seat, "code": 0, "key": "another-key"});
    error(&live.ask(foreign).await, "stale");
    // A late repetition does not play again what was taken back since.
    let back = ply.as_u64().unwrap() - 1;
    assert_eq!(live.ask(json!({"type": "undo", "ply": ply, "seat": seat})).await["ply"], back);
    assert_eq!(live.ask(play.clone()).await["ply"], ply);
    assert_eq!(live.ask(json!({"type": "sync", "ply": 0})).await["ply"], back);
    // A key answers for the request it was made for, and for no other.
    let mut other = play.clone();
    other["code"] = json!(0);
    error(&live.ask(other).await, "malformed");
    let undo = json!({"type": "undo", "ply": ply, "seat": seat, "key": play["key"]});
    error(&live.ask(undo).await, "malformed");
    let bad = json!({"type": "play", "ply": back, "seat": seat, "code": 0, "key": "x y"});
    error(&live.ask(bad).await, "malformed");
    error(&live.ask(json!({"type": "chat", "text": "hi", "key": "short"})).await, "malformed");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_step_back_repeated_under_its_key_is_taken_once() {
    let mut house = House::open().await;
    let mut ada = Person::new(house.address(), "Ada").await;
    let id = ada.started(json!(["me", "hotseat"])).await;
    let mut live = ada.live(&id).await;
    live.position().await;
    while live.last["undo"].as_u64() < Some(2) {
        let (ply, seat) = (live.last["ply"].as_u64().unwrap(), live.last["viewer"].clone());
        let code = live.legal()[0]["code"].clone();
        assert_eq!(live.play(seat.as_u64().unwrap(), &code).await["type"], "done");
        live.at(ply + 1).await;
    }
    let (ply, seat) = (live.last["ply"].as_u64().unwrap(), live.last["viewer"].clone());
    let undo = json!({"type": "undo", "ply": ply, "seat": seat, "key": "one-step-back"});
    for _ in 0..2 {
        assert_eq!(live.ask(undo.clone()).await["ply"], ply - 1);
    }
    // Also if the answer was lost with the server.
    house.restart().await;
    ada.address = house.address();
    let mut live = ada.live(&id).await;
    live.position().await;
    assert_eq!(live.ask(undo.clone()).await["ply"], ply - 1);
    assert_eq!(live.ask(json!({"type": "sync", "ply": 0})).await["ply"], ply - 1);
    let mut whole = undo;
    whole["type"] = json!("restart_turn");
    (whole["key"], whole["ply"]) = (json!("all-the-way"), json!(ply - 1));
    let back = live.ask(whole.clone()).await["ply"].as_u64().unwrap();
    assert!(back < ply - 1);
    assert_eq!(live.ask(whole).await["ply"], back);
    error(
        &live.ask(json!({"type": "undo", "ply": 1, "seat": seat, "key": "x"})).await,
        "malformed",
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_on_a_socket_is_named_and_at_last_hung_up_on() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let id = ada.started(json!(["me", {"bot": "random"}])).await;
    let mut live = ada.live(&id).await;
    for nonsense in ["", "x", "[]", "{}", r#"{"type":"dance"}"#, r#"{"type":"play","ply":-1}"#] {
        live.say(nonsense).await;
        error(&live.until(|message| message["type"] == "error").await, "malformed");
    }
    live.say_bytes(vec![0, 159, 146, 150]).await;
    error(&live.until(|message| message["type"] == "error").await, "malformed");
    for _ in 0..30 {
        // The server may have hung up by now, as it should.
        let _ = live.try_say("still nonsense").await;
    }
    while live.next().await.is_some() {}
}

#[tokio::test(flavor = "multi_thread")]
async fn an_oversized_message_is_refused() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let id = ada.started(json!(["me", {"bot": "random"}])).await;
    let mut live = ada.live(&id).await;
    live.position().await;
    let text = "x".repeat(5000);
    live.say(json!({"type": "chat", "text": text}).to_string()).await;
    error(&live.until(|message| message["type"] == "error").await, "too_large");
    while live.next().await.is_some() {}
    // In time the table serves its people as before.
    let mut again = ada.live(&id).await;
    again.position().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_requests_have_their_kinds() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let stranger = Person::stranger(house.address());
    let bad = |body| ada.post("/api/tables", body);
    bad(json!({})).await.refused(400, "malformed");
    bad(json!({"game": "chess", "seats": ["me"]})).await.refused(400, "bad_setup");
    bad(json!({"game": "autobahn", "seats": []})).await.refused(400, "bad_setup");
    bad(json!({"game": "autobahn", "seats": ["me", "me"]})).await.refused(400, "bad_setup");
    bad(json!({"game": "autobahn", "seats": vec!["open"; 9]})).await.refused(400, "bad_setup");
    bad(json!({"game": "autobahn", "seats": ["me", {"bot": "hal"}]}))
        .await
        .refused(400, "bad_setup");
    bad(json!({"game": "autobahn", "seats": ["me", "open"], "options": {"extra_tiles": 3}}))
        .await
        .refused(400, "bad_setup");
    bad(json!({"game": "autobahn", "seats": ["me", "open"], "start": true}))
        .await
        .refused(409, "seats_missing");
    bad(json!({"game": "autobahn", "seats": ["me", "open"], "options": "x".repeat(70_000)}))
        .await
        .refused(413, "too_large");
    stranger
        .post("/api/tables", json!({"game": "autobahn", "seats": ["me", "open"]}))
        .await
        .refused(401, "unidentified");
    for name in ["", "   ", "a\nb", "\u{202e}adA", &"x".repeat(31)] {
        stranger.post("/api/me", json!({ "name": name })).await.refused(400, "bad_name");
    }
    ada.get("/api/tables/0000000000000000").await.refused(404, "not_found");
    ada.get("/api/tables/..%2f..%2fetc").await.refused(404, "not_found");
    ada.get("/api/nothing").await.refused(404, "not_found");
    ada.get("/api/tables").await.refused(400, "malformed");
    ada.get("/api/tables?open=perhaps").await.refused(400, "malformed");
    ada.send("PATCH", "/api/me", None).await.refused(404, "not_found");

    let plain = format!(
        "POST /api/me HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: text/plain\r\n\
         Content-Length: 14\r\n\r\n{{\"name\":\"Eve\"}}",
        house.address()
    );
    raw(house.address(), &plain).await.refused(400, "malformed");
    assert_eq!(raw(house.address(), "\x00\x01\r\n\r\n").await.status, 400);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_is_said_in_words_of_json() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let id = ada.table(json!(["me", "open"])).await;
    let mut said = Vec::new();
    for body in [
        json!(7),
        json!([]),
        json!({"game": 7, "seats": []}),
        json!({"game": "autobahn", "seats": 7}),
        json!({"game": "autobahn", "seats": ["me", "you"]}),
        json!({"game": "autobahn", "seats": ["me", {"bot": 7}]}),
        json!({"game": "autobahn", "seats": ["me", "open"], "public": "yes"}),
        json!({"game": "autobahn", "seats": ["me", "open"], "practice": "lucky"}),
        json!({"game": "autobahn", "seats": ["me", "open"], "options": {"extra_tiles": 3}}),
    ] {
        said.push(ada.post("/api/tables", body).await);
    }
    for (method, path, body) in [
        ("PUT", "seats/1", json!({"robot": "random"})),
        ("PUT", "seats/one", json!("open")),
        ("PUT", "seats/300", json!("open")),
        ("POST", "join", json!({"seat": "first"})),
        ("POST", "join", json!({"seat": 256})),
        ("POST", "seats/1/takeover", json!({"by": "nobody"})),
        ("POST", "branch", json!({"ply": "last", "seat": 0, "bot": "random"})),
    ] {
        said.push(ada.send(method, &format!("/api/tables/{id}/{path}"), Some(body)).await);
    }
    let mut said: Vec<String> = said
        .into_iter()
        .map(|answer| {
            assert_eq!(answer.status, 400, "{}", answer.text);
            answer.json()["reason"].as_str().unwrap().to_owned()
        })
        .collect();
    let mut live = ada.live(&id).await;
    for nonsense in
        [r#"{"type":"play","ply":-1}"#, r#"{"type":"dance"}"#, "[]", r#"{"type":"chat","text":7}"#]
    {
        live.say(nonsense).await;
        let answer = live.until(|message| message["type"] == "error").await;
        said.push(answer["reason"].as_str().unwrap().to_owned());
    }
    for reason in &said {
        let words: Vec<&str> = reason.split(|c: char| !c.is_alphanumeric()).collect();
        for ours in ["struct", "enum", "untagged", "u8", "u32", "SeatBody", "FromClient", "Create"]
        {
            assert!(!words.contains(&ours), "{reason}");
        }
    }
    assert!(said[4].contains(r#""hotseat""#) && said[9].contains("for a seat"), "{said:#?}");
}

/// At some point something must be wrong: a match ends there for good, and nothing goes on trying.
#[tokio::test(flavor = "multi_thread")]
async fn no_match_goes_on_beyond_its_last_ply() {
    let house = House::with(|config| config.plies = 20).await;
    let ada = Person::new(house.address(), "Ada").await;
    let id = ada.started(json!(["me", "hotseat"])).await;
    let mut live = ada.live(&id).await;
    live.position().await;
    for ply in 1..=20 {
        let seat = live.last["viewer"].as_u64().unwrap();
        let code = live.legal()[0]["code"].clone();
        assert_eq!(live.play(seat, &code).await["ply"], ply);
        live.at(ply).await;
    }
    let (seat, code) = (live.last["viewer"].as_u64().unwrap(), live.legal()[0]["code"].clone());
    error(&live.play(seat, &code).await, "too_long");
    live.ask(json!({"type": "auto", "seat": seat, "on": true})).await;
    assert_eq!(ada.get(&format!("/api/tables/{id}")).await.ok()["ply"], 20);

    let bots = ada.started(json!([{"bot": "random"}, {"bot": "random"}])).await;
    let mut live = ada.live(&bots).await;
    live.at(20).await;
    // Nobody thinks about what would be refused: time for a thousand more plies.
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    let table = ada.get(&format!("/api/tables/{bots}")).await.ok();
    assert_eq!((&table["ply"], &table["status"]), (&json!(20), &json!("running")));
    assert_eq!(live.ask(json!({"type": "sync", "ply": 20})).await["ply"], 20);
}
