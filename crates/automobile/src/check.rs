//! Invariants: workers, cards, tiles and chips are conserved, and every index is in range. Runs on
//! loaded states, so nothing here may trust the state.

use engine::{Bits, Seat};

use crate::chain::Item;
use crate::data::{Effect, ROUNDS, data};
use crate::nouns::*;
use crate::state::{Automobile, Car, MAX_PLAYERS};
use crate::step::{Draft, Frame, Step};

type Checked = Result<(), String>;

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(what()) }
}

pub fn check(game: &Automobile) -> Checked {
    table(game)?;
    chain(game)?;
    market(game)?;
    for seat in game.all_seats() {
        player(game, seat).map_err(|what| format!("seat {seat}: {what}"))?;
    }
    cards(game)?;
    race(game)?;
    stack(game)
}

fn table(game: &Automobile) -> Checked {
    let players = game.players;
    ensure((2..=MAX_PLAYERS as u8).contains(&players), || format!("{players} players"))?;
    ensure(usize::from(game.round) < ROUNDS, || format!("round {}", game.round))?;
    ensure(game.marker <= game.limits().marker, || format!("marker on {}", game.marker))?;
    for preference in Preference::ALL {
        let most = data().merchants[preference.idx()].chip.saturating_mul(ROUNDS as u8);
        ensure(game.chips[preference.idx()] <= most, || format!("{preference} chips"))?;
    }
    ensure(game.starts < 1 << StartTile::COUNT, || "start tiles".into())?;
    let owners = game.awards.iter().flatten();
    ensure(owners.clone().all(|seat| seat.0 < players), || "an award of nobody".into())?;
    ensure(game.turn.left.is_valid(), || "actions".into())?;
    ensure(game.turn.tile.is_some() || game.turn.left.is_empty(), || "actions of no tile".into())
}

/// Every worker and every tile is in the chain once; the tile of the turn is out of it.
fn chain(game: &Automobile) -> Checked {
    let (mut tiles, mut workers) = (Bits::EMPTY, Bits::EMPTY);
    for item in game.chain.items() {
        let (set, number) = match item {
            Item::Tile(tile) => (&mut tiles, tile.number()),
            Item::Worker(seat) => (&mut workers, seat.0),
        };
        ensure(number < 64 && !set.contains(number), || "twice in the chain".into())?;
        set.insert(number);
    }
    ensure(workers == Bits((1 << game.players) - 1), || "workers in the chain".into())?;
    let behind = game.chain.items().first();
    let sweeping = game.stack.frames().iter().any(|it| it.step == Step::TurnDone);
    ensure(sweeping || matches!(behind, Some(Item::Worker(_))), || "a tile is last".into())?;
    if let Some(tile) = game.turn.tile {
        ensure(!tiles.contains(tile.number()), || "the tile is in the chain".into())?;
        ensure(data().tiles[tile.idx()].acts.covers(game.turn.left), || "its actions".into())?;
        tiles.insert(tile.number());
    }
    bonus_tiles(game, tiles)
}

fn bonus_tiles(game: &Automobile, tiles: Bits) -> Checked {
    let all_bonus = data().derived.bonus.iter().fold(Bits::EMPTY, |all, set| all.or(*set));
    let ordinary: Bits = Tile::all().map(Tile::number).collect::<Bits>().minus(all_bonus);
    ensure(tiles.minus(all_bonus) == ordinary, || "action tiles".into())?;
    let here = tiles.and(all_bonus);
    let set_up = game.stack.frames().iter().any(|it| it.step == Step::Prepare);
    let piles = game.bonus_pile.or(game.bonus_used);
    if !game.options.bonus_tiles || set_up {
        let none = here.is_empty() && piles.is_empty();
        return ensure(none, || "bonus tiles".into());
    }
    let round = data().derived.bonus[usize::from(game.round)];
    let apart = here.len() + game.bonus_pile.len() + game.bonus_used.len();
    let whole = here.or(piles) == round && apart == round.len() && here.len() == 1;
    ensure(whole, || "bonus tiles of the round".into())
}

fn market(game: &Automobile) -> Checked {
    let limits = game.limits();
    let merchants = game.active_merchants().count();
    let gap = game.merchants[..merchants].iter().any(Option::is_none);
    ensure(!gap && merchants <= usize::from(limits.merchants) + 1, || "merchants".into())?;
    for preference in Preference::ALL {
        let all = usize::from(data().merchants[preference.idx()].tiles);
        ensure(game.active_of(preference) <= all, || format!("{preference} merchants"))?;
    }
    ensure(game.cars().count() <= usize::from(limits.market), || "the market is overfull".into())?;
    for (number, it) in game.cars() {
        car(game, it).map_err(|what| format!("car {number}: {what}"))?;
        let same = game.cars().filter(|(_, other)| other.price == it.price).count();
        ensure(same == 1, || format!("two cars at {}", it.price))?;
    }
    chips(game)
}

fn car(game: &Automobile, car: &Car) -> Checked {
    ensure(car.owner.0 < game.players, || "of nobody".into())?;
    ensure(car.workers > 0, || "no workers".into())?;
    ensure(game.prices().contains(&car.price), || format!("price {}", car.price))?;
    ensure([car.body, car.engine].iter().all(|it| it.get() <= data().setup.best), || {
        "parts".into()
    })?;
    ensure(car.boost.is_none_or(is_boost), || "its chip".into())
}

fn is_boost(chip: Chip) -> bool {
    matches!(chip.engineer, Engineer::Horch | Engineer::Maybach)
}

/// No chip is in two places.
fn chips(game: &Automobile) -> Checked {
    for engineer in Engineer::ALL {
        for number in ChipNo::all() {
            let chip = Chip { engineer, number };
            let held = game.seats.iter().filter(|it| it.chips_of(engineer).any(|it| it == number));
            let cars = game.cars().filter(|(_, car)| car.boost == Some(chip)).count();
            let on_merchant = |it: &&crate::state::Merchant| it.daimler == Some(number);
            let merchants = game.merchants.iter().flatten().filter(on_merchant).count();
            let merchants = if engineer == Engineer::Daimler { merchants } else { 0 };
            let count = held.count() + cars + merchants;
            let exists = usize::from(chip.amount() > 0);
            ensure(count <= exists, || format!("chip {number} of {engineer}"))?;
        }
    }
    Ok(())
}

fn player(game: &Automobile, seat: Seat) -> Checked {
    let (it, setup) = (game.player(seat), &data().setup);
    let on_cars: u32 = game
        .cars()
        .filter(|(_, car)| car.owner == seat)
        .map(|(_, car)| u32::from(car.workers))
        .sum();
    let workers = u32::from(it.supply) + u32::from(it.canteen) + it.active.len() + on_cars + 2;
    ensure(workers == u32::from(setup.workers), || format!("{workers} workers"))?;
    let developments = data().derived.developments;
    ensure(developments.and(it.cards).covers(it.active), || "active cards".into())?;
    let waits = !it.inactive().is_empty();
    ensure(!waits || it.canteen == 0, || "a card waits, but not every worker is busy".into())?;
    let best = |value: u8| (1..=setup.best).contains(&value);
    ensure(best(it.motor), || "the Grand Prix engine".into())?;
    ensure(it.workshops.iter().flatten().all(|part| best(part.value.get())), || "parts".into())?;
    for engineer in Engineer::ALL {
        let chips = it.chips[engineer.idx()];
        ensure(chips < 4 && (chips == 0 || it.has(engineer)), || format!("chips of {engineer}"))?;
    }
    let choosing = game.stack.frames().contains(&Frame { seat, step: Step::Start });
    ensure(it.start.is_none() == choosing, || "start tile".into())
}

/// Every research card is in one place.
fn cards(game: &Automobile) -> Checked {
    let mut all = game.deck.all().ok_or("a card lies twice in the deck")?;
    for seat in game.all_seats() {
        let held = game.player(seat).cards;
        ensure(!all.meets(held), || format!("seat {seat}: a card twice"))?;
        let kept = |card: u8| {
            let effect = data().cards.get(usize::from(card)).map(|it| it.effect);
            matches!(effect, Some(Effect::Engineer(_) | Effect::Development(_)))
        };
        ensure(held.iter().all(kept), || format!("seat {seat}: cards"))?;
        all = all.or(held);
    }
    for frame in game.stack.frames() {
        if let Step::Discard(card) = frame.step {
            let instant =
                matches!(data().cards[card.idx()].effect, Effect::Hire(_) | Effect::Parts);
            ensure(instant && !all.contains(card.number()), || "a card being resolved".into())?;
            all.insert(card.number());
        }
    }
    ensure(all == Card::all().map(Card::number).collect(), || "a card is lost".into())?;
    ensure(game.deck.shown.iter().all(Option::is_some), || "face-up cards".into())
}

fn race(game: &Automobile) -> Checked {
    let mut taken: Bits = game.limits().dummies.into_iter().filter(|space| *space > 0).collect();
    for seat in game.all_seats() {
        let it = game.player(seat);
        ensure(it.space <= data().race.spaces, || format!("seat {seat} on space {}", it.space))?;
        ensure(it.space > 0 || it.laps == 0, || format!("seat {seat} has laps in the pit"))?;
        if it.space > 0 {
            ensure(!taken.contains(it.space), || format!("two cars on space {}", it.space))?;
            taken.insert(it.space);
        }
    }
    Ok(())
}

/// What later code takes for granted about the pending steps, below and on top.
fn stack(game: &Automobile) -> Checked {
    let frames = game.stack.frames();
    for (place, frame) in frames.iter().enumerate() {
        let below = place.checked_sub(1).map(|below| frames[below]);
        let fits = fits(game, *frame) && follows(below.map(|it| it.step), frame.step);
        ensure(fits, || format!("{:?} does not fit the position", frame.step))?;
        // Only start tiles and the chip of Benz are decided by one seat before another goes on.
        let apart = matches!(frame.step, Step::Start | Step::Benz);
        let same = below.is_none_or(|it| it.seat == frame.seat);
        ensure(apart || same, || "a turn of two seats".into())?;
    }
    let acting = frames.iter().any(|it| it.step == Step::TileDone);
    ensure(game.turn.tile.is_some() == acting, || "the tile of the turn".into())
}

/// What may lie directly below a step: play goes on there.
fn follows(below: Option<Step>, step: Step) -> bool {
    let turn = matches!(below, Some(Step::TurnDone));
    let acts = matches!(below, Some(Step::Act));
    match step {
        Step::Start => matches!(below, Some(Step::Prepare | Step::Start)),
        Step::Tile | Step::TurnDone | Step::Score | Step::Prepare => below.is_none(),
        Step::Car | Step::Engine(_) | Step::Boost(_) | Step::Workers(_) | Step::Price(_) => turn,
        Step::TileDone => matches!(below, Some(Step::Car)),
        Step::Act => matches!(below, Some(Step::TileDone)),
        Step::Benz => matches!(below, Some(Step::Score)),
        Step::Change(_) => matches!(below, Some(Step::Tile | Step::Act | Step::Car)),
        Step::Research | Step::Merchant | Step::Remove(_) | Step::Sell | Step::Drive => acts,
        Step::Activate => matches!(below, Some(Step::Hire(_))),
        Step::Parts => matches!(below, Some(Step::Discard(_))),
        Step::Discard(_) => acts,
        Step::Fit(_) => {
            matches!(below, Some(Step::Act | Step::Hire(_) | Step::Discard(_) | Step::Fit(_)))
        }
        Step::Hire(_) => matches!(below, Some(Step::Act | Step::Discard(_) | Step::Research)),
        Step::Over => false,
    }
}

fn fits(game: &Automobile, Frame { seat, step }: Frame) -> bool {
    if seat.0 >= game.players {
        return false;
    }
    let it = game.player(seat);
    let part = |kind, value| it.workshop_of(Part { kind, value }).is_some();
    let draft = |draft: Draft| {
        let engine = draft.engine.is_none_or(|value| part(PartKind::Engine, value));
        let boost = draft.boost.is_none_or(|chip| {
            let has = it.chips_of(chip.engineer).any(|number| number == chip.number);
            is_boost(chip) && has && !game.turn.chip_used
        });
        part(PartKind::Body, draft.body)
            && engine
            && boost
            && it.canteen > 0
            && !it.parts(PartKind::Engine).is_empty()
            && draft.workers <= it.canteen
            && !game.market_is_full()
    };
    let complete = |it: Draft| draft(it) && it.engine.is_some();
    let scoring = matches!(step, Step::Score | Step::Benz);
    if scoring != game.round_ends() && !mid_turn(step) {
        return false;
    }
    match step {
        Step::Start => {
            let waiting = game.stack.frames().iter().filter(|it| it.step == Step::Start).count();
            game.starts.count_ones() as usize >= waiting
        }
        Step::Tile => game.chain.rearmost() == Some(seat),
        Step::Car => !game.market_is_full(),
        Step::Activate => !it.inactive().is_empty() && it.supply > 0,
        Step::Fit(part) => part.value.get() <= data().setup.best,
        Step::Merchant => game.active_merchants().count() < usize::from(game.limits().merchants),
        Step::Benz => it.chips[Engineer::Benz.idx()] != 0,
        Step::Engine(it) => draft(it),
        Step::Boost(it) | Step::Workers(it) => complete(it),
        Step::Price(it) => complete(it) && it.workers > 0,
        Step::Change(number) => game.market[number.idx()].is_some_and(|car| car.owner == seat),
        Step::Remove(_) => game.cars_of(seat).next().is_some(),
        Step::Act | Step::Research | Step::Parts | Step::Sell | Step::Drive | Step::Over => true,
        // What runs by itself.
        Step::Hire(_)
        | Step::Discard(_)
        | Step::TileDone
        | Step::TurnDone
        | Step::Score
        | Step::Prepare => true,
    }
}

/// Is the step part of a turn? The turn that ends the round is still finished.
fn mid_turn(step: Step) -> bool {
    !matches!(step, Step::Start | Step::Tile | Step::Score | Step::Benz | Step::Prepare)
}
