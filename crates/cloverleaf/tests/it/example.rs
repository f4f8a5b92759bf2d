//! The worked example of docs/engine-protocol.md, line by line against the real thing.
//! `UPDATE_EXPECT=1` rewrites the answers in the document.

use std::collections::BTreeSet;
use std::env;
use std::fs;

use serde_json::{Map, Value};

use crate::binary::Engine;

const MANUAL: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/engine-protocol.md");
/// Stands for anything: a value, the rest of a list, or the other fields of an object.
const ANYTHING: &str = "…";

/// `answer` as the manual would print it: shortened where `shown` is.
fn abbreviate(shown: &Value, answer: &Value) -> Value {
    match (shown, answer) {
        (Value::String(text), _) if text == ANYTHING => shown.clone(),
        (Value::Array(shown), Value::Array(answer)) => match shown.split_last() {
            Some((last, head)) if last == ANYTHING && answer.len() >= head.len() => {
                let head = head.iter().zip(answer).map(|(shown, it)| abbreviate(shown, it));
                head.chain([last.clone()]).collect()
            }
            _ if shown.len() == answer.len() => {
                shown.iter().zip(answer).map(|(shown, it)| abbreviate(shown, it)).collect()
            }
            _ => Value::Array(answer.clone()),
        },
        (Value::Object(shown), Value::Object(answer)) => {
            let open = shown.contains_key(ANYTHING);
            let mut fields = Map::new();
            for (name, value) in answer {
                match shown.get(name) {
                    Some(shown) => drop(fields.insert(name.clone(), abbreviate(shown, value))),
                    None if open => {}
                    None => drop(fields.insert(name.clone(), value.clone())),
                }
            }
            if open {
                fields.insert(ANYTHING.to_owned(), shown[ANYTHING].clone());
            }
            Value::Object(fields)
        }
        _ => answer.clone(),
    }
}

#[test]
fn the_manual_tells_the_truth() {
    let manual = fs::read_to_string(MANUAL).unwrap();
    let mut engine = Engine::start();
    let mut answer = Value::Null;
    let mut rewritten = String::new();
    let mut answers = 0;
    for line in manual.lines() {
        if let Some(request) = line.strip_prefix("→ ") {
            answer = engine.line(request.as_bytes());
        }
        match line.strip_prefix("← ") {
            Some(shown) => {
                let shown: Value = serde_json::from_str(shown).unwrap_or_default();
                let expected = abbreviate(&shown, &answer);
                if env::var_os("UPDATE_EXPECT").is_none() {
                    assert_eq!(shown, expected, "run with UPDATE_EXPECT=1 to rewrite the manual");
                }
                rewritten += &format!("← {}\n", in_order(&expected));
                answers += 1;
            }
            None => rewritten += &format!("{line}\n"),
        }
    }
    assert!(answers >= 12, "one for every verb");
    engine.stop();
    if env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(MANUAL, rewritten).unwrap();
    }
}

/// What a field is called, down to where the game's own things begin.
fn fields(name: &str, value: &Value, found: &mut BTreeSet<String>) {
    const OF_THE_GAME: [&str; 9] =
        ["step", "event", "reason", "view", "state", "why", "options", "choices", "id"];
    match value {
        Value::Array(list) => list.iter().for_each(|it| fields(name, it, found)),
        Value::Object(fields_of) if !OF_THE_GAME.contains(&name) => {
            for (name, value) in fields_of {
                found.insert(name.clone());
                fields(name, value, found);
            }
        }
        Value::Object(_) | Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn the_manual_names_every_field_of_every_answer() {
    let manual = fs::read_to_string(MANUAL).unwrap();
    let (said, example) = manual.split_once("## A worked example").unwrap();
    let mut engine = Engine::start();
    let requests = example.lines().filter_map(|line| line.strip_prefix("→ "));
    let more = [
        r#"{"do":"new","game":"autobahn","seats":2,"seed":5}"#,
        r#"{"do":"bot","match":"m2","level":"greedy"}"#,
        r#"{"do":"bot","match":"m2","level":"greedy"}"#,
        r#"{"do":"hint","match":"m2"}"#,
    ];
    let mut found = BTreeSet::new();
    for request in requests.chain(more) {
        fields("", &engine.line(request.as_bytes()), &mut found);
    }
    engine.stop();
    for name in ["game", "element", "outlook", "events", "hash", "win", "places"] {
        assert!(found.contains(name), "{name} is in no answer: {found:?}");
    }
    let missing: Vec<&String> = found
        .iter()
        .filter(|it| !said.contains(&format!("`{it}`")) && !said.contains(&format!("\"{it}\"")))
        .collect();
    assert!(missing.is_empty(), "the manual does not name {missing:?}");
}

/// The line as the program writes it, `id` first.
fn in_order(answer: &Value) -> String {
    let mut fields = answer.as_object().cloned().unwrap_or_default();
    let id = fields.remove("id").unwrap_or_default();
    let rest = Value::Object(fields).to_string();
    format!("{{\"id\":{id},{}", rest.strip_prefix('{').unwrap_or_default())
}
