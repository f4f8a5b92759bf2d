//! What bots go by: a hand-made estimate of a position, what a learnt one is told of it, where a turn
//! ends and what points are given for.

mod features;
mod ways;

use std::hash::Hash;

use engine::{Evaluate, Memo, Quick, Seat};

use crate::nouns::*;
use crate::stack::Phase;
use crate::state::TrainRush;
use crate::steps::city;

/// A point that is certain.
const POINT: i32 = 100;

impl Evaluate for TrainRush {
    const FEATURES: usize = features::COUNT;
    const CATEGORIES: &'static [&'static str] = &[
        "tokens",
        "contracts",
        "market",
        "cards",
        "all_cities",
        "tops",
        "sectors",
        "infrastructure",
        "contractors",
        "special_wagons",
        "deliveries",
        "missions",
    ];

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

    fn features(&self, seat: Seat, memo: &mut Memo, out: &mut [u8]) {
        features::write(self, seat, memo, out);
    }

    /// With the phase, and where somebody else must decide. Whoever is alone in the investment phase
    /// plans all that is left of it.
    fn turn_over(&self, before: &Self, seat: Seat) -> bool {
        let asked = before.stack.top().step;
        let set_up = asked.is_simultaneous() && self.stack.top().step != asked;
        set_up
            || (self.round, self.phase) != (before.round, before.phase)
            || !self.choosing().contains(seat)
    }

    /// Half rounds: up to the investments, and the locomotives.
    fn hour(&self) -> Option<u32> {
        Some(u32::from(self.round) * 2 + u32::from(self.phase >= Phase::Movement))
    }

    fn categories(&self, seat: Seat, out: &mut [i32]) {
        let items = self.score_sheets()[seat.idx()].items();
        for (points, (_, vp)) in out.iter_mut().zip(items) {
            *points = vp.into();
        }
    }

    /// How far it came on each progress track: most steps there are a spy's, and the sector is what is chosen.
    fn dealt(&self, seat: Seat) -> Vec<String> {
        let space = |track: Track| self.player(seat).progress[track.idx()];
        Track::ALL.iter().map(|it| format!("track {} {}", it.name(), space(*it))).collect()
    }

    /// The card that is played and where the locomotive stands; what was begun in the investment phase.
    fn line(&self) -> u32 {
        let top = self.stack.top();
        let card = self.table.first().map_or(63, |card| u32::from(card.number()));
        let field = u32::from(self.player(top.seat).field.number());
        let areas = self.areas.iter().fold(0, |all, count| all * 7 + u32::from(*count));
        let space = if self.phase == Phase::Investment { areas } else { field };
        card << 24 ^ space
    }

    /// Only what can change within a turn, packed: a state is large.
    fn key(&self, seat: Seat) -> u64 {
        let mut quick = Quick::default();
        for player in &self.seats[..usize::from(self.players)] {
            let [a, b, c] = player.infrastructure;
            let [d, e, f] = player.contractor;
            quick.add(u64::from_le_bytes([a, b, c, d, e, f, player.agents, player.field.number()]));
            let [a, b, c, d] = player.earned.map(u64::from);
            quick.add(a << 48 | b << 32 | c << 16 | d);
        }
        let me = self.player(seat);
        let [a, b, c, d, e] = me.progress;
        let [f, g, h] = [me.warehouses, me.stations, me.contract_markers];
        quick.add(u64::from_le_bytes([a, b, c, d, e, f, g, h]));
        let [a, b, c, d, e] = me.tokens;
        let bid = me.bid.map_or(0, Spy::get);
        quick.add(u64::from_le_bytes([a, b, c, d, e, bid, me.passed.into(), self.round]));
        quick.add(u64::from(me.investment) << 32 | u64::from(me.coal) << 16 | u64::from(me.spies));
        for car in me.train.iter().flatten() {
            let cube = |all: u64, it: &Option<Resource>| all << 4 | it.map_or(9, |it| it as u64);
            let cargo = car.cargo.iter().fold(car.parcels.into(), cube);
            quick.add(cargo << 8 | u64::from(car.wagon.number()));
        }
        quick.add(u64::from(me.visited.word()) << 32 | u64::from(me.pack.word()));
        quick.add(me.hand.word());
        quick.add(me.under.word());
        quick.add(u64::from(me.heroes.word()) << 32 | u64::from(me.missions.word()));
        quick.add(self.table.word() ^ self.drawn.word().rotate_left(7));
        quick.add(self.upper.0.0 ^ self.bottom.0.0.rotate_left(3) ^ self.discarded.word());
        self.pool.hash(&mut quick);
        self.tiles.hash(&mut quick);
        self.contracts.hash(&mut quick);
        self.rows.hash(&mut quick);
        let areas = self.areas.iter().fold(0, |all, count| all << 8 | u64::from(*count));
        quick.add(areas ^ u64::from(self.lobbied.word()) << 60);
        let owner = |all: u64, it: &Option<Seat>| all << 3 | it.map_or(7, |it| it.0.into());
        for sector in &self.sectors {
            quick.add(sector.spies.iter().chain(&sector.agents).fold(0, owner));
        }
        for zone in &self.zones {
            let houses = zone.warehouses.iter().fold(u64::from(zone.parcel), |all, it| {
                owner(all, &it.owner) << 2 | it.leased.map_or(3, |it| it as u64)
            });
            quick.add(owner(houses, &zone.station));
        }
        for city in &self.cities {
            let slots = city.slots.iter().chain(&city.markers).fold(0, owner);
            quick.add(
                slots << 4 | u64::from(city.contractors.word()) << 1 | u64::from(city.mission),
            );
        }
        self.phase.hash(&mut quick);
        self.stack.frames().hash(&mut quick);
        std::hash::Hasher::finish(&quick)
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

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Game, Playout, Rng, Seed};

    #[test]
    fn features_fill_their_list_and_tell_nothing_hidden() {
        for (seats, seed) in (2..=4).flat_map(|seats| (0..25).map(move |seed| (seats, seed))) {
            let secret = Seed::from_number(seed);
            let rng = &mut Rng::at(secret, 0);
            let mut state = TrainRush::setup(&Default::default(), seats, rng).unwrap();
            Playout::default().run(&mut state, secret, 25 * seed as u32);
            for seat in (0..seats).map(Seat) {
                let describe = |state: &TrainRush| {
                    let mut out = vec![0; TrainRush::FEATURES];
                    state.features(seat, &mut Memo::default(), &mut out);
                    out
                };
                let out = describe(&state);
                assert!(out.iter().filter(|it| **it != 0).count() > 50);
                let mut guess = state;
                guess.determinize(Some(seat), &mut Rng::at(secret, 1_000_000));
                assert_eq!(out, describe(&guess), "seed {seed}, {seats} seats");
            }
        }
    }

    #[test]
    fn guesses_depend_on_nothing_hidden() {
        for (seats, seed) in (2..=4).flat_map(|seats| (0..25).map(move |seed| (seats, seed))) {
            let secret = Seed::from_number(seed);
            let rng = &mut Rng::at(secret, 0);
            let mut state = TrainRush::setup(&Default::default(), seats, rng).unwrap();
            Playout::default().run(&mut state, secret, 9 * seed as u32);
            for seat in (0..seats).map(Seat) {
                let (mut one, mut two) = (state, state);
                two.determinize(Some(seat), &mut Rng::at(secret, 1_000_000));
                one.determinize(Some(seat), &mut Rng::at(secret, 1_000_001));
                two.determinize(Some(seat), &mut Rng::at(secret, 1_000_001));
                assert_eq!(one, two, "seed {seed}, {seats} seats");
            }
        }
    }
}
