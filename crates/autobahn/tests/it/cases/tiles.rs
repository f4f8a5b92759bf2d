//! Bonus tiles: when they may be used, and each kind.

use autobahn::nouns::*;
use autobahn::{Options, Reason, Step};

use crate::position::*;

fn with_tile(tile: Tile) -> Position {
    let mut game = players(2);
    game.tile(0, tile);
    game
}

#[test]
fn a_used_tile_is_discarded() {
    let mut game = with_tile(Tile::Money);
    game.money(0, 0).play("use money");
    assert_eq!((game.p(0).money, game.p(0).tiles[Tile::Money.idx()]), (8, 0));
    assert_eq!(game.p(0).tiles_taken, 1, "but it still counts as taken");
    assert_eq!(game.why("use money"), Reason::NoSuchTile);
}

#[test]
fn one_tile_a_turn() {
    let mut game = with_tile(Tile::Money);
    game.tile(0, Tile::Develop).play("use money");
    assert_eq!(game.why("use develop"), Reason::OneTilePerTurn);
    game.play("fund; end; 1 fund; end");
    assert!(game.can("use develop"));
}

#[test]
fn before_the_action_or_after_it() {
    let mut game = with_tile(Tile::Money);
    game.play("use money; play black; at station; station B3");
    assert_eq!(game.step(), Step::Trucks);
    let mut game = with_tile(Tile::Money);
    game.play("play black; at station; station B3");
    assert_eq!(game.legal(), ["use money", "done"]);
    game.play("use money");
    assert_eq!(game.step(), Step::Trucks);
}

#[test]
fn also_with_a_refresh_or_funding() {
    let mut game = with_tile(Tile::Money);
    game.play("fund; use money");
    assert_eq!(game.step(), Step::Trucks);
    let mut game = with_tile(Tile::Money);
    game.played(0, Space::Load, "red").play("refresh; use money");
    assert_eq!(game.step(), Step::Trucks);
}

#[test]
fn in_no_other_phase() {
    let mut game = with_tile(Tile::Money);
    game.play("fund; done");
    assert_eq!(game.why("use money"), Reason::NotNow);
    let mut game = with_tile(Tile::Money);
    game.p(0).delivered = bit("DK");
    game.p(0).unclaimed = bit("DK");
    game.turn_of(0);
    assert_eq!(game.why("use money"), Reason::NotNow);
}

#[test]
fn the_money_of_a_tile_may_pay_for_the_action() {
    let mut game = with_tile(Tile::Money);
    game.money(0, 0).play("use money; play orange; at build; build O5.1");
    assert_eq!(game.p(0).money, 2);
}

#[test]
fn develop_is_two_steps() {
    let mut game = with_tile(Tile::Develop);
    game.play("use develop; flip load");
    assert_eq!(game.p(0).track, 2);
}

#[test]
fn promote_is_one_promotion() {
    let mut game = with_tile(Tile::Promote);
    game.lobby(0, 2).play("use promote; promote finance 1");
    assert_eq!((game.p(0).lobby, game.step()), (1, Step::Act));
}

#[test]
fn gain_takes_a_card_into_the_hand_and_the_display_is_filled_again() {
    let mut game = with_tile(Tile::Gain);
    game.display("I1.red I2.red I3.red I4.red I1.cyan", "I2.cyan");
    game.play("use gain");
    assert_eq!(game.choices("take"), "I1.red, I1.cyan, I2.red, I3.red, I4.red");
    game.play("take I3.red");
    assert!(game.p(0).hand.contains(card("I3.red").number()));
    // The cards to the left slide to the right, the new one comes in on the left.
    let display = game.display.map(|it| it.map_or("", Card::name));
    assert_eq!(display, ["I2.cyan", "I1.red", "I2.red", "I4.red", "I1.cyan"]);
}

#[test]
fn an_empty_deck_leaves_a_gap_in_the_display() {
    let mut game = with_tile(Tile::Gain);
    game.display("I1.red I2.red", "").play("use gain; take I2.red");
    assert_eq!(game.display.iter().flatten().count(), 1);
    game.tile(0, Tile::Gain).turn_of(0).play("use gain; take I1.red");
    game.tile(0, Tile::Gain).turn_of(0);
    assert_eq!(game.why("use gain"), Reason::TileHasNoUse);
}

#[test]
fn replace_in_the_hand() {
    let mut game = with_tile(Tile::Replace);
    game.display("I1.red I2.red", "").play("use replace; discard white; take I1.red");
    let player = game.p(0);
    assert!(
        player.hand.contains(card("I1.red").number())
            && !player.hand.contains(card("white").number())
    );
    assert_eq!(player.hand.len(), 6);
}

#[test]
fn replace_above_the_board_keeps_the_place_and_is_no_action() {
    let mut game = with_tile(Tile::Replace);
    game.display("I1.red I2.red", "").played(0, Space::Load, "white");
    game.play("use replace; discard white; take I1.red");
    assert_eq!(game.p(0).space_of(card("I1.red")), Some(Space::Load));
    assert_eq!(game.step(), Step::Act);
    assert!(game.can("fund"), "the action of the turn is still to come");
}

#[test]
fn replace_needs_a_basic_card() {
    let mut game = with_tile(Tile::Replace);
    game.era(3).hand(0, "A13 A14 I1.red red").play("use replace");
    assert_eq!(game.legal(), ["discard red", "skip"]);
    assert_eq!(game.why("discard A13"), Reason::NotBasic);
    assert_eq!(game.why("discard black"), Reason::NotInHand);
    let mut game = with_tile(Tile::Replace);
    game.era(3).hand(0, "A13 A14 I1.red");
    assert_eq!(game.why("use replace"), Reason::TileHasNoUse);
}

#[test]
fn replacing_the_card_just_played_changes_nothing_about_the_turn() {
    let mut game = with_tile(Tile::Replace);
    game.lay("R3").truck(0, 1, "R3.2", Good::Chemicals).display("I1.white", "");
    game.play("play red; at build; build R4.1; use replace; discard red; take I1.white");
    assert!(game.can("move 1 R3.1"), "a red card was played");
    assert_eq!(game.p(0).track, 0);
}

#[test]
fn build_upgrade_station_and_load_are_actions_anywhere() {
    let verbs = [
        (Tile::Build, "build"),
        (Tile::Upgrade, "upgrade"),
        (Tile::Station, "station"),
        (Tile::Load, "load"),
    ];
    for (tile, verb) in verbs {
        let mut game = with_tile(tile);
        game.play(&format!("use {tile}"));
        assert!(!game.choices(verb).is_empty() && game.can("skip"), "{tile}");
        let first = format!("{verb} {}", game.choices(verb).split(", ").next().unwrap());
        game.play(&first);
        assert!(game.can("fund"), "the action of the turn is still to come");
    }
}

#[test]
fn a_move_is_two_steps_of_one_truck_and_it_moves_again() {
    let mut game = with_tile(Tile::Move);
    game.truck(0, 1, "HH", Good::Chemicals).play("use move");
    assert_eq!(game.legal(), ["move 1 B2.1", "skip"]);
    game.play("move 1 B2.1; move 1 B3.1; play black; at station; station B4");
    assert!(game.can("move 1 B3.2"));
}

#[test]
fn a_bonus_move_needs_no_colour_and_gets_nothing_from_a_dual_carriageway() {
    let mut game = with_tile(Tile::Move);
    game.dual("B2").truck(0, 1, "B2.1", Good::Chemicals).play("use move; move 1 B3.1; move 1 B3.2");
    assert_eq!(game.step(), Step::Act);
}

#[test]
fn a_bonus_move_may_deliver() {
    let mut game = with_tile(Tile::Move);
    game.lay("B1").truck(0, 1, "HH", Good::Chemicals).panel("DK", &[]);
    game.play("use move; move 1 B1.1; deliver 1");
    assert_eq!(game.p(0).delivered, bit("DK"));
}

#[test]
fn without_a_truck_on_the_road_a_move_has_no_use() {
    assert_eq!(with_tile(Tile::Move).why("use move"), Reason::TileHasNoUse);
}

#[test]
fn swap_exchanges_a_card_in_hand_with_a_played_one() {
    let mut game = with_tile(Tile::Swap);
    game.played(0, Space::Load, "red").play("use swap; give white; pickup red");
    assert_eq!(game.p(0).space_of(card("white")), Some(Space::Load));
    assert!(game.p(0).hand.contains(card("red").number()));
    assert!(game.can("fund"), "no action comes with it");
}

#[test]
fn swap_needs_a_played_card() {
    assert_eq!(with_tile(Tile::Swap).why("use swap"), Reason::TileHasNoUse);
}

#[test]
fn a_card_changes_into_a_side_colour_for_the_turn() {
    let mut game = with_tile(Tile::Recolour);
    assert_eq!(game.why("use recolour"), Reason::TileHasNoUse, "before a card is played");
    game.play("play black; at build; use recolour");
    assert_eq!(game.choices("recolour"), "red, cyan, orange, purple, white");
    assert_eq!(game.why("recolour yellow"), Reason::NotThatColour);
    game.play("recolour purple");
    assert_eq!(game.choices("build"), "P3.2");
    game.play("build P3.2");
    assert_eq!(game.office(Colour::Purple), [0]);
    game.play("end; 1 fund; end");
    assert_eq!(game.turn.colours, Colours::EMPTY);
}

#[test]
fn a_changed_card_may_unlock() {
    let mut game = with_tile(Tile::Recolour);
    game.play("play black; at unlock");
    assert_eq!(game.legal(), ["use recolour"], "as itself the card could not unlock");
    game.play("use recolour; recolour cyan; unlock trade 1");
    assert!(!game.p(0).tokens.contains(Colour::Cyan));
}

#[test]
fn a_card_changes_only_into_a_colour_in_which_its_action_is_possible() {
    let mut game = with_tile(Tile::Recolour);
    game.lay("O5").play("play black; at upgrade; use recolour");
    assert_eq!(game.choices("recolour"), "orange");
    assert_eq!(game.why("recolour red"), Reason::ActionMustStayPossible);
}

#[test]
fn a_card_may_change_after_its_action_for_the_sake_of_a_truck() {
    let mut game = with_tile(Tile::Recolour);
    game.lay("R3").truck(0, 1, "R3.2", Good::Chemicals);
    game.play("play black; at station; station B3; use recolour; recolour red");
    assert!(game.can("move 1 R3.1"));
}

#[test]
fn recruit_places_an_employee_in_the_lobby() {
    let mut game = with_tile(Tile::Recruit);
    game.play("use recruit");
    assert_eq!((game.p(0).lobby, game.p(0).supply), (1, 23));
    let mut game = players(4);
    game.tile(0, Tile::Recruit).employ_all(0, 5);
    assert_eq!(game.why("use recruit"), Reason::TileHasNoUse);
}

#[test]
fn slide_moves_a_played_card_to_the_left() {
    let mut game = with_tile(Tile::Slide);
    game.played(0, Space::Load, "red").played(0, Space::Unlock, "cyan").play("use slide");
    assert_eq!(game.legal(), ["slide red", "skip"]);
    game.play("slide red");
    assert_eq!(game.legal(), ["to build", "to upgrade"], "the unlock space is full");
    assert_eq!(game.why("to station"), Reason::NotToTheLeft);
    assert_eq!(game.why("to unlock"), Reason::SpaceFull { space: Space::Unlock, limit: 1 });
    game.play("to build");
    assert_eq!(game.p(0).space_of(card("red")), Some(Space::Build));
    assert!(game.p(0).has_room(Space::Load));
}

#[test]
fn a_card_slides_as_far_as_the_unlock_space_but_not_beyond() {
    let mut game = with_tile(Tile::Slide);
    game.played(0, Space::Build, "red").play("use slide; slide red");
    assert_eq!(game.legal(), ["to unlock"]);
    game.play("to unlock").turn_of(0).tile(0, Tile::Slide);
    assert_eq!(game.why("use slide"), Reason::TileHasNoUse);
}

#[test]
fn a_tile_that_would_do_nothing_is_kept() {
    let mut game = with_tile(Tile::Upgrade);
    game.money(0, 5);
    assert_eq!(game.why("use upgrade"), Reason::TileHasNoUse);
    let mut game = with_tile(Tile::Build);
    game.money(0, 3);
    assert_eq!(game.why("use build"), Reason::TileHasNoUse);
}

#[test]
fn twelve_kinds_of_three_and_two_kinds_of_two() {
    let counts = Tile::ALL.map(|tile| autobahn::data::data().tiles[tile.idx()].count);
    assert_eq!(counts, [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2]);
    assert!(Options::default().extra_tiles);
}
