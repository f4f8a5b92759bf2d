//! Invariants: pieces, cards and sections are conserved, and every index is in range. Runs on loaded
//! states, so nothing here may trust the state.

use engine::{Bits, Seat};

use crate::autobot::{AutobotOptions, Decks};
use crate::data::{LEVELS, STATIONS, data};
use crate::nouns::*;
use crate::stack::{Frame, Step};
use crate::state::{Autobahn, MAX_PLAYERS, Player, Truck};

type Checked = Result<(), String>;

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(what()) }
}

pub fn check(game: &Autobahn) -> Checked {
    table(game)?;
    roads(game)?;
    offices(game)?;
    for seat in game.all_seats() {
        player(game, seat).map_err(|what| format!("seat {seat}: {what}"))?;
    }
    cards(game)?;
    tiles(game)?;
    stack(game)
}

fn table(game: &Autobahn) -> Checked {
    let players = game.players;
    ensure((2..=MAX_PLAYERS as u8).contains(&players), || format!("{players} players"))?;
    ensure(game.era < 3, || format!("era {}", game.era))?;
    let seated = |seat: Seat| seat.0 < players;
    ensure(seated(game.current), || "current seat".into())?;
    ensure(game.trigger.is_none_or(seated), || "trigger seat".into())?;
    ensure(game.last_turns.unwrap_or(0) <= players, || "last turns".into())?;
    ensure(game.routes.0 < 1 << Route::COUNT, || "route cards".into())?;
    ensure(game.turn.moved < 4, || "moved trucks".into())?;
    ensure(game.turn.card.is_some() == game.turn.space.is_some(), || "card without space".into())?;
    let turn = &game.turn;
    let extras = turn.extra_build
        || turn.extra_station
        || turn.extra_upgrade
        || turn.extra_load
        || turn.extra_develop
        || turn.extra_payment;
    ensure(turn.card.is_some() || !extras, || "additions of no card".into())?;
    ensure(game.turn.colours.is_valid(), || "colours of the turn".into())?;
    ensure(game.turn.truck_steps <= 20, || "truck steps".into())?;
    ensure(game.turn.loaded_steps.iter().all(|steps| *steps <= 20), || "truck steps".into())
}

fn roads(game: &Autobahn) -> Checked {
    let roads = game.roads;
    ensure(roads.built.0 < 1 << Section::COUNT, || "sections".into())?;
    ensure(roads.dual.0 < 1 << Link::COUNT, || "links".into())?;
    ensure(roads.built.covers(data().derived.preset), || "preset sections".into())?;
    let complete = |link: u8| roads.complete(Link::of(link));
    ensure(roads.dual.iter().all(complete), || "an unfinished link is dual".into())?;
    ensure(roads.built.covers(game.traffic.or(game.traffic_due)), || {
        "traffic off the road".into()
    })?;
    let kept: u32 = game.seats.iter().map(|player| u32::from(player.traffic)).sum();
    let tokens = game.traffic.len() + kept;
    ensure(tokens <= u32::from(data().setup.traffic_tokens), || "traffic tokens".into())?;
    ensure(game.all_stations().and(roads.dual).covers(game.improved), || "improvements".into())?;
    let left: u32 = game.stacks.iter().map(|stack| u32::from(*stack)).sum();
    let total = roads.built.len() + left;
    ensure(total == Section::COUNT as u32, || format!("{total} sections"))?;
    let stations: u32 = game.seats.iter().map(|player| player.stations.len()).sum();
    let places = game.all_stations();
    ensure(places.len() == stations, || "two stations on one link".into())?;
    ensure(data().derived.station_links.covers(places), || "a station without a space".into())
}

fn offices(game: &Autobahn) -> Checked {
    for colour in Colour::ALL {
        let office = &game.offices[colour.idx()];
        let taken = office.employees();
        let from_the_left = office.seats[..taken].iter().all(Option::is_some);
        ensure(from_the_left, || format!("gaps in the {colour} office"))?;
        ensure(taken <= game.office_capacity(colour), || format!("{colour} office overfull"))?;
        let seated = office.seats.iter().flatten().all(|seat| seat.0 < game.players);
        ensure(seated, || format!("a stranger in the {colour} office"))?;
    }
    for department in Department::ALL {
        let within =
            Floor::all().all(|floor| game.on_floor(department, floor) <= data().setup.floor_seats);
        ensure(within, || format!("{department} overfull"))?;
    }
    Ok(())
}

fn player(game: &Autobahn, seat: Seat) -> Checked {
    let it = game.player(seat);
    ensure(it.floors.iter().all(|floors| *floors < 8), || "floors".into())?;
    ensure(it.funded < 8, || "funding".into())?;
    let promoted: u32 = it.floors.iter().map(|floors| floors.count_ones()).sum();
    let employees = u32::from(it.supply)
        + u32::from(it.lobby)
        + promoted
        + it.funded.count_ones()
        + u32::from(game.employees_in_offices(seat));
    ensure(employees == u32::from(data().setup.employees), || format!("{employees} employees"))?;
    ensure(it.stations_built() <= STATIONS, || "stations".into())?;
    ensure(it.cones[0] == 0 && it.cones.iter().all(|cones| *cones < 3), || "cones".into())?;
    ensure(usize::from(it.track) < data().track.len(), || "track".into())?;
    ensure(it.technologies.iter().all(|levels| *levels < 1 << LEVELS), || "technologies".into())?;
    tokens(game, seat, it)?;
    ensure(it.unclaimed & it.claimed == 0, || "a bonus claimed and unclaimed".into())?;
    let rewards = it.unclaimed | it.claimed | it.paid;
    ensure(it.delivered & rewards == rewards, || "a reward without delivery".into())?;
    trucks(game, seat, it)
}

/// Every unlocked technology has its token.
fn tokens(game: &Autobahn, seat: Seat, it: &Player) -> Checked {
    let all = SIDE_COLOURS.with(Colour::Yellow);
    ensure(all.covers(it.tokens), || "tokens".into())?;
    ensure(it.extra_tokens <= data().setup.extra_tokens, || "extra tokens".into())?;
    let used = all.len() - it.tokens.len() + u32::from(data().setup.extra_tokens - it.extra_tokens);
    let unlocked: u32 = it.technologies.iter().map(|levels| levels.count_ones()).sum();
    let taken = game.stack.frames().iter().filter(|it| **it == Frame { seat, step: Step::Unlock });
    ensure(used == unlocked + taken.count() as u32, || "a technology without token".into())
}

fn trucks(game: &Autobahn, seat: Seat, it: &Player) -> Checked {
    for (number, truck) in it.trucks.iter().enumerate() {
        let usable = number < usize::from(it.truck_count())
            || *truck == Truck::Home
            || game.autobot.is_some();
        ensure(usable, || "a locked truck is out".into())?;
        if let Some(section) = truck.section() {
            ensure(game.roads.built.contains(section.number()), || "a truck off the road".into())?;
            let moving = game.stack.frames().iter().any(|frame| {
                frame.seat == seat
                    && matches!(frame.step, Step::Moving { truck, .. } if truck.idx() == number)
            });
            let alone = game
                .seats
                .iter()
                .flat_map(|player| player.trucks)
                .filter(|other| other.section() == Some(section))
                .count()
                == 1;
            let shared =
                game.stack.frames().iter().any(|frame| matches!(frame.step, Step::Moving { .. }));
            ensure(alone || moving || shared, || format!("two trucks on {section}"))?;
        }
    }
    Ok(())
}

fn cards(game: &Autobahn) -> Checked {
    let basic = data().derived.basic;
    let mut seen = game.deck.0;
    for card in game.display.iter().flatten() {
        ensure(!seen.contains(card.number()), || format!("card {} twice", card.name()))?;
        seen.insert(card.number());
    }
    ensure(!seen.meets(basic), || "a basic card in the deck".into())?;
    if let Some(autobot) = &game.autobot {
        let decks = &autobot.decks;
        let on_top = decks.on_top.map_or(Bits::EMPTY, Card::bit);
        let colours = decks.colours.0.or(decks.played_colours).or(on_top);
        ensure(!seen.meets(colours.minus(basic)), || "Autobot: a card twice".into())?;
        ensure(!colours.is_empty(), || "Autobot: no colour cards".into())?;
        ensure(autobot.wine.0 < 1 << Wine::COUNT, || "Autobot: wine cards".into())?;
        ensure(autobot.slots <= 100, || "Autobot: more slots than tiles".into())?;
        let promotions = game.options.autobot.promotions;
        let within = |times: &u8| *times <= AutobotOptions::MOST_PROMOTIONS;
        ensure(promotions.iter().all(within), || "Autobot: promotions".into())?;
        seen = seen.or(colours.minus(basic));
        tasks(decks)?;
    }
    for seat in game.all_seats() {
        let player = game.player(seat);
        let mut held = player.hand;
        for space in Space::ALL {
            let played = player.played[space.idx()];
            ensure(!held.meets(played), || format!("seat {seat}: a card twice"))?;
            let limit = u32::from(player.limit(space));
            ensure(played.len() <= limit, || format!("seat {seat}: {space} overfull"))?;
            held = held.or(played);
        }
        ensure(!held.is_empty() || game.is_autobot(seat), || format!("seat {seat}: no cards"))?;
        ensure(!seen.meets(held.minus(basic)), || format!("seat {seat}: a card twice"))?;
        seen = seen.or(held.minus(basic));
    }
    ensure(seen.0 < 1 << Card::COUNT, || "cards".into())
}

/// Every task card is in one place.
fn tasks(decks: &Decks) -> Checked {
    let piles = [decks.tasks.0, decks.advanced.0, decks.played_tasks, decks.queue];
    let all = piles.iter().fold(Bits::EMPTY, |all, pile| all.or(*pile));
    let count: u32 = piles.iter().map(|pile| pile.len()).sum();
    let whole = all == Bits((1 << Task::COUNT) - 1) && count == Task::COUNT as u32;
    ensure(whole, || "Autobot: a task card is lost or twice".into())?;
    ensure(u32::from(decks.unseen) <= decks.advanced.len(), || "Autobot: unseen tasks".into())
}

fn tiles(game: &Autobahn) -> Checked {
    let on_board = game.map_tiles.iter().chain(game.panels.iter().flatten()).flatten();
    let mut total = on_board.clone().count();
    for tile in Tile::ALL {
        let owned: usize = game.seats.iter().map(|it| usize::from(it.tiles[tile.idx()])).sum();
        let count = owned + on_board.clone().filter(|it| **it == tile).count();
        let most = usize::from(data().tiles[tile.idx()].count);
        ensure(count <= most, || format!("{count} {tile} tiles"))?;
    }
    for player in &game.seats {
        let owned: usize = player.tiles.iter().map(|count| usize::from(*count)).sum();
        ensure(owned <= usize::from(player.tiles_taken), || "tiles from nowhere".into())?;
        total += usize::from(player.tiles_taken);
    }
    let panels: u8 = data().countries.iter().map(|it| it.tiles[usize::from(game.players)]).sum();
    let dealt = data().derived.tile_spaces.len() as usize + usize::from(panels);
    ensure(total == dealt, || format!("{total} tiles, dealt were {dealt}"))
}

/// What later code takes for granted about the pending steps, below and on top.
fn stack(game: &Autobahn) -> Checked {
    let frames = game.stack.frames();
    let below = &frames[..frames.len().saturating_sub(1)];
    ensure(below.iter().all(|it| !asks_at_once(it.step)), || "a step that cannot wait".into())?;
    frames.iter().try_for_each(|it| frame(game, *it))
}

/// The second half of a choice: nothing comes between.
fn asks_at_once(step: Step) -> bool {
    matches!(
        step,
        Step::Space(_)
            | Step::Pair { .. }
            | Step::Replace(_)
            | Step::SwapFor(_)
            | Step::SlideTo(_)
            | Step::Unlock
    )
}

fn frame(game: &Autobahn, Frame { seat, step }: Frame) -> Checked {
    ensure(seat.0 < game.players, || "a frame of nobody".into())?;
    let by_itself = matches!(
        step,
        Step::Autobot(_)
            | Step::Develop(_)
            | Step::Employee(_)
            | Step::Promote
            | Step::Traffic
            | Step::CheckRoute
            | Step::NextEra
            | Step::Over
    );
    ensure(by_itself || !game.is_autobot(seat), || "Autobot decides nothing".into())?;
    let it = game.player(seat);
    let in_hand = |card: Card| it.hand.contains(card.number());
    let holds = match step {
        Step::Space(card) | Step::SwapFor(card) => in_hand(card),
        Step::SlideTo(card) => it.space_of(card).is_some(),
        Step::Moving { truck, left } => {
            left <= 60 && (left == 0 || it.trucks[truck.idx()] != Truck::Home)
        }
        Step::BonusMove { steps } | Step::Load { steps } => steps <= 20,
        Step::ExtraStep { steps, .. } => (1..=20).contains(&steps),
        Step::StationBonus { link, .. } => it.stations.contains(link.number()),
        Step::Pair { first } => {
            game.turn.card.is_some() && !game.roads.built.contains(first.number())
        }
        Step::Autobot(_) => game.is_autobot(seat),
        Step::Service(link) => {
            it.stations.contains(link.number()) && !game.improved.contains(link.number())
        }
        Step::UnlockExtra => it.extra_tokens > 0 || game.stack.top() != Frame { seat, step },
        Step::Develop(steps) => steps > 0,
        Step::Act | Step::Trucks | Step::Claim | Step::Companion => seat == game.current,
        Step::Route => {
            let waiting = game.stack.frames().iter().filter(|it| it.step == Step::Route).count();
            game.routes.len() as usize >= waiting
        }
        Step::Board | Step::Reveal => game.options.companion,
        // Nothing besides what they mean to the seat.
        Step::PickTile(_)
        | Step::Build
        | Step::Upgrade
        | Step::Station
        | Step::Unlock
        | Step::Promote
        | Step::Gain
        | Step::Discard
        | Step::Replace(_)
        | Step::Swap
        | Step::Recolour
        | Step::Slide
        | Step::Flip
        | Step::Remove
        | Step::Traffic
        | Step::PayEmployee { .. }
        | Step::Employee(_)
        | Step::CheckRoute
        | Step::NextEra
        | Step::Over => true,
    };
    ensure(holds, || format!("{step:?} does not fit the position"))
}
