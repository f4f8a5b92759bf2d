//! Talk at the table: kept, and not faster than people talk.

use super::Room;
use crate::limits::Bucket;
use crate::store::{Message, User, Write, now};
use crate::{Error, Result};

const MOST_CHARACTERS: usize = 500;
/// Messages at once, and then per second.
const BURST: f64 = 5.0;
const PER_SECOND: f64 = 0.5;

impl Room {
    pub async fn chat(&mut self, user: &User, text: &str) -> Result<u32> {
        let text = text.trim();
        if text.chars().count() > MOST_CHARACTERS {
            return Err(Error::TooLarge);
        }
        if text.is_empty() || text.chars().any(|c| c.is_control() && c != '\n') {
            return Err(Error::Malformed("a message has text and no control characters".into()));
        }
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
            text: text.to_owned(),
            at: now(),
        };
        self.app.store.write(vec![Write::message(&self.row.id, &message)]).await?;
        self.last_message = message.n;
        self.signal();
        Ok(self.ply())
    }
}
