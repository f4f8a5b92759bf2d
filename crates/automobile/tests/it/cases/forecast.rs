//! The market forecast: a pure function of what lies open.

use automobile::{MarketDay, Step, sales_with};
use engine::Game;

use crate::position::*;

#[test]
fn the_forecast_names_sales_reasons_and_cars_left_over() {
    let mut game = players(4);
    game.car(0, [3, 1, 1, 8]).car(1, [3, 1, 1, 6]).car(2, [1, 1, 1, 10]).merchants("body price");
    let forecast = game.view(None).forecast;
    let told: Vec<String> = forecast
        .sales
        .iter()
        .map(|it| {
            let bought = it.bought.unwrap();
            format!("{} {:?} {}", bought.car, bought.why, bought.points)
        })
        .collect();
    let first = format!("2 {:?} 6", automobile::Why::CheapestOfEqual(number(1)));
    assert_eq!(told, [first.as_str(), "1 Cheapest 16"]);
    assert_eq!(forecast.unsold, [number(3)]);
}

/// Of several equals the reason names the next in price.
#[test]
fn the_reason_names_the_nearest_rival() {
    let mut game = players(4);
    game.car(0, [3, 1, 1, 9]).car(1, [3, 1, 1, 2]).car(2, [3, 1, 1, 5]).car(3, [3, 1, 1, 8]);
    game.merchants("body");
    let why = game.view(None).forecast.sales[0].bought.unwrap().why;
    assert_eq!(why, automobile::Why::CheapestOfEqual(number(3)));
}

/// Two lesser cars are level with each other, not with the one that has more.
#[test]
fn a_car_with_more_has_no_rival() {
    let mut game = players(4);
    game.car(0, [2, 1, 1, 2]).car(1, [2, 1, 1, 5]).car(2, [3, 1, 1, 9]).merchants("body");
    let bought = game.view(None).forecast.sales[0].bought.unwrap();
    assert_eq!((bought.car, bought.why), (number(3), automobile::Why::Best));
}

#[test]
fn a_plan_tells_what_one_more_car_would_bring_and_change() {
    let mut game = players(3);
    game.workshops(0, "b4 e1").car(0, [3, 1, 1, 6]).car(1, [1, 2, 1, 5]).merchants("body");
    let plans = game.view(Some(seat(0))).plans;
    assert_eq!(plans.len(), 1);
    let at = |workers, price| {
        let mut outcomes = plans[0].outcomes.iter();
        *outcomes.find(|it| it.workers == workers && it.price == price).unwrap()
    };
    // The new car takes the sale from the own one at 6.
    assert_eq!((at(1, 10).points, at(1, 10).gain), (10, 4));
    assert_eq!((at(2, 1).points, at(2, 1).gain), (1, -5));
    // Two workers are the most on the market: a third changes nothing, though the canteen has four.
    assert_eq!(plans[0].outcomes.len(), 2 * 6, "each number of workers at each free price");
}

/// The gain is that of all own cars: here the old one is sold as well, to the second merchant.
#[test]
fn a_plan_counts_what_the_other_own_cars_bring_then() {
    let mut game = players(3);
    game.workshops(0, "b4 e1").car(0, [3, 1, 1, 6]).merchants("body price");
    let plans = game.view(Some(seat(0))).plans;
    let at_10 = plans[0].outcomes.iter().find(|it| it.workers == 1 && it.price == 10).unwrap();
    // Alone the old car brings 6; then the new one brings 10 and the old one 2 × 6.
    assert_eq!((at_10.points, at_10.gain), (10, 10 + 12 - 6));
}

/// Who would still be served, if one more merchant came: the last to choose, among the cars left.
#[test]
fn a_call_tells_what_one_more_merchant_would_buy() {
    let mut game = players(4);
    game.car(0, [3, 1, 1, 8]).car(1, [2, 4, 1, 6]).car(2, [1, 1, 2, 10]).merchants("body body");
    let calls = game.view(None).calls;
    let told: Vec<String> = calls
        .iter()
        .map(|it| {
            let bought = it.bought.unwrap();
            format!(
                "{} at {}: car {} for {}",
                it.preference, it.merchant, bought.car, bought.points
            )
        })
        .collect();
    // Both merchants for bodies are out; cars 1 and 2 are theirs.
    assert_eq!(
        told,
        ["engine at 3: car 3 for 10", "prestige at 3: car 3 for 10", "price at 3: car 3 for 20"]
    );
    game.merchants("body body engine prestige price");
    assert!(game.view(None).calls.is_empty(), "there is no sixth place");
}

#[test]
fn plans_are_the_viewers_own_and_know_boosts() {
    let mut game = players(3);
    game.workshops(0, "b1 e1").has(0, "horch");
    assert_eq!(game.view(Some(seat(0))).plans.len(), 3, "without, with +1, with +2");
    assert!(game.view(Some(seat(1))).plans.is_empty());
    assert!(game.view(None).plans.is_empty());
    // A chip that somebody else has used this turn is no reason.
    game.workshops(1, "b1 e1").has(1, "maybach").has(0, "daimler").merchants("body");
    game.play("daimler 1 1");
    assert_eq!(game.view(Some(seat(0))).plans.len(), 1);
    assert_eq!(game.view(Some(seat(1))).plans.len(), 3);
}

/// While the price is chosen, everybody sees what each would do, and it comes true.
#[test]
fn offers_agree_with_what_then_lies_there() {
    let mut game = players(3);
    game.car(1, [2, 2, 2, 5]).merchants("body price").workshops(0, "b2 e2");
    game.play("take A5; body 2; workers 1");
    assert!(matches!(game.step(), Step::Price(_)));
    let offers = game.view(None).offers;
    assert_eq!(offers.len(), 7);
    for offer in offers {
        let mut placed = game.clone();
        placed.play(&format!("price {}", offer.price));
        assert_eq!(placed.view(None).forecast, offer.forecast);
        assert_eq!(placed.market[offer.car.idx()].unwrap().price, offer.price);
    }
}

#[test]
fn a_full_market_takes_no_more_car() {
    let mut game = players(4);
    for price in [1, 2, 3, 5, 6, 8] {
        game.car(1, [1, 1, 1, price]);
    }
    let car = game.market[0].unwrap();
    game.workshops(0, "b1 e1");
    assert!(game.view(Some(seat(0))).plans.is_empty(), "there is nothing to plan");
    assert!(sales_with(&game, car).is_none());
    assert!(MarketDay::of(&game).with(car).is_none());
}

/// With two players the market has four spaces, though the row has room for six.
#[test]
fn the_market_of_two_players_is_full_with_four_cars() {
    let mut game = players(2);
    game.workshops(0, "b1 e1").car(1, [1, 1, 1, 1]).car(1, [1, 1, 1, 2]).car(1, [1, 1, 1, 3]);
    assert_eq!(game.view(Some(seat(0))).plans.len(), 1);
    game.car(1, [1, 1, 1, 5]);
    assert!(game.view(Some(seat(0))).plans.is_empty());
}
