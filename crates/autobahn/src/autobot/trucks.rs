//! Autobot's trucks: towards their country by the best way, one step at a time.

use super::paths::Ways;
use super::{Goal, SEAT, rewards};
use crate::data::data;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::stack::Step;
use crate::state::{Autobahn, Truck};
use crate::steps::{deliver, ends, passing, trucks as steps, wine};

use super::turn::Part;

/// Steps of each truck in a turn. The era alone decides; no dual carriageway adds to it.
pub fn steps(game: &Autobahn) -> u8 {
    data().eras[usize::from(game.era)].steps + u8::from(game.options.autobot.extra_step)
}

enum Way {
    Onto(Section),
    Border,
}

/// The next step on the best way, if with the steps left the truck can end it on a free section or
/// beyond the border.
fn next_step(game: &Autobahn, ways: &Ways, goal: Goal, truck: TruckNo, left: u8) -> Option<Way> {
    let mut at = game.truck_of(SEAT, truck);
    let good = at.good()?;
    let others = ends::others(game, SEAT, truck);
    let mut first = None;
    for _ in 0..left {
        let next = ways.next(game.roads, at);
        let Some(section) = next.and(game.roads.built).first().or(next.first()) else {
            let country = steps::at_border(at)?;
            let arrived = goal == Goal::Country(country);
            return arrived.then(|| first.map_or(Way::Border, Way::Onto));
        };
        if !game.roads.built.contains(section) {
            return None;
        }
        let section = Section::of(section);
        first = first.or(Some(section));
        at = Truck::Road(section, good);
        let arrives = wine::arrives(game, SEAT, good, section).is_some();
        if arrives || !others.contains(section.number()) {
            return first.map(Way::Onto);
        }
    }
    None
}

/// Step by step. An own station may set off what changes the roads, so the rest of the way waits for
/// that.
pub fn advance(game: &mut Autobahn, truck: TruckNo, left: u8, cx: &mut Cx<'_>) {
    let goal = game.autobot.and_then(|autobot| autobot.destinations[truck.idx()]);
    let Some(goal) = goal else { return };
    let ways = Ways::to(game.roads, game.era, goal);
    for left in (0..left).rev() {
        match next_step(game, &ways, goal, truck, left + 1) {
            None => return,
            Some(Way::Border) => return deliver::deliver(game, SEAT, truck, cx),
            Some(Way::Onto(section)) => {
                let passed = passing::passed_station(game, game.truck_of(SEAT, truck), section);
                let own_station = passed.is_some_and(|(_, owner)| owner == SEAT);
                if own_station && left > 0 {
                    game.stack.push(SEAT, Step::Autobot(Part::Move { truck, left }));
                }
                steps::step(game, SEAT, truck, section, cx);
                let arrived = game.truck_of(SEAT, truck) == Truck::Home;
                if own_station || arrived {
                    return;
                }
            }
        }
    }
}

/// The rightmost bonus in view: the one under the station built last.
pub fn passed_own_station(game: &mut Autobahn, link: Link, cx: &mut Cx<'_>) {
    let number = StationNo::of(game.player(SEAT).stations_built() as u8);
    cx.say(Event::StationBonus { seat: SEAT, link, number });
    rewards::station_bonus(game, number, cx);
}

/// A truck has delivered what it carried and has no aim any more.
pub fn arrived(game: &mut Autobahn, truck: TruckNo) {
    if let Some(autobot) = &mut game.autobot {
        autobot.destinations[truck.idx()] = None;
    }
}
