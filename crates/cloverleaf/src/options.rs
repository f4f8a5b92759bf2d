//! What commands that set up a match are told alike of its options.

use std::str::FromStr;

use serde_json::Value;

#[derive(Debug, clap::Args)]
pub struct Options {
    /// The game's options, such as '{"track": 6}'; those left out have their default
    #[arg(long, value_name = "JSON", value_parser = Value::from_str)]
    options: Option<Value>,
}

impl Options {
    /// Nothing given: all have their default.
    pub fn given(&self) -> Value {
        self.options.clone().unwrap_or_default()
    }
}
