//! The call stack of a game's rules, kept as a field of the state: what is being decided is on top,
//! what comes after lies below. A bonus in the middle of an action is one push; when it is done, the
//! action goes on where it was.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::Seat;

/// One thing to do, as a game names them: mostly what is to be decided, besides what runs by itself.
pub trait Step: Copy + Eq {
    /// What an empty stack has on top: all is done.
    const OVER: Self;
}

/// A step and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
pub struct Frame<S> {
    pub seat: Seat,
    pub step: S,
}

impl<S: Step> Frame<S> {
    const FILLER: Self = Frame { seat: Seat(0), step: S::OVER };
}

/// Frames above `len` are always the filler, so that equal stacks are equal values. It has a fixed
/// depth, so that a state is a plain value.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Stack<S, const DEPTH: usize> {
    len: u8,
    frames: [Frame<S>; DEPTH],
}

impl<S: Step, const DEPTH: usize> Stack<S, DEPTH> {
    pub const EMPTY: Self = Stack { len: 0, frames: [Frame::FILLER; DEPTH] };

    pub fn top(&self) -> Frame<S> {
        let top = usize::from(self.len).wrapping_sub(1);
        self.frames.get(top).copied().unwrap_or(Frame::FILLER)
    }

    pub fn push(&mut self, seat: Seat, step: S) {
        assert!((self.len as usize) < DEPTH, "the rules nest no deeper than {DEPTH}");
        self.frames[self.len as usize] = Frame { seat, step };
        self.len += 1;
    }

    pub fn pop(&mut self) -> Frame<S> {
        let top = self.top();
        self.len = self.len.saturating_sub(1);
        self.frames[self.len as usize] = Frame::FILLER;
        top
    }

    /// The same seat has something else to do.
    pub fn replace_top(&mut self, step: S) {
        let top = self.pop();
        self.push(top.seat, step);
    }

    pub fn clear(&mut self) {
        *self = Stack::EMPTY;
    }

    /// The bottom first.
    pub fn frames(&self) -> &[Frame<S>] {
        &self.frames[..self.len as usize]
    }

    pub fn frames_mut(&mut self) -> &mut [Frame<S>] {
        &mut self.frames[..self.len as usize]
    }
}

impl<S: fmt::Debug, const DEPTH: usize> fmt::Debug for Stack<S, DEPTH> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&self.frames[..self.len as usize]).finish()
    }
}

/// Saved as the list of its frames.
impl<S: Serialize, const DEPTH: usize> Serialize for Stack<S, DEPTH> {
    fn serialize<Z: Serializer>(&self, serializer: Z) -> Result<Z::Ok, Z::Error> {
        self.frames[..self.len as usize].serialize(serializer)
    }
}

impl<'de, S: Step + Deserialize<'de>, const DEPTH: usize> Deserialize<'de> for Stack<S, DEPTH> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let frames = Vec::<Frame<S>>::deserialize(deserializer)?;
        if frames.len() > DEPTH {
            return Err(serde::de::Error::custom("the stack is too deep"));
        }
        let mut stack = Stack::EMPTY;
        frames.iter().for_each(|frame| stack.push(frame.seat, frame.step));
        Ok(stack)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Step for u8 {
        const OVER: u8 = 0;
    }

    type Small = Stack<u8, 3>;

    #[test]
    fn what_was_done_leaves_no_trace() {
        let mut stack = Small::EMPTY;
        stack.push(Seat(1), 7);
        stack.push(Seat(2), 8);
        stack.replace_top(9);
        assert_eq!(stack.pop(), Frame { seat: Seat(2), step: 9 });
        let mut other = Small::EMPTY;
        other.push(Seat(1), 7);
        assert_eq!(stack, other);
        assert_eq!((stack.pop().step, stack.pop().step), (7, u8::OVER));
        assert_eq!(stack, Small::EMPTY);
    }

    #[test]
    fn reads_back_what_it_saved_and_nothing_deeper() {
        let mut stack = Small::EMPTY;
        (1..=3).for_each(|step| stack.push(Seat(0), step));
        let text = serde_json::to_string(&stack).unwrap();
        assert_eq!(serde_json::from_str::<Small>(&text).unwrap(), stack);
        assert!(serde_json::from_str::<Stack<u8, 2>>(&text).is_err());
    }
}
