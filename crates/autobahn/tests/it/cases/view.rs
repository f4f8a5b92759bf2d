//! What the view tells to help: how far trucks can go, and what is still to come.

use autobahn::View;
use autobahn::nouns::*;

use crate::position::*;

/// `steps: sections | countries` of the first truck of seat 0.
fn reach(game: &Position) -> String {
    let view = View::of(game, Some(seat(0)));
    let it = &view.players[0].reach[0];
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
