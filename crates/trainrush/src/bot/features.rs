//! A position as numbers, seen from one seat: what the learnt evaluation is given. The order is part
//! of every net that was learnt with it: a change here needs a new one. Hands, packs and decks of
//! others are not in it.

mod turn;

use engine::{Memo, Pen, Seat};

use super::ways::Ways;
use crate::data::{MOVES, POOL, SIZES, data};
use crate::nouns::*;
use crate::scoring::ScoreSheet;
use crate::stack::Phase;
use crate::state::{MAX_PLAYERS, Player, TrainRush, slot_of};
use crate::steps::city;

pub const COUNT: usize = TABLE + BOARD + OWN + TURN + OPPONENT * (MAX_PLAYERS - 1);
const TABLE: usize = 202;
const BOARD: usize = 462;
const OWN: usize = 436;
const TURN: usize = 112;
const OPPONENT: usize = 82;
/// Parts of these.
const CONTRACTS: usize = SIZES.len() * (5 + Resource::COUNT);
const SHEET: usize = 13;
const SUPPLY: usize = 21 + TRAIN;
const TRAIN: usize = 2 * Resource::COUNT + 6;

/// On the wagons of a player.
type Cubes = [u8; Resource::COUNT];

const ROUNDS: usize = 9;

pub fn write(game: &TrainRush, seat: Seat, memo: &mut Memo, out: &mut [u8]) {
    let sheets = game.score_sheets();
    let ways = Ways::from(game.player(seat).field, memo);
    let cubes = game.player(seat).cubes();
    let mut pen = Pen::new(out);
    table(game, seat, &ways, pen.part(TABLE));
    board(game, seat, &sheets[seat.idx()], &ways, cubes, pen.part(BOARD));
    own(game, seat, &sheets[seat.idx()], cubes, pen.part(OWN));
    turn::write(game, seat, pen.part(TURN));
    for nth in 1..game.players {
        let other = Seat((seat.0 + nth) % game.players);
        opponent(game, seat, other, &sheets[other.idx()], pen.part(OPPONENT));
    }
}

fn place_in_order(game: &TrainRush, seat: Seat) -> usize {
    game.in_order().iter().position(|it| *it == seat).unwrap_or(0)
}

/// The round, and what lies open beside the map.
fn table(game: &TrainRush, seat: Seat, ways: &Ways<'_>, mut pen: Pen<'_>) {
    pen.one_of(usize::from(game.players) - 2, MAX_PLAYERS - 1);
    let options = game.options;
    pen.flag(options.appendix_cards);
    pen.flag(options.no_warehouse_after_station);
    pen.flag(options.track_bonus_only_on_stop);
    let left = game.by_players().rounds.saturating_sub(game.round);
    pen.one_of(left.into(), ROUNDS);
    pen.number(left);
    pen.one_of(game.phase.idx(), Phase::COUNT);
    pen.one_of(place_in_order(game, seat), MAX_PLAYERS);
    let acts = game.stack.top().seat;
    let from_me = (acts.idx() + usize::from(game.players) - seat.idx()) % usize::from(game.players);
    pen.one_of(from_me, MAX_PLAYERS);
    pen.flag(game.choosing().contains(seat));
    for area in game.areas {
        pen.number(game.by_players().area.saturating_sub(area));
    }
    pen.set(game.lobbied.word().into(), Region::COUNT);
    let pool = game.pool.iter().flatten();
    pen.tally(pool.clone().map(|card| card.idx()), Card::COUNT);
    pen.number((POOL - pool.count()) as u8);
    // Each open tile by how near the next siding of its number is.
    let mut near = [0u8; Tile::COUNT];
    for (number, tile) in game.tiles.iter().enumerate() {
        if let Some(tile) = tile {
            near[tile.idx()] = 1 + ways.siding(number);
        }
    }
    near.into_iter().for_each(|it| pen.number(it));
    let wagons = game.rows.iter().flatten().flatten();
    pen.tally(wagons.map(|wagon| wagon.idx()), Wagon::COUNT);
    game.specials.iter().for_each(|count| pen.number(*count));
    pen.done();
}

/// The map: sectors, zones, cities and their contracts.
fn board(
    game: &TrainRush,
    seat: Seat,
    sheet: &ScoreSheet,
    ways: &Ways<'_>,
    cubes: Cubes,
    mut pen: Pen<'_>,
) {
    for sector in Sector::all() {
        let mut pieces = [0u8; MAX_PLAYERS];
        let state = &game.sectors[sector.idx()];
        state.pieces().for_each(|(_, owner)| pieces[owner.idx()] += 1);
        let others = game.all_seats().filter(|other| *other != seat);
        pen.number(pieces[seat.idx()]);
        pen.number(others.map(|other| pieces[other.idx()]).max().unwrap_or(0));
        pen.number(state.spies.iter().filter(|it| it.is_none()).count() as u8);
        pen.number(state.agents.iter().filter(|it| it.is_none()).count() as u8);
        // Who is first there gets more than who is second.
        let points = sheet.sectors[sector.idx()];
        pen.flag(points >= data().scoring.sector[0]);
        pen.flag(points > 0 && points < data().scoring.sector[0]);
    }
    for zone in Zone::all() {
        let state = &game.zones[zone.idx()];
        let mine = state.warehouses.iter().filter(|it| it.owner == Some(seat));
        let leased = mine.clone().filter(|it| it.leased.is_some()).count();
        let built = state.built();
        let mine = mine.count();
        pen.number((mine - leased) as u8);
        pen.number(leased as u8);
        pen.number((built - mine) as u8);
        pen.flag(built == state.warehouses.len());
        pen.flag(state.station == Some(seat));
        pen.flag(state.station.is_some_and(|owner| owner != seat));
        pen.flag(state.parcel);
        pen.set(state.colours().word().into(), Region::COUNT);
        pen.number(ways.zone(zone));
    }
    // For each size of contract how near the next city with a free slot is.
    let mut nearest = [[0; SIZES.len()]; Region::COUNT];
    for city in City::all() {
        let state = &game.cities[city.idx()];
        let visited = game.player(seat).visited.contains(city);
        pen.flag(visited);
        pen.number(state.visitors() as u8);
        let near = ways.city(city);
        pen.number(near);
        pen.number(if visited { 0 } else { near });
        pen.flag(state.mission);
        pen.set(state.contractors.word().into(), Region::COUNT);
        for (slot, nearest) in state.slots.iter().zip(&mut nearest[city.data().region.idx()]) {
            pen.flag(slot.is_none());
            if slot.is_none() {
                *nearest = (1 + near).max(*nearest);
            }
        }
        pen.number(state.slots.iter().filter(|slot| **slot == Some(seat)).count() as u8);
    }
    for region in Region::ALL {
        pen.number(ways.market(region));
        let nearest = nearest[region.idx()];
        contracts(game, seat, region, nearest, cubes, pen.part(CONTRACTS));
    }
    pen.done();
}

/// The open contracts of a region: what they are worth, what is missing and where they could go.
fn contracts(
    game: &TrainRush,
    seat: Seat,
    region: Region,
    nearest: [u8; SIZES.len()],
    cubes: Cubes,
    mut pen: Pen<'_>,
) {
    let all: u8 = cubes.iter().sum();
    let unloading = game.player(seat).value(Track::Unloading);
    for size in SIZES {
        let slot = slot_of(size);
        let contract = game.contracts[region.idx()][slot];
        let near = nearest[slot];
        pen.number(near);
        let Some(contract) = contract else {
            pen.skip(4 + Resource::COUNT);
            continue;
        };
        let it = contract.data();
        let missing = cubes.iter().zip(it.typed).map(|(have, need)| need.saturating_sub(*have));
        let missing = missing.sum::<u8>().max(size.saturating_sub(all));
        let ready = missing == 0 && size <= unloading && near > 0;
        debug_assert!(!ready || city::has_cubes(cubes, contract));
        pen.number(it.vp);
        pen.number(missing);
        pen.flag(ready);
        pen.number(if ready { near } else { 0 });
        it.typed.iter().for_each(|need| pen.number(*need));
    }
    pen.done();
}

fn sheet(it: &ScoreSheet, mut pen: Pen<'_>) {
    it.items().iter().for_each(|(_, points)| pen.number(points.div_ceil(2)));
    pen.number(it.total / 4);
    pen.done();
}

/// Cubes, free slots and parcels of a train.
fn train(player: &Player, cubes: Cubes, mut pen: Pen<'_>) {
    cubes.iter().for_each(|count| pen.number(*count));
    let cars = player.train.iter().flatten();
    let free = cars.clone().flat_map(|car| car.free_slots().map(|(_, cube)| cube));
    let kind = |cube| match cube {
        Cube::Of(resource) => resource.idx(),
        Cube::Any => Resource::COUNT,
    };
    pen.tally(free.map(kind), Resource::COUNT + 1);
    pen.number(cars.clone().count() as u8);
    pen.number(cars.clone().map(|car| car.wagon.data().size).sum::<u8>());
    pen.number(cars.clone().filter(|car| car.has_room()).count() as u8);
    pen.number(cars.clone().map(|car| car.parcels).sum::<u8>());
    let room = cars.filter(|car| car.wagon.is_special());
    pen.number(room.map(|car| car.wagon.data().size - car.parcels).sum::<u8>());
    pen.done();
}

/// What lies before anybody, and the train.
fn supply(player: &Player, cubes: Cubes, mut pen: Pen<'_>) {
    pen.set(player.spies.into(), 10);
    pen.number(player.bid.map_or(0, Spy::get));
    pen.flag(player.passed);
    pen.number(player.warehouses);
    pen.number(player.stations);
    pen.number(player.agents);
    pen.number(player.contract_markers);
    player.tokens.iter().for_each(|count| pen.number(*count));
    train(player, cubes, pen.part(TRAIN));
    pen.done();
}

fn own(game: &TrainRush, seat: Seat, points: &ScoreSheet, cubes: Cubes, mut pen: Pen<'_>) {
    let player = game.player(seat);
    sheet(points, pen.part(SHEET));
    for space in player.progress {
        pen.one_of(space.into(), 6);
    }
    player.infrastructure.iter().chain(&player.contractor).for_each(|space| pen.number(*space));
    for stock in [player.investment, player.coal] {
        pen.number(stock);
        pen.levels(stock, &[1, 2, 3, 4, 5, 6, 8, 10, 14]);
    }
    supply(player, cubes, pen.part(SUPPLY));
    pen.tally(player.train.iter().flatten().map(|car| car.wagon.idx()), Wagon::COUNT);
    pen.number(player.visited.len());
    pen.one_of(game.region(seat).map_or(Region::COUNT, Region::idx), Region::COUNT);
    pen.one_of(player.field.idx(), Field::COUNT);
    pen.set(player.hand.word(), Card::COUNT);
    pen.number(player.hand.len());
    let mut best = [[0; 2]; MOVES];
    for card in player.hand.iter() {
        for ([steps, cheap], it) in best.iter_mut().zip(&card.data().moves) {
            *steps = it.steps.max(*steps);
            *cheap = 5u8.saturating_sub(it.coal).max(*cheap);
        }
    }
    best.iter().flatten().for_each(|it| pen.number(*it));
    pen.set(player.heroes.word().into(), Hero::COUNT);
    pen.set(player.pack.word().into(), Hero::COUNT);
    pen.set(player.missions.word().into(), Hero::COUNT);
    for resource in Resource::ALL {
        let scores = |hero: &Hero| hero.data().scores == resource;
        let missions = player.missions.iter().filter(scores).count() as u8;
        pen.number(missions * cubes[resource.idx()]);
        let open = |hero: &Hero| game.cities[hero.data().city.idx()].mission;
        pen.number(player.heroes.iter().filter(|it| scores(it) && open(it)).count() as u8);
    }
    pen.done();
}

fn opponent(game: &TrainRush, me: Seat, seat: Seat, points: &ScoreSheet, mut pen: Pen<'_>) {
    let player = game.player(seat);
    let cubes = player.cubes();
    sheet(points, pen.part(SHEET));
    player.progress.iter().for_each(|space| pen.number(*space));
    player.infrastructure.iter().chain(&player.contractor).for_each(|space| pen.number(*space));
    pen.number(player.investment);
    pen.number(player.coal);
    supply(player, cubes, pen.part(SUPPLY));
    pen.set(player.visited.word().into(), City::COUNT);
    pen.number(player.hand.len());
    pen.number(player.heroes.len());
    pen.number(player.missions.len());
    pen.one_of(game.region(seat).map_or(Region::COUNT, Region::idx), Region::COUNT);
    pen.flag(place_in_order(game, seat) < place_in_order(game, me));
    let unloading = player.value(Track::Unloading);
    for region in Region::ALL {
        let fits = |contract: &Contract| {
            contract.data().size() <= unloading && city::has_cubes(cubes, *contract)
        };
        let best = city::open_contracts(game, region).filter(fits);
        pen.number(best.map(|it| it.data().vp).max().unwrap_or(0));
    }
    pen.done();
}
