//! The siding: its tile, the parcel of the zone, and zone scoring for everybody.

use engine::{Bag, Bits, Seat};

use crate::action::Action;
use crate::data::data;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::stack::Step;
use crate::state::TrainRush;

/// In the order of the text: tile, parcel, scoring. A wagon just drawn may take the parcel.
pub fn enter(game: &mut TrainRush, seat: Seat, zone: Zone, number: Number9) {
    game.stack.push(seat, Step::ScoreLeases(zone));
    game.stack.push(seat, Step::Parcel(zone));
    game.stack.push(seat, Step::OpenTile(number));
}

/// The tile stays in its place until it is executed, then it is replaced.
pub fn open_tile(game: &mut TrainRush, seat: Seat, number: Number9, cx: &mut Cx<'_>) {
    if let Some(tile) = game.tile(number) {
        game.stack.push(seat, Step::RefillTile(number));
        cx.say(Event::TileOpened { seat, number, tile });
        game.gain_from_tile(seat, data().tiles[tile.idx()].effect, cx);
    }
}

/// When the stack is used up, the discarded tiles are the new one.
pub fn refill(game: &mut TrainRush, number: Number9, cx: &mut Cx<'_>) {
    if let Some(tile) = game.tiles[number.idx()].take() {
        game.tiles_discarded.insert(tile);
    }
    if game.tile_stack.is_empty() {
        game.tile_stack = Bag(Bits(std::mem::take(&mut game.tiles_discarded).word()));
    }
    let tile = game.tile_stack.draw(cx.rng).map(Tile::of);
    game.tiles[number.idx()] = tile;
    if let Some(tile) = tile {
        cx.say(Event::TileRevealed { number, tile });
    }
}

/// "Any open tile": one that can be carried out at least in part.
pub fn emit_tiles(game: &TrainRush, seat: Seat, emit: &mut impl FnMut(Action)) {
    for number in Number9::all() {
        if tile_why_not(game, seat, number).is_none() {
            emit(Action::Tile(number));
        }
    }
}

pub fn is_possible(game: &TrainRush, seat: Seat) -> bool {
    Number9::all().any(|number| tile_why_not(game, seat, number).is_none())
}

pub fn tile_why_not(game: &TrainRush, seat: Seat, number: Number9) -> Option<Reason> {
    let effect = game.tile(number).map(|tile| data().tiles[tile.idx()].effect);
    let possible = effect.is_some_and(|effect| game.is_possible(seat, effect));
    (!possible).then_some(Reason::NoEffect)
}

pub fn emit_parcel(game: &TrainRush, seat: Seat, zone: Zone, emit: &mut impl FnMut(Action)) {
    if game.zones[zone.idx()].parcel {
        for (number, car) in game.player(seat).cars() {
            if car.takes_parcel() {
                emit(Action::Parcel(number));
            }
        }
    }
    emit(Action::Skip);
}

pub fn parcel_why_not(game: &TrainRush, seat: Seat, number: CarNo) -> Reason {
    if game.player(seat).car(number).is_none() { Reason::NoSuchCar } else { Reason::NoFreeSlot }
}

pub fn take_parcel(game: &mut TrainRush, seat: Seat, zone: Zone, car: CarNo, cx: &mut Cx<'_>) {
    game.zones[zone.idx()].parcel = false;
    game.player_mut(seat).car_mut(car).parcels += 1;
    cx.say(Event::ParcelTaken { seat, zone, car });
}

/// Who advances on which contractor track in step A, in order: from the mover on in the order of
/// play, each one's colours in the order of the regions.
pub fn leases(
    game: &TrainRush,
    mover: Seat,
    zone: Zone,
) -> impl DoubleEndedIterator<Item = (Seat, Region)> + use<> {
    let warehouses = game.zones[zone.idx()].warehouses;
    let mut found = [None; 3];
    let mut count = 0;
    for seat in game.in_order_from(mover) {
        for colour in Region::ALL {
            if warehouses.iter().any(|it| it.owner == Some(seat) && it.leased == Some(colour)) {
                found[count] = Some((seat, colour));
                count += 1;
            }
        }
    }
    found.into_iter().flatten()
}

/// Step A: listed when it begins, so a lease made by one of its bonuses waits for the next time.
pub fn score_leases(game: &mut TrainRush, mover: Seat, zone: Zone, cx: &mut Cx<'_>) {
    let leased = game.zones[zone.idx()].colours().len() as u8;
    if leased == 0 {
        return;
    }
    cx.say(Event::ZoneScored { zone, leased });
    game.stack.push(mover, Step::ScoreStation(zone));
    for (owner, colour) in leases(game, mover, zone).rev() {
        game.stack.push(owner, Step::ScoreLease(colour));
    }
}

/// Step B: one step for each leased warehouse, whoever owns it, counted when it begins.
pub fn score_station(game: &mut TrainRush, zone: Zone) {
    let state = game.zones[zone.idx()];
    if let Some(owner) = state.station {
        for _ in 0..state.colours().len() {
            game.stack.push(owner, Step::Infrastructure(zone.region()));
        }
    }
}
