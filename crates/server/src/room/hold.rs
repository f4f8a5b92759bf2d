//! Taking a match from the store, keeping it, and giving it up.

use std::time::Duration;

use tokio::time::{Instant, sleep};

use super::{Closed, Lots, Room, restore};
use crate::app::App;
use crate::store::{MatchRow, SeatRow, StoreError};
use crate::{Error, Result};

/// So long another server is asked to give a match up before people are sent there.
const HANDOVER: Duration = Duration::from_secs(5);
const AGAIN: Duration = Duration::from_millis(200);

/// Takes the match, from another server if that one has no use for it.
pub async fn take(app: &App, id: &str) -> std::result::Result<(MatchRow, Vec<SeatRow>), Closed> {
    let end = Instant::now() + HANDOVER;
    let mut asked = false;
    loop {
        match app.store.claim(&app.tenant, id).await {
            Ok(()) => return ours(app, id).await,
            // Nothing can be written, but nobody else can have it either: it can be looked at.
            Err(StoreError::Away(_) | StoreError::Database(_)) if app.store.alone() => {
                return ours(app, id).await;
            }
            Err(StoreError::Conflict) => {}
            Err(error) => return Err(error.into()),
        }
        match app.store.holder(id).await? {
            // It said no, or nothing at all.
            Some(holder) if (asked && !holder.asked) || Instant::now() >= end => {
                return Err(Closed::Elsewhere(holder.address));
            }
            Some(_) => {
                if !asked {
                    app.store.want(&app.tenant, id).await?;
                    asked = true;
                }
                sleep(AGAIN).await;
            }
            // There is no such match, or its holder went this very moment.
            None if app.store.find_match(id).await?.is_none() => return Err(Closed::NotFound),
            None if Instant::now() >= end => {
                return Err(StoreError::Away("nobody has it, nobody gets it".to_owned()).into());
            }
            None => {}
        }
    }
}

/// The match as the store has it, if it is ours.
async fn ours(app: &App, id: &str) -> std::result::Result<(MatchRow, Vec<SeatRow>), Closed> {
    let (row, seats) = app.store.find_match(id).await?.ok_or(Closed::NotFound)?;
    if !app.store.alone() && row.holder.as_ref() != Some(&app.tenant.id) {
        return Err(StoreError::Away("another server has just taken it".to_owned()).into());
    }
    Ok((row, seats))
}

impl Room {
    /// Throws away what memory says and takes what the store says: for when a write failed and only
    /// the store knows how it ended. The match is taken anew first. Whatever we had under way under
    /// the old epoch has then happened, or never will, so that what is read is the truth. A room that
    /// cannot do this closes.
    pub async fn reload(&mut self) -> Result<()> {
        let read = self.read_anew().await;
        if let Err(closed) = &read {
            tracing::error!(table = self.row.id, ?closed, "the room closes");
            self.lost = Some(closed.clone());
        }
        Ok(read?)
    }

    async fn read_anew(&mut self) -> std::result::Result<(), Closed> {
        let (app, id) = (self.app.clone(), self.row.id.clone());
        match app.store.claim(&app.tenant, &id).await {
            Ok(()) => {}
            Err(StoreError::Away(_) | StoreError::Database(_)) if app.store.alone() => {}
            Err(StoreError::Conflict) => {
                return Err(StoreError::Away("another server has the match".to_owned()).into());
            }
            Err(error) => return Err(error.into()),
        }
        let (row, seats) = ours(&app, &id).await?;
        self.game = restore(&app, &row, seats.len()).await?;
        self.last_message = app.store.last_message(&id).await?;
        self.lots = Lots::read(&app, &id).await?;
        self.sitters = app.store.sitters(&id).await?;
        self.undone = app.store.undone(&id).await?.into_iter().collect();
        (self.row, self.seats) = (row, seats);
        self.cache.clear();
        self.table_changed();
        Ok(())
    }

    /// Another server would like to have the match. It gets it if nobody is here.
    pub async fn wanted(&mut self) {
        let id = &self.row.id;
        if self.idle() {
            let moved = StoreError::Away("the match is handed over".to_owned());
            self.lost = Some(Closed::Broken(moved));
        } else if let Err(error) = self.app.store.keep(&self.app.tenant, id).await {
            tracing::warn!(table = id, %error, "cannot say no");
        }
    }

    /// Gives the match up, so that whoever comes next need not wait.
    pub async fn release(self) {
        // If this fails the match is free once we count as gone.
        let _ = self.app.store.release(&self.row.id, self.row.hold).await;
    }

    /// Whatever it was may have happened; the same request, with its key, finds out.
    pub fn in_doubt() -> Error {
        Error::Busy("the store does not answer; ask again")
    }
}
