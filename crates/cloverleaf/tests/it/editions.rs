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

fn of_autobahn(folder: &Folder) -> String {
    format!("autobahn={}", folder.path())
}

#[test]
fn a_corrected_edition_is_another_one() {
    let folder = Folder::new("corrected");
    corrected(&folder);
    let shipped = edition_in_use(&["games", "--json"]);
    let same = format!("autobahn={SHIPPED}");
    assert_eq!(edition_in_use(&["--edition", &same, "games", "--json"]), shipped);
    let own = edition_in_use(&["games", "--json", "--edition", &of_autobahn(&folder)]);
    assert_ne!(own, shipped);
}

#[test]
fn a_record_is_only_replayed_with_its_edition() {
    let folder = Folder::new("own");
    corrected(&folder);
    let records = Folder::new("own-records");
    let file = records.file("match.txt");
    let play = ["play", "autobahn", "--seed", "1", "--bots", "random", "--record", &file];
    succeed(&[&play[..], &["--edition", folder.path()]].concat());
    succeed(&["record", "verify", &file, "--edition", &of_autobahn(&folder)]);
    let (code, error) = fail(&["record", "verify", &file]);
    assert!(code == 1 && error.contains("edition"), "{error}");
}

#[test]
fn a_broken_edition_is_refused_with_file_and_reason() {
    let folder = Folder::new("broken");
    let refused = || fail(&["games", "--edition", &of_autobahn(&folder)]);
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
    assert_eq!(fail(&["games", "--edition", &format!("autobahn={missing}")]).0, 1);
    assert!(fail(&["games", "--edition", folder.path()]).1.contains("of which game"));
    assert_eq!(fail(&["games", "--edition", &format!("chess={}", folder.path())]).0, 2);
}

#[test]
fn every_game_can_have_its_own_edition() {
    let race = r#"{"spaces": {"is": 12, "source": "public"},
        "places": {"is": [7, 4, 2], "source": "rulebook"},
        "laps": {"points": [0, 1, 3, 5, 6, 7], "more": 1, "source": "rulebook"}}"#;
    let (autobahn, automobile) = (Folder::new("both-a"), Folder::new("both-b"));
    corrected(&autobahn);
    automobile.write("race.json", race);
    let of_automobile = format!("automobile={}", automobile.path());
    let editions = |text: &str| -> Vec<String> {
        let games: Value = serde_json::from_str(text).unwrap();
        let games = games["games"].as_array().unwrap().iter();
        games.map(|game| game["edition"].as_str().unwrap().to_owned()).collect()
    };
    let shipped = editions(&succeed(&["games", "--json"]));
    let both = ["--edition", &of_autobahn(&autobahn), "--edition", &of_automobile];
    let own = editions(&succeed(&[&["games", "--json"], &both[..]].concat()));
    assert!(own[0] != shipped[0] && own[1] != shipped[1] && own.len() == shipped.len());
    let play = ["play", "automobile", "--seed", "1", "--bots", "random", "--edition"];
    succeed(&[&play[..], &[automobile.path()]].concat());
}
