//! Saved states and data files as JSON.

use serde_json::Value;

/// JSON pointers to all plain values.
pub fn leaves(value: &Value) -> Vec<String> {
    let inside = |key: String, value: &Value| -> Vec<String> {
        leaves(value).into_iter().map(|rest| format!("/{key}{rest}")).collect()
    };
    match value {
        Value::Array(items) => {
            (0..).zip(items).flat_map(|(n, it): (u32, _)| inside(n.to_string(), it)).collect()
        }
        Value::Object(fields) => {
            fields.iter().flat_map(|(key, it)| inside(key.clone(), it)).collect()
        }
        _ => vec![String::new()],
    }
}
