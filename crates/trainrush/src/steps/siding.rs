//! The siding: its tile, the parcel of the zone, and zone scoring for everybody.

use engine::{Bag, Bits, Rng, Seat, Set};
use serde::{Deserialize, Deserializer};

use crate::action::Action;
use crate::data::{NUMBERS, TILE_STACKS, data};
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::stack::Step;
use crate::state::{TileStack, TileStacks, TrainRush};

/// In the order of the text: tile, parcel, scoring. A wagon just drawn may take the parcel.
pub fn enter(game: &mut TrainRush, seat: Seat, zone: Zone, number: Number9) {
    game.stack.push(seat, Step::ScoreLeases(zone));
    game.stack.push(seat, Step::Parcel(zone));
    game.stack.push(seat, Step::OpenTile(number));
}

/// The tile stays in its place until it is executed, then it is replaced. Nobody has chosen it here: of
/// what it brings, exchanging and drawing wagons may be declined.
pub fn open_tile(game: &mut TrainRush, seat: Seat, number: Number9, cx: &mut Cx<'_>) {
    if let Some(effect) = turn_to(game, seat, number, cx) {
        game.gain_from_tile(seat, effect, cx);
    }
}

/// "Any tile": whoever takes one executes it. It was chosen freely, so none of it may be declined.
pub fn choose_tile(game: &mut TrainRush, seat: Seat, number: Number9, cx: &mut Cx<'_>) {
    if let Some(effect) = turn_to(game, seat, number, cx) {
        game.gain(seat, effect, Giver::Tile, cx);
    }
}

fn turn_to(game: &mut TrainRush, seat: Seat, number: Number9, cx: &mut Cx<'_>) -> Option<Effect> {
    let tile = game.tile(number)?;
    game.stack.push(seat, Step::RefillTile(number));
    cx.say(Event::TileOpened { seat, number, tile });
    Some(data().tiles[tile.idx()].effect)
}

/// Nine tiles lie open, the others make the stacks.
pub fn lay_out(game: &mut TrainRush, cx: &mut Cx<'_>) {
    let mut tiles = Bag(Bits(Set::<Tile>::ALL.word()));
    game.tiles = std::array::from_fn(|_| tiles.draw(cx.rng).map(Tile::of));
    game.tile_stacks = TileStacks::first(tiles);
}

/// The next tile comes from the stack beside its row.
pub fn refill(game: &mut TrainRush, number: Number9, cx: &mut Cx<'_>) {
    if let Some(tile) = game.tiles[number.idx()].take() {
        game.tiles_discarded.insert(tile);
    }
    let nth = number.idx() * TILE_STACKS / NUMBERS;
    renew(game, nth);
    let tile = game.tile_stacks.draw(nth, cx.rng);
    renew(game, nth);
    game.tiles[number.idx()] = tile;
    if let Some(tile) = tile {
        cx.say(Event::TileRevealed { number, tile });
    }
}

/// A stack that is used up is made anew from the discarded tiles; the others stay as they are.
fn renew(game: &mut TrainRush, nth: usize) {
    if game.tile_stacks.stacks[nth].is_empty() {
        let discarded = std::mem::take(&mut game.tiles_discarded);
        game.tile_stacks.stacks[nth] = TileStack::Renewed(Bag(Bits(discarded.word())));
    }
}

impl TileStack {
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    pub fn len(self) -> u32 {
        match self {
            TileStack::First(count) => count.into(),
            TileStack::Renewed(tiles) => tiles.len(),
        }
    }

    /// What everybody knows to lie in it.
    pub fn known(self) -> Bits {
        match self {
            TileStack::First(_) => Bits::EMPTY,
            TileStack::Renewed(tiles) => tiles.0,
        }
    }
}

impl TileStacks {
    /// Stacks of unseen tiles, as even as can be.
    fn first(unseen: Bag) -> Self {
        let places = unseen.len() as usize + TILE_STACKS - 1;
        let stack = |nth| TileStack::First(((places - nth) / TILE_STACKS) as u8);
        TileStacks { unseen, stacks: std::array::from_fn(stack) }
    }

    fn draw(&mut self, nth: usize, rng: &mut Rng) -> Option<Tile> {
        let tile = match &mut self.stacks[nth] {
            TileStack::First(count) => {
                *count = count.saturating_sub(1);
                self.unseen.draw(rng)
            }
            TileStack::Renewed(tiles) => tiles.draw(rng),
        };
        tile.map(Tile::of)
    }

    /// Reads what rules 1 have stored, too: the one stack they had is divided.
    pub(crate) fn of_any_rules<'de, D: Deserializer<'de>>(stored: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "expected the stacks of tiles")]
        enum Stored {
            One(Bag),
            Three(TileStacks),
        }
        Ok(match Stored::deserialize(stored)? {
            Stored::One(stack) => TileStacks::first(stack),
            Stored::Three(stacks) => stacks,
        })
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
