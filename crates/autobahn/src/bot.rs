//! A first hand-made estimate of a position, for the greedy bot. The weights are a player's feeling,
//! in hundredths of a point.

use engine::{Evaluate, Seat};

use crate::nouns::*;
use crate::stack::Step;
use crate::state::{Autobahn, Truck};
use crate::steps::administration::{budget, route_status};

const POINT: i32 = 100;

impl Evaluate for Autobahn {
    fn evaluate(&self, seat: Seat) -> i32 {
        if self.stack.top().step == Step::Over {
            return self.score_sheet(seat).total * 10 * POINT;
        }
        let player = self.player(seat);
        let sheet = self.score_sheet(seat);
        let eras_left = 2 - i32::from(self.era);

        let mut value = sheet.total * POINT;
        // Each floor will be worth more than now: units grow until the end.
        for it in &sheet.departments {
            value += i32::from(it.floors) * (60 + 60 * eras_left);
        }
        value += i32::from(self.employees_in_offices(seat)) * 110;
        value +=
            player.technologies.iter().map(|levels| levels.count_ones().cast_signed()).sum::<i32>()
                * (90 + 40 * eras_left);
        value += i32::from(player.stations_built() as u8) * 130;
        value += player.delivered.count_ones().cast_signed() * 200;
        value += player.unclaimed.count_ones().cast_signed() * 120;
        value += player.tiles.iter().map(|count| i32::from(*count)).sum::<i32>() * 90;
        value += i32::from(player.track) * 35;
        value += i32::from(player.money.min(60)) * 7;
        value += self.expected_budget(seat) * 5;
        value += player.hand.len().cast_signed() * 6;
        value += player.trucks.iter().map(|truck| truck_value(*truck)).sum::<i32>();
        if let Some(status) = player.route.and_then(|route| route_status(self, route)) {
            value += 120 - 12 * i32::from(status.min(8));
        }
        value
    }
}

impl Autobahn {
    fn expected_budget(&self, seat: Seat) -> i32 {
        Colour::ALL
            .into_iter()
            .map(|colour| {
                let own = self.offices[colour.idx()].of(seat);
                i32::from(budget(self, colour).each) * i32::from(own)
            })
            .sum()
    }
}

/// A loaded truck is worth something, more so at a border.
fn truck_value(truck: Truck) -> i32 {
    match truck {
        Truck::Home => 0,
        Truck::Depot(_) => 40,
        Truck::Road(section, _) => {
            let border = crate::data::data().sections[section.idx()].border;
            if border.is_some() { 120 } else { 60 }
        }
    }
}
