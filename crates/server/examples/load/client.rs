//! As little client as possible: the generator must not be what is measured.

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

/// Of a message, only what is needed to go on; the view is skipped.
#[derive(Debug, Default, Deserialize)]
pub struct Heard {
    #[serde(rename = "type")]
    pub kind: String,
    #[serde(default)]
    pub ply: u64,
    #[serde(default)]
    pub viewer: Option<u8>,
    #[serde(default)]
    pub legal: Vec<Choice>,
}

#[derive(Debug, Deserialize)]
pub struct Choice {
    pub code: u32,
}

#[derive(Clone, Debug)]
pub struct Person {
    pub address: SocketAddr,
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

    pub async fn send(&self, method: &str, path: &str, body: Option<Value>) -> (String, Value) {
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
        (head.to_owned(), serde_json::from_str(body).unwrap_or_default())
    }

    /// A running table; its id.
    pub async fn started(&self, seats: Value) -> String {
        let body = json!({"game": "autobahn", "seats": seats, "start": true});
        self.table(body).await
    }

    pub async fn table(&self, body: Value) -> String {
        self.send("POST", "/api/tables", Some(body)).await.1["id"].as_str().unwrap().to_owned()
    }

    pub async fn live(&self, table: &str) -> Live {
        let url = format!("ws://{}/api/tables/{table}/live", self.address);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("cookie", self.cookie.parse().unwrap());
        let (socket, _) = connect_async_with_config(request, None, true).await.unwrap();
        Live { socket }
    }
}

pub struct Live {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Live {
    /// The next position or acknowledgement.
    pub async fn next(&mut self) -> Heard {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    let heard: Heard = serde_json::from_str(&text).unwrap();
                    match heard.kind.as_str() {
                        "position" | "done" => return heard,
                        "error" => panic!("{text}"),
                        _ => {}
                    }
                }
                Some(Ok(_)) => {}
                other => panic!("the server hung up: {other:?}"),
            }
        }
    }

    /// Makes some legal choice.
    pub async fn play(&mut self, heard: &Heard) {
        let mixed = heard.ply.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33;
        let choice = &heard.legal[usize::try_from(mixed).unwrap() % heard.legal.len()];
        let text = format!(
            r#"{{"type":"play","id":1,"ply":{},"seat":{},"code":{}}}"#,
            heard.ply,
            heard.viewer.unwrap(),
            choice.code
        );
        self.socket.send(Message::text(text)).await.unwrap();
    }
}
