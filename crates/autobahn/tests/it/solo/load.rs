//! Main action "Load Truck".

use autobahn::Subject;
use autobahn::nouns::*;

use crate::position::*;

/// Board A: appliances to DK, CH and IT; cars to NL, FR and CZ; chemicals to AT and PL.
fn board_a() -> Position {
    let mut game = solo();
    game.board(BOT, "A");
    game
}

fn delivered(game: &mut Position, countries: &str) {
    game.p(BOT).delivered = countries.split_whitespace().map(bit).sum();
}

#[test]
fn each_colour_loads_its_good_for_a_country_that_prefers_it() {
    for (colour, loaded) in [
        ("red", "load chemicals HH; to AT"),
        ("cyan", "load automotive HAN; to NL"),
        ("orange", "load automotive WUE; to NL"),
        ("purple", "load appliances BH; to DK"),
        ("white", "load chemicals CR; to AT"),
    ] {
        let mut game = board_a();
        game.autobot(colour, "5");
        assert!(game.story().contains(loaded), "{}", game.story());
    }
}

#[test]
fn a_connected_country_comes_first() {
    let mut game = board_a();
    game.lay("B6").panel("IT", &[]).autobot("purple", "5");
    assert_eq!(game.chose(Subject::Country), "IT by connected");
}

#[test]
fn then_a_country_with_a_tile() {
    let mut game = board_a();
    game.panel("DK", &[]).panel("IT", &[]).autobot("purple", "5");
    assert_eq!(game.chose(Subject::Country), "CH by bonus_tile");
}

#[test]
fn then_the_country_with_the_fewest_sections_missing() {
    let mut game = board_a();
    delivered(&mut game, "DK");
    game.autobot("purple", "5");
    assert_eq!(game.chose(Subject::Country), "IT by fewest_missing");
}

#[test]
fn then_the_upper_row() {
    let mut game = board_a();
    game.autobot("purple", "5");
    assert_eq!(game.chose(Subject::Country), "DK by uppermost");
}

#[test]
fn no_country_twice() {
    let mut game = board_a();
    delivered(&mut game, "DK CH IT");
    game.autobot("purple", "5 1");
    assert_eq!(game.queue(), "5");
}

#[test]
fn a_country_that_the_other_truck_is_bound_for_is_left_out() {
    let mut game = board_a();
    game.bound(1, "B3.1", Good::Appliances, "DK").autobot("purple", "5");
    assert!(game.chose(Subject::Country).starts_with("IT"));
}

#[test]
fn poland_and_the_czech_republic_wait_for_the_third_era() {
    for era in [1, 2] {
        let mut game = board_a();
        delivered(&mut game, "AT NL FR");
        game.era(era).autobot("white", "5 1");
        assert_eq!(game.queue(), "5");
    }
    let mut game = board_a();
    delivered(&mut game, "AT NL FR");
    game.era(3).autobot("white", "5");
    assert_eq!(game.chose(Subject::Country), "PL");
    let mut game = board_a();
    delivered(&mut game, "AT NL FR");
    game.era(3).autobot("orange", "5");
    assert_eq!(game.chose(Subject::Country), "CZ");
}

#[test]
fn both_trucks_are_ready_from_the_start_and_none_is_called_back() {
    let mut game = board_a();
    game.autobot("orange", "5").autobot("white", "5");
    assert_ne!((&*game.at(BOT, 1), &*game.at(BOT, 2)), ("-", "-"));
    game.autobot("purple", "5 1");
    assert_eq!(game.queue(), "5");
}

#[test]
fn black_chooses_the_country_and_then_the_depot_nearest_to_it() {
    let mut game = board_a();
    game.autobot("black", "5");
    assert_eq!(game.chose(Subject::Country), "DK by uppermost");
    assert_eq!(game.chose(Subject::Depot), "BH");
    for (country, depot) in [("NL", "HAN"), ("FR", "WUE"), ("AT", "CR")] {
        let mut game = board_a();
        let others = ["DK", "NL", "FR", "CH", "IT", "AT"].into_iter().filter(|it| *it != country);
        game.p(BOT).delivered = others.map(bit).sum();
        game.autobot("black", "5");
        assert_eq!(game.chose(Subject::Depot), format!("{depot} by nearest_destination"));
    }
}

#[test]
fn cars_from_cyan_until_the_third_era() {
    let mut game = board_a();
    game.era(2).autobot("cyan", "5");
    assert!(game.story().contains("load automotive HAN"));
}

/// Berlin, Wien, Milano and Århus are on the network.
fn pharmaceuticals() -> Position {
    let mut game = board_a();
    game.era(3).lay("C3 C4 O5 O6 B6 B1");
    game
}

#[test]
fn in_the_third_era_cyan_and_yellow_load_pharmaceuticals_for_austria_first() {
    for colour in ["cyan", "yellow"] {
        let mut game = pharmaceuticals();
        game.autobot(colour, "5");
        assert_eq!(game.chose(Subject::Country), "AT by clockwise");
        assert!(game.story().contains("load pharmaceuticals B; to AT"));
    }
}

#[test]
fn then_clockwise_over_connected_countries_without_pharmaceuticals() {
    let mut game = pharmaceuticals();
    game.pharmaceuticals = bit("AT");
    game.autobot("cyan", "5");
    assert_eq!(game.chose(Subject::Country), "IT by clockwise");
    let mut game = pharmaceuticals();
    game.pharmaceuticals = bit("AT") | bit("IT");
    game.autobot("cyan", "5");
    assert_eq!(game.chose(Subject::Country), "DK");
}

#[test]
fn without_berlin_or_a_country_the_task_waits() {
    let mut game = board_a();
    game.era(3).lay("B1").autobot("cyan", "5 1");
    assert_eq!(game.queue(), "5");
    let mut game = board_a();
    game.era(3).lay("C3 C4").autobot("cyan", "5 1");
    assert_eq!(game.queue(), "5");
}

#[test]
fn pharmaceuticals_also_go_where_other_goods_went_or_are_going() {
    let mut game = pharmaceuticals();
    delivered(&mut game, "AT");
    game.bound(1, "O5.1", Good::Chemicals, "AT").autobot("cyan", "5");
    assert_eq!(game.chose(Subject::Country), "AT by clockwise");
}

#[test]
fn but_not_where_the_other_truck_brings_them() {
    let mut game = pharmaceuticals();
    game.bound(1, "C3.1", Good::Pharmaceuticals, "AT").autobot("cyan", "5");
    assert_eq!(game.chose(Subject::Country), "IT by clockwise");
}

/// The human delivers pharmaceuticals to Italy, where a truck of Autobot is bound.
fn first_in_italy(game: &mut Position) {
    game.bound(1, "C4.1", Good::Pharmaceuticals, "IT");
    game.truck(ME, 1, "B6.1", Good::Pharmaceuticals).drive(ME, "black").play("deliver 1");
}

#[test]
fn who_comes_too_late_turns_clockwise_and_round_the_map() {
    let mut game = pharmaceuticals();
    first_in_italy(&mut game);
    assert_eq!(game.goal(1), "DK");
    let mut game = pharmaceuticals();
    game.pharmaceuticals = bit("DK");
    first_in_italy(&mut game);
    assert_eq!(game.goal(1), "AT", "past Poland and the Czech Republic");
}

#[test]
fn countries_with_pharmaceuticals_are_passed_over() {
    let mut game = pharmaceuticals();
    game.lay("W4 W3 P1").pharmaceuticals = bit("CH");
    first_in_italy(&mut game);
    assert_eq!(game.goal(1), "DK");
}

#[test]
fn other_trucks_and_other_goods_do_not_turn() {
    let mut game = pharmaceuticals();
    game.bound(2, "B5.1", Good::Appliances, "IT");
    game.truck(ME, 1, "B6.1", Good::Pharmaceuticals).drive(ME, "black").play("deliver 1");
    assert_eq!(game.goal(2), "IT");
}

#[test]
fn with_no_country_left_the_truck_waits_until_there_is_one() {
    let mut game = pharmaceuticals();
    game.pharmaceuticals = bit("AT") | bit("DK");
    first_in_italy(&mut game);
    assert_eq!(game.goal(1), "-");
    game.autobot("red", "1");
    assert_eq!(game.at(BOT, 1), "C4.1");
    game.lay("C2 C1 O1").autobot("red", "1");
    assert_eq!(game.goal(1), "NL");
    assert_ne!(game.at(BOT, 1), "C4.1");
}
