//! Every line of docs/security.md names a test that is there, and docs/api.md leaves nothing out.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::client::Person;
use crate::house::House;

/// Where tests are: beside the code, of the server from outside, of the built program.
const FOLDERS: [&str; 3] = ["src", "tests/it", "../cloverleaf/tests/it"];

/// Where types are that OpenAPI does not tell of.
const SOURCES: [&str; 6] = [
    "../../web/src/types/table.ts",
    "../../web/src/types/autobahn.ts",
    "../arena/src/line.rs",
    "../arena/src/think/review.rs",
    "src/http/coach.rs",
    "src/room/export.rs",
];

/// The source files called so, of the tests and of the server itself.
fn files(name: &str, folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let found = |path: PathBuf| match path.is_dir() {
        true => files(name, &path),
        false if path.file_name().is_some_and(|file| file == name) => vec![path],
        false => Vec::new(),
    };
    entries.flat_map(found).collect()
}

#[test]
fn every_threat_has_a_test() {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(home.join("../../docs/security.md")).unwrap();
    let rows: Vec<&str> = text.lines().filter(|line| line.starts_with('|')).skip(2).collect();
    assert!(rows.len() > 20, "{}", rows.len());
    for row in rows {
        let tests = row.rsplit('|').nth(1).unwrap();
        let names: Vec<(&str, &str)> =
            tests.split('`').filter_map(|word| word.split_once("::")).collect();
        assert!(!names.is_empty(), "no test: {row}");
        for (file, name) in names {
            let file = format!("{file}.rs");
            let found = FOLDERS.iter().flat_map(|it| files(&file, &home.join(it)));
            let there = |path: PathBuf| {
                let source = fs::read_to_string(path).unwrap();
                name == "*" || source.contains(&format!("fn {name}("))
            };
            assert!(found.into_iter().any(there), "{file} has no test {name}");
        }
    }
}

pub fn api() -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/api.md")).unwrap()
}

/// What the server says of itself, which the made-up requests of `make fuzz-api` hold it to.
#[tokio::test(flavor = "multi_thread")]
async fn every_request_is_described_and_there() {
    let house = House::open().await;
    let stranger = Person::stranger(house.address());
    let openapi = stranger.get("/api/docs/openapi.json").await.ok();
    let mut there = BTreeSet::new();
    for (path, methods) in openapi["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            there.insert(format!("{} {path}", method.to_uppercase()));
        }
    }
    let text = api();
    let described: BTreeSet<String> = text
        .split('`')
        .filter(|it| it.contains(" /api/") && !it.contains('\n'))
        .map(|it| it.split('?').next().unwrap().to_owned())
        .collect();
    let missing: Vec<_> = there.difference(&described).collect();
    assert!(missing.is_empty(), "docs/api.md leaves out {missing:?}");
    let invented: Vec<_> = described.difference(&there).collect();
    assert!(invented.is_empty(), "docs/api.md invents {invented:?}");
}

#[test]
fn every_kind_of_error_is_described() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/error.rs");
    let source = fs::read_to_string(source).unwrap();
    let (_, kinds) = source.split_once("pub fn kind").unwrap();
    let (kinds, _) = kinds.split_once("pub fn status").unwrap();
    let kinds: Vec<&str> = kinds.split('"').skip(1).step_by(2).collect();
    assert!(kinds.len() > 25, "{kinds:?}");
    let text = api();
    for kind in kinds {
        let row = |line: &str| line.starts_with('|') && line.contains(&format!("`{kind}`"));
        assert!(text.lines().any(row), "docs/api.md leaves out {kind}");
    }
}

/// Names of fields, however deep.
fn fields(value: &Value, out: &mut BTreeSet<String>) {
    match value {
        Value::Object(all) => all.iter().for_each(|(name, it)| {
            out.insert(name.clone());
            fields(it, out);
        }),
        Value::Array(all) => all.iter().for_each(|it| fields(it, out)),
        _ => {}
    }
}

/// What schemas call properties, however deep.
fn properties(schema: &Value, out: &mut BTreeSet<String>) {
    let named = schema["properties"].as_object();
    out.extend(named.into_iter().flatten().map(|(name, _)| name.clone()));
    match schema {
        Value::Object(all) => all.values().for_each(|it| properties(it, out)),
        Value::Array(all) => all.iter().for_each(|it| properties(it, out)),
        _ => {}
    }
}

/// The objects that stand in sentences of a page, each with what stood in code before it.
fn objects(text: &str) -> Vec<(String, Value)> {
    let blocks = text.split("```").step_by(2);
    let mut found = Vec::new();
    for block in blocks {
        let mut before = String::new();
        for code in block.split('`').skip(1).step_by(2) {
            if code.starts_with('{') {
                let whole = code.replace("…", "\"…\"").replace("\"\"…\"\"", "\"…\"");
                let bad = |bad| panic!("docs/api.md: `{code}`: {bad}");
                found.push((before.clone(), serde_json::from_str(&whole).unwrap_or_else(bad)));
            } else {
                before = code.to_owned();
            }
        }
    }
    found
}

/// Examples in blocks are played (`examples.rs`); those in sentences at least name what there is.
#[tokio::test(flavor = "multi_thread")]
async fn every_object_in_a_sentence_names_fields_that_there_are() {
    let house = House::open().await;
    let openapi = Person::stranger(house.address()).get("/api/docs/openapi.json").await.ok();
    let schemas = &openapi["components"]["schemas"];
    let mut known = BTreeSet::new();
    properties(schemas, &mut known);
    // What goes over the socket, and what is no type of the server's: games' own, and the lines of a review.
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    for file in SOURCES {
        let source = fs::read_to_string(home.join(file)).unwrap();
        let names = source.split(|c: char| !c.is_alphanumeric() && c != '_');
        known.extend(names.map(str::to_owned));
    }
    let all = objects(&api());
    assert!(all.len() > 20, "{}", all.len());
    let mut held = 0;
    for (before, object) in &all {
        let mut named = BTreeSet::new();
        fields(object, &mut named);
        let asked = before.split_once(' ').and_then(|(method, path)| {
            let body = &openapi["paths"][path][method.to_lowercase()]["requestBody"];
            let name = body["content"]["application/json"]["schema"]["$ref"].as_str()?;
            Some(&schemas[name.rsplit('/').next()?])
        });
        let mut body = BTreeSet::new();
        if let Some(schema) = asked {
            held += 1;
            properties(schema, &mut body);
        } else {
            body.clone_from(&known);
        }
        let invented: Vec<_> = named.difference(&body).collect();
        assert!(invented.is_empty(), "after `{before}` docs/api.md invents {invented:?}");
    }
    assert!(held > 6, "only {held} are the bodies of requests");
}
