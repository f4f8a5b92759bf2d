//! The printed examples.

use autobahn::Subject;
use autobahn::nouns::*;

use crate::position::*;

#[test]
fn a_station_without_a_space_waits_and_is_tried_first_in_the_next_turn() {
    let mut game = solo();
    game.board(BOT, "A").autobot("purple", "7 5");
    assert!(game.story().starts_with("queue 7; task 5 purple; load appliances BH"));
    assert_eq!(game.queue(), "7");

    game.autobot("black", "7");
    assert!(game.story().starts_with("task 7 black; station B4"));
    assert_eq!(game.queue(), "");
}

/// Würzburg–Nürnberg and a way to Oberhausen are built.
fn orange() -> Position {
    let mut game = solo();
    game.lay("O5 C2 C1");
    game
}

#[test]
fn orange_builds_where_a_truck_waits() {
    let mut game = orange();
    game.no_tiles("O1.1").bound(1, "C1.1", Good::Automotive, "NL").autobot("orange", "1");
    assert_eq!(game.chose(Subject::Build), "O1.1 by helps_truck");
    assert!(game.story().contains("build O1.1; employ orange; move 1 O1.1; deliver 1 NL"));
}

#[test]
fn orange_builds_for_the_tile_then_beside_black_then_further_south() {
    let mut game = orange();
    game.autobot("orange", "1");
    assert_eq!(game.chose(Subject::Build), "O1.1 by bonus_tile");
    game.autobot("orange", "1");
    assert_eq!(game.chose(Subject::Build), "O4.2 by nearest_black");
    game.autobot("orange", "1");
    assert_eq!(game.chose(Subject::Build), "O6.1 by southernmost");
    assert!(game.roads.open(0).contains(section("O4.1").number()), "it was as near");
}

#[test]
fn black_upgrades_south_of_bad_hersfeld_first() {
    let mut game = solo();
    game.lay("B1 B6").autobot("black", "1");
    assert_eq!(game.chose(Subject::Upgrade), "B4 by southernmost");
    game.autobot("black", "1");
    assert_eq!(game.chose(Subject::Upgrade), "B3 by nearest_centre");
}

#[test]
fn black_loads_cars_in_hannover_for_aarhus() {
    let mut game = solo();
    game.lay("B1 C2 C1 O1").board(BOT, "C").autobot("black", "5");
    assert_eq!(game.chose(Subject::Country), "DK by uppermost");
    assert_eq!(game.chose(Subject::Depot), "HAN by nearest_destination");
    assert!(game.story().contains("load automotive HAN; to DK"));
}

#[test]
fn pharmaceuticals_for_milano_turn_past_basel_to_paris() {
    let mut game = solo();
    game.era(3).lay("C3 C4 B6 W1 W2 W3");
    game.bound(1, "C4.1", Good::Pharmaceuticals, "IT");
    game.truck(ME, 1, "B6.1", Good::Pharmaceuticals).drive(ME, "black").play("deliver 1");
    assert_eq!(game.goal(1), "FR");
    assert_eq!(game.chose(Subject::Country), "FR");
}

#[test]
fn the_sixth_station_stands_between_hannover_and_magdeburg_and_promotes() {
    let mut game = solo();
    game.era(3).lay("C2 C3.1 R3 R4 O4 P3 W3").stations(BOT, "R3 R4 O4 P3 W3").lobby(BOT, 1);
    game.autobot("cyan", "7");
    assert_eq!(game.chose(Subject::Station), "C3 by northernmost");
    assert_eq!(game.story(), "task 7 cyan; station C3; promote service 1");
}

#[test]
fn with_the_space_west_of_hannover_taken_it_is_the_only_one() {
    let mut game = solo();
    game.era(3).lay("C2 C3.1").stations(ME, "C2").autobot("cyan", "7");
    assert_eq!(game.chose(Subject::Station), "C3");
}
