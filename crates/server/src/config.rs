use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use arena::{CATALOG, Entry};

use crate::limits::{Patience, Rates, Space};

#[derive(Clone, Debug)]
pub struct Config {
    pub listen: SocketAddr,
    /// `sqlite://…` or `postgres://…`
    pub database: String,
    /// The address people type, if a proxy stands between (`https://play.example`). Requests from its
    /// pages are our own, and with https the cookie is for https only.
    pub origin: Option<String>,
    /// Take the client's address from the last entry of `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// Bots that think at the same time.
    pub bot_threads: usize,
    /// How long a bot may think about one choice.
    pub bot_budget: Duration,
    /// A room with nobody in it closes after this time.
    pub idle: Duration,
    /// Somebody offline this long has abandoned the seat.
    pub away: Duration,
    pub rates: Rates,
    pub space: Space,
    pub patience: Patience,
    /// What can be played here.
    pub games: &'static [Entry],
}

impl Config {
    /// SQLite in `data`, everything else as usual.
    pub fn new(listen: SocketAddr, data: &Path) -> Self {
        Config {
            listen,
            database: crate::store::sqlite_url(data),
            origin: None,
            behind_proxy: false,
            bot_threads: std::thread::available_parallelism().map_or(1, usize::from),
            bot_budget: Duration::from_secs(10),
            idle: Duration::from_secs(60),
            away: Duration::from_secs(300),
            rates: Rates::default(),
            space: Space::default(),
            patience: Patience::default(),
            games: CATALOG,
        }
    }
}
