//! The page on a game's rules says of each where it stands and which test holds it: both exist.

use std::fs;
use std::path::{Path, PathBuf};

use engine::Game;

use crate::Suite;

impl<G: Game> Suite<G> {
    /// Compares `docs/<id>.md` with the crate. In its tables, what stands in a column `where` or `test` is
    /// checked: a `file.rs` below `src` and after it the functions and types in it, a `file.json` below
    /// `data`, a test by its module and name. Returns how many tests it names.
    #[track_caller]
    pub fn page(&self) -> usize {
        let home = Path::new(self.home);
        let path = home.join("../../docs").join(format!("{}.md", G::ID));
        let page = fs::read_to_string(&path).unwrap_or_else(|bad| panic!("{path:?}: {bad}"));
        assert!(!page.contains("(pending)"), "a rule without a test");
        let mut columns = Vec::new();
        let (mut tests, mut wrong) = (0, Vec::new());
        for line in page.lines() {
            let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
            if !line.starts_with('|') {
                columns.clear();
            } else if columns.is_empty() {
                columns = cells.iter().map(|cell| cell.to_lowercase()).collect();
            } else {
                for (column, cell) in columns.iter().zip(cells) {
                    match column.as_str() {
                        "where" => wrong.extend(self.misplaced(home, cell)),
                        "test" => {
                            tests += quoted(cell).count();
                            wrong.extend(quoted(cell).filter_map(|name| self.untested(name)));
                        }
                        _ => {}
                    }
                }
            }
        }
        assert!(wrong.is_empty(), "{path:?}:\n{}", wrong.join("\n"));
        tests
    }

    fn untested(&self, name: &str) -> Option<String> {
        let Some((module, test)) = name.rsplit_once("::") else {
            return Some(format!("`{name}` names no test"));
        };
        let nested = self.path(&format!("{}.rs", module.replace("::", "/")));
        let source = fs::read_to_string(&nested).unwrap_or_default();
        let found = source.contains(&format!("fn {test}()"));
        (!found).then(|| format!("there is no test `{name}`"))
    }

    fn misplaced(&self, home: &Path, cell: &str) -> Vec<String> {
        let mut file: Option<(PathBuf, String)> = None;
        let mut wrong = Vec::new();
        for name in quoted(cell) {
            let folder = match name.rsplit_once('.') {
                Some((_, "rs")) => "src",
                Some((_, "json")) => "data",
                _ => {
                    let known = file.as_ref().is_some_and(|(_, source)| defines(source, name));
                    if !known {
                        let file = file.as_ref().map(|(path, _)| path);
                        wrong.push(format!("`{name}` is not in {file:?}"));
                    }
                    continue;
                }
            };
            let path = home.join(folder).join(name);
            match fs::read_to_string(&path) {
                Ok(source) if folder == "src" => file = Some((path, source)),
                Ok(_) => {}
                Err(bad) => wrong.push(format!("{path:?}: {bad}")),
            }
        }
        wrong
    }
}

fn quoted(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('`').skip(1).step_by(2)
}

/// Does the source define the function or type, or a type and its function (`Roads::open`)?
fn defines(source: &str, name: &str) -> bool {
    name.split("::").all(|part| {
        ["fn", "struct", "enum", "type", "const", "impl"].iter().any(|keyword| {
            source.match_indices(&format!("{keyword} {part}")).any(|(at, found)| {
                let next = source[at + found.len()..].chars().next();
                next.is_none_or(|next| !next.is_alphanumeric() && next != '_')
            })
        })
    })
}
