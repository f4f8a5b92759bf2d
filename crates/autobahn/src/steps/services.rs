//! Module 3, Services: improvements beside own stations on dual carriageways.

use engine::{Bits, Seat};

use crate::action::Action;
use crate::data::{ServiceBonus, data};
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::stack::Step;
use crate::state::Autobahn;
use crate::steps::{play, refresh};

/// Own stations of these colours that can be improved.
pub fn targets(game: &Autobahn, seat: Seat, colours: Colours) -> Bits {
    if game.services == 0 {
        return Bits::EMPTY;
    }
    let own = game.player(seat).stations.and(game.roads.dual).minus(game.improved);
    own.and(data().derived.links.of(colours))
}

/// Those of the colours in which a station can be improved.
pub fn colours(game: &Autobahn, seat: Seat, colours: Colours) -> Colours {
    data().derived.links.colours(targets(game, seat, colours))
}

pub fn emit(game: &Autobahn, seat: Seat, colours: Colours, emit: &mut impl FnMut(Action)) {
    targets(game, seat, colours).iter().for_each(|link| emit(Action::Improve(Link::of(link))));
}

pub fn why_not(game: &Autobahn, seat: Seat, link: Link, colours: Colours) -> Option<Reason> {
    let colour = data().links[link.idx()].colour;
    if game.services == 0 {
        Some(Reason::NoImprovementsLeft)
    } else if !colours.contains(colour) {
        Some(Reason::WrongColour { is: colour })
    } else if !game.player(seat).stations.contains(link.number()) {
        Some(Reason::NotYourStation)
    } else if !game.roads.dual.contains(link.number()) {
        Some(Reason::NotDual)
    } else if game.improved.contains(link.number()) {
        Some(Reason::AlreadyImproved)
    } else {
        None
    }
}

/// An improvement that is given, of any colour, must leave the action of a card possible.
pub fn bonus_why_not(game: &Autobahn, seat: Seat, link: Link) -> Option<Reason> {
    why_not(game, seat, link, Colours::ALL).or_else(|| {
        play::harms_action(game, seat, |after| {
            after.improved.insert(link.number());
            after.services &= after.services - 1;
        })
    })
}

pub fn emit_bonus(game: &Autobahn, seat: Seat, emit: &mut impl FnMut(Action)) {
    let links = targets(game, seat, Colours::ALL).iter().map(Link::of);
    links
        .filter(|link| bonus_why_not(game, seat, *link).is_none())
        .for_each(|link| emit(Action::Improve(link)));
}

pub fn emit_services(game: &Autobahn, emit: &mut impl FnMut(Action)) {
    for number in ServiceNo::all() {
        if game.services & 1 << number.idx() != 0 {
            emit(Action::Service(number));
        }
    }
}

pub fn service_refusal(action: Action) -> Option<Reason> {
    matches!(action, Action::Service(_)).then_some(Reason::NoImprovementsLeft)
}

/// It is a station action like any other, so technologies develop with it.
pub fn improve(game: &mut Autobahn, seat: Seat, link: Link) {
    let steps = game.player(seat).develops_with(Space::Station);
    if steps > 0 {
        game.stack.push(seat, Step::Develop(steps));
    }
    game.stack.push(seat, Step::Service(link));
}

/// Takes the improvement off the board and puts it beside the station.
pub fn place(game: &mut Autobahn, seat: Seat, link: Link, number: ServiceNo, cx: &mut Cx<'_>) {
    game.services &= !(1 << number.idx());
    game.improved.insert(link.number());
    cx.say(Event::StationImproved { seat, link, service: number });
}

pub fn take(game: &mut Autobahn, seat: Seat, link: Link, number: ServiceNo, cx: &mut Cx<'_>) {
    place(game, seat, link, number, cx);
    match data().services[number.idx()] {
        ServiceBonus::Bonus(bonus) => game.gain(seat, bonus, Source::Service, cx),
        ServiceBonus::Employee => {
            game.stack.push(seat, Step::Employee(data().links[link.idx()].colour));
        }
        ServiceBonus::Funding => {
            if refresh::fund_why_not(game, seat).is_none() {
                refresh::take_funding(game, seat, cx);
            }
        }
        ServiceBonus::PickUp => {
            refresh::pick_up(game, seat);
            cx.say(Event::HandPickedUp { seat });
        }
    }
}
