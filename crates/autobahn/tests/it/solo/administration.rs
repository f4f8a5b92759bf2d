//! End of the era and of the game.

use autobahn::nouns::*;
use autobahn::{AutobotOptions, Event, Options, Step};
use engine::{Decision, Game};

use crate::position::*;

/// The last section of the era lies ready; the human has no route card.
fn near_the_end(era: u8, promotions: [u8; 3]) -> Position {
    let autobot = AutobotOptions { promotions, ..AutobotOptions::default() };
    let mut game = solo_with(Options { autobot, ..Options::default() });
    game.era(era).sections_left(1).p(ME).route = None;
    game
}

fn promotions(game: &Position) -> usize {
    let of_autobot = |it: &&Event| matches!(it, Event::Promoted { seat, .. } | Event::Hired { seat } if seat.0 == BOT);
    game.events.iter().filter(of_autobot).count()
}

#[test]
fn its_employees_share_the_budget_but_it_is_paid_nothing() {
    let mut game = near_the_end(1, [0; 3]);
    let (mine, its) = (game.p(ME).money, game.p(BOT).money);
    game.autobot("red", "1");
    // Black: five cities of value 2 for one employee each.
    assert_eq!(game.p(ME).money, mine + 5);
    assert_eq!(game.p(BOT).money, its);
}

#[test]
fn who_ends_the_era_is_promoted_as_usual() {
    let mut game = near_the_end(1, [0; 3]);
    game.autobot("red", "1");
    assert_eq!(promotions(&game), 1);
    assert_eq!((game.era, game.to_move()), (1, seat(ME)));
    let mut game = near_the_end(1, [0; 3]);
    game.turn_of(ME).play("play red; at build; build R3.2; end");
    let ended = game.events.iter().position(|it| matches!(it, Event::Administration { .. }));
    let begun = game.events.iter().position(|it| matches!(it, Event::AutobotColour { .. }));
    game.events.truncate(begun.unwrap());
    game.events.drain(..ended.unwrap());
    assert_eq!(promotions(&game), 0);
}

#[test]
fn automatic_promotions_take_the_place_of_a_route_card() {
    for level in [0, 4, 5] {
        let table = AutobotOptions::level(Level::of(level)).promotions;
        for era in 1..=2 {
            let mut game = near_the_end(era, table);
            game.autobot("red", "1");
            assert_eq!(promotions(&game), 1 + usize::from(table[usize::from(era) - 1]));
        }
        let mut game = near_the_end(3, table);
        game.autobot("red", "1");
        game.play("fund; end");
        game.autobot_with("white");
        assert_eq!(game.step(), Step::Over);
        let ended = game.events.iter().position(|it| matches!(it, Event::Administration { .. }));
        game.events.drain(..ended.unwrap());
        assert_eq!(promotions(&game), 1 + usize::from(table[2]));
    }
}

#[test]
fn promotions_at_the_end_keep_to_the_floors_of_the_era() {
    let mut game = near_the_end(1, [1, 1, 1]);
    game.lobby(BOT, 5).autobot("red", "1");
    assert!(game.story().contains("promote network 1; promote trade 1"));
    let mut game = near_the_end(2, [1, 1, 1]);
    game.lobby(BOT, 5).autobot("red", "1");
    assert!(game.story().contains("promote network 1; promote network 2"));
}

#[test]
fn the_human_begins_an_era_that_autobot_ended_and_the_other_way_round() {
    let mut game = near_the_end(1, [0; 3]);
    game.turn_of(ME).play("play red; at build; build R3.2; end");
    assert!(game.events.iter().any(|it| matches!(it, Event::AutobotColour { .. })));
    assert_eq!((game.era, game.to_move()), (1, seat(ME)));
}

#[test]
fn after_the_third_era_everybody_has_one_more_turn() {
    let mut game = near_the_end(3, [0; 3]);
    game.turn_of(ME).play("play red; at build; build R3.2; end");
    assert_eq!(game.step(), Step::Act);
    game.play("fund; end");
    assert_eq!(game.step(), Step::Over);
}

#[test]
fn autobot_scores_the_lobby_and_three_departments() {
    let mut game = solo();
    game.lobby(BOT, 3).stations(BOT, "B3 B4 R3");
    game.floors(BOT, Department::Service, &[2]).floors(BOT, Department::Network, &[1, 3]);
    game.floors(BOT, Department::Trade, &[3]).p(BOT).delivered = bit("DK") | bit("IT");
    game.money(BOT, 200);
    // 3 × 2 in the lobby, 3 stations on floor 2, 1 employee in an office on 1 and 3, 2 countries.
    assert_eq!(game.score_sheet(seat(BOT)).total, 6 + 3 * 2 + (1 + 3) + 2 * 3);
}

#[test]
fn you_must_have_more_points() {
    for (mine, its, places) in [(3, 2, [1, 2]), (2, 2, [2, 1]), (1, 2, [2, 1])] {
        let mut game = solo();
        game.lobby(ME, mine).lobby(BOT, its).stack.clear();
        let Decision::Over(standings) = game.decision() else { panic!("the match is over") };
        assert_eq!(standings.places(), places);
    }
}
