//! Where a truck may end. Nobody stops beside another truck or in traffic; passing is free, so whoever
//! enters an occupied section must be able to leave it again.

use engine::{Bits, Seat};

use crate::data::data;
use crate::nouns::*;
use crate::stack::Step;
use crate::state::{Autobahn, Truck};
use crate::steps::{passing, wine};

/// Sections with traffic or with a truck of another player.
fn busy(game: &Autobahn, seat: Seat) -> Bits {
    let mut busy = game.traffic;
    for (owner, player) in game.seats.iter().enumerate() {
        for truck in player.trucks {
            if let Truck::Road(section, _) = truck
                && owner != seat.idx()
            {
                busy.insert(section.number());
            }
        }
    }
    busy
}

/// Sections on which a truck may not end: another truck stands there, or traffic.
pub fn others(game: &Autobahn, seat: Seat, truck: TruckNo) -> Bits {
    let own = game.player(seat).trucks[truck.other().idx()].section();
    busy(game, seat).or(own.map_or(Bits::EMPTY, Section::bit))
}

/// Steps that a truck can still earn on its way, by passing one of these own stations.
#[derive(Clone, Copy)]
pub struct Help {
    steps: u8,
    stations: Bits,
}

impl Help {
    pub const NONE: Help = Help { steps: 0, stations: Bits::EMPTY };

    /// The bonus is had once in a turn; a truck that was let onto an occupied section because of it
    /// keeps it from the other one.
    pub fn of(game: &Autobahn, seat: Seat, truck: TruckNo) -> Help {
        let stations = game.player(seat).stations.minus(game.turn.stations_passed);
        if stations.is_empty() {
            return Help::NONE;
        }
        let open =
            |number: &StationNo| passing::bonus_why_not(game, seat, truck, *number).is_none();
        let helps = StationNo::all().filter(|number| passing::extra_steps(*number) > 0);
        let steps = helps.filter(open).map(passing::extra_steps).max().unwrap_or(0);
        if steps == 0 { Help::NONE } else { Help { steps, stations } }
    }

    /// Sections reached by passing one of the stations from these.
    pub fn passed(self, from: Bits) -> Bits {
        let links = self.stations.iter().map(|link| data().links[usize::from(link)].sections);
        let across = |sections: Bits| match sections.and(from).len() {
            1 => sections.minus(from),
            0 => Bits::EMPTY,
            _ => sections,
        };
        links.map(across).fold(Bits::EMPTY, Bits::or)
    }
}

/// Where a truck with this good can end within `left` steps from `plain`, or with the steps of the
/// help besides from `helped`; `None` if it can get rid of its good.
pub fn ends(
    game: &Autobahn,
    seat: Seat,
    good: Good,
    (mut plain, mut helped): (Bits, Bits),
    (left, help): (u8, Help),
    taken: Bits,
) -> Option<Bits> {
    let built = game.roads.built;
    let spread = |from: Bits| {
        from.iter().fold(from, |all, it| all.or(data().sections[usize::from(it)].steps.and(built)))
    };
    let most = left + help.steps;
    for gone in 0..=most {
        let mut reached = plain.or(helped).iter().map(Section::of);
        let delivers = |section: Section| match good {
            Good::Wine => wine::arrives(game, seat, good, section).is_some(),
            // The step beyond the border is still to be made.
            Good::Appliances | Good::Automotive | Good::Chemicals | Good::Pharmaceuticals => {
                let has_step = gone < left || gone < most && helped.contains(section.number());
                has_step && data().sections[section.idx()].border.is_some()
            }
        };
        if reached.any(delivers) {
            return None;
        }
        if gone < left {
            helped = spread(helped).or(help.passed(plain).and(built));
            plain = spread(plain);
        } else if gone < most {
            helped = spread(helped);
        }
    }
    Some(plain.or(helped).minus(taken))
}

/// Steps left to a truck that is under way.
fn steps_left(game: &Autobahn, seat: Seat, truck: TruckNo) -> Option<u8> {
    game.stack.frames().iter().rev().find_map(|frame| {
        let Step::Moving { truck: moving, left } = frame.step else { return None };
        (moving == truck && frame.seat == seat).then_some(left)
    })
}

/// Sections on which a truck whose movement was interrupted can end; `None` if it need not. The other
/// truck is in its way where it stands, but not where it is passing.
pub fn open_ends(game: &Autobahn, seat: Seat, truck: TruckNo, help: Help) -> Option<Bits> {
    let Truck::Road(section, good) = game.player(seat).trucks[truck.idx()] else {
        return None;
    };
    let left = steps_left(game, seat, truck)?;
    let taken = match steps_left(game, seat, truck.other()) {
        Some(_) => busy(game, seat),
        None => others(game, seat, truck),
    };
    ends(game, seat, good, (section.bit(), Bits::EMPTY), (left, help), taken)
}

/// Is the truck under way without a place to end, unless a station helps it?
pub fn needs_help(game: &Autobahn, seat: Seat, truck: TruckNo) -> bool {
    open_ends(game, seat, truck, Help::NONE).is_some_and(Bits::is_empty)
}

/// Where a truck under way is going to end: with the steps it has, or else with those to be earned.
fn likely_ends(game: &Autobahn, seat: Seat, truck: TruckNo) -> Option<Bits> {
    match open_ends(game, seat, truck, Help::NONE) {
        Some(none) if none.is_empty() => open_ends(game, seat, truck, Help::of(game, seat, truck)),
        ends => ends,
    }
}

/// The last section that is left to a truck whose movement was interrupted.
pub fn last_resort(game: &Autobahn, seat: Seat, truck: TruckNo) -> Bits {
    likely_ends(game, seat, truck).filter(|ends| ends.len() == 1).unwrap_or(Bits::EMPTY)
}

/// Sections that must stay clear so that no truck on the move is left without a place to end.
pub fn needed_ends(game: &Autobahn, seat: Seat, closing: Bits) -> Bits {
    let ends = TruckNo::all().filter_map(|truck| likely_ends(game, seat, truck));
    ends.filter(|ends| ends.minus(closing).is_empty()).fold(Bits::EMPTY, Bits::or)
}

/// As `others`, and the truck may not take its last resort from the one that it interrupts.
pub fn taken(game: &Autobahn, seat: Seat, truck: TruckNo) -> Bits {
    others(game, seat, truck).or(last_resort(game, seat, truck.other()))
}
