use std::sync::atomic::{AtomicBool, Ordering};

/// How much a bot may still think, counted in work and not in time: the same budget gives the same
/// choice on every machine. Whoever waits for the choice may call it off.
#[derive(Debug)]
pub struct Work<'a> {
    left: u64,
    stop: Option<&'a AtomicBool>,
}

impl<'a> Work<'a> {
    /// One unit is one position that is reached or judged.
    pub fn units(left: u64) -> Self {
        Work { left, stop: None }
    }

    pub fn unless(left: u64, stop: &'a AtomicBool) -> Self {
        Work { left, stop: Some(stop) }
    }

    /// Does something with so many percent of it.
    pub(crate) fn part<T>(&mut self, percent: u64, act: impl FnOnce(&mut Work<'_>) -> T) -> T {
        let mut part = Work { left: self.left * percent / 100, stop: self.stop };
        let given = part.left;
        let done = act(&mut part);
        self.spend(given - part.left);
        done
    }

    pub fn left(&self) -> u64 {
        self.left
    }

    pub(crate) fn spend(&mut self, units: u64) {
        self.left = self.left.saturating_sub(units);
    }

    /// No more time: finish with what there is.
    pub(crate) fn is_over(&self) -> bool {
        self.left == 0 || self.is_called_off()
    }

    pub fn is_called_off(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }
}
