//! Bonuses inside bonuses resolve one decision at a time, the last one gained first.

use autobahn::nouns::*;
use autobahn::{Reason, Step, Truck};

use crate::position::*;

#[test]
fn a_chain_of_bonuses_returns_to_where_it_began() {
    let mut game = players(2);
    // A claimed development passes the flip of space 3, a tile then unlocks a row …
    game.board(0, "A").p(0).delivered = bit("NL");
    game.p(0).unclaimed = bit("NL");
    game.track(0, 2).turn_of(0).play("claim NL; flip load");
    assert_eq!((game.p(0).track + 1, game.step()), (4, Step::Act));
}

#[test]
fn a_track_unlock_may_complete_a_row_and_replace_a_card() {
    let mut game = players(2);
    game.tech(0, Column::Network, 1).tech(0, Column::Trade, 1).tile(0, Tile::Develop).track(0, 9);
    game.play("use develop; unlock service 1; discard red");
    let first = game.legal()[0].clone();
    game.play(&first);
    assert_eq!(game.step(), Step::Act);
    assert_eq!(game.p(0).extra_tokens, 2);
}

#[test]
fn the_truck_goes_on_after_a_promotion_on_the_way() {
    let mut game = players(2);
    game.stations(0, "B3 B4 R3 C2 O4 P3").lobby(0, 1).truck(0, 1, "B3.1", Good::Chemicals);
    game.drive(0, "black").play("move 1 B3.2; bonus 6; promote finance 1");
    assert_eq!(game.step(), Step::Moving { truck: TruckNo::of(0), left: 1 });
}

/// A station's Develop leads to an unlock, which loads a second truck while the first is under way.
#[test]
fn a_second_truck_loaded_under_way_moves_first() {
    let mut game = players(2);
    game.tech(0, Column::Trade, 2).stations(0, "B3 B4 R3 C2").track(0, 10);
    game.truck(0, 1, "B3.1", Good::Chemicals).drive(0, "black");
    game.play("move 1 B3.2; bonus 4; unlock trade 3; load CR 2; move 2 B5.1; stop");
    assert_eq!(game.step(), Step::Moving { truck: TruckNo::of(0), left: 1 });
    game.play("move 1 B4.1");
    assert!(game.can("move 2 B4.2"), "the second moves again as usual");
}

#[test]
fn a_truck_recalled_under_way_does_not_go_on() {
    let mut game = players(2);
    game.tech(0, Column::Trade, 2).stations(0, "B3 B4 R3 C2").track(0, 10);
    game.truck(0, 1, "B3.1", Good::Chemicals).truck(0, 2, "HH", Good::Chemicals);
    game.drive(0, "black")
        .play("move 1 B3.2; bonus 4; unlock trade 3; load CR 1; move 1 B5.1; stop");
    assert_eq!(game.step(), Step::Trucks);
    assert_eq!(game.p(0).trucks[0].section(), Some(section("B5.1")));
}

/// The first truck stands beside an opponent, with one step left and one free section to end on. A
/// second truck loaded in between must leave it that section.
#[test]
fn a_truck_in_passing_keeps_a_place_to_end_on() {
    let mut game = players(2);
    game.dual("B2").tech(0, Column::Trade, 2).stations(0, "B3 R3 C2 O4").track(0, 10);
    game.truck(0, 1, "B3.1", Good::Chemicals).truck(1, 1, "B3.2", Good::Chemicals);
    game.drive(0, "black").play("move 1 B3.2; bonus 4; unlock trade 3; load HAN 2");
    // The first truck can only end on B3.1 or B4.1.
    game.play("move 2 B3.1; stop");
    game.play("move 1 B4.1");
    assert_ne!(game.p(0).trucks[0].section(), game.p(1).trucks[0].section());
    assert_eq!(game.p(0).trucks[1], Truck::Road(section("B3.1"), Good::Automotive));
}

#[test]
fn a_truck_in_passing_is_not_shut_in() {
    let mut game = players(3);
    game.tech(0, Column::Trade, 2).stations(0, "B3 R3 C2 O4").track(0, 10);
    game.truck(0, 1, "B3.1", Good::Chemicals).truck(1, 1, "B3.2", Good::Chemicals);
    game.truck(2, 1, "B4.1", Good::Chemicals).drive(0, "black");
    game.play("move 1 B3.2; bonus 4; unlock trade 3; load HAN 2");
    // B3.1 is the only place where the first truck can end: the second passes at most.
    game.play("move 2 B3.1");
    assert_eq!(game.why("stop"), Reason::Occupied);
    assert_eq!(game.legal(), ["move 2 B2.1"]);
    game.play("move 2 B2.1; move 1 B3.1");
    assert_eq!(game.step(), Step::Trucks);
}
