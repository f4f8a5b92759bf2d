//! Every game of the catalogue keeps the test kit's files and calls all of it.
#![allow(clippy::disallowed_methods, reason = "it reads the files of the games' tests")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use arena::{CATALOG, Entry};
use engine::{Record, Seed, Spelling};
use serde::Deserialize;
use serde_json::Value;

/// All but the toy, which is there in a build for tests only and is tested by the engine.
fn games() -> impl Iterator<Item = &'static Entry> {
    CATALOG.iter().filter(|entry| entry.id != "toy")
}

fn home(entry: &Entry) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(entry.id)
}

/// Path and text of every file below a folder whose name ends like this.
fn files(folder: &Path, ending: &str) -> Vec<(PathBuf, String)> {
    let listed = fs::read_dir(folder).unwrap_or_else(|bad| panic!("{folder:?}: {bad}"));
    let mut found = Vec::new();
    for path in listed.map(|file| file.unwrap().path()) {
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.to_string_lossy().ends_with(ending) {
            let text = fs::read_to_string(&path).unwrap();
            found.push((path, text));
        }
    }
    found
}

/// The toy's lines outside its own folder are those of docs/adding-a-game.md: neither fewer nor more, but for
/// the feature it is behind and those who test with it.
#[test]
fn the_page_shows_the_whole_difference_of_the_toy() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let page = fs::read_to_string(root.join("docs/adding-a-game.md")).unwrap();
    let shown = page.split("```diff\n").nth(1).unwrap().split("```").next().unwrap();
    let mut files_shown = 0;
    for part in shown.split("--- ").skip(1) {
        let (head, lines) = part.split_once('\n').unwrap();
        let file = head.split(',').next().unwrap();
        let text = fs::read_to_string(root.join(file)).unwrap();
        let feature =
            |line: &str| ["\"toy\"", "\"dep:toy\"", "#"].iter().any(|it| line.contains(it));
        let there: Vec<&str> =
            text.lines().filter(|line| line.contains("toy") && !feature(line)).collect();
        let told: Vec<&str> = lines.lines().map(|line| line.strip_prefix('+').unwrap()).collect();
        assert_eq!(there, told, "{file}");
        files_shown += 1;
    }
    assert_eq!(files_shown, 3);
    for ending in [".ts", ".svelte", ".ftl", ".json"] {
        for (path, text) in files(&root.join("web/src"), ending) {
            let word = |it: &str| it.eq_ignore_ascii_case("toy");
            let named = text.split(|it: char| !it.is_alphanumeric()).any(word);
            assert!(!named, "{} knows the toy", path.display());
        }
    }
}

/// The lines of a source that are no comments.
fn code(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.trim_start().starts_with("//"))
}

#[test]
fn every_game_calls_the_whole_test_kit() {
    for entry in games() {
        let tests = files(&home(entry).join("tests"), ".rs");
        let sources: String = tests.iter().flat_map(|(_, text)| code(text)).collect();
        for call in [
            ".golden(",
            ".perft(",
            ".records(",
            ".page(",
            ".walk(",
            ".allocates_nothing(",
            ".schemas(",
            ".schemas_explain_every_field(",
            ".fuzz_codes(",
            ".fuzz_texts(",
            ".fuzz_states(",
            ".every_value_may_be_wrong(",
            "assert_ok::<",
            "testkit::Position",
        ] {
            let id = entry.id;
            let has = sources.contains(call);
            assert!(has, "the tests of {id} have no `{call}`: see docs/adding-a-game.md, Tests");
        }
    }
}

/// In `fair.rs`, by the name of its type: that its bots, hints and outlooks tell nothing hidden, or that nothing is.
#[test]
fn every_game_is_held_to_fairness_or_hides_nothing() {
    let text = include_str!("fair.rs").to_lowercase();
    for entry in games() {
        let calls = |check: &str| text.contains(&format!("{check}::<{}>(", entry.id));
        let fair = ["unlike_but_alike", "hinted_alike", "told_alike"].into_iter().all(calls);
        assert!(fair || calls("hides_nothing"), "{}: see tests/fair.rs", entry.id);
    }
}

#[test]
fn every_game_has_records_of_every_number_of_seats_and_kind_of_action() {
    for entry in games() {
        let (mut kinds, mut seats) = (BTreeSet::new(), BTreeSet::new());
        for (path, text) in files(&home(entry).join("tests/it/records"), ".txt") {
            let record: Record = text.parse().unwrap_or_else(|bad| panic!("{path:?}: {bad}"));
            let table = (entry.replay)(&record).unwrap_or_else(|bad| panic!("{path:?}: {bad}"));
            assert!(table.decision().is_over(), "{path:?} does not reach the end");
            seats.insert(record.seats);
            let verb = |action: &str| action.split(' ').next().unwrap_or_default().to_owned();
            kinds.extend(record.plies.iter().map(|ply| verb(&ply.action)));
        }
        assert_eq!(seats, entry.seats.clone().collect(), "{}", entry.id);
        let all: BTreeSet<String> = entry.kinds.iter().map(|kind| (*kind).to_owned()).collect();
        assert_eq!(kinds, all, "{}", entry.id);
    }
}

/// The lines that count from the beginning are counted again; the game's own test counts the others.
#[test]
fn every_game_has_a_perft_file_and_goldens() {
    for entry in games() {
        let perft = home(entry).join("tests/it").join(format!("{}.perft", entry.id));
        let lines = fs::read_to_string(&perft).unwrap_or_else(|bad| panic!("{perft:?}: {bad}"));
        let mut seats = BTreeSet::new();
        for line in lines.lines() {
            let numbers: Vec<u64> = line.split(' ').map(|number| number.parse().unwrap()).collect();
            let [players, seed, plies, depth, nodes] = numbers[..] else { panic!("{line}") };
            if plies == 0 && nodes < 2000 {
                let (players, depth) = (players as u8, depth as u32);
                let ours = (entry.perft)(players, Seed::from_number(seed), depth);
                assert_eq!(ours, Ok(nodes), "{}: {line}", entry.id);
                seats.insert(players);
            }
        }
        assert_eq!(seats, entry.seats.clone().collect(), "{}", entry.id);
        let goldens = files(&home(entry).join("tests/it/golden"), ".txt");
        assert!(!goldens.is_empty(), "{} has no golden match", entry.id);
        for (path, text) in goldens {
            let last = text.lines().last().unwrap_or_default();
            assert!(last.contains("\"over\""), "{path:?} does not reach the end");
        }
    }
}

#[test]
fn every_game_has_a_page_on_its_rules() {
    for entry in games() {
        let page = home(entry).join("../../docs").join(format!("{}.md", entry.id));
        assert!(page.exists(), "{page:?}");
    }
}

/// Clippy then names every `_` over an enum (docs/style.md).
#[test]
fn every_game_asks_to_be_told_where_a_new_variant_would_be_missed() {
    for entry in games() {
        let text = fs::read_to_string(home(entry).join("src/lib.rs")).unwrap();
        let asks =
            code(&text).any(|it| it.starts_with("#![warn(clippy::wildcard_enum_match_arm)]"));
        assert!(asks, "{}: see docs/adding-a-game.md, The manifest", entry.id);
    }
}

/// A game that has files for its steps says there why something is refused, beside what is legal. What leads to
/// them knows only what any step may answer.
#[test]
fn reasons_stand_in_the_files_of_the_steps() {
    let anywhere = ["Reason::NotNow", "Reason::NotOffered", "Reason::MustBeDone"];
    for entry in games() {
        let source = home(entry).join("src");
        if !source.join("steps").exists() {
            continue;
        }
        for (path, text) in files(&source, ".rs") {
            if path.starts_with(source.join("steps")) {
                continue;
            }
            for line in code(&text).filter(|line| line.contains("Reason::")) {
                let known = anywhere.iter().any(|it| line.contains(it));
                assert!(known, "{}: {}", path.display(), line.trim());
            }
        }
    }
}

/// Everything in a value, from outside in; of a list the first two.
fn pointers(value: &Value, at: &str, found: &mut Vec<String>) {
    found.push(at.to_owned());
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(name, it)| pointers(it, &format!("{at}/{name}"), found));
        }
        Value::Array(list) => {
            (0..).zip(list).take(2).for_each(|(n, it)| pointers(it, &format!("{at}/{n}"), found));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Whoever sends a state knows JSON and docs/engine-protocol.md, and no type of ours.
#[test]
fn what_is_said_against_a_state_names_no_type() {
    let wrong = [
        Value::Null,
        Value::Bool(true),
        Value::from(-1),
        Value::from(300),
        Value::from(1.5),
        Value::from("zzz"),
        Value::from(vec![1, 2, 3]),
        serde_json::json!({ "a": 1 }),
        serde_json::json!({ "a": 1, "b": [] }),
    ];
    let ours = [
        "struct",
        "enum",
        "variant",
        "tuple",
        "sequence",
        " map",
        "array",
        "untagged",
        "floating",
        " u8",
        " u16",
        " u32",
        " u64",
        "usize",
        " i32",
        " i64",
        "identifier",
        "::",
    ];
    let mut said = BTreeSet::new();
    for entry in games() {
        let seats = *entry.seats.start();
        let mut table = (entry.new)(&Value::Null, seats, Seed::from_number(5)).unwrap();
        for ply in 0..60 {
            let Some(seat) = table.decision().seats().iter().next() else { break };
            let legal = table.legal(seat).unwrap();
            table.play(seat, Spelling::Code(legal[ply % legal.len()].code)).unwrap();
        }
        let state = table.state().value();
        let mut places = Vec::new();
        pointers(&state, "", &mut places);
        assert!(places.len() > 100, "{}", entry.id);
        for place in &places {
            for it in &wrong {
                let mut state = state.clone();
                *state.pointer_mut(place).unwrap() = it.clone();
                let Err(bad) = (entry.load)(&state, Seed::from_number(1)) else { continue };
                let bad = bad.to_string();
                // What is quoted is the game's, or the sender's own.
                let plain: String = bad.split(['`', '"']).step_by(2).collect();
                let named = ours.iter().find(|it| plain.contains(**it));
                assert_eq!(named, None, "{}, {place} = {it}: {bad}", entry.id);
                said.insert(bad);
            }
        }
    }
    assert!(said.len() > 100, "{}", said.len());
}

/// Whatever was given out is read by the loader of today, so that its matches go on.
#[test]
fn every_former_edition_is_still_read() {
    for entry in CATALOG {
        assert!(!(entry.is_former)((entry.edition)()), "{}", entry.id);
    }
}

/// The guided match of a game that has one goes by a script of the client. Bots do what it says as well as whoever
/// is guided, so it has to be possible, to its end.
#[test]
fn every_guided_match_can_be_played_by_the_rules_of_today() {
    let mut played = 0;
    for entry in games() {
        let path = home(entry).join("../../web/src/games").join(entry.id).join("lesson.json");
        let Ok(text) = fs::read_to_string(&path) else { continue };
        let lesson: Lesson = serde_json::from_str(&text).unwrap();
        let seats = lesson.seats.len() as u8;
        let mut table = (entry.new)(&lesson.options, seats, lesson.seed).unwrap();
        for (ply, &code) in (1..).zip(&lesson.line) {
            let at = format!("{}, ply {ply} of {}", entry.id, lesson.line.len());
            let to_move = table.decision().seats();
            // Where several choose at once, bots go first.
            let bot = to_move.iter().find(|seat| lesson.seats[seat.idx()] != "me");
            let seat =
                bot.or_else(|| to_move.iter().next()).unwrap_or_else(|| panic!("{at}: over"));
            let told = table.play(seat, Spelling::Code(code));
            assert!(told.is_ok(), "{at}: {seat:?} cannot do {code}: {told:?}");
        }
        assert!(!table.decision().is_over(), "{}: nothing is left to be played freely", entry.id);
        let plies = 1..=lesson.line.len();
        assert!(!lesson.steps.is_empty(), "{}: nothing is said", entry.id);
        assert!(lesson.steps.keys().all(|ply| plies.contains(ply)), "{}", entry.id);
        played += 1;
    }
    assert!(played > 0, "no game has a guided match");
}

#[derive(Deserialize)]
struct Lesson {
    seed: Seed,
    options: Value,
    /// `"me"`, or a bot.
    seats: Vec<Value>,
    line: Vec<u32>,
    steps: BTreeMap<usize, Value>,
}
