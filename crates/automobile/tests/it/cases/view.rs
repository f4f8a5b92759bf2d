//! What a viewer may see.

use automobile::{Options, text};
use engine::Game;

use crate::position::*;

fn shown(game: &Position, viewer: Option<u8>) -> Vec<bool> {
    let view = game.view(viewer.map(seat));
    view.players.iter().map(|player| player.score.is_some()).collect()
}

#[test]
fn points_of_others_stay_hidden_until_the_end() {
    let mut game = players(3);
    assert_eq!(shown(&game, Some(1)), [false, true, false]);
    assert_eq!(shown(&game, None), [false; 3]);
    game.round(3).merchants("body engine prestige price").marker(1);
    game.play("take A7; do merchant");
    assert_eq!(shown(&game, None), [true; 3]);
}

#[test]
fn open_scores_are_open() {
    let game = with_options(3, Options { open_scores: true, ..Options::default() });
    assert_eq!(shown(&game, None), [true; 3]);
}

#[test]
fn a_score_sheet_has_a_reason_for_every_point() {
    let mut game = players(2);
    game.merchants("engine").racing(0, 10, 0);
    game.play("take A6; do race; merchant body");
    let view = game.view(Some(seat(0)));
    let score = view.players[0].score.as_ref().unwrap();
    let sum: i32 = score.rounds.iter().flatten().map(|it| i32::from(it.points)).sum();
    assert_eq!((score.total, sum), (5, 5), "a chip of 2 and the award for a lap");
}

#[test]
fn the_view_tells_where_a_race_car_would_land() {
    let mut game = players(3);
    game.motor(0, 3).racing(0, 9, 0).racing(1, 1, 0).has(0, "porsche");
    let player = &game.view(None).players[0];
    assert_eq!((player.drives, player.lands), (4, (4, 1)));
}

#[test]
fn the_board_as_text_shows_all_that_lies_there() {
    let mut game = players(3);
    game.car(0, [3, 4, 2, 8]).merchants("engine body").has(0, "opel daimler both.1");
    game.waits(1, "bodies.1").canteen(1, 0);
    game.play("daimler 2 1");
    let text = text::board(&game.view(Some(seat(0))));
    for expected in [
        "round 1 of 3, turn of seat 0",
        "[0] [1] [2] A1(worker)",
        "seat 0: 3/4/2 at 8",
        "1 engine with a chip of Daimler: car 1 of seat 0 (the only one left), pays 12",
        "2 body: no car left",
        "waiting: bodies.1",
        "seat 0 (you): 0 points",
        "seat 1: points hidden",
    ] {
        assert!(text.contains(expected), "{expected} in\n{text}");
    }
}
