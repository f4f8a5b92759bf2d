//! What the view tells to help: how far trucks can go, and what is still to come.

use std::collections::{BTreeMap, BTreeSet};

use autobahn::nouns::*;
use autobahn::{Action, Autobahn, Options, View};
use engine::{Game, Log, Rng, Seed};
use serde_json::Value;

use crate::position::*;

/// `steps: sections | countries` of the first truck of seat 0.
fn reach(game: &Position) -> String {
    reach_of(game, 0)
}

fn reach_of(game: &Position, truck: usize) -> String {
    let view = View::of(game, Some(seat(0)));
    let it = &view.players[0].reach[truck];
    let words = |list: Vec<String>| list.join(" ");
    let sections = words(it.sections.iter().map(Section::to_string).collect());
    let countries = words(it.countries.iter().map(Country::to_string).collect());
    format!("{}{}: {sections} | {countries}", it.steps, if it.now { "" } else { "?" })
}

fn pending(game: &Position) -> String {
    let view = View::of(game, None);
    serde_json::to_string(&view.pending.iter().map(|it| it.step).collect::<Vec<_>>()).unwrap()
}

#[test]
fn reach_is_where_a_truck_can_end_and_deliver() {
    let mut game = players(2);
    game.lay("B1.1 R3.2").truck(0, 1, "HH", Good::Chemicals).truck(1, 1, "B2.1", Good::Chemicals);
    assert_eq!(reach(&game), "2?: R3.2 B1.1 B3.1 | DK", "in a turn with a card of its colour");
    game.drive(0, "black");
    assert_eq!(reach(&game), "2: R3.2 B1.1 B3.1 | DK");
    game.play("move 1 B2.1");
    assert_eq!(reach(&game), "1: R3.2 B1.1 B3.1 | ", "beside the other truck it cannot stay");
    game.play("move 1 B3.1");
    assert_eq!(reach(&game), "0?:  | ");
}

#[test]
fn a_truck_of_another_colour_reaches_nothing_this_turn() {
    let mut game = players(2);
    game.truck(0, 1, "B2.1", Good::Chemicals).drive(0, "red");
    assert_eq!(reach(&game), "0?:  | ");
}

#[test]
fn now_is_what_this_very_decision_can_move() {
    let mut game = players(2);
    game.truck(0, 1, "HH", Good::Chemicals).play("play black; at build");
    assert!(reach(&game).starts_with("2?"), "the steps of this turn, but the action comes first");
    game.drive(0, "black");
    assert!(reach(&game).starts_with("2:"));
    game.turn_of(1);
    assert!(reach(&game).starts_with("2?"), "it is another's turn");
}

#[test]
fn an_extra_step_takes_the_other_truck_no_farther_than_it_goes() {
    let mut game = players(2);
    game.lay("B2 B3 B4 B5").truck(0, 1, "B3.1", Good::Chemicals).stations(0, "B3 R3");
    game.tech(0, Column::Trade, 2).truck(0, 2, "CR", Good::Chemicals);
    game.drive(0, "black").play("move 1 B3.2; bonus 2");
    assert_eq!(game.legal(), ["truck 1", "move 2 B5.1"]);
    assert_eq!(reach_of(&game, 1), "1: B5.1 | ");
    assert_eq!(reach(&game), "1?: B3.1 B4.1 | ", "it goes on when the step is given");
    game.play("move 2 B5.1; stop");
    assert!(reach_of(&game, 1).starts_with("2: "), "and the other has its own steps left");
}

#[test]
fn autobots_trucks_go_by_its_own_rules() {
    let mut game = solo();
    // A dual carriageway adds no step.
    game.dual("B3").truck(BOT, 1, "B3.1", Good::Chemicals);
    let view = View::of(&game, Some(seat(ME)));
    assert_eq!(view.players[usize::from(BOT)].reach[0].steps, 2);
}

#[test]
fn what_follows_the_decision_is_told_in_order() {
    let mut game = players(2);
    game.truck(0, 1, "HH", Good::Chemicals);
    assert_eq!(pending(&game), r#"["trucks"]"#);
    game.play("play black");
    assert_eq!(pending(&game), r#"["act","trucks"]"#);
    let mut game = players(2);
    game.truck(0, 1, "HH", Good::Chemicals).drive(0, "black").play("move 1 B2.1");
    assert_eq!(pending(&game), r#"["trucks"]"#);
}

/// As they are sent: docs/api.md says so of every game.
#[test]
fn eras_spaces_and_trucks_count_alike_in_actions_events_views_and_elements() {
    let mut met = BTreeSet::new();
    for number in 0..12 {
        let seed = Seed::from_number(number);
        let options = Options::default();
        let mut game = Autobahn::setup(&options, 2, &mut Rng::at(seed, 0)).unwrap();
        let mut legal: Vec<Action> = Vec::new();
        for ply in 1.. {
            let Some(seat) = game.decision().seats().iter().next() else { break };
            legal.clear();
            game.legal(seat, &mut legal);
            for action in &legal {
                if let Action::Truck(_) = action {
                    let element = game.element(seat, *action).unwrap().to_string();
                    assert_eq!(element, action.to_string().replace(' ', ":"));
                    met.insert("truck");
                }
            }
            let (mut rng, mut log) = (Rng::at(seed, ply), Log::on());
            let action = legal[rng.below(legal.len() as u32) as usize];
            game.apply(seat, action, &mut rng, &mut log);

            let view = serde_json::to_value(game.view(None)).unwrap();
            let player = |seat: &Value| &view["players"][seat.as_u64().unwrap() as usize];
            // Only the last of its kind is still so.
            let (mut last, mut trucks) = (BTreeMap::new(), BTreeMap::new());
            for (_, event) in log.into_entries() {
                let event = serde_json::to_value(event).unwrap();
                let Some((name, it)) = event.as_object().and_then(|it| it.iter().next()) else {
                    continue;
                };
                if let Some(truck) = it["truck"].as_u64() {
                    trucks.insert((it["seat"].to_string(), truck), event.clone());
                }
                last.insert((name.clone(), it["seat"].to_string()), it.clone());
            }
            for ((name, _), it) in &last {
                match name.as_str() {
                    "developed" => assert_eq!(it["space"], player(&it["seat"])["track"]),
                    "turn_began" if last.keys().filter(|(it, _)| it == name).count() == 1 => {
                        assert_eq!(it["era"], view["era"]);
                    }
                    _ => continue,
                }
                met.insert(if name == "developed" { "space" } else { "era" });
            }
            for ((_, number), event) in &trucks {
                let it = &event["moved"];
                if it.is_object() {
                    let there = &player(&it["seat"])["trucks"][*number as usize - 1]["road"][0];
                    assert_eq!((there, action), (&it["section"], moves(*number, it)), "{event}");
                    met.insert("moved");
                }
            }
        }
    }
    assert_eq!(met, ["era", "moved", "space", "truck"].into());
}

fn moves(truck: u64, event: &Value) -> Action {
    format!("move {truck} {}", event["section"].as_str().unwrap()).parse().unwrap()
}
