//! A server for one test, with its own store.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use server::limits::Rates;
use server::{Config, Server};

pub struct House {
    server: Option<Server>,
    pub config: Config,
    dir: PathBuf,
}

/// A new empty folder.
pub fn folder() -> PathBuf {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let n = NEXT.fetch_add(1, Ordering::Relaxed);
    let dir = std::env::temp_dir().join(format!("cloverleaf-test-{}-{n}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    dir
}

impl House {
    pub async fn open() -> Self {
        Self::with(|_| ()).await
    }

    pub async fn with(change: impl FnOnce(&mut Config)) -> Self {
        let dir = folder();
        let mut config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), &dir);
        config.rates = Rates::none();
        change(&mut config);
        let server = Some(Server::start(config.clone()).await.unwrap());
        House { server, config, dir }
    }

    pub fn address(&self) -> SocketAddr {
        self.server.as_ref().unwrap().address()
    }

    pub async fn restart(&mut self) {
        self.server.take().unwrap().stop().await;
        self.server = Some(Server::start(self.config.clone()).await.unwrap());
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.dir);
    }
}
