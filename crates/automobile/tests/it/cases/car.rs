//! Placing a car.

use automobile::nouns::*;
use automobile::{Reason, Step};

use crate::position::*;

#[test]
fn a_car_needs_a_body_an_engine_a_worker_and_a_price() {
    let mut game = players(2);
    game.workshops(0, "b1 e1").canteen(0, 0);
    game.play("0 take A5");
    assert_eq!(game.to_move(), seat(1), "without a worker there is nothing to decide");
    let mut game = players(2);
    game.workshops(0, "b1 e1").canteen(0, 1);
    game.play("0 take A5; body 1; price 3");
    assert_eq!(game.market[0].map(|it| it.workers), Some(1), "one worker is enough");
    let mut game = players(2);
    game.workshops(0, "b1 b2").has(0, "daimler").merchants("body");
    game.play("take A5");
    assert!(matches!(game.why("body 1"), Reason::NoEngine));
    game.workshops(0, "e1 e2");
    assert!(matches!(game.why("body 1"), Reason::NoBody));
}

#[test]
fn the_player_chooses_body_engine_workers_and_price() {
    let mut game = players(2);
    game.workshops(0, "b1 b3 e2").car(1, [1, 1, 1, 6]);
    game.play("take A5");
    assert_eq!(game.legal(), ["body 1", "body 3", "end"]);
    game.play("body 3");
    assert_eq!(game.choices("workers"), "1, 2, 3, 4");
    assert!(matches!(game.why("workers 5"), Reason::NotEnoughWorkers { need: 5, have: 4 }));
    game.play("workers 3");
    assert_eq!(game.choices("price"), "1, 2, 3, 5, 8, 9, 10");
    assert!(matches!(game.why("price 4"), Reason::NoSuchPrice));
    assert!(matches!(game.why("price 6"), Reason::PriceTaken));
    game.play("price 9");
    let car = game.market[1].unwrap();
    assert_eq!((car.owner, car.body.get(), car.engine.get()), (seat(0), 3, 2));
    assert_eq!((car.workers, car.price), (3, 9));
    assert_eq!((game.parts(0).as_str(), game.player(seat(0)).canteen), ("b1", 1));
    assert_eq!(game.to_move(), seat(1), "one car a turn, at its end");
}

#[test]
fn an_engine_is_chosen_if_there_are_several() {
    let mut game = players(2);
    game.workshops(0, "b1 e1 e4");
    game.play("take A5; body 1");
    assert_eq!(game.legal(), ["engine 1", "engine 4"]);
    game.play("engine 4; workers 1; price 1");
    assert_eq!(game.parts(0), "e1");
}

#[test]
fn all_workers_of_the_canteen_may_go_onto_one_car() {
    let mut game = players(2);
    game.workshops(0, "b1 e1").supply(0, 0).gone(Award::Worker, 1);
    game.play("take A5; body 1");
    assert_eq!(game.choices("workers"), "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12");
    game.play("workers 12; price 5");
    assert_eq!(game.market[0].unwrap().feature(Preference::Prestige), 12);
}

#[test]
fn a_car_is_never_compulsory() {
    let mut game = players(2);
    game.workshops(0, "b1 e1");
    game.play("0 take A5; end");
    assert_eq!((game.to_move(), game.cars().count()), (seat(1), 0));
}

/// Nor is a car taken back: only Diesel changes one, and a bonus tile removes one.
#[test]
fn a_car_on_the_market_cannot_be_changed() {
    let mut game = players(2);
    game.car(0, [1, 1, 1, 5]).workshops(0, "b3 e3");
    assert!(game.legal().iter().all(|it| it.starts_with("take ")));
    assert!(matches!(game.why("diesel 1"), Reason::NoSuchChip));
    assert!(matches!(game.why("remove 1"), Reason::NotNow));
    game.play("take A5");
    assert_eq!(game.legal(), ["body 3", "end"]);
}

#[test]
fn the_sixth_car_ends_the_round_after_the_turn() {
    let mut game = players(4);
    for (owner, price) in [(1, 1), (2, 2), (3, 3), (1, 5), (2, 6)] {
        game.car(owner, [1, 1, 1, price]);
    }
    game.workshops(0, "b1 e1").merchants("price").no_awards();
    game.play("take A5; body 1; workers 1; price 8");
    assert_eq!(game.round, 1);
    assert_eq!(game.points_from(1, Source::Sales), 2, "the cheapest, twice its price");
    assert_eq!(game.cars().count(), 0);
}

#[test]
fn the_fifth_car_does_not_end_the_round() {
    let mut game = players(4);
    for (owner, price) in [(1, 1), (2, 2), (3, 3), (1, 5)] {
        game.car(owner, [1, 1, 1, price]);
    }
    game.workshops(0, "b1 e1").no_awards();
    game.play("take A5; body 1; workers 1; price 8");
    assert_eq!((game.round, game.cars().count(), game.to_move()), (0, 5, seat(1)));
}

#[test]
fn both_ways_to_end_a_round_in_one_turn_score_once() {
    let mut game = players(3);
    for (owner, price) in [(1, 1), (2, 2), (1, 3), (1, 5), (2, 6)] {
        game.car(owner, [1, 1, 1, price]);
    }
    game.workshops(0, "b1 e1").merchants("body engine prestige price").marker(1).no_awards();
    game.play("take A7; do merchant; body 1; workers 5; price 10");
    assert_eq!((game.round, game.step()), (1, Step::Tile));
    assert_eq!(game.marker, 4);
}
