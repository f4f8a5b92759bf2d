//! The task cards, as far as they are known.

/// What is known of the task cards.
#[derive(Default)]
pub struct Deck {
    pub seen: Vec<usize>,
    pub unseen: usize,
    pub advanced: Vec<usize>,
    pub played: Vec<usize>,
    pub queue: Vec<usize>,
}

impl Deck {
    pub fn draw(&mut self, task: usize) {
        if let Some(at) = self.seen.iter().position(|it| *it == task) {
            self.seen.remove(at);
        } else {
            assert!(self.unseen > 0, "task {} is not in the deck", task + 1);
            self.unseen -= 1;
            self.advanced.retain(|it| *it != task);
        }
    }

    /// All cards but the highest one that waits.
    pub fn refresh(&mut self) {
        let highest = self.queue.iter().max().copied();
        self.seen.append(&mut self.played);
        self.seen.extend(self.queue.drain(..).filter(|it| Some(*it) != highest));
        self.queue.extend(highest);
    }

    pub fn collect(&mut self) {
        self.seen.append(&mut self.played);
        self.seen.append(&mut self.queue);
    }
}
