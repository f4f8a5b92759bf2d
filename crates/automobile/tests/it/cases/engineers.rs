//! The nine engineers and their chips.

use automobile::nouns::*;
use automobile::{Event, Reason, Step};

use crate::position::*;

/// The round ends with this turn of seat 0, without a change to the market.
fn score(game: &mut Position) {
    game.marker(1);
    game.play("take A7; do merchant");
    // Who has a chip to use is asked before the last action, too.
    if game.step() == Step::Act {
        game.play("do worker");
    }
    game.end();
    assert_eq!(game.round, 1);
}

#[test]
fn an_engineer_stays_with_the_player_and_brings_the_chips() {
    let mut game = players(2);
    game.research("horch opel");
    game.play("take A2; card horch");
    let it = game.player(seat(0));
    assert!(it.has(Engineer::Horch));
    assert_eq!(it.chips_of(Engineer::Horch).count(), 2);
    assert_eq!(game.deck.discard.cards(), [card("opel")], "the other engineer may come back");
}

#[test]
fn opel_is_paid_three_times_the_price_by_price_merchants_only() {
    for (merchants, points) in [("price body engine", 30), ("body price engine", 10)] {
        let mut game = players(2);
        game.merchants(merchants).car(0, [1, 1, 1, 10]).has(0, "opel");
        score(&mut game);
        assert_eq!(game.points_from(0, Source::Sales), points, "{merchants}");
    }
}

/// Opel works for the cars of whoever has the card.
#[test]
fn opel_does_nothing_for_others() {
    let mut game = players(2);
    game.merchants("price body engine").car(1, [1, 1, 1, 10]).has(0, "opel");
    score(&mut game);
    assert_eq!(game.points_from(1, Source::Sales), 20);
}

#[test]
fn horch_strengthens_an_engine_beyond_7() {
    let mut game = players(2);
    game.has(0, "horch").workshops(0, "b1 e7").car(1, [1, 7, 1, 5]).merchants("engine");
    game.play("take A5; body 1");
    assert_eq!(game.legal(), ["boost horch 1", "boost horch 2", "skip"]);
    game.play("boost horch 2; workers 1; price 10");
    let view = engine::Game::view(&game.game, None);
    let bought = view.forecast.sales[0].bought.unwrap();
    assert_eq!((bought.seat, bought.value), (seat(0), 9));
    assert_eq!(game.market[1].unwrap().feature(Preference::Body), 1, "the engine only");
    assert_eq!(game.player(seat(0)).chips_of(Engineer::Horch).count(), 1);
}

#[test]
fn maybach_improves_a_body_beyond_7() {
    let mut game = players(2);
    game.has(0, "maybach").workshops(0, "b7 e1").car(1, [7, 1, 1, 5]).merchants("body");
    game.play("take A5; body 7");
    let mut two = game.clone();
    two.play("boost maybach 2; workers 1; price 10");
    assert_eq!(two.market[1].unwrap().feature(Preference::Body), 9);
    game.play("boost maybach 1; workers 1; price 10");
    let view = engine::Game::view(&game.game, None);
    let bought = view.forecast.sales[0].bought.unwrap();
    assert_eq!((bought.seat, bought.value), (seat(0), 8));
    assert_eq!(game.market[1].unwrap().feature(Preference::Engine), 1, "the body only");
    assert_eq!(game.player(seat(0)).chips_of(Engineer::Maybach).count(), 1);
}

#[test]
fn one_car_has_one_boost() {
    let mut game = players(2);
    game.has(0, "horch maybach").workshops(0, "b1 e1");
    game.play("take A5; body 1; boost horch 1");
    assert!(matches!(game.step(), Step::Workers(_)), "Maybach has to wait for another car");
    game.play("workers 1; price 5");
    let car = game.market[0].unwrap();
    assert_eq!((car.feature(Preference::Engine), car.feature(Preference::Body)), (2, 1));
}

#[test]
fn one_chip_a_turn_is_all() {
    let mut game = players(2);
    game.has(0, "horch maybach daimler").workshops(0, "b1 e1").merchants("body");
    game.play("daimler 1 1");
    assert!(matches!(game.why("daimler 2 1"), Reason::OneChipPerTurn));
    game.play("take A5; body 1");
    assert!(matches!(game.step(), Step::Workers(_)), "no boost is offered any more");
}

/// A player who is still last has a new turn, and with it another chip.
#[test]
fn each_turn_has_its_own_chip() {
    let mut game = players(2);
    game.has(0, "daimler").merchants("body engine");
    game.line_up("0 A5 1 A1 A2 A3 A4 A6 A7 A8 A9 A10");
    game.play("0 daimler 1 1; take A5; 0 daimler 2 2");
    assert_eq!(game.player(seat(0)).chips_of(Engineer::Daimler).count(), 0);
}

#[test]
fn benz_brings_one_more_merchant_at_the_start_of_scoring() {
    let mut game = players(3);
    game.has(1, "benz").merchants("body engine prestige price").car(1, [1, 1, 1, 6]).marker(1);
    game.play("0 take A7; do merchant");
    assert_eq!((game.to_move(), game.step()), (seat(1), Step::Benz), "whoever has the chip");
    game.play("1 merchant engine");
    assert_eq!(game.round, 1);
    assert_eq!(game.award(Award::Merchant), Some(1), "the award can be won this way");
    assert_eq!(game.player(seat(1)).chips[Engineer::Benz.idx()], 0);
    // It works once only.
    game.merchants("body engine prestige price").marker(1);
    game.line_up("0 1 2 A1 A2 A3 A4 A5 A6 A7 A8 A9 A10");
    game.play("0 take A7; do merchant");
    assert_eq!(game.round, 2);
}

#[test]
fn benz_may_wait_for_a_later_round() {
    let mut game = players(3);
    game.has(0, "benz").merchants("body engine prestige price").marker(1);
    game.play("0 take A7; do merchant; skip");
    assert_eq!(game.round, 1);
    assert_ne!(game.player(seat(0)).chips[Engineer::Benz.idx()], 0);
}

/// The race is scored after the owner of Benz has decided, the merchants after the race.
#[test]
fn benz_comes_before_the_race_is_scored() {
    let mut game = players(3);
    game.has(1, "benz").merchants("body engine prestige price").racing(0, 3, 0).marker(1);
    game.play("0 take A7; do merchant");
    assert_eq!(game.points_from(0, Source::Places), 0, "nothing is scored yet");
    game.play("1 merchant engine");
    let first = |what: fn(&Event) -> bool| game.events.iter().position(what).unwrap();
    let came = first(|it| matches!(it, Event::MerchantCame { .. }));
    let raced = first(|it| matches!(it, Event::Raced { .. }));
    let chose = first(|it| matches!(it, Event::Chose { .. }));
    assert!(came < raced && raced < chose);
}

#[test]
fn the_merchant_of_benz_takes_the_chips_and_buys_last() {
    let mut game = players(3);
    game.has(0, "benz").merchants("body engine prestige body").marker(1).no_awards();
    game.car(0, [1, 1, 1, 3]).car(1, [2, 2, 2, 5]);
    game.play("0 take A7; do merchant; merchant price");
    assert_eq!(game.points_from(0, Source::Chips), 1);
    let price = game.chips[Preference::Price.idx()];
    assert_eq!(price, 1, "only the chip of the new round lies there");
    let last = game.events.iter().rev().find_map(|event| match event {
        Event::Chose { sale } => Some(*sale),
        _ => None,
    });
    assert_eq!(last.unwrap().merchant, number(5));
    assert_eq!(last.unwrap().bought, None, "two cars, four merchants before");
}

#[test]
fn benz_may_come_when_places_are_still_free() {
    let mut game = players(3);
    game.has(0, "benz").merchants("body").workshops(0, "b1 e1");
    for price in [1, 2, 3, 5, 6] {
        game.car(1, [1, 1, 1, price]);
    }
    game.play("0 take A5; body 1; workers 1; price 8; merchant price");
    assert_eq!(game.round, 1);
    assert_eq!(game.told(|it| matches!(it, Event::Chose { .. })), 2);
}

#[test]
fn bugatti_moves_the_race_car_with_each_new_engine() {
    let mut game = players(3);
    game.has(0, "bugatti engines.1").racing(1, 2, 0);
    game.play("take A4; install");
    assert_eq!((game.player(seat(0)).motor, game.player(seat(0)).space), (3, 4));
}

#[test]
fn porsche_adds_a_space_to_every_movement() {
    let mut game = players(4);
    game.has(0, "porsche bugatti engines.1").research("race.1 opel");
    game.play("take A2; card race.1");
    assert_eq!(game.player(seat(0)).space, 6, "five and one");
    game.line_up("0 1 2 3 A1 A2 A3 A4 A5 A6 A7 A8 A9 A10");
    game.play("take A4; install");
    assert_eq!(game.player(seat(0)).space, 10, "the new engine of 3 and one");
    game.line_up("0 1 2 3 A1 A2 A3 A4 A5 A6 A7 A8 A9 A10");
    game.play("take A5");
    assert_eq!((game.player(seat(0)).space, game.player(seat(0)).laps), (4, 1), "3 and one");
}

#[test]
fn daimler_adds_to_what_a_merchant_pays_and_is_never_multiplied() {
    let mut game = players(3);
    game.has(0, "daimler opel").merchants("price body engine prestige").car(0, [1, 1, 1, 10]);
    game.play("daimler 2 1");
    assert_eq!(game.player(seat(0)).chips_of(Engineer::Daimler).count(), 1);
    score(&mut game);
    assert_eq!(game.points_from(0, Source::Sales), 34);
}

#[test]
fn a_merchant_has_one_chip_of_daimler_and_whoever_sells_there_gets_it() {
    let mut game = players(2);
    game.has(0, "daimler").merchants("body engine price").car(1, [1, 1, 1, 5]);
    game.play("0 daimler 1 1; take A5");
    game.line_up("0 1 A1 A2 A3 A4 A5 A6 A7 A8 A9 A10");
    assert!(matches!(game.why("daimler 2 1"), Reason::MerchantHasChip));
    assert!(matches!(game.why("daimler 2 4"), Reason::NoSuchMerchant));
    assert_eq!(game.choices("daimler"), "2 2, 2 3");
    score(&mut game);
    assert_eq!(game.points_from(1, Source::Sales), 7);
}

#[test]
fn a_chip_of_daimler_is_lost_if_nothing_is_sold() {
    let mut game = players(2);
    game.has(0, "daimler").merchants("body engine price");
    game.play("daimler 2 3");
    score(&mut game);
    assert_eq!(game.points_from(0, Source::Sales), 0);
    assert_eq!(game.player(seat(0)).chips_of(Engineer::Daimler).count(), 1);
}

#[test]
fn otto_hires_two_and_lets_research_again() {
    let mut game = players(2);
    game.research("otto opel");
    game.play("take A2; card otto");
    assert_eq!((game.player(seat(0)).canteen, game.step()), (6, Step::Research));
    assert!(game.player(seat(0)).has(Engineer::Otto), "the card stays");
    assert_eq!(game.deck.discard.cards(), [card("opel")]);
    let shown = game.deck.shown.map(Option::unwrap);
    let next = game.legal()[0].clone();
    game.play(&next);
    // A whole research action: one of the two cards turned up meanwhile goes onto the discard pile.
    assert!(game.deck.discard.cards()[1..].iter().any(|it| shown.contains(it)));
}

#[test]
fn otto_without_workers_in_the_supply_is_only_research() {
    let mut game = players(2);
    game.research("otto opel").supply(0, 0).gone(Award::Worker, 1);
    game.play("take A2; card otto");
    assert_eq!(game.step(), Step::Research);
    assert_eq!(game.told(|it| matches!(it, Event::Hired { .. })), 0);
}

#[test]
fn ottos_workers_activate_cards_that_wait_before_the_research() {
    let mut game = players(2);
    game.research("otto opel").canteen(0, 0).waits(0, "body.1 engine.1");
    game.play("take A2; card otto");
    assert_eq!(game.step(), Step::Activate);
    game.play("activate engine.1; install");
    assert_eq!(game.parts(0), "b2");
    assert_eq!(game.step(), Step::Research);
}

#[test]
fn diesel_changes_one_feature_of_an_own_car() {
    let mut game = players(2);
    game.has(0, "diesel").car(0, [2, 2, 1, 5]).car(1, [1, 1, 1, 6]).workshops(0, "b2 b4 e1");
    assert_eq!(game.choices("diesel"), "1");
    assert!(matches!(game.why("diesel 2"), Reason::NotYourCar));
    game.play("diesel 1");
    // Another body, another engine, more workers, a free price.
    assert_eq!(game.choices("body"), "4");
    assert_eq!(game.choices("engine"), "1");
    assert_eq!(game.choices("workers"), "1, 2, 3, 4");
    assert_eq!(game.choices("price"), "1, 2, 3, 8, 9, 10");
    assert!(matches!(game.why("body 2"), Reason::SameValue));
    assert!(matches!(game.why("price 6"), Reason::PriceTaken));
    let before = game.clone();
    game.play("body 4");
    assert_eq!((game.market[0].unwrap().body.get(), game.parts(0).as_str()), (4, "b2 e1"));
    let mut game = before.clone();
    game.play("workers 3");
    assert_eq!((game.market[0].unwrap().workers, game.player(seat(0)).canteen), (4, 1));
    let mut game = before;
    game.play("price 9");
    assert_eq!(game.market[0].unwrap().price, 9);
    assert!(game.price_is_free(5), "the old price chip is free at once");
    assert_eq!(game.step(), Step::Tile, "the turn goes on");
    assert!(matches!(game.why("diesel 1"), Reason::OneChipPerTurn));
    assert_eq!(game.player(seat(0)).chips_of(Engineer::Diesel).count(), 1, "one of two is spent");
}

#[test]
fn diesel_leaves_a_boost_on_the_car_and_wins_no_award() {
    let mut game = players(2);
    game.has(0, "diesel horch").workshops(0, "b1 e1").car(1, [1, 1, 1, 6]);
    game.play("take A5; body 1; boost horch 2; workers 1; price 5");
    game.line_up("0 1 A1 A2 A3 A4 A5 A6 A7 A8 A9 A10").workshops(0, "e4 b3");
    game.play("diesel 2; engine 4");
    let car = game.market[1].unwrap();
    assert_eq!(car.feature(Preference::Engine), 6);
    assert_eq!(game.award(Award::Engine4), None);
}

#[test]
fn a_chip_can_be_used_in_the_turn_in_which_its_card_was_taken() {
    let mut game = players(2);
    game.research("daimler opel").merchants("body");
    game.play("take A2; card daimler");
    assert_eq!(game.step(), Step::Car);
    game.play("daimler 1 1");
    assert_eq!(game.merchants[0].unwrap().daimler, Some(number(1)));
}

#[test]
fn chips_can_be_used_between_two_actions() {
    let mut game = players(2);
    game.has(0, "daimler").canteen(0, 4);
    game.play("take A8; do merchant; merchant price; daimler 2 1");
    assert_eq!(game.parts(0), "b1", "then the last action follows by itself");
}

#[test]
fn used_chips_go_to_the_box_with_the_round() {
    let mut game = players(2);
    game.has(0, "horch daimler").workshops(0, "b1 e1").merchants("body engine price");
    game.play("take A5; body 1; boost horch 1; workers 1; price 5");
    game.line_up("0 1 A1 A2 A3 A4 A5 A6 A7 A8 A9 A10");
    game.play("daimler 1 2");
    score(&mut game);
    let it = game.player(seat(0));
    assert_eq!((it.chips[Engineer::Horch.idx()], it.chips[Engineer::Daimler.idx()]), (2, 2));
    assert!(it.has(Engineer::Horch) && it.has(Engineer::Daimler));
}
