//! An owner's corrected data files.

use std::fs;
use std::path::{Path, PathBuf};

use arena::Entry;

use crate::error::{Error, game};

/// Data files are small; a larger one is something else.
const LARGEST: u64 = 4 << 20;

/// `spec` is `DIR` or `GAME=DIR`. It must come before anything that looks at the data.
pub fn install(spec: &str, command_game: Option<&str>) -> Result<(), Error> {
    let (named, dir) = match spec.split_once('=') {
        Some((id, dir)) => (Some(id), Path::new(dir)),
        None => (command_game, Path::new(spec)),
    };
    let bad = |problem: String| Error::Edition { path: dir.to_owned(), problem };
    let id = named.ok_or_else(|| bad("of which game? Write GAME=DIR".to_owned()))?;
    let entry: &Entry = game(id)?;
    let files = read(dir)?;
    if files.is_empty() {
        return Err(bad("there is no *.json file in this folder".to_owned()));
    }
    (entry.install)(&files).map_err(bad)
}

/// Names and texts of the folder's *.json files, by name.
fn read(dir: &Path) -> Result<Vec<(String, String)>, Error> {
    let bad = |path: PathBuf, problem: String| Error::Edition { path, problem };
    let mut files = Vec::new();
    for item in fs::read_dir(dir).map_err(|error| bad(dir.to_owned(), error.to_string()))? {
        let path = item.map_err(|error| bad(dir.to_owned(), error.to_string()))?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else { continue };
        if !name.ends_with(".json") {
            continue;
        }
        let name = name.to_owned();
        files.push((name, text(&path).map_err(|problem| bad(path, problem))?));
    }
    files.sort();
    Ok(files)
}

/// The text of a file of bearable size.
fn text(path: &Path) -> Result<String, String> {
    let size = fs::metadata(path).map_err(|error| error.to_string())?.len();
    if size > LARGEST {
        return Err(format!("larger than {LARGEST} bytes"));
    }
    fs::read_to_string(path).map_err(|error| error.to_string())
}
