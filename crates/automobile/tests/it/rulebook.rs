//! The worked examples of the rulebook.

use automobile::nouns::*;
use automobile::{Step, Why};

use crate::position::*;

/// Monika's worker is last: she takes the Grand Prix tile before her, is still last, and takes the
/// tile with Grand Prix and merchant.
#[test]
fn the_chain_lets_monika_play_twice() {
    let mut game = players(4);
    game.line_up("2 A5 0 A1 1 A2 A6 3 A3 A4 A9 A8 A7 A10");
    game.play("2 take A5");
    assert_eq!(game.spelled_chain(), "2 0 A1 1 A2 A6 3 A3 A4 A9 A8 A7 A10 A5");
    assert_eq!(game.to_move(), seat(2));
    game.play("2 take A6; do race; merchant price");
    assert_eq!(game.spelled_chain(), "0 A1 1 A2 2 3 A3 A4 A9 A8 A7 A10 A5 A6");
    assert_eq!(game.to_move(), seat(0));
    // Blue takes the body tile behind yellow: the worker tile has nobody behind it.
    game.play("0 take A3");
    assert_eq!(game.spelled_chain(), "1 A2 2 3 0 A4 A9 A8 A7 A10 A5 A6 A3 A1");
    assert_eq!(game.to_move(), seat(1));
}

/// Monika chose the last start tile: two more workers in the canteen, an engine of 1 in a workshop.
#[test]
fn monikas_start_tile_gives_two_workers_and_an_engine() {
    let mut game = set_up(4, Default::default());
    game.play("3 start S2; 2 start S3; 1 start S4");
    // One tile is left, so nobody has to choose it.
    assert_eq!(game.player(seat(0)).start, Some("S1".parse().unwrap()));
    assert_eq!(game.parts(0), "e1");
    assert_eq!((game.player(seat(0)).canteen, game.player(seat(0)).supply), (6, 6));
    assert_eq!((game.to_move(), game.step()), (seat(0), Step::Tile));
}

/// Two active developments beside the start tile: two body points and three engine points.
#[test]
fn monika_takes_a_body_of_2_and_an_engine_of_3() {
    let mut game = players(3);
    game.has(0, "both.1 engine.1");
    game.play("take A3");
    game.end();
    assert_eq!(game.parts(0), "b2");
    game.line_up("0 1 2 A1 A2 A3 A4 A5 A6 A7 A8 A9 A10");
    game.play("take A4; store");
    assert_eq!(game.parts(0), "b2 e3");
}

/// The first merchant who looks for bodies brings the chip of 2 that lies there.
#[test]
fn monika_brings_a_merchant_for_bodies_and_takes_two_points() {
    let mut game = players(4);
    game.merchants("price");
    game.play("take A8; do merchant; merchant body");
    assert_eq!(game.merchants[1].map(|it| it.preference), Some(Preference::Body));
    assert_eq!(game.points_from(0, Source::Chips), 2);
    assert_eq!(game.chips[Preference::Body.idx()], 0);
}

/// Four merchants are there, so the marker goes from S to 3.
#[test]
fn monika_has_to_move_the_marker() {
    let mut game = players(4);
    game.merchants("body engine prestige price");
    game.play("take A7; do merchant");
    assert_eq!(game.marker, 3);
    assert_eq!(game.active_merchants().count(), 4);
    assert_eq!(game.points(0), 0);
}

/// An engine of 2 from the pit: the car on space 2 is passed.
#[test]
fn monikas_race_car_passes_the_blue_one() {
    let mut game = players(4);
    game.motor(0, 2).racing(1, 2, 0);
    game.play("take A5");
    assert_eq!((game.player(seat(0)).space, game.player(seat(0)).laps), (3, 0));
}

/// The BMW Dixi is the third car on the market.
#[test]
fn monika_places_a_bmw_dixi() {
    let mut game = players(3);
    game.round(2).car(1, [2, 2, 3, 11]).car(2, [3, 3, 1, 6]);
    game.workshops(0, "b3 e4");
    game.play("take A5; body 3; workers 2; price 8");
    let car = game.market[2].unwrap();
    assert_eq!((car.body.get(), car.engine.get(), car.workers, car.price), (3, 4, 2, 8));
    assert_eq!((game.player(seat(0)).canteen, game.parts(0).as_str()), (2, ""));
}

/// The Tatra 11 has the most workers; Mercedes 630 and BMW Dixi have the same body, but the Mercedes is
/// cheaper; the Dixi goes to the merchant who looks for engines.
#[test]
fn tatra_mercedes_and_dixi_are_sold() {
    let mut game = players(3);
    game.round(2).no_awards().merchants("prestige body engine price").marker(1);
    game.car(1, [2, 2, 3, 11]).car(2, [3, 3, 1, 6]).car(0, [3, 4, 2, 8]);
    let view = engine::Game::view(&game.game, None);
    let whys: Vec<_> = view.forecast.sales.iter().filter_map(|it| Some(it.bought?.why)).collect();
    assert_eq!(whys, [Why::Best, Why::CheapestOfEqual(number(3)), Why::Only]);
    game.play("take A7; do worker");
    assert_eq!(game.round, 2, "the round was scored");
    let sales = |number| game.points_from(number, Source::Sales);
    assert_eq!([sales(0), sales(1), sales(2)], [8, 11, 6]);
}

/// A merchant for engines is there; Monika brings the second one.
#[test]
fn monika_wins_the_award_for_merchants() {
    let mut game = players(3);
    game.merchants("engine");
    game.play("take A8; do merchant; merchant engine");
    assert_eq!(game.award(Award::Merchant), Some(0));
    assert_eq!(game.points_from(0, Source::Awards), 3);
}
