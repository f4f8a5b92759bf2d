//! Tables that nobody started and matches that nobody came back to do not stay for ever. That is announced
//! for days, at the table and in everybody's list; whoever wants to keep it says so or plays on, and whoever
//! sits there can take along what there is. An announcement is kept in the store, so that no clock that
//! jumps and no server that was off for a year does away with anything unannounced.

use std::sync::Arc;
use std::time::Duration;

use crate::app::App;
use crate::room::Msg;
use crate::store::{Left, StoreError, Write, now};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);
const HOUR: Duration = Duration::from_secs(60 * 60);

/// How long what nobody touches is kept; `None` is for ever.
#[derive(Clone, Copy, Debug)]
pub struct Tidy {
    /// A table that was not started, and what is left of one that was given up.
    pub open: Option<Duration>,
    /// A match in which nothing is played.
    pub idle: Option<Duration>,
    /// The same where only bots sit.
    pub bots: Option<Duration>,
    /// It is announced so long before.
    pub notice: Duration,
}

impl Default for Tidy {
    fn default() -> Self {
        Tidy { open: Some(30 * DAY), idle: Some(365 * DAY), bots: Some(14 * DAY), notice: 7 * DAY }
    }
}

impl Tidy {
    /// Of so many days; none stands for ever.
    pub fn days(days: u32) -> Option<Duration> {
        (days > 0).then(|| days * DAY)
    }

    /// When a table goes that was announced then.
    pub fn due(&self, announced: i64) -> i64 {
        announced.saturating_add(millis(self.notice))
    }
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

/// Until the server goes down.
pub async fn keep(app: Arc<App>) {
    let mut closing = app.closing.subscribe();
    loop {
        if let Err(error) = sweep(&app, now()).await {
            tracing::warn!(%error, "cannot tidy up");
        }
        tokio::select! {
            () = tokio::time::sleep(HOUR) => {}
            _ = closing.wait_for(|closing| *closing) => return,
        }
    }
}

/// Announces what is due soon and does away with what was announced long enough ago.
pub async fn sweep(app: &Arc<App>, now: i64) -> Result<(), StoreError> {
    let tidy = app.config.tidy;
    let since = |kept: Duration| now.saturating_sub(millis(kept));
    let mut announce = Vec::new();
    for (left, kept) in
        [(Left::Open, tidy.open), (Left::Running, tidy.idle), (Left::Bots, tidy.bots)]
    {
        let last = kept.map(|kept| since(kept.saturating_sub(tidy.notice)));
        announce.extend(last.map(|last| Write::announce(left, now, last)));
    }
    if !announce.is_empty() {
        app.store.write(announce).await?;
        // Whoever is there just now reads it at once.
        app.rooms.tell_all(|| Msg::Announced);
    }
    let mut due = app.store.announced(since(tidy.notice)).await?;
    if let Some(kept) = tidy.open {
        due.extend(app.store.given_up(since(kept)).await?);
    }
    for id in due {
        // Somebody looks at it just now: next time.
        if app.rooms.is_open(&id) {
            continue;
        }
        let Some((row, _)) = app.store.find_match(&id).await? else { continue };
        match app.store.write(Write::tidy(&row, &app.tenant, now)).await {
            Ok(()) => tracing::info!(table = id, status = row.status.text(), "tidied away"),
            // Touched, or another server's, at the last moment.
            Err(StoreError::Conflict) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}
