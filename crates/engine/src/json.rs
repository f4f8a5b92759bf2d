//! What a game says, written as JSON once, straight from its types.
//!
//! Most of it is only passed on to a client or a file, so text is what is kept: a tree of values would
//! take longer to build than the rules take to play, and many times the memory.

use std::fmt::{self, Display};

use serde::{Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

#[derive(Clone, Debug)]
pub struct Json(Box<RawValue>);

impl Json {
    pub fn of<T: Serialize>(value: &T) -> Self {
        Json(to_raw_value(value).expect("what a game says always serializes"))
    }

    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// For whoever looks into it.
    pub fn value(&self) -> Value {
        serde_json::from_str(self.text()).expect("it was written by us")
    }
}

/// Games write their fields in one order, so equal values are equal texts.
impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text()
    }
}

impl Eq for Json {}

impl Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}
