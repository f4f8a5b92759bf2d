//! A real client that does as little as possible besides: the generator must not be what is measured.

use std::net::SocketAddr;
use std::time::Instant;

use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::{Message, WebSocketConfig};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Position,
    Done,
    Error,
    #[serde(other)]
    Else,
}

/// Of a message, only what is needed to go on.
#[derive(Debug, Deserialize)]
pub struct Heard {
    #[serde(rename = "type")]
    pub kind: Kind,
    #[serde(default)]
    pub ply: u32,
    #[serde(default)]
    pub viewer: Option<u8>,
    #[serde(default)]
    pub legal: Vec<Choice>,
}

impl Heard {
    /// What comes after everything a player needs, the view, is not read.
    fn read(text: &str) -> Self {
        let needed = text.find(",\"view\":").map(|end| format!("{}}}", &text[..end]));
        serde_json::from_str(needed.as_deref().unwrap_or(text)).unwrap()
    }
}

#[derive(Debug, Deserialize)]
pub struct Choice {
    pub code: u32,
}

#[derive(Clone, Debug)]
pub struct Person {
    address: SocketAddr,
    cookie: String,
}

impl Person {
    pub async fn new(address: SocketAddr) -> Self {
        let mut person = Person { address, cookie: String::new() };
        let head = person.send("POST", "/api/me", Some(json!({"name": "Load"}))).await.0;
        let cookie = head.split("set-cookie: ").nth(1).unwrap().split(';').next().unwrap();
        cookie.clone_into(&mut person.cookie);
        person
    }

    /// The same person, after the server has moved.
    pub fn at(self, address: SocketAddr) -> Self {
        Person { address, ..self }
    }

    /// The head and the body of the answer.
    pub async fn send(&self, method: &str, path: &str, body: Option<Value>) -> (String, String) {
        let body = body.map(|body| body.to_string()).unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nCookie: {}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            self.cookie,
            body.len()
        );
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).await.unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        (head.to_owned(), body.to_owned())
    }

    pub async fn json(&self, method: &str, path: &str, body: Option<Value>) -> Value {
        serde_json::from_str(&self.send(method, path, body).await.1).unwrap_or_default()
    }

    /// Sets a table up; its id.
    pub async fn table(&self, seats: Value, start: bool) -> String {
        let body = json!({"game": "autobahn", "seats": seats, "start": start, "public": true});
        self.json("POST", "/api/tables", Some(body)).await["id"].as_str().unwrap().to_owned()
    }

    /// A running table with this person in every seat; its id.
    pub async fn alone(&self) -> String {
        self.table(json!(["me", "hotseat", "hotseat", "hotseat"]), true).await
    }

    pub async fn live(&self, table: &str) -> Live {
        let url = format!("ws://{}/api/tables/{table}/live", self.address);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("cookie", self.cookie.parse().unwrap());
        // The usual buffer is a hundred times what a message needs.
        let config = WebSocketConfig::default().read_buffer_size(8 * 1024);
        let (socket, _) = connect_async_with_config(request, Some(config), true).await.unwrap();
        let (speak, hear) = socket.split();
        Live { ears: Ears(hear), mouth: Mouth(speak) }
    }
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

#[derive(Debug)]
pub struct Live {
    pub ears: Ears,
    pub mouth: Mouth,
}

#[derive(Debug)]
pub struct Ears(SplitStream<Socket>);

#[derive(Debug)]
pub struct Mouth(SplitSink<Socket, Message>);

impl Ears {
    /// The next position or acknowledgement, and when it came.
    pub async fn next(&mut self) -> (Heard, Instant) {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => {
                    let came = Instant::now();
                    let heard = Heard::read(&text);
                    match heard.kind {
                        Kind::Position | Kind::Done => return (heard, came),
                        Kind::Error => panic!("{text}"),
                        Kind::Else => {}
                    }
                }
                Some(Ok(_)) => {}
                other => panic!("the server hung up: {other:?}"),
            }
        }
    }

    pub async fn position(&mut self) -> (Heard, Instant) {
        loop {
            let next = self.next().await;
            if next.0.kind == Kind::Position {
                return next;
            }
        }
    }
}

impl Mouth {
    /// Makes some legal choice.
    pub async fn play(&mut self, heard: &Heard) {
        let mixed = u64::from(heard.ply + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33;
        let choice = &heard.legal[usize::try_from(mixed).unwrap() % heard.legal.len()];
        let text = format!(
            r#"{{"type":"play","id":1,"ply":{},"seat":{},"code":{}}}"#,
            heard.ply,
            heard.viewer.unwrap(),
            choice.code
        );
        self.0.send(Message::text(text)).await.unwrap();
    }
}
