//! End of the era: triggers, budgets, promotion, route cards, reunification.

use autobahn::data::{Deck, data};
use autobahn::nouns::*;
use autobahn::{Event, Options, Step, budget, route_status};

use crate::position::*;

/// The last section of the era lies ready; nobody has a route card.
fn near_the_end(count: u8, era: u8) -> Position {
    let mut game = players(count);
    game.era(era).sections_left(1);
    (0..count).for_each(|seat| game.p(seat).route = None);
    game
}

// ---- triggers ----

#[test]
fn the_eras_end_with_10_12_and_14_sections() {
    for (era, sections) in [(1, 10), (2, 12), (3, 14)] {
        let mut game = players(2);
        game.era(era);
        assert_eq!(game.stacks[usize::from(era) - 1], sections);
        game.sections_left(2).play("play red; at build; build R3.2");
        assert_eq!(game.trigger, None);
        game.turn_of(0).play("play cyan; at build; build C2.2");
        assert_eq!(game.trigger, Some(seat(0)));
    }
}

#[test]
fn the_turn_is_completed_before_the_administration() {
    let mut game = near_the_end(2, 1);
    game.truck(0, 1, "HH", Good::Chemicals).play("play red; at build; build R3.2");
    assert!(game.can("move 1 R3.2"));
    assert_eq!(game.era, 0);
    game.play("end");
    assert_eq!(game.era, 1);
}

#[test]
fn the_next_era_begins_to_the_left_of_the_trigger() {
    let mut game = near_the_end(3, 1);
    game.turn_of(1).play("1 play red; at build; build R3.2; end");
    assert_eq!((game.era, game.to_move(), game.step()), (1, seat(2), Step::Act));
}

#[test]
fn extra_sections_come_from_the_next_stack_at_the_old_price() {
    let mut game = near_the_end(2, 1);
    game.tile(0, Tile::Build).money(0, 50).play("play red; at build; build R3.2");
    assert_eq!(game.stacks, [0, 12, 14, 10 + 9]);
    game.play("use build; build R3.1");
    assert_eq!((game.stacks, game.p(0).money), ([0, 11, 14, 19], 50 - 4 - 4));
}

#[test]
fn in_the_third_era_extra_sections_come_from_beside_the_board() {
    let mut game = near_the_end(2, 3);
    game.tile(0, Tile::Build).money(0, 50).play("play red; at build; build R3.2");
    let beside = game.stacks[3];
    game.play("use build; build R3.1");
    assert_eq!(game.stacks[2..], [0, beside - 1]);
}

#[test]
fn after_the_third_trigger_everybody_has_one_more_turn() {
    let mut game = near_the_end(3, 3);
    game.turn_of(1).play("1 play red; at build; build R3.2; end");
    game.play("2 fund; end; 0 fund; end; 1 fund");
    assert_eq!(game.step(), Step::Trucks);
    game.play("1 end");
    assert_eq!(game.step(), Step::Over);
    assert!(game.events.contains(&Event::MatchOver));
}

#[test]
fn sections_built_in_the_last_turns_do_not_trigger_again() {
    let mut game = near_the_end(2, 3);
    game.money(1, 50)
        .play("play red; at build; build R3.2; end; 1 play cyan; at build; build C2.2; end");
    assert_eq!((game.trigger, game.last_turns), (Some(seat(0)), Some(0)));
    game.play("0 fund; end");
    assert_eq!(game.step(), Step::Over);
}

// ---- budgets ----

#[test]
fn every_office_pays_each_employee_its_share_rounded_down() {
    let mut game = near_the_end(4, 1);
    game.lay("C1 R3").seated(Colour::Cyan, &[1, 1, 2]).seated(Colour::Black, &[]);
    // Oberhausen 2, Dortmund 2 + 2, Hannover 2: a total of 8 for three employees.
    let cyan = budget(&game, Colour::Cyan);
    assert_eq!((cyan.total, cyan.employees, cyan.each), (8, 3, 2));
    (0..4).for_each(|seat| {
        game.money(seat, 10);
    });
    game.play("play orange; at build; build O4.2; end");
    let orange = budget(&game, Colour::Orange);
    assert_eq!((orange.total, orange.employees), (2 + 2, 1), "Würzburg and Oberhausen");
    assert_eq!([0, 1, 2, 3].map(|seat| game.p(seat).money), [10 - 4 + 4, 10 + 4, 10 + 2, 10]);
}

#[test]
fn an_empty_office_pays_nobody() {
    let mut game = players(2);
    game.lay("R3");
    let red = budget(&game, Colour::Red);
    assert_eq!((red.total, red.employees, red.each), (6, 0, 0));
}

#[test]
fn foreign_cities_count_once_connected() {
    let mut game = players(2);
    assert_eq!(budget(&game, Colour::Black).total, 10);
    game.lay("B6");
    assert_eq!(budget(&game, Colour::Black).total, 14);
    game.lay("R4.1");
    assert_eq!(budget(&game, Colour::Red).total, 2, "the half link does not reach Copenhagen");
    game.lay("R4.2");
    assert_eq!(budget(&game, Colour::Red).total, 4 + 6);
}

#[test]
fn a_city_counts_for_every_autobahn_through_it() {
    let mut game = players(2);
    game.lay("W4");
    assert_eq!(
        budget(&game, Colour::Orange).total,
        2 + 2,
        "Würzburg, and Nürnberg by the white road"
    );
}

#[test]
fn the_budget_comes_before_the_promotion_and_the_routes() {
    let mut game = near_the_end(2, 1);
    game.lobby(0, 1).money(0, 4).play("play red; at build; build R3.2; end");
    assert_eq!(game.step(), Step::Promote);
    assert_eq!(game.p(0).money, 10 / 2 + 2, "black and red have paid");
}

// ---- promotion ----

#[test]
fn only_the_trigger_is_promoted() {
    let mut game = near_the_end(2, 1);
    game.lobby(0, 1).lobby(1, 1).play("play red; at build; build R3.2; end");
    game.play("0 promote finance 1");
    assert_eq!((game.p(1).lobby, game.step()), (1, Step::Act));
}

// ---- route cards ----

/// Nürnberg–Paris for the given seats, all the way built as in the rulebook's example.
fn routed(count: u8, owners: &[u8]) -> Position {
    let mut game = near_the_end(count, 1);
    game.lay("O5 O4 O3 R1 W1");
    owners.iter().for_each(|owner| game.p(*owner).route = Some(route("1")));
    game
}

#[test]
fn an_unconnected_route_earns_nothing() {
    let mut game = routed(2, &[1]);
    game.roads.built.remove(section("R1.1").number());
    game.stacks[3] += 1;
    assert_eq!(route_status(&game, route("1")), None);
    game.money(1, 0).seated(Colour::Black, &[]).play("play red; at build; build R3.2; end");
    assert_eq!(game.p(1).money, 0);
}

#[test]
fn half_a_link_does_not_connect() {
    let mut game = routed(2, &[1]);
    game.roads.built.remove(section("O4.1").number());
    assert_eq!(route_status(&game, route("1")), None);
}

#[test]
fn the_status_is_sections_minus_dual_links_and_stations_of_anybody() {
    let mut game = routed(2, &[1]);
    assert_eq!(route_status(&game, route("1")), Some(6));
    game.dual("O3");
    assert_eq!(route_status(&game, route("1")), Some(5));
    game.stations(0, "O4");
    assert_eq!(route_status(&game, route("1")), Some(4));
    game.dual("O5 O4 R1 W1");
    assert_eq!(route_status(&game, route("1")), Some(0), "the best there is");
}

#[test]
fn the_best_of_several_ways_counts() {
    let mut game = routed(2, &[1]);
    // Nürnberg–Crailsheim–Mannheim–Saarbrücken–Paris is one section shorter.
    game.lay("W4 W3 W2");
    assert_eq!(route_status(&game, route("1")), Some(5));
    game.dual("O5 O4 O3 R1");
    assert_eq!(route_status(&game, route("1")), Some(2), "six sections, four of the links dual");
}

#[test]
fn rewards_add_up_from_the_worst_status_to_the_best() {
    // Status, money, promotions.
    for (status, money, promotions) in
        [(6, 4, 0), (5, 4, 0), (4, 10, 0), (3, 10, 1), (2, 16, 1), (1, 24, 1), (0, 24, 2)]
    {
        let mut game = routed(2, &[1]);
        let all = ["O5", "O3", "R1", "W1", "O4"];
        game.dual(&all[..(6 - status).min(5)].join(" "));
        if status == 0 {
            game.stations(0, "O4");
        }
        assert_eq!(route_status(&game, route("1")), Some(status as u8));
        game.money(1, 0).lobby(1, 3).seated(Colour::Black, &[]);
        game.play("play red; at build; build R3.2; end");
        assert_eq!(game.p(1).money, money, "status {status}");
        let pending = game.stack.frames().iter().filter(|it| it.step == Step::Promote).count();
        assert_eq!(pending, promotions, "status {status}");
    }
}

#[test]
fn routes_are_checked_clockwise_from_the_trigger() {
    let mut game = routed(4, &[0, 1, 2, 3]);
    game.dual("O5 O4 R1 W1 O3").stations(0, "O4").turn_of(2).money(2, 50);
    (0..4).for_each(|seat| {
        game.lobby(seat, 3);
    });
    game.play("2 play red; at build; build R3.2; end; 2 promote finance 1");
    game.play("2 promote finance 2; promote finance 3");
    game.play("3 promote finance 1; promote finance 2");
    game.play("0 promote finance 1; promote finance 2");
    game.play("1 promote finance 1");
    assert_eq!(game.to_move(), seat(1));
}

#[test]
fn routes_are_checked_again_in_every_era() {
    let mut game = routed(2, &[1]);
    game.money(1, 0).seated(Colour::Black, &[]).play("play red; at build; build R3.2; end");
    assert_eq!(game.p(1).money, 4);
    game.sections_left(1).turn_of(0).money(0, 50).play("play cyan; at build; build C2.2; end");
    game.play("promote finance 1");
    assert_eq!(game.p(1).money, 8);
}

// ---- reunification ----

#[test]
fn reunification_opens_the_east_and_brings_yellow_and_advanced_cards() {
    let mut game = near_the_end(2, 2);
    game.hand(0, "I1.red red").play("play red; at build; build R3.2; end");
    assert!(game.events.contains(&Event::Reunification));
    for number in 0..2 {
        assert!(game.p(number).hand.contains(card("yellow").number()));
    }
    assert!(game.p(0).hand.contains(card("I1.red").number()), "cards in hand stay");
    let late =
        |card: Card| matches!(data().cards[card.idx()].deck, Deck::Advanced | Deck::TwoColour);
    assert!(game.display.iter().all(|it| late(it.unwrap())));
    assert!(game.deck.0.iter().all(|it| late(Card::of(it))));
    assert_eq!(game.deck.len(), 14 + 8 - 5);
    assert!(game.roads.open(game.era).contains(section("Y6.1").number()));
}

#[test]
fn without_the_bonus_material_the_advanced_deck_has_fourteen_cards() {
    let options = Options { two_colour_cards: false, ..Options::default() };
    let mut game = with_options(2, options);
    game.era(2).sections_left(1);
    (0..2).for_each(|seat| game.p(seat).route = None);
    game.play("play red; at build; build R3.2; end");
    assert_eq!(game.deck.len(), 14 - 5);
}

#[test]
fn nothing_is_reunified_after_the_first_era() {
    let mut game = near_the_end(2, 1);
    game.play("play red; at build; build R3.2; end");
    assert!(!game.events.contains(&Event::Reunification));
    assert!(!game.p(0).hand.contains(card("yellow").number()));
    assert!(!game.roads.open(game.era).contains(section("Y6.1").number()));
}

#[test]
fn funding_may_be_taken_again_after_an_era() {
    let mut game = near_the_end(2, 1);
    game.p(1).funded = 1;
    game.p(1).supply -= 1;
    game.play("play red; at build; build R3.2; end");
    assert!(game.can("fund"));
}
