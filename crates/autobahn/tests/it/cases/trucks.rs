//! Phase 3: Move Truck.

use autobahn::nouns::*;
use autobahn::{Reason, Step, Truck};

use crate::position::*;

fn loaded(place: &str) -> Position {
    let mut game = players(2);
    game.truck(0, 1, place, Good::Chemicals);
    game
}

#[test]
fn two_steps_in_the_first_era_and_three_later() {
    for (era, script) in [
        (1, "move 1 B2.1; move 1 B3.1"),
        (2, "move 1 B2.1; move 1 B3.1; move 1 B3.2"),
        (3, "move 1 B2.1; move 1 B3.1; move 1 B3.2"),
    ] {
        let mut game = loaded("HH");
        game.era(era).drive(0, "black").play(script);
        assert_eq!((game.step(), game.legal()), (Step::Trucks, vec!["end".to_owned()]));
    }
}

#[test]
fn a_truck_may_stop_early_or_not_move_at_all() {
    let mut game = loaded("HH");
    game.drive(0, "black");
    assert!(game.can("end"));
    game.play("move 1 B2.1");
    assert!(game.can("stop"));
    game.play("stop");
    assert_eq!(game.why("move 1 B3.1"), Reason::TruckMoved);
}

#[test]
fn a_truck_starts_in_the_colour_of_the_card() {
    let mut game = loaded("B2.1");
    game.drive(0, "cyan");
    assert_eq!(game.why("move 1 B3.1"), Reason::TruckColour);
    game.hand(0, "black").drive(0, "black");
    assert_eq!(game.choices("move"), "1 B3.1");
}

#[test]
fn a_depot_has_the_colours_it_is_used_by() {
    for (id, moves) in [("black", "1 B2.1"), ("red", "1 B2.1"), ("cyan", "")] {
        let mut game = loaded("HH");
        game.drive(0, id);
        assert_eq!(game.choices("move"), moves);
    }
}

#[test]
fn it_then_follows_any_built_road() {
    let mut game = loaded("HH");
    game.lay("C2").drive(0, "red").play("move 1 B2.1");
    assert_eq!(game.choices("move"), "1 C2.2, 1 B3.1");
    assert_eq!(game.why("move 1 R3.2"), Reason::NotBuilt);
    assert_eq!(game.why("move 1 C2.1"), Reason::NotAdjacent);
}

#[test]
fn a_truck_may_turn_round() {
    let mut game = loaded("B3.1");
    game.drive(0, "black").play("move 1 B3.2");
    assert!(game.can("move 1 B3.1"));
}

#[test]
fn a_truck_at_home_does_not_move() {
    let mut game = players(2);
    game.drive(0, "black");
    assert_eq!(game.why("move 1 B2.1"), Reason::TruckAtHome);
    assert_eq!(game.why("deliver 1"), Reason::TruckAtHome);
}

#[test]
fn a_multicolour_card_moves_trucks_of_five_colours() {
    let moves = |place: &str| {
        let mut game = players(2);
        game.era(3).lay("R3 C2 O5 P3 W4 B1 Y6").truck(0, 1, place, Good::Chemicals);
        game.hand(0, "A14").drive(0, "A14");
        !game.choices("move").is_empty()
    };
    let five = ["R3.1", "C2.1", "O5.1", "P3.1", "W4.1"];
    assert!(five.into_iter().all(moves));
    assert!(!moves("B2.1") && !moves("Y6.1"));
}

#[test]
fn a_two_colour_card_moves_trucks_of_both() {
    let moves = |place: &str| {
        let mut game = players(2);
        game.era(3).lay("R3 C2 O5").truck(0, 1, place, Good::Chemicals);
        game.hand(0, "S1").drive(0, "S1");
        !game.choices("move").is_empty()
    };
    assert!(moves("R3.1") && moves("C2.1") && !moves("O5.1"));
}

#[test]
fn a_changed_colour_counts_in_phase_three_instead_of_the_printed_one() {
    let mut game = players(2);
    game.lay("R3").tile(0, Tile::Recolour);
    game.truck(0, 1, "R3.2", Good::Chemicals).play("play white; at build; use recolour");
    game.play("recolour red; build R4.1");
    assert!(game.can("move 1 R3.1"));
    let mut game = players(2);
    game.lay("R3").tile(0, Tile::Recolour);
    game.truck(0, 1, "R3.2", Good::Chemicals).play("play red; at build; use recolour");
    game.play("recolour white; build W4.1");
    assert_eq!(game.why("move 1 R3.1"), Reason::TruckColour);
}

#[test]
fn a_start_on_a_dual_carriageway_gives_one_step_more() {
    let mut game = loaded("B2.1");
    game.dual("B2").drive(0, "black").play("move 1 B3.1; move 1 B3.2");
    assert_eq!(game.step(), Step::Moving { truck: TruckNo::of(0), left: 1 });
    let mut game = loaded("B2.1");
    game.dual("B3").drive(0, "black").play("move 1 B3.1; move 1 B3.2");
    assert_eq!(game.step(), Step::Trucks, "only where it starts");
    let mut game = loaded("HAN");
    game.dual("B2 B3").drive(0, "black").play("move 1 B3.1; move 1 B3.2");
    assert_eq!(game.step(), Step::Trucks, "and not from a depot");
}

#[test]
fn no_truck_ends_beside_another_but_it_may_pass() {
    let mut game = loaded("B2.1");
    game.truck(1, 1, "B3.1", Good::Chemicals).drive(0, "black").play("move 1 B3.1");
    assert_eq!(game.legal(), ["move 1 B2.1", "move 1 B3.2"]);
    assert_eq!(game.why("stop"), Reason::Occupied);
    game.play("move 1 B3.2");
    assert_eq!(game.step(), Step::Trucks);
}

#[test]
fn the_last_step_does_not_go_onto_a_taken_section() {
    let mut game = loaded("B2.1");
    game.truck(1, 1, "B3.2", Good::Chemicals).drive(0, "black").play("move 1 B3.1");
    assert_eq!(game.legal(), ["move 1 B2.1", "stop"]);
    assert_eq!(game.why("move 1 B3.2"), Reason::Occupied);
}

#[test]
fn ones_own_other_truck_is_in_the_way_too() {
    let mut game = loaded("B2.1");
    game.tech(0, Column::Trade, 2).truck(0, 2, "B3.1", Good::Chemicals);
    game.drive(0, "black").play("move 1 B3.1");
    assert_eq!(game.why("stop"), Reason::Occupied);
}

#[test]
fn both_trucks_move_if_both_stand_in_the_colour() {
    let mut game = loaded("HH");
    game.tech(0, Column::Trade, 2).truck(0, 2, "CR", Good::Chemicals).drive(0, "black");
    assert_eq!(game.choices("move"), "1 B2.1, 2 B5.1");
    game.play("move 2 B5.1; stop; move 1 B2.1; move 1 B3.1");
    assert_eq!(game.legal(), ["end"]);
    let mut game = loaded("HH");
    game.tech(0, Column::Trade, 2).truck(0, 2, "CR", Good::Chemicals).drive(0, "white");
    assert_eq!(game.choices("move"), "2 B5.1");
}

#[test]
fn a_truck_does_not_drive_on_through_a_commercial_city() {
    let mut game = players(2);
    game.era(3).lay("C5 Y4 Y5").truck(0, 1, "C5.1", Good::Chemicals).drive(0, "cyan");
    assert_eq!(game.legal(), ["deliver 1", "end"]);
    assert_eq!(game.why("move 1 Y4.1"), Reason::NotAdjacent);
}

// ---- stations ----

#[test]
fn a_station_is_passed_between_the_two_sections_of_its_link_in_either_direction() {
    for (from, to) in [("B3.1", "B3.2"), ("B3.2", "B3.1")] {
        let mut game = loaded(from);
        game.stations(0, "B3").drive(0, "black").play(&format!("move 1 {to}"));
        assert_eq!(game.choices("bonus"), "1");
    }
}

#[test]
fn entering_or_leaving_its_link_at_a_city_does_not_pass_it() {
    let mut game = loaded("HAN");
    game.stations(0, "B3").drive(0, "black").play("move 1 B3.1");
    assert_eq!(game.step(), Step::Moving { truck: TruckNo::of(0), left: 1 });
    game.play("move 1 B2.1");
    assert_eq!(game.step(), Step::Trucks);
}

#[test]
fn the_own_bonuses() {
    let pass = || {
        let mut game = loaded("B3.1");
        game.stations(0, "B3 B4 R3 C2 O4 P3 W3 O6").money(0, 10).lobby(0, 1);
        game.drive(0, "black").play("move 1 B3.2");
        game
    };
    assert_eq!(pass().choices("bonus"), "1, 2, 3, 4, 5, 6, 7, 8");
    for (number, large) in [(1, 2), (3, 4), (5, 6), (7, 8)] {
        let mut game = pass();
        game.play(&format!("bonus {number}"));
        assert_eq!(game.p(0).money, 10 + large);
    }
    let mut game = pass();
    game.play("bonus 2; move 1 B4.1; move 1 B4.2");
    assert_eq!(game.choices("bonus"), "1, 3, 4, 5, 6, 7, 8", "passed B4 with the extra step");
    let mut game = pass();
    game.play("bonus 4");
    assert_eq!(game.p(0).track, 1);
    let mut game = pass();
    game.play("bonus 6; promote finance 1");
    assert_eq!(game.p(0).lobby, 0);
    let mut game = pass();
    game.play("bonus 8");
    assert_eq!((game.p(0).money, game.office(Colour::Black)), (0, vec![0, 1, 0]));
}

#[test]
fn the_employee_bonus_needs_its_ten_dm() {
    let mut game = loaded("B3.1");
    game.stations(0, "B3 B4 R3 C2 O4 P3 W3 O6").money(0, 9).drive(0, "black");
    game.play("move 1 B3.2");
    assert_eq!(game.why("bonus 8"), Reason::NotEnoughMoney { need: 10, have: 9 });
}

#[test]
fn the_employee_goes_to_the_office_of_the_stations_autobahn() {
    let mut game = players(2);
    game.lay("R3").truck(0, 1, "HH", Good::Chemicals).money(0, 10);
    game.stations(0, "R3 B4 B3 C2 O4 P3 W3 O6").drive(0, "black");
    game.play("move 1 R3.2; move 1 R3.1; bonus 8");
    assert_eq!(game.office(Colour::Red), [0]);
}

#[test]
fn bonuses_of_one_turn_differ() {
    let mut game = loaded("B3.1");
    game.era(2).stations(0, "B3 B4").drive(0, "black").play("move 1 B3.2; bonus 1");
    game.play("move 1 B4.1; move 1 B4.2");
    assert_eq!(game.legal(), ["bonus 2"]);
    assert_eq!(game.why("bonus 1"), Reason::BonusUsedThisTurn);
    assert_eq!(game.why("bonus 3"), Reason::StationNotBuilt { built: 2 });
}

#[test]
fn bonuses_of_both_trucks_differ() {
    let mut game = loaded("B3.1");
    game.tech(0, Column::Trade, 2).truck(0, 2, "B4.1", Good::Chemicals).stations(0, "B3 B4 R3");
    game.drive(0, "black").play("move 1 B3.2; bonus 3; stop; move 2 B4.2");
    assert_eq!(game.choices("bonus"), "1, 2");
}

/// The German edition says so.
#[test]
fn one_bonus_for_each_station_in_a_turn() {
    let mut game = loaded("B3.1");
    game.stations(0, "B3 B4").drive(0, "black").play("move 1 B3.2; bonus 1; move 1 B3.1");
    assert_eq!(game.step(), Step::Trucks);
    game.turn_of(0).hand(0, "black").drive(0, "black").play("move 1 B3.2");
    assert_eq!(game.choices("bonus"), "1, 2", "again in the next turn");
}

#[test]
fn the_extra_step_may_go_to_the_other_truck() {
    let mut game = loaded("B3.1");
    game.tech(0, Column::Trade, 2).truck(0, 2, "CR", Good::Chemicals).stations(0, "B3 R3");
    game.drive(0, "black").play("move 1 B3.2; bonus 2");
    assert_eq!(game.legal(), ["truck 1", "move 2 B5.1"]);
    game.play("move 2 B5.1");
    assert_eq!(game.step(), Step::Moving { truck: TruckNo::of(0), left: 1 }, "the first goes on");
    game.play("stop");
    assert!(game.can("move 2 B4.2"), "and the other still moves as usual");
}

#[test]
fn the_other_truck_takes_the_step_whatever_the_colour() {
    let mut game = loaded("B3.1");
    game.lay("W4").tech(0, Column::Trade, 2).truck(0, 2, "W4.1", Good::Chemicals);
    game.stations(0, "B3 R3").drive(0, "black").play("move 1 B3.2; bonus 2; move 2 B5.1; stop");
    assert_eq!(game.p(0).trucks[1].section(), Some(section("B5.1")));
}

#[test]
fn the_other_truck_may_deliver_with_the_extra_step() {
    let mut game = loaded("B3.1");
    game.lay("B6").tech(0, Column::Trade, 2).truck(0, 2, "B6.1", Good::Chemicals);
    game.stations(0, "B3 R3").drive(0, "black").play("move 1 B3.2; bonus 2; deliver 2");
    assert_eq!(game.p(0).delivered, bit("IT"));
}

#[test]
fn the_other_truck_does_not_take_the_only_place_left() {
    let mut game = players(3);
    game.dual("B2").tech(0, Column::Trade, 2).stations(0, "B3 R3");
    game.truck(1, 1, "B3.2", Good::Chemicals).truck(2, 1, "B3.1", Good::Chemicals);
    game.truck(0, 1, "B2.1", Good::Chemicals).truck(0, 2, "B4.2", Good::Chemicals);
    game.drive(0, "black").play("move 1 B3.1; move 1 B3.2; bonus 2");
    assert_eq!(game.legal(), ["truck 1", "move 2 B5.1"], "B4.1 is where the first has to end");
}

#[test]
fn every_pass_pays_the_owner_and_gives_the_driver_nothing() {
    let mut game = loaded("B3.1");
    game.stations(1, "B3").money(0, 5).money(1, 0).drive(0, "black");
    game.play("move 1 B3.2; move 1 B3.1");
    assert_eq!((game.p(0).money, game.p(1).money, game.step()), (5, 2, Step::Trucks));
}

#[test]
fn a_bonus_move_passes_stations_as_well() {
    let mut game = loaded("B3.1");
    game.stations(1, "B3").money(1, 0).tile(0, Tile::Move).play("use move; move 1 B3.2; stop");
    assert_eq!(game.p(1).money, 1);
}

/// Only ending beside another truck is barred, and the extra step of an own station takes the truck on.
#[test]
fn an_own_station_helps_past_an_occupied_section() {
    let mut game = loaded("B2.1");
    game.truck(1, 1, "B3.2", Good::Chemicals).stations(0, "B3 R3").drive(0, "black");
    game.play("move 1 B3.1; move 1 B3.2");
    assert_eq!(game.legal(), ["bonus 2"]);
    assert_eq!(game.why("bonus 1"), Reason::StepNeeded);
    game.play("bonus 2");
    assert_eq!(game.why("stop"), Reason::Occupied);
    assert_eq!(game.legal(), ["move 1 B3.1", "move 1 B4.1"]);
    game.play("move 1 B4.1");
    assert_eq!(game.step(), Step::Trucks);
}

#[test]
fn without_that_bonus_it_does_not() {
    let refused = |edit: fn(&mut Position)| {
        let mut game = loaded("B2.1");
        game.truck(1, 1, "B3.2", Good::Chemicals).drive(0, "black");
        edit(&mut game);
        game.play("move 1 B3.1");
        assert_eq!(game.why("move 1 B3.2"), Reason::Occupied);
    };
    // The second station is not built yet.
    refused(|game| {
        game.stations(0, "B3");
    });
    // The station is somebody else's.
    refused(|game| {
        game.stations(0, "R3 C2").stations(1, "B3");
    });
    // It was passed this turn.
    refused(|game| {
        game.stations(0, "B3 R3").turn.stations_passed = link("B3").bit();
    });
    // The bonus was had this turn.
    refused(|game| {
        game.stations(0, "B3 R3").turn.bonuses_used = 0b10;
    });
}

#[test]
fn it_helps_from_further_away_too() {
    let mut game = players(3);
    game.truck(0, 1, "B2.1", Good::Chemicals).truck(1, 1, "B3.1", Good::Chemicals);
    game.truck(2, 1, "B3.2", Good::Chemicals).stations(0, "B3 R3");
    // Without it both sections ahead are taken and two steps lead nowhere but back.
    game.drive(0, "black").play("move 1 B3.1");
    assert_eq!(game.legal(), ["move 1 B2.1", "move 1 B3.2"]);
    game.play("move 1 B3.2; bonus 2; move 1 B4.1");
    assert_eq!(game.p(0).trucks[0].section(), Some(section("B4.1")));
}

#[test]
fn the_step_that_is_needed_does_not_go_to_the_other_truck() {
    let mut game = loaded("B2.1");
    game.tech(0, Column::Trade, 2).truck(0, 2, "CR", Good::Chemicals).stations(0, "B3 R3");
    game.truck(1, 1, "B3.2", Good::Chemicals).drive(0, "black");
    game.play("move 1 B3.1; move 1 B3.2; bonus 2");
    assert_eq!(game.legal(), ["truck 1"]);
    assert_eq!(game.why("move 2 B5.1"), Reason::StepNeeded);
}

#[test]
fn another_bonus_may_come_first_if_a_later_station_gives_the_step() {
    let mut game = players(3);
    game.era(2).truck(0, 1, "B3.1", Good::Chemicals).stations(0, "B3 B4 R3");
    game.truck(1, 1, "B4.1", Good::Chemicals).truck(2, 1, "B4.2", Good::Chemicals);
    game.drive(0, "black").play("move 1 B3.2; bonus 1; move 1 B4.1; move 1 B4.2");
    assert_eq!(game.legal(), ["bonus 2"]);
    game.play("bonus 2; move 1 B5.1");
    assert_eq!(game.step(), Step::Trucks);
}

/// Wine that is home needs no step: the other truck may have it, and need not.
#[test]
fn an_extra_step_is_not_forced_on_the_other_truck() {
    let mut game = loaded("B3.1");
    game.tech(0, Column::Trade, 2).truck(0, 2, "CR", Good::Chemicals).stations(0, "B3 R3");
    game.drive(0, "black").bonus(0, Step::ExtraStep { moving: TruckNo::of(0), steps: 1 });
    game.p(0).trucks[0] = Truck::Home;
    assert_eq!(game.legal(), ["move 2 B5.1", "skip"]);
    game.play("skip");
    assert_eq!(game.step(), Step::Trucks);
}
