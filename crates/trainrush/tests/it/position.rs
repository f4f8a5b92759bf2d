//! The language of the tests: set up a position, play lines of notation, ask what is legal.
//!
//! ```ignore
//! let mut game = players(2);
//! game.stand(0, "R-I4").coal(0, 3).hand(0, "A19");
//! game.turn(0, Step::Play).play("play A19; move R-I6");
//! assert_eq!(game.choices("move"), "R-I8");
//! ```
//!
//! The language is the test kit's; here are the edits, which keep pieces conserved.

use std::ops::{Deref, DerefMut};

use engine::{Bits, Seat};
use trainrush::nouns::*;
use trainrush::{Car, Event, Options, Phase, Player, Stack, Step, TrainRush};

/// A position of Train Rush, with ways to put its pieces on the board.
#[derive(Clone)]
pub struct Position(testkit::Position<TrainRush>);

impl Deref for Position {
    type Target = testkit::Position<TrainRush>;

    fn deref(&self) -> &testkit::Position<TrainRush> {
        &self.0
    }
}

impl DerefMut for Position {
    fn deref_mut(&mut self) -> &mut testkit::Position<TrainRush> {
        &mut self.0
    }
}

/// The table before the first choice; seat 0 is the first player.
pub fn set_up(players: u8, options: Options) -> Position {
    let start = |seed| Position(testkit::Position::new(&options, players, seed));
    (1..).map(start).find(|it| it.order[0] == Seat(0)).unwrap()
}

/// After the set-up: seat 0 is to bid, and nobody carries more than brass and gold.
pub fn with_options(players: u8, options: Options) -> Position {
    let mut position = set_up(players, options);
    while position.step() != Step::Bid {
        let last = position.legal().pop().unwrap();
        position.play(&last);
    }
    position
}

pub fn players(players: u8) -> Position {
    with_options(players, Options::default())
}

macro_rules! named {
    ($($name:ident: $type:ty),+ $(,)?) => {$(
        pub fn $name(text: &str) -> $type {
            text.parse().unwrap_or_else(|_| panic!("no {} {text}", stringify!($name)))
        }
    )+};
}

named! {
    field: Field, city: City, zone: Zone, sector: Sector, card: Card, tile: Tile, hero: Hero,
    contract: Contract, wagon: Wagon, region: Region, resource: Resource, track: Track,
}

/// Look.
impl Position {
    pub fn told(&self, event: Event) -> bool {
        self.events.contains(&event)
    }

    pub fn seat(&self, seat: u8) -> &Player {
        self.player(Seat(seat))
    }

    fn seat_mut(&mut self, seat: u8) -> &mut Player {
        self.player_mut(Seat(seat))
    }

    pub fn total(&self, seat: u8) -> u16 {
        self.score_sheets()[usize::from(seat)].total
    }
}

/// Edit.
impl Position {
    /// The step of one seat, then the mission phase.
    pub fn turn(&mut self, seat: u8, step: Step) -> &mut Self {
        self.turns(&[(seat, step)])
    }

    /// Steps in their order, then the mission phase.
    pub fn turns(&mut self, steps: &[(u8, Step)]) -> &mut Self {
        self.stack = Stack::EMPTY;
        self.stack.push(Seat(0), Step::Phase(Phase::Missions));
        for (seat, step) in steps.iter().rev() {
            self.stack.push(Seat(*seat), *step);
        }
        self
    }

    /// The seat has bid its lowest spy and is to lobby; then comes a choice that stops the play.
    pub fn lobbying(&mut self, seat: u8) -> &mut Self {
        let spy = self.seat(seat).spies_left().next().unwrap();
        self.seat_mut(seat).spies &= !(1 << spy.get());
        self.seat_mut(seat).bid = Some(spy);
        self.turns(&[(seat, Step::Lobby), (seat, Step::Advance { may: false })])
    }

    pub fn order(&mut self, order: &[u8]) -> &mut Self {
        for (place, seat) in self.order.iter_mut().zip(order) {
            *place = Seat(*seat);
        }
        self
    }

    pub fn stand(&mut self, seat: u8, at: &str) -> &mut Self {
        self.seat_mut(seat).field = field(at);
        self
    }

    pub fn coal(&mut self, seat: u8, coal: u16) -> &mut Self {
        self.seat_mut(seat).coal = coal;
        self
    }

    pub fn investment(&mut self, seat: u8, investment: u16) -> &mut Self {
        self.seat_mut(seat).investment = investment;
        self
    }

    /// Exactly these cards; the others go back to the deck.
    pub fn hand(&mut self, seat: u8, cards: &str) -> &mut Self {
        let hand: Cards = cards.split_whitespace().map(card).collect();
        let old = std::mem::take(&mut self.seat_mut(seat).hand);
        self.upper.0 = self.upper.0.or(Bits(old.word()));
        for card in hand.iter() {
            self.fetch(card);
        }
        self.seat_mut(seat).hand = hand;
        self.seat_mut(seat).shown = Cards::EMPTY;
        self
    }

    /// Takes a card from wherever it is; an open one is replaced.
    fn fetch(&mut self, card: Card) {
        for seat in 0..4 {
            self.seat_mut(seat).under.remove(card);
            if self.seat(seat).hand.contains(card) {
                let other = Card::of(self.upper.0.first().expect("a deck"));
                self.upper.0.remove(other.number());
                self.seat_mut(seat).hand.remove(card);
                self.seat_mut(seat).shown.remove(card);
                self.seat_mut(seat).hand.insert(other);
            }
        }
        if let Some(place) = self.pool.iter().position(|it| *it == Some(card)) {
            let others = self.upper.0.iter().find(|it| *it != card.number());
            let other = Card::of(others.expect("a deck"));
            self.upper.0.remove(other.number());
            self.pool[place] = Some(other);
        }
        self.upper.0.remove(card.number());
        self.bottom.0.remove(card.number());
        self.discarded.remove(card);
    }

    pub fn progress(&mut self, seat: u8, on: &str, space: u8) -> &mut Self {
        self.seat_mut(seat).progress[track(on).idx()] = space;
        self
    }

    /// Puts the train together: `W201 brass _, S2 2` is a wagon with a cube and an empty slot, and a
    /// special one with two parcels. The first two wagons stay.
    pub fn train(&mut self, seat: u8, cars: &str) -> &mut Self {
        let mut at = 2;
        for text in cars.split(',').map(str::trim).filter(|text| !text.is_empty()) {
            let mut words = text.split_whitespace();
            let mut car = Car::new(wagon(words.next().unwrap()));
            if car.wagon.is_special() {
                car.parcels = words.next().map_or(0, |count| count.parse().unwrap());
                self.specials[usize::from(car.wagon.data().size) - 2] -= 1;
            } else {
                for (slot, cube) in words.enumerate() {
                    car.cargo[slot] = (cube != "_").then(|| resource(cube));
                }
                self.uncover(car.wagon);
            }
            self.seat_mut(seat).train[at] = Some(car);
            at += 1;
        }
        let spaces = trainrush::data::data().progress[Track::Wagons.idx()].iter();
        let least = spaces.clone().position(|limit| usize::from(*limit) >= at).unwrap() as u8;
        let space = &mut self.seat_mut(seat).progress[Track::Wagons.idx()];
        *space = (*space).max(least);
        self
    }

    /// Takes a normal wagon out of its row or stack.
    fn uncover(&mut self, wagon: Wagon) {
        let row = usize::from(wagon.data().size) - 2;
        if let Some(place) = self.rows[row].iter().position(|it| *it == Some(wagon)) {
            let other = self.wagon_stacks[row].0.first().expect("a stack");
            self.wagon_stacks[row].0.remove(other);
            self.rows[row][place] = Wagon::new(other);
        } else {
            self.wagon_stacks[row].0.remove(wagon.number());
        }
    }

    /// These wagons lie open first in their rows.
    pub fn open_wagons(&mut self, wagons: &str) -> &mut Self {
        for (place, wagon) in wagons.split_whitespace().map(wagon).enumerate() {
            let row = usize::from(wagon.data().size) - 2;
            self.uncover(wagon);
            if let Some(old) = self.rows[row][place].replace(wagon) {
                self.wagon_stacks[row].0.insert(old.number());
            }
        }
        self
    }

    /// What the first two wagons carry; `_` is nothing.
    pub fn first_cars(&mut self, seat: u8, brass: &str, any: &str) -> &mut Self {
        for (place, cube) in [brass, any].into_iter().enumerate() {
            let car = self.seat_mut(seat).train[place].as_mut().unwrap();
            car.cargo[0] = (cube != "_").then(|| resource(cube));
        }
        self
    }

    pub fn warehouse(&mut self, seat: u8, at: &str) -> &mut Self {
        let free = self.zones[zone(at).idx()].warehouses.iter_mut().find(|it| it.owner.is_none());
        free.unwrap().owner = Some(Seat(seat));
        self.seat_mut(seat).warehouses -= 1;
        self
    }

    pub fn station(&mut self, seat: u8, at: &str) -> &mut Self {
        self.zones[zone(at).idx()].station = Some(Seat(seat));
        self.zones[zone(at).idx()].parcel = true;
        self.seat_mut(seat).stations -= 1;
        self
    }

    /// A warehouse with a contractor who comes from the first city that has one.
    pub fn leased(&mut self, seat: u8, at: &str, colour: &str) -> &mut Self {
        self.warehouse(seat, at);
        let colour = region(colour);
        let from = self.cities.iter_mut().find(|city| city.contractors.contains(colour));
        from.unwrap().contractors.remove(colour);
        let zone = &mut self.zones[zone(at).idx()];
        let free = zone.warehouses.iter_mut().rfind(|it| it.owner == Some(Seat(seat)));
        free.unwrap().leased = Some(colour);
        self
    }

    /// Spies of these seats, from field 1 on.
    pub fn spies(&mut self, at: &str, seats: &[u8]) -> &mut Self {
        for (place, seat) in seats.iter().enumerate() {
            self.sectors[sector(at).idx()].spies[place] = Some(Seat(*seat));
            let lowest = Bits(u64::from(self.seat(*seat).spies)).first().unwrap();
            self.seat_mut(*seat).spies &= !(1 << lowest);
        }
        self
    }

    /// Agents of these seats, from field 5 on.
    pub fn agents(&mut self, at: &str, seats: &[u8]) -> &mut Self {
        for (place, seat) in seats.iter().enumerate() {
            self.sectors[sector(at).idx()].agents[place] = Some(Seat(*seat));
            self.seat_mut(*seat).agents -= 1;
        }
        self
    }

    /// The tile lies open on this number.
    pub fn tile(&mut self, number: u8, id: &str) -> &mut Self {
        let (place, tile) = (usize::from(number) - 1, tile(id));
        let old = self.tiles[place].unwrap();
        if let Some(other) = self.tiles.iter().position(|it| *it == Some(tile)) {
            self.tiles[other] = Some(old);
        } else {
            self.tile_stacks.unseen.0.remove(tile.number());
            self.tile_stacks.unseen.0.insert(old.number());
        }
        self.tiles[place] = Some(tile);
        self
    }

    /// The contract lies open in this region.
    pub fn contract(&mut self, of: &str, id: &str) -> &mut Self {
        let (row, contract) = (region(of).idx(), contract(id));
        let size = usize::from(contract.data().size()) - 2;
        let old = self.contracts[row][size].unwrap();
        let open = self.contracts.iter().position(|region| region[size] == Some(contract));
        match open {
            Some(other) => self.contracts[other][size] = Some(old),
            None => {
                self.contract_stacks[size].0.remove(contract.number());
                self.contract_stacks[size].0.insert(old.number());
            }
        }
        self.contracts[row][size] = Some(contract);
        self
    }

    pub fn slot(&mut self, seat: u8, at: &str, size: u8) -> &mut Self {
        self.cities[city(at).idx()].slots[usize::from(size) - 2] = Some(Seat(seat));
        self.seat_mut(seat).contract_markers -= 1;
        self
    }

    pub fn visit(&mut self, seat: u8, at: &str) -> &mut Self {
        let city = city(at);
        let visitors = self.cities[city.idx()].visitors();
        self.cities[city.idx()].markers[visitors] = Some(Seat(seat));
        self.seat_mut(seat).visited.insert(city);
        self
    }

    pub fn token(&mut self, seat: u8, steps: u8) -> &mut Self {
        self.seat_mut(seat).tokens[usize::from(steps) - 2] += 1;
        self
    }

    /// The hero is in the hand of this seat.
    pub fn hero(&mut self, seat: u8, id: &str) -> &mut Self {
        let hero = hero(id);
        if self.seat(seat).heroes.contains(hero) {
            return self;
        }
        let last = self.seat(seat).pick_count() - 1;
        let old = self.seat(seat).picks[last].unwrap();
        for other in 0..self.players {
            let player = self.seat_mut(other);
            if let Some(place) = player.picks.iter().position(|it| *it == Some(hero)) {
                player.picks[place] = Some(old);
                player.heroes.remove(hero);
                player.heroes.insert(old);
            }
            if player.boxed.contains(hero) {
                player.boxed.remove(hero);
                player.boxed.insert(old);
            }
        }
        if self.undealt.contains(hero) {
            self.undealt.remove(hero);
            self.undealt.insert(old);
        }
        let player = self.seat_mut(seat);
        player.picks[last] = Some(hero);
        player.heroes.remove(old);
        player.heroes.insert(hero);
        self
    }

    /// The hero is played: a mission of this seat.
    pub fn mission(&mut self, seat: u8, id: &str) -> &mut Self {
        self.hero(seat, id);
        let hero = hero(id);
        self.seat_mut(seat).heroes.remove(hero);
        self.seat_mut(seat).missions.insert(hero);
        let city = trainrush::data::data().heroes[hero.idx()].city;
        self.cities[city.idx()].mission = false;
        self
    }
}
