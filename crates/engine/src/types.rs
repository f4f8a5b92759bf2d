//! What goes over the wire, as TypeScript: written from the very types that are sent, so that a client
//! cannot disagree with them.

use std::collections::BTreeMap;

use ts_rs::{Config, TS, TypeVisitor};

use crate::Number;

/// Declarations of some types and of all that they are made of, each once, by name.
#[derive(Debug, Default)]
pub struct Types(BTreeMap<String, String>);

/// No number we send needs more than the 53 bits that a client's numbers have; hashes are text.
fn config() -> Config {
    Config::new().with_large_int("number")
}

impl Types {
    #[must_use]
    pub fn with<T: TS + 'static>(mut self) -> Self {
        self.visit::<T>();
        self
    }

    /// One module.
    pub fn module(&self) -> String {
        let head =
            "// Written from the Rust types by `make types`; a test compares. Do not edit.\n";
        self.0.values().fold(head.to_owned(), |text, it| text + "\n" + it)
    }
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let (config, name) = (config(), T::ident(&config()));
        // What TypeScript has itself, such as lists, has no file to be declared in.
        if T::output_path().is_none() || self.0.contains_key(&name) {
            return;
        }
        let docs = T::docs().unwrap_or_default();
        self.0.insert(name, format!("{docs}export {}\n", T::decl(&config)));
        T::visit_dependencies(self);
    }
}

/// What a game tells in its own words (an event, a step, a reason): a bare word, or one word with what
/// belongs to it.
#[derive(Debug, TS)]
#[ts(type = "string | Record<string, unknown>")]
pub struct Tagged;

/// TypeScript has no bounds.
impl<const LEAST: u8, const MOST: u8> TS for Number<LEAST, MOST> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &Config) -> String {
        "number".to_owned()
    }

    fn inline(config: &Config) -> String {
        Self::name(config)
    }
}
