//! The door: connections are taken in, counted, and shown out when they keep others waiting.
//!
//! A connection that has not shown a seat may have to make room for the next one; those of seated
//! players stay. So a crowd of strangers, or one that only pretends to speak, shuts nobody out.

use std::collections::{BTreeMap, HashMap};
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Sleep;

use crate::app::App;
use crate::limits::household;

/// When the system has no more handles, a moment passes before the next try.
const BREATH: Duration = Duration::from_millis(50);
/// The largest head of a request, and what is read ahead of a body.
const BUFFER: usize = 16 * 1024;

/// Who is inside.
#[derive(Debug, Default)]
pub struct Door {
    inside: Mutex<Inside>,
}

#[derive(Debug, Default)]
struct Inside {
    next: u64,
    total: usize,
    by_address: HashMap<IpAddr, usize>,
    /// Those that may be shown out, the first one first.
    strangers: BTreeMap<u64, oneshot::Sender<()>>,
}

/// One connection's place; it is free again when the connection is over, however that comes about.
#[derive(Debug)]
pub struct Place {
    door: Arc<Door>,
    number: u64,
    address: IpAddr,
    /// Held until the connection is over, so that a server that stops can wait for it.
    _alive: mpsc::Sender<()>,
}

impl Place {
    /// This is a player's: it is not shown out for strangers.
    pub fn keep(&self) {
        self.door.lock().strangers.remove(&self.number);
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut inside = self.door.lock();
        inside.total -= 1;
        inside.strangers.remove(&self.number);
        if let Some(count) = inside.by_address.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                inside.by_address.remove(&self.address);
            }
        }
    }
}

impl Door {
    fn lock(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for a newcomer, or none: the address has its share already, or only players are inside.
    fn enter(
        self: &Arc<Self>,
        address: IpAddr,
        most: usize,
        of_address: usize,
        alive: mpsc::Sender<()>,
    ) -> Option<(Place, oneshot::Receiver<()>)> {
        let mut inside = self.lock();
        if inside.by_address.get(&address).is_some_and(|&count| count >= of_address) {
            return None;
        }
        if inside.total >= most {
            // It counts until it has gone, so for a moment there may be a few more than allowed.
            let (_, first) = inside.strangers.pop_first()?;
            let _ = first.send(());
        }
        let (out, shown_out) = oneshot::channel();
        let number = inside.next;
        inside.next += 1;
        inside.total += 1;
        *inside.by_address.entry(address).or_default() += 1;
        inside.strangers.insert(number, out);
        let place = Place { door: self.clone(), number, address, _alive: alive };
        Some((place, shown_out))
    }

    /// The first stranger goes, for the system can hold no more.
    fn make_room(&self) {
        if let Some((_, first)) = self.lock().strangers.pop_first() {
            let _ = first.send(());
        }
    }

    pub fn count(&self) -> usize {
        self.lock().total
    }
}

/// Takes connections in until the server stops, and then waits for those inside.
pub async fn serve(app: Arc<App>, listener: TcpListener, routes: Router) {
    let mut closing = app.closing.subscribe();
    let (alive, mut ended) = mpsc::channel(1);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = closing.wait_for(|closing| *closing) => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // One that hung up before it was taken in is nobody's fault.
                if error.kind() != io::ErrorKind::ConnectionAborted {
                    tracing::warn!(%error, "cannot take a connection in");
                    app.door.make_room();
                    tokio::time::sleep(BREATH).await;
                }
                continue;
            }
        };
        // A ply is a small message, and waiting to fill a packet costs 40 milliseconds.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection stays slow");
        }
        let space = app.config.space;
        // Behind a proxy everybody comes from its address; how many there may be is its business.
        let of_address = if app.config.behind_proxy { usize::MAX } else { space.of_address };
        let from = household(peer.ip());
        match app.door.enter(from, space.connections, of_address, alive.clone()) {
            Some((place, shown_out)) => {
                let guest = Guest {
                    stream,
                    place: Arc::new(place),
                    shown_out: Some(shown_out),
                    patience: app.config.patience.write,
                    stalled: None,
                };
                tokio::spawn(attend(app.clone(), guest, peer, routes.clone()));
            }
            None => app.counts.turned_away.add(1),
        }
    }
    drop((listener, alive));
    // Nobody ever sends: this ends when the last place is free.
    let _ = ended.recv().await;
}

/// Answers the requests of one connection.
async fn attend(app: Arc<App>, guest: Guest, peer: SocketAddr, routes: Router) {
    let place = guest.place.clone();
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(place.clone());
        tower_service::Service::call(&mut routes.clone(), request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(app.config.patience.head)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(guest), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let mut closing = app.closing.subscribe();
    tokio::select! {
        // Why a connection ended is the peer's business.
        _ = connection.as_mut() => return,
        _ = closing.wait_for(|closing| *closing) => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}

/// A stream that ends when its peer takes nothing, or when it is shown out.
struct Guest {
    stream: TcpStream,
    place: Arc<Place>,
    shown_out: Option<oneshot::Receiver<()>>,
    patience: Duration,
    /// Since when the peer has taken nothing.
    stalled: Option<Pin<Box<Sleep>>>,
}

impl Guest {
    /// After a write: it got on, or the peer has kept us waiting for too long.
    fn written(
        &mut self,
        cx: &mut Context<'_>,
        result: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        if result.is_ready() {
            self.stalled = None;
            return result;
        }
        let patience = self.patience;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
        ready!(stalled.as_mut().poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Guest {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if let Some(shown_out) = &mut self.shown_out {
            match Pin::new(shown_out).poll(cx) {
                Poll::Ready(Ok(())) => {
                    return Poll::Ready(Err(io::ErrorKind::ConnectionAborted.into()));
                }
                // It is a player's now.
                Poll::Ready(Err(_)) => self.shown_out = None,
                Poll::Pending => {}
            }
        }
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl AsyncWrite for Guest {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let result = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.written(cx, result)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let result = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.written(cx, result)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
