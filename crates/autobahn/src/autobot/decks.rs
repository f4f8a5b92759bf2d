//! Autobot's cards: a colour deck that names the road, a task deck that names the action, and the
//! queue of tasks that had to wait.

use engine::{Bag, Bits, Rng};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::data::data;
use crate::nouns::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Decks {
    /// Face-down colour cards.
    pub colours: Bag,
    /// The yellow card that was laid on top after the second era.
    pub on_top: Option<Card>,
    pub played_colours: Bits,
    /// Face-down task cards that have been seen before.
    pub tasks: Bag,
    /// Advanced tasks shuffled in unseen. Which they are is decided when they turn up.
    pub unseen: u8,
    /// Advanced tasks nobody has seen yet, in the task deck or beside the track.
    pub advanced: Bag,
    pub played_tasks: Bits,
    pub queue: Bits,
}

impl Decks {
    pub fn new() -> Self {
        let deck = |advanced: bool| {
            let tasks = Task::all().filter(|task| data().tasks[task.idx()].advanced == advanced);
            Bag(tasks.map(Task::number).collect())
        };
        let yellow = Bits::one(Colour::Yellow as u8);
        Decks {
            colours: Bag(data().derived.basic.minus(yellow)),
            on_top: None,
            played_colours: Bits::EMPTY,
            tasks: deck(false),
            unseen: 0,
            advanced: deck(true),
            played_tasks: Bits::EMPTY,
            queue: Bits::EMPTY,
        }
    }

    pub fn draw_colour(&mut self, rng: &mut Rng) -> Option<Card> {
        let card = match self.on_top.take() {
            Some(card) => card,
            None => Card::of(self.colours.draw(rng)?),
        };
        self.played_colours.insert(card.number());
        Some(card)
    }

    /// `None` if the task deck is empty.
    pub fn draw_task(&mut self, rng: &mut Rng) -> Option<Task> {
        let seen = self.tasks.len();
        let all = seen + u32::from(self.unseen);
        if all == 0 {
            return None;
        }
        let unseen = self.unseen > 0 && rng.below(all) >= seen;
        let task = if unseen {
            self.unseen -= 1;
            self.advanced.draw(rng)?
        } else {
            self.tasks.draw(rng)?
        };
        Some(Task::of(task))
    }

    /// Waiting tasks, highest value first.
    pub fn waiting(&self) -> impl Iterator<Item = Task> + use<> {
        let queue = self.queue;
        Task::all().rev().filter(move |task| queue.contains(task.number()))
    }

    /// Shuffles the next advanced task into the task deck without looking at it.
    /// False if none is left.
    pub fn add_advanced(&mut self) -> bool {
        let any = u32::from(self.unseen) < self.advanced.len();
        self.unseen += u8::from(any);
        any
    }

    /// One more colour card, shuffled in: a card that lay on top is no longer there.
    pub fn add_colour(&mut self, card: Card) {
        self.colours.0.insert(card.number());
        if let Some(top) = self.on_top.take() {
            self.colours.0.insert(top.number());
        }
    }

    /// A new task deck from all used and waiting tasks but the highest waiting one.
    pub fn reshuffle_tasks(&mut self) {
        let highest = self.waiting().next().map_or(Bits::EMPTY, Task::bit);
        self.tasks.0 = self.tasks.0.or(self.played_tasks).or(self.queue.minus(highest));
        self.played_tasks = Bits::EMPTY;
        self.queue = highest;
    }

    /// After the last colour card.
    pub fn refresh(&mut self) {
        self.collect_colours();
        self.reshuffle_tasks();
    }

    /// No task was possible: everything is shuffled.
    pub fn collect_all(&mut self) {
        self.collect_colours();
        self.tasks.0 = self.tasks.0.or(self.played_tasks).or(self.queue);
        self.played_tasks = Bits::EMPTY;
        self.queue = Bits::EMPTY;
    }

    fn collect_colours(&mut self) {
        self.colours.0 = self.colours.0.or(self.played_colours);
        if let Some(card) = self.on_top.take() {
            self.colours.0.insert(card.number());
        }
        self.played_colours = Bits::EMPTY;
    }

    pub fn colours_left(&self) -> u32 {
        self.colours.len() + u32::from(self.on_top.is_some())
    }
}

impl Default for Decks {
    fn default() -> Self {
        Self::new()
    }
}
