//! The actions of the tiles.

use automobile::nouns::*;
use automobile::{Event, Reason, Step};

use crate::position::*;

#[test]
fn all_actions_of_a_tile_are_done_in_any_order() {
    let mut game = players(2);
    game.research("opel horch");
    game.play("take A10");
    assert_eq!(game.legal(), ["do worker", "do research", "do race"]);
    assert!(matches!(game.why("end"), Reason::ActionsFirst));
    game.play("do race");
    assert_eq!(game.legal(), ["do worker", "do research"]);
    game.play("do research; card opel");
    assert_eq!(game.player(seat(0)).canteen, 5, "the last action did itself");
    assert_eq!(game.to_move(), seat(1));
}

/// Each action is finished before the next: research first makes the engine better.
#[test]
fn research_before_the_engine_gives_the_better_engine() {
    let mut game = players(2);
    game.research("engines.1 horch");
    let mut engine_first = game.clone();
    game.play("take A9; do research; card engines.1; install");
    assert_eq!(game.player(seat(0)).motor, 3);
    engine_first.play("take A9; do engine; card engines.1");
    assert_eq!(engine_first.parts(0), "e1");
}

#[test]
fn a_worker_is_hired_into_the_canteen() {
    let mut game = players(2);
    game.play("take A1");
    assert_eq!((game.player(seat(0)).canteen, game.player(seat(0)).supply), (5, 7));
}

#[test]
fn the_canteen_holds_all_workers() {
    let mut game = players(2);
    for _ in 0..8 {
        game.line_up("0 1 A1 A2 A3 A4 A5 A6 A7 A8 A9 A10");
        game.play("take A1");
    }
    assert_eq!((game.player(seat(0)).canteen, game.player(seat(0)).supply), (12, 0));
}

/// The box has eight bodies of 1: nine lie with the others, and there is a tenth.
#[test]
fn parts_never_run_out() {
    let mut game = players(4);
    for number in 1..4 {
        game.workshops(number, "b1 b1 b1");
    }
    game.play("take A3");
    assert_eq!(game.parts(0), "b1");
}

#[test]
fn without_a_worker_in_the_supply_the_action_lapses() {
    let mut game = players(2);
    game.supply(0, 0).gone(Award::Worker, 1);
    game.play("take A7; do worker");
    assert_eq!(game.told(|it| matches!(it, Event::Lapsed { act: Act::Worker, .. })), 1);
    assert_eq!(game.step(), Step::Merchant, "the rest of the tile goes on");
}

#[test]
fn a_body_is_the_best_that_research_allows_and_goes_into_a_workshop() {
    let mut game = players(2);
    game.has(0, "bodies.1 bodies.2");
    game.play("take A3");
    assert_eq!(game.parts(0), "b5");
}

#[test]
fn research_points_beyond_7_are_idle() {
    let mut game = players(2);
    game.has(0, "bodies.1 bodies.2 bodies.3 bodies.4");
    game.play("take A3");
    assert_eq!(game.parts(0), "b7");
}

#[test]
fn full_workshops_have_to_give_up_an_old_part() {
    let mut game = players(2);
    game.workshops(0, "b1 e1 e2");
    game.play("take A3");
    assert_eq!(game.legal(), ["clear body 1", "clear engine 1", "clear engine 2"]);
    assert!(matches!(game.why("store"), Reason::NoEmptyWorkshop));
    game.play("clear engine 2");
    assert_eq!(game.parts(0), "b1 e1 b1");
}

#[test]
fn equal_parts_are_one_choice() {
    let mut game = players(2);
    game.workshops(0, "b2 b2 b2");
    game.play("take A3");
    assert_eq!(game.parts(0), "b1 b2 b2", "it made no difference, so nobody was asked");
}

/// Workshops b2 e2 e3, Grand Prix engine 3, engine research 4.
#[test]
fn an_engine_goes_into_a_workshop_or_into_the_grand_prix_car() {
    let mut game = players(2);
    game.workshops(0, "b2 e2 e3").motor(0, 3).has(0, "engines.1 engine.1");
    game.play("take A4");
    assert_eq!(game.legal(), ["install", "clear body 2", "clear engine 2", "clear engine 3"]);
    let mut stored = game.clone();
    game.play("install");
    assert_eq!((game.player(seat(0)).motor, game.parts(0).as_str()), (4, "b2 e2 e3"));
    assert_eq!(game.award(Award::Engine4), None);
    stored.play("clear engine 2; end");
    assert_eq!((stored.player(seat(0)).motor, stored.parts(0).as_str()), (3, "b2 e4 e3"));
    assert_eq!(stored.award(Award::Engine4), Some(0));
}

#[test]
fn the_grand_prix_car_takes_only_a_better_engine() {
    let mut game = players(2);
    game.motor(0, 2).has(0, "both.1").workshops(0, "b1 b2 e1");
    game.play("take A4");
    assert!(!game.can("install"));
    assert!(matches!(game.why("install"), Reason::NotBetter { engine: 2, motor: 2 }));
}

#[test]
fn the_engine_of_the_grand_prix_car_is_never_for_the_market() {
    let mut game = players(2);
    game.workshops(0, "b3").motor(0, 6);
    game.play("take A5");
    assert_eq!(game.to_move(), seat(1), "no engine in a workshop, no car");
}

#[test]
fn a_merchant_goes_to_the_next_place_and_brings_all_chips_beside_the_stack() {
    let mut game = players(2);
    game.game.chips = [4, 2, 3, 1];
    game.play("take A8; do merchant; merchant prestige");
    assert_eq!(game.points_from(0, Source::Chips), 3);
    assert_eq!(game.game.chips, [4, 2, 0, 1]);
    game.play("take A7; do merchant; merchant price");
    let row = game.active_merchants().map(|(_, it)| it.preference);
    assert_eq!(row.collect::<Vec<_>>(), [Preference::Prestige, Preference::Price]);
}

#[test]
fn the_second_merchant_of_a_kind_brings_no_chips_in_the_same_round() {
    let mut game = players(3);
    game.play("0 take A8; do merchant; merchant engine");
    assert_eq!(game.points_from(0, Source::Chips), 1);
    game.play("1 take A7; do merchant; merchant engine");
    assert_eq!(game.points_from(1, Source::Chips), 0);
    assert_eq!(game.points_from(1, Source::Awards), 3);
}

#[test]
fn there_are_two_merchants_of_each_kind() {
    let mut game = players(3);
    game.merchants("price price");
    game.play("take A8; do merchant");
    assert_eq!(game.choices("merchant"), "body, engine, prestige");
    let left = Reason::NoMerchantLeft { preference: Preference::Price };
    assert_eq!(game.why("merchant price"), left);
}

#[test]
fn the_marker_at_0_ends_the_round_after_the_turn_and_its_car() {
    let mut game = players(3);
    game.merchants("body engine prestige price").marker(1).workshops(0, "b1 e1");
    game.play("take A7; do merchant");
    assert_eq!((game.marker, game.round), (0, 0));
    assert_eq!(game.step(), Step::Car, "the player finishes the turn first");
    game.play("body 1; workers 1; price 5");
    assert_eq!(game.points_from(0, Source::Sales), 5, "and the car is sold");
    assert_eq!((game.round, game.marker), (1, 4));
}

#[test]
fn eight_merchant_actions_end_a_round() {
    for (seats, workers) in [(3, "0 1 2"), (4, "0 1 2 3")] {
        let mut game = players(seats);
        for count in 1..=8 {
            assert_eq!(game.round, 0, "{seats} players, before action {count}");
            game.line_up(&format!("{workers} A1 A2 A3 A4 A5 A6 A7 A8 A9 A10")).workshops(0, "");
            game.play("take A8; do merchant");
            assert_eq!(
                game.step() == Step::Merchant,
                count <= 4,
                "four merchants, then the marker"
            );
            if game.step() == Step::Merchant {
                let first = game.legal()[0].clone();
                game.play(&first);
            }
        }
        assert_eq!(game.round, 1);
    }
}
