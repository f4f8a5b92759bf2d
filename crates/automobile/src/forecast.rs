//! The market forecast for players and bots: who would sell what to whom, and what one more car would
//! change. It asks the same function as the scoring.

use engine::Seat;
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::market::{MarketDay, Sale, Sales};
use crate::nouns::*;
use crate::state::{Automobile, Car};
use crate::step::{Draft, Frame, Step};
use crate::steps::{car, merchant};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Forecast {
    /// In the order of the merchants.
    pub sales: Vec<Sale>,
    /// Cars that nobody would buy.
    pub unsold: Vec<CarNo>,
}

impl Forecast {
    /// The cars and merchants as they are.
    pub fn now(game: &Automobile) -> Forecast {
        Forecast::of(MarketDay::of(game))
    }

    pub fn of(day: MarketDay) -> Forecast {
        let sales = day.sales();
        let cars = CarNo::all().zip(day.cars).filter(|(_, car)| car.is_some());
        let unsold = cars.map(|(number, _)| number).filter(|it| sales.of_car(*it).is_none());
        Forecast { sales: sales.iter().copied().collect(), unsold: unsold.collect() }
    }
}

/// What would come of the car being placed at one price.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Offer {
    /// The price that it would have.
    pub price: u8,
    /// The number that the car would have.
    pub car: CarNo,
    /// Who would sell what to whom then.
    pub forecast: Forecast,
}

impl Offer {
    /// One for each price, while the price is to be chosen.
    pub fn all(game: &Automobile, Frame { seat, step }: Frame) -> Vec<Offer> {
        let Step::Price(draft) = step else { return Vec::new() };
        let offer = |price: u8| {
            let (day, car) = MarketDay::of(game).with(car::car(seat, draft, price)?)?;
            Some(Offer { price, car, forecast: Forecast::of(day) })
        };
        game.free_prices().filter_map(offer).collect()
    }
}

/// What one more merchant would do, who would choose after all that are there: one for each preference
/// that can still be brought, as long as there is a place.
pub fn calls(game: &Automobile) -> Vec<Sale> {
    let day = MarketDay::of(game);
    let brought = Preference::ALL.into_iter().filter(|it| merchant::why_not(game, *it).is_none());
    brought.filter_map(|preference| day.with_merchant(preference)?.sales().last()).collect()
}

/// A car that a player could put together from the workshops, and what it would bring at each price
/// and with each number of workers, as far as their number makes a difference.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Plan {
    /// The value of its body.
    pub body: Value,
    /// The value of its engine.
    pub engine: Value,
    pub boost: Option<Chip>,
    /// By the workers and the price that it could have.
    pub outcomes: Vec<Outcome>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Outcome {
    /// Workers on it.
    pub workers: u8,
    /// Its price.
    pub price: u8,
    /// Who would buy it, and what that brings; nobody and nothing if it stays unsold.
    pub merchant: Option<MerchantNo>,
    /// What the sale would bring.
    pub points: u16,
    /// What all cars of the player would bring then, less what they would bring without it.
    pub gain: i32,
}

impl Plan {
    /// Every car of the seat, whether or not it is the seat's turn.
    pub fn all(game: &Automobile, seat: Seat) -> Vec<Plan> {
        let mut plans = Vec::new();
        let Some(player) = game.seats.get(seat.idx()).filter(|_| !game.market_is_full()) else {
            return plans;
        };
        let boosts = [Engineer::Horch, Engineer::Maybach].into_iter().flat_map(|engineer| {
            player.chips_of(engineer).map(move |number| Chip { engineer, number })
        });
        let used = game.turn.chip_used && game.current() == seat;
        let boosts = boosts.filter(|_| !used).map(Some);
        let boosts: Vec<Option<Chip>> = std::iter::once(None).chain(boosts).collect();
        for body in player.parts(PartKind::Body).iter().map(Value::of) {
            for engine in player.parts(PartKind::Engine).iter().map(Value::of) {
                for boost in &boosts {
                    let draft = Draft { body, engine: Some(engine), boost: *boost, workers: 0 };
                    let outcomes = outcomes(game, seat, draft);
                    plans.push(Plan { body, engine, boost: *boost, outcomes });
                }
            }
        }
        plans
    }
}

fn outcomes(game: &Automobile, seat: Seat, draft: Draft) -> Vec<Outcome> {
    let day = MarketDay::of(game);
    let before = day.sales().points_of(seat);
    let mut outcomes = Vec::new();
    // Once it is the most prestigious car, one worker more changes nothing.
    let most = day.cars.iter().flatten().map(|car| car.workers).max().unwrap_or(0) + 1;
    for workers in 1..=game.player(seat).canteen.min(most) {
        for price in game.free_prices() {
            let car = car::car(seat, Draft { workers, ..draft }, price);
            if let Some((sales, number)) = car.and_then(|car| sales_with(game, car)) {
                let sale = sales.of_car(number);
                let points = sale.and_then(|it| it.bought).map_or(0, |it| it.points);
                let gain = i32::from(sales.points_of(seat)) - i32::from(before);
                let merchant = sale.map(|it| it.merchant);
                outcomes.push(Outcome { workers, price, merchant, points, gain });
            }
        }
    }
    outcomes
}

/// The sales with one more car, and the number it would have; without an allocation, for bots.
pub fn sales_with(game: &Automobile, car: Car) -> Option<(Sales, CarNo)> {
    let (day, number) = MarketDay::of(game).with(car)?;
    Some((day.sales(), number))
}
