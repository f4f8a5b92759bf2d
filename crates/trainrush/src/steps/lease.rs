//! Leasing an own warehouse to a contractor: in a city, or by a card to one from any city.

use engine::Seat;

use crate::action::Action;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::state::TrainRush;
use crate::steps::advance;

pub fn emit_city(game: &TrainRush, seat: Seat, city: City, emit: &mut impl FnMut(Action)) {
    for zone in Zone::all().filter(|zone| zone_why_not(game, seat, *zone).is_none()) {
        for colour in offered(game, zone, city).iter() {
            emit(Action::Lease(zone, colour));
        }
    }
}

pub fn is_possible_in(game: &TrainRush, seat: Seat, city: City) -> bool {
    let fits = |zone: Zone| {
        zone_why_not(game, seat, zone).is_none() && !offered(game, zone, city).is_empty()
    };
    Zone::all().any(fits)
}

/// A free warehouse of one's own, and a station of anybody.
fn zone_why_not(game: &TrainRush, seat: Seat, zone: Zone) -> Option<Reason> {
    let state = &game.zones[zone.idx()];
    if !state.has_unleased(seat) {
        Some(Reason::NoWarehouseHere)
    } else if state.station.is_none() {
        Some(Reason::NoStationHere)
    } else {
        None
    }
}

/// Contractors of the city whose colour the zone lacks.
fn offered(game: &TrainRush, zone: Zone, city: City) -> Regions {
    game.cities[city.idx()].contractors.minus(game.zones[zone.idx()].colours())
}

pub fn why_not(
    game: &TrainRush,
    seat: Seat,
    zone: Zone,
    city: City,
    colour: Region,
) -> Option<Reason> {
    zone_why_not(game, seat, zone).or_else(|| contractor_why_not(game, zone, city, colour))
}

pub fn contractor_why_not(
    game: &TrainRush,
    zone: Zone,
    city: City,
    colour: Region,
) -> Option<Reason> {
    if game.zones[zone.idx()].colours().contains(colour) {
        Some(Reason::ColourTaken { colour })
    } else if !game.cities[city.idx()].contractors.contains(colour) {
        Some(Reason::ContractorGone { city, colour })
    } else {
        None
    }
}

/// By a card: the zone first. Some city must have a contractor for it.
pub fn emit_zones(game: &TrainRush, seat: Seat, emit: &mut impl FnMut(Action)) {
    for zone in Zone::all() {
        if any_why_not(game, seat, zone).is_none() {
            emit(Action::Zone(zone));
        }
    }
}

pub fn any_why_not(game: &TrainRush, seat: Seat, zone: Zone) -> Option<Reason> {
    let nobody = || City::all().all(|city| offered(game, zone, city).is_empty());
    zone_why_not(game, seat, zone).or_else(|| nobody().then_some(Reason::NoEffect))
}

pub fn is_possible(game: &TrainRush, seat: Seat) -> bool {
    Zone::all().any(|zone| any_why_not(game, seat, zone).is_none())
}

pub fn emit_contractors(game: &TrainRush, zone: Zone, emit: &mut impl FnMut(Action)) {
    for city in City::all() {
        for colour in offered(game, zone, city).iter() {
            emit(Action::Contractor(city, colour));
        }
    }
}

/// The contractor moves in for good; his track rises by the rank of his city in one go.
pub fn lease(
    game: &mut TrainRush,
    seat: Seat,
    zone: Zone,
    city: City,
    colour: Region,
    cx: &mut Cx<'_>,
) {
    game.cities[city.idx()].contractors.remove(colour);
    let warehouses = &mut game.zones[zone.idx()].warehouses;
    let free = warehouses.iter_mut().find(|it| it.owner == Some(seat) && it.leased.is_none());
    free.expect("only zones with a free warehouse are offered").leased = Some(colour);
    cx.say(Event::Leased { seat, zone, city, colour });
    advance::contractor(game, seat, colour, city.data().rank, cx);
}
