//! Building warehouses and stations in zones of the active region.

use engine::Seat;

use crate::action::Action;
use crate::data::WAREHOUSES;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::stack::Step;
use crate::state::TrainRush;

pub fn emit_warehouses(game: &TrainRush, seat: Seat, emit: &mut impl FnMut(Action)) {
    for zone in game.zones_here(seat).iter() {
        if site_why_not(game, seat, zone).is_none() {
            emit(Action::Build(zone));
        }
    }
}

pub fn is_possible(game: &TrainRush, seat: Seat) -> bool {
    game.zones_here(seat).iter().any(|zone| site_why_not(game, seat, zone).is_none())
}

fn region_why_not(game: &TrainRush, seat: Seat, zone: Zone) -> Option<Reason> {
    match game.region(seat) {
        None => Some(Reason::NoRegion),
        Some(region) if region != zone.region() => {
            Some(Reason::WrongRegion { region: zone.region() })
        }
        Some(_) => None,
    }
}

pub fn warehouse_why_not(game: &TrainRush, seat: Seat, zone: Zone) -> Option<Reason> {
    region_why_not(game, seat, zone).or_else(|| site_why_not(game, seat, zone))
}

/// A station is no condition, and forbids nothing unless the stricter reading is played.
fn site_why_not(game: &TrainRush, seat: Seat, zone: Zone) -> Option<Reason> {
    let state = &game.zones[zone.idx()];
    if state.built() == WAREHOUSES {
        Some(Reason::ZoneFull)
    } else if let Some(by) = state.station.filter(|_| game.options.no_warehouse_after_station) {
        Some(Reason::StationStands { by })
    } else if game.player(seat).warehouses == 0 {
        Some(Reason::NoPieceLeft)
    } else {
        None
    }
}

pub fn warehouse(game: &mut TrainRush, seat: Seat, zone: Zone, cx: &mut Cx<'_>) {
    game.player_mut(seat).warehouses -= 1;
    let warehouses = &mut game.zones[zone.idx()].warehouses;
    let free = warehouses.iter_mut().find(|it| it.owner.is_none());
    free.expect("only zones with room are offered").owner = Some(seat);
    cx.say(Event::WarehouseBuilt { seat, zone });
    game.stack.push(seat, Step::Infrastructure(zone.region()));
}

pub fn emit_stations(game: &TrainRush, seat: Seat, emit: &mut impl FnMut(Action)) {
    for zone in game.zones_here(seat).iter() {
        if station_site_why_not(game, seat, zone).is_none() {
            emit(Action::Station(zone));
        }
    }
}

pub fn is_station_possible(game: &TrainRush, seat: Seat) -> bool {
    game.zones_here(seat).iter().any(|zone| station_site_why_not(game, seat, zone).is_none())
}

pub fn station_why_not(game: &TrainRush, seat: Seat, zone: Zone) -> Option<Reason> {
    region_why_not(game, seat, zone).or_else(|| station_site_why_not(game, seat, zone))
}

fn station_site_why_not(game: &TrainRush, seat: Seat, zone: Zone) -> Option<Reason> {
    if let Some(by) = game.zones[zone.idx()].station {
        Some(Reason::StationStands { by })
    } else if game.player(seat).stations == 0 {
        Some(Reason::NoPieceLeft)
    } else {
        None
    }
}

/// A parcel appears with the station; there is no step on the infrastructure track for it.
pub fn station(game: &mut TrainRush, seat: Seat, zone: Zone, cx: &mut Cx<'_>) {
    game.player_mut(seat).stations -= 1;
    let state = &mut game.zones[zone.idx()];
    state.station = Some(seat);
    state.parcel = true;
    cx.say(Event::StationBuilt { seat, zone });
}
