//! Autobot's trucks: towards their country by the best way, one step at a time.

use engine::Seat;

use super::paths::Ways;
use super::{Goal, SEAT, rewards};
use crate::data::data;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::stack::Step;
use crate::state::{Autobahn, Truck};
use crate::steps::{station, wine};

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
    let others = crate::steps::ends::others(game, SEAT, truck);
    let mut first = None;
    for _ in 0..left {
        let next = ways.next(game.roads, at);
        let Some(section) = next.and(game.roads.built).first().or(next.first()) else {
            let section = at.section()?;
            let at_border = data().sections[section.idx()].border == goal.country();
            return at_border.then(|| first.map_or(Way::Border, Way::Onto));
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
            Some(Way::Border) => return deliver(game, truck, cx),
            Some(Way::Onto(section)) => {
                let passed = passed(game, game.truck_of(SEAT, truck), section);
                let own_station = passed.is_some_and(|(_, owner)| owner == SEAT);
                if own_station && left > 0 {
                    game.stack.push(SEAT, Step::Autobot(Part::Move { truck, left }));
                }
                let arrived = step(game, truck, section, cx);
                if let Some((link, owner)) = passed {
                    pass(game, link, owner, cx);
                }
                if own_station || arrived {
                    return;
                }
            }
        }
    }
}

/// The station that a truck passes by stepping onto a section, and whose it is.
fn passed(game: &Autobahn, truck: Truck, section: Section) -> Option<(Link, Seat)> {
    let link = data().sections[section.idx()].link;
    let crosses = data().sections[truck.section()?.idx()].link == link;
    game.station_owner(link).filter(|_| crosses).map(|owner| (link, owner))
}

/// True if the truck has brought its wine home.
fn step(game: &mut Autobahn, truck: TruckNo, section: Section, cx: &mut Cx<'_>) -> bool {
    let it = &mut game.player_mut(SEAT).trucks[truck.idx()];
    let Some(good) = it.good() else { return false };
    *it = Truck::Road(section, good);
    cx.say(Event::Moved { seat: SEAT, truck, section });
    let Some(city) = wine::arrives(game, SEAT, good, section) else { return false };
    if let Some(autobot) = &mut game.autobot {
        autobot.destinations[truck.idx()] = None;
    }
    wine::deliver(game, SEAT, truck, city, cx);
    true
}

fn pass(game: &mut Autobahn, link: Link, owner: Seat, cx: &mut Cx<'_>) {
    if owner == SEAT {
        // The rightmost bonus in view: the one under the station built last.
        let number = StationNo::of(game.player(SEAT).stations_built() as u8);
        cx.say(Event::StationBonus { seat: SEAT, link, number });
        rewards::station_bonus(game, number, cx);
    } else {
        let money = station::fee(game, owner, link);
        game.player_mut(owner).receive(money);
        cx.say(Event::StationFee { from: SEAT, to: owner, link, money });
    }
}

fn deliver(game: &mut Autobahn, truck: TruckNo, cx: &mut Cx<'_>) {
    let it = std::mem::take(&mut game.player_mut(SEAT).trucks[truck.idx()]);
    let Some(autobot) = &mut game.autobot else { return };
    let goal = autobot.destinations[truck.idx()].take();
    let Some(country) = goal.and_then(Goal::country) else { return };
    let Some(good) = it.good() else { return };
    let bit = 1 << country.number();
    cx.say(Event::Delivered { seat: SEAT, truck, country, good });
    let player = game.player_mut(SEAT);
    player.delivered |= bit;
    let space = data().boards[player.board.idx()][country.idx()];
    if good == Good::Pharmaceuticals {
        if game.pharmaceuticals & bit == 0 {
            let bonus = data().countries[country.idx()].pharmaceuticals;
            game.pharmaceuticals |= bit;
            cx.say(Event::FirstPharmaceuticals { seat: SEAT, country, bonus });
            rewards::gain(game, bonus, cx);
        }
    } else if good == space.preferred {
        game.stack.push(SEAT, Step::Develop(1));
    }
    let panel = &mut game.panels[country.idx()];
    if let Some(place) = panel.iter_mut().find(|place| place.is_some()) {
        *place = None;
        rewards::fill_slot(game, cx);
    }
}
