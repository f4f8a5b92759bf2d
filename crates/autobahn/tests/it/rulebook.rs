//! The printed examples of the base game, named by the section of the rulebook they stand in.

use autobahn::nouns::*;
use autobahn::{Step, budget, route_status};

use crate::position::*;

/// Setup, "Cards": with 3 players 4 route cards lie open.
#[test]
fn setup_three_players_choose_from_four_route_cards() {
    let game = set_up(3, Default::default());
    assert_eq!(game.legal().len(), 4);
}

/// Build Road section, "Pay building costs".
#[test]
fn build_costs_six_for_a_short_link_and_four_for_a_half_of_a_long_one() {
    let mut game = players(2);
    game.money(0, 10).play("play orange; at build; build O5.1");
    assert_eq!(game.p(0).money, 10 - 6);
    let mut game = players(2);
    game.money(0, 10).play("play red; at build; build R3.2");
    assert_eq!(game.p(0).money, 10 - 4);
}

/// Build Road section, "Place Employee": the leftmost leaves, the others move up.
#[test]
fn build_in_a_full_office_moves_the_leftmost_to_the_lobby() {
    let mut game = players(4);
    game.seated(Colour::Red, &[1, 0, 2, 3]).play("play red; at build; build R3.2");
    assert_eq!(game.office(Colour::Red), [0, 2, 3, 0]);
    assert_eq!(game.p(1).lobby, 1);
}

/// Upgrade link, "Pay building costs".
#[test]
fn upgrade_costs_six_for_each_section() {
    let mut game = players(2);
    game.money(0, 20).play("play black; at upgrade; upgrade B2");
    assert_eq!(game.p(0).money, 20 - 6);
    let mut game = players(2);
    game.money(0, 20).play("play black; at upgrade; upgrade B3");
    assert_eq!(game.p(0).money, 20 - 12);
}

/// City value example.
#[test]
fn city_values_count_each_autobahn_once_single_and_once_dual() {
    let mut game = players(2);
    game.era(3).dual("W2 P1").lay("R1 P2 O4.1 O5 Y1 W4");
    let values = ["SB", "F", "N", "MA", "WUE"].map(|id| game.value(id));
    assert_eq!(values, [6, 2, 6, 8, 4]);
}

/// Phase 3, "Your Service Stations": Red may choose from the first four.
#[test]
fn passing_an_own_station_with_four_built_offers_four_bonuses() {
    let mut game = players(2);
    game.lay("R3").stations(0, "R3 B3 B4 O4").truck(0, 1, "HH", Good::Chemicals);
    game.drive(0, "red").play("move 1 R3.2; move 1 R3.1");
    assert_eq!(game.choices("bonus"), "1, 2, 3, 4");
}

/// Phase 3, "Your opponents' Service Stations".
#[test]
fn passing_an_opponents_station_pays_the_small_figure_of_the_best_money_bonus() {
    let earned = |built: usize| {
        let all = "R3 B3 B4 O4 C2 P3 W3 O6".split(' ').take(built).collect::<Vec<_>>().join(" ");
        let mut game = players(2);
        game.lay("R3").stations(1, &all).truck(0, 1, "HH", Good::Chemicals).money(1, 0);
        game.drive(0, "red").play("move 1 R3.2; move 1 R3.1");
        game.p(1).money
    };
    assert_eq!([1, 2, 4, 7, 8].map(earned), [1, 1, 2, 4, 4]);
}

/// Making a delivery, the Danish row of the printed board.
#[test]
fn chemicals_to_denmark_store_a_development_and_other_goods_pay_two() {
    let mut game = players(2);
    game.board(0, "B").lay("B1").truck(0, 1, "B1.1", Good::Chemicals).money(0, 0);
    game.drive(0, "black").play("deliver 1");
    assert_eq!((game.p(0).unclaimed, game.p(0).money), (bit("DK"), 0));
    game.turn_of(0).play("claim DK");
    assert_eq!(game.p(0).track, 2);

    game.truck(0, 1, "B1.1", Good::Automotive).drive(0, "black").play("deliver 1");
    assert_eq!((game.p(0).unclaimed, game.p(0).money), (0, 2));
}

/// Making a delivery, the Dutch row of the printed board.
#[test]
fn appliances_to_the_netherlands_store_a_replacement_and_other_goods_pay_four() {
    let mut game = players(2);
    game.board(0, "B").lay("O1").truck(0, 1, "O1.1", Good::Appliances).money(0, 0);
    game.drive(0, "orange").play("deliver 1");
    assert_eq!((game.p(0).unclaimed, game.p(0).money), (bit("NL"), 0));
    game.turn_of(0).play("claim NL");
    assert_eq!(game.step(), Step::Discard);

    let mut game = players(2);
    game.board(0, "B").lay("O1").truck(0, 1, "O1.1", Good::Chemicals).money(0, 0);
    game.drive(0, "orange").play("deliver 1");
    assert_eq!((game.p(0).unclaimed, game.p(0).money), (0, 4));
}

/// Delivery example: Hamburg to the Netherlands over two turns.
#[test]
fn delivery_example() {
    let mut game = players(2);
    game.lay("R3 C1 O1 C2.1").stations(0, "R3 B3").board(0, "B").money(0, 4);
    game.panel("NL", &[Tile::Swap]);
    game.play("0 play black; at load; load HH 1");
    assert_eq!(game.p(0).trucks[0].good(), Some(Good::Chemicals));
    game.play("move 1 R3.2; move 1 R3.1; bonus 2");
    game.play("move 1 C1.1");
    assert_eq!(game.p(0).trucks[0].section(), Some(section("C1.1")));
    game.play("end; 1 fund; end");

    game.play("0 play cyan; at build; build C2.2; move 1 O1.1; deliver 1");
    assert_eq!(game.p(0).delivered, bit("NL"));
    assert_eq!(game.p(0).money, 4);
    assert_eq!(game.p(0).tiles[Tile::Swap.idx()], 1);
    assert_eq!(game.p(0).trucks[0].good(), None);
}

/// Construction budget example: a city counts as soon as any built section touches it, so all cities
/// of the orange autobahn do and Milano does not. What is left after the division is not paid.
#[test]
fn construction_budget_example() {
    let mut game = players(3);
    game.lay("O1 C1 R2 P3.1 O6 W4").seated(Colour::Orange, &[0, 1, 1]);
    let orange = budget(&game, Colour::Orange);
    assert_eq!((orange.total, orange.employees, orange.each), (4 + 4 + 2 + 2 + 4 + 4, 3, 6));
    let black = budget(&game, Colour::Black);
    assert_eq!((black.total, black.employees, black.each), (2 + 2 + 2 + 2 + 4, 3, 4));

    (0..3).for_each(|seat| game.p(seat).route = None);
    game.money(0, 10).money(1, 0).money(2, 0).sections_left(1);
    game.play("play red; at build; build R3.2; end");
    let red = 2 + 4 + 2;
    assert_eq!([0, 1, 2].map(|seat| game.p(seat).money), [10 - 4 + 6 + 4 + red, 12 + 4, 4]);
}

/// Route card example: Nürnberg–Paris with status 3 earns a promotion and DM 10.
#[test]
fn route_example() {
    let mut game = players(2);
    game.lay("O5 O3 W1").dual("O4 R1").stations(1, "O4").sections_left(1);
    assert_eq!(route_status(&game, route("1")), Some(6 - (2 + 1)));

    game.p(0).route = Some(route("1"));
    game.p(1).route = None;
    game.lobby(0, 2).seated(Colour::Black, &[]).money(0, 4);
    game.play("play red; at build; build R3.2; end");
    let before = game.p(0).money;
    game.play("0 promote finance 1");
    assert_eq!(game.p(0).money, before + 10);
    assert_eq!(game.step(), Step::Promote, "the promotion of the route");
    game.play("0 promote finance 2");
    assert_eq!((game.era, game.to_move()), (1, seat(1)));
}

/// Bonus actions, "Promote Employee": two promotions are made one by one, of two employees or twice
/// of one.
#[test]
fn two_promotions_are_made_one_by_one() {
    let deliver = || {
        let mut game = players(2);
        game.era(3).lay("B6 Y6 Y5").lobby(0, 2);
        game.truck(0, 1, "B6.1", Good::Pharmaceuticals).drive(0, "black").panel("IT", &[]);
        game.play("deliver 1");
        game
    };
    let mut game = deliver();
    assert_eq!(game.choices("promote"), "finance 1");
    game.play("promote finance 1; promote finance 2");
    assert_eq!((game.p(0).lobby, game.p(0).floors[Department::Finance.idx()]), (1, 0b010));
    assert_eq!(game.step(), Step::Trucks);

    let mut game = deliver();
    game.tech(0, Column::Trade, 1).play("promote finance 1; promote trade 1");
    assert_eq!((game.p(0).lobby, game.step()), (0, Step::Trucks));
}

/// Flip and Remove Action tile: the limits that are spelled out.
#[test]
fn action_tiles_raise_the_limits_as_printed() {
    let mut game = players(2);
    let limits = [0, 1, 2].map(|cones| {
        game.p(0).cones = [0, cones, cones, cones, cones];
        Space::ALL.map(|space| game.p(0).limit(space))
    });
    assert_eq!(limits, [[1, 3, 1, 1, 1], [1, 4, 2, 2, 2], [1, 5, 3, 3, 3]]);
}
