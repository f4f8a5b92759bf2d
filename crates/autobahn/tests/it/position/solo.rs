//! Solo matches: Autobot takes its turn with the cards that the test names.
//!
//! ```ignore
//! let mut game = solo();
//! game.autobot("purple", "7 5");
//! assert_eq!(game.queue(), "7");
//! assert_eq!(game.chose(Subject::Depot), "BH");
//! ```

use autobahn::nouns::*;
use autobahn::{
    Autobahn, Autobot, AutobotOptions, Event, Goal, Options, SEAT, Step, Subject, Truck, Turn,
};
use engine::{Bits, Seed};

use super::{Position, card, city, country, seat};

/// The human seat and Autobot's.
pub const ME: u8 = 0;
pub const BOT: u8 = SEAT.0;

/// A solo match before Autobot's first turn: the human may only end a turn, and then it plays.
pub fn solo() -> Position {
    solo_with(Options::default())
}

/// On the hard side of Autobot's board.
pub fn hard() -> Position {
    let autobot = AutobotOptions::level(Level::of(6));
    solo_with(Options { autobot, ..Options::default() })
}

pub fn solo_with(options: Options) -> Position {
    let mut position = Position(testkit::Position::new(&options, 1, 1));
    position.routes = Bits::EMPTY;
    position.seats[usize::from(ME)].route = Some(Route::of(0));
    position.over_to_autobot();
    position
}

fn tasks(text: &str) -> Vec<Task> {
    text.split_whitespace().map(|id| id.parse().unwrap()).collect()
}

fn set(tasks: &[Task]) -> Bits {
    tasks.iter().map(|task| task.number()).collect()
}

impl Position {
    pub fn bot(&mut self) -> &mut Autobot {
        self.game.autobot.as_mut().expect("a solo match")
    }

    fn over_to_autobot(&mut self) {
        self.current = seat(ME);
        self.turn = Turn::default();
        self.stack.clear();
        self.stack.push(seat(ME), Step::Trucks);
    }

    /// Autobot's next turn: it draws this colour card and then exactly these tasks. A task that
    /// waits in the queue is not drawn but taken from there.
    #[track_caller]
    pub fn autobot(&mut self, colour: &str, drawn: &str) -> &mut Self {
        let drawn = tasks(drawn);
        self.over_to_autobot();
        self.colour_on_top(colour);
        let decks = &mut self.bot().decks;
        let deck = set(&drawn).minus(decks.queue);
        decks.unseen = 0;
        decks.advanced.0 = decks.advanced.0.minus(deck);
        let rest = decks.tasks.0.or(decks.played_tasks);
        decks.played_tasks = rest.minus(deck);
        decks.tasks.0 = deck;
        // The deck has no order, so look for the chance that draws in the wanted one.
        for number in 0..1000 {
            let mut next = self.clone();
            next.seed = Seed::from_number(number);
            next.play("end");
            if next.drawn() == drawn {
                *self = next;
                return self;
            }
        }
        let mut next = self.clone();
        next.play("end");
        panic!("other tasks were drawn, such as {:?}", next.drawn());
    }

    /// As above, with whatever tasks turn up.
    #[track_caller]
    pub fn autobot_with(&mut self, colour: &str) -> &mut Self {
        self.colour_on_top(colour).autobot_draws()
    }

    /// As above, with any colour too.
    #[track_caller]
    pub fn autobot_draws(&mut self) -> &mut Self {
        self.over_to_autobot();
        self.play("end")
    }

    fn colour_on_top(&mut self, colour: &str) -> &mut Self {
        let colour = card(colour);
        if !autobahn::data::data().derived.basic.contains(colour.number()) {
            self.out_of_the_deck(colour.bit());
        }
        let decks = &mut self.bot().decks;
        if let Some(other) = decks.on_top.take() {
            decks.colours.0.insert(other.number());
        }
        decks.colours.0.remove(colour.number());
        decks.played_colours.remove(colour.number());
        decks.on_top = Some(colour);
        self
    }

    /// Tasks turned up in the last turn, in order.
    fn drawn(&self) -> Vec<Task> {
        let task = |event: &Event| match event {
            Event::AutobotQueued { task } | Event::AutobotTask { task, .. } => Some(*task),
            _ => None,
        };
        self.events.iter().filter_map(task).collect()
    }

    pub fn queue(&self) -> String {
        let waiting = self.game.autobot.unwrap().decks.waiting();
        waiting.map(|task| task.to_string()).collect::<Vec<_>>().join(" ")
    }

    /// These tasks wait in the queue.
    pub fn queued(&mut self, waiting: &str) -> &mut Self {
        let waiting = set(&tasks(waiting));
        let decks = &mut self.bot().decks;
        for pile in [&mut decks.tasks.0, &mut decks.advanced.0, &mut decks.played_tasks] {
            *pile = pile.minus(waiting);
        }
        decks.queue = waiting;
        self
    }

    /// A loaded truck of Autobot on its way to a country, or to a city with wine.
    pub fn bound(&mut self, truck: usize, place: &str, good: Good, to: &str) -> &mut Self {
        self.truck(BOT, truck, place, good);
        self.bot().destinations[truck - 1] = Some(match good {
            Good::Wine => Goal::City(city(to)),
            _ => Goal::Country(country(to)),
        });
        self
    }

    /// Where a truck of Autobot is headed.
    pub fn goal(&mut self, truck: usize) -> String {
        match self.bot().destinations[truck - 1] {
            None => "-".to_owned(),
            Some(Goal::Country(country)) => country.to_string(),
            Some(Goal::City(city)) => city.to_string(),
        }
    }

    /// Where a truck stands.
    pub fn at(&mut self, number: u8, truck: usize) -> String {
        match self.p(number).trucks[truck - 1] {
            Truck::Home => "-".to_owned(),
            Truck::Depot(depot) => depot.to_string(),
            Truck::Road(section, _) => section.to_string(),
        }
    }

    /// Autobot's choices of this kind: each winner, with the rule that decided if one had to.
    pub fn chose(&self, subject: Subject) -> String {
        let line = |event: &Event| match event {
            Event::AutobotChose { choice } if choice.subject == subject => {
                let json = serde_json::to_value(choice).unwrap();
                let winner = json["winner"].as_str().unwrap().to_owned();
                let rules = json["rules"].as_array().unwrap();
                let decided = rules.iter().find(|rule| rule["left"].as_array().unwrap().len() == 1);
                Some(match decided {
                    None => winner,
                    Some(rule) => format!("{winner} by {}", rule["rule"].as_str().unwrap()),
                })
            }
            _ => None,
        };
        self.events.iter().filter_map(line).collect::<Vec<_>>().join(", ")
    }

    /// Autobot has filled so many slots, with tiles from abroad and then from the far east.
    pub fn slots(&mut self, count: u8) -> &mut Self {
        let game = &mut self.0.game;
        let places = game.panels.iter_mut().flatten();
        let places = places.chain(game.map_tiles.iter_mut().rev());
        places.filter(|it| it.is_some()).take(usize::from(count)).for_each(|it| *it = None);
        self.p(BOT).tiles_taken += count;
        self.bot().slots += count;
        self
    }

    /// Removes the tiles of these sections; Autobot has them.
    pub fn no_tiles(&mut self, sections: &str) -> &mut Self {
        for id in sections.split_whitespace() {
            let space = Autobahn::tile_space(super::section(id)).expect("a tile space");
            if self.map_tiles[space].take().is_some() {
                self.p(BOT).tiles_taken += 1;
            }
        }
        self
    }

    /// What Autobot's turn told, in short: one word for what happened, then to what.
    pub fn story(&self) -> String {
        self.events.iter().filter_map(short).collect::<Vec<_>>().join("; ")
    }
}

fn short(event: &Event) -> Option<String> {
    Some(match *event {
        Event::AutobotQueued { task } => format!("queue {task}"),
        Event::AutobotTask { task, colour } => format!("task {task} {colour}"),
        Event::AutobotSkipped => "skip".to_owned(),
        Event::AutobotReshuffled => "reshuffle".to_owned(),
        Event::AutobotTaskAdded => "advanced task".to_owned(),
        Event::AutobotSlot { slot } => format!("slot {slot}"),
        Event::AutobotHeadsFor { goal: None, .. } => "wait".to_owned(),
        Event::AutobotHeadsFor { goal: Some(Goal::Country(to)), .. } => format!("to {to}"),
        Event::AutobotHeadsFor { goal: Some(Goal::City(to)), .. } => format!("to {to}"),
        Event::Built { section, .. } => format!("build {section}"),
        Event::Upgraded { link, .. } => format!("upgrade {link}"),
        Event::StationBuilt { link, .. } => format!("station {link}"),
        Event::StationImproved { link, service, .. } => format!("improve {link} {service}"),
        Event::Loaded { depot, good, .. } => format!("load {good} {depot}"),
        Event::WineLoaded { wine, .. } => format!("load {wine}"),
        Event::WineDelivered { city, promotions, .. } => format!("wine {city} {promotions}"),
        Event::Moved { truck, section, .. } => format!("move {} {section}", truck),
        Event::Delivered { truck, country, .. } => format!("deliver {} {country}", truck),
        Event::StationBonus { number, .. } => format!("bonus {number}"),
        Event::StationFee { money, .. } => format!("fee {money}"),
        Event::Developed { space, .. } => format!("develop {space}"),
        Event::Promoted { department, floor, .. } => format!("promote {department} {floor}"),
        Event::Hired { .. } => "hire".to_owned(),
        Event::EmployeePlaced { colour, .. } => format!("employ {colour}"),
        Event::CardTaken { card, .. } => format!("take {card}"),
        Event::CardDiscarded { card, .. } => format!("discard {card}"),
        Event::TrafficAppeared { section } => format!("traffic {section}"),
        Event::TrafficCleared { link, .. } => format!("clear {link}"),
        Event::TrafficSetReturned { .. } => "return tokens".to_owned(),
        _ => return None,
    })
}
