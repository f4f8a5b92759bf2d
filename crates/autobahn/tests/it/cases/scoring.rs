//! End of the game: points and ties.

use autobahn::nouns::*;
use autobahn::{ExtraDepartment, Options};

use crate::position::*;

fn points(game: &Position, number: u8) -> i32 {
    game.score_sheet(seat(number)).total
}

#[test]
fn two_points_for_each_employee_in_the_lobby() {
    let mut game = players(2);
    assert_eq!(points(game.lobby(0, 4), 0), 8);
}

#[test]
fn nothing_but_employees_in_the_administration_counts() {
    let mut game = players(2);
    game.money(0, 200).stations(0, "B3 B4").p(0).delivered = 0xff;
    assert_eq!(points(&game, 0), 0);
}

#[test]
fn network_counts_employees_in_offices() {
    let mut game = players(2);
    game.seated(Colour::Red, &[0, 0]).seated(Colour::Black, &[0, 1, 0]);
    assert_eq!(points(game.floors(0, Department::Network, &[1]), 0), 4);
    assert_eq!(points(game.floors(0, Department::Network, &[2]), 0), 2 * 4);
    assert_eq!(points(game.floors(0, Department::Network, &[3]), 0), 3 * 4);
    assert_eq!(points(game.floors(0, Department::Network, &[1, 2, 3]), 0), 6 * 4);
}

#[test]
fn trade_counts_different_countries() {
    let mut game = players(2);
    game.p(0).delivered = bit("DK") | bit("PL") | bit("IT");
    assert_eq!(points(game.floors(0, Department::Trade, &[1, 3]), 0), 4 * 3);
}

#[test]
fn service_counts_stations() {
    let mut game = players(2);
    game.stations(0, "B3 B4 R3");
    assert_eq!(points(game.floors(0, Department::Service, &[2]), 0), 2 * 3);
}

#[test]
fn finance_counts_each_full_twenty() {
    let mut game = players(2);
    game.floors(0, Department::Finance, &[3]);
    let worth = [19, 20, 39, 40].map(|money| points(game.money(0, money), 0));
    assert_eq!(worth, [0, 3, 3, 6]);
}

fn with_extra(extra_department: ExtraDepartment) -> Position {
    with_options(2, Options { extra_department, ..Options::default() })
}

#[test]
fn planning_counts_improved_and_advanced_cards_in_hand() {
    let mut game = with_extra(ExtraDepartment::Planning);
    game.hand(0, "red I1.red A13 S1 A14").played(0, Space::Load, "I2.red");
    assert_eq!(points(game.floors(0, Department::Extra, &[2]), 0), 2 * 4);
}

#[test]
fn customs_counts_tiles_taken_used_ones_too() {
    let mut game = with_extra(ExtraDepartment::Customs);
    game.tile(0, Tile::Money).tile(0, Tile::Develop).play("use money");
    assert_eq!(points(game.floors(0, Department::Extra, &[3]), 0), 3 * 2);
}

#[test]
fn the_sheet_gives_the_reason_of_every_point() {
    let mut game = players(2);
    game.lobby(0, 1).floors(0, Department::Finance, &[1, 2]).money(0, 45);
    let sheet = game.score_sheet(seat(0));
    let finance = sheet.departments[Department::Finance.idx()];
    assert_eq!((finance.floors, finance.units, finance.points), (3, 2, 6));
    assert_eq!((sheet.lobby_employees, sheet.lobby_points, sheet.total), (1, 2, 8));
}

#[test]
fn most_points_win() {
    let mut game = players(3);
    game.lobby(0, 1).lobby(1, 3).lobby(2, 2);
    assert_eq!(game.standings().places(), [3, 1, 2]);
    assert_eq!(game.standings().scores(), [2, 6, 4]);
}

#[test]
fn ties_go_to_more_employees_in_the_administration() {
    let mut game = players(2);
    // Two in the lobby, or one on the first floor of Service with four stations.
    game.lobby(0, 2).stations(1, "B3 B4 R3 C2").floors(1, Department::Service, &[1]);
    assert_eq!((game.standings().scores(), game.standings().places()), (&[4, 4][..], &[1, 2][..]));
}

#[test]
fn then_to_employees_on_higher_floors() {
    let mut game = players(2);
    game.stations(0, "B3 B4").floors(0, Department::Service, &[1]);
    game.stations(1, "R3").floors(1, Department::Service, &[2]);
    assert_eq!((game.standings().scores(), game.standings().places()), (&[2, 2][..], &[2, 1][..]));
    // The third floor is compared before the second.
    let mut game = players(2);
    game.lobby(0, 2).floors(0, Department::Finance, &[3]).floors(0, Department::Trade, &[1]);
    game.lobby(1, 2).floors(1, Department::Finance, &[2]).floors(1, Department::Trade, &[2]);
    game.money(0, 0).money(1, 0);
    assert_eq!(game.standings().places(), [1, 2]);
}

#[test]
fn then_the_victory_is_shared() {
    let mut game = players(3);
    game.lobby(0, 2).lobby(1, 2);
    assert_eq!(game.standings().places(), [1, 1, 3]);
    assert_eq!(game.standings().winners().count(), 2);
}

#[test]
fn planning_may_count_played_cards_too() {
    let mut game = with_extra(ExtraDepartment::PlanningAllCards);
    game.hand(0, "red I1.red A13").played(0, Space::Load, "I2.red").played(
        0,
        Space::Build,
        "black",
    );
    assert_eq!(points(game.floors(0, Department::Extra, &[1]), 0), 3);
}
