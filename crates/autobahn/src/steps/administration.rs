//! End of the era: construction budgets, the trigger's promotion, route cards, reunification.

use engine::{Bag, Bits, Seat};

use crate::autobot;
use crate::data::data;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::stack::Step;
use crate::state::Autobahn;
use crate::steps::cards;

/// The budget of one office if the era ended now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Values of the autobahn's cities that are on the network.
    pub total: u16,
    pub employees: u8,
    /// DM for each employee.
    pub each: u16,
}

pub fn budget(game: &Autobahn, colour: Colour) -> Budget {
    let on_the_road = |city: &City| data().cities[city.idx()].colours.contains(colour);
    let total = City::all()
        .filter(|city| on_the_road(city) && game.roads.reaches(*city))
        .map(|city| u16::from(game.roads.city_value(city)))
        .sum();
    let employees = game.offices[colour.idx()].employees() as u8;
    let each = if employees == 0 { 0 } else { total / u16::from(employees) };
    Budget { total, employees, each }
}

/// Status of the best connection of a route card: sections minus dual links and stations, plus
/// traffic.
/// `None` while the two cities are not connected.
pub fn route_status(game: &Autobahn, route: Route) -> Option<u8> {
    const FAR: u8 = u8::MAX;
    let [from, to] = data().routes[route.idx()].ends;
    if !(game.roads.reaches(from) && game.roads.reaches(to)) {
        return None;
    }
    let stations = game.all_stations();
    let complete = game.roads.complete_links();
    let cost = |link: Link| {
        let it = &data().links[link.idx()];
        let [dual, station] =
            [game.roads.dual, stations].map(|links| links.contains(link.number()));
        let traffic = it.sections.meets(game.traffic);
        it.length - u8::from(dual) - u8::from(station) + u8::from(traffic)
    };
    let mut status = [FAR; City::COUNT];
    status[from.idx()] = 0;
    // Every link costs 0 or more, so going on from whatever came nearer finds the best way.
    let mut nearer = from.bit();
    while let Some(near) = nearer.first().map(City::of) {
        nearer.remove(near.number());
        let links = data().cities[near.idx()].links.into_iter().fold(Bits::EMPTY, Bits::or);
        for link in links.and(complete).iter().map(Link::of) {
            let [a, b] = data().links[link.idx()].ends;
            let far = if a == near { b } else { a };
            let through = status[near.idx()] + cost(link);
            if through < status[far.idx()] {
                status[far.idx()] = through;
                nearer.insert(far.number());
            }
        }
    }
    (status[to.idx()] != FAR).then_some(status[to.idx()])
}

/// Pays the budgets and lines up the decisions that follow.
pub fn begin(game: &mut Autobahn, trigger: Seat, cx: &mut Cx<'_>) {
    cx.say(Event::Administration { era: game.era + 1 });
    for colour in Colour::ALL {
        let Budget { total, employees, each } = budget(game, colour);
        for seat in game.all_seats() {
            let money = each * u16::from(game.offices[colour.idx()].of(seat));
            // Autobot's employees count, but it has no use for money.
            if money > 0 && !game.is_autobot(seat) {
                game.player_mut(seat).receive(money);
                cx.say(Event::Budget { seat, colour, total, employees, each, money });
            }
        }
    }
    game.stack.clear();
    game.stack.push(trigger, Step::NextEra);
    for seat in game.clockwise_from(trigger).rev() {
        if game.is_tracked(seat) {
            game.stack.push(seat, Step::CheckRoute);
        }
    }
    game.stack.push(trigger, Step::Promote);
}

pub fn check_route(game: &mut Autobahn, seat: Seat, cx: &mut Cx<'_>) {
    if game.is_autobot(seat) {
        return autobot::automatic_promotions(game);
    }
    let Some(route) = game.player(seat).route else { return };
    let status = route_status(game, route);
    cx.say(Event::RouteChecked { seat, route, status });
    let Some(status) = status else { return };
    for reward in data().route_rewards.iter().rev() {
        if status <= reward.status {
            game.gain(seat, reward.bonus, Source::Route, cx);
        }
    }
}

/// After the second era: roadblocks fall (they depend on the era), yellow cards come into the hands
/// and the advanced cards replace the improved ones.
pub fn reunify(game: &mut Autobahn, cx: &mut Cx<'_>) {
    cx.say(Event::Reunification);
    let yellow = Card::of(Colour::Yellow as u8);
    for seat in game.all_seats() {
        if !game.is_autobot(seat) {
            game.player_mut(seat).hand.insert(yellow.number());
        }
    }
    if let Some(autobot) = &mut game.autobot {
        autobot.decks.on_top = Some(yellow);
    }
    let two_colour = if game.options.two_colour_cards { data().two_colour } else { Bits::EMPTY };
    game.deck = Bag(data().advanced.or(two_colour));
    for place in (0..game.display.len()).rev() {
        game.display[place] = cards::reveal(game, cx);
    }
}
