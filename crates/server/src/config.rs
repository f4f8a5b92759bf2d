use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use arena::{BotKind, CATALOG, Entry};
use engine::{MAX_PLIES, Seed};

use crate::limits::{Patience, Rates, Space};
use crate::tidy::Tidy;

#[derive(Clone, Debug)]
pub struct Config {
    pub listen: SocketAddr,
    /// `sqlite://…` or `postgres://…`
    pub database: String,
    /// The address people type, if a proxy stands between (`https://play.example`). Requests from its
    /// pages are our own, and with https the cookie is for https only.
    pub origin: Option<String>,
    /// Where people find this very server among several on one PostgreSQL. Also its name there: one that
    /// starts again under its name has its matches back at once.
    pub advertise: Option<String>,
    /// A server that gave no sign of life for so long is gone, and others take its matches.
    pub lease: Duration,
    /// Take the client's address from the last entry of `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// Bots that think at the same time.
    pub bot_threads: usize,
    /// How long a bot may think about one choice.
    pub bot_budget: Duration,
    /// Bots that people are offered, the weakest first. Whoever asks by name gets any of them.
    pub bots: Vec<BotKind>,
    /// How much a review of a whole match may think.
    pub review_work: u64,
    /// A room with nobody in it closes after this time.
    pub idle: Duration,
    /// Somebody offline this long has abandoned the seat.
    pub away: Duration,
    /// How long a start waits for the commitment of somebody who has just sat down.
    pub latecomers: Duration,
    /// How long players' clients may take to open their parts of a seed.
    pub draw: Duration,
    /// How long what nobody touches is kept.
    pub tidy: Tidy,
    pub rates: Rates,
    pub space: Space,
    pub patience: Patience,
    /// No match has more plies. What goes beyond what a record holds is refused by the engine anyway.
    pub plies: u32,
    /// What can be played here.
    pub games: &'static [Entry],
    /// For tests that are to be repeated: ids and secrets of tables follow from it, one after the other.
    pub luck: Option<Seed>,
}

impl Config {
    /// SQLite in `data`, everything else as usual.
    pub fn new(listen: SocketAddr, data: &Path) -> Self {
        Config {
            listen,
            database: crate::store::sqlite_url(data),
            origin: None,
            advertise: None,
            lease: Duration::from_secs(10),
            behind_proxy: false,
            bot_threads: std::thread::available_parallelism().map_or(1, usize::from),
            bot_budget: Duration::from_secs(10),
            bots: BotKind::LEVELS.to_vec(),
            review_work: arena::REVIEW,
            idle: Duration::from_secs(60),
            away: Duration::from_secs(300),
            latecomers: Duration::from_secs(3),
            draw: Duration::from_secs(10),
            tidy: Tidy::default(),
            rates: Rates::default(),
            space: Space::default(),
            patience: Patience::default(),
            plies: MAX_PLIES as u32,
            games: CATALOG,
            luck: None,
        }
    }

    /// The address of this server, unless told by the machine's name and the port.
    pub fn address(&self) -> String {
        let host = || {
            let named = std::fs::read_to_string("/proc/sys/kernel/hostname").ok()?;
            Some(named.trim().to_owned()).filter(|name| !name.is_empty())
        };
        self.advertise.clone().unwrap_or_else(|| {
            let host = host().unwrap_or_else(|| self.listen.ip().to_string());
            format!("http://{host}:{}", self.listen.port())
        })
    }
}
