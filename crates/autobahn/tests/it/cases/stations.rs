//! Action "Build Service Station" and the bonuses under the stations.

use autobahn::nouns::*;
use autobahn::{Reason, Step};

use crate::position::*;

#[test]
fn a_station_needs_a_free_space_of_the_colour_beside_a_built_section() {
    let mut game = players(2);
    game.lay("R3.2 B1").stations(1, "B3").play("play black; at station");
    assert_eq!(game.choices("station"), "B4");
    assert_eq!(game.why("station B3"), Reason::StationTaken { by: seat(1) });
    assert_eq!(game.why("station B1"), Reason::NoStationSpace);
    assert_eq!(game.why("station R3"), Reason::WrongColour { is: Colour::Red });
    game.turn_of(0).hand(0, "red").play("play red; at station");
    assert_eq!(game.choices("station"), "R3", "half a link is enough");
    assert_eq!(game.why("station R4"), Reason::NoSectionBuilt);
}

#[test]
fn a_station_costs_nothing_and_places_nobody() {
    let mut game = players(2);
    game.money(0, 0).play("play black; at station; station B4");
    assert_eq!((game.p(0).money, game.p(0).supply), (0, 24));
    assert_eq!(game.p(0).stations_built(), 1);
}

#[test]
fn there_are_eight_stations() {
    let mut game = players(2);
    game.lay("R3 R4").stations(0, "B3 B4 R3 C2 O4 P3 W3 O6");
    game.tile(0, Tile::Station).play("play red");
    assert!(!game.can("at station"));
    game.stations(0, "B3 B4 R3 C2 O4 P3 W3");
    assert!(game.can("at station"));
}

#[test]
fn stations_are_taken_from_left_to_right() {
    let mut game = players(2);
    game.tech(0, Column::Service, 2).stations(0, "B3 R3").money(0, 0);
    game.play("play black; at station; station B4");
    assert_eq!(game.p(0).money, 4, "the third station lies above DM 4");
}

#[test]
fn technology_develops_with_every_station() {
    let mut game = players(2);
    game.tech(0, Column::Service, 1).money(0, 0).play("play black; at station; station B4");
    assert_eq!((game.p(0).track, game.p(0).money), (1, 0));
}

/// The position in which seat 0 with the second Service technology has built its n-th station, B4.
fn built(n: usize) -> Position {
    let others: Vec<&str> = "B3 R3 C2 O4 P3 W3 O6".split(' ').take(n - 1).collect();
    let mut game = players(2);
    game.tech(0, Column::Service, 2).stations(0, &others.join(" ")).money(0, 0).track(0, 1);
    game
}

#[test]
fn technology_gives_the_bonus_under_the_station_at_once() {
    for (n, large) in [(1, 2), (3, 4), (5, 6), (7, 8)] {
        let mut game = built(n);
        game.play("play black; at station; station B4");
        assert_eq!(game.p(0).money, large);
    }
    let mut game = built(4);
    game.play("play black; at station; station B4; flip load");
    assert_eq!(game.p(0).track, 2, "one step for each of the two technologies");
    let mut game = built(6);
    game.lobby(0, 1).play("play black; at station; station B4");
    assert_eq!(game.step(), Step::Promote);
}

#[test]
fn the_extra_step_at_once_goes_to_any_truck() {
    let mut game = built(2);
    game.truck(0, 1, "HH", Good::Chemicals).play("play black; at station; station B4");
    assert_eq!(game.legal(), ["move 1 B2.1", "skip"]);
    game.play("move 1 B2.1");
    assert_eq!(game.step(), Step::Trucks);
    assert!(game.can("move 1 B3.1"), "and the truck still moves in phase 3");
    let mut game = built(2);
    game.play("play black; at station; station B4");
    assert_eq!(game.step(), Step::Trucks, "without a truck on the road there is nothing to move");
}

#[test]
fn the_eighth_bonus_at_once_places_an_employee_for_ten() {
    let mut game = built(8);
    game.money(0, 10).play("play black; at station; station B4");
    assert_eq!(game.legal(), ["pay", "skip"]);
    game.play("pay");
    assert_eq!((game.p(0).money, game.office(Colour::Black)), (0, vec![0, 1, 0]));
    let mut game = built(8);
    game.money(0, 9).play("play black; at station; station B4");
    assert_eq!(game.step(), Step::Trucks);
}

#[test]
fn the_bonus_action_builds_a_station_in_any_colour() {
    let mut game = players(2);
    game.lay("R3.2 W3.1").tile(0, Tile::Station).play("use station");
    assert_eq!(game.choices("station"), "R3, W3, B3, B4");
    assert!(game.can("skip"));
}
