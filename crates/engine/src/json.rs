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

/// Why JSON from outside is not what was asked for, in words of JSON: whoever sent it knows no type of ours.
pub fn complaint(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let Some((found, expected)) = text.split_once("expected ") else { return text };
    // What was read from text says where.
    let (expected, place) =
        expected.split_at(expected.rfind(" at line ").unwrap_or(expected.len()));
    let kind = expected.split([' ', ',']).next().unwrap_or_default();
    let plain = match kind {
        "u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64" => "a whole number",
        "struct" | "internally" | "adjacently" => "an object",
        "enum" | "variant" | "unit" | "newtype" => "a word, or an object with one",
        "tuple" => "a list",
        _ => expected,
    };
    format!("{found}expected {plain}{place}")
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, Deserialize)]
    #[expect(dead_code, reason = "only what is wrong is looked at")]
    struct Point {
        x: u8,
        kind: Kind,
    }

    #[derive(Debug, Deserialize)]
    #[serde(rename_all = "snake_case")]
    #[expect(dead_code, reason = "only what is wrong is looked at")]
    enum Kind {
        Near,
        Far(u8, u8),
    }

    #[test]
    fn nobody_is_told_our_types() {
        for (text, said) in [
            ("7", "invalid type: integer `7`, expected an object at line 1 column 1"),
            (
                r#"{"x":"a"}"#,
                "invalid type: string \"a\", expected a whole number at line 1 column 8",
            ),
            (r#"{"x":1,"kind":{"far":7}}"#, "expected a list"),
            (r#"{"x":1,"kind":"fur"}"#, "unknown variant `fur`, expected `near` or `far`"),
            (r#"{"x":1}"#, "missing field `kind` at line 1 column 7"),
        ] {
            let complaint = complaint(&serde_json::from_str::<Point>(text).unwrap_err());
            assert!(complaint.contains(said), "{text}: {complaint}");
            assert!(!complaint.contains("Point") && !complaint.contains("Kind"), "{complaint}");
        }
    }
}
