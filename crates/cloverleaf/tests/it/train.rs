//! Learning in small: what is kept, taken up and refused.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::Stdio;

use serde_json::Value;

use crate::binary::{Folder, cloverleaf, fail, json, succeed};

/// A run of so many generations of few matches of narrow plans.
fn run<'a>(out: &'a str, generations: &'a str, trial: &'a str) -> [&'a str; 16] {
    [
        "train",
        "automobile",
        "--out",
        out,
        "--seed",
        "4",
        "--threads",
        "2",
        "--matches",
        "6",
        "--width",
        "4",
        "--generations",
        generations,
        "--trial",
        trial,
    ]
}

fn train(out: &str, generations: &str, trial: &str) -> String {
    succeed(&run(out, generations, trial))
}

#[test]
fn a_run_is_taken_up_again_and_a_net_stays_until_a_better_one_comes() {
    let folder = Folder::new("train");
    let net = folder.file("automobile.net");
    let first = train(folder.path(), "1", "4");
    assert!(first.contains("generation   0: 6 matches") && !first.contains("trial"), "{first}");
    let start = fs::read(&net).unwrap();
    assert!(start.starts_with(b"cloverleaf net 1\n"));
    for plot in ["points", "course"] {
        let svg = fs::read_to_string(folder.file(&format!("automobile.{plot}.svg"))).unwrap();
        assert!(svg.starts_with("<svg"), "{svg}");
    }

    let other = Folder::new("train-from");
    let run = ["train", "automobile", "--matches", "2", "--width", "4", "--generations", "2"];
    let further = [&run[..], &["--trial", "0", "--from", &net, "--out", other.path()]].concat();
    let told = succeed(&further);
    assert!(
        told.contains("generation   1: 2 matches") && !told.contains("generation   2"),
        "{told}"
    );
    let header = fs::read(other.file("automobile.net")).unwrap();
    let header = String::from_utf8_lossy(&header);
    assert!(header.contains("--from NET") && header.contains(r#""matches":8"#), "{header}");

    let second = train(folder.path(), "2", "4");
    assert!(second.contains("taken up after 1 generations"), "{second}");
    assert!(second.contains("trial: ") && second.contains(" won ["), "{second}");
    let replaced = fs::read(&net).unwrap() != start;
    assert_eq!(replaced, second.contains(": accepted"), "{second}");
}

#[test]
fn a_run_that_was_killed_before_a_trial_holds_it_when_it_is_taken_up() {
    let folder = Folder::new("train-killed");
    let (net, kept) = (folder.file("automobile.net"), folder.file("automobile.checkpoint"));
    train(folder.path(), "1", "4");
    let whole = fs::read(&net).unwrap();
    // As it lies there between learning and the trial.
    let text = fs::read_to_string(&kept).unwrap();
    let text = text.replacen(r#""tried":true"#, r#""tried":false"#, 1);
    fs::write(&kept, &text).unwrap();
    fs::remove_file(&net).unwrap();
    train(folder.path(), "1", "4");
    assert!(fs::read(&net).unwrap() == whole, "the net that had been learnt");
    assert!(fs::read_to_string(&kept).unwrap().contains(r#""tried":true"#));
    // Against another net it plays; what former programs kept tells nothing of a trial.
    let value = json(&text);
    fs::write(
        &kept,
        Value::from(vec![value["seconds"].clone(), value["checkpoint"].clone()]).to_string(),
    )
    .unwrap();
    let told = train(folder.path(), "1", "4");
    assert!(told.contains("taken up after 1 generations") && told.contains("trial: "), "{told}");
    assert!(!train(folder.path(), "1", "4").contains("trial: "), "once");
}

#[test]
fn a_net_names_every_command_that_made_it() {
    let folder = Folder::new("train-named");
    let run = |matches: &str, generations: &str| {
        let run = ["train", "automobile", "--out", folder.path(), "--width", "4", "--trial", "0"];
        succeed(&[&run[..], &["--matches", matches, "--generations", generations]].concat());
        let net = fs::read(folder.file("automobile.net")).unwrap();
        let header = net.split(|byte| *byte == b'\n').nth(1).unwrap();
        json(str::from_utf8(header).unwrap())["command"].as_str().unwrap().to_owned()
    };
    run("2", "1");
    let twice = run("2", "2");
    assert!(twice.contains("--matches 2 ") && twice.ends_with(" --generations 2"), "{twice}");
    assert!(!twice.contains("then"), "the same command is one: {twice}");
    let other = run("3", "3");
    assert!(
        other.starts_with(&format!("{twice}; then ")) && other.contains("--matches 3 "),
        "{other}"
    );
    // Typed again, they make the very weights.
    let again = Folder::new("train-again");
    for command in other.split("; then ") {
        let words = command.split(' ').map(|it| if it == "DIR" { again.path() } else { it });
        succeed(&words.skip(1).collect::<Vec<_>>());
    }
    assert_eq!(learnt(&again)["weights"], learnt(&folder)["weights"]);
}

#[test]
fn what_cannot_be_taken_up_or_written_is_said_and_nothing_is_lost() {
    let folder = Folder::new("train-other");
    train(folder.path(), "1", "4");
    let kept = folder.file("automobile.checkpoint");
    let whole = fs::read(&kept).unwrap();
    let run = ["train", "automobile", "--out", folder.path(), "--matches", "2", "--width", "4"];
    let run = [&run[..], &["--trial", "0"]].concat();
    let other_seed = [&run[..], &["--seed", "5"]].concat();
    assert!(fail(&other_seed).1.contains("go on with --seed 4"));
    // Of another game, and torn.
    let text = String::from_utf8(whole.clone()).unwrap();
    let seed = [&run[..], &["--seed", "4", "--generations", "2"]].concat();
    fs::write(&kept, text.replacen(r#""game":"automobile""#, r#""game":"trainrush""#, 1)).unwrap();
    assert!(fail(&seed).1.contains("another game"));
    fs::write(&kept, &whole[..whole.len() / 2]).unwrap();
    assert!(fail(&seed).1.contains("automobile.checkpoint"));
    fs::write(&kept, &whole).unwrap();
    // No room: what was kept is still there, and half a file is not.
    let full = folder.file("automobile.part");
    fs::create_dir(&full).unwrap();
    let output = crate::binary::run(&seed);
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("automobile.checkpoint"));
    assert!(fs::read(&kept).unwrap() == whole);
    fs::remove_dir(&full).unwrap();
    assert!(succeed(&seed).contains("taken up after 1 generations"));
}

#[test]
fn what_is_no_checkpoint_or_net_of_the_game_is_not_taken_up() {
    let folder = Folder::new("train-broken");
    let train = ["train", "automobile", "--generations", "1", "--matches", "2", "--out"];
    let train = [&train[..], &[folder.path()]].concat();
    folder.write("automobile.net", "no net");
    assert!(fail(&train).1.contains("automobile.net"));
    let from = folder.file("automobile.net");
    let other = Folder::new("train-from-broken");
    let run = ["train", "automobile", "--from", &from, "--out", other.path()];
    assert!(fail(&run).1.contains("not a net"));
    fs::remove_file(folder.file("automobile.net")).unwrap();
    folder.write("automobile.checkpoint", "{");
    assert!(fail(&train).1.contains("automobile.checkpoint"));
    assert_eq!(fail(&["train", "chess", "--out", folder.path()]).0, 2);
}

/// Everything that what is learnt depends on.
fn learnt(folder: &Folder) -> Value {
    let text = fs::read_to_string(folder.file("automobile.checkpoint")).unwrap();
    json(&text)["checkpoint"].take()
}

/// The rows that lie there, by generation.
fn rows(folder: &Folder) -> Vec<u32> {
    let names = fs::read_dir(folder.path()).unwrap().map(|it| it.unwrap().file_name());
    let number = |name: std::ffi::OsString| {
        let name = name.into_string().unwrap();
        name.strip_prefix("automobile.")?.strip_suffix(".rows")?.parse().ok()
    };
    let mut rows: Vec<u32> = names.filter_map(number).collect();
    rows.sort_unstable();
    rows
}

#[test]
fn a_run_that_was_killed_comes_out_as_if_it_had_not_been() {
    let (whole, killed) = (Folder::new("train-whole"), Folder::new("train-kill"));
    train(whole.path(), "9", "0");
    let mut child = cloverleaf(&run(killed.path(), "9", "0"))
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    // Somewhere after this, whatever it is about.
    lines.find(|line| line.as_ref().unwrap().contains("generation   5:")).unwrap().unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    let told = train(killed.path(), "9", "0");
    assert!(told.contains("taken up after ") && !told.contains("is gone"), "{told}");
    assert!(learnt(&killed) == learnt(&whole), "what was learnt differs");
    assert_eq!((rows(&killed), rows(&whole)), (vec![5, 6, 7, 8], vec![5, 6, 7, 8]));
    // What is gone is said, and not made up; what is none is not taken up.
    fs::remove_file(killed.file("automobile.6.rows")).unwrap();
    let told = train(killed.path(), "10", "0");
    assert!(
        told.contains("automobile.6.rows is gone") && told.contains("generation   9"),
        "{told}"
    );
    train(whole.path(), "10", "0");
    assert!(learnt(&killed)["weights"] != learnt(&whole)["weights"], "rows teach nothing");
    // What lies beyond a gap goes when it is forgotten, as everything does.
    train(killed.path(), "11", "0");
    assert_eq!(rows(&killed), [7, 8, 9, 10]);
    whole.write("automobile.8.rows", "rows");
    assert!(fail(&run(whole.path(), "11", "0")).1.contains("automobile.8.rows"));
}
