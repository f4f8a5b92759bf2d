//! Commands that play many matches: what all of them are told alike, and how the work is shared out.

use std::io::IsTerminal;
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

    /// Does so many pieces of work, unless time is up before, and returns what came of them, with
    /// their numbers, as they were done.
    pub fn share<T: Send>(
        &self,
        count: usize,
        most: Option<Duration>,
        work: impl Fn(usize) -> T + Sync,
    ) -> Vec<(usize, T)> {
        let start = Instant::now();
        let (next, done) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
        std::thread::scope(|scope| {
            for _ in 0..self.threads() {
                scope.spawn(|| {
                    loop {
                        let nth = next.fetch_add(1, Ordering::Relaxed);
                        if nth >= count || most.is_some_and(|most| start.elapsed() > most) {
                            break;
                        }
                        let it = work(nth);
                        let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
                        done.push((nth, it));
                        progress(done.len(), count, start);
                    }
                });
            }
        });
        done.into_inner().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How far it is since then, for whoever watches a terminal.
pub fn progress(done: usize, all: usize, start: Instant) {
    if !std::io::stderr().is_terminal() {
        return;
    }
    eprint!("\r{}", bar(done, all, start.elapsed()));
    if done == all {
        eprintln!();
    }
}

fn bar(done: usize, all: usize, elapsed: Duration) -> String {
    let part = done as f64 / all.max(1) as f64;
    let left = elapsed.as_secs_f64() * (1.0 - part) / part.max(1e-9);
    let bar = "#".repeat((part * 30.0) as usize);
    format!("[{bar:30}] {done}/{all}, {left:.0} s left ")
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
    /// [`Work::share`], until time is up.
    pub fn share<T: Send>(
        &self,
        count: usize,
        work: impl Fn(usize) -> T + Sync,
    ) -> Vec<(usize, T)> {
        self.work.share(count, self.minutes.map(minutes), work)
    }
}

/// Whatever number somebody typed.
pub fn minutes(given: f64) -> Duration {
    Duration::from_secs_f64(given.clamp(0.0, 1e6) * 60.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_says_how_far_it_is_and_how_long_it_takes() {
        let bar = |done, all| bar(done, all, Duration::from_secs(30));
        assert_eq!(bar(10, 40), format!("[{:30}] 10/40, 90 s left ", "#######"));
        assert_eq!(bar(40, 40), format!("[{}] 40/40, 0 s left ", "#".repeat(30)));
        assert!(bar(0, 0).starts_with("[ "));
    }
}
