//! Main action "Build a Service Station".

use autobahn::Subject;

use crate::position::*;

#[test]
fn nearest_to_black() {
    let mut game = solo();
    game.lay("P1 P2 P3").autobot("purple", "7");
    assert_eq!(game.chose(Subject::Station), "P3 by nearest_black");
    game.autobot("purple", "7");
    assert_eq!(game.chose(Subject::Station), "P1");
}

#[test]
fn then_south_and_west_or_north_and_east() {
    let mut game = solo();
    game.lay("R3.2 R4.1").autobot("red", "7");
    assert_eq!(game.chose(Subject::Station), "R3 by southernmost");
    let mut game = solo();
    game.era(3).lay("R3.2 R4.1").autobot("red", "7");
    assert_eq!(game.chose(Subject::Station), "R4 by northernmost");
}

#[test]
fn on_black_nearest_to_bad_hersfeld() {
    let mut game = solo();
    game.autobot("black", "7");
    assert_eq!(game.chose(Subject::Station), "B4 by southernmost");
    let mut game = solo();
    game.era(3).autobot("black", "7");
    assert_eq!(game.chose(Subject::Station), "B3 by northernmost");
}

#[test]
fn a_space_needs_a_section_of_its_own() {
    let mut game = solo();
    game.autobot("red", "7 1");
    assert_eq!(game.queue(), "7");
}

#[test]
fn a_taken_space_is_gone() {
    let mut game = solo();
    game.stations(ME, "B4").autobot("black", "7");
    assert_eq!(game.chose(Subject::Station), "B3");
    game.autobot("black", "7 1");
    assert_eq!(game.queue(), "7");
}

#[test]
fn there_are_eight_stations() {
    let mut game = solo();
    game.lay("R3 R4 C2 O4 O6 P1 P3 W3").stations(BOT, "R3 R4 C2 O4 O6 P1 P3 W3");
    game.autobot("black", "7 1");
    assert_eq!(game.queue(), "7");
}

#[test]
fn the_bonus_under_the_station_comes_at_once() {
    for (side, bonuses) in [
        (solo as fn() -> Position, ["develop 2"; 5]),
        (
            hard,
            [
                "develop 2",
                "employ black",
                "develop 2; develop 3; advanced task",
                "employ black",
                "develop 2; develop 3; advanced task",
            ],
        ),
    ] {
        for (built, bonus) in bonuses.iter().enumerate() {
            let mut game = side();
            let others = ["R3", "R4", "C2", "O4"][..built].join(" ");
            game.lay(&others).stations(BOT, &others).lobby(BOT, 1).autobot("black", "7");
            assert!(game.story().starts_with(&format!("task 7 black; station B4; {bonus}")));
        }
    }
}
