//! Starting and stopping.

use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::app::App;
use crate::store::StoreError;
use crate::{Config, door, http, tenancy, tidy};

/// What is under way when the server is told to stop gets this long.
const DRAIN: Duration = Duration::from_secs(10);

#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    app: Arc<App>,
    task: JoinHandle<()>,
}

#[derive(Debug)]
pub enum StartError {
    Listen(SocketAddr, std::io::Error),
    /// The file, where the store is one: a database's address may hold a password.
    Store(Option<String>, StoreError),
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::Listen(address, error) => write!(f, "cannot listen on {address}: {error}"),
            StartError::Store(None, error) => write!(f, "cannot open the store: {error}"),
            StartError::Store(Some(file), StoreError::Database(problem)) => write!(
                f,
                "cannot open the store {file}: {problem} \
                 (is the disk full, or may this user not write there?)"
            ),
            StartError::Store(Some(file), error) => {
                write!(f, "cannot open the store {file}: {error}")
            }
        }
    }
}

impl std::error::Error for StartError {}

impl Server {
    /// Opens the store, takes up every match where a bot is to move, and listens.
    pub async fn start(config: Config) -> Result<Self, StartError> {
        let listen = config.listen;
        let file = config.database.strip_prefix("sqlite://").and_then(|it| it.split('?').next());
        let file = file.map(str::to_owned);
        let unusable = |error| StartError::Store(file.clone(), error);
        let app = App::open(config).await.map_err(unusable)?;
        tenancy::take_up(&app).await.map_err(unusable)?;
        tokio::spawn(tenancy::keep(app.clone()));
        tokio::spawn(tidy::keep(app.clone()));
        let refused = |error| StartError::Listen(listen, error);
        let listener = TcpListener::bind(listen).await.map_err(refused)?;
        let address = listener.local_addr().map_err(refused)?;
        let task = tokio::spawn(door::serve(app.clone(), listener, http::router(app.clone())));
        tracing::info!(%address, "listening");
        Ok(Server { address, app, task })
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Tidies up as if it were then (milliseconds since 1970). It does so by itself every hour.
    pub async fn tidy(&self, now: i64) -> Result<(), StoreError> {
        tidy::sweep(&self.app, now).await
    }

    /// Takes no new requests, tells every socket, finishes what is under way.
    pub async fn stop(self) {
        self.app.closing.send_replace(true);
        if tokio::time::timeout(DRAIN, self.task).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        if tokio::time::timeout(DRAIN, self.app.rooms.close()).await.is_err() {
            tracing::warn!("some tables did not end in time");
        }
        if let Err(error) = self.app.store.leave(&self.app.tenant).await {
            tracing::warn!(%error, "the matches are free once the lease is over");
        }
        self.app.store.close().await;
        self.app.tenant.unlock();
        tracing::info!("stopped");
    }
}
