//! What all requests share.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use tokio::sync::watch;

use crate::bots::Bots;
use crate::bus::Bus;
use crate::door::Door;
use crate::limits::{Limiter, Tally};
use crate::room::{Msg, Reply, Rooms};
use crate::sign::Signer;
use crate::store::{Store, StoreError, Tenant};
use crate::tenancy::Lease;
use crate::{Config, Result};

#[derive(Debug)]
pub struct App {
    pub config: Config,
    pub store: Store,
    pub tenant: Tenant,
    pub lease: Lease,
    pub bus: Bus,
    pub bots: Bots,
    pub rooms: Rooms,
    pub signer: Signer,
    pub counts: Counts,
    pub requests: Limiter<IpAddr>,
    pub identities: Limiter<IpAddr>,
    pub tables: Limiter<String>,
    pub tables_of_address: Limiter<IpAddr>,
    pub door: Arc<Door>,
    /// Sockets without a seat, by address and (under none) in all.
    pub watchers: Arc<Tally<Option<IpAddr>>>,
    /// Reviews under way, by address and (under none) in all.
    pub reviews: Arc<Tally<Option<IpAddr>>>,
    /// Sockets in seats, by person.
    pub players: Arc<Tally<String>>,
    /// How many tables took their luck from the configuration.
    pub lots: AtomicU32,
    /// True once the server goes down.
    pub closing: watch::Sender<bool>,
}

/// Numbers for `/metrics`.
#[derive(Debug, Default)]
pub struct Counts {
    pub plies: Count,
    pub tables: Count,
    pub guests: Count,
    pub sockets: Count,
    pub sockets_closed: Count,
    pub refused: Count,
    pub turned_away: Count,
}

#[derive(Debug, Default)]
pub struct Count(AtomicU64);

impl Count {
    pub fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

impl App {
    pub async fn open(config: Config) -> std::result::Result<Arc<Self>, StoreError> {
        let store = Store::open(&config.database).await?;
        let address = config.address();
        // Any free port: there is no name to come back under.
        let name = match (&config.advertise, config.listen.port()) {
            (None, 0) => format!("{address}/{}", crate::id::fresh().unwrap_or_default()),
            _ => address.clone(),
        };
        let tenant = store.enter(&name, &address, config.lease).await?;
        let lasts = if store.alone() { std::time::Duration::MAX } else { config.lease };
        let signer = Signer::new(&store.secret("signing key").await?);
        let rates = config.rates;
        Ok(Arc::new(App {
            bots: Bots::new(config.bot_threads, config.bot_budget),
            bus: Bus::default(),
            rooms: Rooms::default(),
            counts: Counts::default(),
            requests: Limiter::new(rates.requests),
            identities: Limiter::new(rates.identities),
            tables: Limiter::new(rates.tables),
            tables_of_address: Limiter::new(rates.tables_of_address),
            door: Arc::default(),
            watchers: Arc::default(),
            reviews: Arc::default(),
            players: Arc::default(),
            lots: AtomicU32::new(0),
            closing: watch::Sender::new(false),
            config,
            store,
            tenant,
            lease: Lease::new(lasts),
            signer,
        }))
    }

    pub async fn ask<T>(
        self: &Arc<Self>,
        id: &str,
        message: impl Fn(Reply<T>) -> Msg,
    ) -> Result<T> {
        self.rooms.ask(self, id, message).await
    }
}
