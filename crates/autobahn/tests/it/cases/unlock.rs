//! Action "Unlock technology".

use autobahn::nouns::*;
use autobahn::{Reason, Step};

use crate::position::*;

#[test]
fn the_token_of_the_cards_colour_goes_on_a_lowest_lock() {
    let mut game = players(2);
    game.play("play red; at unlock");
    assert_eq!(game.choices("unlock"), "network 1, trade 1, service 1");
    assert_eq!(game.why("unlock trade 2"), Reason::LowerLevelLocked);
    game.play("unlock trade 1");
    assert_eq!(game.p(0).technologies, [0, 1, 0]);
    assert!(!game.p(0).tokens.contains(Colour::Red));
    assert_eq!(game.p(0).extra_tokens, 3);
}

#[test]
fn each_colour_unlocks_once() {
    let mut game = players(2);
    game.play("play red; at unlock; unlock trade 1; end").turn_of(0).hand(0, "red");
    game.play("play red");
    assert_eq!(game.why("at unlock"), Reason::TokenUsed { colour: Colour::Red });
}

/// The German edition says so.
#[test]
fn black_cards_unlock_nothing() {
    let mut game = players(2);
    game.play("play black");
    assert_eq!(game.why("at unlock"), Reason::NoTokenForColour);
}

#[test]
fn columns_are_climbed_and_the_top_two_come_in_either_order() {
    let mut game = players(2);
    game.tech(0, Column::Trade, 1).play("play red; at unlock");
    assert_eq!(game.choices("unlock"), "network 1, trade 2, service 1");
    assert_eq!(game.why("unlock trade 1"), Reason::AlreadyUnlocked);
    game.tech_level(0, Column::Trade, 2);
    assert_eq!(game.choices("unlock"), "network 1, trade 3, trade 4, service 1");
    game.tech_level(0, Column::Trade, 4);
    assert_eq!(game.choices("unlock"), "network 1, trade 3, service 1");
}

#[test]
fn a_full_column_leaves_the_others() {
    let mut game = players(2);
    game.tech(0, Column::Trade, 4).play("play red; at unlock");
    assert_eq!(game.choices("unlock"), "network 1, service 1");
}

#[test]
fn the_first_row_replaces_a_card() {
    let mut game = players(2);
    game.tech(0, Column::Network, 1).tech(0, Column::Service, 1);
    game.play("play red; at unlock; unlock trade 1");
    assert_eq!(game.step(), Step::Discard);
}

#[test]
fn the_second_row_promotes() {
    let mut game = players(2);
    game.tech(0, Column::Network, 2).tech(0, Column::Service, 2).tech(0, Column::Trade, 1);
    game.lobby(0, 1).play("play red; at unlock; unlock trade 2");
    assert_eq!(game.choices("promote"), "network 1, trade 1, service 1, finance 1, extra 1");
}

#[test]
fn the_upper_rows_give_nothing_together() {
    let mut game = players(2);
    game.tech(0, Column::Network, 3).tech(0, Column::Service, 3).tech(0, Column::Trade, 2);
    game.p(0).tokens = Colours::one(Colour::Red);
    game.p(0).extra_tokens = 0;
    game.play("play red; at unlock; unlock trade 3; skip");
    assert_eq!(game.step(), Step::Trucks);
}

#[test]
fn the_top_of_each_column_gains_a_card() {
    for column in Column::ALL {
        let mut game = players(2);
        game.tech(0, column, 2).play(&format!("play red; at unlock; unlock {column} 4"));
        assert_eq!(game.step(), Step::Gain);
    }
}

#[test]
fn network_three_upgrades_once_anywhere() {
    let mut game = players(2);
    game.lay("O5").tech(0, Column::Network, 2).money(0, 4);
    game.play("play red; at unlock; unlock network 3");
    assert_eq!(game.choices("upgrade"), "O5, B2, B5", "DM 2 cheaper, and only what can be paid");
    game.play("upgrade O5");
    assert_eq!((game.p(0).money, game.p(0).track), (0, 1));
}

#[test]
fn trade_three_loads_anywhere_and_moves_two_steps_and_again_in_phase_three() {
    let mut game = players(2);
    game.tech(0, Column::Trade, 2).lay("R3").play("play red; at unlock; unlock trade 3");
    assert_eq!(game.choices("load"), "HH 1, HAN 1, BH 1, WUE 1, CR 1");
    game.play("load HAN 1; move 1 B2.1; move 1 R3.2");
    assert_eq!(game.step(), Step::Trucks);
    assert_eq!(game.choices("move"), "1 R3.1, 1 B2.1");
}

#[test]
fn service_three_builds_a_station_once_anywhere() {
    let mut game = players(2);
    game.lay("R3.2").tech(0, Column::Service, 2).play("play red; at unlock; unlock service 3");
    assert_eq!(game.choices("station"), "R3, B3, B4");
}

#[test]
fn the_bonus_action_takes_an_extra_token() {
    let mut game = players(2);
    game.board(0, "A").p(0).delivered = bit("DK");
    game.p(0).unclaimed = bit("DK");
    game.turn_of(0).play("claim DK");
    assert_eq!(game.choices("unlock"), "network 1, trade 1, service 1");
    game.play("unlock service 1");
    assert_eq!((game.p(0).extra_tokens, game.p(0).tokens.iter().count()), (2, 6));
}

#[test]
fn without_an_extra_token_the_bonus_is_lost() {
    let mut game = players(2);
    game.tech(0, Column::Network, 4).tech(0, Column::Trade, 4).tech(0, Column::Service, 1);
    game.board(0, "A").p(0).delivered = bit("DK");
    game.p(0).unclaimed = bit("DK");
    game.turn_of(0).play("claim DK");
    assert_eq!((game.step(), game.p(0).claimed), (Step::Act, bit("DK")));
}
