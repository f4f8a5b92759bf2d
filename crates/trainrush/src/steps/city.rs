//! The city action: the marker and its token at once, then a lease and contracts in any order.

use engine::Seat;

use crate::action::Action;
use crate::data::{CITY_TOKENS, SIZES, data};
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::stack::Step;
use crate::state::{Source, TrainRush, slot_of};
use crate::steps::lease;

/// Waiting with the marker would gain nothing, so it is placed on arrival.
pub fn enter(game: &mut TrainRush, seat: Seat, city: City, cx: &mut Cx<'_>) {
    game.stack.push(seat, Step::City { city, unloaded: 0, leased: false });
    if game.player(seat).visited.contains(city) {
        return;
    }
    let state = &mut game.cities[city.idx()];
    let visitor = state.visitors();
    state.markers[visitor] = Some(seat);
    game.player_mut(seat).visited.insert(city);
    cx.say(Event::CityMarked { seat, city, visitor: visitor as u8 + 1 });
    if visitor < CITY_TOKENS {
        let it = data().tokens[usize::from(city.data().rank) - 1][visitor];
        let token = Token::of(it.steps);
        game.player_mut(seat).tokens[token.idx()] += 1;
        cx.say(Event::TokenTaken { seat, city, token });
        game.score(seat, Source::Tokens, it.vp, cx);
    }
}

pub fn emit(
    game: &TrainRush,
    seat: Seat,
    city: City,
    unloaded: u8,
    leased: bool,
    emit: &mut impl FnMut(Action),
) {
    if !leased {
        lease::emit_city(game, seat, city, emit);
    }
    for contract in open_contracts(game, city.data().region) {
        if cargo_why_not(game, seat, city, unloaded, contract).is_none() {
            emit(Action::Contract(contract));
        }
    }
    emit(Action::Done);
}

/// Is there more to do than to leave?
pub fn is_possible(game: &TrainRush, seat: Seat, city: City, unloaded: u8, leased: bool) -> bool {
    let fulfils = |it: Contract| cargo_why_not(game, seat, city, unloaded, it).is_none();
    !leased && lease::is_possible_in(game, seat, city)
        || open_contracts(game, city.data().region).any(fulfils)
}

/// The open contracts of a region, the smallest first.
pub fn open_contracts(game: &TrainRush, region: Region) -> impl Iterator<Item = Contract> {
    game.contracts[region.idx()].into_iter().flatten()
}

/// One lease each time somebody is here.
pub fn lease_why_not(
    game: &TrainRush,
    seat: Seat,
    city: City,
    leased: bool,
    zone: Zone,
    colour: Region,
) -> Option<Reason> {
    if leased {
        Some(Reason::LeasedAlready)
    } else {
        lease::why_not(game, seat, zone, city, colour)
    }
}

pub fn contract_why_not(
    game: &TrainRush,
    seat: Seat,
    city: City,
    unloaded: u8,
    contract: Contract,
) -> Option<Reason> {
    let open = open_contracts(game, city.data().region).any(|open| open == contract);
    if open { cargo_why_not(game, seat, city, unloaded, contract) } else { Some(Reason::NotOpen) }
}

/// Why an open contract cannot be fulfilled here.
fn cargo_why_not(
    game: &TrainRush,
    seat: Seat,
    city: City,
    unloaded: u8,
    contract: Contract,
) -> Option<Reason> {
    let player = game.player(seat);
    let it = contract.data();
    let left = player.value(Track::Unloading).saturating_sub(unloaded);
    if let Some(by) = game.cities[city.idx()].slots[slot_of(it.size())] {
        Some(Reason::SlotTaken { by })
    } else if player.contract_markers == 0 {
        Some(Reason::NoMarkersLeft)
    } else if it.size() > left {
        Some(Reason::TooManyCubes { need: it.size(), left })
    } else if !has_cubes(player.cubes(), contract) {
        Some(Reason::CubesMissing)
    } else {
        None
    }
}

/// Enough of each kind that is named, and enough of all.
pub fn has_cubes(cubes: [u8; Resource::COUNT], contract: Contract) -> bool {
    let it = contract.data();
    let named = cubes.iter().zip(&it.typed).all(|(have, need)| have >= need);
    named && cubes.iter().sum::<u8>() >= it.size()
}

/// May a contract of which some cubes were given be finished?
pub fn can_go_on(game: &TrainRush, seat: Seat, city: City, contract: Contract, given: u8) -> bool {
    let (player, it) = (game.player(seat), contract.data());
    let mut typed = [0; Resource::COUNT];
    for cube in it.cubes.iter().skip(given.into()) {
        if let Cube::Of(resource) = cube {
            typed[resource.idx()] += 1;
        }
    }
    let cubes = player.cubes();
    player.contract_markers > 0
        && game.cities[city.idx()].slots[slot_of(it.size())].is_none()
        && open_contracts(game, city.data().region).any(|open| open == contract)
        && cubes.iter().zip(typed).all(|(have, need)| *have >= need)
        && cubes.iter().sum::<u8>() >= it.size().saturating_sub(given)
}

/// Cubes that could be unloaded next, in order: those named by the contract first, then any.
fn candidates(
    game: &TrainRush,
    seat: Seat,
    contract: Contract,
    given: u8,
) -> impl Iterator<Item = (CarNo, SlotNo)> {
    let asked = contract.data().cubes[usize::from(given)];
    slots(game, seat)
        .filter(move |(_, _, cube)| asked.takes(*cube))
        .map(|(car, slot, _)| (car, slot))
}

/// Every loaded slot of a train.
pub fn slots(game: &TrainRush, seat: Seat) -> impl Iterator<Item = (CarNo, SlotNo, Resource)> {
    game.player(seat).cars().flat_map(|(number, car)| {
        let cargo = car.cargo.into_iter().zip(1..);
        cargo.filter_map(move |(cube, slot)| Some((number, SlotNo::of(slot), cube?)))
    })
}

pub fn emit_cubes(
    game: &TrainRush,
    seat: Seat,
    contract: Contract,
    given: u8,
    emit: &mut impl FnMut(Action),
) {
    candidates(game, seat, contract, given).for_each(|(car, slot)| emit(Action::Give(car, slot)));
}

/// Where the choice makes no difference: one slot, or slots alike on one wagon.
pub fn only_cube(
    game: &TrainRush,
    seat: Seat,
    contract: Contract,
    given: u8,
) -> Option<(CarNo, SlotNo)> {
    let kind = |(car, slot): (CarNo, SlotNo)| {
        let it = game.player(seat).car(car)?;
        Some((car, it.wagon.data().slots[slot.idx()], it.cargo[slot.idx()]))
    };
    let mut all = candidates(game, seat, contract, given);
    let first = all.next()?;
    all.all(|other| kind(other) == kind(first)).then_some(first)
}

pub fn cube_why_not(
    game: &TrainRush,
    seat: Seat,
    contract: Contract,
    given: u8,
    car: CarNo,
    slot: SlotNo,
) -> Option<Reason> {
    let cube = game.player(seat).car(car).and_then(|it| it.cargo[slot.idx()]);
    match cube {
        None => Some(Reason::NoCubeHere),
        Some(cube) if !contract.data().cubes[usize::from(given)].takes(cube) => {
            Some(Reason::WrongCube)
        }
        Some(_) => None,
    }
}

pub fn unload(
    game: &mut TrainRush,
    seat: Seat,
    number: CarNo,
    slot: SlotNo,
    cx: &mut Cx<'_>,
) -> Resource {
    let car = game.player_mut(seat).car_mut(number);
    let resource = car.cargo[slot.idx()].take().expect("only loaded slots are offered");
    cx.say(Event::Unloaded { seat, car: number, wagon: car.wagon, resource });
    resource
}

/// Gives one cube; with the last one the contract is fulfilled.
pub fn give(
    game: &mut TrainRush,
    seat: Seat,
    contract: Contract,
    given: u8,
    (car, slot): (CarNo, SlotNo),
    cx: &mut Cx<'_>,
) {
    unload(game, seat, car, slot, cx);
    if given + 1 < contract.data().size() {
        return game.stack.push(seat, Step::Deliver { contract, given: given + 1 });
    }
    let Step::City { city, unloaded, leased } = game.stack.top().step else {
        unreachable!("contracts are fulfilled in cities only");
    };
    let it = contract.data();
    let unloaded = unloaded + it.size();
    game.stack.replace_top(Step::City { city, unloaded, leased });
    for open in &mut game.contracts[city.data().region.idx()] {
        if *open == Some(contract) {
            *open = None;
        }
    }
    cx.say(Event::Delivered { seat, city, contract });
    mark(game, seat, city, it.size());
    game.score(seat, Source::Contracts, it.vp, cx);
}

pub fn mark(game: &mut TrainRush, seat: Seat, city: City, size: u8) {
    game.cities[city.idx()].slots[slot_of(size)] = Some(seat);
    game.player_mut(seat).contract_markers -= 1;
}

/// New contracts come when the city action is over.
pub fn leave(game: &mut TrainRush, city: City, cx: &mut Cx<'_>) {
    refill(game, city.data().region, cx);
}

pub fn refill(game: &mut TrainRush, region: Region, cx: &mut Cx<'_>) {
    for size in 0..SIZES.len() {
        if game.contracts[region.idx()][size].is_none() {
            let drawn = game.contract_stacks[size].draw(cx.rng).map(Contract::of);
            game.contracts[region.idx()][size] = drawn;
            if let Some(contract) = drawn {
                cx.say(Event::ContractRevealed { region, contract });
            }
        }
    }
}
