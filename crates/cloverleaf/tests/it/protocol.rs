use serde_json::{Value, json};

use crate::binary::{Engine, Folder, succeed};

#[test]
fn complaints_name_no_type_of_ours() {
    let mut engine = Engine::start();
    for (line, said) in [
        (json!({ "do": "new", "game": "autobahn", "seats": "two" }), "expected a whole number"),
        (
            json!({ "do": "new", "game": "autobahn", "seats": 2, "options": [] }),
            "expected an object",
        ),
        (json!({ "do": "new", "game": "autobahn", "seats": 2, "seed": [] }), "hexadecimal digits"),
        (json!({ "do": "play", "match": "m1", "seat": 0, "action": {} }), "the code or the text"),
        (json!({ "do": 7 }), "expected a word"),
        (json!({ "do": "dance" }), "unknown word `dance`"),
        (json!({ "do": "new", "game": 7, "seats": 2 }), "expected a string"),
        (json!({ "do": "new", "game": "autobahn" }), "missing field `seats`"),
        (json!({ "do": "new", "game": "autobahn", "seats": 300 }), "a whole number from 0 to 255"),
        (json!({ "do": "new", "game": "autobahn", "seats": 2.5 }), "number `2.5`"),
        (json!({ "do": "view", "match": "m1", "seat": [] }), "invalid type: list"),
        (json!({ "do": "view", "match": "m1", "seat": {} }), "invalid type: object"),
        (
            json!({ "do": "new", "game": "autobahn", "seats": 2, "options": { "wine": 3 } }),
            "expected a boolean",
        ),
        (
            json!({ "do": "new", "game": "autobahn", "seats": 2, "options": { "beer": true } }),
            "unknown field `beer`",
        ),
        (
            json!({ "do": "new", "game": "autobahn", "seats": 2, "options": { "extra_department": 3 } }),
            "a word, or an object with one",
        ),
        (
            json!({ "do": "new", "game": "autobahn", "seats": 1, "options": { "autobot": {
                "board": "easy", "extra_step": false, "develop_on_pass": false,
                "develop_on_skip": false, "promotions": [1, 2] } } }),
            "expected a list of 3",
        ),
        (json!({ "do": "load", "game": "autobahn", "state": 7 }), "expected an object"),
        (json!({ "do": "load", "game": "trainrush", "state": [7] }), "expected an object"),
    ] {
        let reason = engine.ask(&line)["error"]["reason"].as_str().unwrap().to_owned();
        assert!(reason.contains(said), "{line}: {reason}");
        for ours in ["struct", "enum", "u8", "u64", "Given", "Options", "variant", "array", "map"] {
            assert!(!reason.contains(ours), "{line}: {reason}");
        }
    }
}

#[test]
fn every_verb_answers() {
    let mut engine = Engine::start();
    let catalog = engine.ask(&json!({ "id": 1, "do": "catalog" }));
    assert_eq!((&catalog["id"], &catalog["games"][0]["game"]), (&json!(1), &json!("autobahn")));

    for game in catalog["games"].as_array().unwrap() {
        let schemas = engine.ask(&json!({ "do": "schemas", "game": game["game"] }));
        for what in ["options", "step", "event", "reason", "view", "state"] {
            assert!(schemas[what]["$schema"].is_string(), "{what} of {}", game["game"]);
        }
        for option in game["options"].as_object().unwrap().keys() {
            assert!(game["choices"][option]["description"].is_string(), "{option}");
            let choice = game["choices"][option].to_string();
            assert!(!choice.contains("$ref"), "{option} is told elsewhere: {choice}");
            for value in game["choices"][option]["oneOf"].as_array().into_iter().flatten() {
                assert!(value["description"].is_string(), "what is {value} as {option}?");
            }
        }
    }

    let options = &catalog["games"][0]["options"];
    let new = json!({ "id": "two", "do": "new", "game": "autobahn", "seats": 3, "seed": 1,
        "options": options });
    let opened = engine.ask(&new);
    assert_eq!(opened["id"], "two");
    let id = &opened["match"];
    let to_move = &opened["decision"]["choose"]["seats"];

    let legal = engine.ask(&json!({ "do": "legal", "match": id }));
    assert_eq!(&legal["seats"], to_move);
    assert_eq!(legal["step"], opened["decision"]["choose"]["step"]);
    let first = &legal["actions"][0];
    let (seat, code, text) = (&first["seat"], &first["code"], &first["text"]);
    let of_seat = engine.ask(&json!({ "do": "legal", "match": id, "seat": seat }));
    assert_eq!(of_seat["actions"], legal["actions"]);
    let other = (seat.as_u64().unwrap() + 1) % 3;
    let of_other = engine.ask(&json!({ "do": "legal", "match": id, "seat": other }));
    assert_eq!(of_other["actions"], json!([]), "not to move");

    for action in [code, text] {
        let why = json!({ "do": "why", "match": id, "seat": seat, "action": action });
        assert_eq!(engine.ask(&why)["legal"], true);
        let state = engine.ask(&json!({ "do": "state", "match": id }));
        let load = json!({ "do": "load", "game": "autobahn", "state": state["state"], "seed": 1 });
        let loaded = engine.ask(&load);
        assert_eq!((&loaded["hash"], &loaded["decision"]), (&state["hash"], &opened["decision"]));
        let copy = &loaded["match"];
        let play = json!({ "do": "play", "match": copy, "seat": seat, "action": action });
        let played = engine.ask(&play);
        assert_ne!(played["hash"], opened["hash"]);
        assert!(played["events"].is_array() && played["decision"].is_object(), "{played}");
        engine.refuse("no_record", &json!({ "do": "record", "match": copy }));
        engine.ask(&json!({ "do": "drop", "match": copy }));
        engine.refuse("unknown_match", &json!({ "do": "state", "match": copy }));
    }

    let own = engine.ask(&json!({ "do": "view", "match": id, "seat": 0 }));
    let spectator = engine.ask(&json!({ "do": "view", "match": id, "seat": null }));
    assert!(own["view"].is_object() && spectator["view"].is_object());
    assert_eq!(engine.ask(&json!({ "do": "view", "match": id }))["view"], spectator["view"]);

    let playout = json!({ "do": "playout", "match": id, "seed": 5 });
    let end = engine.ask(&playout);
    assert_eq!(end["standings"]["scores"].as_array().unwrap().len(), 3);
    assert_eq!(engine.ask(&playout), end, "the match itself has not moved on");
    engine.stop();
}

#[test]
fn a_match_is_played_to_its_end_and_its_record_verifies() {
    let mut engine = Engine::start();
    let id = engine.new_match(2, 5);
    let over = (0..10_000).map(|_| engine.play_first(&id)).find(|answer| {
        assert!(answer.get("error").is_none(), "{answer}");
        answer["decision"]["over"].is_object()
    });
    let standings = &over.expect("a match ends")["decision"]["over"];
    assert_eq!(standings["places"].as_array().unwrap().len(), 2);
    let legal = engine.ask(&json!({ "do": "legal", "match": id }));
    assert_eq!(
        (&legal["seats"], &legal["step"], &legal["actions"]),
        (&json!([]), &Value::Null, &json!([]))
    );
    engine.refuse("over", &json!({ "do": "play", "match": id, "seat": 0, "action": "end" }));

    let record = engine.ask(&json!({ "do": "record", "match": id }));
    let folder = Folder::new("protocol");
    let file = folder.write("match.txt", record["record"].as_str().unwrap());
    assert!(succeed(&["record", "verify", &file]).starts_with("ok: autobahn, 2 seats, over"));
    engine.stop();
}

#[test]
fn undo_restores_the_hash_until_a_barrier() {
    let mut engine = Engine::start();
    let id = engine.new_match(2, 1);
    engine.refuse("nothing_to_undo", &json!({ "do": "undo", "match": id }));
    let (mut undone, mut barred) = (0, 0);
    for _ in 0..60 {
        let before = engine.ask(&json!({ "do": "state", "match": id }))["hash"].clone();
        engine.play_first(&id);
        let undo = engine.ask(&json!({ "do": "undo", "match": id }));
        match undo["error"]["kind"].as_str() {
            None => {
                assert_eq!(undo["hash"], before);
                undone += 1;
                engine.play_first(&id);
            }
            Some(kind) => {
                assert_eq!(kind, "barrier");
                barred += 1;
            }
        }
    }
    assert!(undone > 0 && barred > 0, "{undone} {barred}");
    engine.stop();
}

#[test]
fn bots_play_and_hints_name_turns_that_can_be_played() {
    let mut engine = Engine::start();
    let (one, two) = (engine.new_match(2, 5), engine.new_match(2, 5));
    for _ in 0..12 {
        let legal = engine.ask(&json!({ "do": "legal", "match": one }));
        let hint = engine.ask(&json!({ "do": "hint", "match": one }));
        let turns = hint["turns"].as_array().unwrap();
        assert!((1..=3).contains(&turns.len()), "{hint}");
        let codes: Vec<&Value> =
            legal["actions"].as_array().unwrap().iter().map(|it| &it["code"]).collect();
        for turn in turns {
            assert!(codes.contains(&&turn["codes"][0]), "{turn}");
            for field in ["worth", "gains", "gives_up", "outlook"] {
                assert!(!turn[field].is_null(), "{field} in {turn}");
            }
        }
        let worth: Vec<i64> = turns.iter().map(|it| it["worth"].as_i64().unwrap()).collect();
        assert!(worth.is_sorted_by(|one, other| one >= other), "the best first: {worth:?}");
        // The same match gets the same answers, and a hint leaves no trace.
        let bot = |id: &str| json!({ "do": "bot", "match": id, "level": "solid" });
        let played = engine.ask(&bot(&one));
        assert!(codes.contains(&&played["code"]), "{played}");
        let again = engine.ask(&bot(&two));
        assert_eq!((&played["code"], &played["hash"]), (&again["code"], &again["hash"]));
    }
    engine.stop();
}

#[test]
fn the_same_seed_and_bots_make_the_same_match_here_and_in_a_terminal() {
    let folder = Folder::new("protocol-luck");
    let file = folder.file("match.txt");
    for seed in ["5", "6"] {
        let bots = ["--bots", "greedy", "--seats", "2", "--record", &file];
        succeed(&[&["play", "automobile", "--seed", seed], &bots[..]].concat());
        let mut engine = Engine::start();
        let number: u64 = seed.parse().unwrap();
        let new = json!({ "do": "new", "game": "automobile", "seats": 2, "seed": number });
        let id = engine.ask(&new)["match"].clone();
        let bot = json!({ "do": "bot", "match": id, "level": "greedy" });
        while engine.ask(&bot)["decision"]["over"].is_null() {}
        let record = engine.ask(&json!({ "do": "record", "match": id }));
        let played = std::fs::read_to_string(&file).unwrap();
        assert_eq!(record["record"].as_str().unwrap(), played);
        engine.stop();
    }
}

#[test]
fn what_cannot_be_done_has_a_kind() {
    let mut engine = Engine::start();
    let id = engine.new_match(3, 1);
    let hash = engine.ask(&json!({ "do": "state", "match": id }))["hash"].clone();

    engine.refuse("bad_request", &json!({ "do": "dance" }));
    engine.refuse("bad_request", &json!({}));
    engine.refuse("bad_request", &json!({ "do": "play", "match": id, "seat": 0 }));
    engine.refuse("bad_request", &json!({ "do": "play", "match": id, "seat": 0, "action": -1 }));
    engine.refuse("bad_request", &json!({ "do": "view", "match": id, "seat": 300 }));
    engine.refuse("unknown_game", &json!({ "do": "new", "game": "chess", "seats": 2 }));
    engine.refuse("bad_setup", &json!({ "do": "new", "game": "autobahn", "seats": 9 }));
    let options = json!({ "do": "new", "game": "autobahn", "seats": 2, "options": 7 });
    engine.refuse("bad_setup", &options);
    engine.refuse("bad_state", &json!({ "do": "load", "game": "autobahn", "state": {} }));
    engine.refuse("unknown_match", &json!({ "do": "legal", "match": "m99" }));
    engine.refuse("unknown_match", &json!({ "do": "drop", "match": "m99" }));
    engine.refuse("no_such_seat", &json!({ "do": "legal", "match": id, "seat": 7 }));
    engine.refuse("no_such_seat", &json!({ "do": "view", "match": id, "seat": 7 }));
    let legal = engine.ask(&json!({ "do": "legal", "match": id }));
    let mover = legal["actions"][0]["seat"].as_u64().unwrap();
    let play =
        |seat, action: Value| json!({ "do": "play", "match": id, "seat": seat, "action": action });
    engine.refuse("not_your_turn", &play((mover + 1) % 3, json!("end")));
    engine.refuse("unknown_action", &play(mover, json!("castle")));
    engine.refuse("unknown_action", &play(mover, json!(u32::MAX)));
    engine.refuse("no_such_seat", &play(3, json!("end")));
    let illegal = engine.refuse("illegal", &play(mover, json!("fund")));
    assert!(!illegal["error"]["why"].is_null(), "{illegal}");
    let bot =
        |level: &str, seat: u64| json!({ "do": "bot", "match": id, "level": level, "seat": seat });
    engine.refuse("unknown_bot", &bot("mastr", mover));
    engine.refuse("not_your_turn", &bot("solid", (mover + 1) % 3));
    engine.refuse("bad_request", &json!({ "do": "bot", "match": id }));
    engine.refuse("unknown_match", &json!({ "do": "bot", "match": "m99", "level": "solid" }));
    for seat in [(mover + 1) % 3, 7] {
        engine.refuse("not_your_turn", &json!({ "do": "hint", "match": id, "seat": seat }));
    }
    engine.refuse("unknown_match", &json!({ "do": "hint", "match": "m99" }));
    let why = json!({ "do": "why", "match": id, "seat": mover, "action": "fund" });
    let why = engine.ask(&why);
    assert_eq!((&why["legal"], &why["why"]), (&json!(false), &illegal["error"]["why"]));

    assert_eq!(engine.ask(&json!({ "do": "state", "match": id }))["hash"], hash, "untouched");
    engine.stop();
}

#[test]
fn a_bad_line_keeps_its_id_if_it_can_and_the_process_goes_on() {
    let mut engine = Engine::start();
    for line in ["", "x", "[]", "3", "{", "\"do\"", "{\"id\":1,\"do\":\"catalog\"}}"] {
        let answer = engine.line(line.as_bytes());
        assert_eq!((&answer["id"], &answer["error"]["kind"]), (&Value::Null, &json!("bad_line")));
    }
    assert_eq!(engine.line(b"\xff\xfe")["error"]["kind"], "bad_line");
    assert_eq!(engine.line(&vec![b'['; 100_000])["error"]["kind"], "bad_line");
    assert_eq!(engine.line(&vec![b' '; 3 << 20])["error"]["kind"], "bad_line");
    assert_eq!(engine.refuse("bad_request", &json!({ "id": [7], "do": "?" }))["id"], json!([7]));
    assert!(engine.ask(&json!({ "do": "catalog" }))["games"].is_array());
    engine.stop();
}

#[test]
fn matches_have_a_limit_and_names_are_not_used_twice() {
    let mut engine = Engine::start();
    let new = json!({ "do": "new", "game": "autobahn", "seats": 2 });
    for n in 1..=1000 {
        assert_eq!(engine.ask(&new)["match"], format!("m{n}"));
    }
    engine.refuse("too_many_matches", &new);
    engine.ask(&json!({ "do": "drop", "match": "m5" }));
    assert_eq!(engine.ask(&new)["match"], "m1001");
    engine.stop();
}
