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
    // What was read from text says where; what was sent may have such words of its own.
    let place = format!(" at line {} column {}", error.line(), error.column());
    let (said, place) =
        text.strip_suffix(&place).map_or((&*text, ""), |said| (said, place.as_str()));
    if said.starts_with("data did not match any variant") {
        return format!("not in any form that is read here{place}");
    }
    // What was sent may be quoted before what was expected.
    let Some((found, expected)) = said.rsplit_once("expected ") else {
        return format!("{}{place}", found_in_words(said));
    };
    format!("{}expected {}{place}", found_in_words(found), expected_in_words(expected))
}

fn found_in_words(found: &str) -> String {
    let kinds = [
        ("unknown variant `", "unknown word `"),
        ("invalid type: sequence", "invalid type: list"),
        ("invalid value: sequence", "invalid value: list"),
        ("invalid type: map", "invalid type: object"),
        ("invalid value: map", "invalid value: object"),
        ("invalid type: floating point `", "invalid type: number `"),
        ("invalid value: floating point `", "invalid value: number `"),
        ("invalid type: unit variant", "invalid type: a word alone"),
        ("invalid type: newtype variant", "invalid type: a word with more"),
        ("invalid type: tuple variant", "invalid type: a word with more"),
        ("invalid type: struct variant", "invalid type: a word with more"),
    ];
    let known = kinds.iter().find_map(|(ours, plain)| Some((plain, found.strip_prefix(ours)?)));
    known.map_or_else(|| found.to_owned(), |(plain, rest)| format!("{plain}{rest}"))
}

fn expected_in_words(expected: &str) -> String {
    if let Some(length) = expected.strip_prefix("an array of length ") {
        return format!("a list of {length}");
    }
    let kind = expected.split([' ', ',']).next().unwrap_or_default();
    match (kind, expected) {
        (_, "string or map") => "a word, or an object with one",
        (_, "map with a single key") => "an object with one word",
        (_, "fewer elements in array" | "fewer elements in sequence") => "a shorter list",
        (_, "a sequence") => "a list",
        (_, "a map") => "an object",
        (_, "variant identifier") => "a word",
        (_, "field identifier") => "a name",
        ("u8", _) => "a whole number from 0 to 255",
        ("u16", _) => "a whole number from 0 to 65535",
        ("u32", _) => "a whole number from 0 to 4294967295",
        ("u64" | "usize", _) => "a whole number from 0 on",
        ("i8" | "i16" | "i32" | "i64" | "isize", _) => "a whole number",
        ("f32" | "f64", _) => "a number",
        ("struct" | "internally" | "adjacently", _) => "an object",
        ("enum" | "variant" | "unit" | "newtype", _) => "a word, or an object with one",
        ("tuple", _) => "a list",
        _ if expected.starts_with("a tuple") => "a list",
        (_, plain) => plain,
    }
    .to_owned()
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
        more: Option<[u8; 2]>,
        either: Option<Either>,
    }

    #[derive(Debug, Deserialize)]
    #[serde(untagged)]
    #[expect(dead_code, reason = "only what is wrong is looked at")]
    enum Either {
        Number(u8),
        Word(String),
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
                "invalid type: string \"a\", expected a whole number from 0 to 255 at line 1 column 8",
            ),
            (r#"{"x":1,"kind":{"far":7}}"#, "expected a list"),
            (r#"{"x":300}"#, "integer `300`, expected a whole number from 0 to 255"),
            (r#"{"x":0.5}"#, "invalid type: number `0.5`, expected a whole number"),
            (r#"{"x":[]}"#, "invalid type: list, expected a whole number"),
            (r#"{"x":{}}"#, "invalid type: object, expected a whole number"),
            (r#"{"x":"expected u8"}"#, "string \"expected u8\", expected a whole number"),
            (r#"{"x":1,"kind":"far"}"#, "expected a list"),
            (r#"{"x":1,"kind":{"far":[1]}}"#, "expected a list"),
            (r#"{"x":1,"kind":"fur"}"#, "unknown word `fur`, expected `near` or `far`"),
            (r#"{"x":1,"kind":"near","more":[1]}"#, "expected a list of 2"),
            (r#"{"x":1,"kind":"near","more":7}"#, "expected a list of 2"),
            (r#"{"x":1,"kind":"near","either":[]}"#, "not in any form that is read here"),
            (r#"{"x":1}"#, "missing field `kind` at line 1 column 7"),
            (r#"{"x":"a at line b"}"#, "\"a at line b\", expected a whole number from 0 to 255"),
        ] {
            let from_text = serde_json::from_str::<Point>(text).unwrap_err();
            let value = serde_json::from_str::<Value>(text).unwrap();
            let from_value = serde_json::from_value::<Point>(value).unwrap_err();
            let nowhere = said.split(" at line 1 ").next().unwrap();
            let complaint = complaint(&from_text);
            assert!(complaint.contains(said), "{text}: {complaint}");
            let placeless = super::complaint(&from_value);
            assert!(placeless.contains(nowhere), "{text}: {placeless}");
            for ours in ["Point", "Kind", "Either", "enum", "variant", "tuple", "sequence", "map"] {
                assert!(!complaint.contains(ours), "{complaint}");
                assert!(!placeless.contains(ours), "{placeless}");
            }
        }
    }
}
