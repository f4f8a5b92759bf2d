//! What goes over the wire, as TypeScript and as JSON Schema: written from the very types that are sent, so that a client
//! cannot disagree with them.

use std::borrow::Cow;
use std::collections::BTreeMap;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Value, json};
use ts_rs::{Config, TS, TypeVisitor};

use crate::{Frame, Game, Number, Set, Stack};

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

impl<const LEAST: u8, const MOST: u8> JsonSchema for Number<LEAST, MOST> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("Number{LEAST}To{MOST}").into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "integer", "minimum": LEAST, "maximum": MOST })
    }
}

impl<T, W> JsonSchema for Set<T, W> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Set".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "integer", "minimum": 0, "description": "a set: bit n is its n-th member" })
    }
}

impl<S: JsonSchema, const DEPTH: usize> JsonSchema for Stack<S, DEPTH> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Stack".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Vec::<Frame<S>>::json_schema(generator)
    }
}

/// Everything a game reads, tells and stores, each as a JSON Schema of its own.
pub fn schemas<G>() -> Value
where
    G: Game<Options: JsonSchema, Step: JsonSchema, Event: JsonSchema, Reason: JsonSchema>,
    G: Game<View: JsonSchema> + JsonSchema,
{
    json!({
        "options": schemars::schema_for!(G::Options),
        "step": schemars::schema_for!(G::Step),
        "event": schemars::schema_for!(G::Event),
        "reason": schemars::schema_for!(G::Reason),
        "view": schemars::schema_for!(G::View),
        "state": schemars::schema_for!(G),
    })
}
