//! How far a truck can go: a help for players, told with the view.

use engine::{Bits, Seat};
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::action::Action;
use crate::autobot;
use crate::data::data;
use crate::nouns::*;
use crate::stack::Step;
use crate::state::{Autobahn, Truck};
use crate::steps::{ends, trucks};

#[derive(Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Reach {
    /// How far it can go.
    pub steps: u8,
    /// Can it be moved with this very decision? Otherwise these are the steps of later in this turn, of a
    /// turn with a card of its colour, or of any turn of Autobot.
    pub now: bool,
    /// Where it can end, and where it can deliver.
    pub sections: Vec<Section>,
    pub countries: Vec<Country>,
}

/// Bonuses that it may earn on the way are not counted.
pub fn reach(game: &Autobahn, seat: Seat, truck: TruckNo) -> Reach {
    let it = game.player(seat).trucks[truck.idx()];
    let now = moves_now(game, seat, truck);
    let steps = steps(game, seat, truck, now);
    let mut reached = Bits::EMPTY;
    let mut countries = Bits::EMPTY;
    let mut front = vec![it];
    for _ in 0..steps {
        let mut next = Vec::new();
        for truck in front {
            countries = countries.or(trucks::at_border(truck).map_or(Bits::EMPTY, Country::bit));
            for section in trucks::next_sections(game, truck).minus(reached) {
                reached.insert(section);
                next.extend(truck.good().map(|good| Truck::Road(Section::of(section), good)));
            }
        }
        front = next;
    }
    let here = it.section().map_or(Bits::EMPTY, Section::bit);
    let ends = reached.minus(ends::others(game, seat, truck)).minus(here);
    Reach {
        steps,
        now,
        sections: ends.iter().map(Section::of).collect(),
        countries: countries.iter().map(Country::of).collect(),
    }
}

/// Is a step of this truck, or a delivery, among what the seat may choose?
fn moves_now(game: &Autobahn, seat: Seat, truck: TruckNo) -> bool {
    let top = game.stack.top();
    let mut any = false;
    if top.seat == seat {
        game.options(top, &mut |action| {
            any |= matches!(action, Action::Move(it, _) | Action::Deliver(it) if it == truck);
        });
    }
    any
}

fn steps(game: &Autobahn, seat: Seat, truck: TruckNo, now: bool) -> u8 {
    let it = game.player(seat).trucks[truck.idx()];
    let moving = game.stack.frames().iter().rev().find_map(|frame| {
        if frame.seat != seat {
            None
        } else if let Step::Moving { truck: moving, left } = frame.step {
            (moving == truck).then_some(left)
        } else if let Step::BonusMove { steps } = frame.step {
            Some(steps)
        } else if let Step::ExtraStep { moving, steps } = frame.step {
            // The moving truck goes on by its own steps, which lie below.
            (moving != truck && now).then_some(steps)
        } else {
            None
        }
    });
    let in_turn = game.current == seat && game.turn.card.is_some();
    match moving {
        Some(left) => left,
        None if in_turn => trucks::steps(game, seat, truck).unwrap_or(0),
        None if it == Truck::Home => 0,
        None if game.is_autobot(seat) => autobot::steps(game),
        None => data().eras[usize::from(game.era)].steps + trucks::dual_step(game, it),
    }
}
