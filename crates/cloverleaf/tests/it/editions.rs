use std::fs;

use serde_json::{Value, json};

use crate::binary::{Folder, fail, succeed};

const SHIPPED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../autobahn/data");

fn edition_in_use(arguments: &[&str]) -> String {
    let games: Value = serde_json::from_str(&succeed(arguments)).unwrap();
    games["games"][0]["edition"].as_str().unwrap().to_owned()
}

/// An owner's copy in which a printed number differs.
pub fn corrected(folder: &Folder) {
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
fn a_record_is_replayed_with_its_edition_only() {
    let folder = Folder::new("own");
    corrected(&folder);
    let records = Folder::new("own-records");
    let file = records.file("match.txt");
    let play = ["play", "autobahn", "--seed", "1", "--bots", "random", "--record", &file];
    succeed(&[&play[..], &["--edition", folder.path()]].concat());
    succeed(&["record", "verify", &file, "--edition", &of_autobahn(&folder)]);
    // Without those files it can be verified up to where they make a difference, and that is said.
    let (code, error) = fail(&["record", "verify", &file]);
    assert!(code == 3 && error.contains("verified up to ply "), "{error}");
    assert!(error.contains("played with edition "), "{error}");
    assert_eq!(fail(&["record", "replay", &file]).0, 1);
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

/// Those that were played by versions which were given out, and stay in the repository.
#[test]
fn records_of_every_version_are_verified_as_far_as_can_be() {
    let fixtures = concat!(env!("CARGO_MANIFEST_DIR"), "/../server/tests/fixtures");
    let folders = fs::read_dir(fixtures).unwrap().map(|it| it.unwrap().path());
    let files = folders.flat_map(|folder| fs::read_dir(folder).unwrap());
    let is_record = |path: &std::path::PathBuf| path.extension().is_some_and(|it| it == "record");
    let records: Vec<_> = files.map(|it| it.unwrap().path()).filter(is_record).collect();
    assert!(records.len() >= 3, "{records:?}");
    for path in records {
        let output = crate::binary::run(&["record", "verify", path.to_str().unwrap()]);
        let text = fs::read_to_string(&path).unwrap();
        let rules = text.lines().find(|line| line.starts_with("rules ")).unwrap();
        let version = format!("rules version {}", &rules[6..]);
        let said = [output.stdout, output.stderr].concat();
        let said = String::from_utf8(said).unwrap();
        let gone = said.contains("played with edition ") && !said.contains("shipped before");
        assert!(!gone, "{path:?}: keep what was given out under data/former: {said}");
        match output.status.code() {
            Some(0) => assert!(said.starts_with("ok: "), "{path:?}: {said}"),
            Some(3) => assert!(said.contains(&version), "{path:?}: {said}"),
            code => panic!("{path:?}: {code:?} {said}"),
        }
    }
}

#[test]
fn a_record_of_other_rules_is_verified_up_to_where_they_differ() {
    let folder = Folder::new("other-rules");
    let file = folder.file("match.txt");
    succeed(&["play", "autobahn", "--seed", "4", "--bots", "random", "--record", &file]);
    let record = fs::read_to_string(&file).unwrap();
    let ours = record.lines().find(|line| line.starts_with("rules ")).unwrap();
    let other = record.replace(ours, "rules 999");
    let same = folder.write("same.txt", &other);
    let said = succeed(&["record", "verify", &same]);
    assert!(said.starts_with("ok: "), "{said}");
    assert!(said.contains("played by rules version 999"), "{said}");
    assert!(said.contains("which play it the same"), "{said}");

    // As if those rules had led elsewhere at ply 20, or had allowed there what these do not.
    let ply = other.lines().find(|line| line.starts_with("20 ")).unwrap();
    let (action, _) = ply.split_once('#').unwrap();
    let elsewhere = format!("{action}#0123456789abcdef");
    let unknown = "20 0 teleport #0123456789abcdef".to_owned();
    for (changed, why) in [(elsewhere, "after ply 20 the state"), (unknown, "ply 20 (teleport)")] {
        let file = folder.write("changed.txt", other.replace(ply, &changed));
        let (code, error) = fail(&["record", "verify", &file]);
        assert!(code == 3 && error.contains(why), "{code} {error}");
        assert!(error.contains("verified up to ply 19 of "), "{error}");
        assert!(error.contains("seed: the record does not say"), "what is known of it: {error}");
    }
    // Options that nobody understands any more.
    let options = other.lines().find(|line| line.starts_with("options ")).unwrap();
    let file = folder.write("options.txt", other.replace(options, r#"options {"ships": 3}"#));
    let (code, error) = fail(&["record", "verify", &file]);
    assert!(code == 3 && error.contains("up to ply 0 of"), "{code} {error}");
}
