//! Bonus action "Promote Employee".

use autobahn::nouns::*;
use autobahn::{Reason, Step};

use crate::position::*;

fn promotions(game: &Position) -> String {
    let mut game = game.clone();
    game.bonus(0, Step::Promote);
    game.choices("promote")
}

#[test]
fn from_the_lobby_to_a_first_floor_or_from_a_floor_to_the_next() {
    let mut game = players(2);
    game.lobby(0, 1).floors(0, Department::Finance, &[2]);
    assert_eq!(promotions(&game), "finance 1, finance 3");
}

#[test]
fn one_employee_of_a_player_on_each_floor() {
    let mut game = players(2);
    game.lobby(0, 2).floors(0, Department::Finance, &[1]).bonus(0, Step::Promote);
    assert_eq!(game.legal(), ["promote finance 2"]);
    assert_eq!(game.why("promote finance 1"), Reason::OwnEmployeeThere);
}

/// A match never stops there: somebody would have been hired.
#[test]
fn a_loaded_state_in_which_nobody_can_be_promoted_is_refused() {
    let mut game = players(2);
    game.bonus(0, Step::Promote);
    let seed = engine::Seed::from_number(1);
    let refused = engine::Match::from_state(game.game, seed).map(|_| ()).unwrap_err();
    assert_eq!(refused.0, "nobody can move");
    game.lobby(0, 1);
    assert!(engine::Match::from_state(game.game, seed).is_ok());
}

#[test]
fn three_employees_on_a_floor() {
    let mut game = players(4);
    (1..4).for_each(|other| {
        game.floors(other, Department::Finance, &[1]);
    });
    game.lobby(0, 1).tech(0, Column::Trade, 1).bonus(0, Step::Promote);
    assert_eq!(game.choices("promote"), "trade 1, extra 1");
    let (department, floor) = (Department::Finance, Floor::of(1));
    assert_eq!(game.why("promote finance 1"), Reason::FloorFull { department, floor });
}

#[test]
fn technologies_open_the_floors_of_their_department() {
    let mut game = players(2);
    game.lobby(0, 1);
    assert_eq!(promotions(&game), "finance 1");
    for (department, column) in [
        (Department::Network, Column::Network),
        (Department::Trade, Column::Trade),
        (Department::Service, Column::Service),
    ] {
        for (below, levels) in [(1, 2), (2, 4)] {
            let mut game = players(2);
            game.floors(0, department, &[below]).tech(0, column, levels - 1);
            game.bonus(0, Step::Promote);
            let up = format!("promote {department} {}", below + 1);
            let locked = Reason::FloorLocked { department, floor: Floor::of(below + 1) };
            assert_eq!(game.why(&up), locked);
            game.tech_level(0, column, levels);
            assert!(game.can(&up));
        }
    }
}

#[test]
fn the_third_floor_needs_both_top_technologies() {
    for one_of_them in [3, 4] {
        let mut game = players(2);
        game.tech(0, Column::Trade, 2).tech_level(0, Column::Trade, one_of_them);
        game.floors(0, Department::Trade, &[2]).lobby(0, 1);
        assert_eq!(promotions(&game), "trade 1, finance 1, extra 1");
        game.tech_level(0, Column::Trade, 7 - one_of_them);
        assert_eq!(promotions(&game), "trade 1, trade 3, finance 1, extra 1");
    }
}

#[test]
fn the_fourth_department_needs_no_technology() {
    let mut game = players(2);
    game.floors(0, Department::Finance, &[2]);
    assert_eq!(promotions(&game), "finance 3");
}

#[test]
fn the_extra_department_opens_with_any_column() {
    let mut game = players(2);
    game.floors(0, Department::Extra, &[1]).tech(0, Column::Network, 1).lobby(0, 0);
    game.tech(0, Column::Service, 1).bonus(0, Step::Promote);
    let locked = Reason::FloorLocked { department: Department::Extra, floor: Floor::of(2) };
    assert_eq!(game.why("promote extra 2"), locked);
    game.tech_level(0, Column::Service, 2);
    assert_eq!(game.legal(), ["promote extra 2"]);
}

#[test]
fn there_is_nothing_above_the_third_floor() {
    let mut game = players(2);
    game.floors(0, Department::Finance, &[1, 2, 3]).tile(0, Tile::Promote).play("use promote");
    assert_eq!(game.p(0).lobby, 1, "nobody could be promoted, so one is hired");
}

#[test]
fn nobody_to_promote_hires_one_into_the_lobby() {
    let mut game = players(2);
    game.tile(0, Tile::Promote).play("use promote");
    assert_eq!((game.p(0).lobby, game.p(0).supply, game.step()), (1, 23, Step::Act));
}

/// Gap in the rulebook.
#[test]
fn without_supply_nobody_is_hired() {
    let mut game = players(4);
    game.employ_all(0, 0).tile(0, Tile::Promote).play("use promote");
    assert_eq!((game.p(0).lobby, game.p(0).supply, game.step()), (0, 0, Step::Act));
}

#[test]
fn a_possible_promotion_is_not_declined() {
    let mut game = players(2);
    game.lobby(0, 1).tile(0, Tile::Promote).play("use promote");
    assert_eq!(game.legal(), ["promote finance 1"]);
}

#[test]
fn whoever_moves_up_leaves_the_floor_below() {
    let mut game = players(2);
    game.lobby(0, 1).floors(0, Department::Finance, &[1]).bonus(0, Step::Promote);
    game.play("promote finance 2");
    assert_eq!((game.p(0).floors[3], game.p(0).lobby), (0b010, 1));
}
