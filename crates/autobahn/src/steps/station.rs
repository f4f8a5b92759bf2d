//! Action "Build Service Station" and the bonuses under the stations.

use engine::{Bits, Seat};

use crate::action::Action;
use crate::data::{StationBonus, Technology, data};
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::stack::Step;
use crate::state::{Autobahn, Roads};
use crate::steps::{play, services};

/// Free station spaces of these colours beside at least one built section; none for who has no station left.
pub fn targets(game: &Autobahn, seat: Seat, roads: Roads, colours: Colours) -> Bits {
    if game.player(seat).stations_left() == 0 {
        return Bits::EMPTY;
    }
    let derived = &data().derived;
    let free = derived.station_links.and(derived.links.of(colours)).minus(game.all_stations());
    if free.is_empty() { free } else { free.and(roads.begun_links()) }
}

/// Those for a station that is given, of any colour. It must leave the action of a card possible.
pub fn bonus_targets(game: &Autobahn, seat: Seat) -> Bits {
    let links = targets(game, seat, game.roads, Colours::ALL);
    links.iter().filter(|link| harms_action(game, seat, Link::of(*link)).is_none()).collect()
}

fn harms_action(game: &Autobahn, seat: Seat, link: Link) -> Option<Reason> {
    play::harms_action(game, seat, |after| {
        after.player_mut(seat).stations.insert(link.number());
    })
}

/// Those of the colours in which a station can be built.
pub fn colours(game: &Autobahn, seat: Seat, roads: Roads, colours: Colours) -> Colours {
    data().derived.links.colours(targets(game, seat, roads, colours))
}

pub fn why_not(game: &Autobahn, seat: Seat, link: Link, colours: Colours) -> Option<Reason> {
    let it = &data().links[link.idx()];
    if !it.has_station_space() {
        Some(Reason::NoStationSpace)
    } else if !colours.contains(it.colour) {
        Some(Reason::WrongColour { is: it.colour })
    } else if let Some(by) = game.station_owner(link) {
        Some(Reason::StationTaken { by })
    } else if !game.roads.built.meets(it.sections) {
        Some(Reason::NoSectionBuilt)
    } else if game.player(seat).stations_left() == 0 {
        Some(Reason::NoStationsLeft)
    } else {
        None
    }
}

pub fn emit(links: Bits, emit: &mut impl FnMut(Action)) {
    links.iter().for_each(|link| emit(Action::Station(Link::of(link))));
}

/// Of a station that is given: a new one, or an improvement of an own one.
#[expect(clippy::wildcard_enum_match_arm, reason = "actions of other steps are all alike here")]
pub fn refusal(game: &Autobahn, seat: Seat, action: Action) -> Option<Reason> {
    match action {
        Action::Station(link) => {
            why_not(game, seat, link, Colours::ALL).or_else(|| harms_action(game, seat, link))
        }
        Action::Improve(link) => services::bonus_why_not(game, seat, link),
        _ => None,
    }
}

pub fn emit_payment(game: &Autobahn, seat: Seat, price: u16, emit: &mut impl FnMut(Action)) {
    if pay_why_not(game, seat, price).is_none() {
        emit(Action::Pay);
    }
}

pub fn payment_refusal(game: &Autobahn, seat: Seat, price: u16, action: Action) -> Option<Reason> {
    let Action::Pay = action else { return None };
    pay_why_not(game, seat, price)
}

/// May the employee of a station be paid? Not with what the action of a card needs.
pub fn pay_why_not(game: &Autobahn, seat: Seat, price: u16) -> Option<Reason> {
    let have = game.player(seat).money;
    if have < price {
        Some(Reason::NotEnoughMoney { need: price, have })
    } else {
        play::price_harms_action(game, seat, price)
    }
}

pub fn build(game: &mut Autobahn, seat: Seat, link: Link, cx: &mut Cx<'_>) {
    let player = game.player_mut(seat);
    player.stations.insert(link.number());
    let number = StationNo::of(player.stations_built() as u8);
    let steps = player.develops_with(Space::Station);
    let at_once = player.has(Technology::StationBonusAtOnce);
    cx.say(Event::StationBuilt { seat, link, number });
    if steps > 0 {
        game.stack.push(seat, Step::Develop(steps));
    }
    if at_once {
        let colour = data().links[link.idx()].colour;
        match data().stations[number.idx()] {
            StationBonus::Step(steps) => game.stack.push(seat, Step::BonusMove { steps }),
            StationBonus::Employee { price } => {
                game.stack.push(seat, Step::PayEmployee { colour, price });
            }
            bonus @ (StationBonus::Money { .. }
            | StationBonus::Develop(_)
            | StationBonus::Promote(_)) => gain(game, seat, bonus, cx),
        }
    }
}

/// The bonuses that need nothing more to be known.
pub fn gain(game: &mut Autobahn, seat: Seat, bonus: StationBonus, cx: &mut Cx<'_>) {
    let bonus = match bonus {
        StationBonus::Money { large, .. } => return game.earn(seat, large, Source::Station, cx),
        StationBonus::Develop(steps) => Bonus::Develop(steps),
        StationBonus::Promote(times) => Bonus::Promote(times),
        StationBonus::Step(_) | StationBonus::Employee { .. } => {
            unreachable!("a step and an employee are handled where the truck or the road is known")
        }
    };
    game.gain(seat, bonus, Source::Station, cx);
}

/// What an opponent's truck brings the owner of a station: the smaller figure of the best money
/// bonus under the stations already built, or the larger one if the station is improved.
pub fn fee(game: &Autobahn, owner: Seat, link: Link) -> u16 {
    let improved = game.improved.contains(link.number());
    let money = |bonus: &StationBonus| match bonus {
        StationBonus::Money { large, .. } if improved => *large,
        StationBonus::Money { small, .. } => *small,
        StationBonus::Step(_)
        | StationBonus::Develop(_)
        | StationBonus::Promote(_)
        | StationBonus::Employee { .. } => 0,
    };
    let built = game.player(owner).stations_built();
    data().stations[..built].iter().map(money).max().unwrap_or(0)
}
