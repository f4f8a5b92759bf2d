//! How to play: the phases of a turn; actions "Play a card", "Refresh hand", "Gain funding".

use autobahn::nouns::*;
use autobahn::{Reason, Step};

use crate::position::*;

#[test]
fn without_a_delivery_bonus_the_turn_begins_with_the_action() {
    assert_eq!(players(2).step(), Step::Act);
}

#[test]
fn the_phases_of_a_turn_come_in_order() {
    let mut game = players(2);
    game.p(0).delivered = bit("DK");
    game.p(0).unclaimed = bit("DK");
    game.board(0, "F").turn_of(0);
    assert_eq!(game.step(), Step::Claim);
    assert_eq!(game.why("play red"), Reason::NotNow, "first phase 1");
    game.play("skip");
    assert_eq!((game.step(), game.why("end")), (Step::Act, Reason::NotOffered));
    assert_eq!(game.why("claim DK"), Reason::NotOffered, "phase 1 is over");
    game.play("play red; at build; build R3.2");
    assert_eq!((game.step(), game.why("fund")), (Step::Trucks, Reason::AlreadyActed));
    game.play("end");
    assert_eq!(game.to_move(), seat(1), "phase 4 has nothing to decide");
}

#[test]
fn a_claimed_bonus_is_taken_at_once_and_never_again() {
    let mut game = players(2);
    game.p(0).delivered = bit("DK");
    game.p(0).unclaimed = bit("DK");
    game.board(0, "B").turn_of(0).play("claim DK");
    assert_eq!(game.step(), Step::Flip, "its action comes before the turn goes on");
    game.play("flip build");
    assert_eq!((game.p(0).unclaimed, game.p(0).claimed), (0, bit("DK")));
    game.play("fund; end; 1 fund; end");
    assert_eq!(game.step(), Step::Act, "nothing is left to claim");
}

#[test]
fn a_played_card_must_act() {
    let mut game = players(2);
    game.play("play red; at build");
    assert_eq!(game.why("done"), Reason::TakeTheAction);
    assert_eq!(game.legal(), ["build R3.2", "build R4.1"]);
}

#[test]
fn a_delivery_bonus_may_be_claimed_or_left() {
    let mut game = players(2);
    game.p(0).delivered = bit("DK") | bit("NL");
    game.p(0).unclaimed = bit("DK") | bit("NL");
    game.board(0, "F").turn_of(0);
    assert_eq!(game.legal(), ["claim DK", "claim NL", "skip"]);
    game.play("skip");
    assert_eq!((game.step(), game.p(0).unclaimed), (Step::Act, bit("DK") | bit("NL")));
}

#[test]
fn only_one_delivery_bonus_is_claimed_each_turn() {
    let mut game = players(2);
    game.p(0).delivered = bit("DK") | bit("NL");
    game.p(0).unclaimed = bit("DK") | bit("NL");
    game.board(0, "B").turn_of(0).play("claim DK; flip build");
    assert_eq!((game.p(0).unclaimed, game.p(0).claimed), (bit("NL"), bit("DK")));
    assert_eq!(game.step(), Step::Act);
    game.play("fund; end; 1 fund; end");
    assert_eq!(game.legal(), ["claim NL", "skip"]);
}

#[test]
fn an_action_must_be_taken() {
    let game = players(2);
    assert_eq!(game.why("end"), Reason::NotOffered);
    assert_eq!(game.why("done"), Reason::NotOffered);
}

#[test]
fn one_action_a_turn() {
    let mut game = players(2);
    game.play("fund");
    assert_eq!(game.why("play red"), Reason::AlreadyActed);
    assert_eq!(game.legal(), ["end"]);
}

#[test]
fn the_card_goes_above_a_space_and_stays_there() {
    let mut game = players(2);
    game.play("play red; at build; build R3.2; end");
    assert_eq!(game.p(0).space_of(card("red")), Some(Space::Build));
    assert!(!game.p(0).hand.contains(card("red").number()));
}

#[test]
fn a_space_takes_one_card_but_three_for_building() {
    let mut game = players(2);
    assert_eq!(Space::ALL.map(|space| game.p(0).limit(space)), [1, 3, 1, 1, 1]);
    game.played(0, Space::Load, "red").played(0, Space::Build, "cyan orange purple");
    game.play("play black");
    assert_eq!(game.choices("at"), "upgrade, station");
    assert_eq!(game.why("at load"), Reason::SpaceFull { space: Space::Load, limit: 1 });
    assert_eq!(game.why("at build"), Reason::SpaceFull { space: Space::Build, limit: 3 });
}

#[test]
fn a_flipped_or_removed_tile_makes_room() {
    let mut game = players(2);
    game.played(0, Space::Load, "red cyan").p(0).cones[Space::Load.idx()] = 1;
    game.play("play black");
    assert!(!game.can("at load"));
    game.p(0).cones[Space::Load.idx()] = 2;
    assert!(game.can("at load"));
}

#[test]
fn the_colour_of_the_card_says_where_to_act() {
    let mut game = players(2);
    game.play("play white; at build");
    assert_eq!(game.choices("build"), "W3.2, W4.1");
    assert_eq!(game.why("build R3.2"), Reason::WrongColour { is: Colour::Red });
}

#[test]
fn what_cannot_be_paid_in_full_cannot_be_chosen() {
    let mut game = players(2);
    game.money(0, 3).play("play black");
    assert_eq!(game.choices("at"), "load, station");
    assert_eq!(game.why("at upgrade"), Reason::NotEnoughMoney { need: 6, have: 3 });
    let mut game = players(2);
    game.money(0, 5).play("play white; at build");
    assert_eq!(game.choices("build"), "W3.2");
    assert_eq!(game.why("build W4.1"), Reason::NotEnoughMoney { need: 6, have: 5 });
}

#[test]
fn a_card_is_chosen_only_if_some_space_has_a_use_for_it() {
    let mut game = players(2);
    game.hand(0, "yellow red").played(0, Space::Unlock, "black");
    assert_eq!(game.choices("play"), "red");
    assert_eq!(game.why("play yellow"), Reason::NoUseForCard);
}

#[test]
fn a_refresh_picks_up_all_cards_for_one_dm_each() {
    let mut game = players(2);
    game.played(0, Space::Load, "red").played(0, Space::Build, "cyan orange").money(0, 5);
    game.play("refresh");
    assert_eq!((game.p(0).money, game.p(0).hand.len()), (8, 6));
    assert!(game.p(0).all_played().is_empty());
}

#[test]
fn nothing_played_nothing_to_refresh() {
    assert_eq!(players(2).why("refresh"), Reason::NothingPlayed);
}

#[test]
fn funding_pays_12_16_and_24() {
    let paid = [1, 2, 3].map(|era| {
        let mut game = players(2);
        game.era(era).money(0, 0).play("fund");
        game.p(0).money
    });
    assert_eq!(paid, [12, 16, 24]);
}

#[test]
fn funding_is_taken_once_an_era_and_again_in_the_next() {
    let mut game = players(2);
    game.play("fund; end").turn_of(0);
    assert_eq!(game.why("fund"), Reason::FundedThisEra);
    game.era(2);
    assert!(game.can("fund"));
}

#[test]
fn the_funding_employee_stays_on_the_dashboard() {
    let mut game = players(2);
    game.play("fund");
    assert_eq!((game.p(0).supply, game.p(0).funded, game.p(0).lobby), (23, 0b001, 0));
    game.sections_left(1).play("end; 1 play red; at build; build R3.2; end");
    assert_eq!((game.era, game.p(0).supply, game.p(0).funded), (1, 23, 0b001), "in later eras too");
}

#[test]
fn funding_needs_an_employee() {
    let mut game = players(4);
    game.employ_all(0, 5);
    assert_eq!(game.why("fund"), Reason::NoEmployeeInSupply);
}

#[test]
fn trucks_move_only_after_a_card() {
    let mut game = players(2);
    game.truck(0, 1, "HH", Good::Chemicals).play("fund");
    assert_eq!(game.legal(), ["end"]);
    assert_eq!(game.why("move 1 B2.1"), Reason::NoCardPlayed);
}

#[test]
fn the_last_card_brings_all_back_without_money() {
    let mut game = players(2);
    game.hand(0, "black cyan").played(0, Space::Build, "cyan").money(0, 9);
    game.play("play black; at station; station B3; end");
    assert_eq!((game.p(0).hand.len(), game.p(0).money), (2, 9));
    assert!(game.p(0).all_played().is_empty());
}

#[test]
fn with_a_card_left_the_played_ones_stay() {
    let mut game = players(2);
    game.play("play black; at station; station B3; end");
    assert_eq!((game.p(0).hand.len(), game.p(0).all_played().len()), (5, 1));
}

#[test]
fn play_goes_on_clockwise() {
    let mut game = players(3);
    game.play("0 fund; end; 1 fund; end; 2 fund; end");
    assert_eq!(game.to_move(), seat(0));
}
