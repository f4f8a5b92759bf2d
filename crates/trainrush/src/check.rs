//! Invariants: pieces, cards and tiles are conserved, and every index is in range. Runs on loaded
//! states, so nothing here may trust the state.

use engine::{Bag, Bits, Seat, Set};

use crate::data::*;
use crate::nouns::*;
use crate::stack::{Frame, Step};
use crate::state::*;

mod steps;

type Checked = Result<(), String>;

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(what()) }
}

pub fn check(game: &TrainRush) -> Checked {
    table(game)?;
    cards(game)?;
    heroes(game)?;
    tiles(game)?;
    contracts(game)?;
    wagons(game)?;
    sectors(game)?;
    zones(game)?;
    cities(game)?;
    locomotives(game)?;
    for seat in game.all_seats() {
        player(game, seat).map_err(|what| format!("seat {seat}: {what}"))?;
    }
    steps::check(game)
}

fn table(game: &TrainRush) -> Checked {
    let players = game.players;
    ensure((2..=MAX_PLAYERS as u8).contains(&players), || format!("{players} players"))?;
    let by_players = game.by_players();
    ensure((1..=by_players.rounds).contains(&game.round), || format!("round {}", game.round))?;
    ensure(game.lobbied.is_valid(), || "states lobbied".into())?;
    ensure(game.areas.iter().all(|it| *it <= by_players.area), || "an area overfull".into())?;
    let ordered = game.all_seats().all(|seat| game.in_order().contains(&seat));
    ensure(ordered, || "the order of play".into())?;
    let named = game.order[usize::from(players)..].iter().all(|seat| seat.idx() < MAX_PLAYERS);
    ensure(named, || "the order of play".into())
}

/// Every thing lies in exactly one of the places.
fn once(what: &str, all: Bits, places: impl IntoIterator<Item = Bits>) -> Checked {
    let mut seen = Bits::EMPTY;
    for place in places {
        ensure(!seen.meets(place), || format!("{what} in two places"))?;
        seen = seen.or(place);
    }
    ensure(seen == all, || format!("{what}: {} of {}", seen.len(), all.len()))
}

/// A thing may lie in one place of a list only once.
fn listed(what: &str, items: impl IntoIterator<Item = u8>) -> Result<Bits, String> {
    let mut seen = Bits::EMPTY;
    for item in items {
        ensure(!seen.contains(item), || format!("{what} twice"))?;
        seen.insert(item);
    }
    Ok(seen)
}

fn cards(game: &TrainRush) -> Checked {
    let deck = if game.options.appendix_cards { Cards::ALL } else { data().derived.core };
    let pool = listed("a card", game.pool.iter().flatten().map(|card| card.number()))?;
    let hands = game.all_seats().map(|seat| Bits(game.player(seat).hand.word()));
    let others = [
        game.upper.0,
        game.bottom.0,
        pool,
        Bits(game.discarded.word()),
        Bits(game.table.word()),
        Bits(game.drawn.word()),
    ];
    once("cards", Bits(deck.word()), hands.chain(others))?;
    let known = |it: &Player| it.hand.covers(it.shown);
    ensure(game.seats.iter().all(known), || "a card known to be in hand is not".into())?;
    let limited = |seat: Seat| {
        let within = game.player(seat).hand.len() <= u32::from(data().setup.hand_limit);
        let frames = game.stack.frames();
        let dealt = frames.iter().any(|it| it.step == Step::KeepCards);
        within || dealt || frames.contains(&Frame { seat, step: Step::Discard })
    };
    ensure(game.all_seats().all(limited), || "too many cards in hand".into())?;
    let below = game.all_seats().map(|seat| Bits(game.player(seat).under.word()));
    let mut known = Bits::EMPTY;
    for under in below {
        ensure(!known.meets(under), || "a card put under twice".into())?;
        known = known.or(under);
    }
    ensure(game.bottom.0.covers(known), || "a card known to be under the deck is not".into())?;
    let choosing = matches!(game.stack.top().step, Step::Keep(_));
    ensure(game.drawn.is_empty() || choosing, || "drawn cards that nobody chooses from".into())?;
    let executes = |card: Card| {
        let returns = |it: &&Frame| matches!(it.step, Step::EndTurn(other) | Step::Return(other) if other == card);
        game.stack.frames().iter().filter(returns).count() == 1
    };
    ensure(game.table.iter().all(executes), || "a card on the table that nobody executes".into())
}

fn heroes(game: &TrainRush) -> Checked {
    let mut places = vec![Bits(game.undealt.word().into())];
    for seat in game.all_seats() {
        let player = game.player(seat);
        let picks = listed("a hero", player.picks.iter().flatten().map(|hero| hero.number()))?;
        let front = player.picks.iter().take_while(|pick| pick.is_some()).count();
        ensure(front == player.pick_count(), || "gaps among the picks".into())?;
        places.extend([picks, Bits(player.pack.word().into()), Bits(player.boxed.word().into())]);
        let up = Bits(player.heroes.or(player.missions).word().into());
        ensure(!player.heroes.meets(player.missions), || "a hero in hand and played".into())?;
        let drafting = game.stack.frames().iter().any(|it| {
            it.step.is_simultaneous() || matches!(it.step, Step::DealCards | Step::DealHeroes)
        });
        let hand = if drafting { Bits::EMPTY } else { picks };
        ensure(up == hand, || "heroes in hand".into())?;
    }
    once("heroes", Bits(Heroes::ALL.word().into()), places)
}

fn tiles(game: &TrainRush) -> Checked {
    let open = listed("a tile", game.tiles.iter().flatten().map(|tile| tile.number()))?;
    let TileStacks { unseen, stacks } = game.tile_stacks;
    let places = [open, unseen.0, Bits(game.tiles_discarded.word())];
    let places = places.into_iter().chain(stacks.map(TileStack::known));
    once("tiles", Bits(Set::<Tile>::ALL.word()), places)?;
    let first: u32 = stacks.iter().map(|it| it.len() - it.known().len()).sum();
    ensure(first == unseen.len(), || format!("{first} tiles in the first stacks"))
}

/// Fulfilled contracts leave the game, so nothing is conserved but their sizes.
fn contracts(game: &TrainRush) -> Checked {
    let mut seen = Bits::EMPTY;
    for (nth, size) in SIZES.into_iter().enumerate() {
        let open = game.contracts.iter().filter_map(|row| row[nth]);
        let Bag(stack) = game.contract_stacks[nth];
        let numbers = open.map(Contract::number).chain(stack);
        let here = listed("a contract", numbers)?;
        let sized = |number: u8| {
            Contract::new(number).is_some_and(|contract| contract.data().size() == size)
        };
        ensure(here.iter().all(sized), || format!("a contract of another size among {size}"))?;
        ensure(!seen.meets(here), || "a contract twice".into())?;
        seen = seen.or(here);
    }
    Ok(())
}

fn wagons(game: &TrainRush) -> Checked {
    let trains = || game.all_seats().flat_map(|seat| game.player(seat).train).flatten();
    let normal = trains().map(|car| car.wagon).filter(|wagon| !wagon.is_special());
    let coupled = listed("a wagon", normal.map(Wagon::number))?;
    for row in 0..2 {
        let all = Bits(data().derived.wagons[row + 1].word());
        let open = listed("a wagon", game.rows[row].iter().flatten().map(|it| it.number()))?;
        let discarded = Bits(game.wagons_discarded[row].word());
        let places = [open, game.wagon_stacks[row].0, discarded, coupled.and(all)];
        once("wagons", all, places)?;
        let special = data().derived.special[row];
        let count = trains().filter(|car| car.wagon == special).count() as u8;
        let expected = special.data().special.map_or(0, |it| it.count);
        let left = game.specials[row];
        ensure(left.saturating_add(count) == expected, || "special wagons".into())?;
    }
    Ok(())
}

fn seated(game: &TrainRush, seat: Seat) -> bool {
    seat.0 < game.players
}

/// Filled from the left.
fn filled<T: Copy>(what: &str, fields: &[Option<T>]) -> Checked {
    let count = fields.iter().flatten().count();
    let front = fields.iter().take_while(|it| it.is_some()).count();
    ensure(front == count, || format!("gaps among {what}"))
}

fn sectors(game: &TrainRush) -> Checked {
    for sector in Sector::all() {
        let SectorState { spies, agents } = &game.sectors[sector.idx()];
        filled("spies", spies)?;
        filled("agents", agents)?;
        let known = spies.iter().chain(agents).flatten().all(|seat| seated(game, *seat));
        ensure(known, || format!("a stranger in {sector}"))?;
        if data().sectors[sector.kind().idx()].one_spy {
            listed("a spy", spies.iter().flatten().map(|seat| seat.0))?;
        }
    }
    Ok(())
}

fn zones(game: &TrainRush) -> Checked {
    for zone in Zone::all() {
        let it = &game.zones[zone.idx()];
        filled("warehouses", &it.warehouses.map(|warehouse| warehouse.owner))?;
        let owners = it.warehouses.iter().filter_map(|warehouse| warehouse.owner);
        let known = owners.chain(it.station).all(|seat| seated(game, seat));
        ensure(known, || format!("a stranger in {zone}"))?;
        let leased = it.warehouses.iter().filter(|warehouse| warehouse.leased.is_some());
        let built = leased.clone().all(|warehouse| warehouse.owner.is_some());
        ensure(built, || format!("a contractor without a warehouse in {zone}"))?;
        let colours = it.colours().len() as usize;
        ensure(colours == leased.count(), || format!("contractors of one colour in {zone}"))?;
        ensure(colours == 0 || it.station.is_some(), || {
            format!("a lease without station: {zone}")
        })?;
        ensure(!it.parcel || it.station.is_some(), || format!("a parcel without station: {zone}"))?;
    }
    Ok(())
}

fn cities(game: &TrainRush) -> Checked {
    for city in City::all() {
        let it = &game.cities[city.idx()];
        ensure(it.contractors.is_valid(), || format!("contractors of {city}"))?;
        filled("city markers", &it.markers)?;
        let known = it.markers.iter().chain(&it.slots).flatten().all(|seat| seated(game, *seat));
        ensure(known, || format!("a stranger in {city}"))?;
        listed("a city marker", it.markers.iter().flatten().map(|seat| seat.0))?;
    }
    for colour in Region::ALL {
        let waiting = game.cities.iter().filter(|city| city.contractors.contains(colour)).count();
        let leased = game.zones.iter().filter(|zone| zone.colours().contains(colour)).count();
        ensure(waiting + leased == City::COUNT, || format!("{colour} contractors"))?;
    }
    let missions: u32 = game.all_seats().map(|seat| game.player(seat).missions.len()).sum();
    let gone = game.cities.iter().filter(|city| !city.mission).count() as u32;
    ensure(missions == gone, || "missions".into())
}

/// One on a field, but for cities, markets and the start.
fn locomotives(game: &TrainRush) -> Checked {
    for seat in game.all_seats() {
        let at = game.player(seat).field;
        ensure(at == data().derived.start || !game.blocked(seat).contains(at), || {
            format!("two locomotives on {at}")
        })?;
    }
    Ok(())
}

fn player(game: &TrainRush, seat: Seat) -> Checked {
    let it = game.player(seat);
    let setup = &data().setup;
    for track in Track::ALL {
        ensure(it.progress[track.idx()] <= track.top(), || format!("{track} track"))?;
        let on_top = |seat: Seat| game.player(seat).progress[track.idx()] == track.top();
        let tops = game.all_seats().filter(|seat| on_top(*seat)).count();
        ensure(tops <= 1, || format!("{tops} on top of {track}"))?;
    }
    let [built, leased] = [&data().tracks[0], &data().tracks[1]].map(|track| track.length);
    ensure(it.infrastructure.iter().all(|space| *space <= built), || "infrastructure".into())?;
    ensure(it.contractor.iter().all(|space| *space <= leased), || "contractor track".into())?;
    ensure(it.investment < 10_000 && it.coal < 10_000, || "too many markers".into())?;
    let owns = |what: &str, total: u8, left: u8, placed: usize| {
        ensure(usize::from(left) + placed == usize::from(total), || format!("{what}: {placed}"))
    };
    let warehouses = game.zones.iter().flat_map(|zone| zone.warehouses);
    let warehouses = warehouses.filter(|warehouse| warehouse.owner == Some(seat)).count();
    owns("warehouses", setup.warehouses, it.warehouses, warehouses)?;
    let stations = game.zones.iter().filter(|zone| zone.station == Some(seat)).count();
    owns("stations", setup.stations, it.stations, stations)?;
    let agents = game.sectors.iter().flat_map(|sector| sector.agents).flatten();
    owns("agents", setup.agents, it.agents, agents.filter(|owner| *owner == seat).count())?;
    let slots = game.cities.iter().flat_map(|city| city.slots).flatten();
    let slots = slots.filter(|owner| *owner == seat).count();
    owns("contract markers", setup.contract_markers, it.contract_markers, slots)?;
    spies(game, seat)?;
    ensure(it.visited.is_valid(), || "cities".into())?;
    let marked = |city: &City| game.cities[city.idx()].markers.contains(&Some(seat));
    let visited: Set<City, u16> = City::all().filter(marked).collect();
    ensure(visited == it.visited, || "city markers".into())?;
    ensure(it.tokens.iter().all(|count| *count <= 18), || "movement tokens".into())?;
    ensure(it.earned.iter().all(|vp| *vp < 10_000), || "points".into())?;
    filled("wagons", &it.train)?;
    let limit = usize::from(it.value(Track::Wagons));
    ensure(it.car_count() <= limit, || format!("{} wagons", it.car_count()))?;
    it.train.iter().flatten().try_for_each(car)
}

/// Spies in hand, on the bidding track and in sectors are all there are.
fn spies(game: &TrainRush, seat: Seat) -> Checked {
    let it = game.player(seat);
    let all = u32::from(game.by_players().rounds);
    ensure(u32::from(it.spies) & !(((1 << all) - 1) << 1) == 0, || "spies".into())?;
    let placed = game.sectors.iter().flat_map(|sector| sector.spies).flatten();
    let placed = placed.filter(|owner| *owner == seat).count() as u32;
    // The spy stays beside the bidding track until the next phase, though it stands in its sector.
    let lobbying = game.stack.frames().iter().any(|it| it.seat == seat && it.step == Step::Lobby);
    let bidding = game.stack.frames().iter().any(|it| it.step == Step::Bid);
    let waiting = u32::from(it.bid.is_some() && (lobbying || bidding));
    ensure(it.spies.count_ones() + placed + waiting == all, || "spies".into())
}

fn car(car: &Car) -> Checked {
    let it = car.wagon.data();
    for (cargo, slot) in car.cargo.iter().zip(it.slots) {
        let fits = cargo.is_none_or(|cube| slot.is_some_and(|slot| slot.takes(cube)));
        ensure(fits, || format!("a wrong cube on {}", it.id))?;
    }
    let room = if it.special.is_some() { it.size } else { 0 };
    ensure(car.parcels <= room, || format!("too many parcels on {}", it.id))
}
