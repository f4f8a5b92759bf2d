//! A first hand-made estimate of a position, for the greedy bot. The weights are a player's feeling,
//! in hundredths of a point.

use engine::{Evaluate, Seat};

use crate::data::ROUNDS;
use crate::market::MarketDay;
use crate::nouns::*;
use crate::race;
use crate::state::Automobile;
use crate::step::Step;

const POINT: i32 = 100;

impl Evaluate for Automobile {
    fn evaluate(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        if self.stack.top().step == Step::Over {
            return player.total() * 10 * POINT;
        }
        let rounds_left = i32::from((ROUNDS as u8 - 1).saturating_sub(self.round));
        let mut value = player.total() * POINT;

        // What the market and the race would bring now: most of it comes true. A car that no merchant
        // wants yet may still find one.
        let sales = MarketDay::of(self).sales();
        value += i32::from(sales.points_of(seat)) * 80;
        for car in self.cars_of(seat).filter(|car| sales.of_car(*car).is_none()) {
            value += self.market[car.idx()].map_or(0, |car| i32::from(car.price) * 15 + 60);
        }
        let race = race::scores(self)[seat.idx()];
        value += i32::from(race.place_points) * 45 + i32::from(race.lap_points) * 80;
        value += i32::from(player.space) * 10 + i32::from(player.laps) * 100;

        // What will make better cars.
        for kind in PartKind::ALL {
            value += i32::from(player.level(kind).get()) * (70 + 70 * rounds_left);
            // The best part of a kind can go onto a car; the others hardly.
            let parts = player.parts(kind);
            value += parts.iter().last().map_or(0, |best| 90 + 45 * i32::from(best));
        }
        let ready = PartKind::ALL.iter().all(|kind| !player.parts(*kind).is_empty());
        value += if ready && player.canteen > 0 { 120 } else { 0 };
        value += i32::from(player.motor) * (45 + 35 * rounds_left);
        value += i32::from(player.canteen.min(6)) * 55;
        value += player.engineers().cast_signed() * (120 + 60 * rounds_left);
        let chips: u32 = player.chips.iter().map(|chips| chips.count_ones()).sum();
        value += chips.cast_signed() * 70;
        value -= player.inactive().len().cast_signed() * 20;
        value
    }
}
