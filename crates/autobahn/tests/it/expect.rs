//! Files of expected text beside the tests. `UPDATE_EXPECT=1 cargo test -p autobahn` rewrites them.

use std::path::PathBuf;
use std::{env, fs};

pub fn path(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "it", name].iter().collect()
}

pub fn updating() -> bool {
    env::var_os("UPDATE_EXPECT").is_some()
}

/// Compares line by line, or rewrites the file.
#[track_caller]
pub fn expect(name: &str, actual: &str) {
    if updating() {
        fs::create_dir_all(path(name).parent().unwrap()).unwrap();
        return fs::write(path(name), actual).unwrap();
    }
    let expected = fs::read_to_string(path(name)).unwrap_or_default();
    for (line, (is, was)) in (1..).zip(actual.lines().zip(expected.lines())) {
        assert!(
            is == was,
            "{name}, line {line}: expected\n{was}\nbut got\n{is}\n(UPDATE_EXPECT=1 rewrites it)"
        );
    }
    assert_eq!(actual.lines().count(), expected.lines().count(), "the length of {name}");
}
