//! The language of the tests: set up a position, play lines of notation, ask what is legal.
//!
//! ```ignore
//! let mut game = players(2);
//! game.lay("R3.1 R3.2").stations(0, "R3");
//! game.play("play black; at load; load HH 1; move 1 R3.2");
//! assert_eq!(game.choices("move"), "1 R3.1");
//! ```
//!
//! The language is the test kit's; here are the edits, which keep pieces conserved.

mod solo;

use std::ops::{Deref, DerefMut};

use autobahn::data::data;
use autobahn::nouns::*;
use autobahn::{Autobahn, Options, Player, Step, Truck, Turn};
use engine::{Bits, Seat};

pub use solo::*;

/// A position of Autobahn, with ways to put its pieces on the board.
#[derive(Clone)]
pub struct Position(testkit::Position<Autobahn>);

impl Deref for Position {
    type Target = testkit::Position<Autobahn>;

    fn deref(&self) -> &testkit::Position<Autobahn> {
        &self.0
    }
}

impl DerefMut for Position {
    fn deref_mut(&mut self) -> &mut testkit::Position<Autobahn> {
        &mut self.0
    }
}

/// The table before the draft of route cards; seat 0 is the start player.
pub fn set_up(players: u8, options: Options) -> Position {
    let start = |seed| Position(testkit::Position::new(&options, players, seed));
    (1..).map(start).find(|it| it.current == Seat(0)).unwrap()
}

pub fn with_options(players: u8, options: Options) -> Position {
    let mut position = set_up(players, options);
    while position.stack.top().step == Step::Route {
        let first = position.legal()[0].clone();
        position.play(&first);
    }
    position
}

/// The first turn: seat 0 has drafted last and is to take an action.
pub fn players(players: u8) -> Position {
    with_options(players, Options::default())
}

pub fn seat(number: u8) -> Seat {
    Seat(number)
}

pub fn section(text: &str) -> Section {
    text.parse().unwrap_or_else(|_| panic!("no section {text}"))
}

pub fn link(text: &str) -> Link {
    text.parse().unwrap_or_else(|_| panic!("no link {text}"))
}

pub fn city(text: &str) -> City {
    text.parse().unwrap_or_else(|_| panic!("no city {text}"))
}

pub fn card(text: &str) -> Card {
    text.parse().unwrap_or_else(|_| panic!("no card {text}"))
}

pub fn country(text: &str) -> Country {
    text.parse().unwrap_or_else(|_| panic!("no country {text}"))
}

pub fn route(text: &str) -> Route {
    text.parse().unwrap_or_else(|_| panic!("no route {text}"))
}

pub fn bit(country_id: &str) -> u8 {
    1 << country(country_id).number()
}

fn cards(text: &str) -> Bits {
    text.split_whitespace().map(|id| card(id).number()).collect()
}

/// Play.
impl Position {
    pub fn to_move(&self) -> Seat {
        self.stack.top().seat
    }

    pub fn step(&self) -> Step {
        self.stack.top().step
    }

    #[track_caller]
    pub fn play(&mut self, script: &str) -> &mut Self {
        self.0.play(script);
        self
    }

    /// A player's board, to look at or to edit.
    pub fn p(&mut self, number: u8) -> &mut Player {
        &mut self.game.seats[usize::from(number)]
    }

    pub fn value(&self, id: &str) -> u8 {
        self.roads.city_value(city(id))
    }

    pub fn office(&self, colour: Colour) -> Vec<u8> {
        self.offices[colour.idx()].seats.iter().flatten().map(|seat| seat.0).collect()
    }
}

/// Set-up. Pieces come from where they would come from in a match, so that all are conserved.
impl Position {
    /// A fresh turn of this seat.
    pub fn turn_of(&mut self, number: u8) -> &mut Self {
        self.current = seat(number);
        self.turn = Turn::default();
        self.stack.clear();
        self.stack.push(seat(number), Step::Trucks);
        self.stack.push(seat(number), Step::Act);
        if self.p(number).unclaimed != 0 {
            self.stack.push(seat(number), Step::Claim);
        }
        self
    }

    /// Phase 3 of a turn in which this card was played.
    pub fn drive(&mut self, number: u8, id: &str) -> &mut Self {
        self.turn_of(number);
        let played = card(id);
        self.p(number).hand.remove(played.number());
        self.p(number).played = [cards(id), Bits::EMPTY, Bits::EMPTY, Bits::EMPTY, Bits::EMPTY];
        self.turn.card = Some(played);
        self.turn.space = Some(Space::Unlock);
        self.turn.colours = data().cards[played.idx()].colours;
        self.turn.acted = true;
        self.stack.clear();
        self.stack.push(seat(number), Step::Trucks);
        self
    }

    /// The bonus action is what comes next.
    pub fn bonus(&mut self, number: u8, step: Step) -> &mut Self {
        self.stack.push(seat(number), step);
        self
    }

    /// Era 1, 2 or 3, with its whole stack of sections.
    pub fn era(&mut self, era: u8) -> &mut Self {
        while self.era + 1 < era {
            let gone = usize::from(self.era);
            self.stacks[3] += std::mem::take(&mut self.stacks[gone]);
            self.game.era += 1;
        }
        self
    }

    /// Leaves this many sections in the stack of the era.
    pub fn sections_left(&mut self, count: u8) -> &mut Self {
        let era = usize::from(self.era);
        self.stacks[3] += self.stacks[era] - count;
        self.stacks[era] = count;
        self
    }

    /// Lays sections (`R3.1`) or whole links (`R3`), which come from beside the board.
    pub fn lay(&mut self, places: &str) -> &mut Self {
        for place in places.split_whitespace() {
            let sections = match place.contains('.') {
                true => section(place).bit(),
                false => data().links[link(place).idx()].sections,
            };
            for number in sections.minus(self.roads.built) {
                self.roads.built.insert(number);
                let stack = (0..4).rev().find(|stack| self.stacks[*stack] > 1).unwrap();
                self.stacks[stack] -= 1;
            }
        }
        self
    }

    /// Lays and upgrades links.
    pub fn dual(&mut self, links: &str) -> &mut Self {
        self.lay(links);
        for id in links.split_whitespace() {
            self.roads.dual.insert(link(id).number());
        }
        self
    }

    pub fn stations(&mut self, number: u8, links: &str) -> &mut Self {
        self.p(number).stations = links.split_whitespace().map(|id| link(id).number()).collect();
        self
    }

    pub fn money(&mut self, number: u8, money: u16) -> &mut Self {
        self.p(number).money = money;
        self
    }

    /// Exactly these cards in hand, none played.
    pub fn hand(&mut self, number: u8, ids: &str) -> &mut Self {
        self.p(number).hand = cards(ids);
        self.p(number).played = [Bits::EMPTY; 5];
        self.out_of_the_deck(cards(ids));
        self
    }

    /// These cards lie above a space of the board.
    pub fn played(&mut self, number: u8, space: Space, ids: &str) -> &mut Self {
        let down = cards(ids);
        let player = self.p(number);
        player.hand = player.hand.minus(down);
        player.played[space.idx()] = player.played[space.idx()].or(down);
        self.out_of_the_deck(down);
        self
    }

    /// Exactly these cards in the display, left to right, and these in the deck.
    pub fn display(&mut self, ids: &str, deck: &str) -> &mut Self {
        self.display = [None; 5];
        for (place, id) in ids.split_whitespace().enumerate() {
            self.display[place] = Some(card(id));
        }
        self.deck.0 = cards(deck);
        self
    }

    fn out_of_the_deck(&mut self, gone: Bits) {
        self.deck.0 = self.deck.0.minus(gone);
        for place in &mut self.game.display {
            *place = place.filter(|card| !gone.contains(card.number()));
        }
    }

    /// Who sits in an office, left to right.
    pub fn seated(&mut self, colour: Colour, owners: &[u8]) -> &mut Self {
        let office = &mut self.offices[colour.idx()];
        office.seats = Default::default();
        for (place, owner) in owners.iter().enumerate() {
            office.seats[place] = Some(seat(*owner));
        }
        self.balance()
    }

    pub fn lobby(&mut self, number: u8, employees: u8) -> &mut Self {
        self.p(number).lobby = employees;
        self.balance()
    }

    /// Puts an employee on each of these floors of a department.
    pub fn floors(&mut self, number: u8, department: Department, floors: &[u8]) -> &mut Self {
        let bits = floors.iter().map(|floor| 1 << (floor - 1)).sum();
        self.p(number).floors[department.idx()] = bits;
        self.balance()
    }

    /// Everybody of this seat is employed: so many in the lobby, the others in offices, the yellow
    /// one last. For four players, whose offices are large enough.
    pub fn employ_all(&mut self, number: u8, lobby: u8) -> &mut Self {
        self.lobby(number, lobby);
        for colour in Colour::ALL {
            for place in 0..self.office_capacity(colour) {
                let chair = &mut self.0.game.offices[colour.idx()].seats[place];
                if self.0.game.seats[usize::from(number)].supply > 0 && chair.is_none() {
                    *chair = Some(seat(number));
                    self.balance();
                }
            }
        }
        assert_eq!(self.p(number).supply, 0);
        self
    }

    /// The supply is what is left of the 25 employees.
    fn balance(&mut self) -> &mut Self {
        for owner in self.all_seats() {
            let in_offices = u32::from(self.employees_in_offices(owner));
            let player = self.game.player_mut(owner);
            let promoted: u32 = player.floors.iter().map(|floors| floors.count_ones()).sum();
            let busy = u32::from(player.lobby) + promoted + player.funded.count_ones() + in_offices;
            player.supply = 25u8.checked_sub(busy as u8).expect("25 employees each");
        }
        self
    }

    /// Unlocks the lowest levels of a column, with the tokens of the last colours first.
    pub fn tech(&mut self, number: u8, column: Column, levels: u8) -> &mut Self {
        for level in 1..=levels {
            self.tech_level(number, column, level);
        }
        self
    }

    pub fn tech_level(&mut self, number: u8, column: Column, level: u8) -> &mut Self {
        let player = self.p(number);
        player.technologies[column.idx()] |= 1 << (level - 1);
        match player.tokens.iter().last() {
            Some(last) => player.tokens.remove(last),
            None => player.extra_tokens -= 1,
        }
        self
    }

    /// A tile in the player area, taken from the board.
    pub fn tile(&mut self, number: u8, tile: Tile) -> &mut Self {
        self.take_from_board(tile, None);
        self.p(number).tiles[tile.idx()] += 1;
        self.p(number).tiles_taken += 1;
        self
    }

    /// Exactly these tiles in a country's panel; whoever sits last has taken and used the others.
    pub fn panel(&mut self, id: &str, tiles: &[Tile]) -> &mut Self {
        let (here, last) = (country(id), self.players - 1);
        for place in 0..3 {
            let gone = self.panels[here.idx()][place].take();
            self.p(last).tiles_taken += u8::from(gone.is_some());
        }
        for (place, tile) in tiles.iter().enumerate() {
            self.take_from_board(*tile, Some(here));
            self.panels[here.idx()][place] = Some(*tile);
        }
        self
    }

    /// Removes one tile of this kind from the map or a panel, or any if there is none of the kind.
    fn take_from_board(&mut self, tile: Tile, but_not_from: Option<Country>) {
        let game = &mut self.0.game;
        let panels = game.panels.iter_mut().enumerate();
        let panels = panels.filter(|(at, _)| but_not_from.map(Country::idx) != Some(*at));
        let places = panels.flat_map(|(_, panel)| panel).chain(&mut game.map_tiles);
        let mut places: Vec<_> = places.filter(|place| place.is_some()).collect();
        let same = places.iter().position(|place| **place == Some(tile)).unwrap_or(0);
        *places[same] = None;
    }

    /// A loaded truck on a section, or in the depot of a city with what is made there.
    pub fn truck(&mut self, number: u8, truck: usize, place: &str, good: Good) -> &mut Self {
        self.p(number).trucks[truck - 1] = match place.parse::<Depot>() {
            Ok(depot) => Truck::Depot(depot),
            Err(_) => Truck::Road(section(place), good),
        };
        self
    }

    /// Position on the development track, counted from 1.
    pub fn track(&mut self, number: u8, space: u8) -> &mut Self {
        self.p(number).track = space - 1;
        self
    }

    pub fn board(&mut self, number: u8, id: &str) -> &mut Self {
        self.p(number).board = id.parse().unwrap();
        self
    }
}
