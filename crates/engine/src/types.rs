//! What goes over the wire, as TypeScript and as JSON Schema: written from the very types that are sent, so
//! that a client cannot disagree with them. The contract wants both of every type of a game ([`Wire`]).

use std::borrow::Cow;
use std::collections::BTreeMap;

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Serialize;
use serde_json::{Value, json};
use ts_rs::{Config, TS, TypeVisitor};

use crate::{Frame, Game, Noun, Number, Set, Stack};

/// Whatever is sent: JSON, and able to say of what shape.
pub trait Wire: Serialize + TS + JsonSchema + 'static {}

impl<T: Serialize + TS + JsonSchema + 'static> Wire for T {}

/// Declarations of some types and of all that they are made of, each once, by name.
#[derive(Debug, Default)]
pub struct Types(BTreeMap<String, String>);

/// No number we send needs more than the 53 bits that a client's numbers have; hashes are text.
fn config() -> Config {
    Config::new().with_large_int("number")
}

impl Types {
    /// What a client of a game is sent.
    pub fn of<G: Game>() -> Self {
        let said = Types::default().with::<G::View>().with::<G::Step>().with::<G::Event>();
        said.with::<G::Reason>().with::<Tagged>()
    }

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
        self.0
            .insert(name, format!("{docs}{}\n", in_lines(&format!("export {}", T::decl(&config)))));
        T::visit_dependencies(self);
    }
}

/// No line of a declaration is much wider than that.
const WIDTH: usize = 100;

fn in_lines(declaration: &str) -> String {
    let lines = declaration.lines().map(|line| {
        let comment = line.trim_start().starts_with(['*', '/']);
        if comment { line.to_owned() } else { folded(line) }
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Another line begins after a comma or before a type of a union.
fn folded(line: &str) -> String {
    let (mut out, mut width, mut comma) = (String::new(), 0, false);
    for word in line.split_inclusive(' ') {
        if width + word.len() > WIDTH && (comma || word.starts_with('|')) {
            out.truncate(out.trim_end().len());
            out.push_str("\n  ");
            width = 2;
        }
        out.push_str(word);
        width += word.len();
        comma = word.trim_end().ends_with(',');
    }
    out
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

/// The names of a noun are those of the edition in use.
pub fn names_of<T: Noun>(schema: &mut Schema) {
    let names: Vec<&str> = T::all().map(Noun::name).collect();
    schema.insert("enum".to_owned(), names.into());
}

impl<T: JsonSchema, W> JsonSchema for Set<T, W> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("SetOf{}", T::schema_name()).into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let members = T::schema_name();
        let description = format!("a set of {members}: bit n stands for the n-th of its names");
        json_schema!({ "type": "integer", "minimum": 0, "description": description })
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
pub fn schemas<G: Game>() -> Value {
    json!({
        "options": read::<G::Options>(),
        "step": told::<G::Step>(),
        "event": told::<G::Event>(),
        "reason": told::<G::Reason>(),
        "view": told::<G::View>(),
        "state": told::<G>(),
    })
}

/// What may be left out may be left out. Every option says all of itself, for whoever shows them one by one.
fn read<T: JsonSchema>() -> Schema {
    let whole = SchemaSettings::draft2020_12().with(|it| it.inline_subschemas = true);
    whole.into_generator().into_root_schema_for::<T>()
}

/// What is sent is sent whole.
fn told<T: JsonSchema>() -> Schema {
    SchemaSettings::draft2020_12().for_serialize().into_generator().into_root_schema_for::<T>()
}
