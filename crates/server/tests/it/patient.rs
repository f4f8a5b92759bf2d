//! A bot that would always like to think on. Beside the tests here, those of the time of turns have it
//! (`src/bots/turns.rs`).

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use arena::Mind;
use engine::{Rng, Seat, Table};

/// Thoughts that were begun, and those that were called off.
pub static BEGUN: AtomicU32 = AtomicU32::new(0);
pub static CALLED_OFF: AtomicU32 = AtomicU32::new(0);

/// It thinks until it is told to stop.
pub struct Patient;

impl Mind for Patient {
    fn choose(
        &mut self,
        table: &dyn Table,
        seat: Seat,
        _: &mut Rng,
        stop: &AtomicBool,
    ) -> Option<u32> {
        BEGUN.fetch_add(1, Ordering::Relaxed);
        while !stop.load(Ordering::Relaxed) {
            std::thread::sleep(Duration::from_millis(1));
        }
        CALLED_OFF.fetch_add(1, Ordering::Relaxed);
        Some(table.legal(seat).ok()?.first()?.code)
    }
}
