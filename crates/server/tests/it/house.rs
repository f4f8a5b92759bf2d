//! A server for one test, with its own store.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use server::limits::{Rates, Space};
use server::{Config, Server};
use sqlx::Connection;

pub struct House {
    server: Option<Server>,
    pub config: Config,
    dir: PathBuf,
}

/// A new empty folder.
pub fn folder() -> PathBuf {
    let dir = std::env::temp_dir().join(folder_name());
    std::fs::create_dir_all(&dir).unwrap();
    dir
}

fn folder_name() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let n = NEXT.fetch_add(1, Ordering::Relaxed);
    format!("cloverleaf-test-{}-{n}", std::process::id())
}

/// As usual, but without limits on how fast and how many, and no start waits for anybody, and reviews are short.
pub fn config(dir: &Path) -> Config {
    let mut config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), dir);
    config.rates = Rates::none();
    config.space = Space::endless();
    config.latecomers = std::time::Duration::ZERO;
    config.review_work = 1_000_000;
    config
}

/// A new empty store on the PostgreSQL server of `TEST_POSTGRES_URL`, if the tests run on one: a schema, for a
/// database of its own would be eight megabytes to be copied for each test.
pub async fn database() -> Option<String> {
    schema(std::env::var("TEST_POSTGRES_URL").ok()?).await
}

/// The same over TLS, as servers that stand alone have it (`scripts/with-postgres`): for few tests, for the library's
/// handshake is sent in small pieces of which two wait 40 ms each for the one before to be acknowledged.
pub async fn encrypted() -> Option<String> {
    match std::env::var("TEST_POSTGRES_TLS_URL") {
        Ok(server) => schema(server).await,
        Err(_) => database().await,
    }
}

async fn schema(server: String) -> Option<String> {
    sqlx::any::install_default_drivers();
    let name = folder_name().replace('-', "_");
    let mut connection = sqlx::AnyConnection::connect(&server).await.unwrap();
    let create = sqlx::AssertSqlSafe(format!("create schema {name}"));
    sqlx::raw_sql(create).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let next = if server.contains('?') { '&' } else { '?' };
    Some(format!("{server}{next}options[search_path]={name}"))
}

impl House {
    pub async fn open() -> Self {
        Self::with(|_| ()).await
    }

    pub async fn with(change: impl FnOnce(&mut Config)) -> Self {
        let dir = folder();
        let mut config = config(&dir);
        let own = config.database.clone();
        change(&mut config);
        if config.database == own
            && let Some(url) = database().await
        {
            config.database = url;
        }
        let server = Some(Server::start(config.clone()).await.unwrap());
        House { server, config, dir }
    }

    pub fn address(&self) -> SocketAddr {
        self.server.as_ref().unwrap().address()
    }

    pub fn server(&self) -> &Server {
        self.server.as_ref().unwrap()
    }

    /// Waits until every room has closed.
    pub async fn quiet(&self) {
        let visitor = crate::client::Person::stranger(self.address());
        for _ in 0..500 {
            let numbers = visitor.get("/metrics").await.text;
            if numbers.lines().any(|line| line.ends_with("rooms 0")) {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        panic!("a room does not close");
    }

    pub async fn stop(&mut self) {
        self.server.take().unwrap().stop().await;
    }

    pub async fn restart(&mut self) {
        self.stop().await;
        self.start().await;
    }

    pub async fn start(&mut self) {
        self.server = Some(Server::start(self.config.clone()).await.unwrap());
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.dir);
    }
}
