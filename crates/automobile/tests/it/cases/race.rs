//! The Grand Prix.

use automobile::nouns::*;
use automobile::race_scores;

use crate::position::*;

fn drives(game: &mut Position) -> (u8, u8) {
    game.play("take A5");
    (game.player(seat(0)).space, game.player(seat(0)).laps)
}

#[test]
fn the_first_move_leaves_the_pit_onto_space_1() {
    assert_eq!(drives(&mut players(2)), (1, 0));
    let mut game = players(3);
    game.racing(1, 1, 0);
    assert_eq!(drives(&mut game), (2, 0), "or onto the next free one");
}

#[test]
fn a_race_car_needs_neither_body_nor_worker() {
    let mut game = players(3);
    game.canteen(0, 0).motor(0, 5);
    assert_eq!(drives(&mut game), (5, 0), "by its engine, with empty workshops and canteen");
    assert_eq!(game.player(seat(0)).motor, 5, "which stays where it is");
}

#[test]
fn spaces_with_other_cars_are_not_counted_on_whatever_lap() {
    let mut game = players(4);
    game.motor(0, 3).racing(0, 4, 0).racing(1, 5, 2).racing(2, 6, 0).racing(3, 8, 1);
    assert_eq!(drives(&mut game), (10, 0));
}

/// The space that the car itself has left is free.
#[test]
fn a_whole_lap_leads_back_to_the_own_space() {
    let mut game = players(3);
    // Ten spaces, and three of them are taken by others.
    game.motor(0, 7).racing(0, 4, 0).racing(1, 6, 0).racing(2, 8, 0);
    assert_eq!(drives(&mut game), (3, 1));
    game.line_up("0 1 2 A1 A2 A3 A4 A5 A6 A7 A8 A9 A10").racing(0, 4, 0).motor(0, 7);
    game.has(0, "porsche");
    assert_eq!(drives(&mut game), (4, 1));
}

#[test]
fn passing_the_line_completes_a_lap_even_if_space_1_is_skipped() {
    let mut game = players(3);
    game.motor(0, 3).racing(0, 9, 0).racing(1, 1, 0);
    assert_eq!(drives(&mut game), (3, 1));
}

#[test]
fn cars_that_nobody_drives_are_skipped_too() {
    let mut game = players(2);
    game.motor(0, 4);
    assert_eq!(drives(&mut game), (5, 0), "3 is not counted");
    game.line_up("0 1 A1 A2 A3 A4 A5 A6 A7 A8 A9 A10").motor(0, 1);
    assert_eq!(drives(&mut game), (7, 0), "6 neither");
}

#[test]
fn places_bring_7_4_and_2_and_laps_their_own_points() {
    let mut game = players(4);
    game.racing(0, 2, 1).racing(1, 10, 0).racing(2, 9, 0);
    let scores = race_scores(&game);
    let points = scores.map(|it| (it.place, it.place_points, it.lap_points));
    assert_eq!(points, [(1, 7, 1), (2, 4, 0), (3, 2, 0), (0, 0, 0)]);
}

#[test]
fn laps_bring_1_3_5_6_7_and_one_more_each_beyond() {
    let mut game = players(2);
    let mut points = |laps| {
        game.racing(0, 1, laps);
        race_scores(&game)[0].lap_points
    };
    assert_eq!([0, 1, 2, 3, 4, 5, 6, 9].map(&mut points), [0, 1, 3, 5, 6, 7, 8, 11]);
}

#[test]
fn a_car_in_the_pit_takes_no_place() {
    let mut game = players(4);
    game.racing(2, 1, 0);
    let places = race_scores(&game).map(|it| (it.place, it.place_points));
    assert_eq!(places, [(0, 0), (0, 0), (1, 7), (0, 0)]);
}

#[test]
fn after_the_race_cars_return_to_the_pit_and_keep_their_engines() {
    let mut game = players(3);
    game.racing(0, 4, 2).motor(0, 5).racing(1, 6, 0);
    game.merchants("body engine prestige price").marker(1).no_awards();
    game.play("take A7; do merchant");
    let it = game.player(seat(0));
    assert_eq!((it.space, it.laps, it.motor), (0, 0, 5));
    assert_eq!(game.points_from(0, Source::Places), 7);
    assert_eq!(game.points_from(0, Source::Laps), 3);
    assert_eq!(game.points_from(1, Source::Places), 4);
    assert_eq!(game.points_from(2, Source::Places), 0);
}
