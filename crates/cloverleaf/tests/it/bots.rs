//! The commands that play, learn and look back, in small.

use std::fs;

use serde_json::Value;

use crate::binary::{Folder, fail, succeed};

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|bad| panic!("{bad}: {text}"))
}

/// A run of so many generations of few matches of narrow plans.
fn train(out: &str, generations: &str, trial: &str) -> String {
    succeed(&[
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
    ])
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
    assert!(second.contains("trial: ") && second.contains(" won, par "), "{second}");
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

#[test]
fn the_arena_rates_bots_and_goes_on_where_it_was() {
    let folder = Folder::new("arena");
    let (log, svg) = (folder.file("log"), folder.file("ladder.svg"));
    let arena = |matches: &str| {
        json(&succeed(&[
            "arena",
            "automobile",
            "--bots",
            "greedy,random",
            "--matches",
            matches,
            "--log",
            &log,
            "--svg",
            &svg,
            "--json",
        ]))
    };
    assert_eq!(arena("2")["matches"], 2);
    let lines = fs::read_to_string(&log).unwrap().lines().count();
    let report = arena("6");
    assert_eq!((lines, fs::read_to_string(&log).unwrap().lines().count()), (1 + 2, 1 + 6));
    assert_eq!(report["matches"], 6);
    for (bot, name) in ["greedy", "random"].into_iter().enumerate() {
        let bot = &report["bots"][bot];
        assert_eq!(bot["name"], name);
        let [low, high] = [&bot["ci95"][0], &bot["ci95"][1]].map(|it| it.as_f64().unwrap());
        let rate = bot["win_rate"].as_f64().unwrap();
        assert!(low <= rate && rate <= high, "{bot}");
        for figure in ["wins", "mean_score", "margin", "ms_per_turn", "elo"] {
            assert!(bot[figure].is_f64(), "{figure} in {bot}");
        }
    }
    let wins: f64 =
        [0, 1].map(|bot: usize| report["bots"][bot]["wins"].as_f64().unwrap()).iter().sum();
    assert_eq!(wins, 6.0);
    assert!(fs::read_to_string(&svg).unwrap().starts_with("<svg"));
    assert_eq!(fail(&["arena", "automobile", "--bots", "greedy,nobody"]).0, 2);
    assert_eq!(fail(&["arena", "automobile", "--bots", "greedy"]).0, 2, "nobody to play against");
}

#[test]
fn an_arena_s_log_is_taken_up_by_the_same_matches_only() {
    let folder = Folder::new("arena-log");
    let log = folder.file("log");
    let arena = |game: &str, bots: &str, more: &[&str]| {
        let run = ["arena", game, "--bots", bots, "--matches", "4", "--json", "--log", &log];
        [&run[..], more].concat().into_iter().map(str::to_owned).collect::<Vec<_>>()
    };
    let run =
        |args: Vec<String>| json(&succeed(&args.iter().map(String::as_str).collect::<Vec<_>>()));
    let first = run(arena("automobile", "greedy,random", &[]));
    let whole = fs::read(&log).unwrap();
    for (game, bots, more) in [
        ("automobile", "random,greedy", &[][..]),
        ("automobile", "greedy,random,hand", &[]),
        ("automobile", "greedy,random", &["--seed", "2"]),
        ("automobile", "greedy,random", &["--seats", "3"]),
        ("trainrush", "greedy,random", &[]),
    ] {
        let args = arena(game, bots, more);
        let (code, said) = fail(&args.iter().map(String::as_str).collect::<Vec<_>>());
        assert!(code == 1 && said.contains("it has other matches"), "{args:?}: {said}");
        assert!(fs::read(&log).unwrap() == whole, "left as it was");
    }
    // Cut off within its last line, whose match alone is played again, and kept.
    fs::write(&log, &whole[..whole.len() - 9]).unwrap();
    let again = run(arena("automobile", "greedy,random", &[]));
    for figure in ["wins", "mean_score", "margin"] {
        assert_eq!(again["bots"][0][figure], first["bots"][0][figure]);
    }
    let lines = || fs::read_to_string(&log).unwrap().lines().count();
    assert_eq!(lines(), 1 + 4 + 1, "terms, whole lines, the torn one");
    run(arena("automobile", "greedy,random", &[]));
    assert_eq!(lines(), 1 + 4 + 1, "nothing is left to play");
    folder.write("log", "something else\n");
    let args = arena("automobile", "greedy,random", &[]);
    let (_, said) = fail(&args.iter().map(String::as_str).collect::<Vec<_>>());
    assert!(said.contains("not the log of an arena"), "{said}");
}

#[test]
fn a_bot_plays_by_no_net_of_another_game() {
    let nets = concat!(env!("CARGO_MANIFEST_DIR"), "/../arena/nets");
    let folder = Folder::new("arena-nets");
    let garbage = folder.write("garbage.net", "cloverleaf net 1\n{}\n");
    let arena = |bot: &str| {
        let bots = format!("{bot},greedy");
        fail(&["arena", "automobile", "--matches", "2", "--bots", &bots])
    };
    for (bot, why) in [
        (format!("solid@{nets}/trainrush.net"), "another game"),
        (format!("solid@{garbage}"), "header is broken"),
        (format!("solid@{nets}"), "nets"),
        ("solid@nowhere".to_owned(), "nowhere"),
        (format!("greedy@{nets}/automobile.net"), "greedy goes by no net"),
    ] {
        let (code, said) = arena(&bot);
        assert!(code == 1 && said.contains(why), "{bot}: {said}");
    }
}

#[test]
fn a_match_is_looked_back_at() {
    let folder = Folder::new("review");
    let file = folder.file("match.txt");
    let bots = ["--seats", "2", "--bots", "solid,random", "--seed", "5", "--record", &file];
    succeed(&[&["play", "automobile"], &bots[..]].concat());
    let text = succeed(&["review", &file, "--json"]);
    let lines: Vec<Value> = text.lines().map(json).collect();
    let (last, turns) = lines.split_last().unwrap();
    assert!(turns.len() > 10, "{text}");
    assert_eq!(last["habits"].as_array().unwrap().len(), 2);
    // Who plays at random loses more by it than who plans.
    let lost = |seat: u64| {
        let own = turns.iter().filter(|turn| turn["seat"] == seat);
        own.filter_map(|turn| turn["lost"].as_i64()).sum::<i64>()
    };
    assert!(lost(1) > lost(0), "{} {}", lost(0), lost(1));
    // Of several matches, habits are summed up; here nobody has a name.
    let twice = succeed(&["review", &file, &file, "--json"]);
    let sums = json(twice.lines().last().unwrap());
    for (seat, once) in last["habits"].as_array().unwrap().iter().enumerate() {
        let sum = &sums["players"][seat];
        assert_eq!((sum["game"].as_str(), sum["matches"].as_u64()), (Some("automobile"), Some(2)));
        let double = |it: &Value| it.as_i64().unwrap() * 2;
        assert_eq!(sum["habits"]["lost"], double(&once["lost"]), "{sum}");
        let categories = once["categories"].as_array().unwrap().iter().map(double);
        assert_eq!(sum["habits"]["categories"], Value::from(categories.collect::<Vec<_>>()));
    }
    // Whoever has a name is the same in every seat.
    let record = fs::read_to_string(&file).unwrap().replacen("record 1", "record 2", 1);
    let named = ["Ada", "Bob"].map(|first| {
        let second = if first == "Ada" { "Bob" } else { "Ada" };
        let lines = record.lines().flat_map(|line| {
            let commitment = format!("commitment {}", "0".repeat(64));
            let players = [format!("player 0 person {first}"), format!("player 1 person {second}")];
            let [one, two] = players;
            let origin = vec!["table x".to_owned(), one, two, commitment];
            let origin = if line.starts_with("options ") { origin } else { Vec::new() };
            std::iter::once(line.to_owned()).chain(origin)
        });
        let file = folder.file(first);
        fs::write(&file, lines.map(|line| line + "\n").collect::<String>()).unwrap();
        file
    });
    let both = succeed(&["review", &named[0], &named[1], "--json"]);
    let sums = json(both.lines().last().unwrap());
    let players = sums["players"].as_array().unwrap();
    assert_eq!(players.len(), 2);
    for (player, name) in players.iter().zip(["Ada", "Bob"]) {
        assert_eq!((player["name"].as_str(), player["matches"].as_u64()), (Some(name), Some(2)));
        assert_eq!(player["habits"]["lost"], lost(0) + lost(1));
    }
    let told = succeed(&["review", &named[0], &named[1]]);
    assert!(told.contains("over 2 matches:") && told.contains("Bob, Automobile, matches: 2"));
    assert_eq!(fail(&["review"]).0, 2);
    assert_eq!(fail(&["review", &file, "no such file"]).0, 1);
}

#[test]
fn balance_counts_what_was_offered_and_taken() {
    let balance = ["balance", "automobile", "--seats", "2", "--matches", "4", "--bot", "greedy"];
    let it = json(&succeed(&[&balance[..], &["--json", "--threads", "1"]].concat()));
    assert_eq!(it["matches"], 4);
    let wins = it["by_seat"].as_array().unwrap().iter().map(|it| it["win_rate"].as_f64().unwrap());
    assert!((wins.sum::<f64>() - 1.0).abs() < 1e-9);
    let mut any = 0;
    for used in it["uses"].as_object().unwrap().values().flat_map(|it| it.as_array().unwrap()) {
        let taken = used["taken"].as_f64().unwrap();
        assert!((0.0..=1.0).contains(&taken), "{used}");
        any += u32::from(taken > 0.0);
    }
    assert!(any > 20);
    let threads = json(&succeed(&[&balance[..], &["--json", "--threads", "3"]].concat()));
    assert_eq!(it, threads);
    assert!(succeed(&balance).contains("wins by seat"));
    // Whose first decisions are drawn begin with every start tile there is; a bot has its favourites.
    let begun_with = |drawn: &str| {
        let start = ["balance", "automobile", "--seats", "2", "--matches", "30", "--bot", "greedy"];
        let it = json(&succeed(&[&start[..], &["--json", "--drawn", drawn]].concat()));
        let tiles = it["uses"]["start"].as_array().unwrap().clone();
        tiles.iter().filter(|tile| tile["taken"].as_f64().unwrap() > 0.1).count()
    };
    assert!(begun_with("1") > begun_with("0"), "{} {}", begun_with("1"), begun_with("0"));
    assert_eq!(fail(&["balance", "automobile", "--seats", "9"]).0, 2);
    // A net of one's own plays; the game's own net from its file is the game's own bot.
    let by = |bot: &str| {
        let few = ["balance", "automobile", "--seats", "2", "--matches", "4", "--json", "--bot"];
        let mut it = json(&succeed(&[&few[..], &[bot]].concat()));
        assert_eq!(it["bot"].take(), bot);
        it
    };
    let net = concat!(env!("CARGO_MANIFEST_DIR"), "/../arena/nets/automobile.net");
    assert_eq!(by(&format!("solid@{net}")), by("solid"));
    assert_ne!(by("hand"), by("solid"));
    let (code, said) = fail(&["balance", "automobile", "--bot", "solid@nowhere"]);
    assert!(code == 1 && said.contains("nowhere"), "{said}");
}
