//! Whatever arrives, every line gets one answer, every file a verdict, and nothing panics.

use std::cell::RefCell;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestRng, TestRunner};
use serde_json::{Value, json};

use crate::binary::{Engine, Folder, run, succeed};

/// The same cases in every run, so that a red build is red again.
fn check<T: std::fmt::Debug>(
    cases: u32,
    strategy: impl Strategy<Value = T>,
    test: impl Fn(T) -> Result<(), TestCaseError>,
) {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    TestRunner::new_with_rng(config, rng).run(&strategy, test).unwrap();
}

fn line() -> impl Strategy<Value = Vec<u8>> {
    vec(any::<u8>(), 0..200).prop_map(|mut bytes| {
        bytes.retain(|byte| *byte != b'\n');
        bytes
    })
}

fn scalar() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (0..40u32).prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        "[a-zA-Z0-9 .]{0,12}".prop_map(Value::from),
        Just(json!("m1")),
        Just(json!("autobahn")),
        Just(json!({})),
        Just(json!([])),
    ]
}

fn request() -> impl Strategy<Value = Value> {
    let verb = prop::sample::select(vec![
        "catalog", "schemas", "new", "legal", "play", "view", "state", "load", "undo", "why",
        "playout", "record", "drop", "",
    ]);
    let field = prop::sample::select(vec![
        "id", "game", "seats", "seed", "options", "match", "seat", "action", "state",
    ]);
    (verb, vec((field, scalar()), 0..6)).prop_map(|(verb, fields)| {
        let mut request = json!({ "do": verb, "match": "m1", "seat": 0, "game": "autobahn" });
        for (name, value) in fields {
            request[name] = value;
        }
        request
    })
}

#[test]
fn arbitrary_lines_are_answered() {
    check(40, vec(line(), 1..40), |lines| {
        let mut engine = Engine::start();
        for line in lines {
            prop_assert!(engine.line(&line)["error"]["kind"].is_string());
        }
        engine.stop();
        Ok(())
    });
}

#[test]
fn arbitrary_requests_are_answered() {
    check(60, vec(request(), 1..40), |requests| {
        let mut engine = Engine::start();
        engine.new_match(3, 1);
        for request in requests {
            let answer = engine.ask(&request);
            prop_assert_eq!(&answer["id"], &request["id"]);
            prop_assert_ne!(&answer["error"]["kind"], "internal", "{}", request);
        }
        engine.stop();
        Ok(())
    });
}

/// Where the scalars of a state are.
fn pointers(value: &Value, path: &str, out: &mut Vec<String>) {
    match value {
        Value::Array(items) => {
            for (n, item) in items.iter().enumerate() {
                pointers(item, &format!("{path}/{n}"), out);
            }
        }
        Value::Object(fields) => {
            for (name, item) in fields {
                pointers(item, &format!("{path}/{name}"), out);
            }
        }
        _ => out.push(path.to_owned()),
    }
}

#[derive(Clone, Debug)]
enum Change {
    To(Value),
    /// A value from elsewhere in the state: more often of the right type, so it gets further.
    Copy(prop::sample::Index),
}

fn change() -> impl Strategy<Value = Change> {
    prop_oneof![
        1 => scalar().prop_map(Change::To),
        3 => any::<prop::sample::Index>().prop_map(Change::Copy),
    ]
}

#[test]
fn tampered_states_are_refused_or_playable() {
    let mut engine = Engine::start();
    let mut states = Vec::new();
    for seats in 1..=4 {
        let id = engine.new_match(seats, 1);
        for _ in 0..20 {
            states.push(engine.ask(&json!({ "do": "state", "match": id }))["state"].take());
            (0..25).for_each(|_| drop(engine.play_first(&id)));
        }
    }
    let engine = RefCell::new(engine);
    let index = any::<prop::sample::Index>;
    check(1000, (index(), vec((index(), change()), 1..4)), |(state, changes)| {
        let mut state = state.get(&states).clone();
        let mut places = Vec::new();
        pointers(&state, "", &mut places);
        let original = state.clone();
        for (place, change) in changes {
            let value = match change {
                Change::To(value) => value,
                Change::Copy(from) => {
                    original.pointer(from.get::<String>(&places)).unwrap().clone()
                }
            };
            *state.pointer_mut(place.get::<String>(&places)).unwrap() = value;
        }
        let mut engine = engine.borrow_mut();
        let load = json!({ "do": "load", "game": "autobahn", "state": state, "seed": 1 });
        let loaded = engine.ask(&load);
        let Some(id) = loaded["match"].as_str() else { return Ok(()) };
        engine.ask(&json!({ "do": "view", "match": id, "seat": 0 }));
        engine.ask(&json!({ "do": "playout", "match": id, "seed": 1 }));
        engine.play_first(id);
        engine.ask(&json!({ "do": "drop", "match": id }));
        Ok(())
    });
    engine.into_inner().stop();
}

#[test]
fn arbitrary_files_are_no_records() {
    let folder = Folder::new("fuzz-files");
    check(60, vec(any::<u8>(), 0..2000), |bytes| {
        let file = folder.write("file.txt", bytes);
        for verb in ["show", "replay", "verify"] {
            prop_assert_eq!(run(&["record", verb, &file]).status.code(), Some(1));
        }
        Ok(())
    });
}

#[test]
fn damaged_records_have_a_verdict() {
    let folder = Folder::new("fuzz-records");
    let file = folder.file("match.txt");
    succeed(&["play", "autobahn", "--seed", "2", "--bots", "random", "--record", &file]);
    let record = std::fs::read(&file).unwrap();
    let change = (any::<prop::sample::Index>(), any::<u8>());
    check(80, vec(change, 1..3), |changes| {
        let mut damaged = record.clone();
        for (place, byte) in changes {
            // Most damage shall hit the header and the first plies, where there is more to break.
            let place = place.index(record.len().min(2000));
            damaged[place] = byte;
        }
        let file = folder.write("damaged.txt", &damaged);
        for verb in ["show", "replay", "verify"] {
            let code = run(&["record", verb, &file]).status.code();
            prop_assert!(matches!(code, Some(0..=2)), "{:?}", code);
        }
        Ok(())
    });
}
