use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::binary::{Folder, fail, succeed};

/// The files of a folder by name.
fn files(folder: &Path) -> BTreeMap<String, String> {
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap());
    files
        .map(|file| {
            let name = file.file_name().into_string().unwrap();
            (name, fs::read_to_string(file.path()).unwrap())
        })
        .collect()
}

#[test]
fn the_client_is_written_against_what_is_really_sent() {
    let folder = Folder::new("types");
    succeed(&["types", folder.path()]);
    let clients = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/types");
    let (ours, theirs) = (files(Path::new(folder.path())), files(&clients));
    let (here, there): (Vec<_>, Vec<_>) = (ours.keys().collect(), theirs.keys().collect());
    assert_eq!(
        here, there,
        "the files of web/src/types: run `make types`, remove what is left over"
    );
    for (name, text) in ours {
        let longest = text.lines().map(str::len).max();
        assert!(longest < Some(300), "web/src/types/{name} has a line of {longest:?}");
        assert!(theirs[&name] == text, "web/src/types/{name} is out of date: run `make types`");
    }
}

#[test]
fn types_go_into_a_folder_that_is_there() {
    let (code, problem) = fail(&["types", "/no/such/folder"]);
    assert_eq!(code, 1);
    assert!(problem.contains("/no/such/folder"), "{problem}");
}
