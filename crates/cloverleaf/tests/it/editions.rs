use std::fs;

use serde_json::{Value, json};

use crate::binary::{Folder, fail, succeed};

const SHIPPED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../autobahn/data");

fn edition_in_use(arguments: &[&str]) -> String {
    let games: Value = serde_json::from_str(&succeed(arguments)).unwrap();
    games["games"][0]["edition"].as_str().unwrap().to_owned()
}

/// An owner's copy in which a printed number differs.
fn corrected(folder: &Folder) {
    let setup = fs::read_to_string(format!("{SHIPPED}/setup.json")).unwrap();
    let mut setup: Value = serde_json::from_str(&setup).unwrap();
    setup["refresh_money"]["is"] = json!(2);
    folder.write("setup.json", setup.to_string());
}

#[test]
fn a_corrected_edition_is_another_one() {
    let folder = Folder::new("corrected");
    corrected(&folder);
    let shipped = edition_in_use(&["games", "--json"]);
    assert_eq!(edition_in_use(&["--edition", SHIPPED, "games", "--json"]), shipped);
    let own = edition_in_use(&["games", "--json", "--edition", folder.path()]);
    assert_ne!(own, shipped);
    let named = format!("autobahn={}", folder.path());
    assert_eq!(edition_in_use(&["games", "--json", "--edition", &named]), own);
}

#[test]
fn a_record_is_only_replayed_with_its_edition() {
    let folder = Folder::new("own");
    corrected(&folder);
    let records = Folder::new("own-records");
    let file = records.file("match.txt");
    let play = ["play", "autobahn", "--seed", "1", "--bots", "random", "--record", &file];
    succeed(&[&play[..], &["--edition", folder.path()]].concat());
    succeed(&["record", "verify", &file, "--edition", folder.path()]);
    let (code, error) = fail(&["record", "verify", &file]);
    assert!(code == 1 && error.contains("edition"), "{error}");
}

#[test]
fn a_broken_edition_is_refused_with_file_and_reason() {
    let folder = Folder::new("broken");
    let refused = || fail(&["games", "--edition", folder.path()]);
    assert!(refused().1.contains("no *.json"));
    folder.write("setup.json", "{");
    assert!(refused().1.contains("setup.json"));
    folder.write("setup.json", [0xff, 0xfe]);
    assert!(refused().1.contains("setup.json"));
    folder.write("setup.json", " ".repeat(5 << 20));
    assert!(refused().1.contains("larger"));
    corrected(&folder);
    folder.write("dragons.json", "[]");
    let (code, error) = refused();
    assert!(code == 1 && error.contains("dragons.json"), "{error}");

    let missing = folder.file("nowhere");
    assert_eq!(fail(&["games", "--edition", &missing]).0, 1);
    assert_eq!(fail(&["games", "--edition", &format!("chess={}", folder.path())]).0, 2);
}
