//! The order of Autobot's turn: colour, task, bonus, main action, trucks, end.

use engine::Bits;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::choose::Rule;
use super::{SEAT, load, retarget, rewards, road, station, trucks};
use crate::data::{TaskAction, TaskBonus, data};
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::stack::Step;
use crate::state::{Autobahn, Roads};

/// A part of Autobot's turn that waits on the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// Draw a colour and find a task for it.
    Begin,
    /// The main action of a task.
    Main(Task),
    /// The main action after the extra build of a yellow card.
    AfterBuild(Task),
    /// The second section of a yellow card; did the first one start a way to a new city?
    SecondSection {
        first: Section,
        /// The first one started a way to a new city.
        to_new_city: bool,
    },
    /// Move the trucks.
    Trucks,
    /// Move one of them.
    Move {
        /// Counted from 0.
        #[serde(with = "crate::nouns::truck_idx")]
        #[ts(as = "u8")]
        #[schemars(with = "u8")]
        truck: TruckNo,
        /// Steps left.
        left: u8,
    },
    /// End the turn.
    End,
}

pub fn run(game: &mut Autobahn, part: Part, cx: &mut Cx<'_>) {
    let colour = game.autobot.and_then(|autobot| autobot.colour).unwrap_or(Colour::Black);
    match part {
        Part::Begin => begin(game, cx),
        Part::Main(task) => main_action(game, task, colour, cx),
        Part::AfterBuild(task) => act(game, task, colour, cx),
        Part::SecondSection { first, to_new_city } => {
            second_section(game, colour, first, to_new_city, cx);
        }
        Part::Trucks => {
            let left = trucks::steps(game);
            for truck in TruckNo::all().rev() {
                game.stack.push(SEAT, Step::Autobot(Part::Move { truck, left }));
            }
            // A truck left without a country looks for one again.
            retarget(game, None, cx);
        }
        Part::Move { truck, left } => trucks::advance(game, truck, left, cx),
        Part::End => end(game, cx),
    }
}

fn begin(game: &mut Autobahn, cx: &mut Cx<'_>) {
    game.stack.push(SEAT, Step::Autobot(Part::End));
    let Some(autobot) = &mut game.autobot else { return };
    let Some(card) = autobot.decks.draw_colour(cx.rng) else { return };
    cx.say(Event::AutobotColour { card });
    match find_task(game, card, cx) {
        Some((task, colour)) => {
            if let Some(autobot) = &mut game.autobot {
                autobot.colour = Some(colour);
                autobot.decks.played_tasks.insert(task.number());
            }
            cx.say(Event::AutobotTask { task, colour });
            game.stack.push(SEAT, Step::Autobot(Part::Trucks));
            game.stack.push(SEAT, Step::Autobot(Part::Main(task)));
            match data().tasks[task.idx()].bonus {
                Some(TaskBonus::Discard) => rewards::discard(game, colour, cx),
                Some(TaskBonus::Develop(steps)) => game.stack.push(SEAT, Step::Develop(steps)),
                None => {}
            }
        }
        None => skip(game, cx),
    }
}

/// The highest waiting task that is viable, else the first viable one from the deck. Tasks that are
/// not viable wait. `None` if no task at all is viable.
fn find_task(game: &mut Autobahn, card: Card, cx: &mut Cx<'_>) -> Option<(Task, Colour)> {
    let waiting = game.autobot?.decks.waiting();
    for task in waiting {
        if let Some(colour) = viable_colour(game, card, task) {
            game.autobot.as_mut()?.decks.queue.remove(task.number());
            return Some((task, colour));
        }
    }
    loop {
        let decks = &mut game.autobot.as_mut()?.decks;
        let Some(task) = decks.draw_task(cx.rng) else {
            // With nothing used to shuffle in, every task there is has been found wanting.
            if decks.played_tasks.is_empty() {
                return None;
            }
            decks.reshuffle_tasks();
            cx.say(Event::AutobotReshuffled);
            continue;
        };
        if let Some(colour) = viable_colour(game, card, task) {
            return Some((task, colour));
        }
        game.autobot.as_mut()?.decks.queue.insert(task.number());
        cx.say(Event::AutobotQueued { task });
    }
}

/// The colour of the card in which the task is viable; of several the first in the printed order.
fn viable_colour(game: &Autobahn, card: Card, task: Task) -> Option<Colour> {
    let action = data().tasks[task.idx()].action;
    data().cards[card.idx()].colours.iter().find(|colour| viable(game, *colour, action))
}

/// A yellow card may build first, if that makes the action possible.
fn viable(game: &Autobahn, colour: Colour, action: TaskAction) -> bool {
    viable_on(game, game.roads, colour, action)
        || colour == Colour::Yellow
            && road::builds(game, game.roads, colour)
                .iter()
                .any(|it| viable_on(game, with(game.roads, it), colour, action))
}

fn with(mut roads: Roads, section: u8) -> Roads {
    roads.built.insert(section);
    roads
}

fn viable_on(game: &Autobahn, roads: Roads, colour: Colour, action: TaskAction) -> bool {
    match action {
        TaskAction::Road => {
            !road::builds(game, roads, colour).is_empty()
                || !road::upgrades(game, colour).is_empty()
        }
        TaskAction::Load => load::viable(game, roads, colour),
        TaskAction::Station => station::viable(game, roads, colour),
    }
}

fn skip(game: &mut Autobahn, cx: &mut Cx<'_>) {
    if let Some(autobot) = &mut game.autobot {
        autobot.decks.collect_all();
    }
    cx.say(Event::AutobotSkipped);
    if game.options.autobot.develop_on_skip {
        game.stack.push(SEAT, Step::Develop(1));
    }
}

/// A yellow card builds an additional section, before any other main action.
fn main_action(game: &mut Autobahn, task: Task, colour: Colour, cx: &mut Cx<'_>) {
    if colour != Colour::Yellow {
        return act(game, task, colour, cx);
    }
    let action = data().tasks[task.idx()].action;
    if action == TaskAction::Road {
        return first_section(game, task, colour, cx);
    }
    game.stack.push(SEAT, Step::Autobot(Part::AfterBuild(task)));
    let choice = if viable_on(game, game.roads, colour, action) {
        road::choose_build(game, colour)
    } else {
        road::choose_build_for(game, colour, Rule::MakesViable, |it| {
            viable_on(game, with(game.roads, it), colour, action)
        })
    };
    if let Some(section) = choice.made(cx) {
        road::build(game, section, cx);
    }
}

/// Two sections that connect a new city, if possible.
fn first_section(game: &mut Autobahn, task: Task, colour: Colour, cx: &mut Cx<'_>) {
    let starts = |it| road::starts_pair(game, colour, it);
    let choice = road::choose_build_for(game, colour, Rule::NewCity, starts);
    let Some(section) = choice.made(cx) else { return act(game, task, colour, cx) };
    let to_new_city = road::starts_pair(game, colour, section);
    let first = Section::of(section);
    game.stack.push(SEAT, Step::Autobot(Part::SecondSection { first, to_new_city }));
    road::build(game, section, cx);
}

fn second_section(
    game: &mut Autobahn,
    colour: Colour,
    first: Section,
    to_new_city: bool,
    cx: &mut Cx<'_>,
) {
    if !to_new_city {
        road::build_or_upgrade(game, colour, cx);
        return;
    }
    let mut before = game.roads;
    before.built.remove(first.number());
    let connects = |it| road::connects_new_city(before, first.bit().or(Bits::one(it)));
    match road::choose_build_for(game, colour, Rule::NewCity, connects).made(cx) {
        Some(section) => road::build(game, section, cx),
        None => drop(road::upgrade_link(game, colour, cx)),
    }
}

fn act(game: &mut Autobahn, task: Task, colour: Colour, cx: &mut Cx<'_>) {
    match data().tasks[task.idx()].action {
        TaskAction::Road => drop(road::build_or_upgrade(game, colour, cx)),
        TaskAction::Load => load::load(game, colour, cx),
        TaskAction::Station => station::build(game, colour, cx),
    }
}

/// With no colour card left both decks are made anew.
fn end(game: &mut Autobahn, cx: &mut Cx<'_>) {
    if let Some(autobot) = &mut game.autobot {
        autobot.colour = None;
        if autobot.decks.colours_left() == 0 {
            autobot.decks.refresh();
            cx.say(Event::AutobotReshuffled);
        }
    }
    game.finish_turn(SEAT, cx);
}
