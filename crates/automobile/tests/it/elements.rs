//! Every legal action names the thing on the table that it is about.

use std::collections::BTreeSet;

use automobile::{Automobile, Options};
use engine::{Game, Match, Seed, Table};

/// The thing of an action, or the beginning of its name.
fn expected(text: &str) -> Option<String> {
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    Some(match verb {
        "start" | "card" | "price" => format!("{verb}:{rest}"),
        "take" => format!("tile:{rest}"),
        "do" => format!("act:{rest}"),
        "activate" => format!("development:{rest}"),
        "install" => "motor".to_owned(),
        "store" | "clear" | "sell" | "body" | "engine" => "workshop:".to_owned(),
        "merchant" => format!("merchants:{rest}"),
        "remove" | "diesel" => format!("car:{rest}"),
        "drive" => "racer:".to_owned(),
        "daimler" => format!("merchant:{}", rest.split_once(' ').unwrap().1),
        "boost" => format!("chip:{}", rest.replace(' ', ":")),
        "workers" => "canteen".to_owned(),
        _ => return None,
    })
}

#[test]
fn every_legal_action_is_about_its_thing() {
    let mut met = BTreeSet::new();
    for seed in 0..40 {
        let options = Options { bonus_tiles: true, open_scores: false };
        let seats = 2 + (seed % 3) as u8;
        let mut table = Match::<Automobile>::new(options, seats, Seed::from_number(seed)).unwrap();
        let mut turn = 0usize;
        while let Some(seat) = table.state().decision().seats().iter().next() {
            let legal = Table::legal(&table, seat).unwrap();
            for it in &legal {
                let verb = it.text.split(' ').next().unwrap().to_owned();
                match expected(&it.text) {
                    Some(begin) if begin.ends_with(':') => {
                        assert!(it.element.as_ref().unwrap().starts_with(&begin), "{}", it.text);
                    }
                    expected => assert_eq!(it.element, expected, "{}", it.text),
                }
                met.insert(verb);
            }
            turn = turn.wrapping_mul(31).wrapping_add(7);
            let choice = legal[turn % legal.len()].text.parse().unwrap();
            table.play(seat, choice).unwrap();
        }
    }
    assert!(met.len() >= 18, "{met:?}");
}
