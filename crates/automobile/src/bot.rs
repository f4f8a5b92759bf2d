//! What bots go by: a hand-made estimate of a position, what a learnt one is told of it, where a turn
//! ends and what points are given for.

mod features;

use std::hash::Hash;

use engine::{Evaluate, Memo, Quick, Seat};

use crate::chain::Item;
use crate::data::ROUNDS;
use crate::market::MarketDay;
use crate::nouns::*;
use crate::race;
use crate::state::Automobile;
use crate::step::Step;

const POINT: i32 = 100;

impl Evaluate for Automobile {
    const FEATURES: usize = features::COUNT;
    const CATEGORIES: &'static [&'static str] =
        &["chips", "places", "laps", "sales", "awards", "bonus"];

    /// What a seat may hope for, less a third of what its best opponent may.
    fn evaluate(&self, seat: Seat) -> i32 {
        let others = self.all_seats().filter(|other| *other != seat);
        let best = others.map(|other| self.hopes(other)).max().unwrap_or(0);
        self.hopes(seat) - best / 3
    }

    fn features(&self, seat: Seat, _: &mut Memo, out: &mut [u8]) {
        features::write(self, seat, out);
    }

    /// With the next turn, also one's own, and where somebody else must decide.
    fn turn_over(&self, before: &Self, seat: Seat) -> bool {
        let asked_once = matches!(before.stack.top().step, Step::Start | Step::Benz);
        asked_once
            || self.stack.top().seat != seat
            || self.stack.top().step == Step::Over
            || (before.in_turn() && !self.in_turn())
    }

    /// A round ends with the cars or with the merchants, whichever are complete first.
    fn progress(&self) -> u32 {
        let limits = self.limits();
        let share = |left: usize, all: u8| 1000 - 1000 * left as u32 / u32::from(all.max(1));
        let room = usize::from(limits.market).saturating_sub(self.cars().count());
        let shares = [share(room, limits.market), share(self.marker.into(), limits.marker)];
        let [less, more] = if shares[0] < shares[1] { shares } else { [shares[1], shares[0]] };
        (1000 * u32::from(self.round) + (3 * more + less) / 4) / ROUNDS as u32
    }

    /// Nobody must ever place a car or bring a merchant.
    fn usual_turns(&self) -> Option<u32> {
        Some(match self.players {
            2 => 24,
            3 => 20,
            _ => 18,
        })
    }

    fn categories(&self, seat: Seat, out: &mut [i32]) {
        for round in self.player(seat).points {
            for (points, source) in out.iter_mut().zip(round) {
                *points += i32::from(source);
            }
        }
    }

    fn sources(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        let mut points = [0; Source::COUNT];
        self.categories(seat, &mut points);
        Source::ALL.into_iter().map(Source::name).zip(points).collect()
    }

    /// The tile; then the body and the price of a car.
    fn line(&self) -> u32 {
        let tile = self.turn.tile.map_or(63, |tile| u32::from(tile.number()));
        let draft =
            if let Step::Engine(it) | Step::Boost(it) | Step::Workers(it) | Step::Price(it) =
                self.stack.top().step
            {
                1 + u32::from(it.body.get())
            } else {
                0
            };
        let last = self.chain.items().last().map_or(0, |item| match item {
            Item::Tile(tile) => 1 + u32::from(tile.number()),
            Item::Worker(_) => 0,
        });
        tile << 16 | last << 8 | draft
    }

    /// Only what can change within a turn.
    fn key(&self, seat: Seat) -> u64 {
        let mut quick = Quick::default();
        for other in self.all_seats() {
            let it = self.player(other);
            quick.add(u64::from_le_bytes([
                it.supply, it.canteen, it.motor, it.space, it.laps, other.0, 0, 0,
            ]));
        }
        let me = self.player(seat);
        me.workshops.hash(&mut quick);
        quick.add(me.cards.0);
        quick.add(me.active.0);
        quick.add(me.chips.iter().fold(0, |all, chips| all << 2 | u64::from(*chips)));
        quick.add(me.total() as u64);
        quick.add(me.start.map_or(9, |it| it.number().into()));
        quick.add(u64::from(self.round) << 32 | u64::from(self.marker));
        quick.add(self.deck.pile.0.0);
        self.deck.shown.hash(&mut quick);
        quick.add(self.chips.iter().fold(0, |all, chips| all << 8 | u64::from(*chips)));
        self.merchants.hash(&mut quick);
        self.market.hash(&mut quick);
        quick.add(self.bonus_pile.0);
        self.awards.hash(&mut quick);
        self.chain.items().hash(&mut quick);
        self.turn.hash(&mut quick);
        self.stack.frames().hash(&mut quick);
        std::hash::Hasher::finish(&quick)
    }
}

impl Automobile {
    /// Has the seat to move begun its turn? What ends the turn then lies on the stack.
    fn in_turn(&self) -> bool {
        self.stack.frames().iter().any(|frame| frame.step == Step::TurnDone)
    }

    /// The weights are a player's feeling, in hundredths of a point.
    fn hopes(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        if self.stack.top().step == Step::Over {
            return player.total() * POINT;
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

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Game, Playout, Rng, Seed};

    #[test]
    fn features_fill_their_list() {
        for (seats, seed) in (2..=4).flat_map(|seats| (0..30).map(move |seed| (seats, seed))) {
            let secret = Seed::from_number(seed);
            let options = crate::Options { bonus_tiles: seed % 2 == 0, ..Default::default() };
            let mut state = Automobile::setup(&options, seats, &mut Rng::at(secret, 0)).unwrap();
            Playout::default().run(&mut state, secret, 8 * seed as u32);
            for seat in (0..seats).map(Seat) {
                let mut out = vec![0; Automobile::FEATURES];
                state.features(seat, &mut Memo::default(), &mut out);
                assert!(out.iter().filter(|it| **it != 0).count() > 30);
            }
        }
    }

    #[test]
    fn categories_are_all_points() {
        let secret = Seed::from_number(4);
        let mut state = Automobile::setup(&Default::default(), 3, &mut Rng::at(secret, 0)).unwrap();
        Playout::default().run(&mut state, secret, 10_000);
        assert!(state.is_over());
        for seat in state.all_seats() {
            let mut points = [0; Source::COUNT];
            state.categories(seat, &mut points);
            assert_eq!(points.iter().sum::<i32>(), state.player(seat).total());
        }
    }
}
