//! The time of turns: all that a seat does in one go has one budget.

use std::collections::BTreeMap;
use std::time::Duration;

use tokio::time::Instant;

use super::Place;

/// The patient bot of the tests that see the server from outside.
#[cfg(test)]
#[path = "../../tests/it/patient.rs"]
mod patient;

/// What a turn has left.
#[derive(Clone, Copy)]
pub(super) struct Time {
    /// When thinking has to be over. Waiting for threads is included.
    pub end: Instant,
    /// For all that is still to be decided then.
    pub grace: Duration,
}

/// Of the time of a turn, this part is for what has to be decided when thinking is over.
const GRACE: u32 = 20;

/// The turns that are under way, and when they should be over at the latest, or were heard of last.
#[derive(Default)]
pub(super) struct Turns(BTreeMap<Place, (Time, Instant)>);

impl Turns {
    /// Of the turn that a seat is at, or begins now.
    pub fn time(&mut self, place: Place, now: Instant, budget: Duration) -> Time {
        // Whoever was silent for so long has given its turn up, and this is another.
        self.0.retain(|_, (_, heard)| now < *heard + budget);
        let grace = budget / GRACE;
        let new = (Time { end: now + budget - grace, grace }, now + budget);
        let (time, heard) = self.0.entry(place).or_insert(new);
        *heard = now.max(*heard);
        *time
    }

    pub fn spend(&mut self, place: Place, grace: Duration) {
        if let Some((time, _)) = self.0.get_mut(&place) {
            time.grace = time.grace.saturating_sub(grace);
        }
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
    use super::patient::{Patient, Thoughts};
    use super::*;

    const BUDGET: Duration = Duration::from_millis(800);

    /// A turn as the clock in our hands saw it.
    #[derive(Debug)]
    struct Turn {
        took: Duration,
        decisions: u32,
        /// Those that the bot was asked for.
        asked: u32,
    }

    /// Six turns of a bot that thinks as long as it may. The only thread is taken in the first: waiting counts.
    /// Time goes on in steps, and where `stands` stands still while the bot stops. It never goes beyond the time of
    /// a turn: one that needed more would not end.
    async fn turns(
        mind: fn(BotKind) -> Box<dyn arena::Mind>,
        thoughts: &Thoughts,
        step: Duration,
        stands: bool,
    ) -> Vec<Turn> {
        let known = arena::find("autobahn").unwrap().clone();
        let entry: &'static Entry = Box::leak(Box::new(Entry { mind, ..known }));
        let seed = Seed::from_number(3);
        let mut table = (entry.new)(&serde_json::Value::Null, 2, seed).unwrap();
        let (hands, clock) = watch::channel(Instant::now());
        let bots = Bots { clock: Clock::Held(clock), ..Bots::new(1, BUDGET) };
        let mut taken = Some(bots.thread(bots.share_of(None)).await.unwrap());
        let mut turns = Vec::new();
        for _ in 0..6 {
            let (begun, asked) = (bots.clock.now(), thoughts.begun.load(Ordering::Relaxed));
            let seat = table.decision().seats().iter().next().unwrap();
            let told = || {
                let minds = lock(&bots.minds);
                let stop = minds.thinking.get(&(seed.0, seat)).expect("somebody is asked");
                stop.load(Ordering::Relaxed)
            };
            let (mut decisions, mut ended) = (0, false);
            while !ended {
                let thought = bots.choose(entry, table.fork(), seat, BotKind::Master, seed, None);
                tokio::pin!(thought);
                let thought = loop {
                    tokio::select! {
                        biased;
                        thought = &mut thought => break thought,
                        () = tokio::time::sleep(Duration::from_millis(1)) => {
                            let over = *hands.borrow() >= begun + BUDGET;
                            let stays = over || stands && told();
                            let tick = if stays { Duration::ZERO } else { step };
                            hands.send_modify(|now| *now += tick);
                        }
                    }
                };
                let Thought::Choice(code) = thought else { panic!("{thought:?}") };
                ended = (entry.ends_turn)(&*table, seat, code);
                table.play(seat, Spelling::Code(code)).unwrap();
                decisions += 1;
            }
            let asked = thoughts.begun.load(Ordering::Relaxed) - asked;
            turns.push(Turn { took: bots.clock.now() - begun, decisions, asked });
            taken = None;
        }
        assert!(taken.is_none() && turns.iter().any(|it| it.decisions > 2), "{turns:?}");
        turns
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_turn_of_many_decisions_has_the_time_of_one() {
        static THOUGHTS: Thoughts = Thoughts::none();
        let mind = |_| -> Box<dyn arena::Mind> { Box::new(Patient(&THOUGHTS, Duration::ZERO)) };
        let grace = BUDGET / GRACE;
        for turn in turns(mind, &THOUGHTS, (BUDGET - grace) / 19, true).await {
            // Neither more nor less: the next turn has its own time, and this bot its say to the end.
            assert_eq!((turn.took, turn.asked), (BUDGET - grace, turn.decisions), "{turn:?}");
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn who_is_slow_to_stop_is_so_once_in_a_turn_and_not_at_each_decision() {
        static THOUGHTS: Thoughts = Thoughts::none();
        let mind =
            |_| -> Box<dyn arena::Mind> { Box::new(Patient(&THOUGHTS, Duration::from_millis(50))) };
        let turns = turns(mind, &THOUGHTS, BUDGET / 100, false);
        let ended = tokio::time::timeout(Duration::from_secs(120), turns).await;
        let turns = ended.expect("every turn ends within its time");
        assert!(turns.iter().any(|it| it.asked < it.decisions), "{turns:?}");
    }
}
