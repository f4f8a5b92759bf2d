//! Those who come to keep others out: slow, silent, deaf or many.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::limits::{Patience, Rate, Rates, Space};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::client::{Live, Person, raw};
use crate::house::House;

const SHORT: Duration = Duration::from_millis(300);

async fn impatient() -> House {
    House::with(|config| {
        config.patience = Patience { head: SHORT, body: SHORT, write: SHORT, ping: SHORT };
    })
    .await
}

/// Sends the bytes one by one, and returns what came back when the server has hung up.
async fn dribble(address: SocketAddr, bytes: &[u8]) -> (String, Duration) {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let before = Instant::now();
    let (mut reader, mut writer) = stream.split();
    let mut answer = Vec::new();
    let write = async {
        for byte in bytes.iter().chain(std::iter::repeat(&b'x')) {
            if writer.write_all(&[*byte]).await.is_err() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        std::future::pending::<()>().await;
    };
    tokio::select! {
        _ = reader.read_to_end(&mut answer) => {}
        () = write => {}
        () = tokio::time::sleep(Duration::from_secs(10)) => panic!("the server still listens"),
    }
    (String::from_utf8_lossy(&answer).into_owned(), before.elapsed())
}

async fn number(house: &House, name: &str) -> u64 {
    let metrics = Person::stranger(house.address()).get("/metrics").await.text;
    let line = metrics.lines().find_map(|line| line.strip_prefix(&format!("cloverleaf_{name} ")));
    line.unwrap().parse().unwrap()
}

async fn eventually(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    let until = Instant::now() + Duration::from_secs(15);
    while !holds().await {
        assert!(Instant::now() < until, "{what}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_head_that_comes_byte_by_byte_is_not_waited_for() {
    let house = impatient().await;
    let long = format!("GET /api/games HTTP/1.1\r\nHost: x\r\nX: {}", "y".repeat(5000));
    let (answer, took) = dribble(house.address(), long.as_bytes()).await;
    assert!(!answer.contains("200 OK") && took < Duration::from_secs(5), "{took:?}: {answer}");
    let (_, took) = dribble(house.address(), b"").await;
    assert!(took < Duration::from_secs(5), "{took:?}");
}

/// What the server says to this before it closes the connection.
async fn until_closed(house: &House, said: &str) -> String {
    let mut stream = TcpStream::connect(house.address()).await.unwrap();
    stream.write_all(said.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let closed = tokio::time::timeout(Duration::from_secs(5), stream.read_to_end(&mut answer));
    // Whoever sent less than announced may be cut off.
    let _ = closed.await.expect("idle, and still open");
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_with_nothing_more_to_say_is_closed() {
    let house = impatient().await;
    let answer = until_closed(&house, "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await;
    assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("ok\n"), "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_does_not_arrive_is_not_waited_for() {
    let house = impatient().await;
    let head = "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
                Content-Length: 60000\r\n\r\n";
    let answer = until_closed(&house, head).await;
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("too_slow"), "{answer}");

    // Where nobody wants a body, nobody waits for it either.
    let unwanted = "POST /api/logout HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n";
    let answer = until_closed(&house, unwanted).await;
    assert!(answer.starts_with("HTTP/1.1 204"), "{answer}");
    // Byte by byte is no better than not at all.
    let mut stream = TcpStream::connect(house.address()).await.unwrap();
    stream.write_all(head.as_bytes()).await.unwrap();
    let before = Instant::now();
    while stream.write_all(b" ").await.is_ok() {
        assert!(before.elapsed() < Duration::from_secs(5), "still taken");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_peer_that_takes_nothing_is_let_go() {
    let house = impatient().await;
    let mut stream = TcpStream::connect(house.address()).await.unwrap();
    let ask = "GET /api/docs/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n".repeat(50);
    let before = Instant::now();
    // Never reads: first their buffers are full, then ours, then the door closes. Megabytes fit into them, and
    // a machine that is busy takes its time to make as much.
    while tokio::time::timeout(Duration::from_secs(60), stream.write_all(ask.as_bytes()))
        .await
        .expect("the server neither reads nor hangs up")
        .is_ok()
    {
        assert!(before.elapsed() < Duration::from_secs(120));
    }
    eventually("its place is free", async || number(&house, "connections").await <= 1).await;
}

/// A player's socket that is open and says nothing any more, not even to a ping.
#[tokio::test(flavor = "multi_thread")]
async fn a_dead_peer_is_noticed_and_not_online() {
    let house = impatient().await;
    let ada = Person::new(house.address(), "Ada").await;
    let bob = Person::new(house.address(), "Bob").await;
    let id = ada.table(json!(["me", "open"])).await;
    bob.post(&format!("/api/tables/{id}/join"), json!({})).await.ok();
    // Nobody reads from this one, so nobody answers its pings.
    let _dead = bob.live(&id).await;
    let mut live = ada.live(&id).await;
    let online =
        |want: bool| move |message: &Value| message["table"]["seats"][1]["online"] == json!(want);
    live.until(online(true)).await;
    let before = Instant::now();
    live.until(online(false)).await;
    assert!(before.elapsed() < Duration::from_secs(5));
    // Whoever answers stays, however long nothing happens.
    let quiet = tokio::time::timeout(4 * SHORT, live.next()).await;
    assert!(quiet.is_err(), "{quiet:?}");
    assert_eq!(live.ask(json!({"type": "chat", "text": "still here"})).await["type"], "done");
    eventually("its socket is gone", async || number(&house, "sockets").await == 1).await;
}

/// Connections that are open, and whether the server has closed them.
async fn closed(streams: &mut [TcpStream]) -> usize {
    let mut closed = 0;
    for stream in streams {
        let mut byte = [0];
        let read = tokio::time::timeout(Duration::from_millis(5), stream.read(&mut byte)).await;
        closed += usize::from(matches!(read, Ok(Ok(0) | Err(_))));
    }
    closed
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_has_its_share_of_connections() {
    let space = Space { of_address: 10, ..Space::endless() };
    let house = House::with(|config| config.space = space).await;
    let mut streams = Vec::new();
    for _ in 0..15 {
        streams.push(TcpStream::connect(house.address()).await.unwrap());
    }
    eventually("five are turned away", async || closed(&mut streams).await == 5).await;
    streams.truncate(3);
    eventually("there is room again", async || {
        Person::stranger(house.address()).get("/api/games").await.status == 200
    })
    .await;
    assert!(number(&house, "turned_away_total").await >= 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_the_share_is_of_those_it_speaks_for() {
    let space = Space { of_address: 3, watchers_of_address: 2, ..Space::endless() };
    let house = House::with(|config| (config.space, config.behind_proxy) = (space, true)).await;
    let ada = Person::new(house.address(), "Ada").await;
    let id = ada.started(json!(["me", "hotseat"])).await;
    let watch = |from: &'static str| {
        let stranger = Person::stranger(house.address());
        let id = id.clone();
        async move { stranger.live_from(&id, from).await }
    };
    let mut inside = Vec::new();
    for from in ["192.0.2.1", "192.0.2.1", "192.0.2.2", "192.0.2.2"] {
        inside.push(watch(from).await.unwrap());
    }
    assert!(watch("192.0.2.1").await.is_err());
    assert!(watch("6.6.6.6, 192.0.2.2").await.is_err(), "what the proxy wrote counts");
    inside.push(watch("192.0.2.3").await.unwrap());
}

/// A household gets a /64 and may take another address of it for every connection.
#[tokio::test(flavor = "multi_thread")]
async fn a_household_with_ever_new_addresses_is_still_one() {
    let space = Space { watchers_of_address: 2, ..Space::endless() };
    let identities = Rate { burst: 3.0, per_second: 0.001 };
    let house = House::with(|config| {
        (config.space, config.behind_proxy) = (space, true);
        config.rates = Rates { identities, ..Rates::none() };
    })
    .await;
    let address = house.address();
    let guest = |from: String| {
        let request = format!(
            "POST /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Forwarded-For: {from}\r\n\
             Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{{}}"
        );
        async move { raw(address, &request).await }
    };
    let mut ada = Person::stranger(house.address());
    let answer = guest("192.0.2.7".to_owned()).await;
    ada.keep_cookie(&answer);
    let id = ada.started(json!(["me", "hotseat"])).await;
    for n in 1..=3 {
        assert_eq!(guest(format!("2001:db8:1:2:{n}::{n}")).await.status, 200);
    }
    guest("2001:db8:1:2:ffff::9".to_owned()).await.refused(429, "too_many");
    assert_eq!(guest("2001:db8:1:3::1".to_owned()).await.status, 200, "the neighbours");
    let stranger = Person::stranger(house.address());
    let mut inside = Vec::new();
    for n in 1..=2 {
        inside.push(stranger.live_from(&id, &format!("2001:db8:1:2::{n}")).await.unwrap());
    }
    assert!(stranger.live_from(&id, "2001:db8:1:2:3:4:5:6").await.is_err());
    inside.push(stranger.live_from(&id, "2001:db8:1:4::1").await.unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_make_room_and_players_stay() {
    let space = Space { connections: 20, ..Space::endless() };
    let house = House::with(|config| config.space = space).await;
    let ada = Person::new(house.address(), "Ada").await;
    let id = ada.started(json!(["me", "hotseat"])).await;
    let mut players: Vec<Live> = Vec::new();
    for _ in 0..5 {
        let mut live = ada.live(&id).await;
        live.position().await;
        players.push(live);
    }
    let mut strangers = Vec::new();
    for _ in 0..60 {
        strangers.push(TcpStream::connect(house.address()).await.unwrap());
    }
    eventually("the first of them are shown out", async || closed(&mut strangers).await >= 44)
        .await;
    for live in &mut players {
        assert_eq!(live.ask(json!({"type": "sync"})).await["type"], "done", "players stay");
    }
    // And a player who comes back gets in, though all places are taken.
    let mut again = ada.live(&id).await;
    again.position().await;
    let mut more = Vec::new();
    for _ in 0..60 {
        more.push(TcpStream::connect(house.address()).await.unwrap());
    }
    assert_eq!(again.ask(json!({"type": "sync"})).await["type"], "done");
}

#[tokio::test(flavor = "multi_thread")]
async fn watchers_have_their_number_and_players_their_own() {
    let space =
        Space { watchers: 5, watchers_of_address: 4, sockets_of_person: 3, ..Space::endless() };
    let house = House::with(|config| config.space = space).await;
    let ada = Person::new(house.address(), "Ada").await;
    let id = ada.started(json!(["me", "hotseat"])).await;
    let mut inside = Vec::new();
    let stranger = Person::stranger(house.address());
    for _ in 0..4 {
        inside.push(stranger.live(&id).await);
    }
    let refused = stranger.live_with(&id, "").await.err().unwrap().to_string();
    assert!(refused.contains("429"), "{refused}");
    for _ in 0..3 {
        inside.push(ada.live(&id).await);
    }
    assert!(ada.live_with(&id, "").await.is_err(), "no person needs so many");
    inside.clear();
    eventually("all places are free again", async || ada.live_with(&id, "").await.is_ok()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_an_address_and_of_a_host_have_an_end() {
    let tables_of_address = Rate { burst: 8.0, per_second: 0.001 };
    let space = Space { waiting_of_host: 3, ..Space::endless() };
    let rates = Rates { tables_of_address, ..Rates::none() };
    let house = House::with(|config| (config.space, config.rates) = (space, rates)).await;
    let waiting = json!({"game": "autobahn", "seats": ["me", "open"]});
    let ada = Person::new(house.address(), "Ada").await;
    let mut first = String::new();
    for _ in 0..3 {
        first = ada.table(json!(["me", "open"])).await;
    }
    ada.post("/api/tables", waiting.clone()).await.refused(429, "too_many");
    // What is closed, or played at once, waits for nobody.
    assert_eq!(ada.send("DELETE", &format!("/api/tables/{first}"), None).await.status, 204);
    ada.post("/api/tables", waiting.clone()).await.ok();
    ada.started(json!(["me", "hotseat"])).await;
    // Another name does not help the same address for ever.
    let eve = Person::new(house.address(), "Eve").await;
    eve.post("/api/tables", waiting.clone()).await.ok();
    eve.post("/api/tables", waiting.clone()).await.ok();
    eve.post("/api/tables", waiting).await.refused(429, "too_many");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_alone_play_only_before_an_audience() {
    let mut house = House::with(|config| config.idle = Duration::from_millis(100)).await;
    let mut ada = Person::new(house.address(), "Ada").await;
    let id = ada.started(json!([{"bot": "greedy"}, {"bot": "greedy"}, {"bot": "greedy"}])).await;
    let ply = async |ada: &Person| {
        // A list looks at the table without anybody looking at the match.
        let mine = ada.get("/api/tables?mine=true").await.ok();
        mine["tables"][0]["ply"].as_u64().unwrap()
    };
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let then = ply(&ada).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(ply(&ada).await, then, "nobody looks, nobody plays");
    house.restart().await;
    ada.address = house.address();
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(ply(&ada).await, then, "nor after a restart");
    let mut live = Person::stranger(house.address()).live(&id).await;
    live.at(then + 5).await;
}

/// As many handles as the system allows: 2,000 sockets have 4,000 ends in this one process.
pub fn raise_the_limit_of_handles() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
}

#[tokio::test(flavor = "multi_thread")]
async fn two_thousand_sockets_see_the_same_ply() {
    raise_the_limit_of_handles();
    // However long it takes until all are there, for they answer no ping meanwhile.
    let house = House::with(|config| config.patience.ping = Duration::from_secs(600)).await;
    let ada = Person::new(house.address(), "Ada").await;
    let id = ada.started(json!(["me", "hotseat"])).await;
    let mut live = ada.live(&id).await;
    live.position().await;
    let stranger = Person::stranger(house.address());
    let mut watchers = Vec::new();
    for _ in 0..2000 {
        watchers.push(stranger.live(&id).await);
    }
    // The last is counted a moment after it was answered.
    eventually("all are there", async || number(&house, "sockets").await == 2001).await;
    for ply in 1..=3 {
        let (seat, code) = (live.last["viewer"].as_u64().unwrap(), live.legal()[0]["code"].clone());
        let before = Instant::now();
        assert_eq!(live.play(seat, &code).await["type"], "done");
        assert!(before.elapsed() < Duration::from_secs(5), "the player waits for no watcher");
        live.at(ply).await;
    }
    for watcher in &mut watchers {
        assert_eq!(watcher.at(3).await["ply"], 3);
    }
    drop(watchers);
    eventually("all are gone", async || number(&house, "sockets").await == 1).await;
}
