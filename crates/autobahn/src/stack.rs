//! The call stack of the rules, kept as a field: what is being decided is on top, what comes after
//! lies below.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::autobot::Part;
use crate::nouns::*;

/// One thing to do. The first group are decisions; the second runs by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Set-up: choose a route card.
    Route,
    /// Phase 1: claim a delivery bonus.
    Claim,
    /// Phase 2: the action, what the card adds to it, a bonus tile.
    Act,
    /// Choose the action space for a card.
    Space(Card),
    /// Phase 3: move trucks, then end the turn.
    Trucks,
    /// A truck is on the move and has some steps left.
    Moving {
        /// Counted from 0.
        #[serde(with = "crate::nouns::truck_idx")]
        #[ts(as = "u8")]
        #[schemars(with = "u8")]
        truck: TruckNo,
        /// How many.
        left: u8,
    },
    /// Move any one truck.
    BonusMove {
        /// By so many steps.
        steps: u8,
    },
    /// An extra step for the moving truck or for the other one.
    ExtraStep {
        /// Counted from 0.
        #[serde(with = "crate::nouns::truck_idx")]
        #[ts(as = "u8")]
        #[schemars(with = "u8")]
        moving: TruckNo,
        /// How many.
        steps: u8,
    },
    /// A truck passed an own station: choose a bonus.
    StationBonus {
        /// Counted from 0.
        #[serde(with = "crate::nouns::truck_idx")]
        #[ts(as = "u8")]
        #[schemars(with = "u8")]
        truck: TruckNo,
        link: Link,
    },
    /// Choose one of the country's bonus tiles.
    PickTile(Country),
    /// Build a section.
    Build,
    /// The second of two sections built at once.
    Pair {
        first: Section,
    },
    /// Upgrade a link.
    Upgrade,
    /// Load a truck, then move it some steps.
    Load {
        /// How many.
        steps: u8,
    },
    /// Build a service station.
    Station,
    /// Unlock a technology with a token that is already taken from its place …
    Unlock,
    /// … or with an extra token.
    UnlockExtra,
    /// Promote an employee.
    Promote,
    /// Take a card from the display into the hand.
    Gain,
    /// Choose the basic card to replace.
    Discard,
    /// Take the card that replaces it: into the hand, or above a space.
    Replace(Option<Space>),
    /// Choose the card of the hand to swap …
    Swap,
    /// … and the played card for it.
    SwapFor(Card),
    /// Choose another colour for the played card.
    Recolour,
    /// Choose a played card to move …
    Slide,
    /// … and the action space.
    SlideTo(Card),
    /// Flip an action tile.
    Flip,
    /// Remove an action tile.
    Remove,
    /// Choose a link for each traffic token that is left.
    Traffic,
    /// Choose the improvement for a station.
    Service(Link),
    /// Companion: enter what happened on the table.
    Companion,
    /// Companion: which delivery board Autobot has.
    Board,
    /// Companion: which card came off the deck.
    Reveal,
    /// May pay to place an employee.
    PayEmployee {
        colour: Colour,
        /// What it costs.
        price: u16,
    },

    /// Place an employee in an office.
    Employee(Colour),
    /// Move so far on the development track.
    Develop(u8),
    /// A part of Autobot's turn.
    Autobot(Part),
    /// Check a route card at the end of an era.
    CheckRoute,
    /// All administration is done.
    NextEra,
    Over,
}

impl engine::Step for Step {
    const OVER: Self = Step::Over;
}

/// Rules nest no deeper than this.
const DEPTH: usize = 32;

pub type Frame = engine::Frame<Step>;
pub type Stack = engine::Stack<Step, DEPTH>;
