//! This server among those on the store: it gives signs of life, hands matches over that others want, and
//! takes up what a server that is gone has left, or what it had to close itself when the store failed.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::app::App;
use crate::room::Msg;
use crate::store::StoreError;

/// Signs of life in the time of a lease: some may be lost.
const BEATS: u32 = 5;
/// What others may have left is looked for at every so many beats.
const SWEEP: u32 = 5;

/// How long this server may still take for granted that its matches are its own.
#[derive(Debug)]
pub struct Lease {
    start: Instant,
    /// Milliseconds after `start`.
    until: AtomicU64,
}

impl Lease {
    pub fn new(lasts: Duration) -> Self {
        let lease = Lease { start: Instant::now(), until: AtomicU64::new(0) };
        lease.renew(lease.start, lasts);
        lease
    }

    /// Counted from when the sign was given, not from when it was answered.
    fn renew(&self, given: Instant, lasts: Duration) {
        let until = (given - self.start).saturating_add(lasts).as_millis();
        self.until.store(u64::try_from(until).unwrap_or(u64::MAX), Ordering::SeqCst);
    }

    pub fn lapsed(&self) -> bool {
        self.start.elapsed().as_millis() > u128::from(self.until.load(Ordering::SeqCst))
    }
}

/// Until the server goes down.
pub async fn keep(app: Arc<App>) {
    let mut closing = app.closing.subscribe();
    let mut lapsed = false;
    for beat in 1u32.. {
        tokio::select! {
            () = tokio::time::sleep(app.tenant.lease / BEATS) => {}
            _ = closing.wait_for(|closing| *closing) => return,
        }
        if app.store.alone() {
            if beat.is_multiple_of(SWEEP)
                && let Err(error) = take_up(&app).await
            {
                tracing::warn!(%error, "cannot take matches up");
            }
            continue;
        }
        let given = Instant::now();
        let renewed = match app.store.renew(&app.tenant).await {
            // Others took us for gone, and forgot us.
            Err(StoreError::Conflict) => {
                app.rooms.abandon(&app);
                app.store.return_to(&app.tenant).await
            }
            other => other,
        };
        match renewed {
            Ok(()) => app.lease.renew(given, app.tenant.lease),
            Err(StoreError::Conflict) => {
                tracing::error!(name = app.tenant.name, "another server runs under this name");
            }
            Err(error) => tracing::warn!(%error, "no sign of life could be given"),
        }
        if app.lease.lapsed() {
            if !lapsed {
                tracing::error!("the lease has lapsed: other servers may have the matches");
            }
            app.rooms.abandon(&app);
        }
        lapsed = app.lease.lapsed();
        if !lapsed && let Err(error) = neighbours(&app, beat.is_multiple_of(SWEEP)).await {
            tracing::warn!(%error, "cannot look after other servers");
        }
    }
}

async fn neighbours(app: &Arc<App>, sweep: bool) -> Result<(), StoreError> {
    for id in app.store.wanted(&app.tenant).await? {
        if app.rooms.is_open(&id) {
            app.rooms.tell(&id, Msg::Wanted);
        } else {
            app.store.let_go(&app.tenant, &id).await?;
        }
    }
    if sweep {
        app.store.tidy_servers().await?;
        take_up(app).await?;
    }
    Ok(())
}

/// Opens every match where a bot is to move, or a seed is being drawn, and nobody sees to it.
pub async fn take_up(app: &Arc<App>) -> Result<(), StoreError> {
    let (store, tenant) = (&app.store, &app.tenant);
    let waiting = [store.waiting_for_bots(tenant).await?, store.drawing(tenant).await?];
    for id in waiting.iter().flatten() {
        app.rooms.wake(app, id);
    }
    Ok(())
}
