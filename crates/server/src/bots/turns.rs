//! The time of turns: all that a seat does in one go has one budget.

use std::collections::BTreeMap;
use std::time::Duration;

use tokio::time::Instant;

use super::Place;

/// The patient bot of the tests that see the server from outside.
#[cfg(test)]
#[path = "../../tests/it/patient.rs"]
mod patient;

/// When turns that are under way have to be over.
#[derive(Default)]
pub(super) struct Turns(BTreeMap<Place, Instant>);

impl Turns {
    /// Of the turn that a seat is at, or begins now. Waiting for threads is included.
    pub fn end(&mut self, place: Place, now: Instant, budget: Duration) -> Instant {
        // Long after it should have been over, a turn was given up, and this is another.
        self.0.retain(|_, end| now < *end + budget);
        *self.0.entry(place).or_insert(now + budget)
    }

    /// The next decision of the seat begins another turn.
    pub fn ended(&mut self, place: Place) {
        self.0.remove(&place);
    }
}

/// By which clock turns have their time: tests have one in their hands.
#[derive(Clone, Default)]
pub(super) enum Clock {
    #[default]
    Machine,
    #[cfg(test)]
    Held(tokio::sync::watch::Receiver<Instant>),
}

impl Clock {
    pub fn now(&self) -> Instant {
        match self {
            Clock::Machine => Instant::now(),
            #[cfg(test)]
            Clock::Held(hands) => *hands.borrow(),
        }
    }

    async fn until(&self, end: Instant) {
        match self {
            Clock::Machine => tokio::time::sleep_until(end).await,
            #[cfg(test)]
            Clock::Held(hands) => drop(hands.clone().wait_for(|now| *now >= end).await),
        }
    }

    /// What there is at the end; `None` if there is nothing yet.
    pub async fn limit<T>(&self, end: Instant, wanted: impl Future<Output = T>) -> Option<T> {
        tokio::select! {
            biased;
            it = wanted => Some(it),
            () = self.until(end) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::Ordering;

    use arena::{BotKind, Entry};
    use engine::{Seed, Spelling};
    use tokio::sync::watch;

    use super::super::{Bots, Thought, lock};
    use super::patient::Patient;
    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn a_turn_of_many_decisions_has_the_time_of_one() {
        let known = arena::find("autobahn").unwrap().clone();
        let entry: &'static Entry =
            Box::leak(Box::new(Entry { mind: |_| Box::new(Patient), ..known }));
        let seed = Seed::from_number(3);
        let mut table = (entry.new)(&serde_json::Value::Null, 2, seed).unwrap();
        let budget = Duration::from_millis(800);
        let (hands, clock) = watch::channel(Instant::now());
        // The only thread is taken for longer than that: waiting counts.
        let bots = Bots { clock: Clock::Held(clock), ..Bots::new(1, budget) };
        let mut taken = Some(bots.thread(bots.share_of(None)).await.unwrap());
        let mut longest = 0;
        for _ in 0..6 {
            let begun = bots.clock.now();
            let seat = table.decision().seats().iter().next().unwrap();
            let told = || {
                let minds = lock(&bots.minds);
                let stop = minds.thinking.get(&(seed.0, seat)).expect("somebody is asked");
                stop.load(Ordering::Relaxed)
            };
            let mut decisions = 0;
            let mut ended = false;
            while !ended {
                let thought = bots.choose(entry, table.fork(), seat, BotKind::Master, seed, None);
                tokio::pin!(thought);
                // Time goes on until the bot is told to stop, and stands still while it stops.
                let thought = loop {
                    tokio::select! {
                        biased;
                        thought = &mut thought => break thought,
                        () = tokio::time::sleep(Duration::from_millis(1)) => {
                            let tick = if told() { Duration::ZERO } else { budget / 16 };
                            hands.send_modify(|now| *now += tick);
                        }
                    }
                };
                let Thought::Choice(code) = thought else { panic!("{thought:?}") };
                ended = (entry.ends_turn)(&*table, seat, code);
                table.play(seat, Spelling::Code(code)).unwrap();
                decisions += 1;
            }
            // Neither more nor less: the next turn has its own time.
            assert_eq!(bots.clock.now() - begun, budget, "{decisions} decisions");
            longest = longest.max(decisions);
            taken = None;
        }
        assert!(taken.is_none() && longest > 2, "at most {longest} decisions in a turn");
    }
}
