//! Every crate that is linked into the binary is named in `licences.json` with its licence and, where that
//! asks for it, its text; the build of the client makes the page from it. `UPDATE_EXPECT=1` rewrites it.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use serde_json::{Value, json};

/// Licences are those of the Linux build: other systems swap a few crates of the same families.
const TARGET: &str = "x86_64-unknown-linux-gnu";
/// Sources of other people inside a crate, such as the C of an allocator, lie no deeper.
const DEPTH: usize = 4;
/// Is the crate offered under it, this one is taken: its text stands once for all.
const COMMON: &str = "Apache-2.0";

fn metadata() -> Value {
    let told = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked", "--offline", "--filter-platform"])
        .arg(TARGET)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    serde_json::from_slice(&told.stdout).unwrap()
}

fn list<'a>(value: &'a Value, key: &str) -> &'a Vec<Value> {
    value[key].as_array().unwrap()
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap()
}

/// What is linked: from the binary along everything but tests and build scripts. Our own crates have no source.
fn shipped(metadata: &Value) -> Vec<&Value> {
    let by_id = |all: &'static str, of: &'static str| -> HashMap<&str, &Value> {
        let all = if all == "nodes" { &metadata["resolve"] } else { metadata }[all].as_array();
        all.unwrap().iter().map(|it| (text(it, of), it)).collect()
    };
    let (packages, nodes) = (by_id("packages", "id"), by_id("nodes", "id"));
    let root = packages.values().find(|it| it["name"] == "cloverleaf").unwrap();
    let (mut seen, mut open) = (BTreeSet::new(), vec![text(root, "id")]);
    while let Some(id) = open.pop() {
        if seen.insert(id) {
            let normal = |it: &&Value| list(it, "dep_kinds").iter().any(|it| it["kind"].is_null());
            open.extend(list(nodes[id], "deps").iter().filter(normal).map(|it| text(it, "pkg")));
        }
    }
    let mut found: Vec<_> = seen.iter().map(|id| packages[id]).collect();
    found.retain(|it| !it["source"].is_null());
    found.sort_by_key(|it| (text(it, "name"), text(it, "version")));
    found
}

fn is_licence(name: &str) -> bool {
    let name = name.to_lowercase();
    ["license", "licence", "unlicense", "copying", "notice"].iter().any(|it| name.starts_with(it))
}

fn licence_files(folder: &Path, depth: usize, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() && depth > 0 {
            licence_files(&path, depth - 1, found);
        } else if path.is_file() && path.file_name().unwrap().to_str().is_some_and(is_licence) {
            found.push(path);
        }
    }
}

/// One of the alternatives stands alone, so no other text is needed.
fn is_common(licence: &str) -> bool {
    !licence.contains("AND") && licence.split(['/', ' ']).any(|it| it == COMMON)
}

fn texts_of(package: &Value) -> Vec<String> {
    let (name, licence) = (text(package, "name"), text(package, "license"));
    let mut files = Vec::new();
    let folder = Path::new(text(package, "manifest_path")).parent().unwrap();
    licence_files(folder, DEPTH, &mut files);
    let notice = |it: &PathBuf| {
        it.file_name().unwrap().to_ascii_uppercase().to_str().unwrap().starts_with("NOTICE")
    };
    if is_common(licence) {
        files.retain(notice);
    } else if files.is_empty() {
        // Some only name theirs; it is one of ours as well.
        assert_eq!(licence, "MIT", "{name} comes without the text of its licence");
        files.push(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../LICENSE-MIT"));
    }
    files.sort();
    let read =
        |it: &PathBuf| fs::read_to_string(it).unwrap().replace("\r\n", "\n").trim().to_owned();
    files.iter().map(read).collect()
}

#[test]
fn every_crate_in_the_binary_is_named_with_its_licence() {
    let metadata = metadata();
    let mut texts = BTreeMap::new();
    let packages: Vec<_> = shipped(&metadata)
        .into_iter()
        .map(|package| {
            let numbers: BTreeSet<usize> = texts_of(package)
                .into_iter()
                .map(|it| {
                    let next = texts.len();
                    *texts.entry(it).or_insert(next)
                })
                .collect();
            json!({
                "name": package["name"], "version": package["version"],
                "licence": package["license"], "texts": numbers,
            })
        })
        .collect();
    let mut in_order: Vec<_> = texts.into_iter().collect();
    in_order.sort_by_key(|(_, number)| *number);
    let texts: Vec<_> = in_order.into_iter().map(|(it, _)| it).collect();
    let is = serde_json::to_string_pretty(&json!({ "packages": packages, "texts": texts }))
        .unwrap()
        + "\n";
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("licences.json");
    if env::var_os("UPDATE_EXPECT").is_some() {
        return fs::write(path, is).unwrap();
    }
    let was = fs::read_to_string(path).unwrap_or_default();
    assert!(is == was, "licences.json is out of date: run this test with UPDATE_EXPECT=1");
}
