//! Talk at the table: kept, and not faster than people talk.

use super::Room;
use crate::limits::Bucket;
use crate::store::{Message, User, Write, now};
use crate::text::message;
use crate::{Error, Result};

/// Messages at once, and then per second.
const BURST: f64 = 5.0;
const PER_SECOND: f64 = 0.5;

impl Room {
    pub async fn chat(&mut self, user: &User, text: &str, key: Option<String>) -> Result<u32> {
        let text = message(text)?;
        let seat = self.seats_of(Some(&user.id)).first().copied();
        if seat.is_none() && self.row.host.as_deref() != Some(&user.id) {
            return Err(Error::Forbidden("only people at the table may talk"));
        }
        // Said already: the answer was lost on its way.
        if self.said(user, key.as_deref()).await? {
            return Ok(self.ply());
        }
        let bucket = self.talk.entry(user.id.clone()).or_insert_with(|| Bucket::full(BURST));
        if !bucket.take(BURST, PER_SECOND) {
            return Err(Error::TooMany);
        }
        let message = Message {
            n: self.last_message + 1,
            name: user.name.clone(),
            user: Some(user.id.clone()),
            seat,
            text,
            at: now(),
        };
        let write = Write::message(&self.row.id, &message, key.clone());
        match self.write(vec![write]).await {
            Ok(()) => self.last_message = message.n,
            // It may have been kept all the same; the room knows by now what is.
            Err(_) if self.lost.is_none() && self.said(user, key.as_deref()).await? => {}
            Err(error) => return Err(error),
        }
        self.signal();
        Ok(self.ply())
    }

    async fn said(&mut self, user: &User, key: Option<&str>) -> Result<bool> {
        match key {
            Some(key) => Ok(self.app.store.said(&self.row.id, &user.id, key).await?),
            None => Ok(false),
        }
    }
}
