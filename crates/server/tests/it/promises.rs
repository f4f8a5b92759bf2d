//! What docs/api.md and docs/security.md promise beyond play: cut off at once, told by the right name,
//! reaching everything.

use std::io;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::limits::{Rate, Rates};
use server::store::{Store, StoreError, sql, sqlite_url};
use server::{Config, Server};
use sqlx::{AnyConnection, Connection};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::client::{Live, Person, raw};
use crate::house::{House, config, folder};

async fn private_table(ada: &Person) -> (String, String) {
    let seats = json!(["me", "open", "hotseat"]);
    let body = json!({"game": "autobahn", "seats": seats, "public": false});
    let table = ada.post("/api/tables", body).await.ok();
    let token = table["invite"]["table"].as_str().unwrap().to_owned();
    (table["id"].as_str().unwrap().to_owned(), token)
}

/// Ends with `not_found` and a hung-up socket, soon.
async fn cut_off(live: &mut Live) {
    let before = Instant::now();
    live.until(|message| message["kind"] == "not_found").await;
    while live.next().await.is_some() {}
    assert!(before.elapsed() < Duration::from_secs(5), "at once, not at the next ping");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_revoked_link_cuts_its_watchers_off_at_once() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let (id, token) = private_table(&ada).await;
    let by_link = format!("?invite={token}");
    let mut host = ada.live(&id).await;
    let mut stranger = Person::stranger(house.address()).live_with(&id, &by_link).await.unwrap();
    let eve = Person::new(house.address(), "Eve").await;
    let mut guest = eve.live_with(&id, &by_link).await.unwrap();
    stranger.until(|message| message["type"] == "table").await;
    guest.until(|message| message["type"] == "table").await;

    ada.send("DELETE", &format!("/api/tables/{id}/invites"), None).await.ok();
    cut_off(&mut stranger).await;
    cut_off(&mut guest).await;
    assert_eq!(host.ask(json!({"type": "chat", "text": "still here"})).await["type"], "done");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_loses_a_private_seat_sees_the_table_no_longer() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let bob = Person::new(house.address(), "Bob").await;
    let (id, token) = private_table(&ada).await;
    bob.post_nothing(&format!("/api/invites/{token}")).await.ok();
    let mut live = bob.live(&id).await;
    live.until(|message| message["type"] == "table").await;
    ada.send("PUT", &format!("/api/tables/{id}/seats/1"), Some(json!("open"))).await.ok();
    cut_off(&mut live).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_a_newer_version_has_used_is_left_alone() {
    let house = House::open().await;
    let store = Store::open(&house.config.database).await.unwrap();
    store.write(vec![sql("insert into migrations (n) values (9999)", [])]).await.unwrap();
    store.close().await;
    assert!(matches!(Store::open(&house.config.database).await, Err(StoreError::Newer)));
    let refused = Server::start(house.config.clone()).await.unwrap_err().to_string();
    assert!(refused.contains("newer version"), "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_no_store_is_named_at_once() {
    let dir = folder();
    let file = dir.join("cloverleaf.db");
    let start = |config: Config| async move {
        let before = Instant::now();
        let refused = Server::start(config).await.unwrap_err().to_string();
        assert!(before.elapsed() < Duration::from_secs(3), "{:?}", before.elapsed());
        refused
    };
    std::fs::write(&file, "Dear diary, today I played Autobahn. ".repeat(100)).unwrap();
    let refused = start(config(&dir)).await;
    assert!(refused.contains("cloverleaf.db is not a database"), "{refused}");
    assert_eq!(std::fs::read(&file).unwrap().len(), 3700, "and it is as it was");

    let foreign = dir.join("foreign");
    std::fs::create_dir_all(&foreign).unwrap();
    sqlx::any::install_default_drivers();
    let mut other = AnyConnection::connect(&sqlite_url(&foreign)).await.unwrap();
    sqlx::raw_sql("create table bookmarks (url text)").execute(&mut other).await.unwrap();
    let refused = start(config(&foreign)).await;
    assert!(refused.contains("of another program"), "{refused}");

    let refused = start(config(&dir.join("nowhere"))).await;
    assert!(refused.contains("nowhere/cloverleaf.db"), "{refused}");
    std::fs::remove_dir_all(dir).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn export_and_deletion_reach_every_table() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let mut tables = Vec::new();
    for _ in 0..105 {
        tables.push(ada.table(json!(["me", "open"])).await);
    }
    let closed = format!("/api/tables/{}", tables[1]);
    assert_eq!(ada.send("DELETE", &closed, None).await.status, 204);
    let export = ada.get("/api/me/export").await.ok();
    let mut exported: Vec<String> = serde_json::from_value(export["tables"].clone()).unwrap();
    exported.sort();
    let mut all = tables.clone();
    all.sort();
    assert_eq!(exported, all);

    // Somebody looks at the oldest one, so that its room is open and remembers.
    let mut watcher = Person::stranger(house.address()).live(&tables[0]).await;
    watcher.until(|message| message["table"]["seats"][0]["name"] == "Ada").await;
    assert_eq!(ada.send("DELETE", "/api/me", None).await.status, 204);
    let told = watcher.until(|message| message["table"]["seats"][0]["who"] == "gone").await;
    assert!(!told.to_string().contains("Ada"), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn names_and_talk_hide_nothing() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    for name in
        ["A\u{200b}da", "Ada\u{00ad}", "\u{061c}Ada", "\u{3164}", "Ada\u{e0041}", "A\u{2800}"]
    {
        ada.post("/api/me", json!({ "name": name })).await.refused(400, "bad_name");
        let seats = json!(["me", { "hotseat": name }]);
        let body = json!({"game": "autobahn", "seats": seats});
        ada.post("/api/tables", body).await.refused(400, "bad_name");
    }
    let id = ada.started(json!(["me", "hotseat"])).await;
    let mut live = ada.live(&id).await;
    let chat = json!({"type": "chat", "text": "pay \u{202e}01\u{202c}\u{200b} marks\u{feff}"});
    assert_eq!(live.ask(chat).await["type"], "done");
    let said = live.until(|message| message["type"] == "messages").await;
    assert_eq!(said["messages"][0]["text"], "pay 01 marks");
    let nothing = json!({"type": "chat", "text": "\u{200b}\u{2063}"});
    assert_eq!(live.ask(nothing).await["kind"], "malformed");
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_says_which_request_it_was() {
    let messages = Rate { burst: 3.0, per_second: 0.01 };
    let house = House::with(|config| config.rates = Rates { messages, ..Rates::none() }).await;
    let ada = Person::new(house.address(), "Ada").await;
    let id = ada.started(json!(["me", "hotseat"])).await;
    let mut live = ada.live(&id).await;
    let mut kinds = Vec::new();
    for _ in 0..5 {
        // `ask` waits for the answer with its own number.
        kinds.push(live.ask(json!({"type": "sync"})).await["kind"].clone());
    }
    assert_eq!(kinds[3..], [json!("too_many"), json!("too_many")]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_fails_makes_the_server_busy() {
    let mut house = House::open().await;
    let mut ada = Person::new(house.address(), "Ada").await;
    let asleep = ada.started(json!(["me", "hotseat"])).await;
    let id = ada.started(json!(["me", "hotseat"])).await;
    // After this no room is open.
    house.restart().await;
    ada.address = house.address();
    let mut live = ada.live(&id).await;
    live.position().await;
    let rename = |from: &'static str, to: &'static str| {
        let (url, statement) =
            (house.config.database.clone(), format!("alter table {from} rename to {to}"));
        async move {
            let mut connection = AnyConnection::connect(&url).await.unwrap();
            let statement = sqlx::AssertSqlSafe(statement);
            sqlx::raw_sql(statement).execute(&mut connection).await.unwrap();
        }
    };
    rename("messages", "hidden").await;
    assert_eq!(live.ask(json!({"type": "chat", "text": "hello?"})).await["kind"], "busy");
    rename("hidden", "messages").await;
    // The room could not find out what the store has, so it closed, and everybody connects again.
    while live.next().await.is_some() {}
    let mut live = ada.live(&id).await;
    assert_eq!(live.ask(json!({"type": "chat", "text": "hello!"})).await["type"], "done");

    // A room that is not open yet reads the store, too.
    rename("seats", "hidden").await;
    ada.get("/api/tables/0000000000000000").await.refused(404, "not_found");
    ada.get(&format!("/api/tables/{asleep}")).await.refused(503, "busy");
    rename("hidden", "seats").await;
    ada.get(&format!("/api/tables/{asleep}")).await.ok();

    rename("users", "hidden").await;
    ada.get("/api/me").await.refused(503, "busy");
    ada.post("/api/tables", json!({"game": "autobahn", "seats": ["me"]}))
        .await
        .refused(503, "busy");
    rename("hidden", "users").await;
    ada.get("/api/me").await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn with_an_origin_only_that_one_passes() {
    let house = House::with(|config| config.origin = Some("https://play.example".to_owned())).await;
    let mut ada = Person::stranger(house.address());
    let answer = ada.post("/api/me", json!({"name": "Ada"})).await;
    assert!(answer.head.contains("; Secure"), "{}", answer.head);
    ada.keep_cookie(&answer);
    let id = ada.started(json!(["me", "hotseat"])).await;
    let leave = |host: &str, origin: &str| {
        format!(
            "POST /api/tables/{id}/leave HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\
             Origin: {origin}\r\nCookie: {}\r\n\r\n",
            ada.cookie
        )
    };
    // What a hostile page sends after it has led its own name to this address.
    let own = house.address().to_string();
    for (host, origin) in [
        ("evil.example", "http://evil.example"),
        (own.as_str(), &format!("http://{own}")),
        ("play.example", "http://play.example"),
        ("play.example", "null"),
    ] {
        raw(house.address(), &leave(host, origin)).await.refused(403, "cross_origin");
        let url = format!("ws://{own}/api/tables/{id}/live");
        let mut upgrade = url.into_client_request().unwrap();
        upgrade.headers_mut().insert("origin", origin.parse().unwrap());
        assert!(tokio_tungstenite::connect_async(upgrade).await.is_err(), "{origin}");
    }
    assert_eq!(raw(house.address(), &leave(&own, "https://play.example")).await.status, 200);
}

/// All that was logged on this thread at `WARN` or above.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// On one thread, so that the log of this server and of no other is heard.
#[tokio::test]
async fn an_orderly_stop_logs_no_error() {
    let log = Log::default();
    let writer = log.clone();
    let heard = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::WARN)
        .with_writer(move || writer.clone())
        .finish();
    let _listening = tracing::subscriber::set_default(heard);
    for _ in 0..5 {
        let mut house = House::open().await;
        let mut ada = Person::new(house.address(), "Ada").await;
        // In the midst of it all: bots at their moves, people at theirs, somebody who watches.
        let mut tables = Vec::new();
        for _ in 0..4 {
            tables.push(ada.started(json!(["me", "hotseat"])).await);
            tables.push(ada.started(json!([{"bot": "random"}, {"bot": "greedy"}])).await);
        }
        let mut sockets = Vec::new();
        for id in &tables {
            let mut live = ada.live(id).await;
            live.position().await;
            sockets.push(live);
        }
        for (n, live) in sockets.iter_mut().enumerate() {
            if let (Some(first), Some(seat)) = (live.legal().first(), live.last["viewer"].as_u64())
            {
                let play = json!({"type": "play", "ply": live.last["ply"], "seat": seat, "code": first["code"]});
                live.say(play.to_string()).await;
            }
            if n == 3 {
                break;
            }
        }
        house.restart().await;
        ada.address = house.address();
        let table: Value = ada.get(&format!("/api/tables/{}", tables[0])).await.ok();
        assert_eq!(table["status"], "running");
        house.stop().await;
    }
    let log = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    assert!(log.is_empty(), "{log}");
}
