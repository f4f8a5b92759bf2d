//! Bots think on a bounded number of threads and within a time budget, so that no table can starve
//! the others. The tables of one address share fewer threads than there are, so that they cannot either.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use arena::{BotKind, Entry, bot_rng};
use engine::{Seat, Seed, Table};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

#[derive(Clone, Debug)]
pub struct Bots {
    threads: Arc<Semaphore>,
    /// What is left for each address that has bots at work.
    shares: Arc<Mutex<HashMap<IpAddr, Arc<Semaphore>>>>,
    share: usize,
    budget: Duration,
}

impl Bots {
    pub fn new(threads: usize, budget: Duration) -> Self {
        let threads = threads.max(1);
        Bots {
            threads: Arc::new(Semaphore::new(threads)),
            shares: Arc::default(),
            share: threads.saturating_sub(1).max(1),
            budget,
        }
    }

    /// Of one address; nobody's share is one, too.
    fn share_of(&self, address: Option<IpAddr>) -> Arc<Semaphore> {
        let address = address.unwrap_or(IpAddr::from([0, 0, 0, 0]));
        let mut shares = self.shares.lock().unwrap_or_else(PoisonError::into_inner);
        // Those at work hold theirs.
        shares.retain(|_, share| Arc::strong_count(share) > 1);
        shares.entry(address).or_insert_with(|| Arc::new(Semaphore::new(self.share))).clone()
    }

    /// A thread, first of the address's share and then of all.
    async fn thread(&self, share: Arc<Semaphore>) -> Option<[OwnedSemaphorePermit; 2]> {
        let own = share.acquire_owned().await.ok()?;
        let any = self.threads.clone().acquire_owned().await.ok()?;
        Some([own, any])
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
        asked_from: Option<IpAddr>,
    ) -> Option<u32> {
        let mut rng = bot_rng(seed, seat, table.ply() + 1);
        let legal = table.legal(seat).ok()?;
        // Drawn apart, so that a bot has the same luck here as anywhere.
        let spare = rng.clone().below(legal.len().try_into().ok()?);
        let spare = legal.get(spare as usize)?.code;
        let share = self.share_of(asked_from);
        let Ok(permit) = tokio::time::timeout(self.budget, self.thread(share)).await else {
            tracing::warn!(game = entry.id, bot = %kind, "a bot did not get to think");
            return Some(spare);
        };
        let permit = permit?;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_tables_of_one_address_leave_a_thread_to_others() {
        let bots = Bots::new(3, Duration::from_secs(1));
        let (ada, bob) = (Some(IpAddr::from([10, 0, 0, 1])), Some(IpAddr::from([10, 0, 0, 2])));
        let wait = |from| {
            tokio::time::timeout(Duration::from_millis(50), bots.thread(bots.share_of(from)))
        };
        let one = wait(ada).await.unwrap();
        let _two = wait(ada).await.unwrap();
        assert!(wait(ada).await.is_err(), "a third one waits");
        let _bobs = wait(bob).await.unwrap();
        drop(one);
        assert!(wait(ada).await.is_ok());
        // With one thread, everybody's share is that one, in turn.
        let bots = Bots::new(1, Duration::from_secs(1));
        let wait = |from| {
            tokio::time::timeout(Duration::from_millis(50), bots.thread(bots.share_of(from)))
        };
        let one = wait(ada).await.unwrap();
        assert!(wait(bob).await.is_err());
        drop(one);
        assert!(wait(bob).await.is_ok());
    }
}
