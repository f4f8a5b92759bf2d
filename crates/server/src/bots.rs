//! Bots think on a bounded number of threads and within a time budget for each turn, so that no table can
//! starve the others. Threads are given out in the order in which they were asked for, one decision at a time,
//! and the tables of one address share fewer threads than there are, so that they cannot either.

mod turns;

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use arena::{BotKind, Entry, Mind, bot_rng};
use engine::{Seat, Seed, Table};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use self::turns::{Clock, Time, Turns};
use crate::{Error, Result};

/// How often somebody looks whether what waits for a thread is called off.
const LOOK: Duration = Duration::from_millis(50);

/// Plans that are kept; whoever loses one thinks again.
const MOST_MINDS: usize = 512;

#[derive(Clone)]
pub struct Bots {
    threads: Arc<Semaphore>,
    /// What is left for each address that has bots at work.
    shares: Arc<Mutex<HashMap<IpAddr, Arc<Semaphore>>>>,
    share: usize,
    budget: Duration,
    clock: Clock,
    minds: Arc<Mutex<Minds>>,
}

impl std::fmt::Debug for Bots {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Bots(budget {:?})", self.budget)
    }
}

/// A seat of a match: its secret names the match.
type Place = ([u8; 32], Seat);

/// Bots between their decisions, and how to call off those that think.
#[derive(Default)]
struct Minds {
    resting: BTreeMap<Place, (BotKind, Box<dyn Mind>, u64)>,
    thinking: BTreeMap<Place, Arc<AtomicBool>>,
    turns: Turns,
    /// Counts decisions, so that the one used longest ago can go.
    decisions: u64,
}

impl Minds {
    fn take(&mut self, entry: &Entry, place: Place, kind: BotKind) -> Box<dyn Mind> {
        match self.resting.remove(&place) {
            Some((was, mind, _)) if was == kind => mind,
            _ => (entry.mind)(kind),
        }
    }

    fn put_back(&mut self, place: Place, kind: BotKind, mind: Box<dyn Mind>) {
        self.decisions += 1;
        self.resting.insert(place, (kind, mind, self.decisions));
        if self.resting.len() > MOST_MINDS {
            let oldest = self.resting.iter().min_by_key(|(_, (.., used))| *used);
            if let Some(place) = oldest.map(|(place, _)| *place) {
                self.resting.remove(&place);
            }
        }
    }
}

/// What comes of asking a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thought {
    /// The code of its choice.
    Choice(u32),
    /// What it thought about has changed, or nobody is left to play with.
    CalledOff,
    /// There is nothing to choose.
    Nothing,
}

/// Calls a thought off when nobody waits for it any more.
struct Waiting {
    stop: Arc<AtomicBool>,
    minds: Arc<Mutex<Minds>>,
    place: Place,
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        let mut minds = lock(&self.minds);
        if minds.thinking.get(&self.place).is_some_and(|stop| Arc::ptr_eq(stop, &self.stop)) {
            minds.thinking.remove(&self.place);
        }
    }
}

/// A bot that broke has not broken what is kept of the others.
fn lock(minds: &Mutex<Minds>) -> MutexGuard<'_, Minds> {
    minds.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Bots {
    pub fn new(threads: usize, budget: Duration) -> Self {
        let threads = threads.max(1);
        Bots {
            threads: Arc::new(Semaphore::new(threads)),
            shares: Arc::default(),
            share: threads.saturating_sub(1).max(1),
            budget,
            clock: Clock::default(),
            minds: Arc::default(),
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

    /// What the bots of a match think about has changed: they end at once, and what they say is stale.
    pub fn call_off(&self, seed: Seed) {
        (0..=u8::MAX).for_each(|seat| self.interrupt(seed, Seat(seat)));
    }

    /// Whoever is asked anew for the same place need not finish the former answer.
    pub fn interrupt(&self, seed: Seed, place: Seat) {
        if let Some(stop) = lock(&self.minds).thinking.remove(&(seed.0, place)) {
            stop.store(true, Ordering::Relaxed);
        }
    }

    /// Has nobody called it off?
    fn is_wanted(&self, place: Place, stop: &Arc<AtomicBool>) -> bool {
        lock(&self.minds).thinking.get(&place).is_some_and(|it| Arc::ptr_eq(it, stop))
    }

    /// What the bot chooses, before the time of its turn is over. A bot that is too slow makes
    /// do with what it has found, and goes on as it had planned or by the next best; one that breaks, cheats or
    /// does not stop loses its say: something legal is chosen for it, and the match goes on.
    pub async fn choose(
        &self,
        entry: &'static Entry,
        table: Box<dyn Table>,
        seat: Seat,
        kind: BotKind,
        seed: Seed,
        asked_from: Option<IpAddr>,
    ) -> Thought {
        let mut rng = bot_rng(seed, seat, table.ply() + 1);
        let legal = table.legal(seat).unwrap_or_default();
        // Drawn apart, so that a bot has the same luck here as anywhere.
        let spare = rng.clone().below(u32::try_from(legal.len().max(1)).unwrap_or(1));
        let Some(spare) = legal.get(spare as usize).map(|it| it.code) else {
            return Thought::Nothing;
        };
        let place = (seed.0, seat);
        let stop = Arc::new(AtomicBool::new(false));
        lock(&self.minds).thinking.insert(place, stop.clone());
        let _waiting = Waiting { stop: stop.clone(), minds: self.minds.clone(), place };

        let Time { end, grace } =
            lock(&self.minds).turns.time(place, self.clock.now(), self.budget);
        let thread = self.thread(self.share_of(asked_from));
        // On a server that is too busy a bot chooses without much thought, beside the line.
        let waiting = self.clock.limit(end, thread);
        let permit = tokio::select! {
            permit = waiting => permit,
            // What is asked in vain does not wait in line.
            () = until(&stop) => Some(None),
        };
        let permit = match permit {
            Some(None) => {
                lock(&self.minds).turns.ended(place);
                return Thought::CalledOff;
            }
            Some(permit) => permit,
            None => {
                tracing::warn!(game = entry.id, bot = %kind, "a bot did not get to think");
                None
            }
        };
        stop.fetch_or(permit.is_none() || self.clock.now() >= end, Ordering::Relaxed);
        let (minds, stopped, then) = (self.minds.clone(), stop.clone(), table.fork());
        let thinking = move || {
            // Held until the thought ends, even if nobody waits for it any more.
            let _permit = permit;
            let mut mind = lock(&minds).take(entry, place, kind);
            let code = mind.choose(&*table, seat, &mut rng, &stopped);
            lock(&minds).put_back(place, kind, mind);
            code.map(|code| (code, (entry.ends_turn)(&*table, seat, code)))
        };
        let thought = self.thought(thinking, place, Time { end, grace }, &stop).await;
        if !self.is_wanted(place, &stop) {
            lock(&self.minds).turns.ended(place);
            return Thought::CalledOff;
        }
        let (code, ends) = match thought {
            Ok(Some((code, ends))) if legal.iter().any(|it| it.code == code) => (code, ends),
            it => {
                let why = it.err().unwrap_or("a bot chose what is not legal");
                tracing::error!(game = entry.id, bot = %kind, why);
                let ends = move || (entry.ends_turn)(&*then, seat, spare);
                (spare, tokio::task::spawn_blocking(ends).await.unwrap_or(true))
            }
        };
        if ends {
            lock(&self.minds).turns.ended(place);
        }
        Thought::Choice(code)
    }

    /// What comes of a thought, which is told to stop when its time is over. From then until it is there the
    /// turn's grace runs, one for all of its decisions; where that is gone, nothing is begun any more.
    async fn thought<T: Send + 'static>(
        &self,
        think: impl FnOnce() -> T + Send + 'static,
        place: Place,
        Time { end, grace }: Time,
        stop: &AtomicBool,
    ) -> std::result::Result<T, &'static str> {
        if grace.is_zero() {
            return Err("the time of its turn is over");
        }
        let mut thinking = tokio::task::spawn_blocking(think);
        if let Some(thought) = self.clock.limit(end, &mut thinking).await {
            return thought.map_err(|_| "a bot broke");
        }
        stop.store(true, Ordering::Relaxed);
        // It ends within moments, unless it does not listen.
        let told = self.clock.now();
        let thought = self.clock.limit(told + grace, thinking).await;
        lock(&self.minds).turns.spend(place, self.clock.now() - told);
        thought.ok_or("a bot did not stop")?.map_err(|_| "a bot broke")
    }
}

/// Advice for people, on the same threads.
impl Bots {
    /// What somebody has to say about a position; `None` if it was called off, or if the server is too
    /// busy for it. `place` is a seat that nobody plays.
    pub async fn advise<T: Send + 'static>(
        &self,
        seed: Seed,
        place: Seat,
        asked_from: IpAddr,
        think: impl FnOnce(&AtomicBool) -> T + Send + 'static,
    ) -> Result<Option<T>> {
        let place = (seed.0, place);
        let stop = Arc::new(AtomicBool::new(false));
        lock(&self.minds).thinking.insert(place, stop.clone());
        let _waiting = Waiting { stop: stop.clone(), minds: self.minds.clone(), place };
        let thread = self.thread(self.share_of(Some(asked_from)));
        let end = self.clock.now() + self.budget;
        let Some(permit) = self.clock.limit(end, thread).await else { return Ok(None) };
        if stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
        let called_off = stop.clone();
        let thinking = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            think(&called_off)
        });
        let said = thinking.await.map_err(|_| Error::Internal("a coach broke".into()))?;
        Ok((!stop.load(Ordering::Relaxed)).then_some(said))
    }

    /// Waits for a thread, from one that may block.
    pub fn turn_at_thinking(&self, address: IpAddr) -> Option<impl Send + use<>> {
        let thread = self.thread(self.share_of(Some(address)));
        tokio::runtime::Handle::current().block_on(thread)
    }
}

/// Looked at now and then, for only whoever waits for a thread waits for it.
async fn until(stop: &AtomicBool) {
    while !stop.load(Ordering::Relaxed) {
        tokio::time::sleep(LOOK).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn what_is_called_off_while_it_waits_for_a_thread_leaves_the_line() {
        let entry = arena::find("autobahn").unwrap();
        let seed = Seed::from_number(3);
        let table = (entry.new)(&serde_json::Value::Null, 2, seed).unwrap();
        let seat = table.decision().seats().iter().next().unwrap();
        let bots = Bots::new(1, Duration::from_secs(600));
        let _taken = bots.thread(bots.share_of(None)).await.unwrap();
        let thought = bots.choose(entry, table, seat, BotKind::Solid, seed, None);
        let change = async {
            tokio::time::sleep(Duration::from_millis(100)).await;
            bots.call_off(seed);
        };
        let both = async { tokio::join!(thought, change).0 };
        let thought = tokio::time::timeout(Duration::from_secs(20), both).await;
        assert_eq!(thought, Ok(Thought::CalledOff));
    }

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
