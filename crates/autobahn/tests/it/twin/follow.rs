//! Listens to a match and says of every choice of Autobot whether the rulebook makes the same one.

use autobahn::nouns::*;
use autobahn::{Autobahn, Choice, Event, Goal, SEAT, Subject};
use serde_json::Value;

use super::board::{Aim, Board};
use super::lists::Twin;
use super::printed::Printed;

pub struct Follower<'a> {
    printed: &'a Printed,
    board: Board,
    /// Delivery board, side of the solo board, extra step.
    delivery_board: usize,
    side: usize,
    extra_step: usize,
    /// Cards that came into the display and wait for their place.
    revealed: Vec<usize>,
    deck: Deck,
    turn: Option<Turn>,
    /// A bonus of the solo board that must be used by the very next event, if it can be.
    from_board: Option<Value>,
    /// What must follow a choice.
    promise: Option<Promise>,
    /// The bonus of the task card, which comes before anything else.
    task_bonus: Value,
    /// Sections that are to get a traffic token.
    jams: Vec<usize>,
    /// The country to which the human has just brought the first pharmaceuticals.
    served: Option<usize>,
    pub choices: usize,
}

/// What is known of the task cards.
#[derive(Default)]
struct Deck {
    seen: Vec<usize>,
    unseen: usize,
    advanced: Vec<usize>,
    played: Vec<usize>,
    queue: Vec<usize>,
}

/// Autobot's turn.
struct Turn {
    colours: Vec<String>,
    /// Nothing has been drawn yet, so the queue is still to be tried.
    fresh: bool,
    colour: String,
    action: String,
    /// Builds, upgrades, loads and stations of the task itself, and the first section of a yellow card.
    done: usize,
    first: Option<(usize, bool)>,
    /// Steps left to each truck; `None` once the next truck is under way.
    steps: [Option<usize>; 2],
    skipped: bool,
}

enum Promise {
    Build(usize),
    Upgrade(usize),
    Station(usize),
    Improve(usize),
    Depot(usize),
    Load { depot: usize, country: usize },
    Head(Aim),
    Wine(usize),
    Promote { department: usize, floor: usize },
    Discard(usize),
    Jam(usize),
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

    fn twin(&self) -> Twin<'_> {
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
                self.drive(usize::from(truck), Some(section.idx()));
            }
            Event::Delivered { seat: SEAT, truck, .. } => self.drive(usize::from(truck), None),
            Event::Hired { seat: SEAT } => assert_eq!(self.twin().best_promotion(None), None),
            Event::TurnBegan { .. } | Event::Administration { .. } => self.end_turn(),
            _ => {}
        }
    }

    // ---- the turn ----

    fn possible(&self, colour: &str, action: &str) -> bool {
        let now = |twin: &Twin<'_>| match action {
            "road" => !twin.builds(colour).is_empty() || !twin.upgrades(colour).is_empty(),
            "load" => {
                twin.free_truck().is_some()
                    && !(twin.countries(colour, self.delivery_board).is_empty()
                        && twin.wines(colour).is_empty())
            }
            _ => !(twin.station_spaces(colour).is_empty() && twin.improvements(colour).is_empty()),
        };
        let twin = self.twin();
        now(&twin)
            || colour == "yellow"
                && twin.builds(colour).into_iter().any(|section| {
                    let board = twin.with(section);
                    now(&Twin { printed: self.printed, board: &board })
                })
    }

    fn possible_now(&self, colour: &str, action: &str) -> bool {
        let twin = self.twin();
        match action {
            "road" => true,
            "load" => {
                twin.free_truck().is_some()
                    && !twin.countries(colour, self.delivery_board).is_empty()
            }
            _ => !(twin.station_spaces(colour).is_empty() && twin.improvements(colour).is_empty()),
        }
    }

    /// The first colour of the card in which a task can be done.
    fn viable_colour(&self, task: usize) -> Option<String> {
        let colours = self.turn.as_ref().unwrap().colours.iter();
        let action = &self.printed.tasks[task].action;
        colours.into_iter().find(|colour| self.possible(colour, action)).cloned()
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
            let possible = self.possible_now(&turn.colour, &turn.action);
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

    // ---- choices ----

    fn chose(&mut self, choice: &Choice) {
        let winner = usize::from(choice.winner().unwrap());
        let told: Vec<usize> = choice.candidates.iter().map(usize::from).collect();
        let bonus = self.from_board.take();
        let colour = self.turn.as_ref().map_or(String::new(), |turn| turn.colour.clone());
        let main = bonus.is_none();
        let (candidates, best, promise) = match choice.subject {
            Subject::Build => self.chose_build(&colour, main, winner),
            Subject::Upgrade => {
                self.count(main, "road");
                let twin = self.twin();
                let list = twin.upgrades(&colour);
                assert!(!main || twin.builds(&colour).is_empty(), "there was something to build");
                (list.clone(), twin.best_upgrade(list), Promise::Upgrade(winner))
            }
            Subject::Station => {
                self.count(main, "station");
                let twin = self.twin();
                assert!(twin.improvements(&colour).is_empty());
                let list = twin.station_spaces(&colour);
                (list.clone(), twin.best_station(list, &colour), Promise::Station(winner))
            }
            Subject::Improvement => {
                self.count(main, "station");
                let twin = self.twin();
                let list = twin.improvements(&colour);
                (list.clone(), twin.best_station(list, &colour), Promise::Improve(winner))
            }
            Subject::Wine => {
                self.count(main, "load");
                let list = self.twin().wines(&colour);
                (list.clone(), list.first().copied(), Promise::Wine(winner))
            }
            Subject::Country => self.chose_country(&colour, winner),
            Subject::Depot => {
                let Some(Promise::Depot(country)) = self.promise.take() else {
                    panic!("no country")
                };
                let twin = self.twin();
                let wanted = &self.printed.boards[self.delivery_board][country];
                let mut list = twin.depots(&colour);
                if !twin.loads_pharmaceuticals(&colour) {
                    list.retain(|it| self.printed.depots[*it].good == *wanted);
                }
                let best = twin.best_depot(list.clone(), country);
                (list, best, Promise::Load { depot: winner, country })
            }
            Subject::Discard => {
                let mut shown: Vec<usize> = self.board.display.iter().flatten().copied().collect();
                shown.sort_unstable();
                (shown, self.twin().best_discard(&colour), Promise::Discard(winner))
            }
            Subject::Promotion => {
                let shown = bonus.and_then(|it| Department::from_text(it["promote"].as_str()?));
                let twin = self.twin();
                let floors = twin.promotions();
                let list = (0..3).filter(|it| floors[*it].is_some()).collect();
                let floor = floors[winner].expect("a free floor");
                let best = twin.best_promotion(shown.map(|it| it.idx()));
                (list, best, Promise::Promote { department: winner, floor })
            }
            Subject::Traffic => {
                let mut links: Vec<usize> =
                    self.jams.iter().map(|it| self.printed.sections[*it].link).collect();
                links.sort_unstable();
                let near = |link: &usize| {
                    let at = self.jams.iter().find(|it| self.printed.sections[**it].link == *link);
                    self.printed.from_black[*at.unwrap()]
                };
                let best = links.iter().copied().min_by_key(near);
                (links, best, Promise::Jam(winner))
            }
        };
        assert_eq!(told, candidates, "candidates for {:?} on {colour}", choice.subject);
        assert_eq!(Some(winner), best, "{:?} on {colour} of {told:?}", choice.subject);
        assert!(self.promise.is_none(), "a choice without an action");
        self.promise = Some(promise);
    }

    /// Counts what belongs to the task.
    fn count(&mut self, main: bool, action: &str) {
        if main {
            let turn = self.turn.as_mut().expect("in its turn");
            assert_eq!(turn.action, action, "the task is another one");
            turn.done += 1;
        }
    }

    /// A yellow card builds one section more, with an eye on the task.
    fn chose_build(
        &mut self,
        colour: &str,
        main: bool,
        winner: usize,
    ) -> (Vec<usize>, Option<usize>, Promise) {
        let list = self.twin().builds(colour);
        let mut wanted = list.clone();
        if main && colour == "yellow" {
            let turn = self.turn.as_ref().unwrap();
            let (action, first) = (turn.action.clone(), turn.first);
            let twin = self.twin();
            let serves = |it: usize| match first {
                None if action == "road" => twin.starts_pair(colour, it),
                None if self.possible_now(colour, &action) => true,
                None => {
                    let mut after = Follower::new_at(self, it);
                    after.delivery_board = self.delivery_board;
                    after.possible_now(colour, &action)
                }
                Some((_, false)) => true,
                Some((first, true)) => {
                    let mut board = self.board.clone();
                    board.built[first] = false;
                    Twin { printed: self.printed, board: &board }.connect_new_city(&[first, it])
                }
            };
            if wanted.iter().any(|it| serves(*it)) {
                wanted.retain(|it| serves(*it));
            }
            let pair = action == "road" && twin.starts_pair(colour, winner);
            let turn = self.turn.as_mut().unwrap();
            assert!(action == "road" || turn.first.is_none(), "one section before the task");
            turn.first = turn.first.or(Some((winner, pair)));
            turn.done += usize::from(action == "road");
        } else {
            self.count(main, "road");
        }
        (list, self.twin().best_build(wanted), Promise::Build(winner))
    }

    /// The same table with one section more.
    fn new_at(other: &Follower<'a>, section: usize) -> Follower<'a> {
        Follower {
            printed: other.printed,
            board: other.twin().with(section),
            delivery_board: other.delivery_board,
            side: other.side,
            extra_step: other.extra_step,
            revealed: Vec::new(),
            deck: Deck::default(),
            turn: None,
            from_board: None,
            promise: None,
            task_bonus: Value::Null,
            jams: Vec::new(),
            served: None,
            choices: 0,
        }
    }

    fn chose_country(
        &mut self,
        colour: &str,
        winner: usize,
    ) -> (Vec<usize>, Option<usize>, Promise) {
        let loads = self.turn.as_ref().is_some_and(|it| it.action == "load" && it.done == 0);
        if !loads {
            // A truck with pharmaceuticals came too late, or waits for a country.
            let list = self.twin().wanting_pharmaceuticals();
            let best = self.twin().next_clockwise(list.clone(), self.served);
            return (list, best, Promise::Head(Aim::Country(winner)));
        }
        self.count(true, "load");
        let twin = self.twin();
        let list = twin.countries(colour, self.delivery_board);
        let best = match twin.loads_pharmaceuticals(colour) {
            true => twin.next_clockwise(list.clone(), None),
            false => twin.best_country(list.clone()),
        };
        (list, best, Promise::Depot(winner))
    }

    // ---- what follows a choice ----

    fn keep_promise(&mut self, event: &Event) {
        if let (Some(Promise::Discard(_)), Event::CardRevealed { .. }) = (&self.promise, event) {
            return;
        }
        let promise = self.promise.take();
        match (&promise, event) {
            (Some(Promise::Build(it)), Event::Built { seat: SEAT, section, cost: 0 }) => {
                assert_eq!(*it, section.idx());
            }
            (Some(Promise::Upgrade(it)), Event::Upgraded { seat: SEAT, link, cost: 0 })
            | (Some(Promise::Station(it)), Event::StationBuilt { seat: SEAT, link, .. }) => {
                assert_eq!(*it, link.idx());
            }
            (Some(Promise::Improve(it)), Event::StationImproved { seat: SEAT, link, service }) => {
                assert_eq!(*it, link.idx());
                let leftmost = self.board.services.iter().position(|it| *it).unwrap() + 1;
                assert_eq!(usize::from(*service), leftmost);
            }
            (
                Some(Promise::Load { depot: it, country }),
                Event::Loaded { seat: SEAT, depot, .. },
            ) => {
                assert_eq!(*it, depot.idx());
                self.promise = Some(Promise::Head(Aim::Country(*country)));
            }
            (Some(Promise::Wine(it)), Event::WineLoaded { seat: SEAT, wine, .. }) => {
                assert_eq!(*it, wine.idx());
                self.promise = Some(Promise::Head(Aim::City(self.printed.wine[*it].to)));
            }
            (Some(Promise::Head(aim)), Event::AutobotHeadsFor { goal: Some(goal), .. }) => {
                assert_eq!(
                    *aim,
                    match goal {
                        Goal::Country(it) => Aim::Country(it.idx()),
                        Goal::City(it) => Aim::City(it.idx()),
                    }
                );
            }
            (
                Some(Promise::Promote { department: it, floor: to }),
                Event::Promoted { seat: SEAT, department, floor },
            ) => assert_eq!((*it, *to), (department.idx(), usize::from(*floor))),
            (Some(Promise::Discard(it)), Event::CardDiscarded { seat: SEAT, card }) => {
                assert_eq!(*it, card.idx());
            }
            (Some(Promise::Jam(it)), Event::TrafficAppeared { section }) => {
                assert_eq!(*it, self.printed.sections[section.idx()].link);
            }
            (Some(_), _) => panic!("{event:?} does not follow from the choice"),
            // Nothing is done that was not chosen.
            (
                None,
                Event::Built { seat: SEAT, .. }
                | Event::Upgraded { seat: SEAT, .. }
                | Event::StationBuilt { seat: SEAT, .. }
                | Event::StationImproved { seat: SEAT, .. }
                | Event::Loaded { seat: SEAT, .. }
                | Event::WineLoaded { seat: SEAT, .. }
                | Event::Promoted { seat: SEAT, .. }
                | Event::CardDiscarded { seat: SEAT, .. }
                | Event::AutobotHeadsFor { goal: Some(_), .. },
            ) => panic!("{event:?} without a choice"),
            (None, _) => {}
        }
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
                assert_eq!(usize::from(number), built, "the rightmost bonus");
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

impl Deck {
    fn draw(&mut self, task: usize) {
        if let Some(at) = self.seen.iter().position(|it| *it == task) {
            self.seen.remove(at);
        } else {
            assert!(self.unseen > 0, "task {} is not in the deck", task + 1);
            self.unseen -= 1;
            self.advanced.retain(|it| *it != task);
        }
    }

    /// All cards but the highest one that waits.
    fn refresh(&mut self) {
        let highest = self.queue.iter().max().copied();
        self.seen.append(&mut self.played);
        self.seen.extend(self.queue.drain(..).filter(|it| Some(*it) != highest));
        self.queue.extend(highest);
    }

    fn collect(&mut self) {
        self.seen.append(&mut self.played);
        self.seen.append(&mut self.queue);
    }
}
