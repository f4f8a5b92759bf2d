//! A part of the view that somebody follows through a match, such as everybody's points.

use serde_json::Value;

use crate::{Error, Result};

/// A longer path, in bytes, is refused.
const LONGEST: usize = 100;

/// A path into a view: names of fields, or `*` for each of a list, each behind a `/`.
#[derive(Clone, Debug)]
pub struct Watch(Vec<String>);

impl Watch {
    pub fn read(path: &str) -> Result<Self> {
        let steps = path.strip_prefix('/').filter(|_| path.len() <= LONGEST);
        let bad = || Error::Malformed("a path starts with / and has at most 100 bytes".into());
        Ok(Watch(steps.ok_or_else(bad)?.split('/').map(str::to_owned).collect()))
    }

    /// What the path leads to; nothing where there is nothing.
    pub fn of(&self, view: &str) -> Value {
        fn walk(value: &Value, path: &[String]) -> Value {
            match (path.split_first(), value) {
                (None, value) => value.clone(),
                (Some((step, rest)), Value::Array(all)) if step == "*" => {
                    all.iter().map(|value| walk(value, rest)).collect()
                }
                (Some((step, rest)), value) => {
                    value.get(step).map_or(Value::Null, |value| walk(value, rest))
                }
            }
        }
        serde_json::from_str(view).map_or(Value::Null, |view| walk(&view, &self.0))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_path_leads_through_lists_and_to_nothing_where_there_is_nothing() {
        let view = r#"{"players": [{"score": {"total": 3}}, {"score": {"total": 5}}, {}]}"#;
        let at = |path| Watch::read(path).unwrap().of(view);
        assert_eq!(at("/players/*/score/total"), json!([3, 5, null]));
        assert_eq!(at("/players/*/score"), json!([{"total": 3}, {"total": 5}, null]));
        assert_eq!(at("/nowhere/at/all"), Value::Null);
        assert!(Watch::read("players").is_err());
        assert!(Watch::read(&"/x".repeat(60)).is_err());
    }
}
