//! Yellow cards: an additional section.

use autobahn::Subject;

use crate::position::*;

fn third_era(built: &str) -> Position {
    let mut game = solo();
    game.era(3).lay(built).board(BOT, "A");
    game
}

#[test]
fn a_build_becomes_two_sections_that_connect_a_new_city() {
    // Jena is two sections from Nürnberg and two from Berlin; everything else is connected.
    let mut game = third_era("O5 Y6 Y5 Y4 Y3");
    game.autobot("yellow", "1");
    assert_eq!(game.chose(Subject::Build), "Y1.1 by nearest_black, Y1.2 by new_city");
}

#[test]
fn a_pair_may_begin_anywhere_if_either_section_connects_a_city() {
    let mut game = third_era("O5");
    game.autobot("yellow", "1");
    assert_eq!(game.chose(Subject::Build), "Y6.1 by nearest_black, Y5.2 by northernmost");
}

#[test]
fn without_a_new_city_two_sections_are_built_as_usual() {
    let mut game = third_era("O5 Y6 Y5 Y4 P4 P5 C3 C4");
    game.autobot("yellow", "1");
    assert_eq!(game.chose(Subject::Build), "Y2.1 by northernmost, Y1.2 by northernmost");
}

#[test]
fn with_one_section_left_the_main_action_upgrades() {
    let mut game = third_era("O5 Y6 Y5 Y4 P4 P5 C3 C4 Y1 Y2");
    game.autobot("yellow", "1");
    assert_eq!(game.chose(Subject::Build), "Y3.1");
    assert!(game.chose(Subject::Upgrade).starts_with("Y6"));
}

#[test]
fn with_all_built_it_upgrades_once() {
    let mut game = third_era("Y1 Y2 Y3 Y4 Y5 Y6 P4 P5 O5");
    game.no_tiles("Y4.1 Y5.1").autobot("yellow", "1");
    assert_eq!(game.chose(Subject::Build), "");
    assert_eq!(game.story().matches("upgrade").count(), 1);
}

#[test]
fn any_other_action_follows_one_section() {
    let mut game = third_era("Y6 Y5.2");
    game.no_tiles("Y5.1").autobot("yellow", "7");
    let story = game.story();
    assert!(story.starts_with("task 7 yellow; build Y5.1; employ yellow; station Y5"), "{story}");
}

#[test]
fn the_section_is_chosen_so_that_the_action_becomes_possible() {
    // A station needs a section of a long link: Nürnberg–Jena, not Hamburg–Schwerin.
    let mut game = third_era("O5");
    game.autobot("yellow", "7");
    assert_eq!(game.chose(Subject::Build), "Y1.1 by makes_viable");
    assert_eq!(game.chose(Subject::Station), "Y1");
}

#[test]
fn or_else_another_task_is_drawn() {
    let mut game = third_era("");
    game.autobot("yellow", "7 1");
    assert_eq!(game.queue(), "7");
}

#[test]
fn a_section_to_berlin_opens_the_depot() {
    let mut game = third_era("P4 P5 B6");
    game.autobot("yellow", "5");
    assert_eq!(game.chose(Subject::Build), "Y3.1 by makes_viable");
    assert!(game.story().contains("load pharmaceuticals B; to IT"));
}

#[test]
fn the_bonus_of_the_task_comes_before_the_section() {
    let mut game = third_era("");
    game.autobot("yellow", "3");
    assert!(game.story().starts_with("task 3 yellow; develop 2; build Y6.1"));
}

#[test]
fn advanced_yellow_cards_add_a_section_too_and_nothing_else() {
    // One would promote whoever built, the other would also load.
    for card in ["A11", "A12"] {
        let mut game = third_era("");
        game.lobby(BOT, 1).autobot(card, "1");
        assert_eq!(
            game.story(),
            "task 1 yellow; build Y6.1; employ yellow; build Y5.2; employ yellow"
        );
    }
}
