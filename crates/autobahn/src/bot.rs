//! What bots go by: a hand-made estimate of a position, what a learnt one is told of it, where a turn
//! ends and what points are given for.

mod features;
mod map;

use std::hash::Hash;

use engine::{Evaluate, Memo, Quick, Seat};

use crate::data::data;
use crate::nouns::*;
use crate::stack::Step;
use crate::state::{Autobahn, Player, Truck};
use map::{Map, Staff};

const POINT: i32 = 100;

impl Evaluate for Autobahn {
    const FEATURES: usize = features::COUNT;
    const CATEGORIES: &'static [&'static str] =
        &["network", "trade", "service", "finance", "extra", "lobby"];

    /// What a seat may hope for, less half of what its best opponent may.
    fn evaluate(&self, seat: Seat) -> i32 {
        let mut facts = map::Facts::default();
        let map = facts.of(self);
        let others = self.all_seats().filter(|other| *other != seat);
        let best = others.map(|other| self.hopes(map, other)).max().unwrap_or(0);
        // Who waits for more gets more, for ever: a section that is left to build has its price.
        let left = self.sections_left();
        self.hopes(map, seat) - best / 2 - 30 * left
    }

    fn features(&self, seat: Seat, memo: &mut Memo, out: &mut [u8]) {
        features::write(self, seat, memo, out);
    }

    /// With the next turn, also one's own after Autobot's, and where somebody else must decide.
    fn turn_over(&self, before: &Self, seat: Seat) -> bool {
        let top = self.stack.top();
        let fresh = before.turn.acted && !self.turn.acted;
        let drafted = before.stack.top().step == Step::Route;
        fresh
            || drafted
            || top.seat != seat
            || top.step == Step::Over
            || (before.current, before.era) != (self.current, self.era)
    }

    /// By the sections that are left to build: the last one ends the match.
    fn progress(&self) -> u32 {
        let all = i32::from(Section::COUNT as u8);
        (1000 * (all - self.sections_left()).max(0) / all).unsigned_abs()
    }

    /// The rules have no clock, and waiting pays.
    fn usual_turns(&self) -> Option<u32> {
        Some(match self.players {
            1 | 2 => 48,
            3 => 36,
            _ => 28,
        })
    }

    fn categories(&self, seat: Seat, out: &mut [i32]) {
        let sheet = self.score_sheet(seat);
        for (points, department) in out.iter_mut().zip(&sheet.departments) {
            *points = department.points;
        }
        out[sheet.departments.len()] = sheet.lobby_points;
    }

    fn dealt(&self, seat: Seat) -> Vec<String> {
        vec![format!("board {}", self.player(seat).board)]
    }

    /// The card and where it was played; what was done instead of playing one.
    fn line(&self) -> u32 {
        let card = self.turn.card.map_or(63, |card| u32::from(card.number()));
        let space = self.turn.space.map_or(7, |space| space as u32);
        let place = if let Step::Space(card) = self.stack.top().step {
            u32::from(card.number()) + 1
        } else {
            0
        };
        card << 16 | space << 8 | place
    }

    /// Only what can change within a turn, packed: planning spends much of its time here.
    fn key(&self, seat: Seat) -> u64 {
        let mut quick = Quick::default();
        for player in &self.seats[..usize::from(self.players)] {
            let counts = [player.supply, player.lobby, player.track, player.tiles_taken];
            let word = u64::from(u32::from_le_bytes(counts)) << 16 | u64::from(player.money);
            quick.add(word ^ u64::from(player.funded) << 48);
        }
        let me = self.player(seat);
        quick.add(me.hand.0);
        me.played.iter().for_each(|cards| quick.add(cards.0));
        quick.add(me.stations.0);
        let [a, b, c, d, e] = me.floors;
        let [f, g, h] = me.technologies;
        quick.add(u64::from_le_bytes([a, b, c, d, e, f, g, h]));
        let [a, b, c, d, e] = me.cones;
        quick.add(u64::from_le_bytes([
            a,
            b,
            c,
            d,
            e,
            me.tokens.word(),
            me.extra_tokens,
            me.traffic,
        ]));
        let wine = u8::from(me.wine_loaded) | u8::from(me.wine_delivered) << 1;
        quick.add(u64::from_le_bytes([
            me.delivered,
            me.unclaimed,
            me.claimed,
            me.paid,
            wine,
            self.pharmaceuticals,
            self.services,
            self.era,
        ]));
        quick.add(me.tiles.iter().fold(0, |all, count| all << 4 | u64::from(*count)));
        me.trucks.hash(&mut quick);
        me.route.map(Route::number).hash(&mut quick);
        quick.add(self.roads.built.0);
        quick.add(self.roads.dual.0);
        quick.add(self.traffic.0 ^ self.improved.0 << 8);
        quick.add(self.deck.0.0);
        let display =
            |all, card: &Option<Card>| all << 8 | card.map_or(255, |it| u64::from(it.number()));
        quick.add(self.display.iter().fold(0, display));
        let panels = self.panels.iter().flatten().chain(&self.map_tiles);
        quick.add(panels.fold(0, |all, tile| all << 1 | u64::from(tile.is_some())));
        for office in &self.offices {
            quick.add(
                office.seats.iter().fold(0, |all, it| all << 8 | it.map_or(9, |it| it.0.into())),
            );
        }
        self.turn.hash(&mut quick);
        self.stack.frames().hash(&mut quick);
        std::hash::Hasher::finish(&quick)
    }
}

impl Autobahn {
    fn sections_left(&self) -> i32 {
        self.stacks[usize::from(self.era).min(2)..3].iter().map(|left| i32::from(*left)).sum()
    }

    /// The weights are a player's feeling, in hundredths of a point.
    fn hopes(&self, map: Map<'_>, seat: Seat) -> i32 {
        let player = self.player(seat);
        let sheet = self.score_sheet(seat);
        let left = self.sections_left();
        let eras_left = 2 - i32::from(self.era);

        // A floor is worth what its department will count in the end: units grow until then.
        let mut value = 0;
        for it in &sheet.departments {
            value += i32::from(it.floors) * self.expected_units(map, seat, it.department, it.units);
        }
        // An employee in the lobby is worth more if a promotion still comes.
        let promotions = 1 + left / 8;
        let lobby = i32::from(player.lobby);
        value += sheet.lobby_points * POINT + lobby.min(promotions) * 70;

        let technologies: u32 = player.technologies.iter().map(|levels| levels.count_ones()).sum();
        value += technologies.cast_signed() * (60 + 5 * left);
        value += i32::from(self.employees_in_offices(seat)) * 50;
        value += player.stations.len().cast_signed() * (60 + 2 * left);
        value += player.delivered.count_ones().cast_signed() * 150;
        value += player.unclaimed.count_ones().cast_signed() * 120;
        value += player.tiles.iter().map(|count| i32::from(*count)).sum::<i32>() * 90;
        value += i32::from(player.track) * 35;
        value += i32::from(player.money.min(40)) * 5 + i32::from(player.money.min(200)) * 3;
        value += player.hand.len().cast_signed() * 6;
        let better = player.hand.or(player.all_played()).minus(data().derived.basic);
        value += better.len().cast_signed() * 40;
        value +=
            player.trucks.iter().map(|truck| self.truck_value(map, player, *truck)).sum::<i32>();
        if let Some(status) = player.route.map(|route| map.route(route)).filter(|it| *it < map::FAR)
        {
            value += (160 - 20 * i32::from(status.min(8))) * (1 + eras_left) / 2;
        }
        value
    }

    /// In hundredths.
    fn expected_units(&self, map: Map<'_>, seat: Seat, department: Department, now: u16) -> i32 {
        let left = self.sections_left();
        let now = i32::from(now) * POINT;
        match department {
            Department::Finance => {
                let eras = 3 - i32::from(self.era);
                let budgets = i32::from(Staff::of(self, map).expected_budget(seat)) * eras;
                let money = i32::from(self.player(seat).money) + budgets;
                (money + left) * POINT / i32::from(data().scoring.money_unit)
            }
            Department::Extra => now.max(3 * POINT) + left * 3,
            Department::Network | Department::Trade | Department::Service => now + left * 8,
        }
    }

    /// A load is worth more the nearer it is to a country that still counts.
    fn truck_value(&self, map: Map<'_>, player: &Player, truck: Truck) -> i32 {
        let Some(good) = truck.good() else { return 0 };
        let worth = |(country, steps): (Country, u8)| {
            let (bit, steps) = (1 << country.number(), i32::from(steps));
            let likes = data().boards[player.board.idx()][country.idx()].preferred == good;
            let bonus = likes && (player.unclaimed | player.claimed) & bit == 0;
            let new = player.delivered & bit == 0;
            if steps > 8 || !(new || bonus) {
                return 0;
            }
            (i32::from(new) * 150 + i32::from(bonus) * 70) * (10 - steps) / 12
        };
        let steps = map.steps(self, truck);
        20 + Country::all().zip(steps).map(worth).max().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Game, Playout, Rng, Seed};

    #[test]
    fn features_fill_their_list() {
        for seats in 1..=4 {
            for seed in 0..20 {
                let secret = Seed::from_number(seed);
                let options = crate::Options { wine: seed % 2 == 0, ..Default::default() };
                let mut state = Autobahn::setup(&options, seats, &mut Rng::at(secret, 0)).unwrap();
                Playout::default().run(&mut state, secret, 40 * seed as u32);
                let mut memo = Memo::default();
                for seat in (0..seats).map(Seat) {
                    let mut out = vec![0; Autobahn::FEATURES];
                    state.features(seat, &mut memo, &mut out);
                    let mut again = vec![0; Autobahn::FEATURES];
                    state.features(seat, &mut Memo::default(), &mut again);
                    assert_eq!(out, again, "a memo changes nothing");
                    assert!(out.iter().filter(|it| **it != 0).count() > 50);
                }
            }
        }
    }
}
