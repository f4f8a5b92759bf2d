//! Scoring of the merchants, clean-up, and the end of the game.

use automobile::nouns::*;
use automobile::{Event, MarketDay};
use engine::{Decision, Game};

use crate::position::*;

/// The round ends with this turn of seat 0, without a change to the market.
fn score(game: &mut Position) {
    game.marker(1);
    game.play("take A7; do merchant");
    game.end();
}

/// Who sells to each merchant, by the number of the car.
fn buyers(game: &Position) -> Vec<Option<u8>> {
    let sales = MarketDay::of(game).sales();
    sales.iter().map(|sale| sale.bought.map(|it| it.car.get())).collect()
}

#[test]
fn each_merchant_buys_the_car_with_most_of_the_preference() {
    let mut game = players(4);
    game.car(0, [5, 1, 1, 10]).car(1, [1, 5, 1, 9]).car(2, [1, 1, 5, 8]).car(3, [1, 1, 1, 1]);
    game.merchants("body engine prestige price");
    assert_eq!(buyers(&game), [1, 2, 3, 4].map(Some));
}

#[test]
fn among_equals_the_cheapest_is_bought() {
    let cars = [("body", [3, 1, 1], [2, 7, 7]), ("engine", [1, 3, 1], [7, 2, 7])];
    for (merchant, [body, engine, workers], lesser) in
        cars.into_iter().chain([("prestige", [1, 1, 3], [7, 7, 2])])
    {
        let mut game = players(4);
        game.car(0, [body, engine, workers, 10]).car(1, [body, engine, workers, 2]);
        // Cheaper, and better in all that this merchant does not look at.
        game.car(2, [lesser[0], lesser[1], lesser[2], 1]).merchants(merchant);
        assert_eq!(buyers(&game), [Some(2)], "{merchant}");
    }
}

#[test]
fn merchants_choose_in_order_and_a_sold_car_is_gone() {
    let mut game = players(4);
    game.car(0, [3, 3, 3, 1]).car(1, [2, 1, 1, 3]).merchants("prestige price body");
    assert_eq!(buyers(&game), [Some(1), Some(2), None]);
}

#[test]
fn with_fewer_cars_than_merchants_the_last_leave_with_nothing() {
    let mut game = players(4);
    game.car(0, [1, 1, 1, 1]).car(1, [2, 1, 1, 2]).car(2, [1, 1, 2, 3]);
    game.merchants("body price price engine");
    assert_eq!(buyers(&game), [Some(2), Some(1), Some(3), None]);
}

#[test]
fn a_price_merchant_looks_at_nothing_else_and_pays_twice() {
    let mut game = players(4);
    game.car(0, [7, 7, 5, 3]).car(1, [1, 1, 1, 2]).merchants("price body engine prestige");
    score(&mut game);
    assert_eq!(game.points_from(1, Source::Sales), 4);
    assert_eq!(game.points_from(0, Source::Sales), 3);
}

#[test]
fn an_unsold_car_brings_nothing_and_all_workers_return_to_the_supply() {
    let mut game = players(4);
    game.car(1, [1, 1, 3, 1]).car(1, [1, 1, 2, 2]);
    game.merchants("price body engine prestige").game.merchants[1..].fill(None);
    let supply = game.player(seat(1)).supply;
    game.workshops(0, "b1 e1").merchants("price price body body").car(2, [1, 1, 1, 3]);
    for price in [5, 6] {
        game.car(3, [1, 1, 1, price]);
    }
    game.play("take A5; body 1; workers 1; price 8");
    assert_eq!(game.points_from(0, Source::Sales), 0);
    assert_eq!(game.player(seat(1)).supply, supply + 5);
    assert_eq!(game.player(seat(0)).supply, 9, "not back to the canteen");
}

#[test]
fn the_race_is_scored_before_the_merchants() {
    let mut game = players(3);
    game.car(0, [1, 1, 1, 1]).racing(0, 3, 0).merchants("price body engine prestige");
    score(&mut game);
    let order: Vec<&str> = game
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Raced { .. } => Some("race"),
            Event::Chose { .. } => Some("merchant"),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["race", "race", "race", "merchant", "merchant", "merchant", "merchant"]);
}

#[test]
fn what_stays_and_what_goes_at_the_end_of_a_round() {
    let mut game = players(3);
    game.has(1, "opel both.1").workshops(1, "b2").motor(1, 3).car(1, [1, 1, 1, 1]);
    game.merchants("body engine prestige price").racing(1, 5, 1).no_awards();
    game.game.chips = [0, 1, 0, 1];
    let chain = "1 2 A1 A2 A3 A4 A5 A6 0 A8 A9 A10 A7";
    score(&mut game);
    assert_eq!(game.spelled_chain(), chain, "the chain");
    let it = game.player(seat(1));
    assert_eq!((it.canteen, it.motor, game.parts(1).as_str()), (4, 3, "b2"));
    assert_eq!((it.cards.len(), it.active.len()), (2, 1), "cards and the workers on them");
    assert_eq!((it.space, it.laps), (0, 0));
    assert_eq!(game.active_merchants().count(), 0);
    assert_eq!((game.marker, game.cars().count()), (4, 0));
    assert_eq!(game.game.chips, [2, 2, 1, 2], "new chips on top of those nobody took");
    assert_eq!(game.free_prices().collect::<Vec<_>>(), [2, 3, 5, 6, 8, 9, 11, 12]);
}

#[test]
fn the_game_ends_after_three_rounds_and_most_points_win() {
    let mut game = players(2);
    game.round(3).merchants("body engine prestige").car(1, [1, 1, 1, 15]);
    assert_eq!(game.free_prices().collect::<Vec<_>>(), [3, 4, 6, 8, 10, 12, 14]);
    score(&mut game);
    assert!(game.is_over());
    let Decision::Over(standings) = game.decision() else { panic!("not over") };
    assert_eq!((standings.scores(), standings.places()), (&[0, 15][..], &[2, 1][..]));
}

#[test]
fn equal_points_share_the_victory() {
    let mut game = players(3);
    game.round(3).merchants("body engine prestige price");
    score(&mut game);
    let Decision::Over(standings) = game.decision() else { panic!("not over") };
    assert_eq!(standings.places(), [1, 1, 1]);
}
