//! Files of expected text beside the tests. `UPDATE_EXPECT=1 cargo test` rewrites them.

use std::path::PathBuf;
use std::{env, fs};

use engine::Game;

use crate::Suite;

pub fn updating() -> bool {
    env::var_os("UPDATE_EXPECT").is_some()
}

/// What to do about a file that is missing or no longer true.
pub(crate) fn rewrite<G: Game>() -> String {
    format!("`UPDATE_EXPECT=1 cargo test -p {}` writes it as it is now", G::ID)
}

impl<G: Game> Suite<G> {
    /// A file or folder in `tests/it` of the game.
    pub fn path(&self, name: &str) -> PathBuf {
        [self.home, "tests", "it", name].iter().collect()
    }

    /// Compares line by line, or rewrites the file.
    #[track_caller]
    pub fn expect(&self, name: &str, actual: &str) {
        let path = self.path(name);
        if updating() {
            fs::create_dir_all(path.parent().expect("it lies in a folder")).expect("a folder");
            return fs::write(path, actual).expect("the file can be written");
        }
        let Ok(expected) = fs::read_to_string(&path) else {
            panic!("{path:?} cannot be read ({})", rewrite::<G>())
        };
        for (line, (is, was)) in (1..).zip(actual.lines().zip(expected.lines())) {
            assert!(
                is == was,
                "{name}, line {line}: expected\n{was}\nbut got\n{is}\n({})",
                rewrite::<G>()
            );
        }
        let (is, was) = (actual.lines().count(), expected.lines().count());
        assert!(is == was, "{name} has {was} lines, but got {is} ({})", rewrite::<G>());
    }
}
