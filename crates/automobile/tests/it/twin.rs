//! A second, naive implementation of race, merchants, awards and the sum of points, written from the
//! rulebook by somebody who did not write the rules. It follows a match by what was *done* (cars
//! placed, merchants brought, spaces driven) and works out by itself what that is worth; every figure
//! the rules tell is only compared. The printed numbers are written down here a second time on purpose.

use std::collections::BTreeMap;

use automobile::{Automobile, Options};
use engine::{Decision, Game, Log, Rng, Seed};
use serde_json::Value;
use testkit::times;

/// 5.3: the places of the race, and the points for laps.
const PLACES: [i64; 3] = [7, 4, 2];
const LAPS: [i64; 6] = [0, 1, 3, 5, 6, 7];
/// 5.1: the price chips of each round, and the chips beside the merchants.
const PRICES: [[i64; 8]; 3] =
    [[1, 2, 3, 5, 6, 8, 9, 10], [2, 3, 5, 6, 8, 9, 11, 12], [3, 4, 6, 8, 10, 12, 14, 15]];
const BESIDE: [(&str, i64); 4] = [("body", 2), ("engine", 1), ("prestige", 1), ("price", 1)];
/// Reconstructed: the finish line lies behind space 10.
const SPACES: i64 = 10;

#[derive(Default)]
struct Player {
    points: i64,
    motor: i64,
    /// 0 is the pit.
    space: i64,
    laps: i64,
    engineers: Vec<String>,
    supply: i64,
    canteen: i64,
}

struct Car {
    owner: usize,
    body: i64,
    engine: i64,
    workers: i64,
    price: i64,
}

struct Referee {
    round: usize,
    players: Vec<Player>,
    cars: BTreeMap<i64, Car>,
    /// Preference and what Daimler's chip on it adds.
    merchants: Vec<(String, i64)>,
    beside: BTreeMap<String, i64>,
    marker: i64,
    awards: BTreeMap<String, usize>,
    /// Awards that somebody has just earned and that must be told before anything else is done.
    due: Vec<(usize, &'static str)>,
    /// What is still to be sold to, in order; filled when the round ends.
    day: Vec<(String, i64)>,
    ended: bool,
}

fn int(value: &Value, key: &str) -> i64 {
    value[key].as_i64().unwrap_or_else(|| panic!("{key} of {value} is a number"))
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_else(|| panic!("{key} of {value} is a text"))
}

impl Referee {
    fn new(seats: usize) -> Self {
        let player = |_| Player { motor: 1, supply: 8, canteen: 4, ..Player::default() };
        Referee {
            round: 0,
            players: (0..seats).map(player).collect(),
            cars: BTreeMap::new(),
            merchants: Vec::new(),
            beside: BTreeMap::new(),
            marker: 0,
            awards: BTreeMap::new(),
            due: Vec::new(),
            day: Vec::new(),
            ended: false,
        }
    }

    /// With two players two cars that nobody drives stand in the way.
    fn dummies(&self) -> &'static [i64] {
        if self.players.len() == 2 { &[3, 6] } else { &[] }
    }

    fn full_market(&self) -> usize {
        if self.players.len() == 2 { 4 } else { 6 }
    }

    fn slots(&self) -> usize {
        if self.players.len() == 2 { 3 } else { 4 }
    }

    fn earns(&mut self, seat: usize, award: &'static str) {
        if !self.awards.contains_key(award) && !self.due.iter().any(|(_, it)| *it == award) {
            self.due.push((seat, award));
        }
    }

    fn has(&self, seat: usize, engineer: &str) -> bool {
        self.players[seat].engineers.iter().any(|it| it == engineer)
    }

    fn follow(&mut self, event: &Value) {
        let (kind, it) = match event {
            Value::String(kind) => (kind.as_str(), &Value::Null),
            Value::Object(fields) => {
                let (kind, it) = fields.iter().next().expect("an event has a kind");
                (kind.as_str(), it)
            }
            _ => panic!("{event} is no event"),
        };
        let seat = it["seat"].as_u64().unwrap_or(0) as usize;
        match kind {
            "round_began" => self.prepare(int(it, "round")),
            "started" => self.players[seat].space = int(it, "space"),
            "installed" => {
                assert!(int(it, "engine") > self.players[seat].motor, "a better engine only");
                self.players[seat].motor = int(it, "engine");
            }
            "drove" => self.drive(seat, it),
            "hired" => {
                self.hire(seat);
                self.players[seat].canteen += 1;
            }
            "activated" if it["hired"] == true => self.hire(seat),
            "activated" => self.players[seat].canteen -= 1,
            "card_taken" | "card_recovered" => self.engineer(seat, text(it, "card")),
            "part_stored" => self.store(seat, &it["part"]),
            "merchant_came" => self.bring(seat, it),
            "marker_moved" => {
                assert_eq!(self.merchants.len(), self.slots(), "every slot is taken");
                self.marker -= 1;
                assert_eq!(int(it, "marker"), self.marker);
            }
            "chip_on_merchant" => {
                assert!(self.has(seat, "daimler"), "only Daimler's chips lie on merchants");
                let merchant = &mut self.merchants[int(it, "merchant") as usize - 1];
                assert_eq!(merchant.1, 0, "one of Daimler's chips on a merchant");
                merchant.1 = int(it, "points");
            }
            "car_placed" => self.place(seat, int(it, "number"), &it["car"]),
            "car_changed" => {
                let old = self.cars.remove(&int(it, "number")).expect("there is a car");
                assert_eq!(old.owner, seat, "one's own car");
                self.players[seat].canteen -= int(&it["to"], "workers") - old.workers;
                self.put(seat, int(it, "number"), &it["to"]);
            }
            "car_removed" => {
                let car = self.cars.remove(&int(it, "car")).expect("there is a car");
                assert_eq!(car.owner, seat);
                self.players[seat].supply += car.workers;
                let points = [3, 0, 7][self.round - 1];
                assert_eq!(int(it, "points"), points, "3 in the first round, 7 in the third");
                self.players[seat].points += points;
            }
            "canteen_paid" => {
                assert_eq!(int(it, "points"), self.players[seat].canteen);
                self.players[seat].points += self.players[seat].canteen;
            }
            "part_sold" => self.players[seat].points += int(&it["part"], "value"),
            "awarded" => self.award(seat, it),
            "round_ends" => self.end(it),
            "raced" => self.race(seat, it),
            "market_day" => self.open(it),
            "chose" => self.sell(&it["sale"]),
            "match_over" => assert!(self.day.is_empty()),
            "start_taken" | "turn_began" | "tile_taken" | "tiles_swept" | "bonus_tile_turned"
            | "lapsed" | "card_rejected" | "card_discarded" | "cards_turned" => {}
            other => panic!("the twin does not know {other}"),
        }
    }

    fn prepare(&mut self, round: i64) {
        self.clear();
        self.round += 1;
        assert_eq!(round as usize, self.round, "rounds come one after the other");
        for (preference, chip) in BESIDE {
            *self.beside.entry(preference.to_owned()).or_default() += chip;
        }
        self.marker = if self.players.len() == 2 { 2 } else { 4 };
    }

    /// What is left of a round goes: cars and their workers, merchants, the race.
    fn clear(&mut self) {
        assert!(self.day.is_empty(), "every merchant has chosen");
        for (_, car) in std::mem::take(&mut self.cars) {
            self.players[car.owner].supply += car.workers;
        }
        self.merchants.clear();
        if self.round > 0 {
            for player in &mut self.players {
                (player.space, player.laps) = (0, 0);
            }
        }
        self.ended = false;
    }

    /// One space after the other; a space where another car stands is no space.
    fn drive(&mut self, seat: usize, it: &Value) {
        let more = i64::from(self.has(seat, "porsche"));
        let spaces = int(it, "spaces");
        let motor = self.players[seat].motor;
        assert!(
            spaces == motor + more || spaces == 5 + more,
            "{spaces} spaces with engine {motor}"
        );
        let others: Vec<i64> = (0..self.players.len())
            .filter(|other| *other != seat)
            .map(|other| self.players[other].space)
            .chain(self.dummies().iter().copied())
            .collect();
        let player = &mut self.players[seat];
        let mut left = spaces;
        while left > 0 {
            if player.space == SPACES {
                player.space = 1;
                player.laps += 1;
            } else {
                player.space += 1;
            }
            if !others.contains(&player.space) {
                left -= 1;
            }
        }
        assert_eq!((player.space, player.laps), (int(it, "space"), int(it, "laps")));
        let laps = player.laps;
        if laps >= 1 {
            self.earns(seat, "lap1");
        }
        if laps >= 2 {
            self.earns(seat, "lap2");
        }
    }

    fn hire(&mut self, seat: usize) {
        self.players[seat].supply -= 1;
        assert!(self.players[seat].supply >= 0, "fourteen workers");
        if self.players[seat].supply == 0 {
            self.earns(seat, "worker");
        }
    }

    fn engineer(&mut self, seat: usize, card: &str) {
        const ENGINEERS: [&str; 9] =
            ["opel", "horch", "benz", "bugatti", "porsche", "daimler", "otto", "diesel", "maybach"];
        if !ENGINEERS.contains(&card) {
            return;
        }
        self.players[seat].engineers.push(card.to_owned());
        if self.players[seat].engineers.len() == 3 {
            self.earns(seat, "engineers");
        }
    }

    fn store(&mut self, seat: usize, part: &Value) {
        let value = int(part, "value");
        let steps = match text(part, "kind") {
            "body" => [(3, "body3"), (6, "body6")],
            _ => [(4, "engine4"), (7, "engine7")],
        };
        for (least, award) in steps {
            if value >= least {
                self.earns(seat, award);
            }
        }
    }

    fn bring(&mut self, seat: usize, it: &Value) {
        let preference = text(it, "preference").to_owned();
        let alike = self.merchants.iter().filter(|(other, _)| *other == preference).count();
        assert!(alike < 2, "two merchants of a kind");
        if self.ended {
            assert!(self.has(seat, "benz"), "only Benz brings a merchant now");
        } else {
            assert!(self.merchants.len() < self.slots(), "a free slot");
        }
        if alike == 1 {
            self.earns(seat, "merchant");
        }
        let chips = self.beside.insert(preference.clone(), 0).unwrap_or(0);
        self.players[seat].points += chips;
        assert_eq!(int(it, "points"), chips, "all chips beside the merchant");
        self.merchants.push((preference, 0));
        assert_eq!(int(it, "merchant") as usize, self.merchants.len());
    }

    fn place(&mut self, seat: usize, number: i64, car: &Value) {
        assert!(int(car, "workers") >= 1, "a service crew");
        self.put(seat, number, car);
        self.players[seat].canteen -= int(car, "workers");
        if self.cars.values().filter(|it| it.owner == seat).count() == 2 {
            self.earns(seat, "market");
        }
    }

    fn put(&mut self, seat: usize, number: i64, car: &Value) {
        let price = int(car, "price");
        assert!(PRICES[self.round - 1].contains(&price), "a chip of this round");
        assert!(self.cars.values().all(|it| it.price != price), "each chip once");
        assert_eq!(int(car, "owner") as usize, seat);
        let boost = |engineer: &str| {
            let chip = &car["boost"];
            let mine = chip.is_object() && text(chip, "engineer") == engineer;
            // Both have a chip of 1 and a chip of 2.
            if mine { int(chip, "number") } else { 0 }
        };
        let car = Car {
            owner: seat,
            body: int(car, "body") + boost("maybach"),
            engine: int(car, "engine") + boost("horch"),
            workers: int(car, "workers"),
            price,
        };
        assert!(self.cars.insert(number, car).is_none(), "an empty space of the market");
        assert!(self.cars.len() <= self.full_market());
    }

    fn award(&mut self, seat: usize, it: &Value) {
        let award = text(it, "award");
        let at = self.due.iter().position(|(who, due)| *who == seat && *due == award);
        self.due.remove(at.unwrap_or_else(|| panic!("{award} is not earned by {seat}")));
        assert!(self.awards.insert(award.to_owned(), seat).is_none(), "only the first");
        let points = match award {
            "lap1" | "merchant" | "market" | "body3" | "engine4" => 3,
            _ => 7,
        };
        assert_eq!(int(it, "points"), points);
        self.players[seat].points += points;
    }

    fn end(&mut self, it: &Value) {
        let (full, bell) = (self.cars.len() == self.full_market(), self.marker == 0);
        assert!(full || bell, "the round ends by the market or by the marker");
        assert_eq!(it["market_full"], full);
        assert_eq!(it["marker_at_zero"], bell);
        self.ended = true;
    }

    fn race(&mut self, seat: usize, it: &Value) {
        assert!(self.ended);
        let far = |player: &Player| player.laps * SPACES + player.space;
        let me = &self.players[seat];
        let cars = self.players.iter().filter(|it| it.space > 0).map(far);
        let cars = cars.chain(self.dummies().iter().copied());
        let ahead = cars.filter(|it| *it > far(me)).count();
        let place = if me.space == 0 { 0 } else { PLACES.get(ahead).copied().unwrap_or(0) };
        let laps = LAPS.get(me.laps as usize).copied().unwrap_or(7 + me.laps - 5);
        assert_eq!(int(it, "place_points"), place, "place of seat {seat}");
        assert_eq!(int(it, "lap_points"), laps, "{} laps", me.laps);
        self.players[seat].points += place + laps;
    }

    fn open(&mut self, it: &Value) {
        assert!(self.ended);
        let cars =
            it["cars"].as_array().expect("a list").iter().filter(|it| it.is_object()).count();
        assert_eq!(cars, self.cars.len());
        self.day = self.merchants.clone();
    }

    /// First what the merchant prefers, then the price.
    fn sell(&mut self, sale: &Value) {
        let (preference, daimler) = self.day.remove(0);
        assert_eq!(text(sale, "preference"), preference);
        let wish = |car: &Car| match preference.as_str() {
            "body" => car.body,
            "engine" => car.engine,
            "prestige" => car.workers,
            _ => -car.price,
        };
        let most = self.cars.values().map(wish).max();
        let liked = self.cars.iter().filter(|(_, car)| Some(wish(car)) == most);
        let Some(number) = liked.min_by_key(|(_, car)| car.price).map(|(number, _)| *number) else {
            assert_eq!(sale["bought"], Value::Null, "there is nothing to buy");
            return;
        };
        let car = self.cars.remove(&number).expect("the car is there");
        let times = match (preference.as_str(), self.has(car.owner, "opel")) {
            ("price", true) => 3,
            ("price", false) => 2,
            _ => 1,
        };
        let points = car.price * times + daimler;
        assert_eq!(int(&sale["bought"], "car"), number);
        assert_eq!(int(&sale["bought"], "seat") as usize, car.owner);
        assert_eq!(int(&sale["bought"], "points"), points);
        self.players[car.owner].points += points;
        self.players[car.owner].supply += car.workers;
    }
}

/// Plays at random and lets the twin follow; gives the number of sales it has seen.
fn match_of(seats: u8, options: &Options, number: u64) -> usize {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&number.to_le_bytes());
    key[8] = seats;
    let seed = Seed(key);
    let mut game = Automobile::setup(options, seats, &mut Rng::at(seed, 0)).expect("a match");
    let mut twin = Referee::new(seats.into());
    let mut choices = Rng::at(Seed([seats; 32]), number as u32);
    let (mut legal, mut ply, mut sales) = (Vec::new(), 0, 0);
    loop {
        let standings = match game.decision() {
            Decision::Choose { seats, .. } => {
                let seat = seats.iter().next().expect("somebody is to move");
                legal.clear();
                game.legal(seat, &mut legal);
                let action = legal[choices.below(legal.len() as u32) as usize];
                let mut log = Log::on();
                ply += 1;
                game.apply(seat, action, &mut Rng::at(seed, ply), &mut log);
                for (_, event) in log.entries() {
                    let event = serde_json::to_value(event).expect("an event is JSON");
                    sales += usize::from(event["chose"]["sale"]["bought"].is_object());
                    twin.follow(&event);
                }
                assert_eq!(twin.due, [], "earned and not given, at ply {ply} of match {number}");
                continue;
            }
            Decision::Over(standings) => standings,
        };
        let points: Vec<i32> = twin.players.iter().map(|it| it.points as i32).collect();
        assert_eq!(standings.scores(), points, "match {number} of {seats}");
        return sales;
    }
}

#[test]
fn the_twin_agrees_on_every_point_of_a_thousand_matches_for_each_number_of_players() {
    for seats in 2..=4 {
        for bonus_tiles in [false, true] {
            let options = Options { bonus_tiles, ..Options::default() };
            let sales: usize = (0..times(500)).map(|it| match_of(seats, &options, it)).sum();
            assert!(sales > 1000, "only {sales} sales: the twin has compared next to nothing");
        }
    }
}
