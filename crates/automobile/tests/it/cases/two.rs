//! The rules for two players.

use automobile::nouns::*;
use automobile::{Step, race_scores};
use engine::Game;

use crate::position::*;

#[test]
fn two_of_the_four_start_tiles_are_offered() {
    let mut game = set_up(2, Default::default());
    assert_eq!(game.starts.count_ones(), 2);
    assert_eq!(game.to_move(), seat(1), "the later player picks first");
    let first = game.legal()[0].clone();
    game.play(&first);
    assert_eq!((game.step(), game.starts), (Step::Tile, 0), "the other one takes what is left");
}

#[test]
fn any_two_start_tiles_can_be_drawn() {
    let pairs = (0..100).map(|seed| Position::random(2, seed).starts);
    assert_eq!(pairs.collect::<std::collections::BTreeSet<_>>().len(), 6);
}

#[test]
fn the_marker_starts_on_2_in_every_round() {
    let mut game = players(2);
    assert_eq!(game.marker, 2);
    game.merchants("body engine prestige");
    game.play("0 take A7; do merchant");
    assert_eq!(game.marker, 1);
    game.line_up("0 1 A1 A2 A3 A4 A5 A6 A7 A8 A9 A10");
    game.play("0 take A7; do merchant");
    assert_eq!((game.round, game.marker), (1, 2));
}

#[test]
fn three_merchants_can_be_brought_and_benz_brings_the_fourth() {
    let mut game = players(2);
    game.merchants("body engine prestige").has(1, "benz").marker(1);
    game.play("0 take A7; do merchant");
    assert_eq!(game.marker, 0);
    game.play("1 merchant price");
    assert_eq!(game.round, 1);
    assert_eq!(game.points_from(1, Source::Chips), 1);
}

#[test]
fn the_fourth_car_ends_the_round() {
    let mut game = players(2);
    game.car(1, [1, 1, 1, 1]).car(1, [1, 1, 1, 2]).car(0, [1, 1, 1, 3]).workshops(0, "b1 e1");
    game.play("take A5; body 1; workers 1; price 5");
    assert_eq!(game.round, 1);
}

#[test]
fn cars_on_spaces_3_and_6_take_places_and_never_move() {
    let mut game = players(2);
    assert_eq!(game.view(None).dummies, [3, 6]);
    game.racing(0, 7, 0).racing(1, 4, 0);
    let places = |game: &Position| race_scores(game).map(|it| (it.place, it.place_points));
    assert_eq!(places(&game)[..2], [(1, 7), (3, 2)]);
    game.racing(1, 2, 0);
    assert_eq!(places(&game)[..2], [(1, 7), (4, 0)]);
    game.racing(1, 0, 0).merchants("body engine prestige").marker(1);
    game.play("0 take A7; do merchant");
    assert_eq!(game.view(None).dummies, [3, 6], "in every race");
}
