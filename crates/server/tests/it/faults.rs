//! Faults of all kinds that are neither the disk's nor the database's: old backups, stops in the midst of
//! play, folders that may not be touched, clocks that are wrong, people in many tabs, JSON without end.

use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::doctor::examine;
use server::limits::Space;
use server::store::{Store, now, sql, sqlite_url};

use crate::client::{Live, Person, pick, raw};
use crate::house::{House, database, encrypted, folder};
use crate::process::Process;
use crate::sturdy::{Sturdy, Tally};

async fn play(live: &mut Live) -> Value {
    let (ply, seat) = (live.last["ply"].as_u64().unwrap(), live.last["viewer"].as_u64().unwrap());
    let code = pick(live.legal(), ply);
    let answer = live.play(seat, &code).await;
    live.at(ply + 1).await;
    answer
}

#[tokio::test(flavor = "multi_thread")]
async fn after_an_old_backup_a_client_that_knows_more_is_set_back_and_goes_on() {
    let mut house = House::open().await;
    let mut ada = Person::new(house.address(), "Ada").await;
    let id = ada.started(json!(["me", "hotseat"])).await;
    let mut live = ada.live(&id).await;
    live.position().await;
    for _ in 0..5 {
        play(&mut live).await;
    }
    let store = Store::open(&house.config.database).await.unwrap();
    let mut backup = Vec::new();
    store.dump(&mut backup).await.unwrap();
    store.close().await;
    for _ in 5..12 {
        play(&mut live).await;
    }
    let ahead = live.last.clone();
    drop(live);
    house.stop().await;
    // The store is gone, and the last backup is older than what people have seen.
    house.config.database = match database().await {
        Some(url) => url,
        None => sqlite_url(&folder()),
    };
    let store = Store::open(&house.config.database).await.unwrap();
    store.load(&mut backup.as_slice()).await.unwrap();
    store.close().await;
    house.start().await;
    ada.address = house.address();
    let mut live = ada.live_with(&id, "?ply=12").await.unwrap();
    let position = live.position().await;
    assert_eq!((&position["ply"], &position["back"]), (&json!(5), &json!(true)));
    assert_eq!(position["plies"], json!([]));
    // What was under way is refused by name: it was for a position that is not there.
    let (seat, hash) = (&ahead["viewer"], &ahead["hash"]);
    let code = &ahead["legal"][0]["code"];
    let late = json!({"type": "play", "ply": 12, "hash": hash, "seat": seat, "code": code, "key": "from-before"});
    assert_eq!(live.ask(late).await["kind"], "stale");
    assert_eq!(live.ask(json!({"type": "undo", "ply": 12, "seat": seat})).await["kind"], "stale");
    assert_eq!(live.ask(json!({"type": "history", "ply": 12})).await["kind"], "not_found");
    assert_eq!(live.ask(json!({"type": "sync", "ply": 4_000_000_000_u32})).await["ply"], 5);
    let page = live.ask(json!({"type": "plies", "since": 4_000_000_000_u32})).await;
    assert_eq!((&page["of"], &page["plies"]), (&json!(5), &json!([])));
    for _ in 0..8 {
        assert_eq!(play(&mut live).await["type"], "done");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_told_to_stop_in_a_burst_of_plies_keeps_all_it_acknowledged() {
    let dir = folder();
    let database = encrypted().await;
    let mut server = Process::start(&dir, database.as_deref(), "burst");
    let addresses = Arc::new(Mutex::new(vec![server.address]));
    let mut players = Vec::new();
    for _ in 0..8 {
        players.push(Sturdy::new(&addresses).await);
    }
    for round in 0..3 {
        let playing = players.into_iter().map(|mut player| {
            tokio::spawn(async move {
                player.play(1_000_000, Duration::from_millis(1500)).await;
                player
            })
        });
        let playing: Vec<_> = playing.collect();
        tokio::time::sleep(Duration::from_millis(700 + round * 37)).await;
        let asked = Instant::now();
        server.stop();
        assert!(asked.elapsed() < Duration::from_secs(15), "it took {:?}", asked.elapsed());
        server = Process::start(&dir, database.as_deref(), "burst");
        *addresses.lock().unwrap() = vec![server.address];
        players = Vec::new();
        for player in playing {
            players.push(player.await.unwrap());
        }
    }
    server.stop();
    let url = database.unwrap_or_else(|| sqlite_url(&dir));
    let store = Store::open(&url).await.unwrap();
    let mut sum = 0;
    for player in &players {
        let tally = player.tally(&store).await;
        let Tally { acknowledged, lost, doubled } = tally;
        assert_eq!((lost, doubled), (0, 0), "{tally:?}");
        sum += acknowledged;
    }
    assert!(sum > 8, "hardly anything was played: {sum}");
    assert_eq!(examine(&store).await.unwrap().problems, Vec::<String>::new());
    store.close().await;
    let _ = std::fs::remove_dir_all(dir);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_is_full_at_the_start_is_named_and_nothing_is_damaged() {
    // No file may grow at all.
    let full = "ulimit -S -f 0;";
    let dir = folder();
    let why = Process::under(full, &dir, None, "full").err().expect("nothing can be kept there");
    assert!(why.contains("cloverleaf.db"), "{why}");
    let mut server = Process::start(&dir, None, "full");
    let addresses = Arc::new(Mutex::new(vec![server.address]));
    let mut player = Sturdy::new(&addresses).await;
    assert_eq!(player.play(9, Duration::from_secs(20)).await, 9);
    server.kill();
    if let Ok(mut server) = Process::under(full, &dir, None, "full") {
        // It may start to show what there is, but then it says how it is.
        let stranger = Person::stranger(server.address);
        stranger.get("/healthz").await.refused(503, "busy");
        server.stop();
    }
    let mut server = Process::start(&dir, None, "full");
    *addresses.lock().unwrap() = vec![server.address];
    assert_eq!(player.play(9, Duration::from_secs(20)).await, 9);
    server.stop();
    let store = Store::open(&sqlite_url(&dir)).await.unwrap();
    let tally = player.tally(&store).await;
    assert_eq!((tally.acknowledged, tally.lost, tally.doubled), (18, 0, 0));
    store.close().await;
    let _ = std::fs::remove_dir_all(dir);
}

fn allow(dir: &Path, folder: u32, file: u32) {
    let set = |path: &Path, mode| {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap();
    };
    set(dir, 0o700);
    for entry in std::fs::read_dir(dir).unwrap() {
        set(&entry.unwrap().path(), file);
    }
    set(dir, folder);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_that_may_suddenly_not_be_touched_loses_nothing() {
    // Root may do everything, unless it gives that up.
    let like_others = "setpriv true 2>/dev/null && [ $(id -u) = 0 ] && \
                       set -- setpriv --bounding-set=-dac_override,-dac_read_search \"$@\";";
    let dir = folder();
    let mut server = Process::under(like_others, &dir, None, "folder").unwrap();
    let addresses = Arc::new(Mutex::new(vec![server.address]));
    let mut player = Sturdy::new(&addresses).await;
    assert_eq!(player.play(5, Duration::from_secs(20)).await, 5);
    allow(&dir, 0o000, 0o000);
    // Files that are open may still be written to; either it is kept, or it is refused.
    player.play(5, Duration::from_secs(3)).await;
    // A server that starts now cannot, and says why.
    server.kill();
    let why = Process::under(like_others, &dir, None, "folder").err();
    allow(&dir, 0o700, 0o600);
    let why = why.expect("it must not start");
    assert!(why.contains("cloverleaf"), "{why}");
    let mut server = Process::start(&dir, None, "folder");
    *addresses.lock().unwrap() = vec![server.address];
    assert_eq!(player.play(5, Duration::from_secs(20)).await, 5);
    server.stop();
    let store = Store::open(&sqlite_url(&dir)).await.unwrap();
    let tally = player.tally(&store).await;
    assert_eq!((tally.lost, tally.doubled), (0, 0), "{tally:?}");
    store.close().await;
    let _ = std::fs::remove_dir_all(dir);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_in_many_tabs_is_one_person() {
    let space = Space { sockets_of_person: 12, ..Space::endless() };
    let house = House::with(|config| config.space = space).await;
    let ada = Person::new(house.address(), "Ada").await;
    let bob = Person::new(house.address(), "Bob").await;
    let id = ada.started_with(&[&bob]).await;
    let mut bobs = bob.live(&id).await;
    let mut tabs = Vec::new();
    for _ in 0..12 {
        let mut tab = ada.live(&id).await;
        tab.position().await;
        tabs.push(tab);
    }
    let refused = ada.live_with(&id, "").await.err().unwrap().to_string();
    assert!(refused.contains("429"), "{refused}");
    while tabs[0].legal().is_empty() {
        bobs.position().await;
        play(&mut bobs).await;
        tabs[0].position().await;
    }
    let ply = tabs[0].last["ply"].as_u64().unwrap();
    for tab in &mut tabs {
        tab.at(ply).await;
    }
    // The same click in all of them at once: one counts, the others are late.
    let code = tabs[0].legal()[0]["code"].clone();
    let answers =
        futures_util::future::join_all(tabs.iter_mut().map(|tab| tab.play(0, &code))).await;
    let of =
        |kind: &str| answers.iter().filter(|it| it["type"] == kind || it["kind"] == kind).count();
    assert_eq!((of("done"), of("stale")), (1, 11), "{answers:?}");
    for tab in &mut tabs {
        assert_eq!(tab.at(ply + 1).await["ply"], ply + 1, "all see it");
    }
    // Whoever closes all tabs but one is still there.
    tabs.truncate(1);
    tokio::time::sleep(Duration::from_millis(300)).await;
    let online = |table: &Value| table["seats"][0]["online"].clone();
    assert_eq!(online(&bob.get(&format!("/api/tables/{id}")).await.ok()), true);
    tabs.clear();
    bobs.until(|message| message["table"]["seats"][0]["online"] == json!(false)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_jumps_back_holds_nobody_up_and_hides_nothing() {
    let mut house = House::open().await;
    let mut ada = Person::new(house.address(), "Ada").await;
    let id = ada.started(json!(["me", "hotseat"])).await;
    let open = ada.table(json!(["me", "open"])).await;
    let mut live = ada.live(&id).await;
    live.position().await;
    live.ask(json!({"type": "chat", "text": "tomorrow"})).await;
    play(&mut live).await;
    drop(live);
    house.stop().await;
    // All of it was ten years ahead of what the clock says now.
    let store = Store::open(&house.config.database).await.unwrap();
    let ahead = 10 * 365 * 24 * 60 * 60 * 1000_i64;
    for statement in [
        "update matches set created = created + $1, changed = changed + $1",
        "update plies set at = at + $1",
        "update messages set at = at + $1",
        "update users set created = created + $1",
    ] {
        store.write(vec![sql(statement, [ahead.into()])]).await.unwrap();
    }
    house.start().await;
    ada.address = house.address();
    house.server().tidy(now()).await.unwrap();
    let tables = ada.get("/api/tables?mine=true").await.ok();
    assert_eq!(tables["tables"].as_array().unwrap().len(), 2);
    let mut live = ada.live(&id).await;
    live.position().await;
    for _ in 0..5 {
        assert_eq!(play(&mut live).await["type"], "done");
    }
    live.ask(json!({"type": "chat", "text": "yesterday"})).await;
    let mut again = ada.live(&id).await;
    let said = again.until(|message| message["type"] == "messages").await;
    let texts: Vec<_> = said["messages"].as_array().unwrap().iter().map(|it| &it["text"]).collect();
    assert_eq!(texts, [&json!("tomorrow"), &json!("yesterday")], "in the order they were said");
    let bob = Person::new(house.address(), "Bob").await;
    bob.post(&format!("/api/tables/{open}/join"), json!({})).await.ok();
    ada.post_nothing(&format!("/api/tables/{open}/start")).await.ok();
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn json_without_end_is_refused_and_harms_nobody() {
    let house = House::open().await;
    let ada = Person::new(house.address(), "Ada").await;
    let deep = |n: usize| format!("{}{}", "[".repeat(n), "]".repeat(n));
    let send = async |path: &str, body: String| {
        let head = format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nCookie: {}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n",
            ada.address,
            ada.cookie,
            body.len()
        );
        raw(ada.address, &(head + &body)).await
    };
    for body in [
        deep(30_000),
        format!("{{\"game\": \"autobahn\", \"seats\": [\"me\"], \"options\": {}}}", deep(20_000)),
        format!("{{\"game\": \"autobahn\", \"seats\": {}}}", deep(20_000)),
        "{\"a\":".repeat(10_000),
    ] {
        send("/api/tables", body).await.refused(400, "malformed");
    }
    // A whole record, or ten of them, is no request either.
    let answer = send("/api/tables", "x".repeat(10 << 20)).await;
    assert!(answer.status == 413 || answer.head.is_empty(), "{answer:?}");
    let line: Vec<u32> = (0..4001).collect();
    let practice = json!({"seed": "0".repeat(64), "line": line});
    let body =
        json!({"game": "autobahn", "seats": ["me", {"bot": "random"}], "practice": practice});
    ada.post("/api/tables", body).await.refused(400, "bad_setup");

    let id = ada.started(json!(["me", "hotseat"])).await;
    let mut live = ada.live(&id).await;
    live.position().await;
    live.say(deep(2000)).await;
    let answer = live.until(|message| message["type"] == "error").await;
    assert_eq!(answer["kind"], "malformed");
    live.say(format!("{{\"type\": \"why\", \"seat\": 0, \"text\": {}}}", deep(1900))).await;
    let answer = live.until(|message| message["type"] == "error").await;
    assert_eq!(answer["kind"], "malformed");
    assert_eq!(play(&mut live).await["type"], "done");
    assert_eq!(ada.get("/healthz").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_goes_while_its_bots_think_takes_nothing_with_it() {
    let house = House::with(|config| config.bot_budget = Duration::from_secs(2)).await;
    let ada = Person::new(house.address(), "Ada").await;
    let other = ada.started(json!(["me", "hotseat"])).await;
    let id = ada.started(json!([{"bot": "strong"}, {"bot": "strong"}])).await;
    let mut live = ada.live(&id).await;
    live.position().await;
    let store = Store::open(&house.config.database).await.unwrap();
    // At once, as a table is tidied away. Piece by piece, a bot's ply in between could have the room read
    // a match without seats: nobody would be to move there, nothing would be written any more, and so
    // nobody would notice that the rest goes, too. The match first, as tidying seizes it: whoever writes a ply
    // locks it first as well, so none of the two waits for the other in vain.
    let all_of_it = [
        "update matches set epoch = epoch + 1 where id = $1",
        "delete from plies where match_id = $1",
        "delete from snapshots where match_id = $1",
        "delete from messages where match_id = $1",
        "delete from undone where match_id = $1",
        "delete from votes where match_id = $1",
        "delete from seats where match_id = $1",
        "delete from matches where id = $1",
    ];
    let writes = all_of_it.map(|statement| sql(statement, [id.as_str().into()]));
    store.write(writes.into()).await.unwrap();
    // Whatever they have thought out is for nobody; whoever looks is told, and hung up on.
    while live.next().await.is_some() {}
    ada.get(&format!("/api/tables/{id}")).await.refused(404, "not_found");
    assert_eq!(store.plies(&id).await.unwrap().rows.len(), 0, "nothing is written after it");
    let mut live = ada.live(&other).await;
    live.position().await;
    assert_eq!(play(&mut live).await["type"], "done");
    assert_eq!(ada.get("/healthz").await.status, 200);
    // And whoever goes for good while bots think leaves them to finish their thought alone.
    let last = ada.started(json!([{"bot": "strong"}, "me"])).await;
    assert_eq!(ada.send("DELETE", "/api/me", None).await.status, 204);
    let bob = Person::new(house.address(), "Bob").await;
    assert_eq!(bob.get(&format!("/api/tables/{last}")).await.ok()["seats"][1]["who"], "gone");
    assert_eq!(bob.get("/healthz").await.status, 200);
    store.close().await;
}
