//! Module 2, Traffic: tokens on the single links of busy cities.

use engine::{Bits, Seat};

use crate::action::Action;
use crate::data::data;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::stack::Step;
use crate::state::{Autobahn, Roads};
use crate::steps::ends;

/// Tokens neither on the map nor with a player.
pub fn supply(game: &Autobahn) -> u8 {
    let kept: u8 = game.seats.iter().map(|player| player.traffic).sum();
    data().setup.traffic_tokens.saturating_sub(game.traffic.len() as u8 + kept)
}

/// After an upgrade, the cities that it made busy get their tokens.
pub fn spread(game: &mut Autobahn, seat: Seat, link: Link, before: Roads, cx: &mut Cx<'_>) {
    if !game.options.traffic {
        return;
    }
    let mut due = Bits::EMPTY;
    for city in data().links[link.idx()].ends {
        let value = game.roads.city_value(city);
        if value > before.city_value(city) && value >= data().setup.traffic_value {
            due = due.or(busy_sections(game, city));
        }
    }
    let due = due.minus(ends::needed_ends(game, seat, due));
    game.traffic_due = due;
    if due.len() <= u32::from(supply(game)) {
        due.iter().for_each(|section| place(game, section, cx));
    } else if supply(game) == 0 {
        game.traffic_due = Bits::EMPTY;
    } else {
        game.stack.push(seat, Step::Traffic);
    }
}

/// The sections at the city of its complete single links without a token, a truck aside.
fn busy_sections(game: &Autobahn, city: City) -> Bits {
    let city = &data().cities[city.idx()];
    let occupied = game.occupied();
    let calm = |section: &u8| {
        let link = data().sections[usize::from(*section)].link;
        game.roads.complete(link)
            && !game.roads.dual.contains(link.number())
            && !data().links[link.idx()].sections.meets(game.traffic)
            && !occupied.contains(*section)
    };
    city.sections.iter().filter(calm).collect()
}

fn place(game: &mut Autobahn, section: u8, cx: &mut Cx<'_>) {
    game.traffic_due.remove(section);
    game.traffic.insert(section);
    cx.say(Event::TrafficAppeared { section: Section::of(section) });
}

/// Takes the token of an upgraded link. True if that completes a set, which goes back for a
/// promotion.
pub fn collect(game: &mut Autobahn, seat: Seat, link: Link, cx: &mut Cx<'_>) -> bool {
    let sections = data().links[link.idx()].sections;
    if !game.traffic.meets(sections) {
        return false;
    }
    game.traffic = game.traffic.minus(sections);
    cx.say(Event::TrafficCleared { seat, link });
    let player = game.player_mut(seat);
    player.traffic += 1;
    let complete = player.traffic >= data().setup.traffic_set;
    if complete {
        player.traffic = 0;
        cx.say(Event::TrafficSetReturned { seat });
    }
    complete
}

/// Links that still need a token.
pub fn emit(game: &Autobahn, emit: &mut impl FnMut(Action)) {
    let links = game.traffic_due.iter().map(|it| data().sections[usize::from(it)].link);
    links.for_each(|link| emit(Action::Traffic(link)));
}

pub fn refusal(action: Action) -> Option<Reason> {
    matches!(action, Action::Traffic(_)).then_some(Reason::NoTrafficHere)
}

/// One token; the last one in the supply ends it.
pub fn choose(game: &mut Autobahn, seat: Seat, link: Link, cx: &mut Cx<'_>) {
    let sections = data().links[link.idx()].sections.and(game.traffic_due);
    if let Some(section) = sections.first() {
        place(game, section, cx);
    }
    if supply(game) > 0 && !game.traffic_due.is_empty() {
        game.stack.push(seat, Step::Traffic);
    } else {
        game.traffic_due = Bits::EMPTY;
    }
}
