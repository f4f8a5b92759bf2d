//! Every line of docs/security.md names a test that is there.

use std::fs;
use std::path::{Path, PathBuf};

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
            let found = ["src", "tests/it"].iter().flat_map(|it| files(&file, &home.join(it)));
            let there = |path: PathBuf| {
                let source = fs::read_to_string(path).unwrap();
                name == "*" || source.contains(&format!("fn {name}("))
            };
            assert!(found.into_iter().any(there), "{file} has no test {name}");
        }
    }
}
