//! Who sells what to whom, and why: one function for the scoring, the forecast and the bots. It reads
//! nothing but what lies open on the table.

use engine::Seat;
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::data::data;
use crate::nouns::*;
use crate::state::{Automobile, Car, Merchant};

/// The choice of one merchant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Sale {
    /// The place in the row of merchants.
    pub merchant: MerchantNo,
    pub preference: Preference,
    /// `None` if no car is left.
    pub bought: Option<Bought>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Bought {
    /// The space of the market.
    pub car: CarNo,
    pub seat: Seat,
    pub why: Why,
    /// What the merchant looked for, in the car that was chosen.
    pub value: u8,
    /// The price of the car.
    pub price: u8,
    /// The price is paid so many times …
    pub factor: u8,
    /// … and this is added for a chip of Daimler.
    pub bonus: u8,
    /// What the seller gets in all.
    pub points: u16,
}

/// What decided for the car.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// No other car was left.
    Only,
    /// It had more than any other of what the merchant looks for.
    Best,
    /// It was the cheapest of those that had most; this is the next in price.
    CheapestOfEqual(CarNo),
    /// It was the cheapest of all, for a merchant who looks at nothing else.
    Cheapest,
}

/// The choices of all active merchants, in their order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sales([Option<Sale>; MERCHANTS]);

impl Sales {
    pub fn iter(&self) -> impl Iterator<Item = &Sale> {
        self.0.iter().flatten()
    }

    /// Points that a seat would get.
    pub fn points_of(&self, seat: Seat) -> u16 {
        let bought = self.iter().filter_map(|sale| sale.bought);
        bought.filter(|it| it.seat == seat).map(|it| it.points).sum()
    }

    /// What the merchant who chooses last does.
    pub fn last(&self) -> Option<Sale> {
        self.iter().last().copied()
    }

    pub fn of_car(&self, car: CarNo) -> Option<&Sale> {
        self.iter().find(|sale| sale.bought.is_some_and(|it| it.car == car))
    }
}

/// Cars and merchants, and who has Opel.
#[derive(Clone, Copy, Debug)]
pub struct MarketDay {
    pub cars: [Option<Car>; CARS],
    pub merchants: [Option<Merchant>; MERCHANTS],
    pub opel: Option<Seat>,
}

impl MarketDay {
    pub fn of(game: &Automobile) -> MarketDay {
        let opel = game.all_seats().find(|seat| game.player(*seat).has(Engineer::Opel));
        MarketDay { cars: game.market, merchants: game.merchants, opel }
    }

    /// The same with one more car, on the first free space, whose number comes with it. `None` if the
    /// market is full.
    pub fn with(mut self, car: Car) -> Option<(MarketDay, CarNo)> {
        let place = self.cars.iter().position(Option::is_none)?;
        self.cars[place] = Some(car);
        Some((self, CarNo::of(place as u8 + 1)))
    }

    /// The same with one more merchant, behind all others. `None` if there is no place.
    pub fn with_merchant(mut self, preference: Preference) -> Option<MarketDay> {
        let place = self.merchants.iter_mut().find(|it| it.is_none())?;
        *place = Some(Merchant { preference, daimler: None });
        Some(self)
    }

    /// One merchant after another buys the car that suits best, as long as there are cars.
    pub fn sales(mut self) -> Sales {
        let mut sales = Sales::default();
        for (place, merchant) in self.merchants.iter().enumerate() {
            let Some(merchant) = merchant else { continue };
            let bought = self.choose(merchant);
            sales.0[place] = Some(Sale {
                merchant: MerchantNo::of(place as u8 + 1),
                preference: merchant.preference,
                bought,
            });
            if let Some(bought) = bought {
                self.cars[bought.car.idx()] = None;
            }
        }
        sales
    }

    /// First the preference, then the price. Prices differ, so the choice is never open.
    fn choose(&self, merchant: &Merchant) -> Option<Bought> {
        let preference = merchant.preference;
        let appeal = |car: &Car| match preference {
            Preference::Price => 0,
            Preference::Body | Preference::Engine | Preference::Prestige => car.feature(preference),
        };
        let mut best: Option<(CarNo, &Car)> = None;
        let (mut rival, mut count): (Option<(CarNo, &Car)>, _) = (None, 0);
        for (number, car) in CarNo::all().zip(&self.cars) {
            let Some(car) = car else { continue };
            count += 1;
            let this = (number, car);
            // More of it, or as much for less.
            match best {
                Some((_, other)) if appeal(car) < appeal(other) => {}
                Some((_, other)) if appeal(car) == appeal(other) && car.price > other.price => {
                    rival = rival.filter(|(_, it)| it.price < car.price).or(Some(this));
                }
                Some(held) if appeal(car) == appeal(held.1) => (best, rival) = (Some(this), best),
                _ => (best, rival) = (Some(this), None),
            }
        }
        let (number, car) = best?;
        let why = match (preference, rival) {
            _ if count == 1 => Why::Only,
            (Preference::Price, _) => Why::Cheapest,
            (_, Some((rival, _))) => Why::CheapestOfEqual(rival),
            (_, None) => Why::Best,
        };
        Some(self.deal(merchant, number, car, why))
    }

    fn deal(&self, merchant: &Merchant, number: CarNo, car: &Car, why: Why) -> Bought {
        let opel = merchant.preference == Preference::Price && self.opel == Some(car.owner);
        let usual = data().merchants[merchant.preference.idx()].factor;
        let factor = if opel { data().setup.opel_factor } else { usual };
        let chip = merchant.daimler.map(|number| Chip { engineer: Engineer::Daimler, number });
        let bonus = chip.map_or(0, Chip::amount);
        Bought {
            car: number,
            seat: car.owner,
            why,
            value: car.feature(merchant.preference),
            price: car.price,
            factor,
            bonus,
            points: u16::from(car.price) * u16::from(factor) + u16::from(bonus),
        }
    }
}
