use std::io::Write;
use std::process::Stdio;

use serde_json::Value;

use crate::binary::{Folder, cloverleaf, fail, run, succeed};

#[test]
fn games_lists_autobahn() {
    assert!(succeed(&["games"]).contains("autobahn"));
    let json: Value = serde_json::from_str(&succeed(&["games", "--json"])).unwrap();
    assert_eq!(json["games"][0]["game"], "autobahn");
    assert_eq!(json["games"][0]["seats"]["most"], 4);
}

#[test]
fn play_without_a_terminal_lets_bots_finish() {
    for seats in ["1", "2", "3", "4"] {
        let text = succeed(&["play", "autobahn", "--seats", seats, "--seed", "3"]);
        assert!(text.contains("The match is over"), "{text}");
        assert!(text.contains("1. seat "), "{text}");
    }
}

#[test]
fn play_repeats_with_its_seed() {
    let play = ["play", "autobahn", "--seed", "9", "--bots", "random"];
    assert_eq!(succeed(&play), succeed(&play));
    let secret = "00".repeat(31) + "ff";
    let play = ["play", "autobahn", "--seed", &secret, "--bots", "random"];
    assert_eq!(succeed(&play), succeed(&play));
    succeed(&["play", "autobahn", "--bots", "random"]);
}

#[test]
fn simulate_reports_what_was_promised() {
    let simulate = ["simulate", "autobahn", "--seats", "3", "--games", "20", "--seed", "1"];
    let text = succeed(&simulate);
    for word in ["games/s", "decisions/s", "choices", "plies", "points", "wins"] {
        assert!(text.contains(word), "no {word:?} in {text}");
    }
    let json: Value =
        serde_json::from_str(&succeed(&[&simulate[..], &["--json"]].concat())).unwrap();
    assert_eq!(json["games"], 20);
    for name in [
        "decisions",
        "seconds",
        "games_per_second",
        "decisions_per_second",
        "mean_branching",
        "mean_plies",
    ] {
        assert!(json[name].as_f64().unwrap() > 0.0, "{name}");
    }
    for name in ["mean_scores", "wins_by_seat"] {
        assert_eq!(json[name].as_array().unwrap().len(), 3, "{name}");
    }
    let wins = json["wins_by_seat"].as_array().unwrap().iter().filter_map(Value::as_f64);
    assert_eq!(wins.sum::<f64>(), 20.0);
}

#[test]
fn simulate_seats_the_bots_and_checks() {
    let arguments =
        ["simulate", "autobahn", "--games", "2", "--bots", "greedy,random", "--check", "--json"];
    let json: Value = serde_json::from_str(&succeed(&arguments)).unwrap();
    assert_eq!(json["bots"], serde_json::json!(["greedy", "random", "greedy", "random"]));
}

#[test]
fn options_are_given_as_json() {
    let folder = Folder::new("options");
    let file = folder.file("match.txt");
    let options = r#"{"wine": true}"#;
    let arguments = ["autobahn", "--options", options, "--bots", "random"];
    succeed(&[&["play", "--record", &file], &arguments[..]].concat());
    assert!(std::fs::read_to_string(&file).unwrap().contains(r#""wine":true"#));
    succeed(&[&["simulate", "--games", "1"], &arguments[..]].concat());
}

#[test]
fn a_solo_match_has_two_results() {
    let json = succeed(&["simulate", "autobahn", "--seats", "1", "--games", "5", "--json"]);
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["bots"], serde_json::json!(["random"]));
    assert_eq!(json["mean_scores"].as_array().unwrap().len(), 2);
    assert!(
        succeed(&["simulate", "autobahn", "--seats", "1", "--games", "5"]).contains("the rules")
    );
}

#[test]
fn levels_of_autobot_are_compared() {
    let simulate = ["simulate", "autobahn", "--seats", "1", "--level", "1..12", "--games", "2"];
    let random = [&simulate[..], &["--bots", "random"]].concat();
    let text = succeed(&random);
    assert_eq!(text.lines().count(), 2 + 12, "{text}");
    let one = ["simulate", "autobahn", "--level", "7", "--games", "1", "--json"];
    let json: Value = serde_json::from_str(&succeed(&one)).unwrap();
    let row = &json["levels"][0];
    assert_eq!((&row["level"], &row["options"]["autobot"]["board"]), (&7.into(), &"hard".into()));
    let bots: Vec<&Value> = row["bots"].as_array().unwrap().iter().map(|it| &it["bot"]).collect();
    assert_eq!(bots, ["random", "greedy", "solid"]);
    for name in ["mean_score", "autobot_mean_score", "autobot_score_error", "wins", "win_percent"] {
        assert!(row["bots"][0][name].is_number(), "{name}");
    }
}

#[test]
fn autobot_tells_its_turns_in_the_terminal() {
    let play = ["play", "autobahn", "--seats", "1", "--level", "3", "--seed", "2"];
    let text = succeed(&[&play[..], &["--bots", "random"]].concat());
    for words in ["Autobot turns up ", "  task ", "  chooses where to build: ", "    nearest to "] {
        assert!(text.contains(words), "no {words:?} in {text}");
    }
}

#[test]
fn a_record_is_shown_replayed_and_verified() {
    let folder = Folder::new("records");
    let file = folder.file("match.txt");
    succeed(&["play", "autobahn", "--seed", "4", "--bots", "random", "--record", &file]);

    let shown = succeed(&["record", "show", &file]);
    assert!(shown.starts_with("autobahn, 3 seats, "), "{shown}");
    assert!(succeed(&["record", "verify", &file]).starts_with("ok: autobahn, 3 seats, over after"));
    assert!(succeed(&["record", "replay", &file]).contains("1. seat "));
    assert!(
        succeed(&["record", "replay", "--ply", "10", &file]).contains("not over after 10 plies")
    );
    assert_eq!(fail(&["record", "replay", "--ply", "1000000", &file]).0, 1);
}

#[test]
fn a_record_that_was_tampered_with_is_refused_at_its_ply() {
    let folder = Folder::new("tampered");
    let file = folder.file("match.txt");
    succeed(&["play", "autobahn", "--seed", "4", "--bots", "random", "--record", &file]);
    let record = std::fs::read_to_string(&file).unwrap();

    let mut lines: Vec<String> = record.lines().map(str::to_owned).collect();
    let ply = lines.iter_mut().find(|line| line.starts_with("20 ")).unwrap();
    let hash = ply.find('#').unwrap();
    ply.replace_range(hash + 1.., "0123456789abcdef");
    let other_hash = folder.write("hash.txt", lines.join("\n"));
    let (code, error) = fail(&["record", "verify", &other_hash]);
    assert!(code == 1 && error.contains("ply 20"), "{error}");

    let other_edition = folder.write("edition.txt", record.replace("\nedition ", "\nedition 0"));
    assert_eq!(fail(&["record", "verify", &other_edition]).0, 1);
    let unknown = folder.write("game.txt", record.replace("game autobahn", "game chess"));
    assert_eq!(fail(&["record", "verify", &unknown]).0, 2);
    assert!(succeed(&["record", "show", &unknown]).starts_with("chess"), "shown unplayed");
    assert_eq!(fail(&["record", "verify", &folder.file("nothing.txt")]).0, 1);
    assert_eq!(fail(&["record", "show", folder.path()]).0, 1);
}

#[test]
fn perft_counts_every_depth() {
    let text = succeed(&["perft", "autobahn", "--seats", "3", "--seed", "1", "--depth", "3"]);
    let counts: Vec<(u32, u64)> = text
        .lines()
        .map(|line| line.split_once(' ').unwrap())
        .map(|(depth, ways)| (depth.parse().unwrap(), ways.parse().unwrap()))
        .collect();
    assert_eq!(counts.len(), 3);
    // Three players draft from four route cards, the last of them first.
    assert_eq!(counts, [(1, 4), (2, 12), (3, 24)]);
}

#[test]
fn wrong_use_says_so_and_exits_with_2() {
    for arguments in [
        &["play", "chess"][..],
        &["play", "autobahn", "--seats", "9"],
        &["play", "autobahn", "--seed", "x"],
        &["play", "autobahn", "--bots", "deep-blue"],
        &["simulate", "autobahn", "--seats", "0"],
        &["simulate", "autobahn", "--games", "-1"],
        &["simulate", "autobahn", "--level", "13"],
        &["simulate", "autobahn", "--level", "0"],
        &["simulate", "autobahn", "--level", "x"],
        &["simulate", "autobahn", "--level", "1", "--seats", "2"],
        &["play", "autobahn", "--level", "99"],
        &["play", "autobahn", "--level", "1", "--seats", "2"],
        &["play", "autobahn", "--level", "1", "--options", "{}"],
        &["play", "autobahn", "--options", "{"],
        &["play", "autobahn", "--options", r#"{"beer": true}"#],
        &["simulate", "autobahn", "--options", "[]"],
        &["perft", "autobahn", "--seats", "0", "--depth", "1"],
        &["fly"],
    ] {
        let (code, error) = fail(arguments);
        assert!(code == 2 && error.starts_with("error: "), "{arguments:?}: {code} {error}");
    }
}

#[test]
fn a_reader_that_leaves_early_is_no_failure() {
    use std::process::Stdio;
    let mut child = cloverleaf(&["perft", "autobahn", "--seats", "2", "--depth", "4"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty());
    assert!(run(&["--version"]).status.success());
}

#[test]
fn the_companion_answers_what_happens_on_a_real_table() {
    let entries = "board C\nreveal I1.red\nreveal I2.cyan\nreveal I3.white\nreveal I4.purple\n\
                   reveal I1.orange\nwhy station B2\nbuild C2.2\nmove 1 C2.2\nend\nq\n";
    let arguments = ["companion", "--level", "3", "--traffic", "--seed", "5"];
    let mut child =
        cloverleaf(&arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(entries.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let shown = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{shown}");
    assert_eq!(shown.matches("Autobot turns up").count(), 2, "two turns of Autobot:\n{shown}");
    assert!(shown.contains("Not possible: this link has no service-station space."), "{shown}");
    assert!(shown.contains("  build "), "long lists are grouped by their verbs:\n{shown}");
}
