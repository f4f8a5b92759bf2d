//! Every reason why something is not legal can be met, and says it in words.

use automobile::Reason;

use crate::position::*;

#[test]
fn reasons_outside_ones_own_decision() {
    let game = players(2);
    let other = engine::Game::why_not(&game.game, seat(1), "take A1".parse().unwrap());
    assert!(matches!(other, Some(Reason::NotYourTurn { .. })));
    assert!(matches!(game.why("drive"), Reason::NotNow));
    assert!(matches!(game.why("take BA1"), Reason::NotInTheChain));
}

#[test]
fn reasons_in_a_turn() {
    let mut game = players(2);
    game.workshops(0, "b1 e1");
    game.play("take A9");
    assert!(matches!(game.why("take A1"), Reason::TileTaken));
    assert!(matches!(game.why("do race"), Reason::NotOnTheTile));
    assert!(matches!(game.why("body 1"), Reason::ActionsFirst));
    assert!(matches!(game.why("daimler 1 1"), Reason::NoSuchChip));
    assert!(matches!(game.why("diesel 1"), Reason::NoSuchChip));
}

#[test]
fn reasons_at_the_car() {
    let mut game = players(2);
    game.workshops(0, "b1 e1").has(0, "horch");
    game.play("take A5");
    assert!(matches!(game.why("take A1"), Reason::TileTaken));
    assert!(matches!(game.why("do race"), Reason::NotOnTheTile));
    assert!(matches!(game.why("body 2"), Reason::NoSuchPart));
    game.play("body 1");
    assert!(matches!(game.why("boost opel 1"), Reason::NotABoost));
    assert!(matches!(game.why("boost maybach 1"), Reason::NoSuchChip));
}

#[test]
fn reasons_for_parts_and_start_tiles() {
    let mut game = set_up(4, Default::default());
    game.play("3 start S1");
    assert!(matches!(game.why("start S1"), Reason::StartTileTaken));
    let mut game = players(2);
    game.workshops(0, "b1 b2");
    game.motor(0, 1).has(0, "engines.1");
    game.play("take A4");
    assert!(matches!(game.why("clear body 1"), Reason::WorkshopEmpty));
    let mut game = players(2);
    game.workshops(0, "b1 b2 e1");
    game.play("take A3");
    assert!(matches!(game.why("install"), Reason::NotAnEngine));
    assert!(matches!(game.why("clear body 7"), Reason::NoSuchPart));
}

#[test]
fn the_end_is_a_reason() {
    let mut game = players(2);
    game.round(3).merchants("body engine prestige").marker(1);
    game.play("take A7; do merchant");
    assert!(matches!(game.why_for(0, "end"), Reason::MatchOver));
    assert_eq!(Reason::MatchOver.to_string(), "the match is over");
}
