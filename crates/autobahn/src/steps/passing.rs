//! Phase 3: a truck passes a service station. Another's earns its owner a fee, an own one
//! a bonus: among them an extra step for either truck.

use engine::{Bits, Seat};

use crate::action::Action;
use crate::autobot;
use crate::data::{StationBonus, data};
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::stack::Step;
use crate::state::{Autobahn, Truck};
use crate::steps::ends::{Help, needs_help, open_ends};
use crate::steps::{station, trucks};

/// The station that a truck passes by stepping onto a section, and whose it is: it crosses from one
/// section of the link to the other.
pub fn passed_station(game: &Autobahn, truck: Truck, section: Section) -> Option<(Link, Seat)> {
    let from = truck.section()?;
    let link = data().sections[section.idx()].link;
    let crosses = from != section && data().sections[from.idx()].link == link;
    game.station_owner(link).filter(|_| crosses).map(|owner| (link, owner))
}

pub fn pass_station(
    game: &mut Autobahn,
    seat: Seat,
    truck: TruckNo,
    link: Link,
    owner: Seat,
    cx: &mut Cx<'_>,
) {
    if owner != seat {
        if game.is_autobot(owner) {
            return autobot::human_passed(game);
        }
        let money = station::fee(game, owner, link);
        game.player_mut(owner).receive(money);
        cx.say(Event::StationFee { from: seat, to: owner, link, money });
    } else if game.is_autobot(seat) {
        autobot::passed_own_station(game, link, cx);
    } else if !game.turn.stations_passed.contains(link.number()) {
        game.turn.stations_passed.insert(link.number());
        let bonuses = if game.improved.contains(link.number()) { 2 } else { 1 };
        (0..bonuses).for_each(|_| game.stack.push(seat, Step::StationBonus { truck, link }));
    }
}

pub fn extra_steps(number: StationNo) -> u8 {
    match data().stations[number.idx()] {
        StationBonus::Step(steps) => steps,
        StationBonus::Money { .. }
        | StationBonus::Develop(_)
        | StationBonus::Promote(_)
        | StationBonus::Employee { .. } => 0,
    }
}

pub fn bonus_why_not(
    game: &Autobahn,
    seat: Seat,
    truck: TruckNo,
    number: StationNo,
) -> Option<Reason> {
    let built = game.player(seat).stations_built() as u8;
    if number.get() > built {
        Some(Reason::StationNotBuilt { built })
    } else if game.turn.bonuses_used & 1 << number.idx() != 0 {
        Some(Reason::BonusUsedThisTurn)
    } else {
        match data().stations[number.idx()] {
            StationBonus::Employee { price } => station::pay_why_not(game, seat, price),
            StationBonus::Step(_) => {
                needs_help(game, seat, truck.other()).then_some(Reason::StepNeeded)
            }
            StationBonus::Money { .. } | StationBonus::Develop(_) | StationBonus::Promote(_) => {
                None
            }
        }
    }
}

/// Whether the bonus may be chosen for a station just passed: a truck that needs the extra step to get
/// off an occupied section takes it, unless another station on its way gives it too.
fn choice_why_not(
    game: &Autobahn,
    seat: Seat,
    truck: TruckNo,
    number: StationNo,
) -> Option<Reason> {
    let stuck = || {
        extra_steps(number) == 0
            && open_ends(game, seat, truck, Help::of(game, seat, truck)).is_some_and(Bits::is_empty)
    };
    bonus_why_not(game, seat, truck, number).or_else(|| stuck().then_some(Reason::StepNeeded))
}

pub fn bonus_refusal(
    game: &Autobahn,
    seat: Seat,
    truck: TruckNo,
    action: Action,
) -> Option<Reason> {
    let Action::Bonus(number) = action else { return None };
    choice_why_not(game, seat, truck, number)
}

pub fn emit_station_bonuses(
    game: &Autobahn,
    seat: Seat,
    truck: TruckNo,
    emit: &mut impl FnMut(Action),
) {
    let mut only_for_money = true;
    for number in StationNo::all() {
        if choice_why_not(game, seat, truck, number).is_none() {
            only_for_money &=
                matches!(data().stations[number.idx()], StationBonus::Employee { .. });
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
    number: StationNo,
    cx: &mut Cx<'_>,
) {
    game.turn.bonuses_used |= 1 << number.idx();
    cx.say(Event::StationBonus { seat, link, number });
    match data().stations[number.idx()] {
        StationBonus::Step(steps) => {
            game.stack.push(seat, Step::ExtraStep { moving: truck, steps });
        }
        StationBonus::Employee { price } => {
            game.pay(seat, price, cx);
            game.stack.push(seat, Step::Employee(data().links[link.idx()].colour));
        }
        bonus @ (StationBonus::Money { .. }
        | StationBonus::Develop(_)
        | StationBonus::Promote(_)) => station::gain(game, seat, bonus, cx),
    }
}

/// The extra step goes to the moving truck, or at once to the other one. It moves a truck, so it may be
/// declined: the moving truck stops; where there is none, nothing happens.
pub fn emit_extra_step(
    game: &Autobahn,
    seat: Seat,
    moving: TruckNo,
    steps: u8,
    emit: &mut impl FnMut(Action),
) {
    let home = game.player(seat).trucks[moving.idx()] == Truck::Home;
    if !home {
        emit(Action::Truck(moving));
    }
    if !needs_help(game, seat, moving) {
        trucks::emit_movement(game, seat, |truck| if truck == moving { 0 } else { steps }, emit);
    }
    if home {
        emit(Action::Skip);
    }
}

pub fn extra_step_refusal(
    game: &Autobahn,
    seat: Seat,
    moving: TruckNo,
    steps: u8,
    action: Action,
) -> Option<Reason> {
    // The moving truck goes on by its own steps afterwards.
    let for_other = matches!(action, Action::Move(it, _) | Action::Deliver(it) if it != moving);
    let needed = || for_other && needs_help(game, seat, moving);
    trucks::bonus_move_refusal(game, seat, steps, action)
        .or_else(|| needed().then_some(Reason::StepNeeded))
}

/// A truck that is home by now has no use for it.
pub fn give_extra_step(game: &mut Autobahn, seat: Seat, truck: TruckNo, steps: u8) {
    if game.player(seat).trucks[truck.idx()] == Truck::Home {
        return;
    }
    for frame in game.stack.frames_mut().iter_mut().rev() {
        if let Step::Moving { truck: moving, left } = &mut frame.step
            && frame.seat == seat
            && *moving == truck
        {
            *left += steps;
            return;
        }
    }
}
