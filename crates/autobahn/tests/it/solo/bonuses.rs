//! Bonus actions, the solo board and promotions.

use autobahn::nouns::*;
use autobahn::{ExtraDepartment, Options, Subject};

use crate::position::*;

// ---- discard ----

#[test]
fn the_bonus_comes_before_the_main_action() {
    let mut game = solo();
    game.autobot("red", "3");
    assert_eq!(game.story(), "task 3 red; develop 2; build R3.2; employ red");
    game.display("I1.red I2.red I3.red I4.red I1.cyan", "I2.cyan").autobot("red", "2");
    assert!(game.story().starts_with("task 2 red; discard I1.red; build R4.1"));
}

#[test]
fn the_leftmost_card_of_the_current_colour_is_discarded() {
    let mut game = solo();
    game.display("I1.cyan I2.red I2.cyan I3.red I3.cyan", "I4.cyan").autobot("red", "2");
    assert_eq!(game.chose(Subject::Discard), "I2.red by leftmost");
    let shown: Vec<String> = game.display.iter().flatten().map(Card::to_string).collect();
    assert_eq!(shown, ["I4.cyan", "I1.cyan", "I2.cyan", "I3.red", "I3.cyan"]);
}

#[test]
fn else_the_rightmost_card_of_the_commonest_colour() {
    let mut game = solo();
    game.display("I1.cyan I1.white I2.cyan I1.orange I2.orange", "I4.cyan").autobot("red", "2");
    assert_eq!(game.chose(Subject::Discard), "I2.orange by rightmost");
    let mut game = solo();
    game.display("I1.cyan I2.cyan I3.cyan I1.orange I2.orange", "I4.cyan").autobot("red", "2");
    assert_eq!(game.chose(Subject::Discard), "I3.cyan by rightmost");
}

#[test]
fn a_card_of_several_colours_counts_for_each() {
    let mut game = solo();
    game.era(3).display("A06 S1 S4 A08 A13", "").autobot("orange", "2");
    assert_eq!(game.chose(Subject::Discard), "S4 by current_colour");
    // Red twice, cyan twice, the others once.
    game.display("A06 S1 A07 A08 A13", "").autobot("white", "2");
    assert_eq!(game.chose(Subject::Discard), "A07 by rightmost");
}

#[test]
fn an_empty_display_is_no_hindrance() {
    let mut game = solo();
    game.display("", "").autobot("red", "2");
    assert_eq!(game.story(), "task 2 red; build R3.2; employ red");
}

// ---- the track ----

#[test]
fn icons_of_the_track_and_what_they_mean_to_autobot() {
    for (space, told) in [
        (3, "develop 3; advanced task"),
        (5, "develop 5"),
        (7, "develop 7; promote network 1"),
        (9, "develop 9; advanced task"),
        (13, "develop 13; advanced task"),
        (21, "develop 21"),
    ] {
        let mut game = solo();
        let money = game.p(BOT).money;
        game.lobby(BOT, 1).track(BOT, space - 1).autobot("red", "3");
        assert!(game.story().starts_with(&format!("task 3 red; {told}; build")));
        assert_eq!(game.p(BOT).money, money, "DM are nothing to it");
    }
}

// ---- the solo board ----

/// Fills the next slot by building the section to Århus.
fn fill(mut game: Position, slots: u8) -> Position {
    game.slots(slots).lobby(BOT, 1).lay("B6").autobot("black", "1");
    game
}

#[test]
fn slots_are_filled_in_order_and_give_their_own_bonus() {
    let easy = [
        "develop 2",
        "develop 2",
        "",
        "develop 2",
        "develop 2",
        "upgrade B4; employ black",
        "develop 2",
        "employ black",
        "station B4; develop 2",
        "promote trade 1",
        "develop 2",
        "develop 2",
    ];
    for (slot, told) in easy.iter().enumerate() {
        let game = fill(solo(), slot as u8);
        let end = if told.is_empty() { "" } else { "; " };
        let line = format!("task 1 black; build B1.1; slot {}; {told}{end}employ black", slot + 1);
        assert_eq!(game.story(), line);
    }
    let hard = [
        "develop 2; develop 3; advanced task",
        "employ black",
        "",
        "employ black",
        "promote trade 1",
        "upgrade B4; employ black",
        "employ black",
        "station B4; develop 2",
        "employ black",
        "promote service 1",
        "develop 2",
    ];
    for (slot, told) in hard.iter().enumerate() {
        let game = fill(crate::position::hard(), slot as u8);
        let end = if told.is_empty() { "" } else { "; " };
        let line = format!("task 1 black; build B1.1; slot {}; {told}{end}employ black", slot + 1);
        assert_eq!(game.story(), line);
    }
}

#[test]
fn actions_of_the_board_take_place_on_the_current_colour_or_not_at_all() {
    // Slot 3 of the easy side builds; on orange there is a second section to build.
    let mut game = solo();
    game.slots(2).lay("C2 C1 O5").autobot("orange", "1");
    assert_eq!(
        game.story(),
        "task 1 orange; build O1.1; slot 3; build O4.2; employ orange; employ orange"
    );
    // Slot 9 builds a station; orange has none yet.
    let mut game = solo();
    game.slots(8).lay("C2 C1").autobot("orange", "1");
    assert_eq!(game.story(), "task 1 orange; build O1.1; slot 9; employ orange");
}

#[test]
fn a_delivered_tile_fills_a_slot_too_and_the_tile_itself_does_not_count() {
    let mut game = solo();
    game.lay("B1").panel("DK", &[Tile::Money]).no_tiles("B1.1");
    game.board(BOT, "A").bound(1, "B1.1", Good::Appliances, "DK").autobot("red", "1");
    assert!(game.story().contains("deliver 1 DK; slot 1; develop 2; develop 3"));
    assert!(game.panels[country("DK").idx()].iter().all(Option::is_none));
}

#[test]
fn of_a_panel_the_first_tile_is_taken() {
    let mut game = solo();
    game.lay("B1").panel("DK", &[Tile::Money, Tile::Develop]);
    game.bound(1, "B1.1", Good::Appliances, "DK").autobot("red", "1");
    assert_eq!(game.panels[country("DK").idx()], [None, Some(Tile::Develop), None]);
}

// ---- promotions ----

/// Promotes by the seventh space of the track.
fn promoted(game: &mut Position) -> String {
    game.track(BOT, 6).autobot("red", "3");
    let story = game.story();
    let promotion = story.split("; ").nth(2).unwrap();
    promotion.to_owned()
}

#[test]
fn no_higher_than_the_era() {
    for (era, reached) in
        [(1, "promote trade 1"), (2, "promote network 2"), (3, "promote service 3")]
    {
        let mut game = solo();
        game.era(era).lobby(BOT, 1).floors(BOT, Department::Network, &[1]);
        game.floors(BOT, Department::Service, &[2]);
        assert_eq!(promoted(&mut game), reached);
    }
}

#[test]
fn the_highest_floor_then_the_leftmost_department() {
    let mut game = solo();
    game.era(3).lobby(BOT, 1);
    assert_eq!(promoted(&mut game), "promote network 1");
    game.floors(BOT, Department::Trade, &[1]).floors(BOT, Department::Service, &[1]);
    game.floors(BOT, Department::Network, &[]).lobby(BOT, 1);
    assert_eq!(promoted(&mut game), "promote trade 2");
}

#[test]
fn of_several_employees_in_a_department_the_one_that_can_rise_highest() {
    let mut game = solo();
    game.era(3).floors(BOT, Department::Trade, &[1, 2]);
    assert_eq!(promoted(&mut game), "promote trade 3");
    // The third floor is held by another one of its own.
    game.floors(BOT, Department::Trade, &[1, 3]);
    assert_eq!(promoted(&mut game), "promote trade 2");
}

#[test]
fn the_department_shown_comes_first_if_it_can() {
    // Station 6 shows Service.
    let five = "R3 R4 C2 O4 O6";
    let promoted = |game: &mut Position| {
        game.lay(five).stations(BOT, five).autobot("black", "7");
        game.story().split("; ").nth(2).unwrap().to_owned()
    };
    let mut game = solo();
    game.era(3).lobby(BOT, 1).floors(BOT, Department::Network, &[2]);
    assert_eq!(promoted(&mut game), "promote service 1");
    assert!(game.chose(Subject::Promotion).ends_with("by icon"));
    let mut game = solo();
    game.era(3).floors(BOT, Department::Network, &[2]);
    assert_eq!(promoted(&mut game), "promote network 3");
}

#[test]
fn never_to_finance_or_the_extra_department() {
    for extra in [ExtraDepartment::Planning, ExtraDepartment::Customs] {
        let mut game = solo_with(Options { extra_department: extra, ..Options::default() });
        game.lobby(BOT, 2).floors(BOT, Department::Network, &[1]);
        game.floors(BOT, Department::Trade, &[1]).floors(BOT, Department::Service, &[1]);
        assert_eq!(promoted(&mut game), "hire");
    }
}

#[test]
fn autobot_needs_no_technology_but_a_free_seat() {
    let mut game = solo();
    game.lobby(BOT, 1);
    // Three seats on a floor: only two players sit here, so it is never full.
    game.floors(ME, Department::Network, &[1]);
    assert_eq!(promoted(&mut game), "promote network 1");
}

#[test]
fn with_nobody_to_promote_one_is_hired() {
    let mut game = solo();
    assert_eq!(promoted(&mut game), "hire");
    assert_eq!(game.p(BOT).lobby, 1);
}
