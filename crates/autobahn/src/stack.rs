//! The call stack of the rules, kept as a field: what is being decided is on top, what comes after
//! lies below.

use std::fmt;

use engine::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::action::TruckNo;
use crate::autobot::Part;
use crate::nouns::*;

const DEPTH: usize = 32;

/// One thing to do. The first group are decisions; the second runs by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
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
        truck: TruckNo,
        left: u8,
    },
    /// Move any one truck.
    BonusMove {
        steps: u8,
    },
    /// An extra step for the moving truck or for the other one.
    ExtraStep {
        moving: TruckNo,
        steps: u8,
    },
    /// A truck passed an own station: choose a bonus.
    StationBonus {
        truck: TruckNo,
        link: Link,
    },
    /// Choose one of the country's bonus tiles.
    PickTile(Country),
    Build,
    /// The second of two sections built at once.
    Pair {
        first: Section,
    },
    Upgrade,
    /// Load a truck, then move it some steps.
    Load {
        steps: u8,
    },
    Station,
    /// Unlock a technology with a token that is already taken from its place …
    Unlock,
    /// … or with an extra token.
    UnlockExtra,
    Promote,
    /// Take a card from the display into the hand.
    Gain,
    /// Choose the basic card to replace.
    Discard,
    /// Take the card that replaces it: into the hand, or above a space.
    Replace(Option<Space>),
    Swap,
    SwapFor(Card),
    Recolour,
    Slide,
    SlideTo(Card),
    Flip,
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
        price: u16,
    },

    /// Place an employee in an office.
    Employee(Colour),
    Develop(u8),
    /// A part of Autobot's turn.
    Autobot(Part),
    /// Check a route card at the end of an era.
    CheckRoute,
    /// All administration is done.
    NextEra,
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Frame {
    pub seat: Seat,
    pub step: Step,
}

const FILLER: Frame = Frame { seat: Seat(0), step: Step::Over };

/// Frames above `len` are always `FILLER`, so that equal stacks are equal values.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Stack {
    len: u8,
    frames: [Frame; DEPTH],
}

impl Stack {
    pub const EMPTY: Stack = Stack { len: 0, frames: [FILLER; DEPTH] };

    pub fn top(&self) -> Frame {
        if self.len == 0 { FILLER } else { self.frames[self.len as usize - 1] }
    }

    pub fn push(&mut self, seat: Seat, step: Step) {
        assert!((self.len as usize) < DEPTH, "the rules nest no deeper than {DEPTH}");
        self.frames[self.len as usize] = Frame { seat, step };
        self.len += 1;
    }

    pub fn pop(&mut self) -> Frame {
        let top = self.top();
        self.len = self.len.saturating_sub(1);
        self.frames[self.len as usize] = FILLER;
        top
    }

    pub fn replace_top(&mut self, step: Step) {
        let top = self.pop();
        self.push(top.seat, step);
    }

    pub fn clear(&mut self) {
        *self = Stack::EMPTY;
    }

    pub fn frames(&self) -> &[Frame] {
        &self.frames[..self.len as usize]
    }

    pub fn frames_mut(&mut self) -> &mut [Frame] {
        &mut self.frames[..self.len as usize]
    }
}

impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.frames()).finish()
    }
}

impl Serialize for Stack {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.frames().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Stack {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let frames = Vec::<Frame>::deserialize(deserializer)?;
        if frames.len() > DEPTH {
            return Err(serde::de::Error::custom("the stack is too deep"));
        }
        let mut stack = Stack::EMPTY;
        frames.iter().for_each(|frame| stack.push(frame.seat, frame.step));
        Ok(stack)
    }
}
