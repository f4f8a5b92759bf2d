//! Bots think on a bounded number of threads and within a time budget, so that no table can starve
//! the others.

use std::sync::Arc;
use std::time::Duration;

use arena::{BotKind, Entry, bot_rng};
use engine::{Seat, Seed, Table};
use tokio::sync::Semaphore;

#[derive(Clone, Debug)]
pub struct Bots {
    threads: Arc<Semaphore>,
    budget: Duration,
}

impl Bots {
    pub fn new(threads: usize, budget: Duration) -> Self {
        Bots { threads: Arc::new(Semaphore::new(threads.max(1))), budget }
    }

    /// The code of the bot's choice. A bot that is too slow, breaks or cheats loses its say: something
    /// legal is chosen for it, and the match goes on. `None` if the seat has nothing to choose.
    pub async fn choose(
        &self,
        entry: &'static Entry,
        table: Box<dyn Table>,
        seat: Seat,
        kind: BotKind,
        seed: Seed,
    ) -> Option<u32> {
        let mut rng = bot_rng(seed, seat, table.ply());
        let legal = table.legal(seat).ok()?;
        let spare = legal.get(rng.below(legal.len().try_into().ok()?) as usize)?.code;
        let place = tokio::time::timeout(self.budget, self.threads.clone().acquire_owned());
        let Ok(permit) = place.await else {
            tracing::warn!(game = entry.id, bot = %kind, "a bot did not get to think");
            return Some(spare);
        };
        let permit = permit.ok()?;
        let thinking = tokio::task::spawn_blocking(move || {
            // Held until the thought ends, even if nobody waits for it any more.
            let _permit = permit;
            (entry.choose)(&*table, seat, kind, &mut rng)
        });
        match tokio::time::timeout(self.budget, thinking).await {
            Ok(Ok(Some(code))) if legal.iter().any(|it| it.code == code) => Some(code),
            Ok(Ok(_)) => {
                tracing::error!(game = entry.id, bot = %kind, "a bot chose what is not legal");
                Some(spare)
            }
            Ok(Err(_)) => {
                tracing::error!(game = entry.id, bot = %kind, "a bot broke");
                Some(spare)
            }
            Err(_) => {
                tracing::warn!(game = entry.id, bot = %kind, "a bot took too long");
                Some(spare)
            }
        }
    }
}
