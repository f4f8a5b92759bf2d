//! What somebody may take along of a table: its document, as far as they may know it.

use engine::Seat;
use serde_json::{Value, json};

use super::Room;
use crate::store::{SeatRow, Status, Write, now};
use crate::wire::TableView;
use crate::{Error, Result};

/// More is never said at one table.
const MOST_MESSAGES: u32 = 100_000;

impl Room {
    fn belongs_to(&self, user: &str) -> Result<()> {
        let sat = |row: &SeatRow| row.user.as_deref() == Some(user);
        if self.row.host.as_deref() == Some(user) || self.seats.iter().any(sat) {
            return Ok(());
        }
        Err(Error::Forbidden("you do not sit at this table"))
    }

    /// The table, all plies through the own eyes, all that was said, and once it is over the record.
    pub async fn export(&mut self, user: &str) -> Result<Value> {
        self.belongs_to(user)?;
        let viewer = self.seats_of(Some(user)).first().copied().map(Seat);
        let messages = self.app.store.messages(&self.row.id, 0, MOST_MESSAGES).await?;
        Ok(json!({
            "table": self.table_view(Some(user)),
            "plies": self.board().map_or_else(Vec::new, |board| board.all(viewer)),
            "messages": messages,
            "record": self.record(Some(user), None).ok(),
        }))
    }

    /// When the table will be tidied away, if that is announced and still true.
    pub fn tidied(&self) -> Option<i64> {
        let lives = matches!(self.row.status, Status::Open | Status::Running);
        let notice = self.notice.filter(|it| lives && self.row.changed == it.changed);
        notice.map(|it| self.app.config.tidy.due(it.at))
    }

    /// Reads what was announced, and tells whoever is here if that is about this table.
    pub async fn announced(&mut self) {
        let before = self.tidied();
        match self.app.store.notice(&self.row.id).await {
            Ok(notice) => self.notice = notice,
            // It is read again when the room opens the next time.
            Err(error) => tracing::warn!(table = self.row.id, %error, "cannot read a notice"),
        }
        if self.tidied() != before {
            self.table_changed();
        }
    }

    /// Somebody at the table wants it to stay.
    pub async fn keep(&mut self, user: &str) -> Result<TableView> {
        self.belongs_to(user)?;
        if self.tidied().is_some() {
            self.row.changed = now();
            let progress = Write::progress(&self.row);
            self.write(vec![progress]).await?;
            self.table_changed();
        }
        Ok(self.table_view(Some(user)))
    }
}
