//! What an action is about, in every position of every record.

use std::collections::BTreeSet;
use std::fs;

use autobahn::{Autobahn, Step};
use engine::{Decision, Game, Legal, Match, Record, Seat, Table};

use crate::SUITE;

/// The element that an action's own words name; where the state has a say, only how it begins.
fn expected(text: &str, step: Step) -> Option<String> {
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    let first = rest.split(' ').next().unwrap_or_default();
    let second = rest.split(' ').nth(1).unwrap_or_default();
    Some(match verb {
        "play" | "give" => format!("hand:{first}"),
        "pickup" | "slide" => format!("played:{first}"),
        "take" => format!("display:{first}"),
        "discard" => format!("card:{first}"),
        "at" | "to" | "flip" | "remove" => format!("space:{first}"),
        "use" => format!("tile:{first}"),
        "tile" => match step {
            Step::PickTile(country) => format!("panel:{country}:{first}"),
            step => panic!("a tile is taken in {step:?}"),
        },
        "build" | "pair" => format!("section:{first}"),
        "move" => format!("section:{second}"),
        "upgrade" | "traffic" => format!("link:{first}"),
        "load" => format!("depot:{first}"),
        "station" | "improve" => format!("station:{first}"),
        "employ" => format!("office:{first}"),
        "recolour" => format!("colour:{first}"),
        "unlock" => format!("tech:{first}:{second}"),
        "promote" => format!("floor:{first}:{second}"),
        "tilegone" | "served" => format!("country:{first}"),
        "deliver" => "country:".to_owned(),
        "route" | "claim" | "service" | "token" | "bonus" | "board" | "reveal" | "truck" => {
            format!("{verb}:{first}")
        }
        "refresh" | "fund" | "wine" => verb.to_owned(),
        "develop" | "pay" | "skip" | "stop" | "done" | "end" | "passed" | "home" => return None,
        _ => panic!("{text} has no element yet"),
    })
}

#[test]
fn every_action_names_the_thing_it_is_about() {
    let mut delivered = BTreeSet::new();
    for file in fs::read_dir(SUITE.path("records")).unwrap() {
        let record: Record = fs::read_to_string(file.unwrap().path()).unwrap().parse().unwrap();
        let options = serde_json::from_value(record.options.clone()).unwrap();
        let mut table = Match::<Autobahn>::new(options, record.seats, record.seed).unwrap();
        for ply in &record.plies {
            let Decision::Choose { step, .. } = table.state().decision() else { break };
            for Legal { text, element, .. } in Table::legal(&table, ply.seat).unwrap() {
                match expected(&text, step) {
                    Some(begin) if begin.ends_with(':') => {
                        assert!(
                            element.as_ref().unwrap().starts_with(&begin),
                            "{text}: {element:?}"
                        );
                    }
                    expected => assert_eq!(element, expected, "{text}"),
                }
                if ply.action == text && text.starts_with("deliver") {
                    let country = delivered_to(&table, ply.seat, &text);
                    assert_eq!(element, Some(format!("country:{country}")));
                    delivered.insert(country);
                }
            }
            table.play(ply.seat, ply.action.parse().unwrap()).unwrap();
        }
    }
    assert!(delivered.len() > 1, "{delivered:?}");
}

/// The country that a delivery then reaches, in the words of its event.
fn delivered_to(table: &Match<Autobahn>, seat: Seat, text: &str) -> String {
    let told = table.clone().play(seat, text.parse().unwrap()).unwrap();
    let told = told.into_iter().map(|(_, event)| serde_json::to_value(event).unwrap());
    let mut countries = told.filter_map(|it| Some(it["delivered"]["country"].as_str()?.to_owned()));
    countries.next().unwrap()
}
