//! A bot that would always like to think on. Beside the tests here, those of the time of turns have it
//! (`src/bots/turns.rs`).

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use arena::Mind;
use engine::{Rng, Seat, Table};

/// Thoughts that were begun, and those that were called off.
pub struct Thoughts {
    pub begun: AtomicU32,
    pub called_off: AtomicU32,
}

impl Thoughts {
    pub const fn none() -> Self {
        Thoughts { begun: AtomicU32::new(0), called_off: AtomicU32::new(0) }
    }
}

/// It thinks until it is told to stop, and is so long about stopping.
pub struct Patient(pub &'static Thoughts, pub Duration);

impl Mind for Patient {
    fn choose(
        &mut self,
        table: &dyn Table,
        seat: Seat,
        _: &mut Rng,
        stop: &AtomicBool,
    ) -> Option<u32> {
        let Patient(thoughts, stopping) = self;
        thoughts.begun.fetch_add(1, Ordering::Relaxed);
        while !stop.load(Ordering::Relaxed) {
            std::thread::sleep(Duration::from_millis(1));
        }
        std::thread::sleep(*stopping);
        thoughts.called_off.fetch_add(1, Ordering::Relaxed);
        Some(table.legal(seat).ok()?.first()?.code)
    }
}
