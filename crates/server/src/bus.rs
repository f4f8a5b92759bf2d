//! Every "this table changed" signal. A signal says only that something is new; whoever listens asks
//! the room what it may see. Signals that come faster than a listener acts fall together into one.
//!
//! Within one process this is all there is; many processes would pass the same signals on to each
//! other here, and nobody else would notice.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use tokio::sync::watch;

#[derive(Debug, Default)]
pub struct Bus {
    tables: Mutex<HashMap<String, watch::Sender<u64>>>,
    signals: AtomicU64,
}

impl Bus {
    /// The number of this signal, of which there is no second, so that a listener can tell whether it
    /// knows the news already.
    pub fn changed(&self, id: &str) -> u64 {
        let number = self.signals.fetch_add(1, Ordering::Relaxed) + 1;
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(sender) = tables.get(id) {
            if sender.is_closed() {
                tables.remove(id);
            } else {
                sender.send_replace(number);
            }
        }
        number
    }

    /// Nobody here will have news of this table any more: whoever listens is hung up on.
    pub fn close(&self, id: &str) {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
    }

    pub fn watch(&self, id: &str) -> watch::Receiver<u64> {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.entry(id.to_owned()).or_insert_with(|| watch::Sender::new(0)).subscribe()
    }
}
