//! Every example of docs/api.md is played against a real server and compared with what that says.

use engine::Seed;
use serde_json::{Deserializer, Value, json};
use server::fairness::promise;

use crate::client::{Live, Person};
use crate::docs::api;
use crate::house::House;

/// What is another one each time: it only has to look alike.
const OWN: [&str; 14] = [
    "id",
    "host",
    "user",
    "match",
    "table",
    "token",
    "edition",
    "hash",
    "seed_hash",
    "commitment",
    "created",
    "changed",
    "at",
    "key",
];

/// The JSON blocks of the page, in its order.
fn examples() -> Vec<Value> {
    let text = api();
    let blocks = text.split("```json\n").skip(1).map(|rest| rest.split("```").next().unwrap());
    let values = blocks.flat_map(|block| Deserializer::from_str(block).into_iter::<Value>());
    values.map(|value| value.unwrap_or_else(|bad| panic!("docs/api.md: {bad}"))).collect()
}

fn kind(text: &str) -> (usize, bool) {
    (text.len(), text.chars().all(|it| it.is_ascii_alphanumeric()))
}

/// Where the example and the truth part; `…` stands for anything. With `shape` only the types count.
fn agree(at: &str, example: &Value, real: &Value, shape: bool) -> Result<(), String> {
    let differ = || Err(format!("{at}: the page has {example}, the server {real}"));
    let own = at.rsplit('/').next().is_some_and(|name| OWN.contains(&name));
    match (example, real) {
        (Value::String(text), _) if text == "…" => Ok(()),
        (Value::Object(page), Value::Object(said)) => {
            for (name, value) in page.iter().filter(|(name, _)| *name != "…") {
                let real = said.get(name).ok_or(format!("{at}: the server has no {name}"))?;
                agree(&format!("{at}/{name}"), value, real, shape)?;
            }
            let left_out = said.keys().find(|name| !page.contains_key(*name));
            match left_out.filter(|_| !page.contains_key("…")) {
                Some(name) => Err(format!("{at}: the page leaves out {name}")),
                None => Ok(()),
            }
        }
        (Value::Array(page), Value::Array(said)) => {
            let gap = page.iter().position(|it| it == "…");
            let (first, last) = page.split_at(gap.unwrap_or(page.len()));
            let last = last.get(1..).unwrap_or_default();
            let (count, listed) = (said.len(), first.len() + last.len());
            // What a coach says is long or short; one of each kind is enough to see its shape.
            if !shape && (count < listed || (gap.is_none() && count > listed)) {
                return differ();
            }
            let ends = first.iter().zip(said).chain(last.iter().rev().zip(said.iter().rev()));
            for (value, real) in ends {
                agree(at, value, real, shape)?;
            }
            Ok(())
        }
        (Value::String(page), Value::String(said)) => match page.contains('…') || shape {
            true => Ok(()),
            false if own && kind(page) == kind(said) => Ok(()),
            false if page == said => Ok(()),
            false => differ(),
        },
        (Value::Number(_), Value::Number(_)) if own || shape => Ok(()),
        _ if shape && (example.is_null() || real.is_null()) => Ok(()),
        _ if example == real => Ok(()),
        _ => differ(),
    }
}

/// Plays what is spelt so.
async fn play(live: &mut Live, text: &str) -> Value {
    while live.legal().is_empty() {
        live.position().await;
    }
    let ply = live.last["ply"].as_u64().unwrap();
    let found = live.legal().iter().find(|it| it["text"] == text);
    let code = found.unwrap_or_else(|| panic!("no {text}: {}", live.last["legal"]))["code"].clone();
    let done = live.play(0, &code).await;
    assert_eq!(done["ply"], ply + 1, "{done}");
    live.at(ply + 1).await
}

/// The answer to a request of the page, sent as it stands there but for the hash and the ply it is for.
async fn ask(live: &mut Live, request: &Value) -> Value {
    let mut request = request.clone();
    if request.get("hash").is_some() {
        request["hash"] = live.last["hash"].clone();
    }
    live.say(request.to_string()).await;
    live.until(|message| message["id"] == request["id"]).await
}

/// Four seats that wait: two of Ada's, an open one, a bot's.
async fn waiting(house: &House, create: &Value) -> (Person, Value, Value) {
    let ada = Person::new(house.address(), "Ada").await;
    let answer = ada.post("/api/tables", create.clone()).await;
    assert_eq!(answer.status, 201);
    let path = format!("/api/tables/{}", answer.ok()["id"].as_str().unwrap());
    let _here = ada.live(path.rsplit('/').next().unwrap()).await;
    let commitment = promise(Seed([7; 32])).to_string();
    let part = json!({"commitment": commitment});
    let mut table = ada.post(&format!("{path}/contribution"), part).await.ok();
    while table["seats"][0]["online"] != true {
        table = ada.get(&path).await.ok();
    }
    let invites = ada.get(&format!("{path}/invites")).await.ok();
    (ada, table, invites)
}

/// Bob has left; Ada wants a bot, Cy has not voted, Eve would like the seat. As Cy sees it.
async fn abandoned(house: &House) -> Value {
    let mut people = Vec::new();
    for name in ["Ada", "Bob", "Cy", "Eve"] {
        people.push(Person::new(house.address(), name).await);
    }
    let [ada, bob, cy, eve] = &people[..] else { unreachable!() };
    let path = format!("/api/tables/{}", ada.started_with(&[bob, cy]).await);
    bob.post_nothing(&format!("{path}/leave")).await.ok();
    let vote = format!("{path}/seats/1/takeover");
    ada.post(&vote, json!({"by": "bot", "bot": "greedy"})).await.ok();
    eve.post(&vote, json!({"by": "me"})).await.ok();
    cy.get(&path).await.ok()["seats"][1].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_example_is_what_a_server_says() {
    let mut house = House::open().await;
    let page = examples();
    // What stands last among those of a type is what the client says.
    let asked = |what: &str| page.iter().rfind(|it| it["type"] == what).unwrap().clone();
    let create = page.iter().find(|it| it["seats"][0] == "me").unwrap();
    let (ada, table, invites) = waiting(&house, create).await;
    let me = ada.get("/api/me").await.ok();
    let games = ada.get("/api/games").await.ok();

    // The match of the examples: luck and bot are always the same.
    let seed = (0..32).map(|byte| format!("{byte:02x}")).collect::<String>();
    let seats = json!(["me", {"bot": "random"}]);
    let body =
        json!({"game": "autobahn", "seats": seats, "start": true, "practice": {"seed": seed}});
    let id = ada.post("/api/tables", body).await.ok()["id"].as_str().unwrap().to_owned();
    let mut live = ada.live(&id).await;
    live.position().await;
    for text in ["route 5", "play cyan", "at load"] {
        play(&mut live, text).await;
    }
    let done = ask(&mut live, &asked("play")).await;
    let position = live.at(11).await;
    let stale = live.ask(json!({"type": "play", "ply": 10, "seat": 0, "code": 1})).await;
    let stale =
        json!({"type": "error", "id": 41, "kind": stale["kind"], "reason": stale["reason"]});
    let hint = ada.get(&format!("/api/tables/{id}/hint?seat=0&ply=11")).await.ok();
    let history = ask(&mut live, &asked("history")).await;
    let plies = ask(&mut live, &asked("plies")).await;
    ask(&mut live, &asked("chat")).await;
    let messages = live.until(|message| message["type"] == "messages").await;
    for what in ["auto", "look", "sync", "undo", "restart_turn"] {
        let answer = ask(&mut live, &asked(what)).await;
        assert_eq!(answer["type"], "done", "{what}: {answer}");
    }
    live.ask(json!({"type": "auto", "seat": 0, "on": false})).await;
    while live.last["ply"] != 8 {
        live.position().await;
    }
    for text in ["play cyan", "at build"] {
        play(&mut live, text).await;
    }
    let why = ask(&mut live, &asked("why")).await;
    let code = "build R1.1".parse::<autobahn::Action>().map(engine::Action::code).ok();
    let illegal = live.play(0, &json!(code)).await;
    let fault = |error: &Value| {
        let mut fault = error.as_object().unwrap().clone();
        fault.retain(|name, _| !["id", "type"].contains(&name.as_str()));
        Value::Object(fault)
    };
    let sent = json!({"type": "table", "table": live.table});
    let abandoned = abandoned(&house).await;
    let ended =
        tokio::spawn(async move { live.until(|message| message["type"] == "closing").await });
    house.stop().await;

    let real: Vec<(Value, bool)> =
        [fault(&stale), fault(&illegal), me, games, create.clone(), table]
            .into_iter()
            .chain([invites, abandoned])
            .map(|value| (value, false))
            .chain([
                (hint, true),
                (sent, false),
                (position, false),
                (messages, false),
                (done, false),
            ])
            .chain([why, history, plies, stale, ended.await.unwrap()].map(|value| (value, false)))
            .collect();
    // The rest is what clients say, and has been sent.
    assert_eq!(page.len(), real.len() + 10, "an example is not held to anything");
    for (example, (real, shape)) in page.iter().zip(&real) {
        if let Err(difference) = agree("", example, real, *shape) {
            panic!("{difference}\nin {example}\nof {real}");
        }
    }
}

#[test]
fn a_page_that_is_out_of_date_is_noticed() {
    let real = json!({"rules": 3, "id": "8r2c0v5k7m3q1x9z", "list": [1, 2, 3]});
    let differs = |page: Value| agree("", &page, &real, false).is_err();
    assert!(!differs(json!({"rules": 3, "id": "aaaaaaaaaaaaaaaa", "list": [1, "…"]})));
    assert!(!differs(json!({"rules": 3, "…": "…"})));
    assert!(differs(json!({"rules": 2, "…": "…"})));
    assert!(differs(json!({"rules": 3, "id": "short", "list": [1, 2, 3]})));
    assert!(differs(json!({"rules": 3, "id": "aaaaaaaaaaaaaaaa"})), "something is left out");
    assert!(differs(json!({"rules": 3, "more": 1, "…": "…"})), "something is invented");
    assert!(differs(json!({"list": [1, "…", 4], "…": "…"})));
    assert!(differs(json!({"list": [1, 2], "…": "…"})));
}
