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

/// As usual, but without limits on how fast and how many, and no start waits for anybody.
pub fn config(dir: &Path) -> Config {
    let mut config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), dir);
    config.rates = Rates::none();
    config.space = Space::endless();
    config.latecomers = std::time::Duration::ZERO;
    config
}

/// A new empty database, if the tests run on the PostgreSQL server of `TEST_POSTGRES_URL`.
pub async fn database() -> Option<String> {
    let server = std::env::var("TEST_POSTGRES_URL").ok()?;
    sqlx::any::install_default_drivers();
    let name = folder_name().replace('-', "_");
    let mut connection = sqlx::AnyConnection::connect(&server).await.unwrap();
    let create = sqlx::AssertSqlSafe(format!("create database {name}"));
    sqlx::raw_sql(create).execute(&mut connection).await.unwrap();
    let (base, query) = server.split_once('?').map_or((server.as_str(), ""), |parts| parts);
    let (base, _) = base.rsplit_once('/').unwrap();
    Some(format!("{base}/{name}?{query}"))
}

impl House {
    pub async fn open() -> Self {
        Self::with(|_| ()).await
    }

    pub async fn with(change: impl FnOnce(&mut Config)) -> Self {
        let dir = folder();
        let mut config = config(&dir);
        if let Some(url) = database().await {
            config.database = url;
        }
        change(&mut config);
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
