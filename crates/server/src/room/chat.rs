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
    pub async fn chat(&mut self, user: &User, text: &str) -> Result<u32> {
        let text = message(text)?;
        let seat = self.seats_of(Some(&user.id)).first().copied();
        if seat.is_none() && self.row.host.as_deref() != Some(&user.id) {
            return Err(Error::Forbidden("only people at the table may talk"));
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
        self.app.store.write(vec![Write::message(&self.row.id, &message)]).await?;
        self.last_message = message.n;
        self.signal();
        Ok(self.ply())
    }
}
