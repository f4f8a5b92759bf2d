//! Phase 3: move trucks, pass service stations, make deliveries.

use engine::{Bits, Seat};

use crate::action::{Action, TruckNo};
use crate::autobot;
use crate::data::{StationBonus, data};
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::stack::Step;
use crate::state::{Autobahn, Truck};
use crate::steps::{station, wine};

/// Built sections one step away.
fn next_sections(game: &Autobahn, truck: Truck) -> Bits {
    let reach = match truck {
        Truck::Home => Bits::EMPTY,
        Truck::Depot(depot) => data().cities[data().depots[depot.idx()].city.idx()].sections,
        Truck::Road(section, _) => data().sections[section.idx()].steps,
    };
    reach.and(game.roads.built)
}

/// The country a truck can deliver to with its next step. Wine is not for export.
fn at_border(truck: Truck) -> Option<Country> {
    truck
        .section()
        .filter(|_| truck.good() != Some(Good::Wine))
        .and_then(|section| data().sections[section.idx()].border)
}

/// Sections on which a truck may not end: another truck stands there, or traffic.
pub fn others(game: &Autobahn, seat: Seat, truck: TruckNo) -> Bits {
    let mut others = game.traffic;
    for (owner, player) in game.seats.iter().enumerate() {
        for (number, it) in player.trucks.iter().enumerate() {
            let itself = owner == seat.idx() && number == usize::from(truck);
            if let Truck::Road(section, _) = *it
                && !itself
            {
                others.insert(section.number());
            }
        }
    }
    others
}

/// From `section` with `left` steps, can a truck end on a free section, beyond a border or, with
/// wine, at its city?
fn can_finish(game: &Autobahn, section: Section, left: u8, others: Bits) -> bool {
    let mut reached = section.bit();
    for _ in 0..left {
        if reached.minus(others) != Bits::EMPTY {
            return true;
        }
        let mut next = Bits::EMPTY;
        for section in reached {
            let section = &data().sections[usize::from(section)];
            if section.border.is_some() {
                return true;
            }
            next = next.or(section.steps.and(game.roads.built));
        }
        reached = next;
    }
    reached.minus(others) != Bits::EMPTY
}

/// Sections the truck may step onto with `left` steps in hand: it must be able to end its movement
/// on a section without another truck, and may not count on bonuses it has not yet earned. Nor may
/// it take the last free section from a truck whose movement it interrupts.
fn moves(game: &Autobahn, seat: Seat, truck: TruckNo, left: u8) -> Bits {
    if left == 0 {
        return Bits::EMPTY;
    }
    let others = others(game, seat, truck);
    let next = next_sections(game, game.player(seat).trucks[usize::from(truck)]);
    let blocked = next.and(others);
    let barred = |section: &u8| !can_finish(game, Section::of(*section), left - 1, others);
    let next = next.minus(blocked.iter().filter(barred).collect());
    match interrupted(game, seat, 1 - truck) {
        None => next,
        Some((section, left)) => {
            let others = self::others(game, seat, 1 - truck);
            let leaves_way = |to: &u8| can_finish(game, section, left, others.or(Bits::one(*to)));
            next.iter().filter(leaves_way).collect()
        }
    }
}

/// A truck whose movement was interrupted: where it stands and the steps it has left.
fn interrupted(game: &Autobahn, seat: Seat, truck: TruckNo) -> Option<(Section, u8)> {
    let mut frames = game.stack.frames().iter().rev();
    let left = frames.find_map(|frame| match frame.step {
        Step::Moving { truck: moving, left } if moving == truck && frame.seat == seat => Some(left),
        _ => None,
    })?;
    Some((game.player(seat).trucks[usize::from(truck)].section()?, left))
}

/// Steps of a truck in phase 3, or why it may not move.
pub fn steps(game: &Autobahn, seat: Seat, truck: TruckNo) -> Result<u8, Reason> {
    let turn = &game.turn;
    let era = &data().eras[usize::from(game.era)];
    let it = game.player(seat).trucks[usize::from(truck)];
    if turn.card.is_none() {
        return Err(Reason::NoCardPlayed);
    }
    if turn.moved & 1 << truck != 0 {
        return Err(Reason::TruckMoved);
    }
    let (colours, dual) = match it {
        Truck::Home => return Err(Reason::TruckAtHome),
        Truck::Depot(depot) => (data().depots[depot.idx()].colours, false),
        Truck::Road(section, _) => {
            let section = &data().sections[section.idx()];
            (Colours::one(section.colour), game.roads.dual.contains(section.link.number()))
        }
    };
    if !colours.meets(turn.colours) {
        return Err(Reason::TruckColour);
    }
    Ok(era.steps + u8::from(dual) + turn.truck_steps + turn.loaded_steps[usize::from(truck)])
}

/// Moves, then deliveries, of the trucks for which `left` gives steps.
fn emit_movement(
    game: &Autobahn,
    seat: Seat,
    left: impl Fn(TruckNo) -> u8,
    emit: &mut impl FnMut(Action),
) {
    for truck in 0..2 {
        let sections = moves(game, seat, truck, left(truck));
        sections.iter().for_each(|section| emit(Action::Move(truck, Section::of(section))));
    }
    for truck in 0..2 {
        let it = game.player(seat).trucks[usize::from(truck)];
        if left(truck) > 0 && at_border(it).is_some() {
            emit(Action::Deliver(truck));
        }
    }
}

pub fn emit_phase(game: &Autobahn, seat: Seat, emit: &mut impl FnMut(Action)) {
    let left = [0, 1].map(|truck| steps(game, seat, truck).unwrap_or(0));
    emit_movement(game, seat, |truck| left[usize::from(truck)], emit);
    emit(Action::End);
}

pub fn emit_moving(
    game: &Autobahn,
    seat: Seat,
    truck: TruckNo,
    left: u8,
    emit: &mut impl FnMut(Action),
) {
    emit_movement(game, seat, |it| if it == truck { left } else { 0 }, emit);
    if can_stop(game, seat, truck) {
        emit(Action::Stop);
    }
}

fn can_stop(game: &Autobahn, seat: Seat, truck: TruckNo) -> bool {
    let section = game.player(seat).trucks[usize::from(truck)].section();
    section.is_none_or(|section| !others(game, seat, truck).contains(section.number()))
}

pub fn emit_bonus_move(game: &Autobahn, seat: Seat, steps: u8, emit: &mut impl FnMut(Action)) {
    emit_movement(game, seat, |_| steps, emit);
}

pub fn can_move_any(game: &Autobahn, seat: Seat, steps: u8) -> bool {
    let mut any = false;
    emit_bonus_move(game, seat, steps, &mut |_| any = true);
    any
}

/// The extra step goes to the moving truck, or at once to the other one.
pub fn emit_extra_step(
    game: &Autobahn,
    seat: Seat,
    moving: TruckNo,
    steps: u8,
    emit: &mut impl FnMut(Action),
) {
    emit(Action::Truck(moving));
    emit_movement(game, seat, |truck| if truck == moving { 0 } else { steps }, emit);
}

pub fn give_extra_step(game: &mut Autobahn, truck: TruckNo, steps: u8) {
    for frame in game.stack.frames_mut().iter_mut().rev() {
        if let Step::Moving { truck: moving, left } = &mut frame.step
            && *moving == truck
        {
            *left += steps;
            return;
        }
    }
}

pub fn move_why_not(
    game: &Autobahn,
    seat: Seat,
    truck: TruckNo,
    section: Section,
    left: u8,
) -> Option<Reason> {
    let it = game.player(seat).trucks[usize::from(truck)];
    if it == Truck::Home {
        Some(Reason::TruckAtHome)
    } else if !game.roads.built.contains(section.number()) {
        Some(Reason::NotBuilt)
    } else if !next_sections(game, it).contains(section.number()) {
        Some(Reason::NotAdjacent)
    } else if !moves(game, seat, truck, left).contains(section.number()) {
        Some(Reason::Occupied)
    } else {
        None
    }
}

pub fn deliver_why_not(game: &Autobahn, seat: Seat, truck: TruckNo) -> Option<Reason> {
    let it = game.player(seat).trucks[usize::from(truck)];
    if it == Truck::Home {
        Some(Reason::TruckAtHome)
    } else if at_border(it).is_none() {
        Some(Reason::NotAtBorder)
    } else {
        None
    }
}

/// One step. A station is passed when the truck crosses from one section of its link to the other.
pub fn step(game: &mut Autobahn, seat: Seat, truck: TruckNo, section: Section, cx: &mut Cx<'_>) {
    let it = &mut game.player_mut(seat).trucks[usize::from(truck)];
    let good = it.good().expect("a truck on the move is loaded");
    let from = it.section();
    *it = Truck::Road(section, good);
    cx.say(Event::Moved { seat, truck, section });
    if let Some(city) = wine::arrives(game, seat, good, section) {
        // The wine is home: whatever was left of the movement is not needed.
        end_movement(game, seat, truck);
        wine::deliver(game, seat, truck, city, cx);
    }
    let link = data().sections[section.idx()].link;
    if from.is_some_and(|from| from != section && data().sections[from.idx()].link == link)
        && let Some(owner) = game.station_owner(link)
    {
        pass_station(game, seat, truck, link, owner, cx);
    }
}

/// The truck goes no further in any movement that is under way.
pub fn end_movement(game: &mut Autobahn, seat: Seat, truck: TruckNo) {
    for frame in game.stack.frames_mut() {
        if let Step::Moving { truck: moving, left } = &mut frame.step
            && frame.seat == seat
            && *moving == truck
        {
            *left = 0;
        }
    }
}

fn pass_station(
    game: &mut Autobahn,
    seat: Seat,
    truck: TruckNo,
    link: Link,
    owner: Seat,
    cx: &mut Cx<'_>,
) {
    if game.is_autobot(owner) {
        autobot::human_passed(game);
    } else if owner != seat {
        let money = station::fee(game, owner, link);
        game.player_mut(owner).receive(money);
        cx.say(Event::StationFee { from: seat, to: owner, link, money });
    } else if !game.turn.stations_passed.contains(link.number()) {
        game.turn.stations_passed.insert(link.number());
        let bonuses = if game.improved.contains(link.number()) { 2 } else { 1 };
        (0..bonuses).for_each(|_| game.stack.push(seat, Step::StationBonus { truck, link }));
    }
}

pub fn bonus_why_not(game: &Autobahn, seat: Seat, number: u8) -> Option<Reason> {
    let player = game.player(seat);
    let built = player.stations_built() as u8;
    if number > built {
        return Some(Reason::StationNotBuilt { built });
    }
    if game.turn.bonuses_used & 1 << (number - 1) != 0 {
        return Some(Reason::BonusUsedThisTurn);
    }
    match data().stations[usize::from(number) - 1] {
        StationBonus::Employee { price } if player.money < price => {
            Some(Reason::NotEnoughMoney { need: price, have: player.money })
        }
        _ => None,
    }
}

pub fn emit_station_bonuses(game: &Autobahn, seat: Seat, emit: &mut impl FnMut(Action)) {
    let mut only_for_money = true;
    for number in 1..=data().stations.len() as u8 {
        if bonus_why_not(game, seat, number).is_none() {
            only_for_money &=
                matches!(data().stations[usize::from(number) - 1], StationBonus::Employee { .. });
            emit(Action::Bonus(number));
        }
    }
    // Nobody has to pay: with nothing else left the bonus may be declined.
    if only_for_money {
        emit(Action::Skip);
    }
}

pub fn take_station_bonus(
    game: &mut Autobahn,
    seat: Seat,
    truck: TruckNo,
    link: Link,
    number: u8,
    cx: &mut Cx<'_>,
) {
    game.turn.bonuses_used |= 1 << (number - 1);
    cx.say(Event::StationBonus { seat, link, number });
    match data().stations[usize::from(number) - 1] {
        StationBonus::Step(steps) => {
            game.stack.push(seat, Step::ExtraStep { moving: truck, steps });
        }
        StationBonus::Employee { price } => {
            game.pay(seat, price, cx);
            game.stack.push(seat, Step::Employee(data().links[link.idx()].colour));
        }
        bonus => station::gain(game, seat, bonus, cx),
    }
}

/// A step beyond the border. The truck goes home; the country's tile is taken before its reward.
pub fn deliver(game: &mut Autobahn, seat: Seat, truck: TruckNo, cx: &mut Cx<'_>) {
    let it = std::mem::take(&mut game.player_mut(seat).trucks[usize::from(truck)]);
    let country = at_border(it).expect("only trucks at a border deliver");
    let good = it.good().expect("a truck at a border is loaded");
    let bit = 1 << country.number();
    cx.say(Event::Delivered { seat, truck, country, good });
    end_movement(game, seat, truck);
    let first_pharmaceuticals = good == Good::Pharmaceuticals && game.pharmaceuticals & bit == 0;
    let player = game.player_mut(seat);
    player.delivered |= bit;
    let space = data().boards[player.board.idx()][country.idx()];
    if first_pharmaceuticals {
        let bonus = data().countries[country.idx()].pharmaceuticals;
        game.pharmaceuticals |= bit;
        cx.say(Event::FirstPharmaceuticals { seat, country, bonus });
        game.gain(seat, bonus, cx);
        autobot::retarget(game, Some(country), cx);
    } else if good == space.preferred {
        // Each reward can be had once; a preferred good is never paid as another one.
        if (player.unclaimed | player.claimed) & bit == 0 {
            player.unclaimed |= bit;
            cx.say(Event::BonusStored { seat, country });
        }
    } else if player.paid & bit == 0 {
        player.paid |= bit;
        game.earn(seat, space.money, cx);
    }
    if game.panels[country.idx()].iter().any(Option::is_some) {
        game.stack.push(seat, Step::PickTile(country));
    }
}
