//! Between a server and its database: lets everything through, hangs up, or holds it back, at once or at a
//! chosen point of the next transaction.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A point of a transaction, seen from the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Point {
    Begin,
    Statement,
    /// The database never hears of the commit.
    Commit,
    /// It does, but its answer is lost.
    Answer,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    Open,
    /// Every connection is cut, and no new one made.
    Cut,
    /// Connections stay, but nothing comes through.
    Held,
}

#[derive(Clone, Debug)]
pub struct Proxy {
    pub address: SocketAddr,
    way: watch::Sender<Way>,
    /// What is to happen, and when.
    armed: Arc<Mutex<Option<(Point, Way)>>>,
}

impl Proxy {
    pub async fn to(database: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let proxy = Proxy {
            address: listener.local_addr().unwrap(),
            way: watch::Sender::new(Way::Open),
            armed: Arc::default(),
        };
        let this = proxy.clone();
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                if *this.way.borrow() != Way::Cut {
                    tokio::spawn(this.clone().carry(client, database));
                }
            }
        });
        proxy
    }

    pub fn set(&self, way: Way) {
        *self.armed.lock().unwrap() = None;
        self.way.send_replace(way);
    }

    /// At the next such point.
    pub fn arm(&self, point: Point, way: Way) {
        *self.armed.lock().unwrap() = Some((point, way));
    }

    /// Whether that has happened.
    pub fn sprung(&self) -> bool {
        self.armed.lock().unwrap().is_none()
    }

    fn spring(&self, reached: Point) -> bool {
        let mut armed = self.armed.lock().unwrap();
        match *armed {
            Some((point, way)) if point == reached => {
                *armed = None;
                self.way.send_replace(way);
                true
            }
            _ => false,
        }
    }

    /// Waits until the way is open; false if it is cut.
    async fn clear(&self) -> bool {
        let mut way = self.way.subscribe();
        let way = way.wait_for(|way| *way != Way::Held).await;
        way.is_ok_and(|way| *way == Way::Open)
    }

    async fn carry(self, mut client: TcpStream, database: SocketAddr) {
        let Ok(mut server) = TcpStream::connect(database).await else { return };
        let (mut from_client, mut from_server) = (vec![0; 64 * 1024], vec![0; 64 * 1024]);
        let mut way = self.way.subscribe();
        let mut inside = false;
        loop {
            tokio::select! {
                () = async { drop(way.wait_for(|way| *way == Way::Cut).await) } => return,
                read = client.read(&mut from_client) => {
                    let Ok(read @ 1..) = read else { return };
                    let said = &from_client[..read];
                    let has = |word: &[u8]| said.windows(word.len()).any(|part| part == word);
                    let (begin, commit) = (has(b"begin\0"), has(b"commit\0"));
                    if inside && !commit {
                        self.spring(Point::Statement);
                    }
                    if begin {
                        self.spring(Point::Begin);
                    }
                    if commit {
                        self.spring(Point::Commit);
                    }
                    inside = (inside || begin) && !commit;
                    if !self.clear().await || server.write_all(said).await.is_err() {
                        return;
                    }
                    if commit && self.armed.lock().unwrap().is_some_and(|(at, _)| at == Point::Answer) {
                        // The database has answered; nobody will hear it.
                        let _ = server.read(&mut from_server).await;
                        self.spring(Point::Answer);
                        if !self.clear().await {
                            return;
                        }
                    }
                }
                read = server.read(&mut from_server) => {
                    let Ok(read @ 1..) = read else { return };
                    if !self.clear().await || client.write_all(&from_server[..read]).await.is_err() {
                        return;
                    }
                }
            }
        }
    }
}
