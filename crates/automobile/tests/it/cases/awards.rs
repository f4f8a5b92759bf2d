//! The award tiles.

use automobile::nouns::*;
use engine::Game;

use crate::position::*;

#[test]
fn there_are_ten_awards_worth_fifty_points() {
    let view = players(2).view(None);
    assert_eq!(view.awards.len(), 10);
    assert_eq!(view.awards.iter().map(|it| u32::from(it.points)).sum::<u32>(), 50);
}

#[test]
fn an_award_goes_to_the_first_only() {
    let mut game = players(2);
    game.has(0, "bodies.1").has(1, "bodies.2");
    game.play("0 take A3; 1 take A1");
    assert_eq!((game.award(Award::Body3), game.points(0)), (Some(0), 3));
    game.line_up("1 0 A1 A2 A3 A4 A5 A6 A7 A8 A9 A10");
    game.play("1 take A3");
    assert_eq!((game.award(Award::Body3), game.points(1)), (Some(0), 0));
}

#[test]
fn laps_are_awarded_in_one_race() {
    let mut game = players(2);
    game.racing(0, 10, 0);
    game.play("take A5");
    assert_eq!((game.award(Award::Lap1), game.award(Award::Lap2)), (Some(0), None));
    game.line_up("0 1 A1 A2 A3 A4 A5 A6 A7 A8 A9 A10").racing(0, 10, 1);
    game.play("take A5");
    assert_eq!(game.award(Award::Lap2), Some(0));
    assert_eq!(game.points(0), 10);
}

/// By whatever moves the car: here the card of five spaces, and a new engine with Bugatti.
#[test]
fn laps_by_a_card_or_by_bugatti_are_awarded_too() {
    let mut game = players(2);
    game.research("race.1 opel").racing(0, 9, 0);
    game.play("take A2; card race.1");
    assert_eq!(game.award(Award::Lap1), Some(0));
    let mut game = players(2);
    game.has(0, "bugatti engines.1 engines.2").racing(0, 9, 1);
    game.play("take A4; install");
    assert_eq!(game.award(Award::Lap2), Some(0));
}

#[test]
fn a_second_own_car_on_the_market_at_the_same_time_is_awarded() {
    let mut game = players(3);
    game.car(0, [1, 1, 1, 1]).workshops(0, "b1 e1");
    game.play("take A5; body 1; workers 1; price 3");
    assert_eq!(game.award(Award::Market), Some(0));
    let mut game = players(3);
    game.round(2).workshops(0, "b1 e1");
    game.play("take A5; body 1; workers 1; price 3");
    assert_eq!(game.award(Award::Market), None, "cars of earlier rounds do not count");
    let mut game = players(3);
    game.car(1, [1, 1, 1, 1]).workshops(0, "b1 e1");
    game.play("take A5; body 1; workers 1; price 3");
    assert_eq!(game.award(Award::Market), None, "nor do cars of others");
}

/// There is one tile of it: a second pair of cars, of whomever, brings nothing.
#[test]
fn the_award_for_the_second_car_is_given_once() {
    let mut game = players(3);
    game.car(0, [1, 1, 1, 1]).workshops(0, "b1 e1").car(1, [1, 1, 1, 2]).workshops(1, "b1 e1");
    game.play("0 take A5; body 1; workers 1; price 3; 1 take A3; body 1; workers 1; price 5");
    assert_eq!(game.award(Award::Market), Some(0));
    assert_eq!((game.points(0), game.points(1)), (3, 0));
}

#[test]
fn a_body_of_6_wins_both_awards_at_once() {
    let mut game = players(2);
    game.has(0, "bodies.1 bodies.2 both.1");
    game.play("take A3");
    assert_eq!([Award::Body3, Award::Body6].map(|it| game.award(it)), [Some(0), Some(0)]);
    assert_eq!(game.points(0), 10);
}

#[test]
fn an_engine_of_7_in_a_workshop_wins_both_awards_at_once() {
    let mut game = players(2);
    game.has(0, "engines.1 engines.2 engines.3");
    game.play("take A4; store");
    assert_eq!([Award::Engine4, Award::Engine7].map(|it| game.award(it)), [Some(0), Some(0)]);
    assert_eq!(game.points(0), 10);
}

#[test]
fn a_part_one_short_of_an_award_wins_nothing() {
    let mut game = players(2);
    game.has(0, "both.1 engines.1");
    game.play("take A3");
    assert_eq!((game.parts(0).as_str(), game.points(0)), ("b2", 0));
    let mut game = players(2);
    game.has(0, "engines.1");
    game.play("take A4; store");
    assert_eq!((game.parts(0).as_str(), game.points(0)), ("e3", 0));
}

/// The lower tile goes with any better part; the higher one has its own figure.
#[test]
fn a_better_part_than_asked_for_wins_the_award_too() {
    let both = |lower, higher, game: &Position| [lower, higher].map(|it| game.award(it));
    for (cards, won) in [("bodies.1 bodies.2", None), ("bodies.1 bodies.2 bodies.3", Some(0))] {
        let mut game = players(2);
        game.has(0, cards);
        game.play("take A3");
        assert_eq!(both(Award::Body3, Award::Body6, &game), [Some(0), won], "{cards}");
    }
    let mut game = players(2);
    game.has(0, "engines.1 engines.2 both.1");
    game.play("take A4; store");
    assert_eq!(game.parts(0), "e6");
    assert_eq!(both(Award::Engine4, Award::Engine7, &game), [Some(0), None]);
    assert_eq!(game.points(0), 3);
}

#[test]
fn an_engine_in_the_grand_prix_car_wins_nothing() {
    let mut game = players(2);
    game.has(0, "engines.1 engines.2 engines.3");
    game.play("take A4; install");
    assert_eq!([Award::Engine4, Award::Engine7].map(|it| game.award(it)), [None, None]);
}

#[test]
fn boosts_of_engineers_do_not_count() {
    let mut game = players(2);
    game.has(0, "horch maybach").workshops(0, "b2 e3");
    game.play("take A5; body 2; boost horch 2; workers 1; price 3");
    assert_eq!([Award::Engine4, Award::Body3].map(|it| game.award(it)), [None, None]);
}

#[test]
fn parts_from_cards_count() {
    let mut game = players(2);
    game.research("body.1 opel").has(0, "both.1");
    game.play("take A2; card body.1");
    assert_eq!(game.award(Award::Body3), Some(0));
}

#[test]
fn a_part_that_is_pushed_out_at_once_still_counts() {
    let mut game = players(2);
    game.research("parts.1 opel").workshops(0, "b1 b1 b1").has(0, "bodies.1").motor(0, 7);
    game.play("take A2; card parts.1; do body; clear body 3");
    assert_eq!(game.award(Award::Body3), Some(0));
    assert_eq!(game.parts(0), "e1 b1 b1");
}

/// The worker on the car is in play, the last but one wins nothing.
#[test]
fn the_last_worker_from_the_supply_is_awarded() {
    let mut game = players(2);
    game.car(0, [1, 1, 1, 1]).supply(0, 2);
    game.play("take A1");
    assert_eq!((game.player(seat(0)).supply, game.award(Award::Worker)), (1, None));
    game.line_up("0 1 A1 A2 A3 A4 A5 A6 A7 A8 A9 A10");
    game.play("take A1");
    assert_eq!((game.player(seat(0)).supply, game.award(Award::Worker)), (0, Some(0)));
    assert_eq!(game.points(0), 7);
}

#[test]
fn a_worker_that_goes_straight_onto_a_card_counts_too() {
    let mut game = players(2);
    let cards =
        "both.1 both.2 both.3 both.4 both.5 both.6 both.7 both.8 bodies.1 bodies.2 bodies.3";
    game.canteen(0, 0).has(0, cards).waits(0, "bodies.4");
    assert_eq!(game.player(seat(0)).supply, 1);
    game.play("take A1");
    assert_eq!(game.award(Award::Worker), Some(0));
}

#[test]
fn three_engineers_are_awarded() {
    let mut game = players(2);
    game.has(0, "opel").research("horch both.1");
    game.play("take A2; card horch");
    assert_eq!(game.award(Award::Engineers), None, "two are not enough");
    game.line_up("0 1 A1 A2 A3 A4 A5 A6 A7 A8 A9 A10").research("otto benz");
    game.play("take A2; card otto");
    assert_eq!(game.award(Award::Engineers), Some(0), "as soon as the card is taken");
    assert_eq!(game.points(0), 7);
}
