//! Commands that play many matches: what all of them are told alike, and how the work is shared out.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

#[derive(Debug, clap::Args)]
pub struct Work {
    /// Of the first match; the next ones count on
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// As many as there are cores if not given; the result does not depend on it
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

impl Work {
    pub fn threads(&self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, Into::into);
        self.threads.unwrap_or_else(cores).clamp(1, 256)
    }
}

/// For those that end with a report.
#[derive(Debug, clap::Args)]
pub struct Many {
    #[command(flatten)]
    pub work: Work,
    /// Breaks off after this time, with what was played until then
    #[arg(long, value_name = "M")]
    minutes: Option<f64>,
    /// Print one JSON object instead of text
    #[arg(long)]
    pub json: bool,
}

impl Many {
    /// Does so many pieces of work, unless time is up before, and returns what came of them, with
    /// their numbers, as they were done.
    pub fn share<T: Send>(
        &self,
        count: usize,
        work: impl Fn(usize) -> T + Sync,
    ) -> Vec<(usize, T)> {
        let start = Instant::now();
        let most = self.minutes.map(minutes);
        let (next, done) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
        std::thread::scope(|scope| {
            for _ in 0..self.work.threads() {
                scope.spawn(|| {
                    loop {
                        let nth = next.fetch_add(1, Ordering::Relaxed);
                        if nth >= count || most.is_some_and(|most| start.elapsed() > most) {
                            break;
                        }
                        let it = work(nth);
                        let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
                        done.push((nth, it));
                        crate::train::progress(done.len(), count, start.elapsed());
                    }
                });
            }
        });
        done.into_inner().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whatever number somebody typed.
pub fn minutes(given: f64) -> Duration {
    Duration::from_secs_f64(given.clamp(0.0, 1e6) * 60.0)
}
