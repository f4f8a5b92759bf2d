//! Step "Place Employee" of building and upgrading, and the limit of 25.

use autobahn::nouns::*;
use autobahn::{Event, Step};

use crate::position::*;

#[test]
fn an_employee_takes_the_leftmost_free_seat_of_the_cards_colour() {
    let mut game = players(2);
    game.seated(Colour::Red, &[1]).play("play red; at build; build R3.2");
    assert_eq!((game.office(Colour::Red), game.p(0).supply), (vec![1, 0], 23));
}

#[test]
fn seats_depend_on_the_number_of_players() {
    let seats = [2, 3, 4].map(|count| {
        let game = players(count);
        Colour::ALL.map(|colour| game.office_capacity(colour))
    });
    assert_eq!(seats[0], [2, 2, 2, 2, 2, 3, 2]);
    assert_eq!(seats[1], [3, 3, 3, 3, 3, 4, 3]);
    assert_eq!(seats[2], [4, 4, 4, 4, 4, 5, 4]);
}

#[test]
fn marked_seats_stay_empty_with_fewer_players() {
    for (count, before, after) in [(2, vec![1, 1], vec![1, 0]), (3, vec![1, 1, 2], vec![1, 2, 0])] {
        let mut game = players(count);
        game.seated(Colour::Red, &before).play("play red; at build; build R3.2");
        assert_eq!((game.office(Colour::Red), game.p(1).lobby), (after, 1));
    }
}

#[test]
fn ones_own_employee_may_be_the_one_who_moves_on() {
    let mut game = players(2);
    game.seated(Colour::Red, &[0, 1]).play("play red; at build; build R3.2");
    assert_eq!((game.office(Colour::Red), game.p(0).lobby), (vec![1, 0], 1));
}

#[test]
fn with_an_empty_supply_three_come_back_one_is_placed_and_one_promoted() {
    let mut game = players(4);
    game.employ_all(0, 5).era(3).hand(0, "yellow red").play("play yellow; at build; build Y6.1");
    assert_eq!((game.p(0).lobby, game.p(0).supply), (2, 2));
    assert_eq!(game.office(Colour::Yellow), [0]);
    assert_eq!(game.step(), Step::Promote);
    game.play("promote finance 1");
    assert_eq!((game.p(0).lobby, game.step()), (1, Step::Trucks));
}

#[test]
fn the_recall_comes_before_the_push_into_the_lobby() {
    let mut game = players(4);
    game.employ_all(0, 3).seated(Colour::Red, &[0, 0, 0, 0]);
    game.play("play red; at build; build R3.2");
    assert_eq!((game.p(0).lobby, game.p(0).supply), (1, 2));
    game.play("promote finance 1");
    assert_eq!(game.p(0).lobby, 0);
}

/// Gap in the rulebook: fewer than three wait in the lobby.
#[test]
fn with_fewer_than_three_in_the_lobby_all_come_back() {
    let mut game = players(4);
    game.employ_all(0, 2).era(3).hand(0, "yellow red").play("play yellow; at build; build Y6.1");
    assert_eq!((game.p(0).supply, game.office(Colour::Yellow)), (0, vec![0, 0]));
    assert!(game.events.contains(&Event::EmployeesRecalled { seat: seat(0), count: 2 }));
    assert!(game.events.contains(&Event::Hired { seat: seat(0) }), "nobody is left to promote");
    assert_eq!((game.p(0).lobby, game.step()), (1, Step::Trucks));
}

/// Gap in the rulebook: nobody waits in the lobby.
#[test]
fn with_nobody_in_the_lobby_nobody_is_placed() {
    let mut game = players(4);
    game.employ_all(0, 0).seated(Colour::Red, &[0, 0, 0, 0]).play("play red; at build; build R3.2");
    assert_eq!((game.office(Colour::Red), game.step()), (vec![0; 4], Step::Trucks));
}

#[test]
fn the_promotion_is_made_even_if_nobody_was_placed() {
    let mut game = players(4);
    game.floors(0, Department::Finance, &[1]).employ_all(0, 0);
    game.play("play black; at build; build B1.1; promote finance 2");
    assert_eq!(game.p(0).floors[Department::Finance.idx()], 0b010);
}

#[test]
fn an_upgrade_with_an_empty_supply_follows_the_same_rule() {
    let mut game = players(4);
    game.employ_all(0, 4).money(0, 6).play("play black; at upgrade; upgrade B2");
    assert_eq!((game.p(0).lobby, game.p(0).supply, game.step()), (1, 2, Step::Promote));
}
