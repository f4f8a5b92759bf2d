//! Listens to a match and says of every choice of Autobot whether the rulebook makes the same one.

use autobahn::{Autobahn, Event, SEAT, Subject};
use serde_json::Value;

use super::board::Board;
use super::choices::Promise;
use super::deck::Deck;
use super::lists::Twin;
use super::printed::Printed;

pub struct Follower<'a> {
    pub printed: &'a Printed,
    pub board: Board,
    /// Delivery board, side of the solo board, extra step.
    pub delivery_board: usize,
    pub side: usize,
    pub extra_step: usize,
    /// Cards that came into the display and wait for their place.
    pub revealed: Vec<usize>,
    pub deck: Deck,
    pub turn: Option<Turn>,
    /// A bonus of the solo board that must be used by the very next event, if it can be.
    pub from_board: Option<Value>,
    /// What must follow a choice.
    pub promise: Option<Promise>,
    /// The bonus of the task card, which comes before anything else.
    pub task_bonus: Value,
    /// Sections that are to get a traffic token.
    pub jams: Vec<usize>,
    /// The country to which the human has just brought the first pharmaceuticals.
    pub served: Option<usize>,
    pub choices: usize,
}

/// Autobot's turn.
pub struct Turn {
    pub colours: Vec<String>,
    /// Nothing has been drawn yet, so the queue is still to be tried.
    pub fresh: bool,
    pub colour: String,
    pub action: String,
    /// Builds, upgrades, loads and stations of the task itself, and the first section of a yellow card.
    pub done: usize,
    pub first: Option<(usize, bool)>,
    /// Steps left to each truck; `None` once the next truck is under way.
    pub steps: [Option<usize>; 2],
    pub skipped: bool,
}

impl<'a> Follower<'a> {
    pub fn new(game: &Autobahn, printed: &'a Printed) -> Self {
        let tasks = |advanced: bool| {
            (0..8).filter(|it| printed.tasks[*it].advanced == advanced).collect::<Vec<usize>>()
        };
        Follower {
            printed,
            board: Board::of(game, printed),
            delivery_board: game.player(SEAT).board.idx(),
            side: game.options.autobot.board.idx(),
            extra_step: usize::from(game.options.autobot.extra_step),
            revealed: Vec::new(),
            deck: Deck { seen: tasks(false), advanced: tasks(true), ..Deck::default() },
            turn: None,
            from_board: None,
            promise: None,
            task_bonus: Value::Null,
            jams: Vec::new(),
            served: None,
            choices: 0,
        }
    }

    pub fn twin(&self) -> Twin<'_> {
        Twin { printed: self.printed, board: &self.board }
    }

    /// After a ply the table must be as it was told.
    pub fn compare(&mut self, game: &Autobahn) {
        let truth = Board::of(game, self.printed);
        // Whose tile it was is told, but not from which country.
        self.board.panels.clone_from(&truth.panels);
        self.board.loaded_wine = truth.loaded_wine;
        assert_eq!(self.board, truth);
        assert!(self.promise.is_none(), "a choice without an action");
    }

    pub fn hear(&mut self, event: &Event) {
        self.lapse(event);
        self.before(event);
        let values = match event {
            Event::Upgraded { link, .. } => {
                self.printed.links[link.idx()].ends.map(|city| self.twin().value(city))
            }
            _ => [0; 2],
        };
        self.board.hear(event, self.printed, &mut self.revealed);
        self.after(event, values);
    }

    /// A bonus of the solo board is used at once or not at all.
    fn lapse(&mut self, event: &Event) {
        let used = matches!(event, Event::AutobotChose { .. });
        if let Some(bonus) = self.from_board.clone().filter(|_| !used) {
            self.from_board = None;
            let Some(colour) = self.turn.as_ref().map(|turn| turn.colour.clone()) else { return };
            let (twin, colour) = (self.twin(), colour.as_str());
            match bonus.as_str() {
                Some("build") => assert!(twin.builds(colour).is_empty()),
                Some("upgrade") => assert!(twin.upgrades(colour).is_empty()),
                Some("station") => assert!(
                    twin.station_spaces(colour).is_empty() && twin.improvements(colour).is_empty()
                ),
                _ if bonus.get("promote").is_some() => assert_eq!(twin.best_promotion(None), None),
                _ => {}
            }
        }
    }

    fn before(&mut self, event: &Event) {
        match self.task_bonus.take() {
            Value::Null => {}
            bonus if bonus == "discard" => {
                let discards = matches!(
                    event,
                    Event::AutobotChose { choice } if choice.subject == Subject::Discard
                );
                assert!(discards || self.board.display.iter().all(Option::is_none));
            }
            _ => assert!(matches!(event, Event::Developed { seat: SEAT, .. })),
        }
        if let Event::AutobotChose { choice } = event {
            self.choices += 1;
            return self.chose(choice);
        }
        self.keep_promise(event);
        match *event {
            Event::AutobotColour { card } => {
                let colours = self.printed.card_colours[card.idx()].clone();
                self.turn = Some(Turn {
                    colour: String::new(),
                    action: String::new(),
                    fresh: true,
                    colours,
                    done: 0,
                    first: None,
                    steps: [Some(self.printed.steps[self.board.era - 1] + self.extra_step); 2],
                    skipped: false,
                });
            }
            Event::AutobotQueued { task } => {
                self.try_queue();
                assert_eq!(self.viable_colour(task.idx()), None, "task {task} was possible");
                self.deck.draw(task.idx());
                self.deck.queue.push(task.idx());
            }
            Event::AutobotTask { task, colour } => self.take_task(task.idx(), &colour.to_string()),
            Event::AutobotSkipped => {
                self.try_queue();
                assert!(self.deck.seen.is_empty() && self.deck.unseen == 0);
                self.deck.collect();
                self.turn.as_mut().unwrap().skipped = true;
            }
            Event::AutobotTaskAdded => {
                self.deck.unseen = (self.deck.unseen + 1).min(self.deck.advanced.len());
            }
            Event::AutobotReshuffled => self.deck.refresh(),
            Event::Moved { seat: SEAT, truck, section } => {
                self.drive(truck.idx(), Some(section.idx()));
            }
            Event::Delivered { seat: SEAT, truck, .. } => self.drive(truck.idx(), None),
            Event::Hired { seat: SEAT } => assert_eq!(self.twin().best_promotion(None), None),
            Event::TurnBegan { .. } | Event::Administration { .. } => self.end_turn(),
            _ => {}
        }
    }

    // ---- the turn ----

    /// The first colour of the card in which a task can be done.
    fn viable_colour(&self, task: usize) -> Option<String> {
        let colours = self.turn.as_ref().unwrap().colours.iter();
        let action = &self.printed.tasks[task].action;
        let viable = |colour: &&String| self.twin().viable(colour, action, self.delivery_board);
        colours.into_iter().find(viable).cloned()
    }

    /// Before the first task is drawn, all waiting ones have been found impossible.
    fn try_queue(&mut self) {
        if std::mem::replace(&mut self.turn.as_mut().unwrap().fresh, false) {
            for task in &self.deck.queue {
                assert_eq!(self.viable_colour(*task), None, "task {} could be done", task + 1);
            }
        }
    }

    fn take_task(&mut self, task: usize, colour: &str) {
        let mut queue = self.deck.queue.clone();
        queue.sort_unstable();
        let waiting = queue.into_iter().rev().find(|it| self.viable_colour(*it).is_some());
        let fresh = std::mem::replace(&mut self.turn.as_mut().unwrap().fresh, false);
        match waiting.filter(|_| fresh) {
            Some(waiting) => {
                assert_eq!(waiting, task, "the highest one that waits");
                self.deck.queue.retain(|it| *it != task);
            }
            None => self.deck.draw(task),
        }
        self.deck.played.push(task);
        assert_eq!(self.viable_colour(task).as_deref(), Some(colour));
        let turn = self.turn.as_mut().unwrap();
        turn.colour = colour.to_owned();
        turn.action.clone_from(&self.printed.tasks[task].action);
        self.task_bonus = self.printed.tasks[task].bonus.clone();
    }

    fn end_turn(&mut self) {
        self.served = None;
        let Some(turn) = &self.turn else { return };
        if !turn.skipped {
            // Boards bonuses on the way may take the last space or section from the task.
            let possible = self.twin().can_do(&turn.colour, &turn.action, self.delivery_board);
            assert!(turn.done > 0 || !possible, "the task was not done");
            for truck in 0..2 {
                if let Some(left) = turn.steps[truck] {
                    assert_eq!(self.twin().step(truck, left), None, "truck {truck} stopped");
                }
            }
        }
        self.turn = None;
    }

    fn drive(&mut self, truck: usize, to: Option<usize>) {
        let steps = self.turn.as_ref().expect("only in its turn").steps;
        if truck == 1
            && let Some(left) = steps[0]
        {
            assert_eq!(self.twin().step(0, left), None, "the first truck stopped");
            self.turn.as_mut().unwrap().steps[0] = None;
        }
        let left = steps[truck].expect("in order");
        assert_eq!(self.twin().step(truck, left), Some(to), "truck {truck}, {left} steps left");
        let left = if to.is_none() { 0 } else { left - 1 };
        self.turn.as_mut().unwrap().steps[truck] = Some(left);
    }

    // ---- what an event sets off ----

    fn after(&mut self, event: &Event, values: [usize; 2]) {
        let side = &self.printed.solo[self.side];
        match *event {
            Event::AutobotSlot { slot } => {
                let bonus = side.tiles.get(usize::from(slot) - 1).unwrap_or(&side.more);
                self.from_board = Some(bonus.clone());
            }
            Event::StationBuilt { seat: SEAT, number, .. }
            | Event::StationBonus { seat: SEAT, number, .. } => {
                let built = self.board.stations.iter().filter(|it| **it == Some(SEAT)).count();
                assert_eq!(usize::from(number.get()), built, "the rightmost bonus");
                self.from_board = Some(side.stations[built - 1].clone());
            }
            Event::FirstPharmaceuticals { seat, country, .. } if seat != SEAT => {
                self.served = Some(country.idx());
            }
            Event::Upgraded { link, .. } => self.find_jams(link.idx(), values),
            Event::TrafficAppeared { section } => {
                let due = self.jams.iter().position(|it| *it == section.idx());
                self.jams.remove(due.expect("traffic where it is due"));
            }
            _ => {}
        }
    }

    /// Cities that the upgrade has made busy get traffic. Whether the module is played shows in
    /// whether tokens come.
    fn find_jams(&mut self, link: usize, before: [usize; 2]) {
        let mut board = self.board.clone();
        self.printed.links[link].sections.iter().for_each(|it| board.traffic[*it] = false);
        let twin = Twin { printed: self.printed, board: &board };
        let ends = self.printed.links[link].ends.into_iter().zip(before);
        let busy = ends.filter(|(city, before)| {
            let german = self.printed.cities[*city].country.is_none();
            german && twin.value(*city) > *before && twin.value(*city) >= 6
        });
        self.jams = busy.flat_map(|(city, _)| twin.jams(city)).collect();
    }
}
