//! A hand-made estimate of a position, for bots that look one ply ahead.

use engine::{Evaluate, Seat};

use crate::nouns::*;
use crate::state::TrainRush;
use crate::steps::city;

/// A point that is certain.
const POINT: i32 = 100;

impl Evaluate for TrainRush {
    fn evaluate(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let rounds = i32::from(self.by_players().rounds);
        // Rounds in which what one has can still work.
        let left = rounds - i32::from(self.round);
        let sheet = self.score_sheets()[seat.idx()];

        // Half of a majority is already certain late, little of it early.
        let certain = i32::from(sheet.tokens + sheet.contracts + sheet.market + sheet.cards);
        let shared = i32::from(sheet.total) - certain;
        let mut value = certain * POINT + shared * (POINT - 6 * left);

        for track in Track::ALL {
            let worth = match track {
                Track::Investment | Track::Coal => 55,
                Track::Loading => 40,
                Track::Unloading => 30,
                Track::Wagons => 25,
            };
            value += i32::from(player.progress[track.idx()]) * (40 + worth * left);
        }
        value += i32::from(player.investment.min(8)) * (20 + 8 * left.min(3));
        value += i32::from(player.coal.min(8)) * (20 + 8 * left.min(3));
        value += player.hand.len().cast_signed() * (5 + 5 * left.min(4));
        value += player.visited.len().cast_signed() * 130;
        value +=
            player.tokens.iter().map(|count| i32::from(*count)).sum::<i32>() * 10 * left.min(3);
        value += self.tracks_ahead(seat) * (POINT / 8);
        value += self.property(seat, left);
        value += self.cargo(seat, left);
        value
    }

    fn sources(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        let items = self.score_sheets()[seat.idx()].items();
        items.into_iter().map(|(name, vp)| (name, i32::from(vp))).collect()
    }
}

impl TrainRush {
    /// Steps on the long tracks, which decide majorities later.
    fn tracks_ahead(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let spaces = player.infrastructure.iter().chain(&player.contractor);
        spaces.map(|space| i32::from(*space).min(12)).sum::<i32>() * 4
    }

    /// Warehouses, stations and leases earn steps whenever anybody stops at their siding.
    fn property(&self, seat: Seat, left: i32) -> i32 {
        let mut value = 0;
        for zone in &self.zones {
            let own = zone.warehouses.iter().filter(|it| it.owner == Some(seat));
            let leased = own.clone().filter(|it| it.leased.is_some()).count();
            let free = own.count() - leased;
            value += i32::from(leased as u8) * (40 + 35 * left);
            value += i32::from(free as u8) * if zone.station.is_some() { 60 } else { 25 };
            if zone.station == Some(seat) {
                value += 30 + zone.colours().len().cast_signed() * 30 * left;
            }
        }
        value
    }

    /// Cubes on wagons are worth what open contracts would pay for them, little by themselves.
    fn cargo(&self, seat: Seat, left: i32) -> i32 {
        let player = self.player(seat);
        let cubes = player.cubes();
        let count: i32 = cubes.iter().map(|it| i32::from(*it)).sum();
        let mut value = count.min(12) * if left > 0 { 35 } else { 4 };
        let unloading = player.value(Track::Unloading);
        for region in Region::ALL {
            let deliverable = |contract: &Contract| {
                contract.data().size() <= unloading && city::has_cubes(cubes, *contract)
            };
            let best = city::open_contracts(self, region).filter(deliverable);
            let best = best.map(|it| i32::from(it.data().vp)).max().unwrap_or(0);
            value += best * if left > 0 { 25 } else { 2 };
        }
        let slots: u8 = player.train.iter().flatten().map(|car| car.wagon.data().size).sum();
        value += i32::from(slots.min(14)) * 25 * left.min(4);
        for car in player.train.iter().flatten().filter(|car| car.wagon.is_special()) {
            value += i32::from(car.parcels) * 200;
        }
        value
    }
}
