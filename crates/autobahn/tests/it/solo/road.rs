//! Main action "Build or upgrade road section".

use autobahn::nouns::*;
use autobahn::{Event, Subject};

use crate::position::*;

#[test]
fn building_comes_before_upgrading() {
    let mut game = solo();
    game.autobot("black", "1");
    assert_eq!(game.chose(Subject::Build), "B6.1 by southernmost");
    assert_eq!(game.chose(Subject::Upgrade), "");
}

#[test]
fn only_sections_of_the_current_colour() {
    for (colour, built) in [("white", "W3.2"), ("cyan", "C2.2"), ("purple", "P3.2")] {
        let mut game = solo();
        game.autobot(colour, "1");
        assert!(game.story().starts_with(&format!("task 1 {colour}; build {built}; employ")));
    }
}

#[test]
fn it_never_pays() {
    let mut game = solo();
    game.autobot("red", "1");
    let built = Event::Built { seat: seat(BOT), section: section("R3.2"), cost: 0 };
    assert!(game.events.contains(&built));
    assert_eq!(game.p(BOT).money, solo().p(BOT).money);
}

#[test]
fn an_employee_takes_a_seat_for_each_section_and_each_upgrade() {
    let mut game = solo();
    game.autobot("red", "1");
    assert_eq!(game.office(Colour::Red), [BOT]);
    game.lay("B1 B6").autobot("black", "1");
    assert_eq!(game.office(Colour::Black), [BOT, ME, BOT]);
}

#[test]
fn a_develop_icon_counts_before_the_employee() {
    let mut game = solo();
    game.lay("C2").autobot("cyan", "1");
    assert_eq!(game.story(), "task 1 cyan; build C1.1; develop 2; employ cyan");
}

#[test]
fn a_tile_on_the_section_fills_the_next_slot() {
    let mut game = solo();
    game.slots(6).autobot("black", "1");
    assert_eq!(game.story(), "task 1 black; build B6.1; slot 7; develop 2; employ black");
    game.autobot("black", "1");
    assert_eq!(game.story(), "task 1 black; build B1.1; slot 8; employ black; employ black");
    assert_eq!(game.p(BOT).tiles, [0; 14], "the tile itself is of no use");
}

#[test]
fn roadblocks_bar_autobot_too() {
    let mut game = solo();
    game.lay("C2 C1").stations(ME, "C2").bound(1, "HAN", Good::Automotive, "NL");
    game.bound(2, "BH", Good::Appliances, "CH");
    game.autobot("cyan", "1");
    assert_eq!(game.chose(Subject::Upgrade), "C2 by nearest_black", "nothing to build");
    let mut game = solo();
    game.era(3).lay("C2 C1").autobot("cyan", "1");
    assert_eq!(game.chose(Subject::Build), "C3.1");
}

#[test]
fn a_waiting_truck_comes_before_a_tile() {
    let mut game = solo();
    game.lay("C2 C1 O5 O6.1").bound(1, "C1.1", Good::Automotive, "NL");
    game.no_tiles("O1.1").autobot("orange", "1");
    assert_eq!(game.chose(Subject::Build), "O1.1 by helps_truck");
}

#[test]
fn of_two_waiting_trucks_the_one_bound_for_the_upper_row_is_helped() {
    let mut game = solo();
    game.lay("C2 C1 O5").no_tiles("O1.1");
    game.bound(1, "O5.1", Good::Chemicals, "AT").bound(2, "C1.1", Good::Automotive, "NL");
    game.autobot("orange", "1");
    assert_eq!(game.chose(Subject::Build), "O1.1 by helps_truck");
}

#[test]
fn a_truck_is_helped_on_the_way_with_the_fewest_sections_missing() {
    // Over Frankfurt three sections are missing on the way to Amsterdam, over Dortmund four.
    let mut game = solo();
    game.lay("O4").bound(1, "WUE", Good::Automotive, "NL").autobot("orange", "1");
    assert_eq!(game.chose(Subject::Build), "O3.1 by helps_truck");
    // Now two over Dortmund.
    let mut game = solo();
    game.lay("O4 C2").bound(1, "WUE", Good::Automotive, "NL").autobot("orange", "1");
    assert_eq!(game.chose(Subject::Build), "O5.1 by nearest_black");
}

#[test]
fn a_truck_is_helped_by_the_first_missing_section_only() {
    let mut game = solo();
    game.lay("C2 C1 O2").no_tiles("O1.1").bound(1, "C2.1", Good::Automotive, "FR");
    // To Paris over Köln, where red and not orange is missing.
    game.autobot("orange", "1");
    assert_ne!(game.chose(Subject::Build), "O3.1 by helps_truck");
    game.autobot("red", "1");
    assert_eq!(game.chose(Subject::Build), "R1.1 by helps_truck");
}

#[test]
fn a_tile_that_is_gone_attracts_nobody() {
    let mut game = solo();
    game.lay("C2 C1 O5").no_tiles("O1.1").autobot("orange", "1");
    assert_eq!(game.chose(Subject::Build), "O4.2 by nearest_black");
}

#[test]
fn south_then_west_before_reunification_north_then_east_after_it() {
    let mut game = solo();
    game.autobot("red", "1");
    assert_eq!(game.chose(Subject::Build), "R3.2 by southernmost");
    let mut game = solo();
    game.era(2).autobot("red", "1");
    assert_eq!(game.chose(Subject::Build), "R3.2 by southernmost");
    let mut game = solo();
    game.era(3).autobot("red", "1");
    assert_eq!(game.chose(Subject::Build), "R4.1 by northernmost");
}

#[test]
fn upgrades_near_black_then_near_bad_hersfeld_then_by_direction() {
    let mut game = solo();
    game.lay("W1 W2 W3 W4").autobot("white", "1");
    assert_eq!(game.chose(Subject::Upgrade), "W4 by southernmost");
    game.autobot("white", "1");
    assert_eq!(game.chose(Subject::Upgrade), "W3 by nearest_black");
    game.autobot("white", "1");
    assert_eq!(game.chose(Subject::Upgrade), "W2 by nearest_black");
    let mut game = solo();
    game.lay("O1 O2 O3 O4 O5 O6").autobot("orange", "1");
    assert_eq!(game.chose(Subject::Upgrade), "O5 by southernmost");
    let mut game = solo();
    game.era(3).lay("B1 B6").autobot("black", "1");
    assert_eq!(game.chose(Subject::Upgrade), "B3 by northernmost");
}

#[test]
fn only_complete_links_are_upgraded() {
    let mut game = solo();
    game.lay("P1 P2 P3").dual("P3").autobot("purple", "1");
    assert_eq!(game.chose(Subject::Upgrade), "P2 by nearest_centre");
}

#[test]
fn with_all_built_and_upgraded_the_task_waits() {
    let mut game = solo();
    game.dual("R1 R2 R3 R4").no_tiles("R4.2").autobot("red", "1 7");
    assert_eq!(game.queue(), "1");
}
