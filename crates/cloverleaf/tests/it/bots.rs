//! The commands that play and look back, in small.

use std::fs;

use serde_json::Value;

use crate::binary::{Folder, fail, json, succeed};

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
    let text = succeed(&["review", "--work", "1000000", &file, "--json"]);
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
    // Where the match turned is told with what it turned by.
    let swing = |turn: &Value| turn["swing"]["win"].as_i64().unwrap().abs();
    let largest = turns.iter().max_by_key(|turn| swing(turn)).unwrap();
    let told = succeed(&["review", "--work", "1000000", &file]);
    let point = told.split_once("turning points:\n").unwrap().1.lines().next().unwrap();
    assert!(point.starts_with("  plies ") && point.contains("chance to win"), "{point}");
    let win = largest["swing"]["win"].as_i64().unwrap().abs();
    assert!(win >= 10 && point.contains(&format!("{win} %, ")), "{point}");
    // Of several matches, habits are summed up; here nobody has a name.
    let twice = succeed(&["review", "--work", "1000000", &file, &file, "--json"]);
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
    let both = succeed(&["review", "--work", "1000000", &named[0], &named[1], "--json"]);
    let sums = json(both.lines().last().unwrap());
    let players = sums["players"].as_array().unwrap();
    assert_eq!(players.len(), 2);
    for (player, name) in players.iter().zip(["Ada", "Bob"]) {
        assert_eq!((player["name"].as_str(), player["matches"].as_u64()), (Some(name), Some(2)));
        assert_eq!(player["habits"]["lost"], lost(0) + lost(1));
    }
    let told = succeed(&["review", "--work", "1000000", &named[0], &named[1]]);
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

fn cells(line: &str) -> Option<Vec<&str>> {
    let inner = line.strip_prefix('|')?.strip_suffix('|')?;
    Some(inner.split('|').map(str::trim).collect())
}

/// Of a page of Markdown: the rows of each table.
fn tables(page: &str) -> Vec<Vec<Vec<&str>>> {
    let blocks =
        page.split("\n\n").map(|block| block.lines().filter_map(cells).collect::<Vec<_>>());
    blocks.filter(|rows| !rows.is_empty()).collect()
}

/// Every row as long as its head, under which there is one of dashes.
fn assert_tables(page: &str) {
    for rows in tables(page) {
        assert!(rows.len() > 2, "{rows:?}");
        assert!(rows[1].iter().all(|it| ["---", "--:"].contains(it)), "{rows:?}");
        rows.iter().for_each(|row| assert_eq!(row.len(), rows[0].len(), "{row:?}"));
    }
}

#[test]
fn a_page_of_balance_has_everything_that_was_offered_and_the_command_that_makes_it() {
    let balance = ["balance", "automobile", "--seats", "3", "--matches", "3", "--bot", "greedy"];
    let options = ["--options", r#"{"bonus_tiles":true}"#];
    let page = succeed(&[&balance[..], &options, &["--markdown"]].concat());
    let it = json(&succeed(&[&balance[..], &options, &["--json"]].concat()));
    assert_eq!(it["options"]["bonus_tiles"], true);
    assert_tables(&page);
    let tables = tables(&page);
    let (head, uses) = tables.split_at(2);
    assert_eq!(
        head[0][2..].iter().map(|row| row[0]).collect::<Vec<_>>(),
        ["seat", "first to decide"]
    );
    assert_eq!(head[1].len() - 2, it["points"].as_array().unwrap().len());
    let listed = it["uses"].as_object().unwrap();
    assert_eq!(uses.len(), listed.len());
    for (rows, (verb, list)) in uses.iter().zip(listed) {
        let names = list.as_array().unwrap().iter().map(|it| match it["name"].as_str().unwrap() {
            "" => verb,
            name => name,
        });
        assert_eq!(
            rows[2..].iter().map(|row| row[0]).collect::<Vec<_>>(),
            names.collect::<Vec<_>>()
        );
    }
    // Only with them is there such a tile.
    let plain = json(&succeed(&[&balance[..], &["--json"]].concat()));
    assert_ne!(plain["uses"], it["uses"]);
    // The command in its head makes the very page.
    let command = page.lines().find_map(|line| line.strip_prefix('`')?.strip_suffix('`')).unwrap();
    let words: Vec<&str> = command.split(' ').map(|it| it.trim_matches('\'')).collect();
    assert_eq!(words[0], "cloverleaf");
    assert_eq!(succeed(&words[1..]), page);
    assert_eq!(fail(&["balance", "automobile", "--options", r#"{"no_such":1}"#]).0, 2);
    assert_eq!(fail(&["balance", "automobile", "--json", "--markdown"]).0, 2);
}

#[test]
fn every_game_has_a_page_of_balance() {
    let docs = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs");
    let page = fs::read_to_string(format!("{docs}/balance.md")).unwrap();
    for entry in arena::CATALOG.iter().filter(|entry| entry.id != "toy") {
        assert!(fs::exists(format!("{docs}/balance/{}.md", entry.id)).unwrap(), "{}", entry.id);
    }
    for file in fs::read_dir(format!("{docs}/balance")).unwrap().map(|it| it.unwrap()) {
        let name = file.file_name().into_string().unwrap();
        assert!(page.contains(&format!("(balance/{name})")), "{name}");
        let text = fs::read_to_string(file.path()).unwrap();
        let game = name.split(['-', '.']).next().unwrap();
        assert!(text.contains(&format!("`cloverleaf balance {game} --seats ")), "{name}");
        assert_tables(&text);
        assert!(tables(&text).len() > 10, "{name}");
    }
}
