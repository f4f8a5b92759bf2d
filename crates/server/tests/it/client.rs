//! A person with a browser, as far as the server can tell.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

const PATIENCE: Duration = Duration::from_secs(20);

#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub text: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("not JSON: {self:?}"))
    }

    #[track_caller]
    pub fn ok(self) -> Value {
        assert!((200..300).contains(&self.status), "{self:?}");
        if self.text.is_empty() { Value::Null } else { self.json() }
    }

    #[track_caller]
    pub fn refused(self, status: u16, kind: &str) {
        assert_eq!((self.status, self.json()["kind"].as_str()), (status, Some(kind)), "{self:?}");
    }
}

/// One request on a connection of its own, word for word.
pub async fn raw(address: SocketAddr, request: &str) -> Answer {
    let mut stream = TcpStream::connect(address).await.unwrap();
    // A server that refuses a body may hang up before it has read it all.
    let _ = stream.write_all(request.as_bytes()).await;
    let mut bytes = Vec::new();
    let _ = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.unwrap();
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let (head, text) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    Answer { status, head: head.to_owned(), text: text.to_owned() }
}

#[derive(Clone, Debug)]
pub struct Person {
    pub address: SocketAddr,
    pub cookie: String,
    pub id: String,
}

impl Person {
    /// Somebody without a name or cookie.
    pub fn stranger(address: SocketAddr) -> Self {
        Person { address, cookie: String::new(), id: String::new() }
    }

    pub async fn new(address: SocketAddr, name: &str) -> Self {
        let mut person = Person::stranger(address);
        let answer = person.post("/api/me", json!({ "name": name })).await;
        person.keep_cookie(&answer);
        person.id = answer.ok()["id"].as_str().unwrap().to_owned();
        person
    }

    pub fn keep_cookie(&mut self, answer: &Answer) {
        let line = answer.head.lines().find(|line| line.starts_with("set-cookie: "));
        let line = line.unwrap_or_else(|| panic!("no cookie: {answer:?}"));
        self.cookie = line["set-cookie: ".len()..].split(';').next().unwrap().to_owned();
    }

    pub async fn send(&self, method: &str, path: &str, body: Option<Value>) -> Answer {
        let body = body.map(|body| body.to_string());
        let mut request =
            format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.address);
        if !self.cookie.is_empty() {
            request += &format!("Cookie: {}\r\n", self.cookie);
        }
        if let Some(body) = &body {
            request += "Content-Type: application/json\r\n";
            request += &format!("Content-Length: {}\r\n", body.len());
        }
        request += "\r\n";
        request += body.as_deref().unwrap_or_default();
        raw(self.address, &request).await
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, None).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.send("POST", path, Some(body)).await
    }

    pub async fn post_nothing(&self, path: &str) -> Answer {
        self.send("POST", path, None).await
    }

    /// A table with these seats; its id.
    pub async fn table(&self, seats: Value) -> String {
        let body = json!({"game": "autobahn", "seats": seats, "public": true});
        let table = self.post("/api/tables", body).await.ok();
        table["id"].as_str().unwrap().to_owned()
    }

    /// A table that is being played.
    pub async fn started(&self, seats: Value) -> String {
        let body = json!({"game": "autobahn", "seats": seats, "public": true, "start": true});
        let table = self.post("/api/tables", body).await.ok();
        assert_eq!(table["status"], "running");
        table["id"].as_str().unwrap().to_owned()
    }

    /// A table that is being played with these people.
    pub async fn started_with(&self, others: &[&Person]) -> String {
        let open = others.iter().map(|_| "open");
        let id = self.table(std::iter::once("me").chain(open).collect()).await;
        for other in others {
            other.post(&format!("/api/tables/{id}/join"), json!({})).await.ok();
        }
        self.post_nothing(&format!("/api/tables/{id}/start")).await.ok();
        id
    }

    pub async fn live(&self, table: &str) -> Live {
        self.live_with(table, "").await.unwrap()
    }

    pub async fn live_with(&self, table: &str, query: &str) -> Result<Live, Error> {
        self.connect(table, query, None).await
    }

    /// As a proxy passes it on from that address.
    pub async fn live_from(&self, table: &str, address: &str) -> Result<Live, Error> {
        self.connect(table, "", Some(address)).await
    }

    async fn connect(&self, table: &str, query: &str, from: Option<&str>) -> Result<Live, Error> {
        let url = format!("ws://{}/api/tables/{table}/live{query}", self.address);
        let mut request = url.into_client_request()?;
        if let Some(from) = from {
            request.headers_mut().insert("x-forwarded-for", from.parse().unwrap());
        }
        if !self.cookie.is_empty() {
            request.headers_mut().insert("cookie", self.cookie.parse().unwrap());
        }
        let (socket, _) = connect_async_with_config(request, None, true).await?;
        Ok(Live { socket, last: Value::Null, table: Value::Null, next: 1 })
    }
}

/// One socket. It remembers the last table and position it was sent.
pub struct Live {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub last: Value,
    pub table: Value,
    next: u64,
}

impl Live {
    /// The next message; `None` when the server has hung up.
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            let frame = tokio::time::timeout(PATIENCE, self.socket.next()).await;
            match frame.expect("the server says nothing") {
                Some(Ok(Message::Text(text))) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    match message["type"].as_str() {
                        Some("position") => self.last = message.clone(),
                        Some("table") => self.table = message["table"].clone(),
                        _ => {}
                    }
                    return Some(message);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    pub async fn until(&mut self, mut wanted: impl FnMut(&Value) -> bool) -> Value {
        loop {
            let message = self.next().await.expect("the server hung up");
            if wanted(&message) {
                return message;
            }
        }
    }

    pub async fn position(&mut self) -> Value {
        self.until(|message| message["type"] == "position").await
    }

    /// The position after this ply, or a later one.
    pub async fn at(&mut self, ply: u64) -> Value {
        while self.last["ply"].as_u64().is_none_or(|now| now < ply) {
            self.position().await;
        }
        self.last.clone()
    }

    pub async fn say(&mut self, text: impl Into<String>) {
        self.try_say(text).await.unwrap();
    }

    pub async fn try_say(&mut self, text: impl Into<String>) -> Result<(), Error> {
        self.socket.send(Message::text(text.into())).await
    }

    pub async fn say_bytes(&mut self, bytes: Vec<u8>) {
        self.socket.send(Message::binary(bytes)).await.unwrap();
    }

    /// Sends a request with a number and returns the answer to it.
    pub async fn ask(&mut self, mut request: Value) -> Value {
        let id = self.next;
        self.next += 1;
        request["id"] = json!(id);
        self.say(request.to_string()).await;
        self.until(|message| message["id"] == id).await
    }

    /// Plays `code` on the last position seen.
    pub async fn play(&mut self, seat: u64, code: &Value) -> Value {
        let (ply, hash) = (self.last["ply"].clone(), self.last["hash"].clone());
        let play = json!({"type": "play", "ply": ply, "hash": hash, "seat": seat, "code": code});
        self.ask(play).await
    }

    pub fn legal(&self) -> &[Value] {
        self.last["legal"].as_array().map_or(&[], Vec::as_slice)
    }

    pub fn is_over(&self) -> bool {
        !self.last["decision"]["over"].is_null()
    }
}

/// Two who play a match from its beginning make this many plies of it.
pub async fn play_both(one: &mut Live, two: &mut Live, plies: u64) {
    for ply in 0..plies {
        one.at(ply).await;
        two.at(ply).await;
        let live = if one.legal().is_empty() { &mut *two } else { &mut *one };
        let seat = live.last["viewer"].as_u64().unwrap();
        let code = pick(live.legal(), ply);
        assert_eq!(live.play(seat, &code).await["type"], "done");
    }
}

/// Some choice, the same for the same numbers.
pub fn pick(legal: &[Value], luck: u64) -> Value {
    let mixed = luck.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33;
    legal[usize::try_from(mixed).unwrap() % legal.len()]["code"].clone()
}
