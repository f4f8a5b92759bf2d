//! What a game says of its messages is true of them, and says of every field what it is.

use std::fmt::Display;

use engine::types::schemas;
use engine::{Game, Log, Rng, Seat, Seed, first_able};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::Suite;

/// Views are large: of most plies only the steps and events are looked at.
const EVERY: u32 = 7;

impl<G: Game> Suite<G> {
    /// Plays whole random matches with these options and asserts that every step, event, reason, view
    /// and state is as the schemas say, with no field that they do not know; and that options can be given
    /// one by one.
    #[track_caller]
    pub fn schemas(&self, options: &[G::Options], matches: u64) {
        if let Err(problem) = options_one_by_one::<G::Options>() {
            panic!("options: {problem}; write #[serde(default, deny_unknown_fields)] above them");
        }
        let said = Said::new::<G>();
        for options in options {
            said.options.holds(options);
            for seats in G::SEATS {
                (0..matches).for_each(|seed| said.hold::<G>(options, seats, seed));
            }
        }
    }

    /// Every schema, every field and every variant is explained, by itself or by its type.
    #[track_caller]
    pub fn schemas_explain_every_field(&self) {
        let mut silent = Vec::new();
        for (name, schema) in schemas::<G>().as_object().expect("schemas by name") {
            unexplained(schema, schema, name, &mut silent);
        }
        assert!(silent.is_empty(), "not explained: {silent:#?}");
    }
}

/// A client may give any of the options and leave the others out, and one that there is not is refused.
fn options_one_by_one<O: Default + PartialEq + Serialize + DeserializeOwned>() -> Result<(), String>
{
    let usual = serde_json::to_value(O::default()).expect("options are sent as JSON");
    let read = |given: Map<String, Value>| serde_json::from_value::<O>(Value::Object(given));
    for (name, value) in usual.as_object().ok_or("not sent as an object")? {
        let alone = read(Map::from_iter([(name.clone(), value.clone())]));
        let alone = alone.map_err(|bad| format!("{name} alone is not read, {bad}"))?;
        if alone != O::default() {
            return Err(format!("with {name} alone, the others have not their default"));
        }
    }
    match read(Map::from_iter([("no such option".to_owned(), Value::Null)])) {
        Ok(_) => Err("one that there is not is taken".to_owned()),
        Err(_) => Ok(()),
    }
}

struct Said {
    options: One,
    step: One,
    event: One,
    reason: One,
    view: One,
    state: One,
}

struct One {
    name: &'static str,
    schema: Value,
}

impl One {
    #[track_caller]
    fn holds(&self, said: &impl Serialize) {
        let said = serde_json::to_value(said).expect("it is sent as JSON");
        if let Err(problem) = (Reader { root: &self.schema }).fits(&self.schema, &said) {
            panic!("{}{problem}", self.name);
        }
    }
}

impl Said {
    fn new<G: Game>() -> Self {
        let mut all = schemas::<G>();
        let mut one = |name| One { name, schema: all[name].take() };
        Said {
            options: one("options"),
            step: one("step"),
            event: one("event"),
            reason: one("reason"),
            view: one("view"),
            state: one("state"),
        }
    }

    fn hold<G: Game>(&self, options: &G::Options, seats: u8, seed: u64) {
        let secret = Seed::from_number(seed);
        let mut choices = Rng::at(secret.apart(0), 0);
        let mut state = G::setup(options, seats, &mut Rng::at(secret, 0)).expect("a set-up");
        let (mut legal, mut before) = (Vec::new(), Vec::new());
        for ply in 0.. {
            let decision = state.decision();
            if let engine::Decision::Choose { step, .. } = decision {
                self.step.holds(&step);
            }
            if ply % EVERY == 0 || decision.is_over() {
                self.state.holds(&state);
                let viewers = (0..seats).map(Seat).map(Some).chain([None]);
                viewers.for_each(|viewer| self.view.holds(&state.view(viewer)));
            }
            std::mem::swap(&mut before, &mut legal);
            legal.clear();
            let Some(seat) = first_able(&state, decision.seats(), &mut legal) else { return };
            // What could be done before is a good guess at what people try and cannot do.
            for action in &before {
                let reasons = (0..seats).filter_map(|seat| state.why_not(Seat(seat), *action));
                reasons.for_each(|reason| self.reason.holds(&reason));
            }
            let action = legal[choices.below(legal.len() as u32) as usize];
            let mut log = Log::on();
            state.apply(seat, action, &mut Rng::at(secret, ply + 1), &mut log);
            log.entries().iter().for_each(|(_, event)| self.event.holds(event));
        }
    }
}

/// As much of JSON Schema as our types are described with; whatever else a schema says is refused. It is
/// stricter in one thing: an object has no other fields than those that are named.
#[derive(Clone, Copy)]
struct Reader<'a> {
    root: &'a Value,
}

impl Reader<'_> {
    /// Else where it does not fit, and why.
    fn fits(self, schema: &Value, it: &Value) -> Result<(), String> {
        let rules = schema.as_object().expect("a schema is an object");
        rules.iter().try_for_each(|(rule, value)| self.follows(rules, rule, value, it))
    }

    fn follows(
        self,
        rules: &Map<String, Value>,
        rule: &str,
        value: &Value,
        it: &Value,
    ) -> Result<(), String> {
        let list = || value.as_array().expect("a list").iter();
        let holds = match rule {
            "$schema" | "$defs" | "title" | "description" | "format" | "default" => true,
            "$ref" => {
                let place = value.as_str().and_then(|it| it.strip_prefix('#')).expect("a place");
                return self.fits(self.root.pointer(place).expect("it is there"), it);
            }
            "type" if value.is_array() => list().any(|kind| is(kind, it)),
            "type" => is(value, it),
            "const" => value == it,
            "enum" => list().any(|one| one == it),
            "anyOf" => list().any(|one| self.fits(one, it).is_ok()),
            "oneOf" => list().filter(|one| self.fits(one, it).is_ok()).count() == 1,
            "minimum" => number(it).is_none_or(|it| Some(it) >= number(value)),
            "maximum" => number(it).is_none_or(|it| Some(it) <= number(value)),
            "minItems" => it.as_array().is_none_or(|it| Some(it.len() as u64) >= value.as_u64()),
            "maxItems" => it.as_array().is_none_or(|it| Some(it.len() as u64) <= value.as_u64()),
            "items" => {
                // Those that are not named one by one.
                let named = rules.get("prefixItems").and_then(Value::as_array).map_or(0, Vec::len);
                let mut rest = (0..).zip(it.as_array().into_iter().flatten()).skip(named);
                return rest.try_for_each(|(n, one)| self.inside(value, &n, one));
            }
            "prefixItems" => {
                let mut pairs = (0..).zip(list().zip(it.as_array().into_iter().flatten()));
                return pairs.try_for_each(|(n, (schema, one))| self.inside(schema, &n, one));
            }
            "required" => {
                list().all(|name| it.is_null() || it.get(name.as_str().expect("a name")).is_some())
            }
            "properties" => {
                let mut fields = it.as_object().into_iter().flatten();
                return fields.try_for_each(|(name, field)| match value.get(name) {
                    Some(schema) => self.inside(schema, name, field),
                    None => Err(format!(".{name}: nobody has said that there is such a field")),
                });
            }
            "additionalProperties" => value == false,
            _ => panic!("a schema says `{rule}`: teach the test what that means"),
        };
        if holds { Ok(()) } else { Err(format!(": {it} is not {rule} {value}")) }
    }

    fn inside(self, schema: &Value, place: &dyn Display, it: &Value) -> Result<(), String> {
        self.fits(schema, it).map_err(|problem| format!(".{place}{problem}"))
    }
}

fn number(it: &Value) -> Option<i128> {
    it.as_i64().map(i128::from).or_else(|| it.as_u64().map(i128::from))
}

fn is(kind: &Value, it: &Value) -> bool {
    match kind.as_str().expect("the name of a kind") {
        "null" => it.is_null(),
        "boolean" => it.is_boolean(),
        "integer" => it.is_i64() || it.is_u64(),
        "string" => it.is_string(),
        "array" => it.is_array(),
        "object" => it.is_object(),
        other => panic!("nothing we send is a {other}"),
    }
}

/// Collects the paths of fields and variants without a description.
fn unexplained(root: &Value, schema: &Value, path: &str, silent: &mut Vec<String>) {
    for (name, it) in schema["$defs"].as_object().into_iter().flatten() {
        unexplained(root, it, &format!("{path} {name}"), silent);
    }
    for (name, it) in schema["properties"].as_object().into_iter().flatten() {
        let path = format!("{path}.{name}");
        // A variant of an enum is an object with one field; what explains the one explains the other.
        let variant = schema["properties"].as_object().is_some_and(|all| all.len() == 1)
            && schema["description"].is_string();
        if !variant && !is_explained(root, it) {
            silent.push(path.clone());
        }
        unexplained(root, it, &path, silent);
    }
    for several in ["anyOf", "oneOf", "prefixItems"] {
        for it in schema[several].as_array().into_iter().flatten() {
            unexplained(root, it, path, silent);
        }
    }
    if schema["items"].is_object() {
        unexplained(root, &schema["items"], path, silent);
    }
}

fn is_explained(root: &Value, schema: &Value) -> bool {
    schema["description"].is_string()
        || ["anyOf", "oneOf"].iter().any(|several| {
            schema[*several]
                .as_array()
                .is_some_and(|all| all.iter().any(|it| is_explained(root, it)))
        })
        || schema["items"].is_object() && is_explained(root, &schema["items"])
        || schema["$ref"]
            .as_str()
            .and_then(|it| root.pointer(it.strip_prefix('#')?))
            .is_some_and(|it| is_explained(root, it))
}
